// What the server sends about Rajas of the Ganges, and the lists and small functions that go with it.
import type { Building, Colour, Good, Shape, Side, Slot, View } from './told.ts';

export type { Area, Asks, Back, Building, Colour, Edge, Event, Good, Laid, Market } from './told.ts';
export type {
  Player,
  RiverSpace,
  Side,
  Slot,
  Space,
  Stack,
  Tile,
  View,
  WorkerSource,
  Yield,
} from './told.ts';

export const COLOURS = ['orange', 'green', 'blue', 'purple'] as const satisfies Colour[];
export const GOODS = ['tea', 'silk', 'spices'] as const satisfies Good[];
export const BUILDINGS = ['temple', 'garden', 'fort', 'mausoleum'] as const satisfies Building[];
export const SLOTS = ['white', 'yellow', 'red', 'brown'] as const satisfies Slot[];
export const SIDES = ['north', 'east', 'south', 'west'] as const satisfies Side[];
export type Road = Shape;
export type ByColour<T> = Record<Colour, T>;

/** What an action space gives, by its name; null if that varies. */
export const givenBy = (view: View, space: string): string | null =>
  view.spaces.find((each) => each.space === space)?.gives ?? null;

/** The seat that decides or acts: a seat that lays its brown tile is not the active one (RAJ-27). */
export const mover = (view: View): number => view.to_move ?? view.active;
