// Every legal move of every stored position can be reached by clicks, and no clicks lead anywhere else.
import { describe, expect, it } from 'vitest';
import { steps } from './steps.ts';
import { pressReroll, rerollTexts } from '../../src/games/rajas/reroll.ts';
import { chosen, isSpoken, optionsOf, press, type Option, type Picks } from '../../src/board/selection.ts';
import { refused } from '../../src/games/rajas/refusal.ts';
import { spaceKind, thingsOf } from '../../src/games/rajas/things.ts';
import { COLOURS, type View } from '../../src/games/rajas/view.ts';

interface Position {
  name: string;
  view: View;
  moves: string[];
}

const stored = (name: string): Position[] =>
  steps(`rajas-${name}`).map(({ state }, at) => ({
    name: `${name} ${at}`,
    view: state.view as View,
    moves: state.moves,
  }));
const read = (moves: readonly string[], view: View): Option[] =>
  optionsOf(moves, (text) => thingsOf(text, view));
const positions: Position[] = ['2', '4', '3-more', 'asks'].flatMap(stored);

/** Everything on the table that can be clicked, legal or not. */
function instances(view: View): string[] {
  const me = view.players[view.active];
  return [
    'turn',
    ...COLOURS.flatMap((colour) => (me?.dice[colour] ?? []).map((face, at) => `die ${colour} ${face}/${at}`)),
    ...COLOURS.map((colour) => `supply ${colour}`),
    ...view.spaces.map(({ space, coins }) => `${spaceKind(space, coins)}/${space}`),
    ...view.stacks.flatMap(({ open }) => (open ? [`tile ${open.tile}`] : [])),
    ...['a', 'b', 'c', 'd', 'e'].flatMap((column) => [0, 1, 2, 3].map((row) => `square ${column}${row}`)),
    ...view.river.map(({ space }) => `river ${space}`),
    ...['temple', 'garden', 'fort', 'mausoleum'].map((building) => `building ${building}`),
    ...(me?.edges ?? []).map(({ edge }) => `edge ${edge}`),
    ...view.yields.map(({ tile }) => `yield ${tile}`),
  ];
}

/** All moves that some clicks make ready. */
function reached({ view, moves }: Position): Set<string> {
  const options = read(moves, view);
  const click = (picks: Picks, thing: string): Picks | null =>
    view.asks === 'reroll'
      ? pressReroll(options, picks, thing)
      : press(options, picks, thing, { counted: /^supply / });
  const found = new Set(options.filter(isSpoken).map(({ text }) => text));
  const seen = new Set<string>();
  const queue: Picks[] = [[]];
  const things = instances(view);
  for (let picks = queue.pop(); picks; picks = queue.pop()) {
    for (const text of readyTexts(view, options, picks)) found.add(text);
    for (const thing of things) {
      const more = click(picks, thing);
      if (!more) continue;
      const key = [...more].sort().join();
      if (!seen.has(key)) queue.push(more);
      seen.add(key);
    }
  }
  return found;
}

function readyTexts(view: View, options: Option[], picks: Picks): string[] {
  if (view.asks === 'reroll' && !picks.includes('turn')) return rerollTexts(picks).slice(0, 1);
  return chosen(options, picks)
    .ready.slice(0, 1)
    .map(({ text }) => text);
}

describe('clicks', () => {
  it.each(positions)('reach every legal move and nothing else: $name ($view.asks)', (position) => {
    expect([...reached(position)].sort()).toEqual([...position.moves].sort());
  });

  it('cover every question of the game', () => {
    const asked = new Set(positions.map(({ view }) => view.asks));
    const wanted = [
      'place',
      'pay',
      'lay',
      'overbuild',
      'sail',
      'colours',
      'return',
      'overflow',
      'upgrade',
      'good',
      'markets',
    ];
    for (const ask of [...wanted, 'audience', 'pool', 'edges', 'reroll', 'gift', 'skip', 'lay_brown']) {
      expect(asked).toContain(ask);
    }
  });

  it.each(positions)('that are refused can be asked about: $name', ({ view, moves }) => {
    const options = read(moves, view);
    for (const thing of instances(view)) {
      if (press(options, [], thing)) continue;
      const text = refused(thing, { view, picks: [] });
      if (text) expect(moves).not.toContain(text);
      else expect(thing).toMatch(/^(square|yield|tile|space quarry|river) /);
    }
  });
});

describe('a selection', () => {
  const view = positions[0]?.view as View;

  it('needs all dice of a payment, and equal dice are as good as each other', () => {
    const pay = read(['pay orange 1 1 4', 'pay orange 6', 'pay orange 2 4'], view);
    const ready = (...picks: string[]) => chosen(pay, picks).ready[0]?.text;
    expect(ready('die orange 1/0')).toBe('pay orange 1 1 4');
    expect(ready('die orange 4/3')).toBeUndefined();
    expect(ready('die orange 4/3', 'die orange 1/1')).toBe('pay orange 1 1 4');
  });

  it('keeps the die when another space is chosen for it', () => {
    const place = read(['terrace orange', 'market tea blue 2', 'chamber 2 blue'], view);
    expect(press(place, ['die blue 2/0', 'space tea/tea'], 'space chamber 2/chamber-2')).toEqual([
      'die blue 2/0',
      'space chamber 2/chamber-2',
    ]);
    expect(press(place, [], 'space outer/outer')).toBeNull();
  });

  it('lays a tile in one of its ways', () => {
    const lay = read(['lay d0 new', 'lay d0 nes'], view);
    expect(press(lay, [], 'square d0')).toEqual(['square d0', 'way new']);
    expect(press(lay, ['square d0', 'way new'], 'square d0')).toEqual(['square d0', 'way nes']);
  });
});

describe('dice to roll again', () => {
  it('are named in order and rolled at the end', () => {
    const picks = ['die blue 2/0', 'die orange 5/1', 'die orange 1/0', 'die blue 2/1'];
    expect(rerollTexts(picks)).toEqual([
      'reroll orange 1',
      'reroll orange 5',
      'reroll blue 2',
      'reroll blue 2',
      'roll',
    ]);
    expect(rerollTexts([])).toEqual(['roll']);
  });
});

describe('boats', () => {
  it('go where the view says each number of free spaces leads', () => {
    const view = { ...(positions[0]?.view as View), landings: [1, 4, 5] };
    const [near, far] = read(['sail 1', 'sail 2'], view);
    expect([near?.things, far?.things]).toEqual([['river 1'], ['river 4']]);
    expect(refused('river 5', { view, picks: [] })).toBe('sail 3');
    expect(refused('river 2', { view, picks: [] })).toBeNull();
  });
});
