// Which places of its board a line of a game's story is about, where the game says so.
import type { PlacesOf } from '../board/places.ts';

const own = import.meta.glob<{ placesOf: PlacesOf }>('./*/places.ts');

export async function placesOf(game: string): Promise<PlacesOf> {
  const load = own[`./${game}/places.ts`];
  return load ? (await load()).placesOf : () => [];
}
