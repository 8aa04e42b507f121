// Places on a board, by name: what a line of the story or a step of a lesson is about. A board gives the things
// it draws names; the shell draws a light outline around those it is asked to show. Nothing else is needed.
//
// An area carries `data-area="market"`, a spot within one `data-at="river 3"`. Things that belong to a seat end
// in its number: `hand 0`. A name that is not on the board falls back to the one without its last word, so that
// `river 3` shows the river where the third space has no name of its own.
import type { Story } from '../wire.ts';

/** The places that a line of the story is about; `games/GAME/places.ts` exports one as `placesOf`. */
export type PlacesOf = (line: Story) => readonly string[];

/** What a game says of the places of its board. */
export interface Places {
  readonly placesOf: PlacesOf;
  /** The first words of places that show what a seat has. A move changes many of them at once: what a seat did is
   * marked where it was done, and only there. */
  readonly HAS?: ReadonlySet<string>;
  /** The kind of event after which the board is laid out anew: where something was done before it says nothing now. */
  readonly AFRESH?: string;
}

/** Where some lines were done, in order, each place once; where nothing else is known, what the seat has. */
export function marksOf(
  lines: readonly Story[],
  { placesOf, HAS = new Set(), AFRESH }: Places,
): readonly string[] {
  const anew = lines.findLastIndex(({ events }) => (events as Told[]).some(({ kind }) => kind === AFRESH));
  const all = [...new Set(lines.slice(anew + 1).flatMap(placesOf))];
  const done = all.filter((name) => !HAS.has(name.split(' ')[0] ?? ''));
  return done.length > 0 ? done : all;
}

/** Where something stands within the stage, in pixels. */
export interface Spot {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A name, then the names it falls back to: `square 0 b3`, `square 0`, `square`. */
export function fallbacks(name: string): readonly string[] {
  const words = name.split(' ');
  return words.map((_, cut) => words.slice(0, words.length - cut).join(' '));
}

const things = (stage: Element, name: string): Element[] => {
  const quoted = CSS.escape(name);
  return [...stage.querySelectorAll(`[data-area="${quoted}"], [data-at="${quoted}"]`)];
};

const isSeen = (thing: Element): boolean => thing.getBoundingClientRect().width > 0;

/** What is drawn under this name and can be seen; a phone hides the parts that are not looked at. */
function drawn(stage: Element, name: string): readonly Element[] {
  for (const one of fallbacks(name)) {
    const found = things(stage, one).filter(isSeen);
    if (found.length > 0) return found;
  }
  return [];
}

/** Where a board shows one part at a time, the part with this place comes forward. A tab names the places that it
 * shows: `data-shows="quarry market"`. */
export function turnTo(stage: Element, name: string): void {
  const [area = ''] = name.split(' ');
  if (drawn(stage, name).length === 0)
    stage.querySelector<HTMLElement>(`[data-shows~="${CSS.escape(area)}"]`)?.click();
}

/** Where the named places are, each once. With `exactly` a name that is not drawn falls back only where none is. */
export function spotsOf(stage: Element, names: readonly string[], exactly = false): readonly Spot[] {
  const there = exactly ? names.filter((name) => things(stage, name).some(isSeen)) : [];
  if (there.length > 0 && there.length < names.length) return spotsOf(stage, there);
  const frame = stage.getBoundingClientRect();
  const elements = new Map(
    names.flatMap((name) => drawn(stage, name).map((thing) => [thing, name] as const)),
  );
  return [...elements].map(([thing, name]) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { name, left: left - frame.left, top: top - frame.top, width, height };
  });
}

/** The spots that nothing laid over the board hides, such as the result of a round: `data-covers`. */
export function uncovered(stage: Element, spots: readonly Spot[]): readonly Spot[] {
  const frame = stage.getBoundingClientRect();
  const covers = [...stage.querySelectorAll('[data-covers]')].map((cover) => cover.getBoundingClientRect());
  return spots.filter(({ left, top, width, height }) => {
    const [x, y] = [left + width / 2 + frame.left, top + height / 2 + frame.top];
    return !covers.some((cover) => x > cover.left && x < cover.right && y > cover.top && y < cover.bottom);
  });
}

/** An event of any game, to be asked what it is about. */
export type Told = Readonly<Record<string, unknown>> & { readonly kind: string };

/** For each kind of event, or first word of a move or outcome, the places it is about. */
export type Telling<Of> = Readonly<Record<string, (of: Of) => readonly string[]>>;

/** Reads a line by two tables: the words of its move or outcome, and the kinds of its events. */
export function reading(words: Telling<readonly string[]>, kinds: Telling<Told>): PlacesOf {
  return ({ line, events }) => {
    const text = line.split(' ');
    const begun = words[text[1] ?? '']?.(text) ?? [];
    return [...begun, ...(events as Told[]).flatMap((event) => kinds[event.kind]?.(event) ?? [])];
  };
}
