// From clicks to moves. What may be done is the list of legal texts alone; a selection is a part of one of them.
import { GOODS, isCrate, type Building, type Bonus, type Face, type Good, type Person } from './view.ts';

/** Something on the board that can be clicked. */
export type Thing =
  | { readonly kind: 'die'; readonly face: Face; readonly at: 'middle' | 'hand' | 'elephant' | 'depot' }
  | { readonly kind: 'karma' }
  | { readonly kind: 'space'; readonly space: string }
  | { readonly kind: 'turned'; readonly text: string }
  | { readonly kind: 'stock'; readonly good: Good }
  | { readonly kind: 'back'; readonly good: Good }
  | { readonly kind: 'row'; readonly good: Good }
  | { readonly kind: 'stop'; readonly stop: number }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'building'; readonly building: Building }
  | { readonly kind: 'bonus'; readonly bonus: Bonus }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' };

export type Counts = Readonly<Record<Good, number>>;

/** What has been picked so far. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'take'; readonly face: Face }
  | { readonly kind: 'karma'; readonly face: Face | null }
  | { readonly kind: 'again' }
  | { readonly kind: 'road'; readonly text: string }
  | { readonly kind: 'sell'; readonly goods: Counts }
  | { readonly kind: 'circle'; readonly goods: readonly Good[] };

/** What a click does: a new selection, a move to play, or a question why not. */
export interface Result {
  readonly selection: Selection;
  readonly play?: { readonly text: string; readonly end: boolean };
  readonly why?: string;
}

export const NONE: Selection = { kind: 'none' };
const EMPTY: Counts = { tea: 0, silk: 0, spices: 0 };
type Texts = readonly string[];

/** What a click on a thing leads to. */
export function click(selection: Selection, thing: Thing, moves: Texts): Result {
  const refuse = (why: string): Result => ({ selection, why });
  const at_once = (text: string): Result =>
    moves.includes(text) ? { selection: NONE, play: { text, end: false } } : refuse(text);
  switch (thing.kind) {
    case 'die':
      return clickDie(selection, thing, moves, refuse);
    case 'karma':
      return clickKarma(selection, moves, refuse);
    case 'space':
      return clickSpace(selection, thing.space, moves, refuse);
    case 'turned':
      return moves.includes(thing.text)
        ? { selection: { kind: 'road', text: thing.text } }
        : refuse(thing.text);
    case 'stock':
      return sell(goodsSold(selection), thing.good, moves, refuse);
    case 'back':
      return { selection: less(goodsSold(selection), thing.good) };
    case 'row':
      return circle(selection, thing.good, moves, refuse);
    case 'stop':
      return at_once(`sail ${thing.stop}`);
    case 'person':
      return at_once(`call ${thing.person}`);
    case 'building':
      return at_once(`upgrade ${thing.building}`);
    case 'bonus':
      return at_once(`use ${thing.bonus}`);
    case 'word':
      return at_once(thing.text);
    case 'confirm':
      return confirm(selection, moves);
    case 'cancel':
      return { selection: NONE };
  }
}

/** Whether a click on the thing leads on: then it glows. */
export function lit(selection: Selection, thing: Thing, moves: Texts): boolean {
  const { why, play, selection: next } = click(selection, thing, moves);
  return why === undefined && (play !== undefined || next !== selection);
}

/** The text that a confirmation would play; null while something is missing. */
export function textOf(selection: Selection, moves: Texts): string | null {
  const text = spelt(selection);
  return text !== null && moves.includes(text) ? text : null;
}

function spelt(selection: Selection): string | null {
  switch (selection.kind) {
    case 'take':
      return `take ${selection.face}`;
    case 'karma':
      return selection.face ? `karma ${selection.face}` : null;
    case 'again':
      return 'karma again';
    case 'road':
      return selection.text;
    case 'sell':
      return sale(selection.goods);
    case 'circle':
      return `circle ${selection.goods.join(' ')}`;
    case 'none':
      return null;
  }
}

function confirm(selection: Selection, moves: Texts): Result {
  const text = textOf(selection, moves);
  return text === null ? { selection } : { selection: NONE, play: { text, end: true } };
}

type Refuse = (why: string) => Result;

function clickDie(
  selection: Selection,
  die: Extract<Thing, { kind: 'die' }>,
  moves: Texts,
  refuse: Refuse,
): Result {
  const { face, at } = die;
  if (isCrate(face) && moves.includes(`copy ${face}`)) {
    return { selection: NONE, play: { text: `copy ${face}`, end: false } };
  }
  if (at === 'elephant') return clickKarma(selection, moves, refuse);
  if (at === 'depot') return { selection };
  if (selection.kind === 'karma') return clickRolled(selection, face, moves, refuse);
  if (!moves.includes(`take ${face}`)) return refuse(`take ${face}`);
  // A second click on the same die says yes.
  const chosen: Selection = { kind: 'take', face };
  return selection.kind === 'take' && selection.face === face
    ? confirm(selection, moves)
    : { selection: chosen };
}

