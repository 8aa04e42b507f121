// What the board says about moves before they are played, and where it draws things.
import { describe, expect, it } from 'vitest';
import componentTables from '../../fixtures/rajas-components.json';
import two from '../../fixtures/rajas-2.json';
import four from '../../fixtures/rajas-4.json';
import { askWords, missingWords } from '../../src/games/rajas/ask.ts';
import { tileRow, yieldReward, type Components } from '../../src/games/rajas/components.ts';
import { columnsFor, course, courseLine } from '../../src/games/rajas/course.ts';
import { effectOf } from '../../src/games/rajas/effects.ts';
import { flightsOf, rolledOf } from '../../src/games/rajas/flights.ts';
import { edgeCell, ground, sidesOf } from '../../src/games/rajas/ground.ts';
import { COLOURS, type View } from '../../src/games/rajas/view.ts';
import type { Story } from '../../src/wire.ts';

const components = componentTables as Components;
const early = two[0]?.state.view as View;
const all = [...two, ...four];
const say = { phrase: () => '', seat: String, word: (id: string) => id };

describe('effects', () => {
  it('of a placement name its cost and its gain', () => {
    expect(effectOf('terrace green', early).gains).toEqual(['dice green']);
    const balcony = effectOf('balcony orange 3', early);
    expect(balcony).toMatchObject({ dice: [{ colour: 'orange', face: 3 }], gains: ['dice purple purple'] });
    expect(effectOf('harbour 2 blue 1', early)).toMatchObject({ coins: 2, gains: ['sail 1'] });
    expect(effectOf('chamber 3 green', early)).toMatchObject({ gains: ['karma 2 + die 1'] });
    expect(effectOf('flip blue 1', early)).toMatchObject({ karma: 1, dice: [{ colour: 'blue', face: 1 }] });
    const quarry = effectOf('quarry 2 o1', early);
    expect([quarry.coins, quarry.tile?.tile, quarry.gains]).toEqual([2, 'o1', ['money 1']]);
  });

  it('of a sale count the dearest connected markets', () => {
    const player = { ...early.players[0] } as View['players'][number];
    const laid = (money: number, connected: boolean) => ({
      tile: 'o1',
      colour: 'orange' as const,
      price: 3,
      road: 'straight' as const,
      buildings: [],
      markets: [{ good: 'tea' as const, money }],
      square: 'a0',
      roads: [],
      connected,
    });
    player.province = [laid(2, true), laid(4, true), laid(3, true), laid(9, false)];
    const view = { ...early, active: 0, to_move: 0, players: [player] };
    expect(effectOf('market tea blue 2', view).gains).toEqual(['money 7']);
    expect(effectOf('market silk blue 2', view).gains).toEqual([]);
    expect(effectOf('assorted', view).gains).toEqual(['money 4']);
  });

  it('exist for every move that the stored positions offer', () => {
    for (const { state } of all) {
      for (const { text } of state.moves)
        expect(effectOf(text, state.view as View).coins).toBeGreaterThanOrEqual(0);
    }
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
  it('runs to and fro', () => {
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
  it('of every stored story are few and lead somewhere', () => {
    for (const { story } of all) {
      const flights = flightsOf(story as Story[], components);
      expect(flights.length).toBeLessThanOrEqual(8);
      for (const flight of flights) expect(flight.kind === 'pop' ? flight.at : flight.to).toMatch(/^\w+ \d+/);
    }
  });
  it('name the dice that were rolled', () => {
    const rolled = rolledOf(two[0]?.story as Story[]);
    expect([...rolled].sort()).toEqual(COLOURS.flatMap((colour) => [`0 ${colour}`, `1 ${colour}`]).sort());
  });
});

describe('the bar', () => {
  it('asks the question of the moment', () => {
    expect(askWords('pay', say)).toBe('board-rajas-ask-pay');
    expect(missingWords(new Set(['die orange 3', 'die blue 1']), say)).toBe('board-rajas-now');
    expect(missingWords(new Set(['roads ew']), say)).toBe('');
  });
});
