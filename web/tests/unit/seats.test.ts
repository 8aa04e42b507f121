import { expect, it } from 'vitest';
import { colourOf, pathOf, signOf } from '../../src/board/seats.ts';

const SEATS = [0, 1, 2, 3, 4];

it('five seats have five colours, five letters and five outlines', () => {
  for (const of of [colourOf, signOf, pathOf]) expect(new Set(SEATS.map(of)).size).toBe(SEATS.length);
});
