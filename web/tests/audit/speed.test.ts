// A phone's processor, which is four times slower than this one: no frame of a board's busiest moment takes 100 ms, and
// a tap is answered within 100 ms. The middle one of three tries counts. What is counted is the time that the
// page's own thread was at work, from a trace, and not the time on the wall: other work on this machine does not count.
// Part of `make audit` alone.
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Bench } from '../../src/bench.svelte.ts';
import { GAMES } from './matrix.ts';

const SLOWER = 4;
const MOST = 100;
const TRIES = 3;
const GLOWS = '.stage .legal, .stage button.lit:not(.word), .stage .hot.lit .rim';

type Benched = { bench: Bench };

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time at work, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** How long each task of the page's thread was at work while this was done, in a phone's milliseconds. */
async function tasks(browser: Browser, page: Page, doing: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await doing();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isPage = ({ pid, tid }: Traced): boolean =>
    mains.some((main) => main.pid === pid && main.tid === tid);
  const found = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && isPage(event),
  );
  return found.map(({ tdur = 0 }) => (tdur / 1000) * SLOWER);
}

/** Shows a position and what led to it. */
const show = (page: Page, n: number): Promise<void> =>
  page.evaluate(async (at) => {
    (window as unknown as Benched).bench.show(at);
    await new Promise((done) => setTimeout(done, 900));
  }, n);

/** Taps the first thing that glows, and waits for the frame after it. */
const tap = (page: Page): Promise<void> =>
  page.evaluate(async (glows) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    document.querySelector(glows)?.dispatchEvent(event);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }, GLOWS);

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.POSITIVE_INFINITY;

const asked = process.env['AUDIT'] === 'all' || process.env['AUDIT'] === 'speed';

// A busy machine slows every thread: what counts is failing twice.
describe.skipIf(!asked)('on a slow phone', { retry: 1 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });
  afterAll(() => browser.close());

  it.each(GAMES)('%s is smooth and answers at once', async (game) => {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'no-preference',
    });
    await page.goto(`${inject('bench')}?file=${game}-2`);
    await page.waitForSelector('.room > *');
    const steps = await page.evaluate(() =>
      (window as unknown as Benched).bench.steps.map(({ story, state }) => ({
        events: story.flatMap(({ events }) => events).length,
        asks: state.moves.length,
      })),
    );
    // What is shown first has nothing before it to move from.
    const counts = steps.map(({ events }, n) => (n === 0 ? -1 : events));
    const busiest = counts.lastIndexOf(Math.max(...counts));
    const asking = steps.findLastIndex(({ asks }) => asks > 1);
    const [frames, taps]: [number[], number[]] = [[], []];
    for (let n = 0; n < TRIES; n += 1) {
      await show(page, Math.max(0, busiest - 1));
      frames.push(Math.max(...(await tasks(browser, page, () => show(page, busiest)))));
      await show(page, asking);
      taps.push((await tasks(browser, page, () => tap(page))).reduce((sum, time) => sum + time, 0));
    }
    const told = (times: readonly number[]): string => times.map((time) => time.toFixed(0)).join(', ');
    console.log(`${game}: longest frames ${told(frames)} ms, taps ${told(taps)} ms`);
    expect(middle(frames)).toBeLessThan(MOST);
    expect(middle(taps)).toBeLessThan(MOST);
    await page.close();
  });
});
