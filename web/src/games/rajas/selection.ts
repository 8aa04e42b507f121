// From clicks to moves. The legal moves are given; what was picked leaves those that still fit, and those say
// what may be picked next. Nothing here knows a rule.
import { kindOf, thingsOf, type Thing } from './things.ts';
import type { View } from './view.ts';

/** A legal move and the things it names. */
export interface Option {
  text: string;
  things: Thing[];
}

/** Where a selection stands. */
export interface Choice {
  /** The moves that still fit. */
  fits: Option[];
  /** The move that is ready to be confirmed. */
  ready: Option | null;
  /** What may be picked next. */
  next: ReadonlySet<Thing>;
}

/** What a click leads to: a new selection, or nothing since no legal move names the thing. */
export type Pressed = { picks: string[] } | 'refused';

export function optionsOf(texts: readonly string[], view: View): Option[] {
  return texts.map((text) => ({ text, things: thingsOf(text, view) }));
}

/** What is left of these things when those are taken away; nothing if those are not all among them. */
function without(things: readonly Thing[], taken: readonly Thing[]): Thing[] | null {
  const left = [...things];
  for (const thing of taken) {
    const at = left.indexOf(thing);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** How things stand with these picks. A move of which nothing is missing is ready, and so is the only one left. */
export function choice(options: readonly Option[], picks: readonly string[]): Choice {
  const kinds = picks.map(kindOf);
  const fits: Option[] = [];
  const next = new Set<Thing>();
  let whole: Option | null = null;
  for (const option of options) {
    const missing = without(option.things, kinds);
    if (!missing) continue;
    fits.push(option);
    missing.forEach((thing) => next.add(thing));
    if (missing.length === 0) whole = option;
  }
  const only = fits.length === 1 && (picks.length > 0 || options.length === 1) ? fits[0] : null;
  return { fits, ready: whole ?? only ?? null, next };
}

/** A click on an instance of a thing. A tile is first shown as the best of the moves that are advised has it lie. */
export function press(
  options: readonly Option[],
  picks: readonly string[],
  instance: string,
  best: readonly string[] = [],
): Pressed {
  const kind = kindOf(instance);
  if (picks.includes(instance) && !kind.startsWith('supply '))
    return { picks: again(options, picks, instance) };
  if (choice(options, picks).next.has(kind))
    return { picks: withRoads(options, [...picks, instance], picks, best) };
  if (options.some(({ things }) => things.includes(kind))) {
    return { picks: withRoads(options, [instance], picks, best) };
  }
  return 'refused';
}

/** A second click turns the tile on its square, or lets go of anything else. */
function again(options: readonly Option[], picks: readonly string[], instance: string): string[] {
  const roads = picks.find((pick) => pick.startsWith('roads '));
  return roads && instance.startsWith('square ')
    ? turned(options, picks)
    : picks.filter((pick) => pick !== instance);
}

/** A tile that was put on a square lies there in one of its ways: as it is advised, or as it lay before, if it can. */
function withRoads(
  options: readonly Option[],
  picks: string[],
  before: readonly string[],
  best: readonly string[],
): string[] {
  const ways = [...choice(options, picks).next].filter((thing) => thing.startsWith('roads '));
  const square = picks.find((pick) => pick.startsWith('square '));
  if (square === undefined) return picks;
  const advised = best.flatMap((text) => options.find((option) => option.text === text)?.things ?? []);
  const wished = advised.includes(square) ? advised : [];
  const way = ways.find((one) => wished.includes(one)) ?? ways.find((one) => before.includes(one)) ?? ways[0];
  return way ? [...picks, way] : picks;
}

/** The selection with the tile turned clockwise to the next way in which it can lie on its square. */
export function turned(options: readonly Option[], picks: readonly string[]): string[] {
  const roads = picks.find((pick) => pick.startsWith('roads '));
  if (!roads) return [...picks];
  const others = picks.filter((pick) => pick !== roads);
  const ways = choice(options, others).next;
  for (let way = quarter(roads.slice(6)); way !== roads.slice(6); way = quarter(way)) {
    if (ways.has(`roads ${way}`)) return [...others, `roads ${way}`];
  }
  return [...picks];
}

/** Roads a quarter turn on, as they are written: sides in the order n, e, s, w. */
export function quarter(roads: string): string {
  return [...'nesw'].filter((side) => roads.includes('wnes'.charAt('nesw'.indexOf(side)))).join('');
}
