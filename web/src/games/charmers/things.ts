// The things that the moves of the Dice Charmers are made of: for clicks, for badges, and for the page in sight.
import type { Thing } from '../../board/selection.ts';
import { GOODS, isCrate, isGood, type Good } from './view.ts';

export type Counts = Readonly<Record<Good, number>>;

/** The things that a move is made of; none where a button says it: `pass`, `drop`, `join`, `sell nothing`. */
export function thingsOf(text: string): Thing[] {
  const [verb = '', ...rest] = text.split(' ');
  const [first = '', second = ''] = rest;
  const goods = rest.filter(isGood);
  switch (verb) {
    case 'take':
      return [`die ${first}`];
    case 'copy':
      return isCrate(first) ? [`die ${first}`] : [];
    case 'karma':
      return first === 'again' ? ['karma'] : ['karma', `die ${first}`];
    case 'draw':
    case 'extend':
      return [`space ${first}`, `way ${second}`];
    case 'sail':
      return [`stop ${first}`];
    case 'call':
      return [`person ${first}`];
    case 'upgrade':
      return [`building ${first}`];
    case 'use':
      return [`bonus ${rest.join(' ')}`];
    case 'circle':
      return goods.map((good) => `row ${good}`);
    case 'sell':
      return goods.map((good) => `stock ${good}`);
    default:
      return [];
  }
}

/** How many of each good are among the things for sale. */
export function soldOf(things: readonly Thing[]): Counts {
  const count = (good: Good): number => things.filter((thing) => thing === `stock ${good}`).length;
  return { tea: count('tea'), silk: count('silk'), spices: count('spices') };
}

/** A sale in the game's notation. */
export const sale = (goods: Counts): string =>
  `sell ${GOODS.flatMap((good) => Array<string>(goods[good]).fill(good)).join(' ')}`;

/** The legal roads on a space. */
export const roadsOn = (space: string, moves: readonly string[]): readonly string[] =>
  moves.filter((text) => text.startsWith(`draw ${space} `) || text.startsWith(`extend ${space} `));

/** In how many ways a road can be laid on one space at most. */
export function mostWays(moves: readonly string[]): number {
  const spaces = moves.flatMap((text) => /^(?:draw|extend) (\S+)/.exec(text)?.[1] ?? []);
  return Math.max(0, ...new Set(spaces.map((space) => roadsOn(space, moves).length)));
}

/** Whether a sale names more than one kind of good. */
export const sellsSeveral = (text: string): boolean =>
  text.startsWith('sell ') && new Set(thingsOf(text)).size > 1;

/** Which half of the sheet a move is made on: the land with its river, or the town. */
export function pageOf(text: string): 'land' | 'town' | null {
  const verb = text.split(' ')[0] ?? '';
  if (['draw', 'extend', 'sail', 'drop'].includes(verb)) return 'land';
  return ['circle', 'sell', 'call', 'upgrade'].includes(verb) ? 'town' : null;
}

/** Which half of the sheet a thing is on. */
export function halfOf(thing: Thing): 'land' | 'town' | null {
  const [sort = ''] = thing.split(' ');
  if (sort === 'space' || sort === 'stop') return 'land';
  return ['row', 'stock', 'person', 'building'].includes(sort) ? 'town' : null;
}
