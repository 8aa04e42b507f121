// The types of Rajas are true: the stored positions compile against them, and every key is known at run time.
import { describe, expect, it } from 'vitest';
import componentTables from '../../fixtures/rajas-components.json';
import two from '../../fixtures/rajas-2.json';
import four from '../../fixtures/rajas-4.json';
import { allSteps } from './steps.ts';
import type { Components } from '../../src/games/rajas/components.ts';
import { EVENT_FIELDS, readEvent, type EventKind } from '../../src/games/rajas/event.ts';
import { readReward, rewardWords } from '../../src/games/rajas/rewards.ts';
import type { View } from '../../src/games/rajas/view.ts';

/** A type as JSON imports have it: words and numbers without their limits. */
type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Each)[]
      ? Loose<Each>[]
      : T extends object
        ? { [K in keyof T]: Loose<T[K]> }
        : T;

// These lines are the check by the compiler.
const views: Loose<View>[] = [...two.map(({ state }) => state.view), ...four.map(({ state }) => state.view)];
const components: Loose<Components> = componentTables;
const others = allSteps('rajas').map(({ state }) => state.view as Loose<View>);

const keys = (value: object): string => Object.keys(value).sort().join(' ');
const only = <T extends object>(values: readonly T[]): string[] => [...new Set(values.map(keys))];

describe('views', () => {
  const all = [...views, ...others];
  it('have exactly the fields that the types name', () => {
    expect(only(all)).toEqual([
      'active asks bridge ending in_hand landings meeting navaratnas next_starter players river round spaces stacks stand_ins starter statue supply to_move yields',
    ]);
    expect(only(all.flatMap((view) => view.players))).toEqual([
      'boat bonus_at crossed dice edges fame karma money out overlap owned province values waiting workers',
    ]);
    expect(only(all.flatMap((view) => view.stacks))).toEqual(['back colour left open']);
    expect(only(all.flatMap((view) => view.spaces))).toEqual(['area coins gives seat space']);
    expect(only(all.flatMap((view) => view.river))).toEqual(['boats reward space tile']);
    expect(only(all.flatMap((view) => view.yields))).toEqual(['reward slot tile']);
    const tile = 'buildings colour markets price road tile';
    expect(only(all.flatMap((view) => view.stacks.flatMap(({ open }) => (open ? [open] : []))))).toEqual([
      tile,
    ]);
    expect(only(all.flatMap((view) => (view.in_hand ? [view.in_hand] : [])))).toEqual([tile]);
    const laid = 'buildings colour connected markets price road roads square tile';
    expect(only(all.flatMap((view) => view.players.flatMap(({ province }) => province)))).toEqual([laid]);
    const edge = 'edge reward slot spent square tile';
    expect(only(all.flatMap((view) => view.players.flatMap(({ edges }) => edges)))).toEqual([edge]);
  });

  it('hold rewards that can all be read', () => {
    const texts = all.flatMap((view) => [
      ...view.river.map(({ reward }) => reward),
      ...view.spaces.flatMap(({ gives }) => gives ?? []),
      ...view.yields.map(({ reward }) => reward),
      ...view.players.flatMap(({ edges }) => edges.flatMap(({ reward }) => reward ?? [])),
    ]);
    for (const text of new Set(texts)) expect(readReward(text)).toHaveLength(text.split(' + ').length);
  });
});

describe('events', () => {
  it('have exactly the fields of their kind', () => {
    const events = allSteps('rajas').flatMap(({ story, explained }) => [
      ...story.flatMap((entry) => entry.events),
      ...Object.values(explained).flat(),
    ]);
    expect(events.length).toBeGreaterThan(50);
    for (const event of events) {
      const read = readEvent(event);
      expect(read).not.toBeNull();
      if (read)
        expect(keys(read)).toBe(
          ['kind', ...Object.keys(EVENT_FIELDS[read.kind as EventKind])].sort().join(' '),
        );
    }
  });

  it('of an unknown kind are left out', () => {
    expect(readEvent({ kind: 'thunder' })).toBeNull();
    expect(readEvent('thunder')).toBeNull();
  });
});

describe('rewards', () => {
  const say = {
    phrase: () => '',
    seat: () => '',
    word: (id: string, values?: Record<string, string | number>) =>
      `${id}${values ? `:${values['count']}` : ''}`,
  };
  it('are read part by part', () => {
    expect(readReward('karma 1 + die 2')).toEqual([
      { kind: 'karma', count: 1 },
      { kind: 'die', count: 2 },
    ]);
    expect(readReward('fame 1 per 3 river')).toEqual([
      { kind: 'per', unit: 'fame', count: 1, every: 3, of: 'river' },
    ]);
    expect(readReward('die per karma')).toEqual([{ kind: 'karma_dice' }]);
    expect(readReward('yield tile')).toEqual([{ kind: 'yield' }]);
  });
  it('are said in words', () => {
    expect(rewardWords('money 3', say)).toBe('rajas-n-money:3');
    expect(rewardWords('either orange blue', say)).toBe('rajas-one-of: rajas-n-orange:1, rajas-n-blue:1');
    expect(rewardWords('fame 2 per bend', say)).toBe('rajas-n-fame:2 rajas-per-bend:1');
  });
});

describe('components', () => {
  it('have the tables that the types name', () => {
    expect(keys(components)).toBe(
      'harbour market navaratnas_edges palace province quarry river river_tiles standard_edges tiles tracks yields',
    );
  });
});
