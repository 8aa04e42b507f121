// How long things move, read from the theme: nothing moves where the system asks for reduced motion.

/** Milliseconds of one movement. */
export function duration(): number {
  if (typeof document === 'undefined') return 0;
  const text = getComputedStyle(document.documentElement).getPropertyValue('--move').trim();
  const number = Number.parseFloat(text);
  if (!Number.isFinite(number)) return 0;
  return text.endsWith('ms') ? number : number * 1000;
}
