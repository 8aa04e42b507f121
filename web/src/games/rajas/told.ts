// Generated from docs/schema/rajas.json by `make types`. Do not edit.

/**
 * Where the values of a component table come from; each table of a file says which.
 */
export type Tag = "printed" | "ruling" | "stand-in";
export type Slot = "white" | "yellow" | "red" | "brown";
export type Back = "snake" | "cow" | "tiger";
export type Building = "temple" | "garden" | "fort" | "mausoleum";
export type Good = "tea" | "silk" | "spices";
export type Shape = "straight" | "bend" | "tee" | "cross";
/**
 * Something that happened, visible to everyone.
 */
export type Event =
  | {
      kind: "round";
      round: number;
      starter: Seat;
    }
  | {
      kind: "turn";
      seat: Seat;
    }
  | {
      kind: "placed";
      seat: Seat;
      space: string;
    }
  | {
      coins: number;
      kind: "paid";
      money: number;
      seat: Seat;
    }
  | {
      colour: Colour;
      face: Face;
      kind: "spent";
      seat: Seat;
    }
  | {
      colour: Colour;
      from: Face;
      karma: number;
      kind: "flipped";
      seat: Seat;
      to: Face;
    }
  | {
      colour: Colour;
      faces: number[];
      kind: "rolled";
      seat: Seat;
    }
  | {
      amount: number;
      kind: "money";
      money: number;
      seat: Seat;
    }
  | {
      amount: number;
      fame: number;
      kind: "fame";
      seat: Seat;
    }
  | {
      amount: number;
      karma: number;
      kind: "karma";
      lost: number;
      seat: Seat;
    }
  | {
      kind: "bonus";
      seat: Seat;
      space: number;
      track: Track;
    }
  | {
      kind: "worker";
      owned: number;
      seat: Seat;
      source: WorkerSource;
    }
  | {
      kind: "worker_leaves";
      seat: Seat;
      source: WorkerSource;
    }
  | {
      from: number;
      kind: "boat";
      seat: Seat;
      to: number;
    }
  | {
      kind: "river";
      reward: string;
      seat: Seat;
      space: number;
    }
  | {
      building: Building;
      kind: "upgraded";
      seat: Seat;
      value: number;
    }
  | {
      kind: "laid";
      seat: Seat;
      square: string;
      tile: string;
    }
  | {
      kind: "covered";
      seat: Seat;
      square: string;
      tile: string;
    }
  | {
      edge: string;
      kind: "edge";
      reward: string;
      seat: Seat;
    }
  | {
      edge: string;
      kind: "edge_lost";
      seat: Seat;
    }
  | {
      kind: "opened";
      tile: string;
    }
  | {
      colour: Colour;
      kind: "stack_empty";
    }
  | {
      kind: "drawn";
      reward: string;
      seat: Seat;
      tile: string;
    }
  | {
      kind: "reshuffled";
      slot: Slot;
    }
  | {
      edge: string;
      kind: "yield_laid";
      seat: Seat;
      tile: string;
    }
  | {
      kind: "lost";
      reward: string;
      seat: Seat;
    }
  | {
      kind: "river_tile";
      reward: string;
      space: number;
      tile: number;
    }
  | {
      kind: "starter";
      seat: Seat;
    }
  | {
      kind: "next_starter";
      seat: Seat;
    }
  | {
      kind: "out";
      seat: Seat;
    }
  | {
      kind: "crossed";
      overlap: number;
      seat: Seat;
    }
  | {
      ending: string;
      kind: "over";
    };
/**
 * One place at the table, counted from 0 in turn order.
 */
export type Seat = number;
export type Colour = "orange" | "green" | "blue" | "purple";
/**
 * A face of a die, 1 to 6.
 */
export type Face = number;
/**
 * One of the two tracks.
 */
export type Track = "fame" | "money";
/**
 * Where an extra worker waits.
 */
export type WorkerSource = "bridge" | "fame" | "money";
/**
 * One word for what is asked or rolled.
 */
