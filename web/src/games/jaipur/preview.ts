// What a trade would do: what the server foresees of a sale, and the cards that the move itself names.
import { total, type Trade } from './trade.ts';
import { nearSeat, sizeOf, type Event, type Good, type Size, type View } from './view.ts';

export interface Sale {
  readonly good: Good;
  /** The tokens it would take, the next first. */
  readonly coins: readonly number[];
  readonly rupees: number;
  /** The pile it would draw from. */
  readonly bonus: Size | null;
}

export interface Effect {
  /** None for other moves, and until the server has answered. */
  readonly sale: Sale | null;
  /** Cards in hand before and after. */
  readonly hand: readonly [number, number];
  readonly herd: readonly [number, number];
  /** Whether the round is over with it, as far as the server can tell; who wins it is told once it is played. */
  readonly ends: boolean;
}

export function effectOf(view: View, { taken, given }: Trade, events: readonly Event[] | null): Effect {
  const me = nearSeat(view);
  const [hand, herd] = [view.hand_sizes[me], view.herds[me]];
  const camels = taken.camel - given.camel;
  return {
    sale: saleOf(view, events ?? []),
    hand: [hand, hand + total(taken) - total(given) - camels],
    herd: [herd, herd + camels],
    ends: (events ?? []).some(({ kind }) => kind === 'round_ends'),
  };
}

function saleOf(view: View, events: readonly Event[]): Sale | null {
  const paid = events.find((event) => event.kind === 'paid');
  const bonus = events.find((event) => event.kind === 'bonus_taken');
  if (!paid) return null;
  const coins = view.rows[paid.good].slice(0, paid.tokens);
  return { good: paid.good, coins, rupees: paid.rupees, bonus: bonus ? sizeOf(bonus.size) : null };
}
