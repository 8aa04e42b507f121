// What travels over the table when something happens: from the events to flights between named spots.
import type { DieText, Event, Token } from './view.ts';

/** A spot on the table, as `data-at` names it: `grid 35`, `shown 29`, `pile`, `discard`, `hand 0`, `fame 1`. */
export type Spot = string;

export type Cargo =
  | { kind: 'card'; card: number }
  | { kind: 'die'; die: DieText }
  | { kind: 'token'; token: Token; count: number };

export interface Flight {
  cargo: Cargo;
  from: Spot;
  to: Spot;
}

/** More than this is not followed by the eye; the last ones are what matters. */
const MOST = 14;

/** The flights of these events in order. `lay` tells whether a card lay in the grid before them. */
export function flightsOf(events: readonly Event[], lay: (card: number) => boolean): Flight[] {
  const flights = events.flatMap((event) => flightsOfOne(event, lay));
  return flights.slice(-MOST);
}

function flightsOfOne(event: Event, lay: (card: number) => boolean): Flight[] {
  switch (event.kind) {
    case 'die_taken':
      return [card(event.card, event.from === 'grid' ? `grid ${event.card}` : 'pile', `hand ${event.seat}`)];
    case 'card_taken':
      return [card(event.card, lay(event.card) ? `grid ${event.card}` : 'pile', `display ${event.seat}`)];
    case 'palace_done':
      return [card(event.card, `display ${event.seat}`, 'discard')];
    case 'laid_out':
      return [card(event.card, 'pile', `grid ${event.card}`)];
    case 'row_broken':
    case 'cards_discarded':
      return event.cards.map((id) => card(id, `shown ${id}`, 'discard'));
    case 'dice_discarded':
      return event.dice.map((die) => ({
        cargo: { kind: 'die', die },
        from: `hand ${event.seat}`,
        to: 'discard',
      }));
    case 'gained':
      return [tokens(event.token, event.count, event.seat)];
    case 'exchanged':
      return [
        event.token === 'karma' ? tokens('administrators', 1, event.seat) : tokens('fame', 2, event.seat),
      ];
    default:
      return [];
  }
}

const card = (id: number, from: Spot, to: Spot): Flight => ({ cargo: { kind: 'card', card: id }, from, to });

/** Tokens come from nowhere: they rise where they are counted. */
function tokens(token: Token, count: number, seat: number): Flight {
  const spot = `${token} ${seat}`;
  return { cargo: { kind: 'token', token, count }, from: spot, to: spot };
}

/** When each of so many flights starts and how long it takes, all done within a second. */
export function timing(
  count: number,
  move: number,
): { delay: (index: number) => number; duration: number; total: number } {
  const duration = Math.min(move, 500);
  const gap = count > 1 ? Math.min(duration * 0.4, (950 - duration) / (count - 1)) : 0;
  return { delay: (index) => index * gap, duration, total: duration + gap * Math.max(0, count - 1) };
}
