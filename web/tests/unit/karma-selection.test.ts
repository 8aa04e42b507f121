// Clicks on the board of Cards & Karma lead to every legal move, and to nothing else.
import { describe, expect, it } from 'vitest';
import { allSteps } from './steps.ts';
import {
  begun,
  chosen,
  isSpoken,
  optionsOf,
  press,
  ranksOf,
  type Option,
  type Picks,
} from '../../src/board/selection.ts';
import { instances, refused, thingsOf } from '../../src/games/karma/things.ts';
import type { View } from '../../src/games/karma/view.ts';

const read = (texts: string): Option[] => optionsOf(texts.split('; '), thingsOf);

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

const positions: [string, Option[]][] = [
  ...allSteps('karma').map(({ state, v }): [string, Option[]] => [
    `fixture at ${v}`,
    optionsOf(state.moves, thingsOf),
  ]),
  ...DECISIONS.map(([kind, moves]): [string, Option[]] => [kind, read(moves)]),
];

/** As many of each thing as some move needs. */
function lying(options: readonly Option[]): string[] {
  const all = options.flatMap(({ things }) =>
    things.map((thing, at) => `${thing}/${things.slice(0, at).filter((one) => one === thing).length}`),
  );
  return [...new Set(all)];
}

/** The buttons that are there with these picks. */
const buttons = (options: readonly Option[], picks: Picks): string[] =>
  [
    ...(picks.length > 0 ? chosen(options, picks).ready : []),
    ...options.filter((option) => isSpoken(option) || option.text === 'draw'),
  ].map(({ text }) => text);

/** Every choice of picks that clicks can lead to. */
function reached(options: readonly Option[]): Picks[] {
  const all = lying(options).filter((thing) => !thing.startsWith('say '));
  const found = new Map<string, Picks>();
  const open: Picks[] = [[], begun(options, { instances: all })];
  for (let picks = open.pop(); picks; picks = open.pop()) {
    const key = picks.toSorted().join();
    if (found.has(key)) continue;
    found.set(key, picks);
    for (const thing of all) {
      const more = press(options, picks, thing, { instances: all });
      expect(more).not.toBeNull();
      open.push(more ?? []);
    }
  }
  return [...found.values()];
}

describe.each(positions)('%s', (_, options) => {
  const all = reached(options);
  const texts = options.map(({ text }) => text);

  it('offers every legal move after some clicks', () => {
    const offered = new Set(all.flatMap((picks) => buttons(options, picks)));
    expect(texts.filter((text) => !offered.has(text))).toEqual([]);
  });

  it('offers nothing else', () => {
    expect(all.flatMap((picks) => buttons(options, picks)).filter((text) => !texts.includes(text))).toEqual(
      [],
    );
  });

  it('takes just the clicks on the things of a move', () => {
    for (const option of options.filter((one) => !isSpoken(one))) {
      let picks: Picks = [];
      for (const thing of lying([option]))
        if (!picks.includes(thing)) picks = press(options, picks, thing, { instances: lying(options) }) ?? [];
      expect(buttons(options, picks)).toContain(option.text);
    }
  });
});

describe('what is not legal', () => {
  const asked = (moves: string[], picks: Picks, thing: string) => refused(thing, { moves, picks });

  it('is asked for in canonical notation', () => {
    expect(asked([], [], 'card 35')).toBe('take 35');
    expect(asked([], [], 'pile')).toBe('draw');
    expect(asked([], [], 'row 2')).toBe('copy 2');
    expect(asked([], [], 'bonus ship')).toBe('lay ship');
    expect(asked(['pay orange3'], ['karma/0', 'die orange3/0'], 'die orange1/0')).toBe(
      'pay orange1 orange3 karma',
    );
    expect(asked(['discard blue1'], ['die purple2/0'], 'die green2/1')).toBe('discard green2 purple2');
    expect(asked([], ['card 3'], 'joker/0')).toBeNull();
    expect(asked([], [], 'shown 3')).toBeNull();
  });
});

it('ranks the things of the best moves', () => {
  const best = read('take 35; die 35; die 12');
  expect(ranksOf(best, 'card 35')).toEqual([1, 2]);
  expect(ranksOf(best, 'card 4')).toEqual([]);
});

it('knows what lies there more than once', () => {
  const place = { dice: ['blue5', 'blue5', 'green1'], karma: 2, administrators: 0 };
  expect(instances({ seat: 0, players: [place] } as unknown as View)).toEqual([
    'die blue5/0',
    'die blue5/1',
    'die green1/0',
    'karma/0',
    'karma/1',
  ]);
  expect(instances({ seat: null, players: [place] } as unknown as View)).toEqual([]);
});
