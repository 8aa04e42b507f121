import { expect, it } from 'vitest';
import { colourOf, pathOf, signOf } from '../../src/board/seats.ts';

const SEATS = [0, 1, 2, 3, 4];

it('five seats have five colours, five letters and five outlines', () => {
  for (const of of [colourOf, signOf, pathOf]) expect(new Set(SEATS.map(of)).size).toBe(SEATS.length);
});

it('at a table of ten each seat has a colour with a sign that no other has', () => {
  const table = Array.from({ length: 10 }, (_, seat) => seat);
  for (const of of [signOf, pathOf]) expect(new Set(table.map(of)).size).toBe(10);
  expect(table.map(colourOf).every((colour) => SEATS.map(colourOf).includes(colour))).toBe(true);
});
