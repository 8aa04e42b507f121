// What can be done about a move once it is made: undo, ending the turn explicitly, a take-back by agreement,
// resigning.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, home, openBrowser } from './guest.ts';
import { ask, becomes, fromMenu, idOf, inOrder, pair, play, reaches, told, version } from './table.ts';
import type { TableInfo } from '../../src/wire.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it('a decision can be undone, and the turn ends only when its player ends it', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(home);
  await page.click('[data-play=charmers]');
  await page.waitForSelector('.game[data-turn=mine], .game[data-turn=confirm]');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  // Whatever is played, a decision that has to be confirmed comes within a few moves.
  let before: string[] = [];
  for (let n = 0; n < 30; n += 1) {
    before = await told(page);
    await play(page);
    await page.waitForSelector('.game:not([data-turn=wait])');
    if (await page.locator('.game[data-turn=confirm]').count()) break;
  }
  await becomes(page, 'confirm');
  expect(await told(page)).not.toEqual(before);
  await page.locator('[role=toolbar]').getByText('Done? You can still undo.').waitFor();

  await undo.click();
  await becomes(page, 'mine');
  await page.waitForFunction(
    (count) => document.querySelectorAll('aside [role=tabpanel] ol > li:has(.sign)').length === count,
    before.length,
  );
  expect(await told(page)).toEqual(before);

  await play(page);
  await becomes(page, 'confirm');
  await page.waitForTimeout(700);
  expect(await page.locator('.game[data-turn=confirm]').count()).toBe(1);
  const there = await version(page);
  await page.keyboard.press('e');
  await reaches(page, there + 1);
  await page.waitForSelector('.game:not([data-turn=confirm])');
  expect(await page.locator('[data-end-turn]').count()).toBe(0);
  await leave();
});

it('the undo key does what the button does', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(home);
  await page.click('[data-play=charmers]');
  for (let n = 0; n < 30 && !(await page.locator('.game[data-turn=confirm]').count()); n += 1) {
    await page.waitForSelector('.game:not([data-turn=wait])');
    await play(page);
    await page.waitForSelector('.game:not([data-turn=wait])');
  }
  await page.keyboard.press('u');
  await becomes(page, 'mine');
  await leave();
});

it('a take-back can be declined, asked for again and accepted', async () => {
  const [one, other] = await inOrder(...(await pair(browser)));
  await play(one.page, /camels|Take/);
  await becomes(other.page, 'mine');
  const there = await version(one.page);

  await fromMenu(one.page, 'Ask to take back a move');
  await one.page
    .getByRole('alert')
    .filter({ hasText: "You've asked to take back a move. Waiting for" })
    .waitFor();
  await other.page.getByRole('alert').filter({ hasText: 'wants to take back a move' }).waitFor();
  await other.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await one.page.getByText('Your take-back was declined.').waitFor();
  expect(await one.page.getByRole('alert').count()).toBe(0);
  expect(await other.page.getByText('was declined').count()).toBe(0);
  expect(await version(one.page)).toBe(there);

  await fromMenu(one.page, 'Ask to take back a move');
  await other.page.getByRole('button', { name: 'Accept', exact: true }).click();
  await becomes(one.page, 'mine');
  await becomes(other.page, 'wait');
  for (const { page } of [one, other]) {
    await reaches(page, there + 1);
    await page
      .getByText(/takes? back (the|your) last move/)
      .first()
      .waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  // The game goes on from there.
  await play(one.page);
  await reaches(other.page, there + 2);
  await one.leave();
  await other.leave();
});

it('a player who resigns at a table of two has lost', async () => {
  const [host, friend] = await pair(browser);
  await fromMenu(host.page, 'Resign');
  await host.page.getByRole('button', { name: 'Resign this game?' }).click();
  for (const { page } of [host, friend]) {
    await page.waitForSelector('section[aria-label=Result]');
    await page
      .getByText(/^(You resign|Asha resigns)\.$/)
      .first()
      .waitFor();
  }
  await friend.page.getByRole('heading', { name: 'You won!' }).waitFor();
  await host.page.getByRole('heading', { name: 'Babur wins' }).waitFor();
  await host.leave();
  await friend.leave();
});

it('a player who resigns at a larger table is replaced by a bot and may watch', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(home);
  await page.click('[data-play=jaipur]');
  await page.waitForSelector('.game[data-v]');
  const bot = { kind: 'bot', level: 'greedy' };
  const { id } = await ask<TableInfo>(page, '/tables', {
    game: 'charmers',
    seats: [{ kind: 'me' }, bot, bot],
    start: true,
  });
  await page.goto(`${home}/t/${id}`);
  await page.waitForSelector('.game[data-v]');
  await fromMenu(page, 'Resign');
  await page.getByRole('button', { name: 'Resign this game?' }).click();
  await page
    .getByText(/A bot takes over for/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  expect(await page.getByRole('button', { name: 'Resign', exact: true }).count()).toBe(0);
  expect(idOf(page)).toBe(id);
  await leave();
});
