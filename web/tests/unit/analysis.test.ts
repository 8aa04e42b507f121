// @vitest-environment node
// An analysis, made ready to be shown.
import { describe, expect, it } from 'vitest';
import {
  chancesAt,
  coursesOf,
  decisive,
  drawn,
  marksOf,
  nearest,
  points,
  summed,
} from '../../src/analysis/marks.ts';
import { questionsOf, replyTo } from '../../src/analysis/mistakes.ts';
import type { Analysis, Fared, Judged } from '../../src/wire.ts';

const fared: Fared = {
  decisions: 4,
  given_away: 0.184,
  slips: 1,
  mistakes: 1,
  blunders: 0,
  luck: -0.09,
  adjusted: 0.09,
  like: 'hard',
};
const decision = (n: number, seat: number, loss: number): Judged => ({
  n,
  chances: [0.5, 0.5],
  what: {
    kind: 'decision',
    seat,
    played: 'a',
    best: 'b',
    label: { code: 'x', facts: {} },
    moves: 3,
    loss,
    error: 0.01,
    reasons: [],
  },
});
const luck = (n: number, first: number): Judged => ({
  n,
  chances: [0.75, 0.25],
  what: { kind: 'luck', luck: [first, -first] },
});
const analysis: Analysis = {
  players: [fared, fared],
  moments: [
    luck(0, 0.06),
    decision(2, 0, 0.019),
    decision(3, 1, 0.02),
    luck(4, -0.2),
    decision(7, 0, 0.05),
    { n: 8, chances: [0.9, 0.1], what: { kind: 'forced', seat: 1 } },
    decision(9, 1, 0.12),
    luck(10, 0.04),
  ],
};

describe('marks', () => {
  const marks = marksOf(analysis);
  it('are what was given away and what chance brought, by size', () => {
    expect(marks.map(({ ply, seat, kind }) => [ply, seat, kind])).toEqual([
      [1, 0, 'lucky'],
      [4, 1, 'slip'],
      [5, 1, 'lucky'],
      [8, 0, 'mistake'],
      [10, 1, 'blunder'],
    ]);
  });
  it('on the chart are the large ones', () => {
    expect(drawn(marks).map(({ ply }) => ply)).toEqual([5, 8, 10]);
  });
  it('that decided the match are three, in the order of play', () => {
    expect(decisive(marks).map(({ ply }) => ply)).toEqual([1, 5, 10]);
    expect(decisive([])).toEqual([]);
  });
  it('are hit by a pointer near them', () => {
    expect(nearest(marks, 6.4, 2)?.ply).toBe(5);
    expect(nearest(marks, 7, 0.5)).toBeNull();
    expect(nearest([], 7, 5)).toBeNull();
  });
  it('name the one whom a draw hurt where the others share what it brought', () => {
    const hurt: Judged = { n: 1, chances: [], what: { kind: 'luck', luck: [0.06, -0.12, 0.06] } };
    const [mark] = marksOf({ ...analysis, moments: [hurt] });
    expect([mark?.seat, mark?.kind, mark?.size]).toEqual([1, 'unlucky', 0.12]);
  });
});

it('every seat has a line through its chances, the best on top', () => {
  const two = { ...analysis, moments: analysis.moments.slice(0, 2) };
  expect(coursesOf(two)).toEqual(['1,25.0 3,50.0', '1,75.0 3,50.0']);
});

it('the chances of a frame are those after the last moment before it', () => {
  expect(chancesAt(analysis, 0)).toBeNull();
  expect(chancesAt(analysis, 2)).toEqual([0.75, 0.25]);
  expect(chancesAt(analysis, 99)).toEqual([0.75, 0.25]);
});

it('a sentence says whole points and on whose side luck was', () => {
  expect(summed(fared)).toEqual({ lost: 18, luck: 9, side: 'against', decisions: 4 });
  expect(summed({ ...fared, given_away: 0.004, luck: 0.004 })).toMatchObject({
    lost: 0,
    luck: 0,
    side: 'none',
  });
  expect(summed({ ...fared, given_away: 0, luck: 0.2 }).side).toBe('for');
  expect(points(0.0523)).toBe(5.2);
});

describe('questions', () => {
  it("are one's own decisions that gave away two points and more", () => {
    expect(questionsOf(analysis, [0]).map(({ n }) => n)).toEqual([7]);
    expect(questionsOf(analysis, [0, 1]).map(({ n }) => n)).toEqual([3, 7, 9]);
    expect(questionsOf(analysis, [])).toEqual([]);
  });
  it('are answered by what the analysis compared, and nothing is made up about other moves', () => {
    const [question] = questionsOf(analysis, [0]);
    if (!question) throw new Error('there is one');
    expect(['b', 'a', 'c'].map((text) => replyTo(question, text).kind)).toEqual([
      'best',
      'played',
      'weighed',
    ]);
    expect(replyTo(question, 'c', 0.005)).toEqual({ kind: 'good' });
    expect(replyTo(question, 'c', 0.05)).toEqual({ kind: 'worse', loss: 0.05 });
  });
});
