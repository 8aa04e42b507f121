// What the Dice Charmers sends as text: spaces, arms, bonuses and faces use words the board knows.
import { describe, expect, it } from 'vitest';
import { allSteps } from './steps.ts';
import tables from '../../fixtures/charmers-components.json';
import { CRATES, GOODS, PERSONS, SYMBOLS, TOOLS } from '../../src/games/charmers/view.ts';
import type { Components, Plan, View } from '../../src/games/charmers/view.ts';
import { bonusName, prompt, term } from '../../src/games/charmers/names.ts';
import type { Say } from '../../src/board/board.ts';

const views = allSteps('charmers').map(({ state }) => state.view as View);
const components = tables as Components;
const FACES: readonly string[] = [...PERSONS, ...CRATES, ...TOOLS, ...SYMBOLS];
// An unknown word comes back as its id, so the test notices a missing message.
const say: Say = { word: (id) => `<${id}>`, phrase: ({ code }) => code, seat: String, list: String };

describe('the view', () => {
  it('names only known spaces and arms', () => {
    for (const view of views) {
      for (const sheet of view.sheets) {
        for (const [space, arms] of Object.entries(sheet.roads)) {
          expect(space).toMatch(/^[a-z]\d$/);
          expect(arms).toMatch(/^n?e?s?w?$/);
        }
      }
    }
  });
});

describe('what is asked at the start of a turn', () => {
  const asked = (...moves: string[]): string => prompt(say, ['choose'], moves);
  it('is what can be done now', () => {
    expect(asked('take fish', 'take bend')).toBe('<board-charmers-ask-die>');
    expect(asked('take fish', 'karma bend')).toBe('<board-charmers-ask-die-or-karma>');
    expect(asked('take fish', 'karma bend', 'pass')).toBe('<board-charmers-ask-karma-or-pass>');
    expect(asked('take fish', 'pass')).toBe('<board-charmers-ask-pass>');
  });
});

describe('what is asked later in a turn', () => {
  const counting: Say = { ...say, word: (id, values) => `${id} ${values?.['count'] ?? ''}`.trim() };
  it('offers karma only to those who have some', () => {
    expect(prompt(say, ['choose', 'rerolled'], ['take fish'])).toBe('<board-charmers-ask-hand>');
    expect(prompt(say, ['choose', 'rerolled'], ['take fish', 'karma again'])).toBe(
      '<board-charmers-ask-hand-or-karma>',
    );
  });
  it('says how many and of which kind', () => {
    expect(prompt(counting, ['pool', 'sell:different:3'], [])).toBe('board-charmers-ask-sell-different 3');
    expect(prompt(counting, ['pool', 'sell:any:2'], [])).toBe('board-charmers-ask-sell-any 2');
    expect(prompt(counting, ['pool', 'goods:2'], [])).toBe('board-charmers-ask-goods 2');
  });
  it('is known for every question of the stored positions', () => {
    for (const { state } of allSteps('charmers')) {
      const { pending } = state.view as View;
      if (state.moves.length > 0) expect(prompt(say, pending, state.moves)).toMatch(/^<board-charmers-ask/);
    }
  });
});

describe('the tables', () => {
  it('use words that have a name', () => {
    for (const side of [components.sun, components.moon] as Plan[]) {
      const bonuses = [
        ...side.edges.edges.map(({ bonus }) => bonus),
        ...side.river.spaces.flatMap(({ earns }) => earns),
        ...side.tents.tents.flatMap((tent) => GOODS.flatMap((good) => tent[good] ?? [])),
        ...side.palace.areas.flatMap(({ columns }) => columns),
        ...side.upgrades.columns,
        ...[side.karma, side.fame_track, side.money_track].flatMap(({ spaces }) =>
          spaces.map(({ bonus }) => bonus),
        ),
      ];
      for (const bonus of bonuses) expect(bonusName(say, bonus)).toMatch(/^<charmers-/);
      for (const { symbol } of side.river.spaces) expect(term(say, symbol)).toMatch(/^<charmers-/);
    }
    for (const { faces } of Object.values(components.dice)) {
      for (const face of faces) expect(FACES).toContain(face);
    }
  });
});
