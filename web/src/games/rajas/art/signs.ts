// Signs that stand beside the colours of the dice. Drawn around the origin, about eight units wide.
import type { Colour } from '../view.ts';

/** Sun, leaf, drop and flower. */
export const SIGN: Record<Colour, string> = {
  orange: 'M0-3.7A3.7 3.7 0 1 1 0 3.7 3.7 3.7 0 1 1 0-3.7Z',
  green: 'M-3.9 3.9C-5-1-1-5 3.9-3.9 5 1 1 5-3.9 3.9Z',
  blue: 'M0-5C1.6-2.2 3.6-.4 3.6 1.5A3.6 3.6 0 0 1-3.6 1.5C-3.6-.4-1.6-2.2 0-5Z',
  purple:
    'M-2.15 -2.55a2.15 2.15 0 1 0 4.3 0 2.15 2.15 0 1 0-4.3 0ZM0.4 0a2.15 2.15 0 1 0 4.3 0 2.15 2.15 0 1 0-4.3 0ZM-2.15 2.55a2.15 2.15 0 1 0 4.3 0 2.15 2.15 0 1 0-4.3 0ZM-4.7 0a2.15 2.15 0 1 0 4.3 0 2.15 2.15 0 1 0-4.3 0ZM0-2.4 2.4 0 0 2.4-2.4 0Z',
};

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
