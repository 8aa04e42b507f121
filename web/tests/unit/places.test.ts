// Every line of the stored stories is about something that its board draws under that name.
import { describe, expect, it } from 'vitest';
import { fallbacks, marksOf, type PlacesOf } from '../../src/board/places.ts';
import { placesOf as charmers } from '../../src/games/charmers/places.ts';
import { placesOf as jaipur } from '../../src/games/jaipur/places.ts';
import { placesOf as karma } from '../../src/games/karma/places.ts';
import { HAS, placesOf as rajas } from '../../src/games/rajas/places.ts';
import type { Story } from '../../src/wire.ts';
import { allSteps } from './steps.ts';

const sources = import.meta.glob<string>('../../src/games/*/**/*.svelte', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The first words of the names that a game's components give to places. */
function drawn(game: string): Set<string> {
  const text = Object.entries(sources)
    .filter(([path]) => path.includes(`/games/${game}/`))
    .map(([, source]) => source)
    .join('\n');
  const plain = [...text.matchAll(/(?:data-(?:at|area)|\bat)="([\w-]+)/g)];
  const worked = [...text.matchAll(/`([a-z-]+) \$\{/g)];
  const areas = [...text.matchAll(/area="([a-z]+)"/g)];
  const tokens = text.includes('data-at="{token} {seat}"') ? ['karma', 'administrators'] : [];
  return new Set([...plain, ...worked, ...areas].map((found) => found[1] ?? '').concat(tokens));
}

const GAMES: readonly (readonly [string, PlacesOf])[] = [
  ['jaipur', jaipur],
  ['rajas', rajas],
  ['charmers', charmers],
  ['karma', karma],
];

describe.each(GAMES)('places of %s', (game, placesOf) => {
  const lines = allSteps(game).flatMap(({ story }) => story);
  const names = new Set(lines.flatMap((line) => placesOf(line)));

  it('are on the board', () => {
    expect(names.size).toBeGreaterThan(10);
    const known = drawn(game);
    const lost = [...names].filter((name) => !known.has(fallbacks(name).at(-1) ?? ''));
    expect(lost).toEqual([]);
  });

  it('are given for every move', () => {
    const moves = lines.filter(({ seat }) => seat !== null);
    expect(moves.filter((line) => placesOf(line).length === 0).map(({ line }) => line)).toEqual([]);
  });
});

it("a seat's action is marked where it happened, not on everything the seat has", () => {
  const line = (text: string, ...events: object[]): Story => ({
    n: 0,
    seat: 1,
    line: text,
    said: [],
    events,
  });
  const turn = [
    line('1 quarry 2 o13', { kind: 'placed', space: 'quarry-2' }, { kind: 'paid', seat: 1 }),
    line('1 pay orange 5', { kind: 'spent', seat: 1 }),
    line('1 lay b3 ns', { kind: 'laid', seat: 1, square: 'b3' }, { kind: 'fame', seat: 1 }),
  ];
  expect(marksOf(turn, { placesOf: rajas, HAS })).toEqual(['quarry o13', 'space quarry-2', 'square 1 b3']);
  expect(marksOf([turn[1]!], { placesOf: rajas, HAS })).toEqual(['lane 1', 'dice 1']);
  const round = line('1 sell leather 3', { kind: 'paid', good: 'leather', seat: 1 }, { kind: 'round_ended' });
  const jaipurs = { placesOf: jaipur, HAS: new Set(['hand', 'purse']), AFRESH: 'round_ended' };
  expect(marksOf([round], jaipurs)).toEqual([]);
  expect(marksOf([round, line('1 take gold')], jaipurs)).toEqual(['market']);
});
