// What the server sends for the Dice Charmers: the view, the events and the component tables, as the JSON has them.

export const GOODS = ['tea', 'silk', 'spices'] as const;
export type Good = (typeof GOODS)[number];
export const PERSONS = [
  'great_mogul',
  'maharani',
  'trader',
  'man_singh',
  'master_builder',
  'portuguese',
] as const;
export type Person = (typeof PERSONS)[number];
export const CRATES = [
  'tea+tea',
  'silk+silk',
  'spices+spices',
  'tea+silk',
  'tea+spices',
  'silk+spices',
] as const;
export type Crate = (typeof CRATES)[number];
export const TOOLS = ['straight', 'bend', 'half_roads'] as const;
export type Tool = (typeof TOOLS)[number];
export const SYMBOLS = ['flag', 'lotus', 'conch', 'peacock', 'lamp', 'fish'] as const;
export type Symbol = (typeof SYMBOLS)[number];
export const BUILDINGS = ['temple', 'fort', 'mausoleum', 'garden'] as const;
export type Building = (typeof BUILDINGS)[number];
export const COLOURS = ['orange', 'purple', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = Person | Crate | Tool | Symbol;
export type Dir = 'n' | 'e' | 's' | 'w';
export type Side = 'sun' | 'moon';
export type Ending = 'crossing' | 'quiet' | 'limit';
/** An earning or bonus in words, for example `money 3` or `person trader`. */
export type Bonus = string;

/** One seat's sheet. */
export interface Sheet {
  readonly fame: number;
  readonly money: number;
  /** How far the tracks have passed each other, in half-points. */
  readonly excess: number;
  /** Karma collected, used ones included. */
  readonly karma: number;
  readonly karma_used: number;
  readonly stock: Readonly<Record<Good, number>>;
  readonly circled: Readonly<Record<Good, number>>;
  readonly sold: Readonly<Record<Good, number>>;
  /** Marked river spaces, rising. */
  readonly river: readonly number[];
  /** How often each person is crossed out. */
  readonly palace: Readonly<Record<Person, number>>;
  readonly values: Readonly<Record<Building, number>>;
  /** Arms by space, for example `b4: "ew"`. */
  readonly roads: Readonly<Record<string, string>>;
}

/** The table; nothing in this game is hidden. */
export interface View {
  readonly seat: number | null;
  readonly sheet: Side;
  readonly to_move: number | null;
  readonly mover: number;
  readonly round: number;
  readonly starter: number;
  readonly turns: number;
  readonly middle: readonly Face[];
  readonly elephant: Face | null;
  readonly hand: readonly Face[];
  readonly depots: readonly (readonly Face[])[];
  readonly pool: readonly Bonus[];
  /** What is still to be decided, from the bottom to the top: `pool`, `sell:any:2`. */
  readonly pending: readonly string[];
  readonly sheets: readonly Sheet[];
}

export type Event =
  | { readonly kind: 'elephant'; readonly face: Face }
  | { readonly kind: 'karma_used'; readonly seat: number; readonly left: number }
  | { readonly kind: 'in_vain'; readonly seat: number; readonly face: Face }
  | { readonly kind: 'crossed'; readonly seat: number; readonly person: Person }
  | { readonly kind: 'circled'; readonly seat: number; readonly good: Good }
  | { readonly kind: 'road'; readonly seat: number; readonly space: string; readonly arms: string }
  | { readonly kind: 'built'; readonly seat: number; readonly space: string; readonly building: Building }
  | { readonly kind: 'sailed'; readonly seat: number; readonly stop: number }
  | { readonly kind: 'sold'; readonly seat: number; readonly goods: Readonly<Record<Good, number>> }
  | { readonly kind: 'upgraded'; readonly seat: number; readonly building: Building; readonly value: number }
  | { readonly kind: 'fame'; readonly seat: number; readonly points: number; readonly fame: number }
  | { readonly kind: 'money'; readonly seat: number; readonly coins: number; readonly money: number }
  | { readonly kind: 'karma'; readonly seat: number; readonly karma: number }
  | { readonly kind: 'freed'; readonly seat: number; readonly bonus: Bonus }
  | { readonly kind: 'used'; readonly seat: number; readonly bonus: Bonus }
  | { readonly kind: 'lost'; readonly seat: number; readonly bonus: Bonus }
  | { readonly kind: 'round'; readonly round: number; readonly starter: number }
  | { readonly kind: 'ending'; readonly ending: Ending };

export interface Tagged {
  /** `printed`, `ruling` or `stand-in`. */
  readonly tag: string;
}
export interface At {
  readonly at: number;
  readonly bonus: Bonus;
}
export interface Edge {
  readonly row: number;
  readonly column: number;
  readonly side: string;
  readonly bonus: Bonus;
}
/** Where rows differ, a tent has a bonus only for the rows it stands in. */
export interface Tent extends Readonly<Partial<Record<Good, Bonus>>> {
  readonly first: number;
  readonly last: number;
}
export interface PalaceArea {
  readonly persons: readonly string[];
  readonly columns: readonly Bonus[];
}
export interface Stop {
  readonly symbol: string;
  readonly earns: readonly Bonus[];
}

/** One side of the pad. */
export interface Plan {
  readonly province: Tagged & { readonly rows: readonly string[] };
  readonly edges: Tagged & { readonly edges: readonly Edge[] };
  readonly river: Tagged & { readonly spaces: readonly Stop[] };
  readonly prices: Tagged & { readonly coins: readonly number[] };
  readonly tents: Tagged & { readonly tents: readonly Tent[] };
  readonly palace: Tagged & { readonly areas: readonly PalaceArea[] };
  readonly upgrades: Tagged & { readonly columns: readonly Bonus[] };
  readonly karma: Tagged & { readonly length: number; readonly spaces: readonly At[] };
  readonly fame_track: Tagged & { readonly spaces: readonly At[] };
  readonly money_track: Tagged & { readonly spaces: readonly At[] };
}

/** The tables in force; a user's file may hold one side only. */
export interface Components {
  readonly dice: Readonly<Record<Colour, Tagged & { readonly faces: readonly string[] }>>;
  readonly sun?: Plan;
  readonly moon?: Plan;
}

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
