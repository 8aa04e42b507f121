// Where marks are drawn: within the lens, and numbered in the order of what was done.
import { afterEach, expect, it } from 'vitest';
import { spotsOf } from '../../src/board/places.ts';

type Sides = readonly [left: number, top: number, right: number, bottom: number];

/** A thing with a place on the screen; happy-dom lays nothing out. */
function thing(parent: Element, [left, top, right, bottom]: Sides, names: Record<string, string>): Element {
  const made = parent.appendChild(document.createElement('div'));
  for (const [name, value] of Object.entries(names)) made.setAttribute(name, value);
  made.getBoundingClientRect = () =>
    ({ left, top, right, bottom, width: right - left, height: bottom - top }) as DOMRect;
  return made;
}
const stage = (): Element => thing(document.body, [0, 0, 400, 400], {});
afterEach(() => document.body.replaceChildren());

it('a mark is cut off where the lens ends, and left out beyond it', () => {
  const board = stage();
  const lens = thing(board, [0, 100, 200, 200], { 'data-clips': '' });
  thing(lens, [150, 50, 250, 150], { 'data-at': 'river 1' });
  thing(lens, [300, 100, 350, 150], { 'data-at': 'river 2' });
  thing(board, [300, 300, 350, 350], { 'data-at': 'tile' });
  expect(spotsOf(board, ['river 1', 'river 2', 'tile'], true)).toEqual([
    { name: 'river 1', left: 150, top: 100, width: 50, height: 50, nth: 1 },
    { name: 'tile', left: 300, top: 300, width: 50, height: 50, nth: 3 },
  ]);
});

it('what lies behind another part is shown by its tab, and counts', () => {
  const board = stage();
  thing(board, [100, 0, 150, 44], { 'data-shows': 'quarry market' });
  const quarry = thing(board, [0, 0, 0, 0], { 'data-area': 'quarry' });
  thing(quarry, [0, 0, 0, 0], { 'data-at': 'space quarry' });
  thing(quarry, [0, 0, 0, 0], { 'data-at': 'quarry o1' });
  thing(board, [10, 60, 20, 70], { 'data-at': 'river 4' });
  expect(spotsOf(board, ['space quarry', 'quarry o1', 'river 4'], true)).toEqual([
    { name: 'space quarry', left: 100, top: 0, width: 50, height: 44, nth: 1 },
    { name: 'river 4', left: 10, top: 60, width: 10, height: 10, nth: 3 },
  ]);
  expect(spotsOf(board, ['market 3', 'river 4'], true)).toMatchObject([
    { name: 'market 3', left: 100, nth: 1 },
    { name: 'river 4', nth: 2 },
  ]);
  expect(spotsOf(board, ['river 4', 'square 1 b2'], true)).toMatchObject([{ name: 'river 4', nth: 0 }]);
});
