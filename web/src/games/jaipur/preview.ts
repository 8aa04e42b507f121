// What a trade would do, as far as the table can see it.
import { list, total, type Trade } from './trade.ts';
import { nearSeat, SIZES, sum, type Good, type Size, type View } from './view.ts';

export interface Effect {
  /** The tokens a sale would take, the next first. */
  readonly coins: readonly number[];
  readonly good: Good | null;
  readonly rupees: number;
  /** The pile a sale would draw from. */
  readonly bonus: Size | null;
  /** Cards in hand before and after. */
  readonly hand: readonly [number, number];
  readonly herd: readonly [number, number];
}

export function effectOf(view: View, { taken, given }: Trade): Effect {
  const me = nearSeat(view);
  const [hand, herd] = [view.hand_sizes[me], view.herds[me]];
  const camels = taken.camel - given.camel;
  const good = total(taken) === 0 ? soldGood(given) : null;
  const coins = good ? view.rows[good].slice(0, given[good]) : [];
  return {
    coins,
    good,
    rupees: sum(coins),
    bonus: good ? pileFor(view, given[good]) : null,
    hand: [hand, hand + total(taken) - total(given) - camels],
    herd: [herd, herd + camels],
  };
}

function soldGood(given: Trade['given']): Good | null {
  const [card] = list(given);
  return card && card !== 'camel' ? card : null;
}

/** The largest pile that so many cards reach, if anything lies there. */
function pileFor(view: View, cards: number): Size | null {
  const size = SIZES.filter((other) => Number(other) <= cards).at(-1);
  return size && view.bonus_left[size] > 0 ? size : null;
}
