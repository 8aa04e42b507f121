// Generated from docs/schema/karma.json by `make types`. Do not edit.

export type Colour = "orange" | "green" | "blue" | "purple";
/**
 * One of the three building types.
 */
export type Building = "red" | "yellow" | "white";
/**
 * Where the values of a component table come from; each table of a file says which.
 */
export type Tag = "printed" | "ruling" | "stand-in";
/**
 * The night side of a scoring card.
 */
export type Bonus = "karma" | "coins or palace" | "fame or ship" | "administrator" | "dice" | "turn";
/**
 * What a ship brings when it is taken (CKA-11); a printed good is not part of it.
 */
export type Reward =
  | ("two karma" | "three coins")
  | "two dice"
  | "two coins and fame"
  | "goods or two"
  | "die and good"
  | "fame and good"
  | "karma and good"
  | "goods and die"
  | "palace";
/**
 * A public consequence of a move or an outcome.
 */
export type Event =
  | {
      kind: "turn_begins";
      seat: Seat;
    }
  | {
      card: number;
      from: Origin;
      kind: "die_taken";
      seat: Seat;
    }
  | {
      card: number;
      kind: "card_taken";
      seat: Seat;
    }
  | {
      dice: string[];
      kind: "dice_discarded";
      seat: Seat;
    }
  | {
      count: number;
      kind: "gained";
      seat: Seat;
      token: Token;
    }
  | {
      kind: "exchanged";
      seat: Seat;
      /**
       * What was given up.
       */
      token: Token;
    }
  | {
      kind: "scoring_turned";
      seat: Seat;
      /**
       * Its place from the left, from 0.
       */
      slot: number;
      /**
       * Whether for fame or for coins.
       */
      token: Token;
    }
  | {
      bonus: Bonus;
      kind: "bonus_gained";
      seat: Seat;
    }
  | {
      /**
       * The ships discarded.
       */
      cards: number[];
      kind: "row_broken";
      seat: Seat;
    }
  | {
      /**
       * Administrators due for them.
       */
      administrators: number;
      cards: number[];
      /**
       * Coins due for them.
       */
      coins: number;
      kind: "set_completed";
      seat: Seat;
    }
  | {
      cards: number[];
      kind: "cards_discarded";
      seat: Seat;
    }
  | {
      card: number;
      kind: "palace_done";
      /**
       * The seat whose action it was.
       */
      seat: Seat;
    }
  | {
      kind: "part_lost";
      seat: Seat;
    }
  | {
      card: number;
      kind: "laid_out";
    }
  | {
      /**
       * How many cards.
       */
      count: number;
      kind: "reshuffled";
    }
  | {
      kind: "elephant_turned";
      /**
       * The seat that gains the karma.
       */
      seat: Seat;
    }
  | {
      kind: "round_begins";
      /**
       * From 1.
       */
      round: number;
      /**
       * The seat with the elephant.
       */
      seat: Seat;
    }
  | {
      kind: "game_over";
    };
/**
 * One place at the table, counted from 0 in turn order.
 */
export type Seat = number;
/**
 * Where gained dice come from.
 */
export type Origin = "grid" | "pile";
/**
 * Things that are counted in front of a seat.
 */
export type Token = "fame" | "coins" | "karma" | "administrators";
/**
 * One thing to be done, always by or for the active seat.
 */
