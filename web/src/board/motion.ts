// How long things travel: the theme says it, and it is nothing where the system asks for reduced motion.

/** Milliseconds of one thing travelling. */
export function moveTime(): number {
  if (typeof document === 'undefined') return 0;
  const text = getComputedStyle(document.documentElement).getPropertyValue('--move').trim();
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) return 0;
  return text.endsWith('ms') ? value : value * 1000;
}
