// From clicks to moves. A move is made of things on the table; clicking things picks them, and what fits the
// picks among the legal moves can be offered. Nothing here knows a rule: everything comes from the list of moves.
import type { Choice } from '../../wire.ts';
import { BONUSES, type Bonus } from './view.ts';

/** A thing on the table, as a word: `card 35`, `shown 29`, `die blue5`, `joker`, `karma`, `row 1`, `bonus turn`. */
export type Thing = string;
export type Picks = readonly Thing[];

const BONUS_WORDS: Record<Bonus, string> = {
  karma: 'karma',
  'coins or palace': 'palace',
  'fame or ship': 'ship',
  administrator: 'administrator',
  dice: 'dice',
  turn: 'turn',
};

/** The one word by which a move names a bonus. */
export const bonusWord = (bonus: Bonus): string => BONUS_WORDS[bonus];

/** The bonus that a move names by one word. */
export const bonusOf = (word: string): Bonus | undefined =>
  BONUSES.find((bonus) => bonusWord(bonus) === word);

/** The things that a move is made of, each as often as it is needed; none for what only a button can say. */
export function thingsOf(text: string): Thing[] {
  const [word, ...rest] = text.split(' ');
  switch (word) {
    case 'die':
    case 'take':
      return [`card ${rest[0]}`];
    case 'pay':
    case 'discard':
      return rest.map((part) => (part === 'joker' || part === 'karma' ? part : `die ${part}`));
    case 'buildings':
    case 'goods':
      return rest[0] === 'each' ? [...new Set(rest.slice(1))].map((card) => `shown ${card}`) : [];
    case 'copy':
      return [`row ${rest[0]}`];
    case 'lay':
      return [`bonus ${rest[0]}`];
    case 'draw':
      return ['pile'];
    default:
      return [];
  }
}

/** How often a thing is among these. */
export const times = (things: Picks, thing: Thing): number => things.filter((one) => one === thing).length;

const holds = (things: Picks, picks: Picks): boolean =>
  picks.every((thing) => times(things, thing) >= times(picks, thing));

/** The moves that still fit what was picked. */
export const fitting = (moves: readonly Choice[], picks: Picks): Choice[] =>
  moves.filter(({ text }) => holds(thingsOf(text), picks));

/** The moves that consist of just what was picked. With nothing picked these are the moves without things. */
export const exact = (moves: readonly Choice[], picks: Picks): Choice[] =>
  fitting(moves, picks).filter(({ text }) => thingsOf(text).length === picks.length);

/** The moves that are always offered as buttons, whatever is picked. */
export const spoken = (moves: readonly Choice[]): Choice[] =>
  moves.filter(({ text }) => thingsOf(text).length === 0 || text === 'draw');

/** Whether a click on one more such thing leads to some move. */
export function isOpen(moves: readonly Choice[], picks: Picks, thing: Thing): boolean {
  return fitting(moves, [...picks, thing]).length > 0 || isLegal(moves, thing);
}

/** Whether any move has this thing. */
export const isLegal = (moves: readonly Choice[], thing: Thing): boolean =>
  moves.some(({ text }) => thingsOf(text).includes(thing));

/** Where all fitting moves are made of the same things, those are picked; else what was picked stays. */
function completed(moves: readonly Choice[], picks: Picks): Picks {
  const [first, ...others] = fitting(moves, picks).map(({ text }) => thingsOf(text));
  if (!first || others.some((things) => !holds(things, first) || !holds(first, things))) return picks;
  return first;
}

/** What is picked before anything is clicked: the things of the only move. */
export const atFirst = (moves: readonly Choice[]): Picks => (moves.length === 1 ? completed(moves, []) : []);

/** Adds a thing. What does not go together with it is let go; null when no move has it. */
export function pick(moves: readonly Choice[], picks: Picks, thing: Thing): Picks | null {
  const more = [...picks, thing];
  if (fitting(moves, more).length > 0) return completed(moves, more);
  return isLegal(moves, thing) ? completed(moves, [thing]) : null;
}

/** Takes a picked thing back. */
export function drop(picks: Picks, thing: Thing): Picks {
  const at = picks.indexOf(thing);
  return at < 0 ? picks : picks.filter((_, index) => index !== at);
}

/** The notation that a click on a thing would stand for, so that the server can say why it is refused. */
export function asked(moves: readonly Choice[], picks: Picks, thing: Thing): string | null {
  const [kind, name] = thing.split(' ');
  switch (kind) {
    case 'card':
      return `take ${name}`;
    case 'pile':
      return 'draw';
    case 'row':
      return `copy ${name}`;
    case 'bonus':
      return `lay ${name}`;
    case 'die':
    case 'joker':
    case 'karma':
      return payment(moves, picks, thing);
    default:
      return null;
  }
}

/** A payment of what was picked and this too, dice first, in the order in which they are written. */
function payment(moves: readonly Choice[], picks: Picks, thing: Thing): string | null {
  const word = moves.some(({ text }) => text.startsWith('discard ')) ? 'discard' : 'pay';
  const parts = [...picks, thing].map((part) => part.replace(/^die /, '')).sort(byOrder);
  const ok = parts.every((part) => /^(orange|green|blue|purple)\d$|^joker$|^karma$/.test(part));
  return ok ? `${word} ${parts.join(' ')}` : null;
}

const ORDER = ['orange', 'green', 'blue', 'purple', 'joker', 'karma'];
const rank = (part: string): number =>
  ORDER.indexOf(part.replace(/\d/, '')) * 10 + Number(/\d/.exec(part) ?? 0);
const byOrder = (one: string, other: string): number => rank(one) - rank(other);

/** The ranks from 1 of the best moves that a thing belongs to. */
export function ranks(best: readonly { text: string }[], thing: Thing): number[] {
  return best.slice(0, 3).flatMap(({ text }, index) => (thingsOf(text).includes(thing) ? [index + 1] : []));
}
