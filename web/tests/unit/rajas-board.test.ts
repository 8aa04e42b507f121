// What the board says about moves before they are played, and where it draws things.
import { describe, expect, it } from 'vitest';
import componentTables from '../../fixtures/rajas-components.json';
import { allSteps, steps } from './steps.ts';
import { askWords, lastWords, missingWords } from '../../src/games/rajas/ask.ts';
import { tileRow, yieldReward, type Components } from '../../src/games/rajas/components.ts';
import { columnsFor, course, courseLine } from '../../src/games/rajas/course.ts';
import { effectOf } from '../../src/games/rajas/effects.ts';
import { eventsOf, flightsOf, rolledOf } from '../../src/games/rajas/flights.ts';
import { whereIn } from '../../src/games/rajas/follow.ts';
import { lay, lift, readLaid, writeLaid } from '../../src/games/rajas/ganga.ts';
import { edgeCell, ground, sidesOf } from '../../src/games/rajas/ground.ts';
import { readReward } from '../../src/games/rajas/rewards.ts';
import { COLOURS, type Event, type Laid, type View } from '../../src/games/rajas/view.ts';
import type { Story } from '../../src/wire.ts';

const components = componentTables as Components;
const two = steps('rajas-2');
const early = two[0]?.state.view as View;
const all = allSteps('rajas');
const LAID: Omit<Laid, 'square' | 'roads'> = {
  buildings: [],
  colour: 'blue',
  connected: false,
  markets: [],
  price: 3,
  road: 'straight',
  tile: 'b1',
};
const say = { phrase: () => '', seat: String, list: String, word: (id: string) => id };

describe('effects', () => {
  const events = (...given: object[]) => given as Event[];
  const at = { seat: 0 };

  it('name what is paid and what is printed on the space', () => {
    const placed = { kind: 'placed', ...at, space: 'balcony-orange' };
    const spent = { kind: 'spent', ...at, colour: 'orange', face: 3 };
    expect(effectOf('balcony orange 3', events(placed, spent), early, components)).toMatchObject({
      dice: [{ colour: 'orange', face: 3 }],
      gains: ['dice purple purple'],
    });
    expect(effectOf('audience 3', [], early, components).gains).toEqual(['karma 2 + die 1']);
    expect(effectOf('dice green blue', [], early, components).gains).toEqual(['dice green blue']);
  });

  it('of a sale are those the server reports', () => {
    const told = events(
      { kind: 'spent', ...at, colour: 'blue', face: 2 },
      { kind: 'money', ...at, amount: 7, money: 11 },
      { kind: 'worker', ...at, source: 'money', owned: 4 },
    );
    const effect = effectOf('market tea blue 2', told, early, components);
    expect([effect.gains, effect.dice.length, effect.workers]).toEqual([['money 7'], 1, 1]);
  });

  it('count a reward of the river once', () => {
    const sailed = { kind: 'sailed', ...at, from: 0, to: 3 };
    const river = { kind: 'river', ...at, space: 3, reward: 'money 7 + die 3' };
    const money = { kind: 'money', ...at, amount: 7, money: 10 };
    expect(effectOf('sail 3', events(sailed, river, money), early, components).gains).toEqual([
      'money 7',
      'die 3',
    ]);
    expect(effectOf('sail 3', events(sailed, river), early, components).gains).toEqual(['money 7 + die 3']);
    const asked = ['take money 7', 'take die 3'];
    expect(effectOf('sail 3', events(sailed, river), early, components, asked).gains).toHaveLength(1);
  });

  it('tell of a tile whose rewards wait to be put in order', () => {
    const laid = { kind: 'laid', ...at, tile: 'p9', square: 9 };
    const asked = ['take fame 4', 'take money 2'];
    expect(effectOf('lay c3 nw', events(laid), early, components, asked).gains).toEqual([
      'fame 4',
      'money 2',
    ]);
  });

  it('tell of the edges that a tile joins, also where something comes first', () => {
    const laid = { kind: 'laid', ...at, tile: 'p9', square: 9 };
    const [first, ...others] = early.players;
    const edges = ['w0', 'w1', 's1'].map((edge) => ({
      edge,
      reward: `karma ${edge === 's1' ? 2 : 1}`,
      slot: null,
      spent: edge === 'w0',
      square: edge === 's1' ? 'b3' : `a${edge.charAt(1)}`,
      tile: null,
    }));
    // West of the residence a road leads to the border but for one square.
    const province = [{ ...LAID, square: 'a1', roads: ['east', 'west'] }];
    const view = {
      ...early,
      to_move: 0,
      players: [{ ...first, edges, province }, ...others] as View['players'],
    };
    const gains = (text: string, ...more: object[]) =>
      effectOf(text, events(laid, ...more), view, components, ['take fame 4', 'take money 2']).gains;
    expect(gains('lay b1 ew')).toEqual(['fame 4', 'money 2', 'karma 1']);
    expect(gains('lay b1 ns')).toEqual(['fame 4', 'money 2']);
    expect(gains('lay b3 ns')).toEqual(['fame 4', 'money 2']);
    // What the server tells is told once.
    const joined = { kind: 'edge', ...at, edge: 'w1', reward: 'karma 1' };
    expect(effectOf('lay b1 ew', events(laid, joined), view, components).gains).toEqual(['karma 1']);
  });

  it('tell of the bonuses that such rewards reach', () => {
    const laid = { kind: 'laid', ...at, tile: 'p9', square: 9 };
    const [first, ...others] = early.players;
    const rich = (fame: number, money: number) => ({
      ...early,
      to_move: 0,
      players: [{ ...first, fame, money, bonus_at: 33 }, ...others] as View['players'],
    });
    const gains = (fame: number, money: number) =>
      effectOf('lay c3 nw', events(laid), rich(fame, money), components, ['take fame 4', 'take money 6'])
        .gains;
    expect(gains(20, 20)).toEqual(['fame 4', 'money 6', 'karma 2']);
    expect(gains(2, 30)).toEqual(['fame 4', 'money 6', 'upgrade', 'die 2']);
    // Fallen back behind a bonus that was had before.
    expect(gains(10, 10)).toEqual(['fame 4', 'money 6']);
  });

  it('show the turned die and the karma it costs', () => {
    const karma = (early.players[0]?.karma ?? 0) - 1;
    const told = events({ kind: 'flipped', ...at, colour: 'blue', from: 1, to: 6, karma });
    expect(effectOf('flip blue 1', told, { ...early, to_move: 0 }, components)).toMatchObject({
      karma: 1,
      turned: { colour: 'blue', face: 6 },
    });
  });

  it('show the tile before anything is known', () => {
    expect(effectOf('quarry 2 o1', null, early, components).tile?.tile).toBe('o1');
  });

  it('can be read from everything that the server explained', () => {
    const explained = allSteps('rajas').flatMap(({ state, explained: all }) =>
      Object.entries(all).map(([text, told]) =>
        effectOf(text, events(...(told as object[])), state.view as View, components),
      ),
    );
    expect(explained.length).toBeGreaterThan(100);
    for (const { gains } of explained)
      for (const gain of gains) expect(readReward(gain)).toHaveLength(gain.split(' + ').length);
    expect(explained.filter(({ gains }) => gains.length > 0).length).toBeGreaterThan(80);
  });
});

