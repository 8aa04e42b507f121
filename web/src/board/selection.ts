// From clicks to moves, on every board. A move names things on the table: `market tea blue 2` is made of `space tea` and
// `die blue 2`. Clicks pick things; what is picked leaves the moves that still fit, and those say what may be picked
// next. Which things a move names is all that a game says. Nothing here knows a rule.
//
// A thing that lies there several times has one kind and several instances, told apart after a `/`: `die orange 3/1`.
// A kind `way ne` lies nowhere: it is how a picked thing is laid, by the sides it points to, and it can be turned.
// A kind `say pass` is no thing either: it stands for a move that only words can make.

/** A kind of thing, for example `die orange 3`. */
export type Thing = string;

/** The instances that are picked, in the order of the clicks. */
export type Picks = readonly string[];

/** A legal move and the things it is made of, each as often as it is needed. */
export interface Option {
  readonly text: string;
  readonly things: readonly Thing[];
}

/** Where a selection stands. */
export interface Chosen {
  /** The moves that still fit. */
  readonly fits: readonly Option[];
  /** The moves that can be confirmed: nothing is missing, or only what goes without saying since all that is left
   * is made of the same things. */
  readonly ready: readonly Option[];
  /** What may be picked next. */
  readonly next: ReadonlySet<Thing>;
}

/** How a click is meant. */
export interface Manner {
  /** Things of which every click takes one more, as long as that leads on. */
  readonly counted?: RegExp;
  /** All that can be clicked. Where a game tells it, what goes without saying is picked too; elsewhere it is drawn as
   * implied. */
  readonly instances?: readonly string[];
  /** The things of the move that is advised most. */
  readonly advised?: readonly Thing[];
}

/** The kind of an instance: `die orange 3/1` is a `die orange 3`. */
export const kindOf = (instance: string): Thing => instance.split('/', 1)[0] ?? instance;

export const isSpoken = ({ things }: Option): boolean => things[0]?.startsWith('say ') ?? false;

const isWay = (thing: Thing): boolean => thing.startsWith('way ');

export const optionsOf = (texts: readonly string[], thingsOf: (text: string) => readonly Thing[]): Option[] =>
  texts.map((text) => {
    const things = thingsOf(text);
    return { text, things: things.length > 0 ? things : [`say ${text}`] };
  });

/** What is left of some things when others are taken away; nothing if those are not all among them. */
function without(things: readonly Thing[], taken: readonly Thing[]): Thing[] | null {
  const left = [...things];
  for (const thing of taken) {
    const at = left.indexOf(thing);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

const isSame = (one: Option, other: Option): boolean => without(one.things, other.things)?.length === 0;

/** How things stand with these picks. */
export function chosen(options: readonly Option[], picks: Picks): Chosen {
  const kinds = picks.map(kindOf);
  const left = options.flatMap((option) => {
    const missing = without(option.things, kinds);
    return missing ? [{ option, missing }] : [];
  });
  const fits = left.map(({ option }) => option);
  const whole = left.filter(({ missing }) => missing.length === 0).map(({ option }) => option);
  const begun = picks.length > 0 || options.length === 1;
  const only = begun && fits.every((option) => isSame(option, fits[0] ?? option)) ? fits : [];
  return {
    fits,
    ready: whole.length > 0 ? whole : only,
    next: new Set(left.flatMap(({ missing }) => missing)),
  };
}

/** What a move that is ready names beyond the picks. */
export const implied = ({ ready }: Chosen, picks: Picks): readonly Thing[] =>
  without(ready[0]?.things ?? [], picks.map(kindOf)) ?? [];

/** What is picked before anything is clicked: nothing, or the things of the only move. */
export const begun = (options: readonly Option[], { instances }: Manner): Picks =>
  instances && !options.some(isSpoken) ? filled(options, [], instances) : [];

/** What is picked after a click; null where no move names the thing. */
export function press(
  options: readonly Option[],
  picks: Picks,
  instance: string,
  manner: Manner = {},
): Picks | null {
  const again = picks.includes(instance) && !manner.counted?.test(kindOf(instance));
  if (again) return picks.some(isWay) ? turned(options, picks) : dropped(options, picks, instance, manner);
  const more = added(options, picks, instance, manner.advised ?? []);
  return more && manner.instances ? filled(options, more, manner.instances) : more;
}

/** With one thing more. What does not go together with it is let go. */
function added(
  options: readonly Option[],
  picks: Picks,
  instance: string,
  advised: readonly Thing[],
): Picks | null {
  const goes = (some: Picks): boolean => {
    const kinds = some.map(kindOf);
    return options.some(({ things }) => without(things, kinds));
  };
  if (!goes([instance])) return null;
  const kept: string[] = [];
  for (const pick of picks.filter((one) => !isWay(one))) if (goes([...kept, pick, instance])) kept.push(pick);
  return laid(options, [...kept, instance], [advised, picks.filter(isWay)]);
}

/** What can lie in several ways lies in one of them: as it is advised, as it lay before, or in the first. */
function laid(options: readonly Option[], picks: Picks, wishes: readonly (readonly Thing[])[]): Picks {
  const next = [...chosen(options, picks).next];
  if (!next.every(isWay)) return picks;
  const [advised = [], before = []] = wishes;
  const isAdvised = picks.every((pick) => advised.includes(kindOf(pick)));
  const wished = [...(isAdvised ? advised : []), ...before].find((way) => next.includes(way));
  const way = wished ?? next[0];
  return way ? [...picks, way] : picks;
}

/** Without a thing. What would only lead back to it is let go with it: the earlier clicks stay as far as they do not. */
export function dropped(
  options: readonly Option[],
  picks: Picks,
  instance: string,
  { instances }: Manner,
): Picks {
  const at = picks.lastIndexOf(instance);
  const rest = picks.filter((_, nth) => nth !== at);
  const leadsBack = (some: Picks): boolean => implied(chosen(options, some), some).length > 0;
  if (!instances || !leadsBack(rest)) return rest;
  const length = rest.findIndex((_, nth) => leadsBack(rest.slice(0, nth + 1)));
  return rest.slice(0, Math.max(0, length));
}

/** With what goes without saying. */
function filled(options: readonly Option[], picks: Picks, instances: readonly string[]): Picks {
  const full = [...picks];
  for (const thing of implied(chosen(options, picks), picks))
    full.push(instances.find((one) => kindOf(one) === thing && !full.includes(one)) ?? thing);
  return full;
}

/** The sides of roads, each shape turned clockwise. */
const CLOCKWISE = 'n e s w ns ew ne es sw nw nes esw nsw new nesw'.split(' ').map((sides) => `way ${sides}`);

/** With what was laid turned to the next way in which it can lie. */
export function turned(options: readonly Option[], picks: Picks): Picks {
  const others = picks.filter((pick) => !isWay(pick));
  const next = chosen(options, others).next;
  const ways = CLOCKWISE.filter((way) => next.has(way));
  const way = ways[(ways.indexOf(picks.find(isWay) ?? '') + 1) % ways.length];
  return way ? [...others, way] : picks;
}

/** The ranks from 1 of the best moves that an instance belongs to: where a move needs two of a kind, the first two
 * instances. */
export function ranksOf(
  best: readonly Option[],
  instance: string,
  instances: readonly string[] = [],
): number[] {
  const kind = kindOf(instance);
  const nth = instances.filter((one) => kindOf(one) === kind).indexOf(instance);
  return best.flatMap(({ things }, at) =>
    things.filter((thing) => thing === kind).length > Math.max(0, nth) ? [at + 1] : [],
  );
}
