// Moves in words are asked for when something shows them, together, and once for each position.
import { expect, test } from 'vitest';
import { Labels } from '../../src/play/labels.svelte.ts';
import type { Choice, Phrase } from '../../src/wire.ts';

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const label = (text: string): Phrase => ({ code: `label ${text}`, facts: {} });
const MOVES = ['take gold', 'take silver', 'camels', 'sell gold 2', 'sell gold 3'];

/** A page with a position, and a server that answers when told to. */
function bench() {
  let at: { v: number; moves: readonly string[] } | null = { v: 1, moves: MOVES };
  const asked: { v: number; texts: readonly string[]; answer: (told?: Choice[] | null) => void }[] = [];
  const labels = new Labels(
    () => at,
    (v, texts) =>
      new Promise((resolve) => {
        const told = (texts.length > 0 ? texts : MOVES).map((text) => ({ text, label: label(text) }));
        asked.push({ v, texts, answer: (other) => resolve(other === undefined ? told : other) });
      }),
  );
  return {
    asked,
    labels,
    of: (text: string) => labels.of(text)?.code ?? null,
    move: (v: number | null) => void (at = v === null ? null : { v, moves: MOVES }),
  };
}

test('what is shown at once is asked for at once, and kept', async () => {
  const { asked, of } = bench();
  expect([of('camels'), of('take gold'), of('camels')]).toEqual([null, null, null]);
  await settled();
  expect(asked.map(({ texts }) => texts)).toEqual([['camels', 'take gold']]);
  asked[0]?.answer();
  await settled();
  expect([of('camels'), of('take gold')]).toEqual(['label camels', 'label take gold']);
  await settled();
  expect(asked).toHaveLength(1);
});

test('most of the moves are asked for as all of them', async () => {
  const { asked, of } = bench();
  MOVES.slice(0, 3).forEach(of);
  await settled();
  expect(asked.map(({ texts }) => texts)).toEqual([[]]);
  asked[0]?.answer();
  await settled();
  expect(MOVES.map(of)).toEqual(MOVES.map((text) => `label ${text}`));
});

test('another position is another question', async () => {
  const { asked, of, move } = bench();
  of('camels');
  await settled();
  move(2);
  asked[0]?.answer();
  await settled();
  expect(of('camels')).toBeNull();
  await settled();
  expect(asked.map(({ v }) => v)).toEqual([1, 2]);
  asked[1]?.answer();
  await settled();
  expect(of('camels')).toBe('label camels');
});

test('nothing is asked for that cannot be chosen', async () => {
  const { asked, of, move } = bench();
  expect(of('dance')).toBeNull();
  of('camels');
  move(null);
  await settled();
  expect([of('camels'), asked.length]).toEqual([null, 0]);
  move(1);
  of('camels');
  await settled();
  expect(asked).toHaveLength(1);
});

test('a question that was lost is asked again', async () => {
  const { asked, of } = bench();
  of('camels');
  await settled();
  asked[0]?.answer(null);
  await settled();
  of('camels');
  await settled();
  expect(asked).toHaveLength(2);
});

test('a label that comes with another answer is not asked for', async () => {
  const { asked, of, labels } = bench();
  of('camels');
  void labels.expect(1, 'camels', Promise.resolve(label('camels')));
  void labels.expect(1, 'take gold', Promise.resolve(null));
  await settled();
  expect([of('camels'), asked.length]).toEqual(['label camels', 0]);
  of('take gold');
  await settled();
  expect(asked.map(({ texts }) => texts)).toEqual([['take gold']]);
});
