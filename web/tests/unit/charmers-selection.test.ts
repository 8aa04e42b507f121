// Clicks reach every legal move of the fixtures, and nothing else.
import { describe, expect, it } from 'vitest';
import { allSteps } from './steps.ts';
import { colourOf, GOODS, BUILDINGS, PERSONS, type View } from '../../src/games/charmers/view.ts';
import { lying } from '../../src/games/charmers/dice.ts';
import { spaces } from '../../src/games/charmers/province.ts';
import {
  click,
  lit,
  NONE,
  roadsOn,
  textOf,
  type Selection,
  type Thing,
} from '../../src/games/charmers/selection.ts';
import { nameOf, pageOf, ranks, thingsOf } from '../../src/games/charmers/things.ts';
import tables from '../../fixtures/charmers-components.json';
import type { Plan } from '../../src/games/charmers/view.ts';

const components = tables as { readonly sun: Plan; readonly moon: Plan };

/** Everything the board lets a player click in a position, without knowing what is legal. */
function things(view: View, moves: readonly string[], selection: Selection): Thing[] {
  const at = (place: string) =>
    place.startsWith('depot') ? 'depot' : (place as 'middle' | 'hand' | 'elephant');
  const dice = lying(view).map(({ face, place }): Thing => ({ kind: 'die', face, at: at(place) }));
  const land = spaces(components[view.sheet]).map(({ name }): Thing => ({ kind: 'space', space: name }));
  const stops = components[view.sheet].river.spaces.map((_, index): Thing => ({
    kind: 'stop',
    stop: index + 1,
  }));
  const goods = GOODS.flatMap((good): Thing[] => [
    { kind: 'stock', good },
    { kind: 'back', good },
    { kind: 'row', good },
  ]);
  const words = ['pass', 'drop', 'join', 'sell nothing'].map((text): Thing => ({ kind: 'word', text }));
  const picked = selection.kind === 'road' ? (selection.text.split(' ')[1] ?? '') : '';
  const turned = roadsOn(picked, moves).map((text): Thing => ({ kind: 'turned', text }));
  return [
    ...dice,
    ...land,
    ...stops,
    ...goods,
    ...words,
    ...turned,
    ...PERSONS.map((person): Thing => ({ kind: 'person', person })),
    ...BUILDINGS.map((building): Thing => ({ kind: 'building', building })),
    ...view.pool.map((bonus): Thing => ({ kind: 'bonus', bonus })),
    { kind: 'karma' },
    { kind: 'confirm' },
    { kind: 'cancel' },
  ];
}

/** All texts that any sequence of clicks plays; `glowing` follows only highlighted things. */
function reachable(view: View, moves: readonly string[], glowing: boolean): Set<string> {
  const played = new Set<string>();
  const seen = new Set<string>();
  const open: Selection[] = [NONE];
  for (let now = open.pop(); now; now = open.pop()) {
    const key = JSON.stringify(now);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const thing of things(view, moves, now)) {
      if (glowing && !lit(now, thing, moves)) continue;
      const { selection, play } = click(now, thing, moves);
      if (play) played.add(play.text);
      open.push(selection);
    }
  }
  return played;
}

const steps = allSteps('charmers').map(({ state }) => ({
  view: state.view as View,
  moves: state.moves.map(({ text }) => text),
}));

