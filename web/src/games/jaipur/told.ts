// Generated from docs/schema/jaipur.json by `make types`. Do not edit.

/**
 * Where the values of a component table come from; each table of a file says which.
 */
export type Tag = "printed" | "ruling" | "stand-in";
/**
 * A public consequence.
 */
export type Event =
  | {
      count: number;
      kind: "camels_taken";
      seat: Seat;
    }
  | {
      /**
       * What was sold.
       */
      good: Good;
      kind: "paid";
      /**
       * What they are worth, in rupees.
       */
      rupees: number;
      seat: Seat;
      /**
       * How many tokens; fewer than cards when the row is short.
       */
      tokens: number;
    }
  | {
      kind: "bonus_taken";
      /**
       * The seat that sold.
       */
      seat: Seat;
      /**
       * The pile, by its number of cards.
       */
      size: number;
    }
  | {
      /**
       * How many cards were sold.
       */
      count: number;
      kind: "no_bonus_left";
      /**
       * The seat that sold.
       */
      seat: Seat;
    }
  | {
      end: RoundEnd;
      kind: "round_ends";
    }
  | {
      /**
       * How much of that comes from bonus tokens.
       *
       * @minItems 2
       * @maxItems 2
       */
      bonus: [number, number];
      /**
       * The seat with the camel token.
       */
      camel_token: Seat | null;
      /**
       * Why it ended.
       */
      end: RoundEnd;
      kind: "round_ended";
      round: number;
      /**
       * What each seat's tokens are worth, including the camel token.
       *
       * @minItems 2
       * @maxItems 2
       */
      rupees: [number, number];
      /**
       * The seat that takes the seal; `None` if tied on everything.
       */
      winner: Seat | null;
    }
  | {
      kind: "round_began";
      round: number;
      /**
       * The seat that starts.
       */
      starter: Seat;
    };
/**
 * One place at the table, counted from 0 in turn order.
 */
export type Seat = number;
export type Good = "diamonds" | "gold" | "silver" | "cloth" | "spice" | "leather";
/**
 * Why a round ended.
 */
export type RoundEnd = "rows" | "deck" | "exchanges";
export type Card = "diamonds" | "gold" | "silver" | "cloth" | "spice" | "leather" | "camel";

export interface Told {
  components: Components;
  event: Event;
  view: View;
}
/**
 * The component tables.
 */
export interface Components {
  /**
   * Bonus tokens by pile.
   */
  bonus: BonusTable;
  /**
   * Camels and their token.
   */
  camels: CamelTable;
  /**
   * Cards and tokens of each good.
   */
  goods: GoodTables;
}
/**
 * Bonus tokens by pile.
 */
export interface BonusTable {
  /**
   * For five or more.
   */
  five: number[];
  /**
   * For four.
   */
  four: number[];
  /**
   * Where the values come from.
   */
  tag: Tag;
  /**
   * For three cards sold.
   */
  three: number[];
}
/**
 * Camels and their token.
 */
export interface CamelTable {
  cards: number;
  /**
   * Where the values come from.
   */
  tag: Tag;
  /**
   * What the token for the larger herd is worth.
   */
  token: number;
}
/**
 * Cards and tokens of each good.
 */
export interface GoodTables {
  cloth: GoodTable;
  diamonds: GoodTable;
  gold: GoodTable;
  leather: GoodTable;
  silver: GoodTable;
  spice: GoodTable;
  /**
   * Where the values come from.
   */
  tag: Tag;
}
/**
 * Cards and tokens of one good.
 */
export interface GoodTable {
  cards: number;
  least_sale: number;
  /**
   * The row of tokens, taken from the left.
   */
  tokens: number[];
}
/**
 * What a viewer sees of the table.
 */
export interface View {
  /**
   * By number of cards.
   */
  bonus_left: {
    "3": number;
    "4": number;
    /**
     * Five or more.
     */
    "5": number;
  };
  /**
   * @minItems 2
   * @maxItems 2
   *
   * Items: By number of cards.
   */
  bonus_tokens: [
    {
      "3": number;
      "4": number;
      /**
       * Five or more.
       */
      "5": number;
    },
    {
      "3": number;
      "4": number;
      /**
       * Five or more.
       */
      "5": number;
    }
  ];
  deck: number;
  discard: {
    cloth: number;
    diamonds: number;
    gold: number;
    leather: number;
    silver: number;
    spice: number;
  };
  exchanges_in_a_row: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  goods_tokens: [number[], number[]];
  hand: {
    cloth: number;
    diamonds: number;
    gold: number;
    leather: number;
    silver: number;
    spice: number;
  } | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  hand_sizes: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  herds: [number, number];
  /**
   * Cards of each hand that everyone knows, because they were taken openly.
   *
   * @minItems 2
   * @maxItems 2
   */
  known: [
    {
      cloth: number;
      diamonds: number;
      gold: number;
      leather: number;
      silver: number;
      spice: number;
    },
    {
      cloth: number;
      diamonds: number;
      gold: number;
      leather: number;
      silver: number;
      spice: number;
    }
  ];
  market: Card[];
  over: boolean;
  own_bonus: number[] | null;
  round: number;
  /**
   * Tokens left, the next one first.
   */
  rows: {
    cloth: number[];
    diamonds: number[];
    gold: number[];
    leather: number[];
    silver: number[];
    spice: number[];
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  seals: [number, number];
  /**
   * The viewer's seat; none for a spectator, who sees no hand and no bonus values.
   */
  seat: Seat | null;
  starter: Seat;
  to_move: Seat | null;
}
