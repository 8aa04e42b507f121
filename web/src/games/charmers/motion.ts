// Movement: durations come from the theme, so nothing moves if the system asks for reduced motion.
import { crossfade } from 'svelte/transition';
import { moveTime } from '../../board/motion.ts';

/** A die that leaves one place and comes to lie in another. */
export const [send, receive] = crossfade({
  duration: () => moveTime(),
  fallback: () => ({ duration: 0 }),
});

/** For the end of a die's arrival. A die that was about to leave and stays is inert for a moment, and Chromium may go on
 * ignoring taps on it afterwards; setting it anew wakes it. */
export function awake({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.inert = true;
  currentTarget.inert = false;
}
