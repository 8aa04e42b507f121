// What travels over the table when something happens: from the events to flights between named spots.
import { BONUS_SIGNS, type Sign } from './art/signs.ts';
import type { DieText, Event, Token } from './view.ts';

/** A spot on the table, as `data-at` names it: `grid 35`, `shown 29`, `pile`, `discard`, `hand 0`, `fame 1`. */
export type Spot = string;

export type Cargo =
  | { kind: 'card'; card: number }
  | { kind: 'die'; die: DieText }
  | { kind: 'back' | 'elephant' | 'lost' }
  | { kind: 'signs'; signs: readonly Sign[] }
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
    // What is given up goes to where the next event brings it.
    case 'exchanged': {
      const to = event.token === 'karma' ? 'administrators' : 'fame';
      return [
        go({ kind: 'signs', signs: [event.token] }, `${event.token} ${event.seat}`, `${to} ${event.seat}`),
      ];
    }
    // The card itself turns; the coin or fame that turned it goes there.
    case 'scoring_turned':
      return [
        go(
          { kind: 'signs', signs: [event.token] },
          `${event.token} ${event.seat}`,
          `scoring ${event.seat} ${event.slot}`,
        ),
      ];
    case 'bonus_gained': {
      const signs = BONUS_SIGNS[event.bonus].filter((sign) => sign !== 'or');
      return [rise({ kind: 'signs', signs }, `scoring ${event.seat}`)];
    }
    case 'set_completed':
      return event.cards.map((id) => rise({ kind: 'card', card: id }, `shown ${id}`));
    case 'part_lost':
      return [rise({ kind: 'lost' }, `hand ${event.seat}`)];
    case 'reshuffled':
      return [0, 1, 2].map(() => go({ kind: 'back' }, 'discard', 'pile'));
    case 'elephant_turned':
      return [rise({ kind: 'elephant' }, `crest ${event.seat}`)];
    case 'round_begins':
      return [go({ kind: 'elephant' }, 'elephant', `crest ${event.seat}`)];
    // The place of the seat lights up by itself; the end has a page of its own.
    case 'turn_begins':
    case 'game_over':
      return [];
  }
}

const go = (cargo: Cargo, from: Spot, to: Spot): Flight => ({ cargo, from, to });
/** Things that stay where they are rise there. */
const rise = (cargo: Cargo, at: Spot): Flight => ({ cargo, from: at, to: at });
const card = (id: number, from: Spot, to: Spot): Flight => go({ kind: 'card', card: id }, from, to);

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
