// Which sound an event of a game has, or the first word of a move, where the game says so.
import type { Sound } from '../sound.ts';
import type { Story } from '../wire.ts';

export type SoundsOf = Readonly<Record<string, Sound>>;

const own = import.meta.glob<{ SOUNDS: SoundsOf }>('./*/sounds.ts');

export async function soundsOf(game: string): Promise<SoundsOf> {
  const load = own[`./${game}/sounds.ts`];
  return load ? (await load()).SOUNDS : {};
}

/** How many different sounds one step may have. */
const MOST = 3;

/** The sounds of what happened, each once, in order. */
export function heardIn(story: readonly Story[], sounds: SoundsOf): readonly Sound[] {
  const kinds = story.flatMap(({ line, events }) => [
    line.split(' ')[1] ?? '',
    ...(events as { readonly kind: string }[]).map(({ kind }) => kind),
  ]);
  const heard = kinds.flatMap((kind) => sounds[kind] ?? []);
  return [...new Set(heard)].slice(0, MOST);
}
