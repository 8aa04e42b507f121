// What the board shows besides the position: new strokes, gains, dice that are followed, ghosts of roads.
import { describe, expect, it } from 'vitest';
import two from '../../fixtures/charmers-2.json';
import four from '../../fixtures/charmers-4.json';
import { follow, rolled, type Die } from '../../src/games/charmers/dice.ts';
import { freshMarks, gains, told } from '../../src/games/charmers/fresh.ts';
import { points } from '../../src/games/charmers/names.ts';
import { cross, line, ring, road } from '../../src/games/charmers/pen.ts';
import { ghost } from '../../src/games/charmers/province.ts';
import { effectsOf, inVain } from '../../src/games/charmers/effects.ts';
import { allSteps } from './steps.ts';
import type { Event, Sheet, View } from '../../src/games/charmers/view.ts';
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
    expect(fresh[2]).toEqual(['person man_singh 1']);
    expect(fresh[4]).toEqual(['used karma 2']);
    expect(fresh[7]).toEqual(['sold spices 3', 'sold spices 2', 'sold spices 1']);
    expect([...freshMarks(steps(two)[0]?.story ?? [], steps(two)[0]?.view as View, 1)]).toEqual([
      'road b4',
      'built b4',
    ]);
  });

  it('stand beside what pops up on the tab of a seat', () => {
    const events: Event[] = [
      { kind: 'freed', seat: 0, bonus: 'karma' },
      { kind: 'used', seat: 0, bonus: 'karma' },
      { kind: 'lost', seat: 1, bonus: 'upgrade' },
      { kind: 'in_vain', seat: 0, face: 'fish' },
    ];
    const story: Story[] = [{ n: 0, seat: 0, line: '', said: [], events }];
    expect(told(story, 0).map(({ sign }) => sign)).toEqual(['+', '✓', '✕']);
    expect(told(story, 1)).toEqual([{ sign: '✕', bonus: 'upgrade', face: null }]);
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
    expect(gains(steps(two)[7]?.story ?? [], 0)).toEqual({ fame: 0, money: 4, karma: 0 });
    expect(gains(steps(two)[7]?.story ?? [], 1)).toEqual({ fame: 0, money: 0, karma: 0 });
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
  const events: Event[] = [
    { kind: 'road', seat: 0, space: 'a4', arms: 'es' },
    { kind: 'fame', seat: 0, points: 3, fame: 3 },
    { kind: 'fame', seat: 0, points: 1, fame: 4 },
    { kind: 'money', seat: 1, coins: 4, money: 4 },
    { kind: 'freed', seat: 0, bonus: 'person maharani' },
    { kind: 'lost', seat: 0, bonus: 'karma' },
  ];
  it("is what the server foresees for one's own sheet", () => {
    expect(effectsOf(events, 0)).toEqual([
      { bonus: 'fame 4', lost: false },
      { bonus: 'person maharani', lost: false },
      { bonus: 'karma', lost: true },
    ]);
    expect(effectsOf(events, 1)).toEqual([{ bonus: 'money 4', lost: false }]);
    expect(inVain(events)).toBe(false);
    expect(inVain([{ kind: 'in_vain', seat: 0, face: 'trader' }])).toBe(true);
  });

  it('is there in what the stored positions explain', () => {
    const explained = allSteps('charmers').flatMap((step) => Object.values(step.explained) as Event[][]);
    const found = new Set(
      explained.flatMap((told) => effectsOf(told, 0)).map(({ bonus }) => bonus.split(' ')[0]),
    );
    expect([...found]).toEqual(expect.arrayContaining(['fame', 'money', 'karma', 'person']));
  });
});
