// Every legal move can be clicked together, and nothing else can.
import { describe, expect, test } from 'vitest';
import { allSteps } from './steps.ts';
import { promptLine } from '../../src/games/jaipur/lines.ts';
import { settled } from '../../src/games/jaipur/stage.ts';
import {
  click,
  deskOf,
  fits,
  moveOf,
  NOTHING,
  openTo,
  ranks,
  type Desk,
  type Pick,
} from '../../src/games/jaipur/selection.ts';
import { readTrade, writeTrade } from '../../src/games/jaipur/trade.ts';
import type { Card, View } from '../../src/games/jaipur/view.ts';
import type { Choice, State } from '../../src/wire.ts';

const states = allSteps('jaipur').map(({ state }) => state);
const viewOf = (state: State) => state.view as View;
const desk = (state: State): Desk => deskOf(viewOf(state), settled([], viewOf(state).market), state.moves);

/** All selections that clicks can lead to, and every text that was asked about on the way. */
function explore(on: Desk): { picks: Pick[]; asked: Set<string> } {
  const key = (pick: Pick) => [...pick].sort().join();
  const seen = new Map([[key(NOTHING), NOTHING]]);
  const asked = new Set<string>();
  const open = [NOTHING];
  for (let pick = open.pop(); pick; pick = open.pop()) {
    for (const thing of on.things) {
      const done = click(on, pick, thing);
      if (done && 'why' in done) asked.add(done.why);
      if (!done || 'why' in done || seen.has(key(done.pick))) continue;
      seen.set(key(done.pick), done.pick);
      open.push(done.pick);
    }
  }
  return { picks: [...seen.values()], asked };
}

describe.each(states.map((state, at) => ({ state, at })))('position $at', ({ state }) => {
  const on = desk(state);
  const { picks, asked } = explore(on);
  const legal = state.moves.map(({ text }) => text).sort();

  test('each legal move is a selection, and each whole selection a legal move', () => {
    const made = new Set(picks.flatMap((pick) => moveOf(on, pick)?.choice.text ?? []));
    expect([...made].sort()).toEqual(legal);
  });

  test('every selection can still become a move', () => {
    for (const pick of picks) if (legal.length > 0) expect(openTo(on, pick)).not.toEqual([]);
  });

  test('only what is not legal is asked about, in the notation', () => {
    for (const text of asked) {
      expect(legal).not.toContain(text);
      expect(text).toMatch(/^(camels|take \w+|sell \w+ \d|swap( \w+)+ for( \w+)+)$/);
    }
  });

  test('what glows can be clicked', () => {
    for (const pick of picks) {
      for (const thing of on.things) {
        if (pick.has(thing.id) || !fits(on, pick, thing)) continue;
        expect(click(on, pick, thing)).toHaveProperty('pick');
      }
    }
  });
});

test('moves read and write alike', () => {
  for (const state of states) {
    for (const { text } of state.moves) {
      const trade = readTrade(text, viewOf(state).market);
      expect(trade && writeTrade(trade)).toBe(text);
    }
  }
  expect(readTrade('dance', [])).toBeNull();
});

const empty = { diamonds: 0, gold: 0, silver: 0, cloth: 0, spice: 0, leather: 0 };
const base = viewOf(states[0] as State);
const said = (text: string): Choice => ({ text, label: { code: text, facts: {} } });

function scene(market: Card[], hand: Partial<typeof empty>, herd: number, moves: string[]): Desk {
  const view: View = { ...base, market, hand: { ...empty, ...hand }, herds: [herd, 0] };
  return deskOf(view, market, moves.map(said));
}

function pressed(on: Desk, ...ids: string[]) {
  return ids.reduce<ReturnType<typeof click>>(
    (so_far, id) => {
      const thing = on.things.find((other) => other.id === id);
      if (!thing) throw new Error(`no ${id}`);
      return click(on, so_far && 'pick' in so_far ? so_far.pick : NOTHING, thing);
    },
    { pick: NOTHING },
  );
}

