// Which places of its board a line of a game's story is about, where the game says so.
import type { Places } from '../board/places.ts';

const own = import.meta.glob<Places>('./*/places.ts');

export async function placesOf(game: string): Promise<Places> {
  return (await own[`./${game}/places.ts`]?.()) ?? { placesOf: () => [] };
}
