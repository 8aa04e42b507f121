import { beforeAll, describe, expect, it } from 'vitest';
import { signed, untilCounted } from '../../src/rating/change.ts';
import { soleSeats } from '../../src/rating/rated.ts';
import { rowsOf } from '../../src/rating/rows.ts';
import { speak } from '../../src/tongue.svelte.ts';

beforeAll(() => speak('de'));

it('a leaderboard links people to their pages and names bots in the current language', () => {
  const rating = { value: 1032, spread: 120, matches: 14, wins: 7 };
  const leaders = [
    { rank: 1, player: 'p', name: 'Asha', program: false, rating },
    { rank: 2, player: null, name: 'medium', program: false, rating },
    { rank: 3, player: null, name: 'greedy', program: false, rating },
    { rank: 4, player: 'q', name: 'medium', program: false, rating },
  ];
  expect(rowsOf(leaders, 'q').map(({ name, href, mine }) => [name, href, mine])).toEqual([
    ['Asha', '/players/p', false],
    ['Mittel', null, false],
    ['Gierig', null, false],
    ['medium', '/players/q', true],
  ]);
  expect(rowsOf(leaders, null).some(({ mine }) => mine)).toBe(false);
  expect(new Set(rowsOf(leaders, null).map(({ key }) => key)).size).toBe(4);
});

it('a rating change is shown with its sign', () => {
  const by = (after: number): string => signed({ before: 1000, after });
  expect([by(1016), by(984), by(1000)]).toEqual(['+16', '−16', '±0']);
});

describe('the count of a match', () => {
  const never = () => Promise.resolve();
  it('is asked for again until it is there', async () => {
    const given = [[], [], [1, 2]];
    expect(
      await untilCounted(
        () => Promise.resolve(given.shift() ?? []),
        () => true,
        never,
      ),
    ).toEqual([1, 2]);
  });
  it('is given up after a while or when nobody is looking, but not because of an error', async () => {
    let asked = 0;
    const ask = () => ((asked += 1), asked % 2 ? Promise.reject(new Error('down')) : Promise.resolve([]));
    expect(await untilCounted(ask, () => true, never)).toBeNull();
    expect(asked).toBe(8);
    expect(await untilCounted(ask, () => false, never)).toBeNull();
    expect(asked).toBe(8);
  });
});

it('at a rated table each person has one seat, under their own name', () => {
  expect(
    soleSeats([
      { kind: 'open' },
      { kind: 'me', name: 'Seat 1' },
      { kind: 'bot', level: 'expert' },
      { kind: 'me' },
    ]),
  ).toEqual([{ kind: 'open' }, { kind: 'me' }, { kind: 'bot', level: 'expert' }, { kind: 'open' }]);
});
