// @vitest-environment node
// The stories of the stored positions, told to the player they are about: "You take an orange die", never "a orange".
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Phrase } from '../../src/wire.ts';
import { speaker } from '../../src/words.ts';
import { allSteps } from './steps.ts';

const GAMES = ['jaipur', 'rajas', 'charmers', 'karma'];
const root = new URL('../../../', import.meta.url);

/** An article that doesn't fit the word after it. Words with a u have to be judged by ear: "an upgrade", "a unit". */
const misfit = (sentence: string): boolean => /\ba [aeio]|\ban [^aeiou]/i.test(sentence);

function english(game: string): FluentBundle {
  const bundle = new FluentBundle('en', { useIsolating: false });
  for (const file of ['words/en/table.ftl', `games/${game}/words/en.ftl`])
    bundle.addResource(new FluentResource(readFileSync(new URL(file, root), 'utf8')));
  return bundle;
}

/** Everything told about a seat, as that seat reads it. */
function toldToThem(game: string): Map<string, string> {
  const bundle = english(game);
  const said = allSteps(game).flatMap(({ story }) => story.flatMap((line): readonly Phrase[] => line.said));
  const about = said.flatMap((phrase) => {
    const seat = phrase.facts['seat'];
    return seat && 'seat' in seat ? [[seat.seat, phrase] as const] : [];
  });
  return new Map(about.map(([seat, phrase]) => [speaker([bundle], [], seat).phrase(phrase), phrase.code]));
}

describe.each(GAMES)('the story of %s', (game) => {
  it('speaks to its player with the right articles', () => {
    const told = [...toldToThem(game)];
    expect(new Set(told.map(([, code]) => code)).size).toBeGreaterThan(5);
    expect(told.filter(([sentence]) => !/\byour?\b/i.test(sentence))).toEqual([]);
    expect(told.filter(([sentence]) => misfit(sentence))).toEqual([]);
  });
});

it('a wrong article is noticed', () => {
  expect(misfit('You take a orange die.')).toBe(true);
  expect(misfit('You draw an green tile.')).toBe(true);
  expect(misfit('You take an orange die, a green one and an upgrade.')).toBe(false);
});
