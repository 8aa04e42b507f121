// Boards ask the server what a picked move would do, once for each pick and position.
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Foresight } from '../../src/board/foresight.svelte.ts';
import type { Explained } from '../../src/board/board.ts';
import type { State } from '../../src/wire.ts';

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const stateOf = (round: number): State => ({ round }) as State;

/** A board that picks moves, and a server that answers when told to. */
function bench() {
  const asked: { text: string; answer: (events: unknown[]) => void }[] = [];
  let state = $state.raw(stateOf(1));
  let texts = $state.raw<string[]>([]);
  const explain = (text: string) =>
    new Promise<Explained>((resolve) =>
      asked.push({ text, answer: (events) => resolve({ events, next: ['sail 3'] }) }),
    );
  let foresight: Foresight | null = null;
  const stop = $effect.root(() => {
    foresight = new Foresight(
      () => ({ state, explain }),
      () => texts,
    );
  });
  return {
    asked,
    stop,
    events: (text: string) => foresight?.events(text) ?? null,
    next: (text: string) => foresight?.next(text) ?? null,
    pick: async (...picked: string[]) => {
      texts = picked;
      flushSync();
      await settled();
    },
    move: async (round: number) => {
      state = stateOf(round);
      flushSync();
      await settled();
    },
  };
}

test('a pick is asked about once, and its answer is kept', async () => {
  const { asked, stop, events, next, pick } = bench();
  await pick('take gold');
  expect(asked.map(({ text }) => text)).toEqual(['take gold']);
  expect([events('take gold'), next('take gold')]).toEqual([null, []]);
  asked[0]?.answer([{ kind: 'paid' }]);
  await settled();
  expect(events('take gold')).toEqual([{ kind: 'paid' }]);
  expect(next('take gold')).toEqual(['sail 3']);
  await pick();
  await pick('take gold');
  expect(asked).toHaveLength(1);
  stop();
});

test('a rebuilt list with the same moves is not a new question', async () => {
  const { asked, stop, pick } = bench();
  await pick('sell gold 2');
  await pick('sell gold 2');
  await pick('sell gold 2');
  expect(asked).toHaveLength(1);
  stop();
});

test('answers that arrive out of order reach their moves', async () => {
  const { asked, stop, events, pick } = bench();
  await pick('die 1', 'take 1');
  asked[1]?.answer(['take']);
  asked[0]?.answer(['die']);
  await settled();
  expect([events('die 1'), events('take 1')]).toEqual([['die'], ['take']]);
  stop();
});

test('an answer about an earlier position is ignored', async () => {
  const { asked, stop, events, pick, move } = bench();
  await pick('camels');
  await move(2);
  asked[0]?.answer(['old']);
  await settled();
  expect(events('camels')).toBeNull();
  expect(asked).toHaveLength(2);
  asked[1]?.answer(['new']);
  await settled();
  expect(events('camels')).toEqual(['new']);
  stop();
});