describe('the ground plan', () => {
  const plan = ground(components);
  it('has the squares around the residence', () => {
    expect(plan.squares).toHaveLength(18);
    expect(plan.residence).toEqual({ column: 2, row: 0, columns: 1, rows: 2 });
    expect(plan.exits).toContainEqual({ side: 'south', column: 0, row: 1 });
  });
  it('lays edges beside their rows and columns', () => {
    expect(edgeCell('w3', plan)).toEqual({ column: 1, row: 5 });
    expect(edgeCell('e0', plan)).toEqual({ column: 7, row: 2 });
    expect(edgeCell('s1', plan)).toEqual({ column: 3, row: 6 });
    expect(sidesOf('nw')).toEqual(['north', 'west']);
  });
});

describe('the river', () => {
  it('winds back and forth', () => {
    const way = course(30, 16);
    expect([way.rows, way.points.length]).toEqual([2, 31]);
    expect(way.points[15]?.x).toBe(way.points[16]?.x);
    expect(way.points[1]?.x).toBeLessThan(way.points[2]?.x ?? 0);
    expect(way.points[20]?.x).toBeGreaterThan(way.points[21]?.x ?? 1);
    expect(courseLine(way, 500, 100).match(/C/g)).toHaveLength(1);
  });
  it('has more rows where room is short', () => {
    expect([columnsFor(560, 100, 30), columnsFor(380, 340, 30), columnsFor(0, 0, 30)]).toEqual([16, 8, 16]);
  });
});

describe('tables', () => {
  it('are read by the names of their tiles', () => {
    expect(tileRow(components, 'o1')).toMatchObject({ colour: 'orange', price: 3 });
    expect(tileRow(components, 'x99')).toBeNull();
    expect(yieldReward(components, 'white-4')).toBe('money 3');
    expect(yieldReward(components, 'pink-1')).toBeNull();
  });
});

