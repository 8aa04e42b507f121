// What travels over the table when something happens: from the events to flights between named spots.
import { go, rise, type Flight as AnyFlight, type Spots } from '../../board/sky.svelte.ts';
import { BONUS_SIGNS, type Sign } from './art/signs.ts';
import type { DieText, Event, Token } from './view.ts';

export type Cargo =
  | { kind: 'card'; card: number }
  | { kind: 'die'; die: DieText }
  | { kind: 'back' | 'elephant' | 'lost' }
  | { kind: 'signs'; signs: readonly Sign[] }
  | { kind: 'token'; token: Token; count: number };

export type Flight = AnyFlight<Cargo>;

/** A place, or where it would be found: the seat's, or the tab of the part that is out of sight. */
const cards = (card: number): Spots => [`grid ${card}`, 'pile', 'tab grid'];
const pile: Spots = ['pile', 'tab coming'];
const discard: Spots = ['discard', 'tab coming'];
const of = (what: string, seat: number): Spots => [`${what} ${seat}`, `place ${seat}`, 'tab others'];

/** What an event sets in motion. */
export function flightsOf(event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'die_taken':
      return [card(event.card, event.from === 'grid' ? cards(event.card) : pile, of('hand', event.seat))];
    case 'card_taken':
      return [card(event.card, cards(event.card), of('display', event.seat))];
    case 'palace_done':
      return [card(event.card, of('display', event.seat), discard)];
    case 'laid_out':
      return [card(event.card, pile, [`grid ${event.card}`, 'tab grid'])];
    case 'row_broken':
    case 'cards_discarded':
      return event.cards.map((id) => card(id, [`shown ${id}`], discard));
    case 'dice_discarded':
      return event.dice.map((die) =>
        go({ kind: 'die', die }, of('hand', event.seat), discard, { spins: true }),
      );
    case 'gained':
      return [
        rise({ kind: 'token', token: event.token, count: event.count }, ...of(event.token, event.seat)),
      ];
    // What is given up goes to where the next event brings it.
    case 'exchanged': {
      const to = event.token === 'karma' ? 'administrators' : 'fame';
      return [token(event.token, event.seat, of(to, event.seat))];
    }
    // The card itself turns; the coin or fame that turned it goes there.
    case 'scoring_turned':
      return [
        token(event.token, event.seat, [`scoring ${event.seat} ${event.slot}`, ...of('scoring', event.seat)]),
      ];
    case 'bonus_gained': {
      const signs = BONUS_SIGNS[event.bonus].filter((sign) => sign !== 'or');
      return [rise({ kind: 'signs', signs }, ...of('scoring', event.seat))];
    }
    case 'set_completed':
      return event.cards.map((id) => rise({ kind: 'card', card: id }, `shown ${id}`));
    case 'part_lost':
      return [rise({ kind: 'lost' }, ...of('hand', event.seat))];
    case 'reshuffled':
      return [0, 1, 2].map(() => go({ kind: 'back' }, discard, pile));
    case 'elephant_turned':
      return [rise({ kind: 'elephant' }, ...of('crest', event.seat))];
    case 'round_begins':
      return [go({ kind: 'elephant' }, ['elephant', 'tab others'], of('crest', event.seat))];
    // The place of the seat lights up by itself; the end has a page of its own.
    case 'turn_begins':
    case 'game_over':
      return [];
  }
}

const card = (id: number, from: Spots, to: Spots): Flight => go({ kind: 'card', card: id }, from, to);
const token = (sign: Token, seat: number, to: Spots): Flight =>
  go({ kind: 'signs', signs: [sign] }, of(sign, seat), to);
