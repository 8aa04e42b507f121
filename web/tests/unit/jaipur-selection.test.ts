// Every legal move can be put together by clicks, and nothing else can.
import { describe, expect, test } from 'vitest';
import { allSteps } from './steps.ts';
import { chosen, optionsOf, press, ranksOf, type Option, type Picks } from '../../src/board/selection.ts';
import { missing } from '../../src/games/jaipur/lines.ts';
import { instances, refused, thingsOf, tradeOf } from '../../src/games/jaipur/things.ts';
import { readTrade, writeTrade } from '../../src/games/jaipur/trade.ts';
import type { Card, View } from '../../src/games/jaipur/view.ts';
import type { State } from '../../src/wire.ts';

const states = allSteps('jaipur').map(({ state }) => state);
const viewOf = (state: State) => state.view as View;

interface Desk {
  view: View;
  moves: string[];
  options: Option[];
  things: string[];
}
const deskOf = (view: View, moves: string[]): Desk => ({
  view,
  moves,
  options: optionsOf(moves, (text) => thingsOf(text, view)),
  things: instances(view),
});
const desk = (state: State): Desk => deskOf(viewOf(state), state.moves);

type Click = { picks: Picks } | { why: string } | null;

/** What a click does, as the desk has it. */
function click({ view, moves, options, things }: Desk, picks: Picks, thing: string): Click {
  const fits = picks.includes(thing) || chosen(options, picks).next.has(thing.split('/')[0] ?? '');
  const why = fits ? null : refused(thing, { view, moves, picks });
  if (why && !moves.includes(why)) return { why };
  const after = press(options, picks, thing, { instances: things });
  return after && { picks: after };
}

/** All selections that clicks can lead to, and every text that was asked about on the way. */
function explore(on: Desk): { all: Picks[]; asked: Set<string> } {
  const key = (picks: Picks) => [...picks].sort().join();
  const seen = new Map<string, Picks>([['', []]]);
  const asked = new Set<string>();
  const open: Picks[] = [[]];
  for (let picks = open.pop(); picks; picks = open.pop()) {
    for (const thing of on.things) {
      const done = click(on, picks, thing);
      if (done && 'why' in done) asked.add(done.why);
      if (!done || 'why' in done || seen.has(key(done.picks))) continue;
      seen.set(key(done.picks), done.picks);
      open.push(done.picks);
    }
  }
  return { all: [...seen.values()], asked };
}

/** The moves that selections make. */
const made = ({ options }: Desk, all: readonly Picks[]): string[] =>
  [
    ...new Set(
      all.filter((picks) => picks.length > 0).flatMap((picks) => chosen(options, picks).ready[0]?.text ?? []),
    ),
  ].sort();

describe.each(states.map((state, at) => ({ state, at })))('position $at', ({ state }) => {
  const on = desk(state);
  const { all, asked } = explore(on);
  const legal = [...state.moves].sort();

  test('each legal move is a selection, and each whole selection a legal move', () => {
    expect(made(on, all)).toEqual(legal);
  });

  test('every selection can still become a move, and a whole one is the trade it shows', () => {
    for (const picks of all.filter((one) => one.length > 0)) {
      const { fits, ready } = chosen(on.options, picks);
      expect(fits).not.toEqual([]);
      if (ready[0]) expect(writeTrade(tradeOf(picks))).toBe(ready[0].text);
    }
  });

  test('only illegal moves are asked about, in notation', () => {
    for (const text of asked) {
      expect(legal).not.toContain(text);
      expect(text).toMatch(/^(camels|take \w+|sell \w+ \d|swap( \w+)+ for( \w+)+)$/);
    }
  });
});

test('moves are read as they are written', () => {
  for (const state of states) {
    for (const text of state.moves) {
      const trade = readTrade(text, viewOf(state).market);
      expect(trade && writeTrade(trade)).toBe(text);
    }
  }
  expect(readTrade('dance', [])).toBeNull();
});

const empty = { diamonds: 0, gold: 0, silver: 0, cloth: 0, spice: 0, leather: 0 };
const base = viewOf(states[0] as State);

function scene(market: Card[], hand: Partial<typeof empty>, herd: number, moves: string[]): Desk {
  const view: View = { ...base, market, hand: { ...empty, ...hand }, herds: [herd, 0] };
  return deskOf(view, moves);
}

const pressed = (on: Desk, ...things: string[]): Click =>
  things.reduce<Click>((so_far, thing) => click(on, so_far && 'picks' in so_far ? so_far.picks : [], thing), {
    picks: [],
  });

