// The players' words for the things of the game; the ids are written out in full, so a test can find them.
import type { Say } from '../../board/board.ts';
import { isCrate, type Bonus, type Face } from './view.ts';

const TERMS: Readonly<Record<string, string>> = {
  sun: 'charmers-sun',
  moon: 'charmers-moon',
  great_mogul: 'charmers-great-mogul',
  maharani: 'charmers-maharani',
  trader: 'charmers-trader',
  man_singh: 'charmers-man-singh',
  master_builder: 'charmers-master-builder',
  portuguese: 'charmers-portuguese',
  tea: 'charmers-tea',
  silk: 'charmers-silk',
  spices: 'charmers-spices',
  'tea+tea': 'charmers-tea-tea',
  'silk+silk': 'charmers-silk-silk',
  'spices+spices': 'charmers-spices-spices',
  'tea+silk': 'charmers-tea-silk',
  'tea+spices': 'charmers-tea-spices',
  'silk+spices': 'charmers-silk-spices',
  straight: 'charmers-straight',
  bend: 'charmers-bend',
  fork: 'charmers-fork',
  cross: 'charmers-cross',
  half_roads: 'charmers-half-roads',
  flag: 'charmers-flag',
  lotus: 'charmers-lotus',
  conch: 'charmers-conch',
  peacock: 'charmers-peacock',
  lamp: 'charmers-lamp',
  fish: 'charmers-fish',
  temple: 'charmers-temple',
  fort: 'charmers-fort',
  mausoleum: 'charmers-mausoleum',
  garden: 'charmers-garden',
  same: 'board-charmers-market-same',
  different: 'board-charmers-market-different',
  residence: 'board-charmers-residence',
  n: 'charmers-north',
  e: 'charmers-east',
  s: 'charmers-south',
  w: 'charmers-west',
};

const BARE: Readonly<Record<string, string>> = {
  karma: 'charmers-karma',
  upgrade: 'charmers-upgrade',
  goods_die: 'charmers-goods-die',
  any_palace: 'charmers-any-palace',
  half_road: 'charmers-half-road',
  river_fwd: 'charmers-river-fwd',
  river_back1: 'charmers-river-back-one',
  river_back_any: 'charmers-river-back-any',
};

const COUNTED: Readonly<Record<string, string>> = {
  fame: 'charmers-fame',
  money: 'charmers-money',
  goods: 'charmers-goods',
  sell_any: 'charmers-sell-any',
  sell_same: 'charmers-sell-same',
  sell_diff: 'charmers-sell-diff',
};

/** What a person, good, face, building or direction is called. */
export function term(say: Say, word: string): string {
  const id = TERMS[word];
  return id === undefined ? word : say.word(id);
}

/** The number in a bonus's words, where it has one. */
export function count(bonus: Bonus): number | null {
  const last = Number(bonus.split(' ')[1]);
  return Number.isInteger(last) && last > 0 ? last : null;
}

/** What a bonus is called. */
export function bonusName(say: Say, bonus: Bonus): string {
  const [word = '', rest = ''] = bonus.split(' ');
  const counted = COUNTED[word];
  if (counted !== undefined) return say.word(counted, { count: count(bonus) ?? 1 });
  const bare = BARE[bonus];
  return bare === undefined ? term(say, rest) : say.word(bare);
}

/** Several bonuses in a row. */
export const bonusNames = (say: Say, list: readonly Bonus[]): string =>
  say.list(list.map((bonus) => bonusName(say, bonus)));

/** How far a sheet's tracks have still to go, or have passed each other, in half-points. */
export const gapWords = (say: Say, excess: number): string =>
  say.word(excess < 0 ? 'charmers-to-go' : 'charmers-past', { points: points(Math.abs(excess)) });

