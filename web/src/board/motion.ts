// How long things travel: the theme says it, and it is nothing where the system asks for reduced motion.
import { untrack } from 'svelte';
import { still } from '../settings.svelte.ts';

let themed = 0;

/** Milliseconds of one thing travelling. The theme is asked once: the browser would lay out the page for each answer. */
export function moveTime(): number {
  if (untrack(still)) return 0;
  themed ||= ofTheme();
  return themed;
}

function ofTheme(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue('--move').trim();
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) return 0;
  return text.endsWith('ms') ? value : value * 1000;
}

/** Lets a die roll over twice and come to rest; `nth` of several roll one after the other. */
export function tumble(node: HTMLElement, nth = 0): void {
  const turn = nth % 2 === 0 ? 1 : -1;
  node.animate?.(
    [
      { transform: `translate(${-30 * turn}px, -26px) rotate(${-400 * turn}deg) scale(0.7)`, opacity: 0.2 },
      {
        transform: `translate(${6 * turn}px, 3px) rotate(${24 * turn}deg) scale(1.06)`,
        opacity: 1,
        offset: 0.72,
      },
      { transform: 'none', opacity: 1 },
    ],
    { duration: moveTime(), delay: moveTime() * 0.1 * nth, easing: 'ease-out', fill: 'backwards' },
  );
}

/** For a die that comes to lie somewhere: `in:tumbling`. */
export function tumbling(node: HTMLElement): { duration: number } {
  tumble(node);
  return { duration: 0 };
}

/** Brings everything that moves to its end at once; what breathes for ever goes on. */
export function settle(node: Element): void {
  for (const animation of node.getAnimations?.({ subtree: true }) ?? []) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}