test('a camel is asked for only where one can be given', () => {
  const say = { word: (id: string) => id, phrase: () => '', seat: String, list: String };
  const asked = (on: Desk): string => {
    const done = pressed(on, 'take diamonds/0', 'take diamonds/1', 'give camel/0');
    const picks = done && 'picks' in done ? done.picks : [];
    return missing({ say, choice: chosen(on.options, picks) }, tradeOf(picks));
  };
  const market: Card[] = ['diamonds', 'diamonds', 'cloth', 'cloth', 'spice'];
  const goods = ['swap diamonds diamonds for gold camel', 'swap diamonds diamonds for silver camel'];
  const camels = 'swap diamonds diamonds for camel camel';
  expect(asked(scene(market, { gold: 2, silver: 2, spice: 2 }, 6, goods))).toBe('board-jaipur-give-cards');
  expect(asked(scene(market, { gold: 2, silver: 2 }, 6, [...goods, camels]))).toBe('board-jaipur-give-more');
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
  const { all, asked } = explore(on);
  expect(made(on, all)).toEqual([...moves].sort());
  expect(moves.filter((text) => asked.has(text))).toEqual([]);
});

describe('clicks', () => {
  const market: Card[] = ['gold', 'spice', 'camel', 'camel', 'camel'];

  test('one camel in the market stands for all', () => {
    const on = scene(market, {}, 0, ['take gold', 'take spice', 'camels']);
    expect(pressed(on, 'take camel/1')).toEqual({ picks: ['take camel/1', 'take camel/0', 'take camel/2'] });
    expect(pressed(on, 'take camel/1', 'take camel/2')).toEqual({ picks: [] });
  });

  test('the rest of the only remaining move is filled in', () => {
    const on = scene(market, { cloth: 1 }, 1, ['take gold', 'camels', 'swap gold spice for cloth camel']);
    expect(pressed(on, 'give camel/0')).toEqual({
      picks: ['give camel/0', 'take gold/0', 'take spice/0', 'give cloth/0'],
    });
  });

  test('a single card that cannot be sold is asked about as a sale', () => {
    const on = scene(market, { diamonds: 1 }, 0, ['take gold']);
    expect(pressed(on, 'give diamonds/0')).toEqual({ why: 'sell diamonds 1' });
  });

  test('a full hand asks about taking', () => {
    const on = scene(market, { leather: 7 }, 0, ['sell leather 1', 'sell leather 2']);
    expect(pressed(on, 'take gold/0')).toEqual({ why: 'take gold' });
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
    expect(pressed(on, 'take gold/0', 'give gold/0')).toEqual({ why: 'swap gold spice for gold cloth' });
  });

  test('a camel that no exchange can use is asked about as two', () => {
    const on = scene(market, { leather: 6 }, 3, ['take gold', 'take spice', 'camels']);
    expect(pressed(on, 'give camel/0')).toEqual({ why: 'swap gold spice for camel camel' });
  });

  test('what no notation can express starts a new selection', () => {
    const on = scene(market, { leather: 2 }, 0, ['take gold', 'take spice', 'camels', 'sell leather 1']);
    expect(pressed(on, 'take gold/0', 'take camel/0')).toEqual({
      picks: ['take camel/0', 'take camel/1', 'take camel/2'],
    });
  });
});

test('the best moves are marked on their cards', () => {
  const { things, view } = desk(states[0] as State);
  const texts = ['swap gold leather for cloth camel', 'camels', 'take gold'];
  const best = optionsOf(texts, (text) => thingsOf(text, view));
  const marks = (thing: string) => ranksOf(best, thing, things);
  expect(['take gold/0', 'take leather/0', 'take camel/2'].map(marks)).toEqual([[1, 3], [1], [2]]);
  expect(['give cloth/0', 'give camel/0', 'give camel/1'].map(marks)).toEqual([[1], [1], []]);
});

test('a second kind beside a sale is asked about as an exchange of as many cards on both sides', () => {
  const market: Card[] = ['cloth', 'camel', 'camel', 'camel', 'camel'];
  const on = scene(market, { silver: 2, leather: 4 }, 1, ['sell silver 2', 'sell leather 4', 'camels']);
  expect(pressed(on, 'give silver/0', 'give leather/0')).toEqual({
    why: 'swap cloth cloth cloth for silver silver leather',
  });
});
