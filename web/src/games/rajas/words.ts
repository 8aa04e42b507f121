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

/** A tile in words: its name, road, buildings and markets. */
export function tileWords(tile: Tile, say: Say): string {
  const shows = [
    ...tile.buildings.map((building) => say.word(BUILDING[building])),
    ...tile.markets.map(({ good, money }) => `${say.word(GOOD[good])} ${money}`),
  ];
  return say.word('board-rajas-tile', {
    tile: tile.tile,
    colour: say.word(COLOUR[tile.colour]),
    price: tile.price,
    road: say.word(ROAD[tile.road]),
    shows: shows.join(', '),
  });
}

/** A place, and who stands there. */
export const heldWords = (place: string, seat: number | null, say: Say): string =>
  seat === null ? place : say.word('board-rajas-held', { place, name: say.seat(seat) });
