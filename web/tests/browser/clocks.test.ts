// Clocks: shown, running, and what happens when one has run out.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, home, openBrowser } from './guest.ts';
import { ask, becomes, idOf, inOrder, pair, play } from './table.ts';
import type { TableInfo } from '../../src/wire.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** The seconds a player has where time runs out: enough to load the pages and make a move on a busy machine. */
const BANK = 20;
/** How long that is waited for, in milliseconds. */
const RUN_OUT = { timeout: 90_000 };

/** The seconds on the clocks beside the board, by seat. */
async function clocks(page: Page): Promise<number[]> {
  const texts = await page.locator('aside .clock').allInnerTexts();
  return texts.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
}

it('a table with a clock shows it, and it runs for the player to move', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(`${home}/new/jaipur`);
  await page.getByLabel('Seat 2').selectOption('bot');
  await page.getByLabel('Clock').selectOption('quick');
  await page.getByLabel('When time runs out').selectOption('bot');
  await page.click('[data-make]');
  await becomes(page, 'mine');
  const { clock, on_timeout: after } = await ask<TableInfo>(page, `/tables/${idOf(page)}`);
  expect([clock?.bank, clock?.increment, after]).toEqual([600, 15, 'bot']);
  const before = await clocks(page);
  expect(before).toHaveLength(2);
  await page.waitForTimeout(2200);
  const now = await clocks(page);
  expect((before[0] ?? 0) - (now[0] ?? 0)).toBeGreaterThanOrEqual(1);
  expect(now[1]).toBe(before[1]);
  await leave();
});

it('running out of time loses the game if the table says so', async () => {
  const [one, other] = await inOrder(...(await pair(browser, { clock: { bank: BANK }, on_timeout: 'loss' })));
  await play(one.page, /Take/);
  await becomes(other.page, 'mine');
  for (const { page } of [one, other]) {
    await page.waitForSelector('section[aria-label=Result]', RUN_OUT);
    await page
      .getByText(/runs? out of time/)
      .first()
      .waitFor();
  }
  await one.page.getByRole('heading', { name: 'You won!' }).waitFor();
  await one.leave();
  await other.leave();
});

it('running out of time hands the seat to a bot if the table says so', async () => {
  const [one, other] = await inOrder(...(await pair(browser, { clock: { bank: BANK }, on_timeout: 'bot' })));
  // The player to move waits too long; the bot that takes over makes the move.
  for (const { page } of [one, other])
    await page
      .getByText(/A bot takes over for/)
      .first()
      .waitFor(RUN_OUT);
  await becomes(other.page, 'mine');
  // The player who was too slow can watch: nothing is offered, and nothing is broken.
  expect(await one.page.locator('[aria-keyshortcuts=m]').count()).toBe(0);
  await play(other.page, /Take/);
  await becomes(other.page, 'mine');
  await one.leave();
  await other.leave();
});
