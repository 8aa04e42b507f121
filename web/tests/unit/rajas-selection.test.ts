// Every legal move of every stored position can be reached by clicks, and no clicks lead anywhere else.
import { describe, expect, it } from 'vitest';
import { steps } from './steps.ts';
import { pressReroll, rerollTexts } from '../../src/games/rajas/reroll.ts';
import { refusedMove } from '../../src/games/rajas/refusal.ts';
import { choice, optionsOf, press, quarter, turned, type Option } from '../../src/games/rajas/selection.ts';
import { isSpoken, spaceKind } from '../../src/games/rajas/things.ts';
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
    moves: state.moves.map(({ text }) => text),
  }));
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
  const options = optionsOf(moves, view);
  const click = view.asks === 'reroll' ? pressReroll : press;
  const found = new Set(moves.filter(isSpoken));
  const seen = new Set<string>();
  const queue: string[][] = [[]];
  const things = instances(view);
  for (let picks = queue.pop(); picks; picks = queue.pop()) {
    for (const text of readyTexts(view, options, picks)) found.add(text);
    for (const thing of things) {
      const pressed = click(options, picks, thing);
      if (pressed === 'refused') continue;
      const key = [...pressed.picks].sort().join();
      if (!seen.has(key)) queue.push(pressed.picks);
      seen.add(key);
    }
  }
  return found;
}

function readyTexts(view: View, options: Option[], picks: string[]): string[] {
  const ready = choice(options, picks).ready;
  if (view.asks === 'reroll' && !picks.includes('turn')) return rerollTexts(picks).slice(0, 1);
  return ready ? [ready.text] : [];
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
    const options = optionsOf(moves, view);
    for (const thing of instances(view)) {
      if (press(options, [], thing) !== 'refused') continue;
      const text = refusedMove(view, [], thing);
      if (text) expect(moves).not.toContain(text);
      else expect(thing).toMatch(/^(square|yield|tile|space quarry|river) /);
    }
  });
});

describe('a selection', () => {
  const view = positions[0]?.view as View;
  const options = optionsOf(
    ['lay b1 ew', 'lay b1 ns', 'lay b0 ew', 'lay d0 new', 'lay d0 nes', 'lay d0 nsw'],
    view,
  );

  it('turns a tile clockwise through the ways it can lie', () => {
    const first = press(options, [], 'square d0');
    expect(first).toEqual({ picks: ['square d0', 'roads new'] });
    expect(turned(options, ['square d0', 'roads new'])).toEqual(['square d0', 'roads nes']);
    expect(turned(options, ['square d0', 'roads nes'])).toEqual(['square d0', 'roads nsw']);
    expect(quarter('ne')).toBe('es');
    expect(quarter('sw')).toBe('nw');
  });

  it("keeps a tile's rotation when it moves to another square", () => {
    expect(press(options, ['square b0', 'roads ew'], 'square b1')).toEqual({
      picks: ['square b1', 'roads ew'],
    });
  });

  it('needs all dice of a payment, and treats equal dice alike', () => {
    const pay = optionsOf(['pay orange 1 1 4', 'pay orange 6', 'pay orange 2 4'], view);
    expect(choice(pay, ['die orange 1/0']).ready?.text).toBe('pay orange 1 1 4');
    expect(choice(pay, ['die orange 4/3']).ready).toBeNull();
    expect(choice(pay, ['die orange 4/3', 'die orange 1/1']).ready?.text).toBe('pay orange 1 1 4');
  });

  it('starts over with a thing that does not fit what was picked', () => {
    const place = optionsOf(['terrace orange', 'market tea blue 2', 'chamber 2 blue'], view);
    expect(press(place, ['die blue 2/0'], 'space terrace orange/terrace-orange-1')).toEqual({
      picks: ['space terrace orange/terrace-orange-1'],
    });
    expect(press(place, [], 'space outer/outer')).toBe('refused');
  });

  it('treats the only move as picked', () => {
    expect(choice(optionsOf(['pay orange 6'], view), []).ready?.text).toBe('pay orange 6');
    expect(choice(optionsOf(['pay orange 6', 'pay orange 5'], view), []).ready).toBeNull();
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
    const [near, far] = optionsOf(['sail 1', 'sail 2'], view);
    expect([near?.things, far?.things]).toEqual([['river 1'], ['river 4']]);
    expect(refusedMove(view, [], 'river 5')).toBe('sail 3');
    expect(refusedMove(view, [], 'river 2')).toBeNull();
  });
});
