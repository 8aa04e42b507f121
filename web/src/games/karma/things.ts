// The things that the moves of Cards & Karma are made of, and what a click stands for where no move has the thing.
import { kindOf, type Picks, type Thing } from '../../board/selection.ts';
import type { Bonus, View } from './view.ts';

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

/** The things that a move is made of: `card 35`, `shown 29`, `die blue5`, `joker`, `karma`, `row 1`, `bonus turn`. */
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

/** What lies before a seat more than once. */
export function instances({ players, seat }: View): string[] {
  const place = players[seat ?? -1];
  const several = (kind: Thing, count = 0): string[] =>
    Array.from({ length: count }, (_, nth) => `${kind}/${nth}`);
  const dice = place?.dice ?? [];
  return [
    ...[...new Set(dice)].flatMap((die) => several(`die ${die}`, dice.filter((one) => one === die).length)),
    ...several('karma', place?.karma),
    ...several('joker', place?.administrators),
  ];
}

/** The notation that a click on a thing would stand for, so that the server can say why it is refused. */
export function refused(
  instance: string,
  { moves, picks }: { moves: readonly string[]; picks: Picks },
): string | null {
  const [kind, name] = kindOf(instance).split(' ');
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
      return payment(moves, [...picks, instance].map(kindOf));
    default:
      return null;
  }
}

/** A payment of what was picked and this too, dice first, in the order in which they are written. */
function payment(moves: readonly string[], things: readonly Thing[]): string | null {
  const word = moves.some((text) => text.startsWith('discard ')) ? 'discard' : 'pay';
  const parts = things.map((part) => part.replace(/^die /, '')).sort(byOrder);
  const ok = parts.every((part) => /^(orange|green|blue|purple)\d$|^joker$|^karma$/.test(part));
  return ok ? `${word} ${parts.join(' ')}` : null;
}

const ORDER = ['orange', 'green', 'blue', 'purple', 'joker', 'karma'];
const rank = (part: string): number =>
  ORDER.indexOf(part.replace(/\d/, '')) * 10 + Number(/\d/.exec(part) ?? 0);
const byOrder = (one: string, other: string): number => rank(one) - rank(other);
