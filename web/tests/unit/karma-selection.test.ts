// Clicks on the board of Cards & Karma lead to every legal move, and to nothing else.
import { describe, expect, it } from 'vitest';
import { allSteps } from './steps.ts';
import {
  asked,
  atFirst,
  bonusOf,
  bonusWord,
  drop,
  exact,
  isOpen,
  pick,
  ranks,
  spoken,
  thingsOf,
  type Picks,
} from '../../src/games/karma/selection.ts';
import { BONUSES } from '../../src/games/karma/view.ts';
import type { Choice } from '../../src/wire.ts';

const choices = (texts: string): Choice[] =>
  texts.split('; ').map((text) => ({ text, label: { code: text, facts: {} } }));

/** Decisions of every kind, taken from played games: the fixtures have few of the rare ones. */
const DECISIONS: readonly (readonly [kind: string, moves: string])[] = [
  [
    'act',
    'die 6; die 9; die 12; die 20; die 39; die 41; die 45; die 51; die 53; die 58; die 66; die 69; die 87; die 93; die 96; die 110; die 126; die 127; die 128; die 132; take 6; take 9; take 12; take 20; take 39; take 41; take 45; take 51; take 53; take 58; take 66; take 69; take 93; take 96; take 110; take 126; take 127; take 128; take 132; draw',
  ],
  ['goods', 'take 108; take 112; take 114; take 116; take 117; take 120; take 121; take 124'],
  ['more_goods', 'take 108; take 112; take 116; take 117; take 120; take 121; take 124; enough'],
  [
    'pick_goods',
    'goods same; goods each 6 95 116; goods each 6 111 116; goods each 6 116 116; goods each 111 95 116; goods each 111 111 116; goods each 111 116 116',
  ],
  [
    'pick_goods',
    'goods same; goods each 124 100 52; goods each 124 100 117; goods each 124 100 124; goods each 124 117 52; goods each 124 117 117; goods each 124 117 124',
  ],
  ['close', 'draw; again; done'],
  [
    'pick_buildings',
    'buildings same; buildings each 55 31 55; buildings each 55 77 55; buildings each 59 31 55; buildings each 59 77 55; buildings each 60 31 55; buildings each 60 77 55',
  ],
  [
    'pick_buildings',
    'buildings same; buildings each 83 32 57; buildings each 83 32 64; buildings each 83 57 57; buildings each 83 57 64; buildings each 83 83 57; buildings each 83 83 64',
  ],
  ['pay', 'pay green4 karma karma; pay blue4 karma karma; pay blue5 karma; pay blue6; pay purple5 karma'],
  ['pay', 'pay orange3 karma; pay blue3 karma; pay blue4; pay purple5 karma'],
  ['coins_or_palace', 'take 126; take 134; take 142; take 143; coins'],
  ['fame_or_ship', 'take 13; take 17; take 18; take 21; take 24; fame'],
  ['arrange', 'lay karma; lay palace; lay ship; lay administrator; lay dice; lay turn'],
  [
    'dice',
    'die 12; die 17; die 41; die 43; die 44; die 47; die 54; die 55; die 62; die 64; die 68; die 73; die 80; die 85; die 115; die 121; die 127; die 130',
  ],
  [
    'discard',
    'discard green2 green4; discard green2 green5; discard green2 green6; discard green2 blue5; discard green2 blue6; discard green2 purple5; discard green2 purple6; discard green4 green5; discard green4 green6; discard green4 blue5; discard green4 blue6; discard green4 purple5; discard green4 purple6; discard green5 green6; discard green5 blue5; discard green5 blue6; discard green5 purple5; discard green5 purple6; discard green6 blue5; discard green6 blue6; discard green6 purple5; discard green6 purple6; discard blue5 blue6; discard blue5 purple5; discard blue5 purple6; discard blue6 purple5; discard blue6 purple6; discard purple5 purple6',
  ],
  [
    'discard',
    'discard orange1 orange1; discard orange1 green5; discard orange1 green6; discard orange1 purple4; discard green5 green5; discard green5 green6; discard green5 purple4; discard green6 green6; discard green6 purple4',
  ],
  ['copy_ship', 'copy 0; copy 1; copy 2; copy 3'],
  ['free_palace', 'take 133; take 134; take 136; take 138; take 140; take 144'],
  ['payout', 'collect administrator; collect coins'],
];

