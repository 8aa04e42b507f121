// What the board shows besides the position: new strokes, gains, dice that are followed, ghosts of roads.
import { describe, expect, it } from 'vitest';
import two from '../../fixtures/charmers-2.json';
import four from '../../fixtures/charmers-4.json';
import { follow, rolled, type Die } from '../../src/games/charmers/dice.ts';
import { freshMarks, gains } from '../../src/games/charmers/fresh.ts';
import { points } from '../../src/games/charmers/names.ts';
import { cross, line, ring, road } from '../../src/games/charmers/pen.ts';
import { ghost } from '../../src/games/charmers/province.ts';
import { effectsOf } from '../../src/games/charmers/effects.ts';
import tables from '../../fixtures/charmers-components.json';
import type { Plan, Sheet, View } from '../../src/games/charmers/view.ts';
import type { Story } from '../../src/wire.ts';

const steps = (file: typeof two | typeof four): { view: View; story: Story[] }[] =>
  file.map(({ state, story }) => ({
    view: state.view as unknown as View,
    story: story as unknown as Story[],
  }));

describe('dice', () => {
  it('keep eight ids through a whole game', () => {
    let dice: Die[] = [];
    for (const { view } of [...steps(two), ...steps(four)]) {
      dice = follow(dice, view);
      expect(new Set(dice.map(({ id }) => id)).size).toBe(8);
      expect(dice.every(({ id, colour }) => id === `${colour}-0` || id === `${colour}-1`)).toBe(true);
    }
  });

  it('are the same when they go from the middle to a depot', () => {
    const { view } = steps(two)[0] as { view: View };
    const before = follow([], { ...view, middle: ['fish', 'fish'], elephant: null, depots: [[], []] });
    const after = follow(before, { ...view, middle: ['fish'], elephant: null, depots: [['fish'], []] });
    const stayed = after.find(({ place }) => place === 'middle');
    const went = after.find(({ place }) => place === 'depot 0');
    expect(new Set([stayed?.id, went?.id])).toEqual(new Set(before.map(({ id }) => id)));
    expect(follow(after, { ...view, middle: ['fish'], elephant: null, depots: [['fish'], []] })).toEqual(
      after,
    );
  });

  it('tumble where the story rolls them', () => {
    const story = [
      { line: '0 karma fish' },
      { line: '* roll blue fish' },
      { line: '! roll green bend bend' },
    ];
    expect([...rolled(story)]).toEqual(['blue']);
  });
});

describe('strokes', () => {
  it('are new where the story made them', () => {
    const fresh = steps(two).map(({ view, story }) => [...freshMarks(story, view, 0)]);
    expect(fresh[1]).toEqual(['person great_mogul 1']);
    expect(fresh[2]).toEqual(['road a4']);
    expect(fresh[5]).toEqual(['sold spices 5', 'sold spices 4']);
    expect([...freshMarks(steps(two)[0]?.story ?? [], steps(two)[0]?.view as View, 1)]).toEqual(['road b4']);
  });

  it('are the same each time and hold no broken number', () => {
    const all = ['ns', 'ew', 'ne', 'es', 'sw', 'nw', 'nes', 'new', 'nsw', 'esw', 'nesw', 'n'].map((arms) =>
      road([40, 40], 40, arms, 'a1'),
    );
    const more = [cross([0, 0], 9, 'x'), ring([0, 0], 9, 9, 'x'), line([0, 0], [9, 9], 'x')];
    for (const path of [...all, ...more]) expect(path).toMatch(/^M[-\d. MLQ]+$/);
    expect(road([40, 40], 40, 'es', 'a1')).toBe(road([40, 40], 40, 'es', 'a1'));
    expect(road([40, 40], 40, 'ns', 'a1').startsWith('M40.0 0.0')).toBe(true);
  });
});

describe('numbers and ghosts', () => {
  it('add up what a seat gained', () => {
    expect(gains(steps(two)[5]?.story ?? [], 0)).toEqual({ fame: 0, money: 5, karma: 0 });
    expect(gains(steps(two)[5]?.story ?? [], 1)).toEqual({ fame: 0, money: 0, karma: 0 });
  });

  it('write half-points as points', () => {
    expect([4, 5, 1, 0, -1, -3, -78].map(points)).toEqual(['2', '2½', '½', '0', '−½', '−1½', '−39']);
  });

  it('show the road as it will be', () => {
    const sheet = { roads: { b2: 'sw' } } as unknown as Sheet;
    expect(ghost('extend b2 n', sheet)).toEqual({ space: 'b2', arms: 'nsw' });
    expect(ghost('draw a1 es', sheet)).toEqual({ space: 'a1', arms: 'es' });
  });
});

describe('what a move brings', () => {
  const plan = tables.sun as Plan;
  const { view } = steps(two)[5] as { view: View };
  const sheet = view.sheets[0] as Sheet;

  it('is fame and edges for a road', () => {
    expect(effectsOf('draw a4 es', { ...sheet, roads: {} }, plan)).toEqual(['fame 3', 'person maharani']);
    expect(effectsOf('extend a3 n', sheet, plan)).toEqual([]);
    expect(effectsOf('draw d4 sw', { ...sheet, roads: {} }, plan)).toEqual(['goods 2']);
  });

  it('is coins and tents for a sale, and earnings for a river space', () => {
    const full: Sheet = { ...sheet, sold: { tea: 2, silk: 0, spices: 5 } };
    expect(effectsOf('sell tea tea silk', full, plan)).toEqual(['money 5', 'upgrade']);
    expect(effectsOf('sell nothing', full, plan)).toEqual([]);
    expect(effectsOf('sail 5', sheet, plan)).toEqual(['karma', 'money 1']);
    expect(effectsOf('upgrade fort', sheet, plan)).toEqual([]);
  });
});
