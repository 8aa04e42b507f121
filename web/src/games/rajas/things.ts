// Every move names things on the table; a click on a thing is a word of the move. A thing that lies there
// several times (two orange threes, two terraces) has one kind and several instances, told apart after a `/`.
import type { View } from './view.ts';

/** A kind of thing, for example `die orange 3`, `space quarry 2`, `tile o9`, `square b1`. */
export type Thing = string;

/** The kind of an instance: `die orange 3/1` is a `die orange 3`. */
export const kindOf = (instance: string): Thing => instance.split('/', 1)[0] ?? instance;

/** Moves that are words only, said with a button and not with a thing. */
const SPOKEN = new Set(['take', 'roll', 'decline', 'karma', 'markets']);
export const isSpoken = (text: string): boolean => SPOKEN.has(text.split(' ', 1)[0] ?? '');

/** The things a move names, in the order in which it names them. */
export function thingsOf(text: string, view: View): Thing[] {
  const [verb = '', ...words] = text.split(' ');
  const [first = '', second = '', third = ''] = words;
  switch (verb) {
    case 'flip':
      return [`die ${first} ${second}`, 'turn'];
    case 'quarry':
      return [`space quarry ${first}`, `tile ${second}`];
    case 'harbour':
      return [`space harbour ${first}`, `die ${second} ${third}`];
    case 'market':
      return [`space ${first}`, `die ${second} ${third}`];
    case 'balcony':
      return [`space balcony ${first}`, `die ${first} ${second}`];
    case 'chamber':
      return [`space chamber ${first}`, `die ${second} ${first}`];
    case 'terrace':
      return [`space terrace ${first}`];
    case 'assorted':
    case 'outer':
      return [`space ${verb}`];
    case 'good':
      return [`space ${first}`];
    case 'audience':
      return [`space chamber ${first}`];
    case 'pay':
      return words.slice(1).map((face) => `die ${first} ${face}`);
    case 'return':
    case 'reroll':
      return [`die ${first} ${second}`];
    case 'lay':
      return [`square ${first}`, `roads ${second}`];
    case 'overbuild':
      return [`tile ${first}`, `square ${second}`];
    case 'sail':
      return [`river ${view.landings[Number(first) - 1] ?? 0}`];
    case 'dice':
      return words.map((colour) => `supply ${colour}`);
    case 'upgrade':
      return [`building ${first}`];
    case 'edge':
      return [`edge ${first}`];
    case 'yield':
      return [`yield ${first}`, `edge ${second}`];
    default:
      return [`say ${text}`];
  }
}

/** The kind of an action space by its name, as the moves speak of it. */
export function spaceKind(space: string, coins: number | null): Thing {
  const [area = '', name = ''] = space.split('-');
  if (coins !== null) return `space ${area} ${coins}`;
  return area === 'terrace' || area === 'balcony' || area === 'chamber'
    ? `space ${area} ${name}`
    : `space ${area}`;
}