const positions: [string, Choice[]][] = [
  ...allSteps('karma').map(({ state, v }): [string, Choice[]] => [`fixture at ${v}`, state.moves]),
  ...DECISIONS.map(([kind, moves]): [string, Choice[]] => [kind, choices(moves)]),
];

/** The buttons available with these picks. */
const buttons = (moves: Choice[], picks: Picks): string[] =>
  [...exact(moves, picks), ...spoken(moves)].map(({ text }) => text);

/** Every choice of picks that clicks can lead to. */
function reached(moves: Choice[]): Picks[] {
  const things = [...new Set(moves.flatMap(({ text }) => thingsOf(text)))];
  const found = new Map<string, Picks>();
  const open: Picks[] = [[], atFirst(moves)];
  for (let picks = open.pop(); picks; picks = open.pop()) {
    const key = picks.toSorted().join();
    if (found.has(key)) continue;
    found.set(key, picks);
    for (const thing of things) {
      const more = pick(moves, picks, thing);
      if (more) open.push(more);
      open.push(drop(picks, thing));
    }
  }
  return [...found.values()];
}

describe.each(positions)('%s', (_, moves) => {
  const all = reached(moves);
  const texts = moves.map(({ text }) => text);

  it('offers every legal move after some clicks', () => {
    const offered = new Set(all.flatMap((picks) => buttons(moves, picks)));
    expect(texts.filter((text) => !offered.has(text))).toEqual([]);
  });

  it('offers nothing else', () => {
    expect(all.flatMap((picks) => buttons(moves, picks)).filter((text) => !texts.includes(text))).toEqual([]);
  });

  it('needs only clicks on the parts of a move', () => {
    for (const { text } of moves) {
      let picks: Picks = [];
      for (const thing of thingsOf(text)) {
        if (
          picks.filter((one) => one === thing).length < thingsOf(text).filter((one) => one === thing).length
        ) {
          picks = pick(moves, picks, thing) ?? [];
        }
      }
      expect(buttons(moves, picks)).toContain(text);
    }
  });

  it('never highlights anything useless', () => {
    for (const picks of all) {
      for (const thing of moves.flatMap(({ text }) => thingsOf(text))) {
        expect(isOpen(moves, picks, thing)).toBe(true);
      }
    }
  });
});

describe('picks', () => {
  const pay = choices('pay orange3; pay orange1 orange2; pay orange1 orange1 karma');

  it('are completed when only one way is left', () => {
    expect(pick(pay, [], 'die orange2')).toEqual(['die orange1', 'die orange2']);
    expect(pick(pay, [], 'die orange1')).toEqual(['die orange1']);
    expect(pick(pay, ['die orange1'], 'die orange1')).toEqual(['die orange1', 'die orange1', 'karma']);
  });

  it('drop what does not fit', () => {
    expect(pick(pay, ['die orange1', 'die orange2'], 'die orange3')).toEqual(['die orange3']);
    expect(pick(pay, [], 'die blue1')).toBeNull();
  });

  it('start with the only move', () => {
    expect(atFirst(choices('pay blue5 joker'))).toEqual(['die blue5', 'joker']);
    expect(atFirst(pay)).toEqual([]);
  });

  it('are dropped one at a time', () => {
    expect(drop(['karma', 'karma'], 'karma')).toEqual(['karma']);
    expect(drop(['karma'], 'joker')).toEqual(['karma']);
  });
});

describe('what is not legal', () => {
  it('is asked for in canonical notation', () => {
    expect(asked([], [], 'card 35')).toBe('take 35');
    expect(asked([], [], 'pile')).toBe('draw');
    expect(asked([], [], 'row 2')).toBe('copy 2');
    expect(asked([], [], 'bonus ship')).toBe('lay ship');
    expect(asked(choices('pay orange3'), ['karma', 'die orange3'], 'die orange1')).toBe(
      'pay orange1 orange3 karma',
    );
    expect(asked(choices('discard blue1'), ['die purple2'], 'die green2')).toBe('discard green2 purple2');
    expect(asked([], ['card 3'], 'joker')).toBeNull();
    expect(asked([], [], 'shown 3')).toBeNull();
  });
});

it('ranks the things of the best moves', () => {
  const best = choices('take 35; die 35; die 12; take 4');
  expect(ranks(best, 'card 35')).toEqual([1, 2]);
  expect(ranks(best, 'card 4')).toEqual([]);
});

it('knows the words of all bonuses', () => {
  expect(BONUSES.map((bonus) => bonusOf(bonusWord(bonus)))).toEqual(BONUSES);
});
