// The province as it is printed: spaces with names and kinds, and what lies at its edges.
import { BUILDINGS, type Building, type Edge, type Plan, type Sheet } from './view.ts';

export type Kind = Building | 'same' | 'different' | 'residence';
export interface Space {
  /** `b4`: column letter and row number. */
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly kind: Kind;
}

const KINDS: Readonly<Record<string, Kind>> = {
  T: 'temple',
  F: 'fort',
  M: 'mausoleum',
  G: 'garden',
  '=': 'same',
  '#': 'different',
  R: 'residence',
};

export const spaceName = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

/** All spaces, row by row; blank ones are none. */
export function spaces(plan: Plan): Space[] {
  return plan.province.rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, column) => {
      const kind = KINDS[letter];
      return kind ? [{ name: spaceName(column, row), column, row, kind }] : [];
    }),
  );
}

/** The types of buildings that stand in the province. */
export const buildings = (plan: Plan): Building[] => {
  const kinds = new Set(spaces(plan).map(({ kind }) => kind));
  return BUILDINGS.filter((building) => kinds.has(building));
};

export const isBuilding = (kind: Kind): kind is Building =>
  kind !== 'same' && kind !== 'different' && kind !== 'residence';

/** Whether an arm of a drawn road points at the edge. */
export function pointedAt(edge: Edge, sheet: Sheet): boolean {
  const arms = sheet.roads[spaceName(edge.column - 1, edge.row - 1)] ?? '';
  return arms.includes(edge.side.toLowerCase());
}

/** The rules of a draw or extend text: its space and the arms that the space will have. */
export function ghost(text: string, sheet: Sheet): { space: string; arms: string } {
  const [verb, space = '', arms = ''] = text.split(' ');
  const drawn = verb === 'extend' ? (sheet.roads[space] ?? '') : '';
  return { space, arms: [...'nesw'].filter((arm) => drawn.includes(arm) || arms.includes(arm)).join('') };
}
