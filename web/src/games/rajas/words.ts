// Words for the things of the table.
import type { Say } from '../../board/board.ts';
import type { Building, Colour, Good, Slot, Tile } from './view.ts';

export const COLOUR: Record<Colour, string> = {
  orange: 'rajas-orange',
  green: 'rajas-green',
  blue: 'rajas-blue',
  purple: 'rajas-purple',
};
export const GOOD: Record<Good, string> = { tea: 'rajas-tea', silk: 'rajas-silk', spices: 'rajas-spices' };
export const BUILDING: Record<Building, string> = {
  temple: 'rajas-temple',
  garden: 'rajas-garden',
  fort: 'rajas-fort',
  mausoleum: 'rajas-mausoleum',
};
export const SLOT: Record<Slot, string> = {
  white: 'rajas-white',
  yellow: 'rajas-yellow',
  red: 'rajas-red',
  brown: 'rajas-brown',
};
/** The building that stands beside a slot's colour as its sign. */
export const SLOT_SIGN: Record<Slot, Building> = {
  white: 'temple',
  yellow: 'garden',
  red: 'fort',
  brown: 'mausoleum',
};
const ROAD: Record<Tile['road'], string> = {
  straight: 'board-rajas-road-straight',
  bend: 'board-rajas-road-bend',
  tee: 'board-rajas-road-tee',
  cross: 'board-rajas-road-cross',
};

const PRICED: Record<Colour, string> = {
  orange: 'rajas-tile-orange',
  green: 'rajas-tile-green',
  blue: 'rajas-tile-blue',
  purple: 'rajas-tile-purple',
};
const MARKET: Record<Good, string> = {
  tea: 'rajas-market-tea',
  silk: 'rajas-market-silk',
  spices: 'rajas-market-spices',
};

/** A tile in words: its colour and price, buildings, markets and road. */
export function tileWords(tile: Tile, say: Say): string {
  const priced = say.word(PRICED[tile.colour], { count: tile.price });
  const shown = say.list([
    ...tile.buildings.map((building) => say.word(BUILDING[building])),
    ...tile.markets.map(({ good, money }) => say.word(MARKET[good], { count: money })),
  ]);
  const named = shown ? say.word('rajas-tile', { tile: priced, shown }) : priced;
  return say.word('board-rajas-tile', { tile: named, road: say.word(ROAD[tile.road]) });
}

/** A die in words: its colour and what it shows. */
export const dieWords = ({ colour, face }: { colour: Colour; face: number }, say: Say): string =>
  say.word('board-rajas-die', { colour: say.word(COLOUR[colour]), face });

/** A square as a player would count it: `b0` is row 1, column 2. */
export function squareWords(square: string, say: Say): string {
  const [column, row] = [square.charCodeAt(0) - 'a'.charCodeAt(0), Number(square.slice(1))];
  return say.word('rajas-square', { row: row + 1, column: column + 1 });
}

const EDGES: Readonly<Record<string, string>> = {
  n: 'rajas-edge-north',
  e: 'rajas-edge-east',
  s: 'rajas-edge-south',
  w: 'rajas-edge-west',
};

/** A place on the border, counted the same way. */
export const edgeWords = (edge: string, say: Say): string =>
  say.word(EDGES[edge.charAt(0)] ?? edge, { count: Number(edge.slice(1)) + 1 });

/** A place, and who stands there. */
export const heldWords = (place: string, seat: number | null, say: Say): string =>
  seat === null ? place : say.word('board-rajas-held', { place, name: say.seat(seat) });
