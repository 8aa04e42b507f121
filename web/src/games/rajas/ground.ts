// The ground plan of a province: squares, residence and edges on a grid of columns and rows.
import type { Components } from './components.ts';
import { SIDES, type Side } from './view.ts';

export interface Ground {
  columns: number;
  rows: number;
  squares: { name: string; column: number; row: number }[];
  /** The residence as one block. */
  residence: { column: number; row: number; columns: number; rows: number } | null;
  /** Where roads leave it, in squares from its upper left corner. */
  exits: { side: Side; column: number; row: number }[];
}

const nameOf = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row}`;

export function ground({ province }: Components): Ground {
  const cells = province.shape.flatMap((line, row) =>
    [...line].map((sign, column) => ({ sign, column, row })),
  );
  const house = cells.filter(({ sign }) => sign === 'R');
  const left = Math.min(...house.map(({ column }) => column));
  const top = Math.min(...house.map(({ row }) => row));
  const right = Math.max(...house.map(({ column }) => column));
  const bottom = Math.max(...house.map(({ row }) => row));
  return {
    columns: Math.max(...province.shape.map((line) => line.length)),
    rows: province.shape.length,
    squares: cells
      .filter(({ sign }) => sign === '.')
      .map(({ column, row }) => ({ name: nameOf(column, row), column, row })),
    residence: house.length
      ? { column: left, row: top, columns: right - left + 1, rows: bottom - top + 1 }
      : null,
    exits: province.exits.flatMap((text) => {
      const [square = '', side] = text.split(' ');
      const found = SIDES.find((each) => each === side);
      const at = { column: square.charCodeAt(0) - 97 - left, row: Number(square.slice(1)) - top };
      return found ? [{ side: found, ...at }] : [];
    }),
  };
}

/** The sides of a road as it is written: `nes` is north, east and south. */
export const sidesOf = (roads: string): Side[] => SIDES.filter((side) => roads.includes(side.charAt(0)));

/** Where an edge lies beside the grid; grid lines begin at 1 and the border is the first and the last. */
export function edgeCell(edge: string, { columns, rows }: Ground): { column: number; row: number } {
  const at = Number(edge.slice(1)) + 2;
  switch (edge.charAt(0)) {
    case 'w':
      return { column: 1, row: at };
    case 'e':
      return { column: columns + 2, row: at };
    case 'n':
      return { column: at, row: 1 };
    default:
      return { column: at, row: rows + 2 };
  }
}
