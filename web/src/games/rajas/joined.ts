// The edges that a tile would join as it is about to be laid (RAJ-37). Only for showing: where something else is to be
// chosen first, such as fame or coins of the tile, the server does not foresee what comes after.
import { ground, sidesOf, type Ground } from './ground.ts';
import type { Components } from './components.ts';
import { SIDES, type Edge, type Player, type Side } from './view.ts';

const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};
const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' };

/** A way out of a square or of the residence. */
interface Way {
  readonly column: number;
  readonly row: number;
  readonly side: Side;
}
type Roads = ReadonlyMap<string, readonly Side[]>;

const nameOf = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row}`;

/** The squares that a chain of roads joins to the residence. */
function connected(roads: Roads, { residence, exits }: Ground): ReadonlySet<string> {
  const reached = new Set<string>();
  const ways: Way[] = residence
    ? exits.map(({ side, column, row }) => ({
        side,
        column: residence.column + column,
        row: residence.row + row,
      }))
    : [];
  for (let way = ways.pop(); way; way = ways.pop()) {
    const [right, down] = STEP[way.side];
    const [column, row] = [way.column + right, way.row + down];
    const name = nameOf(column, row);
    const sides = roads.get(name) ?? [];
    if (reached.has(name) || !sides.includes(OPPOSITE[way.side])) continue;
    reached.add(name);
    ways.push(...sides.map((side) => ({ side, column, row })));
  }
  return reached;
}

/** The edges with a reward that a move such as `lay b2 ns` would newly join. */
export function joinedBy(text: string, player: Player, components: Components): readonly Edge[] {
  const [verb, square = '', laid = ''] = text.split(' ');
  if (verb !== 'lay') return [];
  const before = player.province.map((tile) => [tile.square, tile.roads] as const);
  const roads: Roads = new Map([...before, [square, sidesOf(laid)]]);
  const reached = connected(roads, ground(components));
  const leads = ({ edge, square: beside }: Edge): boolean =>
    SIDES.some((side) => edge.startsWith(side.charAt(0)) && (roads.get(beside)?.includes(side) ?? false));
  return player.edges.filter(
    (edge) => !edge.spent && edge.reward !== null && reached.has(edge.square) && leads(edge),
  );
}
