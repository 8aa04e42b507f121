// Generated from docs/schema/charmers.json by `make types`. Do not edit.

/**
 * Where the values of a component table come from; each table of a file says which.
 */
export type Tag = "printed" | "ruling" | "stand-in";
/**
 * Something that happened, for logs and animation.
 */
export type Event =
  | {
      /**
       * What a die shows.
       */
      face: Person | Crate | Tool | Symbol;
      kind: "elephant";
    }
  | {
      kind: "karma_used";
      /**
       * How much is left.
       */
      left: number;
      seat: Seat;
    }
  | {
      /**
       * What a die shows.
       */
      face: Person | Crate | Tool | Symbol;
      kind: "in_vain";
      seat: Seat;
    }
  | {
      kind: "crossed";
      person: Person;
      seat: Seat;
    }
  | {
      good: Good;
      kind: "circled";
      seat: Seat;
    }
  | {
      /**
       * All its arms.
       */
      arms: string;
      kind: "road";
      seat: Seat;
      space: string;
    }
  | {
      building: Building;
      kind: "built";
      seat: Seat;
      space: string;
    }
  | {
      kind: "sailed";
      seat: Seat;
      stop: number;
    }
  | {
      /**
       * How many of each.
       */
      goods: {
        silk: number;
        spices: number;
        tea: number;
      };
      kind: "sold";
      seat: Seat;
    }
  | {
      building: Building;
      kind: "upgraded";
      seat: Seat;
      /**
       * Its worth now.
       */
      value: number;
    }
  | {
      /**
       * The new total.
       */
      fame: number;
      kind: "fame";
      points: number;
      seat: Seat;
    }
  | {
      coins: number;
      kind: "money";
      /**
       * The new total.
       */
      money: number;
      seat: Seat;
    }
  | {
      /**
       * The new total.
       */
      karma: number;
      kind: "karma";
      seat: Seat;
    }
  | {
      bonus: string;
      kind: "freed";
      seat: Seat;
    }
  | {
      bonus: string;
      kind: "used";
      seat: Seat;
    }
  | {
      bonus: string;
      kind: "lost";
      seat: Seat;
    }
  | {
      kind: "round";
      round: number;
      /**
       * The seat with the elephant.
       */
      starter: Seat;
    }
  | {
      ending: Ending;
      kind: "ending";
    };
export type Person = "great_mogul" | "maharani" | "trader" | "man_singh" | "master_builder" | "portuguese";
export type Crate = "tea+tea" | "silk+silk" | "spices+spices" | "tea+silk" | "tea+spices" | "silk+spices";
export type Tool = "straight" | "bend" | "half_roads";
export type Symbol = "flag" | "lotus" | "conch" | "peacock" | "lamp" | "fish";
/**
 * One place at the table, counted from 0 in turn order.
 */
export type Seat = number;
export type Good = "tea" | "silk" | "spices";
export type Building = "temple" | "fort" | "mausoleum" | "garden";
export type Ending = "crossing" | "quiet" | "limit";
export type Side = "sun" | "moon";

export interface Told {
  components: Components;
  event: Event;
  view: View;
}
/**
 * A whole component file.
 */
export interface Components {
  /**
   * The faces of the dice.
   */
  dice: DiceTable;
  /**
   * The moon side.
   */
  moon?: SheetTable;
  /**
   * The sun side.
   */
  sun?: SheetTable;
}
/**
 * The faces of each colour.
 */
export interface DiceTable {
  /**
   * River symbols.
   */
  blue: FaceTable;
  /**
   * Roads.
   */
  green: FaceTable;
  /**
   * Persons.
   */
  orange: FaceTable;
  /**
   * Pairs of goods.
   */
  purple: FaceTable;
}
/**
 * The six faces of one colour.
 */
export interface FaceTable {
  /**
   * Their words.
   */
  faces: string[];
  /**
   * Where they come from.
   */
  tag: Tag;
}
/**
 * One side of the pad.
 */
export interface SheetTable {
  /**
   * The bonuses at its border.
   */
  edges: EdgeTable;
  fame_track: TrackTable;
  karma: KarmaTable;
  money_track: TrackTable;
  palace: PalaceTable;
  /**
   * What sold goods pay.
   */
  prices: PriceTable;
  province: ProvinceTable;
  river: RiverTable;
  tents: TentTable;
  /**
   * The upgrade columns.
   */
  upgrades: ColumnTable;
}
/**
 * The bonuses at the border.
 */
export interface EdgeTable {
  /**
   * Each once.
   */
  edges: Edge[];
  /**
   * Where they come from.
   */
  tag: Tag;
}
/**
 * One bonus at the border.
 */
