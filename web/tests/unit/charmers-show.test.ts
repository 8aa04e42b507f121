// What the board shows besides the position: new strokes, gains, dice that are tracked, previews of roads.
import { describe, expect, it } from 'vitest';
import two from '../../fixtures/charmers-2.json';
import four from '../../fixtures/charmers-4.json';
import { follow, rolled, type Die } from '../../src/games/charmers/dice.ts';
import { halfOf } from '../../src/games/charmers/things.ts';
import { freshMarks, gains, landings, told, writtenOn } from '../../src/games/charmers/fresh.ts';
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

  it('stay the same dice on the way from the middle to a depot', () => {
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
    const { view } = steps(two)[0] as { view: View };
    const sheet = { ...(view.sheets[0] as Sheet) };
    sheet.palace = { ...sheet.palace, great_mogul: 1 };
    sheet.sold = { ...sheet.sold, spices: 5 };
    const events = [
      { kind: 'crossed', seat: 0, person: 'great_mogul' },
      { kind: 'road', seat: 0, space: 'a4', road: 'ns' },
      { kind: 'built', seat: 0, space: 'a4', building: 'fort' },
      { kind: 'sold', seat: 0, goods: { tea: 0, spices: 2, silk: 0 } },
      { kind: 'road', seat: 1, space: 'b4', road: 'ns' },
    ];
    const story = [{ n: 0, seat: 0, line: '', said: [], events }] as unknown as Story[];
    const after = { ...view, sheets: [sheet, ...view.sheets.slice(1)] };
    const marks = ['road a4', 'built a4', 'person great_mogul 1', 'sold spices 5', 'sold spices 4'];
    expect([...freshMarks(story, after, 0)]).toEqual(marks);
    expect([...freshMarks(story, after, 1)]).toEqual(['road b4']);
  });

  it('say which half of a sheet is to be seen', () => {
    const events: Event[] = [
      { kind: 'road', seat: 0, space: 'a4', arms: 'ns' },
      { kind: 'used', seat: 0, bonus: 'person trader' },
      { kind: 'crossed', seat: 0, person: 'trader' },
      { kind: 'money', seat: 0, coins: 2, money: 5 },
      { kind: 'sailed', seat: 1, stop: 3 },
    ];
    const story: Story[] = [{ n: 0, seat: 0, line: '', said: [], events }];
    expect([0, 1, 2].map((seat) => writtenOn(story, seat))).toEqual(['town', 'land', null]);
  });

  it("appear beside what pops up on a seat's tab", () => {
    const events: Event[] = [
      { kind: 'freed', seat: 0, bonus: 'karma' },
      { kind: 'used', seat: 0, bonus: 'karma' },
      { kind: 'freed', seat: 0, bonus: 'half_road' },
      { kind: 'used', seat: 0, bonus: 'half_road' },
      { kind: 'freed', seat: 0, bonus: 'money 2' },
      { kind: 'lost', seat: 1, bonus: 'upgrade' },
      { kind: 'in_vain', seat: 0, face: 'fish' },
    ];
    const story: Story[] = [{ n: 0, seat: 0, line: '', said: [], events }];
    // Karma that is taken at once is among the gains.
    expect(told(story, 0).map(({ sign, bonus }) => `${sign} ${bonus}`)).toEqual([
      '+ half_road',
      '✓ half_road',
      '+ money 2',
      '✕ null',
    ]);
    expect(told(story, 1)).toEqual([{ sign: '✕', bonus: 'upgrade', face: null }]);
  });

  it('are the same each time and contain no invalid number', () => {
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
    const events = [
      { kind: 'money', seat: 0, coins: 2 },
      { kind: 'money', seat: 0, coins: 3 },
      { kind: 'fame', seat: 1, points: 4 },
      { kind: 'karma', seat: 0, karma: 1 },
    ];
    const story = [{ n: 0, seat: 0, line: '', said: [], events }] as unknown as Story[];
    expect(gains(story, 0)).toEqual({ fame: 0, money: 5, karma: 1 });
    expect(gains(story, 1)).toEqual({ fame: 4, money: 0, karma: 0 });
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
  it('is marked where it lands on the sheet', () => {
    const events = [
      { kind: 'sailed', seat: 0, stop: 4 },
      { kind: 'crossed', seat: 0, person: 'trader' },
      { kind: 'circled', seat: 0, good: 'silk' },
      { kind: 'money', seat: 0, coins: 1 },
    ] as unknown as Event[];
    expect([...landings(events)]).toEqual(['stop 4', 'person trader', 'row silk']);
    expect(['stop 4', 'space a1', 'person trader', 'row silk', 'die fish'].map(halfOf)).toEqual([
      'land',
      'land',
      'town',
      'town',
      null,
    ]);
  });

  const events: Event[] = [
    { kind: 'road', seat: 0, space: 'a4', arms: 'es' },
    { kind: 'fame', seat: 0, points: 3, fame: 3 },
    { kind: 'fame', seat: 0, points: 1, fame: 4 },
    { kind: 'money', seat: 1, coins: 4, money: 4 },
    { kind: 'freed', seat: 0, bonus: 'person maharani' },
    { kind: 'lost', seat: 0, bonus: 'karma' },
  ];
  it("is what the server foresees for the player's own sheet", () => {
    expect(effectsOf(events, 0)).toEqual([
      { bonus: 'fame 4', lost: false },
      { bonus: 'person maharani', lost: false },
      { bonus: 'karma', lost: true },
    ]);
    expect(effectsOf(events, 1)).toEqual([{ bonus: 'money 4', lost: false }]);
    const reached: Event[] = [
      { kind: 'freed', seat: 0, bonus: 'karma' },
      { kind: 'used', seat: 0, bonus: 'karma' },
      { kind: 'karma', seat: 0, karma: 2 },
    ];
    expect(effectsOf(reached, 0)).toEqual([{ bonus: 'karma', lost: false }]);
    const circled: Event = { kind: 'circled', seat: 0, good: 'tea' };
    expect(effectsOf([circled, circled], 0)).toEqual([{ bonus: 'goods 2', lost: false }]);
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
