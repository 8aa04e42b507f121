// Every move of Rajas of the Ganges names things on the table; a click on a thing is a word of the move.
import type { Thing } from '../../board/selection.ts';
import type { View } from './view.ts';

/** The things a move names, in the order in which it names them; none where a button says it: `take`, `roll`,
 * `decline`, `karma`, `markets`. */
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
      return [`square ${first}`, `way ${second}`];
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
      return [];
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
