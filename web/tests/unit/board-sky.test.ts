// What happened is over within a second, however much it was.
import { expect, it } from 'vitest';
import { delays } from '../../src/board/sky.svelte.ts';

it('flights start one after the other and end within a second', () => {
  for (const count of [1, 2, 5, 16]) {
    const starts = delays(count, 420);
    expect(starts).toHaveLength(count);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect((starts.at(-1) ?? 0) + 420).toBeLessThan(1000);
  }
  expect(delays(3, 2000)).toEqual([0, 0, 0]);
});
