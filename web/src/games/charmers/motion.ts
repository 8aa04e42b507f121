// Movement: durations come from the theme, so nothing moves if the system asks for reduced motion.
import { crossfade } from 'svelte/transition';
import { moveTime } from '../../board/motion.ts';

/** A die that leaves one place and comes to lie in another. */
export const [send, receive] = crossfade({
  duration: () => moveTime(),
  fallback: () => ({ duration: 0 }),
});