const ASKS: Readonly<Record<string, string>> = {
  pool: 'board-charmers-ask-pool',
  draw: 'board-charmers-ask-road',
  join: 'board-charmers-ask-road',
  half_roads: 'board-charmers-ask-half-roads',
  second_half: 'board-charmers-ask-second-half',
  half_road: 'board-charmers-ask-half-road',
  'sell any': 'board-charmers-ask-sell-any',
  'sell same': 'board-charmers-ask-sell-same',
  'sell different': 'board-charmers-ask-sell-different',
  goods: 'board-charmers-ask-goods',
  goods_die: 'board-charmers-ask-goods-die',
  upgrade: 'board-charmers-ask-upgrade',
  palace: 'board-charmers-ask-palace',
  mogul: 'board-charmers-ask-mogul',
  maharani: 'board-charmers-ask-maharani',
  trader: 'board-charmers-ask-trader',
  portuguese: 'board-charmers-ask-portuguese',
  back_any: 'board-charmers-ask-back-any',
};

/** What can be done with the dice at the start of a turn: no die has an effect where passing is allowed. */
function asksForDie(say: Say, moves: readonly string[]): string {
  const karma = moves.some((text) => text.startsWith('karma '));
  if (moves.includes('pass'))
    return say.word(karma ? 'board-charmers-ask-karma-or-pass' : 'board-charmers-ask-pass');
  return say.word(karma ? 'board-charmers-ask-die-or-karma' : 'board-charmers-ask-die');
}

/** Few words for a road or an arm of one that is picked: the sheet shows where it would lie. */
export function drawing(say: Say, text: string | null): string | null {
  if (text?.startsWith('draw ')) return say.word('board-charmers-ask-road');
  return text?.startsWith('extend ') ? say.word('board-charmers-ask-arm') : null;
}

/** What the seat has to do now, from the top of the stack of decisions, such as `sell:different:3` or `goods:2`. */
export function prompt(say: Say, pending: readonly string[], moves: readonly string[]): string {
  const [awaited = '', ...details] = (pending.at(-1) ?? '').split(':');
  if (awaited === 'choose') return asksForDie(say, moves);
  if (awaited === 'rerolled')
    return say.word(
      moves.includes('karma again') ? 'board-charmers-ask-hand-or-karma' : 'board-charmers-ask-hand',
    );
  const id = ASKS[awaited === 'sell' ? `sell ${details[0]}` : awaited];
  return id === undefined ? '' : say.word(id, { count: Number(details.at(-1) ?? 1) });
}

/** Half-points as points: `-3` is −1½. */
export function points(halves: number): string {
  const whole = Math.floor(Math.abs(halves) / 2);
  const half = halves % 2 === 0 ? '' : '½';
  const sign = halves < 0 ? '−' : '';
  return `${sign}${whole === 0 && half !== '' ? '' : whole}${half}`;
}

/** What a market of the province buys, in as few letters as fit beneath its stall. */
export const marketNote = (say: Say, kind: string): string =>
  kind === 'same'
    ? say.word('board-charmers-market-note-same')
    : kind === 'different'
      ? say.word('board-charmers-market-note-different')
      : '';

const DOES: Readonly<Record<string, string>> = {
  great_mogul: 'board-charmers-does-great-mogul',
  maharani: 'board-charmers-does-maharani',
  trader: 'board-charmers-does-trader',
  man_singh: 'board-charmers-does-man-singh',
  master_builder: 'board-charmers-does-master-builder',
  portuguese: 'board-charmers-does-portuguese',
  straight: 'board-charmers-does-road',
  bend: 'board-charmers-does-road',
  half_roads: 'board-charmers-does-half-roads',
};

/** What a die is for, in a few words. */
export function does(say: Say, face: Face): string {
  const id = DOES[face] ?? (isCrate(face) ? 'board-charmers-does-goods' : 'board-charmers-does-river');
  return say.word(id, { face: term(say, face) });
}

const SHORT: Readonly<Record<string, string>> = {
  pass: 'board-charmers-word-pass',
  drop: 'board-charmers-word-drop',
  join: 'board-charmers-word-join',
  'sell nothing': 'board-charmers-word-sell-nothing',
};

/** A one-word move, short enough for a button. */
export function shortly(say: Say, text: string): string {
  const id = SHORT[text];
  return id === undefined ? text : say.word(id);
}

/** A space as one counts it off: `b1` is row 1, column 2. */
export function spaceName(say: Say, name: string): string {
  const column = name.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return say.word('charmers-space', { row: Number(name.slice(1)), column });
}

/** Where a road leads: `ns` is north and south. */
export const armNames = (say: Say, arms: string): string => say.list([...arms].map((arm) => term(say, arm)));