function clickRolled(
  selection: Extract<Selection, { kind: 'karma' }>,
  face: Face,
  moves: Texts,
  refuse: Refuse,
): Result {
  if (!moves.includes(`karma ${face}`)) return refuse(`karma ${face}`);
  return selection.face === face ? confirm(selection, moves) : { selection: { kind: 'karma', face } };
}

/** The elephant or a karma of one's own: leads into the choice of a die, or out of it. */
function clickKarma(selection: Selection, moves: Texts, refuse: Refuse): Result {
  if (selection.kind === 'karma' || selection.kind === 'again') return { selection: NONE };
  if (moves.includes('karma again')) return { selection: { kind: 'again' } };
  const faces = moves.filter((text) => text.startsWith('karma ')).map((text) => text.slice(6) as Face);
  if (faces.length === 0) return refuse(karmaLike(moves));
  const face = selection.kind === 'take' && faces.includes(selection.face) ? selection.face : null;
  return { selection: { kind: 'karma', face: faces.length === 1 ? (faces[0] ?? null) : face } };
}

/** Karma as it would be used now, for the server to say what is wrong with it. */
function karmaLike(moves: Texts): string {
  const die = moves.find((text) => text.startsWith('take '))?.slice(5);
  return die === undefined ? 'karma again' : `karma ${die}`;
}

/** The legal roads on a space, in the order in which clicks turn through them. */
export function roadsOn(space: string, moves: Texts): Texts {
  return moves.filter((text) => text.startsWith(`draw ${space} `) || text.startsWith(`extend ${space} `));
}

function clickSpace(selection: Selection, space: string, moves: Texts, refuse: Refuse): Result {
  const options = roadsOn(space, moves);
  const now = selection.kind === 'road' ? options.indexOf(selection.text) : -1;
  const text = options[(now + 1) % options.length];
  if (text === undefined) return refuse(roadLike(space, moves));
  return now === 0 && options.length === 1 ? { selection } : { selection: { kind: 'road', text } };
}

/** A road on this space as the legal ones are, for the server to say what is wrong with it. */
function roadLike(space: string, moves: Texts): string {
  const like = moves.find((text) => text.startsWith('draw ') || text.startsWith('extend '));
  const [verb = 'draw', , arms = 'ns'] = like?.split(' ') ?? [];
  return `${verb} ${space} ${arms}`;
}

/** A sale in the game's notation. */
export function sale(goods: Counts): string {
  const words = GOODS.flatMap((good) => Array<string>(goods[good]).fill(good));
  return words.length === 0 ? 'sell nothing' : `sell ${words.join(' ')}`;
}

/** The goods of a sale's text. */
export function soldBy(text: string): Counts {
  const words = text.split(' ').slice(1);
  const count = (good: Good): number => words.filter((word) => word === good).length;
  return { tea: count('tea'), silk: count('silk'), spices: count('spices') };
}

/** How many of each good are picked for sale. */
export function goodsSold(selection: Selection): Counts {
  return selection.kind === 'sell' ? selection.goods : EMPTY;
}

function sell(picked: Counts, good: Good, moves: Texts, refuse: Refuse): Result {
  const goods = { ...picked, [good]: picked[good] + 1 };
  const sales = moves.filter((text) => text.startsWith('sell ')).map(soldBy);
  const fits = sales.some((one) => GOODS.every((each) => one[each] >= goods[each]));
  return fits ? { selection: { kind: 'sell', goods } } : refuse(sale(goods));
}

function less(picked: Counts, good: Good): Selection {
  const goods = { ...picked, [good]: Math.max(0, picked[good] - 1) };
  return GOODS.some((each) => goods[each] > 0) ? { kind: 'sell', goods } : NONE;
}

function circle(selection: Selection, good: Good, moves: Texts, refuse: Refuse): Result {
  const picked = selection.kind === 'circle' ? selection.goods : [];
  const wanted = picked.includes(good) ? picked.filter((one) => one !== good) : [...picked, good];
  if (wanted.length === 0) return { selection: NONE };
  const goods = GOODS.filter((one) => wanted.includes(one));
  const text = `circle ${goods.join(' ')}`;
  const all = moves.filter((move) => move.startsWith('circle ')).map((move) => move.split(' ').slice(1));
  if (!all.some((one) => goods.every((each) => one.includes(each)))) return refuse(text);
  // Where one good is all there is to choose, the click is the choice.
  if (all.every((one) => one.length === 1)) return { selection: NONE, play: { text, end: false } };
  return { selection: { kind: 'circle', goods } };
}
