// Eight dice that can be followed: the view names faces only, so each die is matched with the likeliest of before.
import { COLOURS, colourOf, type Colour, type Face, type View } from './view.ts';

/** Where a die lies: `middle`, `elephant`, `hand`, or `depot 2`. */
export type Place = string;
export interface Lying {
  readonly face: Face;
  readonly place: Place;
}
export interface Die extends Lying {
  readonly id: string;
  readonly colour: Colour;
}

/** Every die of a view with its place. */
export function lying(view: View): Lying[] {
  const at = (place: Place, faces: readonly Face[]): Lying[] => faces.map((face) => ({ face, place }));
  const depots = view.depots.flatMap((faces, seat) => at(`depot ${seat}`, faces));
  const elephant = view.elephant === null ? [] : [view.elephant];
  return [...at('middle', view.middle), ...at('elephant', elephant), ...at('hand', view.hand), ...depots];
}

const change = (a: Lying, b: Lying): number => (a.face === b.face ? 0 : 2) + (a.place === b.place ? 0 : 1);

/** The dice of a view, each under the id that it had before. */
export function follow(before: readonly Die[], view: View): Die[] {
  const now = lying(view);
  return COLOURS.flatMap((colour) => {
    const old = before.filter((die) => die.colour === colour);
    return pair(
      old,
      now.filter(({ face }) => colourOf(face) === colour),
      colour,
    );
  });
}

/** Matches the nearest first; a die that was not there before takes a free id. */
function pair(old: readonly Die[], now: readonly Lying[], colour: Colour): Die[] {
  const links = now.flatMap((die, index) =>
    old.map((was) => ({ index, id: was.id, cost: change(die, was) })),
  );
  links.sort((a, b) => a.cost - b.cost);
  const ids = new Map<number, string>();
  for (const { index, id } of links) {
    if (!ids.has(index) && ![...ids.values()].includes(id)) ids.set(index, id);
  }
  const taken = new Set(ids.values());
  const free = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => `${colour}-${number}`).filter((id) => !taken.has(id));
  return now.map((die, index) => ({
    ...die,
    colour,
    id: ids.get(index) ?? free.shift() ?? `${colour}-x${index}`,
  }));
}

/** The colours rolled in a story, from its lines `* roll blue fish`. */
export function rolled(story: readonly { readonly line: string }[]): ReadonlySet<string> {
  const words = story.map(({ line }) => line.split(' '));
  return new Set(
    words.filter(([star, verb]) => star === '*' && verb === 'roll').map((line) => line[2] ?? ''),
  );
}
