// What a seat has gained in a story rises from its tab: points, coins and karma in sums, and bonuses one by one.
import { rise, type Flight } from '../../board/sky.svelte.ts';
import type { Story } from '../../wire.ts';
import { gains, told, type Gain, type Told } from './fresh.ts';

export interface Cargo {
  readonly gain: Gain;
  readonly more: readonly Told[];
}

export function flightsOf(story: readonly Story[], seats: number): Flight<Cargo>[] {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => {
    const [gain, more] = [gains(story, seat), told(story, seat)];
    const some = gain.fame + gain.money + gain.karma + more.length > 0;
    return some ? [rise({ gain, more }, `player ${seat}`)] : [];
  });
}