test('a camel is asked for only where one can be given', () => {
  const say = { word: (id: string) => id, phrase: () => '', seat: String };
  const asked = (on: Desk): string => {
    const done = pressed(on, 'slot-0', 'slot-1', 'camel-0');
    const pick = done && 'pick' in done ? done.pick : NOTHING;
    const open = openTo(on, pick);
    const trade = readTrade('swap diamonds diamonds for camel', []);
    return promptLine(say, states[0] as State, { active: true, trade, move: moveOf(on, pick), open });
  };
  const market: Card[] = ['diamonds', 'diamonds', 'cloth', 'cloth', 'spice'];
  const goods = 'swap diamonds diamonds for gold camel';
  const camels = 'swap diamonds diamonds for camel camel';
  expect(asked(scene(market, { gold: 2, silver: 2, spice: 2 }, 6, [goods]))).toBe('board-jaipur-give-cards');
  expect(asked(scene(market, { gold: 2 }, 6, [goods, camels]))).toBe('board-jaipur-give-more');
});

test('every move of an exchange with camels and doubles can be clicked together', () => {
  // The case of JAI-6 in docs/rules/jaipur.md, where all legal moves are listed.
  const moves = [
    'take gold',
    'take spice',
    'camels',
    'sell cloth 1',
    'swap gold gold for cloth camel',
    'swap gold gold for camel camel',
    'swap gold spice for cloth camel',
    'swap gold spice for camel camel',
    'swap gold gold spice for cloth camel camel',
  ];
  const on = scene(['gold', 'gold', 'spice', 'camel', 'camel'], { gold: 1, cloth: 1 }, 2, moves);
  const { picks, asked } = explore(on);
  const made = new Set(picks.flatMap((pick) => moveOf(on, pick)?.choice.text ?? []));
  expect([...made].sort()).toEqual([...moves].sort());
  expect(moves.filter((text) => asked.has(text))).toEqual([]);
});

describe('clicks', () => {
  const market: Card[] = ['gold', 'spice', 'camel', 'camel', 'camel'];

  test('one camel of the market stands for all', () => {
    const on = scene(market, {}, 0, ['take gold', 'take spice', 'camels']);
    expect(pressed(on, 'slot-3')).toEqual({ pick: new Set(['slot-2', 'slot-3', 'slot-4']) });
    expect(pressed(on, 'slot-3', 'slot-4')).toEqual({ pick: new Set() });
  });

  test('the rest of the only move left is filled in', () => {
    const on = scene(market, { cloth: 1 }, 1, ['take gold', 'camels', 'swap gold spice for cloth camel']);
    expect(pressed(on, 'camel-0')).toEqual({
      pick: new Set(['camel-0', 'hand-cloth-0', 'slot-0', 'slot-1']),
    });
  });

  test('a card on its own that may not be sold is asked about as a sale', () => {
    const on = scene(market, { diamonds: 1 }, 0, ['take gold']);
    expect(pressed(on, 'hand-diamonds-0')).toEqual({ why: 'sell diamonds 1' });
  });

  test('a full hand asks about taking', () => {
    const on = scene(market, { leather: 7 }, 0, ['sell leather 1', 'sell leather 2']);
    expect(pressed(on, 'slot-0')).toEqual({ why: 'take gold' });
  });

  test('taking and giving one kind is asked about inside a fair exchange', () => {
    const moves = [
      'take gold',
      'take spice',
      'sell cloth 1',
      'sell gold 2',
      'swap gold spice for cloth cloth',
    ];
    const on = scene(market, { gold: 2, cloth: 2 }, 0, moves);
    expect(pressed(on, 'slot-0', 'hand-gold-0')).toEqual({ why: 'swap gold spice for gold cloth' });
  });

  test('a camel of the herd that no exchange wants is asked about as two', () => {
    const on = scene(market, { leather: 6 }, 3, ['take gold', 'take spice', 'camels']);
    expect(pressed(on, 'camel-0')).toEqual({ why: 'swap gold spice for camel camel' });
  });

  test('what no notation could say begins a new selection', () => {
    const on = scene(market, { leather: 2 }, 0, ['take gold', 'take spice', 'camels', 'sell leather 1']);
    expect(pressed(on, 'slot-0', 'slot-2')).toEqual({ pick: new Set(['slot-2', 'slot-3', 'slot-4']) });
  });
});

test('the three best moves are marked on their cards', () => {
  const on = desk(states[0] as State);
  const marks = ranks(
    on,
    ['swap gold leather for cloth camel', 'camels', 'take gold', 'take leather'],
    base.market,
  );
  expect(marks.get('slot-0')).toEqual([1, 3]);
  expect(marks.get('slot-1')).toEqual([1]);
  expect(marks.get('slot-2')).toEqual([2]);
  expect(marks.get('hand-cloth-0')).toEqual([1]);
  expect(marks.get('camel-0')).toEqual([1]);
});