export type Task =
  | {
      kind: "starter";
    }
  | {
      kind: "arrange";
      /**
       * How many cards are still to be laid, by all seats together.
       */
      left: number;
    }
  | {
      kind: "deal";
      /**
       * How many cards are still to be dealt.
       */
      left: number;
    }
  | {
      kind: "lay";
      left: number;
    }
  | {
      kind: "reveal";
    }
  | {
      card: number;
      kind: "pips";
    }
  | {
      kind: "bonus";
      /**
       * Its place in the row.
       */
      slot: number;
    }
  | {
      kind: "act";
    }
  | {
      card: number;
      kind: "pay";
    }
  | {
      count: number;
      kind: "discard";
    }
  | {
      card: number;
      kind: "die";
    }
  | {
      count: number;
      from: Origin;
      kind: "dice";
    }
  | {
      kind: "goods";
    }
  | {
      kind: "more_goods";
    }
  | {
      kind: "free_palace";
    }
  | {
      kind: "coins_or_palace";
    }
  | {
      kind: "fame_or_ship";
    }
  | {
      kind: "copy_ship";
    }
  | {
      card: number;
      kind: "pick_buildings";
    }
  | {
      card: number;
      kind: "pick_goods";
    }
  | {
      /**
       * The card that arrived.
       */
      card: number;
      kind: "look";
    }
  | {
      card: number;
      kind: "spent";
      /**
       * Its symbols that were used, one bit each: three types of buildings, then three goods.
       */
      symbols: number;
    }
  | {
      /**
       * Administrators due.
       */
      administrators: number;
      /**
       * How many cards, last in the list of those set aside, belong to these sets; from version 2 on only
       * those of a closed row of ships.
       */
      cards: number;
      /**
       * Coins due.
       */
      coins: number;
      kind: "payout";
    }
  | {
      count: number;
      kind: "fame";
    }
  | {
      count: number;
      kind: "coins";
    }
  | {
      count: number;
      kind: "karma";
    }
  | {
      count: number;
      kind: "administrators";
    }
  | {
      card: number;
      kind: "carry";
    }
  | {
      card: number;
      kind: "yield";
    }
  | {
      /**
       * 2 to 6.
       */
      action: number;
      kind: "palace";
    }
  | {
      card: number;
      kind: "finish";
    }
  | {
      kind: "close";
    }
  | {
      kind: "second_stage";
    }
  | {
      kind: "over";
    };

export interface Told {
  components: Components;
  event: Event;
  view: View;
}
export interface Components {
  buildings: {
    rows: BuildingRow[];
    tag: Tag;
  };
  dice: DiceTable;
  goods: {
    rows: GoodsRow[];
    tag: Tag;
  };
  palace: {
    rows: PalaceRow[];
    tag: Tag;
  };
  scoring: ScoringTable;
  ships: {
    rows: ShipRow[];
    tag: Tag;
  };
}
export interface BuildingRow {
  colour: Colour;
  corner?: Colour;
  die?: string;
  good?: Goods;
  pay: number;
  types: Building[];
}
export interface Goods {
  silk?: number;
  spices?: number;
  tea?: number;
}
export interface DiceTable {
  /**
   * @minItems 6
   * @maxItems 6
   */
  blue?: [number, number, number, number, number, number];
  /**
   * @minItems 6
   * @maxItems 6
   */
  green?: [number, number, number, number, number, number];
  /**
   * @minItems 6
   * @maxItems 6
   */
  orange?: [number, number, number, number, number, number];
  /**
   * @minItems 6
   * @maxItems 6
   */
  purple?: [number, number, number, number, number, number];
  tag: Tag;
}
export interface GoodsRow {
  coin?: number;
  corner?: Colour;
  die?: string;
  goods: Goods;
}
export interface PalaceRow {
  corner?: Colour;
  die?: string;
  pay: number;
}
export interface ScoringTable {
  bonuses: Bonus[];
  tag: Tag;
}
export interface ShipRow {
  corner?: Colour;
  die?: string;
  good?: Goods;
  number: number;
  pay: number;
  reward: Reward;
}
/**
 * The whole table as its viewer knows it.
 */
export interface View {
  active: Seat;
  aside: number[];
  discard: number[];
  discarded_dice: string[];
  grid: number[];
  /**
   * How many cards a full grid has.
   */
  grid_size: number;
  pile: number[];
  players: Place[];
  round: number;
  seat: Seat | null;
  stage: number;
  starter: Seat;
  to_do: Task;
  top: number | null;
  waiting: Task[];
}
/**
 * One seat's place at the table.
 */
export interface Place {
  administrators: number;
  coins: number;
  /**
   * Present only for the viewer, unless cards have their own dice.
   */
  dice?: string[];
  display: number[];
  fame: number;
  hand: number[];
  karma: number;
  /**
   * The bonus of each scoring card from the left, if it is known.
   *
   * @minItems 6
   * @maxItems 6
   */
  track: [Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null, Bonus | null];
  turned_by_coins: number;
  turned_by_fame: number;
  turns_owed: number;
}
