// What the server shows of Rajas of the Ganges, exactly as its JSON has it.

export const COLOURS = ['orange', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const GOODS = ['tea', 'silk', 'spices'] as const;
export type Good = (typeof GOODS)[number];
export const BUILDINGS = ['temple', 'garden', 'fort', 'mausoleum'] as const;
export type Building = (typeof BUILDINGS)[number];
export const SLOTS = ['white', 'yellow', 'red', 'brown'] as const;
export type Slot = (typeof SLOTS)[number];
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
export type Back = 'snake' | 'cow' | 'tiger';
export type Road = 'straight' | 'bend' | 'tee' | 'cross';
export type Area = 'quarry' | 'goods' | 'assorted' | 'harbour' | 'terrace' | 'balcony' | 'outer' | 'chamber';
export type WorkerSource = 'fame' | 'money' | 'bridge';
export type ByColour<T> = Record<Colour, T>;

/** One word for what is asked or rolled. */
export type Asks =
  | 'over'
  | 'open'
  | 'roll'
  | 'tie'
  | 'white'
  | 'browns'
  | 'count'
  | 'river_tile'
  | 'place'
  | 'skip'
  | 'lay_brown'
  | 'pay'
  | 'lay'
  | 'overbuild'
  | 'sail'
  | 'colours'
  | 'return'
  | 'overflow'
  | 'upgrade'
  | 'good'
  | 'markets'
  | 'audience'
  | 'pool'
  | 'edges'
  | 'reroll'
  | 'gift'
  | 'nothing'
  | '';

export interface Market {
  good: Good;
  money: number;
}

/** A province tile, by its name such as `o9`. */
export interface Tile {
  tile: string;
  colour: Colour;
  price: number;
  road: Road;
  buildings: Building[];
  markets: Market[];
}

export interface Stack {
  colour: Colour;
  back: Back;
  left: number;
  open: Tile | null;
}

/** An action space; its name is such as `quarry-1`, `tea`, `terrace-orange-2`, `chamber-3`. */
export interface Space {
  space: string;
  area: Area;
  coins: number | null;
  /** What it gives, where that is always the same. */
  gives: string | null;
  seat: number | null;
}

export interface RiverSpace {
  space: number;
  reward: string;
  tile: number | null;
  boats: number[];
}

export interface Yield {
  tile: string;
  slot: Slot;
  reward: string;
}

/** A tile in a province. */
export interface Laid extends Tile {
  square: string;
  roads: Side[];
  connected: boolean;
}

export interface Edge {
  edge: string;
  square: string;
  /** What it yields; nothing at a blank edge or an empty slot without a printed yield. */
  reward: string | null;
  slot: Slot | null;
  tile: string | null;
  spent: boolean;
}

export interface Player {
  fame: number;
  money: number;
  overlap: number;
  karma: number;
  values: Record<Building, number>;
  boat: number;
  workers: number;
  owned: number;
  /** Where further workers still wait for the seat. */
  waiting: WorkerSource[];
  out: boolean;
  crossed: number;
  bonus_at: number | null;
  dice: ByColour<number[]>;
  province: Laid[];
  edges: Edge[];
}

/** What an action space gives, by its name; none where that depends. */
export const givenBy = (view: View, space: string): string | null =>
  view.spaces.find((each) => each.space === space)?.gives ?? null;

export interface View {
  to_move: number | null;
  active: number;
  round: number;
  starter: number;
  next_starter: number | null;
  ending: boolean;
  navaratnas: boolean;
  meeting: number;
  asks: Asks;
  in_hand: Tile | null;
  stacks: Stack[];
  spaces: Space[];
  river: RiverSpace[];
  bridge: number;
  /** Where the boat of the seat whose turn it is gets with 1, 2, 3 … free spaces. */
  landings: number[];
  /** How many dice a statue holds. */
  statue: number;
  supply: ByColour<number>;
  yields: Yield[];
  players: Player[];
  stand_ins: string[];
}

/** The seat that decides or acts: a seat that lays its brown tile is not the active one (RAJ-27). */
export const mover = (view: View): number => view.to_move ?? view.active;
