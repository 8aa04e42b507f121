// How long things travel: the theme says it, and it is nothing where reduced motion is asked for.

/** Milliseconds of one thing travelling. */
export function moveTime(): number {
  if (typeof document === 'undefined') return 0;
  const text = getComputedStyle(document.documentElement).getPropertyValue('--move').trim();
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) return 0;
  return text.endsWith('ms') ? value : value * 1000;
}

/** A die that comes tumbling in. */
export function tumble(_node: Element): { duration: number; css: (t: number, u: number) => string } {
  return {
    duration: moveTime() * 1.2,
    css: (t, u) =>
      `transform: translateY(${-26 * u * (1 - u) * 4 * 0.5}px) rotate(${u * -300}deg) scale(${0.5 + 0.5 * t})`,
  };
}
