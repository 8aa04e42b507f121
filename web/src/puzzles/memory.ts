// How a player without an account does at puzzles, stored in this browser and worked out as on the server.
import type { PuzzleInfo } from '../wire.ts';

export interface Memory {
  readonly rating: number;
  /** Puzzles solved in a row. */
  readonly streak: number;
  /** Those already tried, latest last, without the game's name. */
  readonly tried: readonly string[];
}

export const FRESH: Memory = { rating: 1000, streak: 0, tried: [] };

/** Much at first, then less. */
const stepAfter = (tries: number): number => (tries < 15 ? 60 : 20);

/** After a first try. */
export function remember(
  memory: Memory,
  { id, rating }: Pick<PuzzleInfo, 'id' | 'rating'>,
  solved: boolean,
): Memory {
  const expected = 1 / (1 + 10 ** ((rating - memory.rating) / 400));
  const moved = memory.rating + stepAfter(memory.tried.length) * (Number(solved) - expected);
  return {
    rating: Math.round(Math.min(3000, Math.max(100, moved))),
    streak: solved ? memory.streak + 1 : 0,
    tried: [...memory.tried, id],
  };
}

/** The one to try next: closest to the player's strength among those not tried, otherwise the one tried longest
 * ago. */
export function nextOf(
  puzzles: readonly PuzzleInfo[],
  memory: Memory,
  but: string | null,
): PuzzleInfo | null {
  const others = puzzles.filter(({ id }) => id !== but);
  const fresh = others.filter(({ id, solved }) => solved === null && !memory.tried.includes(id));
  const far = ({ rating }: PuzzleInfo): number => Math.abs(rating - memory.rating);
  const [near] = fresh.toSorted((a, b) => far(a) - far(b));
  const oldest = memory.tried.map((id) => others.find((one) => one.id === id)).find(Boolean);
  return near ?? oldest ?? others[0] ?? null;
}
