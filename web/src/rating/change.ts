// What a rated match did to the ratings.
import type { RatingChange } from '../wire.ts';

/** A difference with its sign; a minus is as wide as a plus. */
export function signed({ before, after }: RatingChange): string {
  const by = after - before;
  if (by === 0) return '±0';
  return by > 0 ? `+${by}` : `−${-by}`;
}

/** How often to ask, and how long to wait before each next time, in milliseconds. */
const TIMES = 8;
const PAUSE = 1000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the match has been counted; null if that takes too long, or nobody is asking any more. */
export async function untilCounted<T>(
  ask: () => Promise<readonly T[]>,
  wanted: () => boolean,
  wait: (ms: number) => Promise<void> = pause,
): Promise<readonly T[] | null> {
  for (let times = 0; times < TIMES && wanted(); times += 1) {
    if (times > 0) await wait(PAUSE);
    const changes = await ask().catch((): readonly T[] => []);
    if (changes.length > 0) return changes;
  }
  return null;
}
