// Jaipur as the server sends it: the view, the events and the component tables, exactly as their JSON has them.

export const GOODS = ['diamonds', 'gold', 'silver', 'cloth', 'spice', 'leather'] as const;
export type Good = (typeof GOODS)[number];

/** All cards in table order, the order of the notation. */
export const CARDS = [...GOODS, 'camel'] as const;
export type Card = (typeof CARDS)[number];

export const SIZES = ['3', '4', '5'] as const;
/** How many cards a sale must have for a bonus token of a pile; 5 is five or more. */
export type Size = (typeof SIZES)[number];

export type ByGood<T> = { readonly [good in Good]: T };
export type BySize = { readonly [size in Size]: number };
/** One for each seat. */
export type Pair<T> = readonly [T, T];

export interface View {
  /** Whose eyes; none for a spectator, who sees no hand and no bonus values. */
  readonly seat: number | null;
  readonly to_move: number | null;
  readonly market: readonly Card[];
  readonly hand: ByGood<number> | null;
  readonly herds: Pair<number>;
  readonly hand_sizes: Pair<number>;
  /** Cards of each hand that everybody knows, because they were taken openly. */
  readonly known: Pair<ByGood<number>>;
  readonly deck: number;
  /** Tokens left, the next one first. */
  readonly rows: ByGood<readonly number[]>;
  readonly bonus_left: BySize;
  readonly goods_tokens: Pair<readonly number[]>;
  readonly bonus_tokens: Pair<BySize>;
  readonly own_bonus: readonly number[] | null;
  readonly discard: ByGood<number>;
  readonly seals: Pair<number>;
  readonly round: number;
  readonly starter: number;
  readonly exchanges_in_a_row: number;
  readonly over: boolean;
}

export type RoundEnd = 'rows' | 'deck' | 'exchanges';

export interface RoundEnded {
  readonly kind: 'round_ended';
  readonly round: number;
  readonly end: RoundEnd;
  /** The camel token included. */
  readonly rupees: Pair<number>;
  readonly bonus: Pair<number>;
  readonly camel_token: number | null;
  readonly winner: number | null;
}

export type Event =
  | { readonly kind: 'camels_taken'; readonly seat: number; readonly count: number }
  | {
      readonly kind: 'paid';
      readonly seat: number;
      readonly good: Good;
      readonly tokens: number;
      readonly rupees: number;
    }
  | { readonly kind: 'bonus_taken'; readonly seat: number; readonly size: 3 | 4 | 5 }
  | { readonly kind: 'no_bonus_left'; readonly seat: number; readonly count: number }
  | RoundEnded
  | { readonly kind: 'round_began'; readonly round: number; readonly starter: number };

export type Tag = 'printed' | 'ruling' | 'stand-in';

export interface GoodTable {
  readonly cards: number;
  readonly least_sale: number;
  readonly tokens: readonly number[];
}

export interface Components {
  readonly goods: ByGood<GoodTable> & { readonly tag: Tag };
  readonly camels: { readonly cards: number; readonly token: number; readonly tag: Tag };
  readonly bonus: {
    readonly three: readonly number[];
    readonly four: readonly number[];
    readonly five: readonly number[];
    readonly tag: Tag;
  };
}

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

/** The words of so many cards. */
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

/** The seat that is drawn near the viewer; a spectator sits with the first. */
export function nearSeat(view: View): 0 | 1 {
  return view.seat === 1 ? 1 : 0;
}

/** The cards of a hand as the viewer may show them: his own, or what is known and then backs. */
export function shownHand(view: View, seat: 0 | 1, memory: boolean): (Good | null)[] {
  if (view.hand && view.seat === seat) return each(view.hand);
  const known: (Good | null)[] = memory ? each(view.known[seat]) : [];
  const backs = Math.max(0, view.hand_sizes[seat] - known.length);
  return [...known, ...Array.from({ length: backs }, () => null)];
}
