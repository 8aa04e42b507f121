// @vitest-environment node
// The summary of a match.
import { expect, it } from 'vitest';
import { gainedIn, linesIn, roundsIn } from '../../src/play/recount.ts';
import type { Recount } from '../../src/wire.ts';

const phrase = (code: string) => ({ code, facts: {} });
const gain = (seat: number, round: number, source: string, amount: number) => ({
  seat,
  round,
  unit: phrase('rupees'),
  source: phrase(source),
  amount,
});

it('gains are shown in a table for each unit and round, with totals', () => {
  const recount: Recount = {
    ending: null,
    course: [],
    gains: [
      gain(0, 1, 'goods', 30),
      gain(1, 1, 'goods', 20),
      gain(1, 1, 'camels', 5),
      gain(0, 2, 'goods', 7),
    ],
  };
  const [first, second] = gainedIn(recount, 2);
  expect(first?.rows.map(({ source, amounts }) => [source.code, ...amounts])).toEqual([
    ['goods', 30, 20],
    ['camels', 0, 5],
  ]);
  expect([first?.totals, second?.totals, second?.round]).toEqual([[30, 25], [7, 0], 2]);
});

it('every seat has a line from left to right, with the best on top', () => {
  expect(
    linesIn(
      [
        [0, 0],
        [5, 10],
      ],
      100,
      50,
    ),
  ).toEqual([['0.0,50.0 100.0,25.0'], ['0.0,50.0 100.0,0.0']]);
  expect(linesIn([[3, 3]], 100, 50)).toEqual([['0.0,50.0'], ['0.0,50.0']]);
});

it('a round that is scored separately starts a new line', () => {
  const course = [
    [0, 0],
    [9, 0],
    [9, 12],
    [0, 5],
    [7, 5],
  ];
  const apart = { ending: null, course, gains: [gain(0, 1, 'goods', 9)] };
  expect(roundsIn(apart)).toEqual([3]);
  expect(linesIn(course, 4, 12, [3])[0]).toEqual(['0.0,12.0 1.0,3.0 2.0,3.0', '3.0,12.0 4.0,5.0']);
  // Spending within one long round does not make a new one.
  expect(roundsIn({ ...apart, gains: [gain(0, 0, 'goods', 9)] })).toEqual([]);
});