describe('clicks on the sheet', () => {
  it.each(steps.map((step, index) => [index, step] as const))(
    'reach all moves of position %i',
    (_, { view, moves }) => {
      expect([...reachable(view, moves, true)].sort()).toEqual([...moves].sort());
      expect([...reachable(view, moves, false)].sort()).toEqual([...moves].sort());
    },
  );

  it('reach every kind of move that the notation knows', () => {
    const view = (steps[0] as (typeof steps)[0]).view;
    const lists = [
      ['pass', 'karma fish', 'karma tea+tea'],
      ['take fish', 'take bend', 'karma again'],
      ['draw a1 ns', 'draw a1 es', 'extend b2 n', 'extend b2 e'],
      ['extend b2 n', 'drop'],
      ['use half_road', 'join'],
      ['sell nothing', 'sell tea', 'sell tea tea', 'sell tea silk', 'sell tea tea silk'],
      ['sell tea', 'sell tea tea', 'circle tea', 'circle silk'],
      ['circle tea silk', 'circle tea spices', 'circle silk spices'],
      ['circle tea silk spices'],
      ['sail 3', 'sail 9', 'circle spices'],
      ['copy tea+silk', 'copy tea+tea'],
      ['use person trader', 'use sell_any 2', 'use road fork'],
      ['upgrade temple', 'upgrade garden'],
      ['call great_mogul', 'call trader'],
    ];
    for (const moves of lists) {
      const here: View = {
        ...view,
        middle: ['fish', 'tea+tea'],
        hand: ['bend', 'fish'],
        elephant: 'tea+silk',
        pool: ['half_road', 'half_road', 'person trader', 'sell_any 2', 'road fork'],
      };
      expect([...reachable(here, moves, true)].sort()).toEqual([...moves].sort());
    }
  });

  it('ask why where a move is not legal', () => {
    const { view, moves } = steps[0] as (typeof steps)[0];
    expect(view.elephant).not.toBeNull();
    expect(click(NONE, { kind: 'stop', stop: 3 }, moves).why).toBe('sail 3');
    expect(click(NONE, { kind: 'space', space: 'b4' }, moves).why).toBe('draw b4 ns');
    expect(click(NONE, { kind: 'person', person: 'trader' }, moves).why).toBe('call trader');
    expect(click(NONE, { kind: 'stock', good: 'tea' }, moves).why).toBe('sell tea');
    expect(click(NONE, { kind: 'karma' }, ['take fish']).why).toBe('karma fish');
    expect(click(NONE, { kind: 'die', face: 'great_mogul', at: 'middle' }, moves).why).toBe(
      'take great_mogul',
    );
  });

  it('turn a road through all its ways before it is confirmed', () => {
    const moves = ['draw a1 ns', 'draw a1 es', 'draw b1 ew'];
    const space: Thing = { kind: 'space', space: 'a1' };
    const first = click(NONE, space, moves).selection;
    const second = click(first, space, moves).selection;
    expect([textOf(first, moves), textOf(second, moves)]).toEqual(['draw a1 ns', 'draw a1 es']);
    expect(click(second, space, moves).selection).toEqual(first);
    expect(click(second, { kind: 'confirm' }, moves).play).toEqual({ text: 'draw a1 es', end: true });
    expect(click(second, { kind: 'cancel' }, moves).selection).toEqual(NONE);
  });

  it('a second click on the same die takes it', () => {
    const moves = ['take fish', 'take bend'];
    const fish: Thing = { kind: 'die', face: 'fish', at: 'middle' };
    const once = click(NONE, fish, moves);
    expect(once.play).toBeUndefined();
    expect(click(once.selection, fish, moves).play).toEqual({ text: 'take fish', end: true });
  });
});

describe('the things of a move', () => {
  it('are on the board for every legal move', () => {
    for (const { view, moves } of steps) {
      const names = new Set(things(view, moves, NONE).map(nameOf));
      for (const text of moves) {
        expect(thingsOf(text).length, text).toBeGreaterThan(0);
        for (const thing of thingsOf(text)) expect(names, text).toContain(nameOf(thing));
      }
    }
  });

  it('carry the rank of the best move they belong to', () => {
    const found = ranks(['take fish', 'karma fish', 'draw a1 ns', 'sail 3'].map((text) => ({ text })));
    expect(Object.fromEntries(found)).toEqual({
      'die fish': 1,
      'take fish': 1,
      karma: 2,
      'karma fish': 2,
      'space a1': 3,
      'draw a1 ns': 3,
    });
  });

  it('tell which half of the sheet is needed', () => {
    expect(['draw a1 ns', 'sail 3', 'sell tea', 'call trader', 'take fish'].map(pageOf)).toEqual([
      'land',
      'land',
      'town',
      'town',
      null,
    ]);
  });

  it('every die of the middle has a colour of its own kind', () => {
    for (const { view } of steps) {
      const counts = lying(view).map(({ face }) => colourOf(face));
      for (const colour of ['orange', 'purple', 'green', 'blue']) {
        expect(counts.filter((one) => one === colour)).toHaveLength(2);
      }
    }
  });
});
