// Everyone looks at the page before anyone changes it, and all of that in one frame.
import { expect, it } from 'vitest';
import { beforePaint } from '../../src/board/paint.ts';

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

it('all look before any change, and what a change brings is looked at in the same frame', async () => {
  const done: string[] = [];
  const late = () => {
    done.push('late look');
    return () => done.push('late change');
  };
  for (const who of ['sky', 'marks'])
    beforePaint(() => {
      done.push(`${who} look`);
      return () => {
        done.push(`${who} change`);
        beforePaint(late);
      };
    });
  expect(done).toEqual([]);
  await frame();
  expect(done).toEqual(['sky look', 'marks look', 'sky change', 'marks change', 'late look', 'late change']);
});

it('a look is taken once, however often it is asked for, and never once it is taken back', async () => {
  const done: string[] = [];
  const look = (): void => void done.push('asked for twice');
  beforePaint(look);
  beforePaint(look);
  beforePaint(() => void done.push('taken back'))();
  await frame();
  await frame();
  expect(done).toEqual(['asked for twice']);
});

it('those who look again in every change leave room for the next frame', async () => {
  let looks = 0;
  const look = () => {
    looks += 1;
    return () => void beforePaint(look);
  };
  const stop = beforePaint(look);
  await frame();
  const first = looks;
  await frame();
  stop();
  expect(first).toBeLessThan(10);
  expect(looks).toBeGreaterThan(first);
});