describe('flights', () => {
  const told = (...events: Event[]): Story => ({ n: 0, seat: null, line: '', said: [], events });

  it('of every stored story lead somewhere', () => {
    for (const { story } of all) {
      const flights = flightsOf(story, components);
      for (const flight of flights) {
        const places = flight.kind === 'go' ? [...flight.from, ...flight.to] : flight.at;
        expect(places.length).toBeGreaterThan(0);
        for (const place of places) expect(place).toMatch(/^[a-z]+( [\w-]+)*$/);
      }
    }
  });

  it('show every kind of event, except a boat, which moves on its own, and the end', () => {
    const seen = new Map(
      all.flatMap(({ story }) => eventsOf(story)).map((event): [string, Event] => [event.kind, event]),
    );
    const still = [...seen].filter(([, event]) => flightsOf([told(event)], components).length === 0);
    expect(seen.size).toBeGreaterThanOrEqual(20);
    expect(still.map(([kind]) => kind).sort()).toEqual(['boat', 'over']);
  });

  it('bring a worker to its space, followed by the payment', () => {
    const story = [
      told({ kind: 'placed', seat: 1, space: 'tea' }, { kind: 'spent', seat: 1, colour: 'blue', face: 2 }),
    ];
    expect(flightsOf(story, components)).toMatchObject([
      { cargo: { kind: 'worker', seat: 1 }, to: ['space tea'] },
      { cargo: { kind: 'die', colour: 'blue', face: 2 }, to: ['space tea', 'tracks'] },
    ]);
  });

  it('name the dice that were rolled', () => {
    const rolled = rolledOf(two[0]?.story ?? []);
    expect([...rolled].sort()).toEqual(COLOURS.flatMap((colour) => [`0 ${colour}`, `1 ${colour}`]).sort());
  });
});

describe('following the others', () => {
  const story = (...events: object[]): Story[] => [{ n: 1, seat: 1, line: '', said: [], events } as Story];
  const placed = (space: string) => ({ kind: 'placed', seat: 1, space });

  it('turns to the part where they act', () => {
    expect(whereIn(story(placed('chamber-2')), 0)).toEqual({ tab: 'palace', province: null });
    expect(whereIn(story(placed('terrace-blue-1')), 0)?.tab).toBe('palace');
    expect(whereIn(story(placed('quarry-2')), 0)?.tab).toBe('works');
    expect(whereIn(story(placed('harbour-1'), { kind: 'boat', seat: 1, from: 0, to: 2 }), 0)?.tab).toBe(
      'river',
    );
    expect(whereIn(story({ kind: 'laid', seat: 1, tile: 'p9', square: 'c3' }), 0)).toEqual({
      tab: 'province',
      province: 1,
    });
    const moved = { kind: 'boat', seat: 1, from: 3, to: 4 };
    expect(whereIn(story({ kind: 'laid', seat: 1, tile: 'p9', square: 'c3' }, moved), 0)?.tab).toBe(
      'province',
    );
  });

  it('stays where nothing is done, or only by oneself', () => {
    expect(
      whereIn(story({ kind: 'turn', seat: 1 }, { kind: 'money', seat: 1, amount: 2, money: 9 }), 0),
    ).toBeNull();
    expect(whereIn(story(placed('silk')), 1)).toBeNull();
    expect(whereIn(story(placed('silk')), null)?.tab).toBe('works');
  });

  it('finds every space of the stored games in the part that draws it', () => {
    const spaces = early.spaces.map(({ space }) => space);
    const works = spaces.filter((space) => whereIn(story(placed(space)), 0)?.tab === 'works');
    expect(new Set(works.map((space) => space.split('-')[0]))).toEqual(
      new Set(['quarry', 'harbour', 'assorted', 'tea', 'silk', 'spices']),
    );
    const palace = spaces.filter((space) => whereIn(story(placed(space)), 0)?.tab === 'palace');
    expect(new Set(palace.map((space) => space.split('-')[0]))).toEqual(
      new Set(['chamber', 'balcony', 'terrace', 'outer']),
    );
  });
});

describe('the bar', () => {
  it('asks the current question', () => {
    expect(askWords('pay', 0, say)).toBe('board-rajas-ask-pay');
    expect(lastWords({ asks: 'place', ending: true }, 0, say)).toBe('board-rajas-last board-rajas-ask-place');
    expect(lastWords({ asks: 'pay', ending: true }, 0, say)).toBe('board-rajas-ask-pay');
    expect(missingWords(new Set(['die orange 3', 'die blue 1']), 1, say)).toBe('board-rajas-now');
    expect(missingWords(new Set(['roads ew']), 1, say)).toBe('');
  });
});

describe('the tiles of the Ganga', () => {
  it("are read and written in the rules' notation", () => {
    expect(writeLaid(readLaid('9:8,4:1'))).toBe('4:1,9:8');
    expect([readLaid('off').size, readLaid('random').size, writeLaid(new Map())]).toEqual([0, 0, 'off']);
  });
  it('are each in one place, at most one per space', () => {
    const laid = lay(lay(readLaid('4:1,9:8'), 9, 1), 12, 3);
    expect(writeLaid(laid)).toBe('9:1,12:3');
    expect(writeLaid(lift(laid, 9))).toBe('12:3');
  });
});
