// What others do comes into view and goes back; who only looks on stays there.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Visit } from '../../src/board/visit.svelte.ts';
import { keep } from '../../src/settings.svelte.ts';
import type { State, Story } from '../../src/wire.ts';

vi.mock('../../src/board/motion.ts', () => ({ moveTime: () => 420 }));

const told = (seat: number): Story[] => [{ n: 1, seat, line: '', said: [], events: [] } as unknown as Story];
const whereIn = (story: readonly Story[], own: number | null): number | null =>
  story.findLast(({ seat }) => seat !== own)?.seat ?? null;

function begin(viewer: number | null, replayed = false) {
  const state = { viewer } as State;
  const given = $state({ state, story: [] as readonly Story[], replayed });
  let visit!: Visit<number>;
  const left: number[] = [];
  const end = $effect.root(() => {
    visit = new Visit(() => given, whereIn, { lasting: true, left: (from) => void left.push(from) });
  });
  const tell = (seat: number): void => {
    given.story = told(seat);
    flushSync();
  };
  const jump = (): void => {
    given.story = [];
    flushSync();
  };
  flushSync();
  return { visit, tell, jump, left, end };
}
const tap = (): boolean => window.dispatchEvent(new Event('pointerdown'));

beforeEach(() => {
  vi.useFakeTimers();
  keep({ tempo: 'normal' });
});
afterEach(() => vi.useRealTimers());

it('shows a player what another does, and goes back by itself or at a tap', () => {
  const { visit, tell, left, end } = begin(0);
  tell(1);
  expect(visit.at).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(visit.at).toBeNull();
  tell(1);
  tap();
  expect(visit.at).toBeNull();
  expect(left).toEqual([1]);
  tell(0);
  expect(visit.at).toBeNull();
  end();
});

it.each([
  ['a spectator', null, false],
  ['a replay from a seat', 0, true],
] as const)('stays for %s until the next step', (_, viewer, replayed) => {
  const { visit, tell, jump, end } = begin(viewer, replayed);
  tell(1);
  tap();
  vi.advanceTimersByTime(5000);
  expect(visit.at).toBe(1);
  tell(0);
  expect(visit.at).toBe(0);
  // Whoever jumps is told nothing.
  jump();
  expect(visit.at).toBeNull();
  end();
});
