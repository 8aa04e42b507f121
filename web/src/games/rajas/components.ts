// The component tables of Rajas of the Ganges, and what is looked up in them.
import type { Colour, Components, Slot, TileRow } from './told.ts';

export type { Components, TileRow } from './told.ts';
export type { BonusRow as Bonus, Tag } from './told.ts';

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
