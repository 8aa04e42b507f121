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
  /** Which of several it is, in the order in which they were named; 0 where it is the only one. */
  readonly nth: number;
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

/** What stands for a place that lies behind another part of the board: the tab that shows it. A part may draw its places
 * only once it is seen; then the name says which part it is. */
function tabOf(stage: Element, name: string): Element | null {
  const area = things(stage, name)[0]?.closest<HTMLElement>('[data-area]')?.dataset['area'] ?? name;
  const tab = stage.querySelector(`[data-shows~="${CSS.escape(area.split(' ')[0] ?? '')}"]`);
  return tab && isSeen(tab) ? tab : null;
}

/** What is marked for a name, as it is drawn or by its tab. */
function marked(stage: Element, name: string): readonly Element[] {
  const seen = things(stage, name).filter(isSeen);
  return seen.length > 0 ? seen : [tabOf(stage, name)].filter((tab) => tab !== null);
}

/** Where the named places are, each once. With `exactly` a name that is not drawn falls back only where none is; what
 * lies behind another part of the board is shown by its tab. */
export function spotsOf(stage: Element, names: readonly string[], exactly = false): readonly Spot[] {
  const there = exactly ? names.filter((name) => marked(stage, name).length > 0) : [];
  const found = there.length > 0 ? marked : drawn;
  const frame = stage.getBoundingClientRect();
  const elements = new Map<Element, string>();
  // The first of several that are shown by the same thing gives it its name and number.
  for (const name of there.length > 0 ? there : names)
    for (const thing of found(stage, name)) if (!elements.has(thing)) elements.set(thing, name);
  const all = there.length > 0 ? there : [...elements.values()];
  return [...elements].flatMap(([thing, name]) => {
    const box = withinLens(thing);
    if (!box) return [];
    const [left, top] = [box.left - frame.left, box.top - frame.top];
    const nth = all.length > 1 ? all.indexOf(name) + 1 : 0;
    return [{ name, left, top, width: box.right - box.left, height: box.bottom - box.top, nth }];
  });
}

type Sides = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Where a thing is, as far as the lens or panel that it lies in shows it: `data-clips`. */
function withinLens(thing: Element): Sides | null {
  const at = thing.getBoundingClientRect();
  const lens = thing.closest('[data-clips]')?.getBoundingClientRect();
  if (!lens) return at;
  const left = Math.max(at.left, lens.left);
  const top = Math.max(at.top, lens.top);
  const right = Math.min(at.right, lens.right);
  const bottom = Math.min(at.bottom, lens.bottom);
  return right > left && bottom > top ? { left, top, right, bottom } : null;
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
