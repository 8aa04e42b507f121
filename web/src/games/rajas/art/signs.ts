// Signs that stand beside colours: one for each colour of dice, one for each seat. Drawn around the origin,
// about eight units wide.
import type { Colour } from '../view.ts';

/** Sun, leaf, drop and flower. */
export const SIGN: Record<Colour, string> = {
  orange: 'M0-3.7A3.7 3.7 0 1 1 0 3.7 3.7 3.7 0 1 1 0-3.7Z',
  green: 'M-3.9 3.9C-5-1-1-5 3.9-3.9 5 1 1 5-3.9 3.9Z',
  blue: 'M0-5C1.6-2.2 3.6-.4 3.6 1.5A3.6 3.6 0 0 1-3.6 1.5C-3.6-.4-1.6-2.2 0-5Z',
  purple:
    'M-2.15 -2.55a2.15 2.15 0 1 0 4.3 0 2.15 2.15 0 1 0-4.3 0ZM0.4 0a2.15 2.15 0 1 0 4.3 0 2.15 2.15 0 1 0-4.3 0ZM-2.15 2.55a2.15 2.15 0 1 0 4.3 0 2.15 2.15 0 1 0-4.3 0ZM-4.7 0a2.15 2.15 0 1 0 4.3 0 2.15 2.15 0 1 0-4.3 0ZM0-2.4 2.4 0 0 2.4-2.4 0Z',
};

/** Star, crescent, diamond and hill. */
export const SEAT_SIGN = [
  'M0-4.6 1.2-1.5 4.4-1.4 1.9.6 2.8 3.8 0 2 -2.8 3.8-1.9.6-4.4-1.4-1.2-1.5Z',
  'M1.6-4.2A4.4 4.4 0 1 0 1.6 4.2 3.6 3.6 0 0 1 1.6-4.2Z',
  'M0-4.6 3.8 0 0 4.6-3.8 0Z',
  'M0-4.2 4.4 3.4-4.4 3.4Z',
] as const;

export const seatSign = (seat: number): string => SEAT_SIGN[seat % SEAT_SIGN.length] ?? SEAT_SIGN[0];

/** Where the pips of each face lie, in thirds of the die around its middle. */
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
export const pips = (face: number): readonly (readonly [number, number])[] => PIPS[face] ?? [];