export type Asks =
  | (
      | "over"
      | "open"
      | "roll"
      | "tie"
      | "white"
      | "browns"
      | "count"
      | "river_tile"
      | "place"
      | "skip"
      | "lay_brown"
      | "pay"
      | "lay"
      | "overbuild"
      | "sail"
      | "colours"
      | "return"
      | "overflow"
      | "upgrade"
      | "good"
      | "markets"
      | "audience"
      | "pool"
      | "edges"
      | "reroll"
      | "gift"
    )
  | "nothing"
  | "";
export type Side = "north" | "east" | "south" | "west";
/**
 * A part of the board.
 */
export type Area = "harbour" | "quarry" | "goods" | "assorted" | "terrace" | "balcony" | "outer" | "chamber";

export interface Told {
  components: Components;
  event: Event;
  view: View;
}
/**
 * The component tables as written in a file.
 */
export interface Components {
  /**
   * Coins of the harbour spaces.
   */
  harbour: CoinTable;
  /**
   * How many assorted market spaces.
   */
  market: MarketTable;
  /**
   * The edges of the navaratnas side.
   */
  navaratnas_edges: SlotTable;
  palace: PalaceTable;
  /**
   * The shape of a province.
   */
  province: ProvinceTable;
  /**
   * Coins of the quarry spaces.
   */
  quarry: CoinTable;
  river: RiverTable;
  river_tiles: RiverTileTable;
  /**
   * The edges of the standard side.
   */
  standard_edges: EdgeTable;
  /**
   * The province tiles.
   */
  tiles: TileTable;
  /**
   * Fame and money.
   */
  tracks: TrackTable;
  yields: YieldTable;
}
/**
 * Coins of the spaces of an area, by number of seats.
 */
export interface CoinTable {
  /**
   * With four.
   */
  four: number[];
  /**
   * Where the values come from.
   */
  tag: Tag;
  /**
   * With three.
   */
  three: number[];
  /**
   * With two seats.
   */
  two: number[];
}
/**
 * How many assorted market spaces, by number of seats.
 */
export interface MarketTable {
  /**
   * With four.
   */
  four: number;
  /**
   * Where the values come from.
   */
  tag: Tag;
  /**
   * With three.
   */
  three: number;
  /**
   * With two seats.
   */
  two: number;
}
/**
 * The edges of the navaratnas side.
 */
export interface SlotTable {
  /**
   * The edges in order.
   */
  rows: SlotRow[];
  /**
   * Where the values come from.
   */
  tag: Tag;
}
/**
 * An edge of the navaratnas side: with a slot, a printed yield, both, or blank.
 */
export interface SlotRow {
  edge: string;
  /**
   * What it yields without one, if something is printed.
   */
  reward?: string;
  /**
   * The colour of the yield tiles that fit, if it has a slot.
   */
  slot?: Slot;
}
export interface PalaceTable {
  /**
   * Where the values come from.
   */
  tag: Tag;
  terraces_of_each_colour: number;
}
/**
 * The shape of a province.
 */
export interface ProvinceTable {
  /**
   * The roads of the residence, for example `c1 south`.
   */
  exits: string[];
  /**
   * Rows of `.` for squares, `R` for the residence, `#` for neither.
   */
  shape: string[];
  /**
   * Where the values come from.
   */
  tag: Tag;
}
export interface RiverTable {
  /**
   * The space of the bridge, from 1.
   */
  bridge: number;
  /**
   * The rewards of the spaces after the start.
   */
  spaces: string[];
  /**
   * Where the values come from.
   */
  tag: Tag;
}
export interface RiverTileTable {
  /**
   * Where the values come from.
   */
  tag: Tag;
  /**
   * What each gives.
   */
  tiles: string[];
}
/**
 * The edges of the standard side.
 */
export interface EdgeTable {
  /**
   * The edges in order.
   */
  rows: EdgeRow[];
  /**
   * Where the values come from.
   */
  tag: Tag;
}
/**
 * An edge of the standard side.
 */
export interface EdgeRow {
  /**
   * Where it is, for example `w0`.
   */
  edge: string;
  reward: string;
}
/**
 * The province tiles.
 */
