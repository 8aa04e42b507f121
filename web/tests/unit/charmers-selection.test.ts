// Clicks reach every legal move of the fixtures, and nothing else.
import { describe, expect, it } from 'vitest';
import { allSteps } from './steps.ts';
import { colourOf, GOODS, BUILDINGS, PERSONS, type View } from '../../src/games/charmers/view.ts';
import { lying } from '../../src/games/charmers/dice.ts';
import { spaces } from '../../src/games/charmers/province.ts';
import { chosen, optionsOf, ranksOf, turned, type Picks } from '../../src/board/selection.ts';
import { click, isLit, type At } from '../../src/games/charmers/clicks.ts';
import { pageOf, thingsOf } from '../../src/games/charmers/things.ts';
import tables from '../../fixtures/charmers-components.json';
import type { Plan } from '../../src/games/charmers/view.ts';

const components = tables as { readonly sun: Plan; readonly moon: Plan };

/** Everything the board lets a player click in a position, without knowing what is legal. */
function things(view: View): string[] {
  const at = (place: string): string =>
    place.startsWith('depot') ? '/depot' : place === 'elephant' ? '/elephant' : '';
  return [
    ...lying(view).map(({ face, place }) => `die ${face}${at(place)}`),
    ...spaces(components[view.sheet]).map(({ name }) => `space ${name}`),
    ...components[view.sheet].river.spaces.map((_, index) => `stop ${index + 1}`),
    ...GOODS.flatMap((good) => [`stock ${good}`, `row ${good}`]),
    ...PERSONS.map((person) => `person ${person}`),
    ...BUILDINGS.map((building) => `building ${building}`),
    ...view.pool.map((bonus) => `bonus ${bonus}`),
    'karma',
  ];
}

const standing = (moves: readonly string[], picks: Picks = []): At => ({
  moves,
  options: optionsOf(moves, thingsOf),
  picks,
});

/** All texts that any sequence of clicks plays, by a second click or by the button; `glowing` follows only highlighted things. */
function reachable(view: View, moves: readonly string[], glowing: boolean): Set<string> {
  const played = new Set(moves.filter((text) => thingsOf(text).length === 0));
  const seen = new Set<string>();
  const open: Picks[] = [[]];
  const { options } = standing(moves);
  for (let picks = open.pop(); picks; picks = open.pop()) {
    const key = picks.toSorted().join();
    if (seen.has(key)) continue;
    seen.add(key);
    const ready = picks.length > 0 ? chosen(options, picks).ready[0] : undefined;
    if (ready) played.add(ready.text);
    for (const thing of things(view)) {
      const at = { moves, options, picks };
      if (glowing && !isLit(thing, at)) continue;
      const clicked = click(thing, at);
      if (clicked.play !== undefined) played.add(clicked.play);
      if (clicked.picks) open.push(clicked.picks);
    }
  }
  return played;
}

const steps = allSteps('charmers').map(({ state }) => ({
  view: state.view as View,
  moves: state.moves,
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
    const why = (thing: string, texts = moves, picks: Picks = []) => click(thing, standing(texts, picks)).why;
    expect(why('stop 3')).toBe('sail 3');
    expect(why('space b4')).toBe('draw b4 ns');
    expect(why('person trader')).toBe('call trader');
    expect(why('stock tea')).toBe('sell tea');
    expect(why('karma', ['take fish'])).toBe('karma fish');
    expect(why('die great_mogul')).toBe('take great_mogul');
    expect(why('die bend', ['take bend', 'karma fish'], ['karma'])).toBe('karma bend');
    expect(why('stock tea', ['sell tea'], ['stock tea'])).toBe('sell tea tea');
  });

  it('turn a road through all its ways before it is confirmed', () => {
    const moves = ['draw a1 ns', 'draw a1 es', 'draw b1 ew'];
    const { options } = standing(moves);
    expect(click('space a1', standing(moves)).picks).toEqual(['space a1', 'way ns']);
    expect(turned(options, ['space a1', 'way ns'])).toEqual(['space a1', 'way es']);
    expect(click('space a1', standing(moves, ['space a1', 'way es'])).picks).toEqual(['space a1', 'way ns']);
    expect(isLit('space b1', standing(moves, ['space b1', 'way ew']))).toBe(false);
  });

  it('a second click on the same die takes it', () => {
    const moves = ['take fish', 'take bend', 'karma fish', 'karma bend'];
    expect(click('die fish', standing(moves)).picks).toEqual(['die fish']);
    expect(click('die fish', standing(moves, ['die fish'])).play).toBe('take fish');
    expect(click('die bend', standing(moves, ['die fish'])).picks).toEqual(['die bend']);
  });

  it('every choice waits for a yes: the button, or a second click on the same thing', () => {
    const once = [
      ['stop 3', 'sail 3', 'sail 9'],
      ['person trader', 'call trader', 'call maharani'],
      ['building fort', 'upgrade fort', 'upgrade temple'],
      ['bonus road fork', 'use road fork', 'use goods_die'],
      ['row tea', 'circle tea', 'circle silk'],
      ['die tea+tea', 'copy tea+tea', 'copy tea+silk'],
    ] as const;
    for (const [thing, text, other] of once) {
      const at = standing([text, other]);
      expect(click(thing, at)).toEqual({ picks: [thing] });
      expect(click(thing, { ...at, picks: [thing] })).toEqual({ play: text });
    }
  });

  it('karma keeps the die that was picked, and comes before any other', () => {
    const moves = ['take fish', 'take bend', 'karma fish', 'karma bend'];
    expect(click('karma', standing(moves, ['die fish'])).picks).toEqual(['die fish', 'karma']);
    expect(click('die bend', standing(moves, ['die fish', 'karma'])).picks).toEqual(['karma', 'die bend']);
    expect(click('karma', standing(moves, ['karma'])).picks).toEqual([]);
    expect(isLit('die fish', standing(['pass', 'karma fish']))).toBe(false);
  });
});

describe('the things of a move', () => {
  it('are on the board for every legal move', () => {
    for (const { view, moves } of steps) {
      const names = new Set(things(view).map((thing) => thing.split('/')[0]));
      for (const text of moves)
        for (const thing of thingsOf(text).filter((one) => !one.startsWith('way ')))
          expect(names, text).toContain(thing);
    }
  });

  it('carry the rank of the moves they belong to', () => {
    const best = optionsOf(['take fish', 'karma fish', 'draw a1 ns'], thingsOf);
    const ranks = ['die fish', 'karma', 'space a1'].map((thing) => ranksOf(best, thing));
    expect(ranks).toEqual([[1, 2], [2], [3]]);
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
