// The component tables of Rajas of the Ganges, as their JSON has them.
import type { Back, Building, Colour, Market, Road, Slot } from './view.ts';

export type Tag = 'printed' | 'ruling' | 'stand-in';

/** A number or a list for each number of seats. */
interface BySeats<T> {
  tag: Tag;
  two: T;
  three: T;
  four: T;
}

export interface Bonus {
  space: number;
  reward: string;
}

export interface TileRow {
  back: Back;
  price: number;
  road: Road;
  buildings: Building[];
  markets: Market[];
}

interface EdgeRow {
  edge: string;
  reward: string;
}

export interface Components {
  quarry: BySeats<number[]>;
  harbour: BySeats<number[]>;
  market: BySeats<number>;
  palace: { tag: Tag; terraces_of_each_colour: number };
  tracks: {
    tag: Tag;
    meeting: number;
    fame_worker: number;
    money_worker: number;
    fame_bonuses: Bonus[];
    money_bonuses: Bonus[];
  };
  river: { tag: Tag; bridge: number; spaces: string[] };
  province: { tag: Tag; shape: string[]; exits: string[] };
  standard_edges: { tag: Tag; rows: EdgeRow[] };
  navaratnas_edges: { tag: Tag; rows: { edge: string; slot?: Slot; reward?: string }[] };
  tiles: { tag: Tag } & Record<Colour, TileRow[]>;
  yields: { tag: Tag } & Record<Slot, string[]>;
  river_tiles: { tag: Tag; tiles: string[] };
}

/** Whether a table's values stand in for printed ones. */
export const standsIn = (components: Components, table: keyof Components): boolean =>
  components[table].tag === 'stand-in';

/** What a tile shows, by its name. */
export function tileRow(components: Components, tile: string): (TileRow & { colour: Colour }) | null {
  const colours: Record<string, Colour> = { o: 'orange', g: 'green', b: 'blue', p: 'purple' };
  const colour = colours[tile.charAt(0)];
  const row = colour && components.tiles[colour][Number(tile.slice(1)) - 1];
  return row ? { ...row, colour } : null;
}

/** What a yield tile gives, by its name such as `white-3`. */
export function yieldReward(components: Components, tile: string): string | null {
  const [slot, number] = tile.split('-');
  return components.yields[slot as Slot]?.[Number(number) - 1] ?? null;
}