export interface TileTable {
  blue: TileRow[];
  green: TileRow[];
  orange: TileRow[];
  purple: TileRow[];
  /**
   * Where the values come from.
   */
  tag: Tag;
}
/**
 * A province tile.
 */
export interface TileRow {
  /**
   * The animal on its back.
   */
  back: Back;
  buildings: Building[];
  markets: MarketRow[];
  /**
   * What it costs in dice.
   */
  price: number;
  /**
   * `straight`, `bend`, `tee` or `cross`.
   */
  road: Shape;
}
/**
 * A market on a tile.
 */
export interface MarketRow {
  /**
   * What it trades.
   */
  good: Good;
  /**
   * What it pays.
   */
  money: number;
}
/**
 * Fame and money.
 */
export interface TrackTable {
  /**
   * Bonuses on the fame track.
   */
  fame_bonuses: BonusRow[];
  /**
   * The fame space of a worker.
   */
  fame_worker: number;
  /**
   * Where the markers meet: twice the fame plus the money.
   */
  meeting: number;
  /**
   * Bonuses on the money track, each taken once.
   */
  money_bonuses: BonusRow[];
  /**
   * The money space of a worker.
   */
  money_worker: number;
  /**
   * Where the values come from.
   */
  tag: Tag;
}
/**
 * A bonus on a track.
 */
export interface BonusRow {
  reward: string;
  space: number;
}
export interface YieldTable {
  brown: string[];
  red: string[];
  /**
   * Where the values come from.
   */
  tag: Tag;
  white: string[];
  yellow: string[];
}
export interface View {
  /**
   * The seat whose turn it is, even while dice are rolled.
   */
  active: Seat;
  /**
   * What is asked or rolled.
   */
  asks: Asks;
  bridge: number;
  ending: boolean;
  /**
   * The tile that was paid for and is about to be laid.
   */
  in_hand: Tile | null;
  /**
   * Where the active seat's boat gets with 1, 2, 3 … free spaces.
   */
  landings: number[];
  meeting: number;
  navaratnas: boolean;
  next_starter: Seat | null;
  players: Player[];
  river: RiverSpace[];
  round: number;
  spaces: Space[];
  stacks: Stack[];
  stand_ins: string[];
  starter: Seat;
  /**
   * How many dice a statue holds.
   */
  statue: number;
  supply: {
    blue: number;
    green: number;
    orange: number;
    purple: number;
  };
  to_move: Seat | null;
  yields: Yield[];
}
export interface Tile {
  buildings: Building[];
  colour: Colour;
  markets: Market[];
  price: number;
  road: Shape;
  tile: string;
}
export interface Market {
  good: Good;
  money: number;
}
export interface Player {
  boat: number;
  /**
   * The next money bonus, until all are taken.
   */
  bonus_at: number | null;
  crossed: number;
  dice: {
    blue: Face[];
    green: Face[];
    orange: Face[];
    purple: Face[];
  };
  edges: Edge[];
  fame: number;
  karma: number;
  money: number;
  out: boolean;
  overlap: number;
  owned: number;
  province: Laid[];
  values: Values;
  /**
   * Where extra workers are still waiting for the seat.
   */
  waiting: WorkerSource[];
  workers: number;
}
export interface Edge {
  edge: string;
  reward: string | null;
  slot: Slot | null;
  spent: boolean;
  square: string;
  tile: string | null;
}
export interface Laid {
  buildings: Building[];
  colour: Colour;
  connected: boolean;
  markets: Market[];
  price: number;
  road: Shape;
  roads: Side[];
  square: string;
  tile: string;
}
export interface Values {
  fort: number;
  garden: number;
  mausoleum: number;
  temple: number;
}
export interface RiverSpace {
  boats: Seat[];
  reward: string;
  space: number;
  tile: number | null;
}
export interface Space {
  area: Area;
  coins: number | null;
  /**
   * What it gives, if that is always the same.
   */
  gives: string | null;
  seat: Seat | null;
  space: string;
}
export interface Stack {
  back: Back;
  colour: Colour;
  left: number;
  open: Tile | null;
}
export interface Yield {
  reward: string;
  slot: Slot;
  tile: string;
}
