// What lines of the story are about, and where that is on a board.
import { afterEach, expect, it } from 'vitest';
import { fallbacks, spotsOf } from '../../src/board/places.ts';
import { placesOf } from '../../src/games/places.ts';
import type { Story } from '../../src/wire.ts';

const line = (text: string, ...events: unknown[]): Story => ({ n: 0, seat: 0, line: text, said: [], events });

it('a line is about what its move names and what came of it', async () => {
  const jaipur = await placesOf('jaipur');
  expect(jaipur(line('0 take gold'))).toEqual(['market', 'hand 0']);
  expect(jaipur(line('1 swap gold gold for camel spice'))).toEqual(['market', 'hand 1', 'herd 1']);
  const rajas = await placesOf('rajas');
  expect(rajas(line('0 sail 2', { kind: 'boat', seat: 0, from: 1, to: 3 }))).toEqual(['river', 'river 3']);
  expect((await placesOf('no such game'))(line('0 take gold'))).toEqual([]);
});

it('what fixtures tell is almost never about nothing', async () => {
  const fixtures = import.meta.glob<{ story: Story[] }[]>('../../fixtures/*-2.json', { import: 'default' });
  for (const [path, load] of Object.entries(fixtures)) {
    const of = await placesOf(/([a-z]+)-2/.exec(path)?.[1] ?? '');
    const lines = (await load()).flatMap(({ story }) => story).filter(({ seat }) => seat !== null);
    const silent = lines.filter((one) => of(one).length === 0);
    expect(silent.length, `${path}: ${silent.map((one) => one.line).join(', ')}`).toBeLessThan(
      lines.length / 4,
    );
  }
});

it('a name falls back to the one around it', () =>
  expect(fallbacks('square 0 b3')).toEqual(['square 0 b3', 'square 0', 'square']));

afterEach(() => void (document.body.innerHTML = ''));

/** A board whose things all have a size, which a page without layout does not give them. */
function drawn(html: string): Element {
  document.body.innerHTML = html;
  for (const thing of document.body.querySelectorAll('*'))
    thing.getBoundingClientRect = () => new DOMRect(10, 20, thing.hasAttribute('hidden') ? 0 : 30, 40);
  return document.body;
}

it('spots are found by area, by spot, and by what is around them', () => {
  const stage = drawn('<i data-area="river"></i><i data-at="river 3"></i><i data-area="market"></i>');
  expect(spotsOf(stage, ['river 3', 'market']).map(({ name }) => name)).toEqual(['river 3', 'market']);
  expect(spotsOf(stage, ['river 4', 'river'])).toHaveLength(1);
  expect(spotsOf(stage, ['moon'])).toEqual([]);
});

it('what a phone hides falls back to what it shows', () => {
  const stage = drawn('<i data-area="hand"></i><i data-at="hand 1" hidden></i>');
  expect(spotsOf(stage, ['hand 1'])).toHaveLength(1);
});
