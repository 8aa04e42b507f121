// @vitest-environment node
// The curve of losses on a player's page, and the state of a duplicate match.
import { describe, expect, it } from 'vitest';
import { standingOf, winnerOf } from '../../src/duplicate/stands.ts';
import { coursesOf } from '../../src/rating/curve.ts';
import type { Duplicate, Played } from '../../src/wire.ts';

describe('the curve of losses', () => {
  const played = (loss: number, game = 'jaipur'): Played => ({ table: `t${loss}`, game, at: 1, loss });

  it('goes from the oldest to the newest, game by game, with less given away higher up', () => {
    const [jaipur, karma] = coursesOf([played(0.01), played(0.05, 'karma'), played(0.04)]);
    expect(jaipur?.spots.map(({ x, y, loss }) => [x, y, loss])).toEqual([
      [0, 100, 0.04],
      [100, 25, 0.01],
    ]);
    expect(jaipur?.line).toBe('0.0,100.0 100.0,62.5');
    expect(jaipur?.before).toBeNull();
    expect(karma?.spots.map(({ x }) => x)).toEqual([50]);
    expect(coursesOf([])).toEqual([]);
  });

  it('compares the last five with those before them', () => {
    const losses = [0.01, 0.01, 0.01, 0.01, 0.01, 0.03, 0.05].map((loss, index) => ({
      ...played(loss),
      table: `t${index}`,
    }));
    const [course] = coursesOf(losses);
    expect(course?.lately).toBeCloseTo(0.01);
    expect(course?.before).toBeCloseTo(0.04);
  });
});

describe('a duplicate match', () => {
  const player = (finished: number, place: number | null = null) => ({
    player: `p${finished}`,
    name: 'P',
    finished,
    deals: [],
    total: null,
    place,
  });
  const match = (change: Partial<Duplicate>): Duplicate => ({
    id: 'd',
    game: 'jaipur',
    level: 'easy',
    deals: 2,
    options: {},
    clock: null,
    rated: false,
    decided: false,
    players: [player(0)],
    you: 0,
    table: null,
    ...change,
  });

  it('says what can be done next', () => {
    expect(standingOf(match({ you: null }))).toBe('accept');
    expect(standingOf(match({ you: null, players: [player(0), player(1)] }))).toBe('taken');
    expect(standingOf(match({}))).toBe('begin');
    expect(standingOf(match({ table: 't' }))).toBe('go_on');
    expect(standingOf(match({ players: [player(2)] }))).toBe('wait');
    expect(standingOf(match({ decided: true }))).toBe('decided');
  });

  it('has a winner, or none if both are equal', () => {
    expect(winnerOf(match({}))).toBeNull();
    expect(winnerOf(match({ decided: true, players: [player(2, 2), player(2, 1)] }))).toBe(1);
    expect(winnerOf(match({ decided: true, players: [player(2, 1), player(2, 1)] }))).toBe('tie');
  });
});
