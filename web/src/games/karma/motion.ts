// How a die comes to lie in a hand.
import { moveTime } from '../../board/motion.ts';

/** A die that comes tumbling in. */
export function tumble(_node: Element): { duration: number; css: (t: number, u: number) => string } {
  return {
    duration: moveTime() * 1.2,
    css: (t, u) =>
      `transform: translateY(${-26 * u * (1 - u) * 4 * 0.5}px) rotate(${u * -300}deg) scale(${0.5 + 0.5 * t})`,
  };
}
