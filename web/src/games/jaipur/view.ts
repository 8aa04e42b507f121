// What the server sends about Jaipur, and the lists and small functions that go with it.
import type { Card, Components, Event, Good, View } from './told.ts';

export type { Card, Components, Event, Good, GoodTable, RoundEnd, View } from './told.ts';

export const GOODS = ['diamonds', 'gold', 'silver', 'cloth', 'spice', 'leather'] as const satisfies Good[];

/** All cards in table order, the order of the notation. */
export const CARDS = [...GOODS, 'camel'] as const satisfies Card[];

export const SIZES = ['3', '4', '5'] as const;
/** How many cards a sale must have for a bonus token of a pile; 5 is five or more. */
export type Size = (typeof SIZES)[number];

export type ByGood<T> = { readonly [good in Good]: T };
export type BySize = { readonly [size in Size]: number };
/** One for each seat. */
export type Pair<T> = readonly [T, T];

export type RoundEnded = Extract<Event, { kind: 'round_ended' }>;

/** The pile for this many cards. */
export const sizeOf = (cards: number): Size => (cards >= 5 ? '5' : cards === 4 ? '4' : '3');

/** The words of the cards. */
export const CARD_WORDS = {
  diamonds: 'jaipur-diamonds',
  gold: 'jaipur-gold',
  silver: 'jaipur-silver',
  cloth: 'jaipur-cloth',
  spice: 'jaipur-spice',
  leather: 'jaipur-leather',
  camel: 'jaipur-camel',
} as const satisfies Record<Card, string>;

/** The words for a number of cards. */
export const COUNT_WORDS = {
  diamonds: 'jaipur-n-diamonds',
  gold: 'jaipur-n-gold',
  silver: 'jaipur-n-silver',
  cloth: 'jaipur-n-cloth',
  spice: 'jaipur-n-spice',
  leather: 'jaipur-n-leather',
  camel: 'jaipur-n-camels',
} as const satisfies Record<Card, string>;

/** The values that a pile of bonus tokens began with. */
export function pileOf(components: Components, size: Size): readonly number[] {
  const { three, four, five } = components.bonus;
  return { '3': three, '4': four, '5': five }[size];
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A heap of cards one by one, in table order. */
export function each(counts: ByGood<number>): Good[] {
  return GOODS.flatMap((good) => Array.from({ length: counts[good] }, () => good));
}

/** The seat drawn near the viewer; a spectator views the table from the first. */
export function nearSeat(view: View): 0 | 1 {
  return view.seat === 1 ? 1 : 0;
}

/** The cards of a hand as the viewer may see them: their own, or known cards and then card backs. */
export function shownHand(view: View, seat: 0 | 1, memory: boolean): (Good | null)[] {
  if (view.hand && view.seat === seat) return each(view.hand);
  const known: (Good | null)[] = memory ? each(view.known[seat]) : [];
  const backs = Math.max(0, view.hand_sizes[seat] - known.length);
  return [...known, ...Array.from({ length: backs }, () => null)];
}
