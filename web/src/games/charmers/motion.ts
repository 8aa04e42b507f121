// Movement: durations come from the theme, so nothing moves if the system asks for reduced motion.
import { crossfade } from 'svelte/transition';
import { moveTime } from '../../board/motion.ts';

/** A die that leaves one place and comes to lie in another. */
export const [send, receive] = crossfade({
  duration: () => moveTime(),
  fallback: () => ({ duration: 0 }),
});

/** Lets a die roll over twice and come to rest. */
export function tumble(node: HTMLElement, nth: number): void {
  const turn = nth % 2 === 0 ? 1 : -1;
  node.animate(
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

/** Brings everything that moves to its end at once; endless animations go on. */
export function settle(node: Element): void {
  for (const animation of node.getAnimations({ subtree: true })) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}