export interface Edge {
  bonus: string;
  /**
   * The column of its space, from 1.
   */
  column: number;
  /**
   * The row of its space, from 1.
   */
  row: number;
  /**
   * `N`, `E`, `S` or `W`.
   */
  side: string;
}
/**
 * A track with bonuses along it.
 */
export interface TrackTable {
  /**
   * The bonuses along it, rising.
   */
  spaces: Mark[];
  /**
   * Where it comes from.
   */
  tag: Tag;
}
/**
 * A bonus at a space of a track.
 */
export interface Mark {
  /**
   * The space.
   */
  at: number;
  bonus: string;
}
export interface KarmaTable {
  /**
   * How much karma can be collected.
   */
  length: number;
  /**
   * The bonuses along it.
   */
  spaces: Mark[];
  /**
   * Where it comes from.
   */
  tag: Tag;
}
export interface PalaceTable {
  /**
   * The upper and the lower area.
   */
  areas: Area[];
  /**
   * Where it comes from.
   */
  tag: Tag;
}
/**
 * One area of the palace.
 */
export interface Area {
  /**
   * The bonus of each of its three columns.
   */
  columns: string[];
  /**
   * Its three persons.
   */
  persons: string[];
}
/**
 * What sold goods pay, by column.
 */
export interface PriceTable {
  coins: number[];
  /**
   * Where they come from.
   */
  tag: Tag;
}
/**
 * The province by rows of letters.
 */
export interface ProvinceTable {
  /**
   * `T F M G` buildings, `=` and `#` markets, `R` the residence, `.` a blank space.
   */
  rows: string[];
  /**
   * Where it comes from.
   */
  tag: Tag;
}
/**
 * The river from source to mouth.
 */
export interface RiverTable {
  spaces: RiverSpace[];
  /**
   * Where it comes from.
   */
  tag: Tag;
}
export interface RiverSpace {
  /**
   * What it gives, in order.
   */
  earns: string[];
  /**
   * The blue face that leads to it.
   */
  symbol: string;
}
export interface TentTable {
  /**
   * Where they come from.
   */
  tag: Tag;
  /**
   * From left to right.
   */
  tents: Tent[];
}
/**
 * One tent over a range of columns, with its bonus for each row it covers. Rows with different tents list
 * their own.
 */
export interface Tent {
  /**
   * Its first column, from 1.
   */
  first: number;
  /**
   * Its last column.
   */
  last: number;
  /**
   * For the silk row.
   */
  silk?: string;
  /**
   * For the spices row.
   */
  spices?: string;
  /**
   * For the tea row.
   */
  tea?: string;
}
/**
 * The two upgrade columns.
 */
export interface ColumnTable {
  /**
   * For all types at 2, and for all at 3.
   */
  columns: string[];
  /**
   * Where they come from.
   */
  tag: Tag;
}
/**
 * The table; nothing in this game is hidden.
 */
export interface View {
  depots: (Person | Crate | Tool | Symbol)[][];
  elephant: (Person | Crate | Tool | Symbol) | null;
  /**
   * Items: What a die shows.
   */
  hand: (Person | Crate | Tool | Symbol)[];
  /**
   * Items: What a die shows.
   */
  middle: (Person | Crate | Tool | Symbol)[];
  mover: Seat;
  /**
   * What is still to be decided, from the bottom to the top: `pool`, `sell:any:2`.
   */
  pending: string[];
  pool: string[];
  round: number;
  /**
   * The viewer's seat; none for a spectator.
   */
  seat: Seat | null;
  sheet: Side;
  sheets: Sheet[];
  starter: Seat;
  to_move: Seat | null;
  turns: number;
}
/**
 * One seat's sheet.
 */
export interface Sheet {
  circled: {
    silk: number;
    spices: number;
    tea: number;
  };
  /**
   * How far the tracks have passed each other, in half-points.
   */
  excess: number;
  fame: number;
  /**
   * Karma collected, including used karma.
   */
  karma: number;
  karma_used: number;
  money: number;
  /**
   * How often each person is crossed out.
   */
  palace: {
    great_mogul: number;
    maharani: number;
    man_singh: number;
    master_builder: number;
    portuguese: number;
    trader: number;
  };
  /**
   * Marked river spaces in order.
   */
  river: number[];
  /**
   * Arms by space, for example `b4: "ew"`.
   */
  roads: {
    [k: string]: string;
  };
  sold: {
    silk: number;
    spices: number;
    tea: number;
  };
  stock: {
    silk: number;
    spices: number;
    tea: number;
  };
  values: {
    fort: number;
    garden: number;
    mausoleum: number;
    temple: number;
  };
}
