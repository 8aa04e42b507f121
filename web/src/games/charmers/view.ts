// What the server sends about the Dice Charmers, and the lists and small functions that go with it.
import type { Building, Crate, Good, Person, SheetTable, Symbol, Tool } from './told.ts';

export type { Building, Components, Crate, Edge, Ending, Event, Good, Person, Sheet, Side } from './told.ts';
export type { Area as PalaceArea, Mark as At, RiverSpace as Stop, Symbol, Tent, Tool, View } from './told.ts';

export const GOODS = ['tea', 'silk', 'spices'] as const satisfies Good[];
export const PERSONS = [
  'great_mogul',
  'maharani',
  'trader',
  'man_singh',
  'master_builder',
  'portuguese',
] as const satisfies Person[];
export const CRATES = [
  'tea+tea',
  'silk+silk',
  'spices+spices',
  'tea+silk',
  'tea+spices',
  'silk+spices',
] as const satisfies Crate[];
export const TOOLS = ['straight', 'bend', 'half_roads'] as const satisfies Tool[];
export const SYMBOLS = ['flag', 'lotus', 'conch', 'peacock', 'lamp', 'fish'] as const satisfies Symbol[];
export const BUILDINGS = ['temple', 'fort', 'mausoleum', 'garden'] as const satisfies Building[];
export const COLOURS = ['orange', 'purple', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = Person | Crate | Tool | Symbol;
export type Dir = 'n' | 'e' | 's' | 'w';
/** An earning or bonus in words, for example `money 3` or `person trader`. */
export type Bonus = string;
/** Whether a bonus only adds to what is counted. */
export const isPlain = (bonus: Bonus): boolean => /^(fame|money|karma)\b/.test(bonus);
/** One side of the pad. */
export type Plan = SheetTable;

const has = (list: readonly string[], word: string): boolean => list.includes(word);
export const isGood = (word: string): word is Good => has(GOODS, word);
export const isPerson = (word: string): word is Person => has(PERSONS, word);
export const isCrate = (word: string): word is Crate => has(CRATES, word);
export const isTool = (word: string): word is Tool => has(TOOLS, word);
export const isSymbol = (word: string): word is Symbol => has(SYMBOLS, word);

/** The colour of the die that has this face. */
export function colourOf(face: Face): Colour {
  if (isPerson(face)) return 'orange';
  if (isCrate(face)) return 'purple';
  return isTool(face) ? 'green' : 'blue';
}
