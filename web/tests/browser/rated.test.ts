// A rated match between two accounts: what it requires, what it does to the ratings, and where they are shown.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetFailedTries, guest, home, openBrowser, shoot, type Guest } from './guest.ts';
import { look } from './look.ts';
import { holder, unique } from './people.ts';
import { ask, becomes, fromMenu, idOf, inOrder, play } from './table.ts';
import type { Me, RatingChange, TableInfo } from '../../src/wire.ts';

let browser: Browser;
let asha: Guest;
let babur: Guest;
let [ashasName, babursName] = ['', ''];
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());
forgetFailedTries(() => [asha, babur]);

/** Two people who have never played; others may have, on the same server. */
async function newcomers(): Promise<void> {
  [ashasName, babursName] = [unique('Asha'), unique('Babur')];
  [asha, babur] = [await holder(browser, ashasName), await holder(browser, babursName)];
  await ask(asha.page, '/me', { name: ashasName });
  await ask(babur.page, '/me', { name: babursName });
}

it('a guest cannot make a rated table, and is told what is needed', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(`${home}/new/jaipur`);
  const rated = page.getByLabel('Rated game');
  await rated.waitFor();
  expect(await rated.isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Go to account' }).click();
  await page.getByRole('form', { name: 'Create an account' }).waitFor();
  expect(new URL(page.url()).searchParams.get('back')).toBe('/new/jaipur');
  await leave();
});

it('a rated match needs accounts, and changes their ratings', async () => {
  await newcomers();
  await asha.page.goto(`${home}/new/jaipur`);
  await asha.page.getByLabel('Seat 2').selectOption('here');
  await asha.page.getByLabel('Rated game').check();
  // Nobody shares the screen or gets hints, and nobody can wait forever.
  expect(await asha.page.getByLabel('Seat 2').inputValue()).toBe('open');
  expect(await asha.page.getByLabel('Allow hints').isDisabled()).toBe(true);
  expect(await asha.page.getByLabel('Clock').locator('option').allInnerTexts()).not.toContain('No clock');
  await asha.page.click('[data-make]');
  await asha.page.waitForSelector('[data-start]');
  const id = idOf(asha.page);

  const stranger = await guest(browser);
  await stranger.page.goto(`${home}/t/${id}`);
  await stranger.page.getByText('you need an account to sit down').waitFor();
  expect(await stranger.page.getByRole('button', { name: 'Sit down' }).isDisabled()).toBe(true);
  await look(stranger.page, { name: 'rated-lobby', path: `/t/${id}`, ready: '.rated', again: true });
  await stranger.leave();

  await babur.page.goto(`${home}/t/${id}`);
  await babur.page.getByRole('button', { name: 'Play', exact: true }).click();
  await asha.page.click('[data-start]:enabled');
  for (const { page } of [asha, babur]) await page.waitForSelector('.game[data-v] .rated');
  expect(await ask<TableInfo>(asha.page, `/tables/${id}`)).toMatchObject({ rated: true, hints: false });
  // A match that ends before both have moved does not count.
  for (const { page } of await inOrder(asha, babur)) {
    await becomes(page, 'mine');
    await play(page);
    await page.waitForSelector('.game[data-turn=confirm], .game[data-turn=wait]');
    if (await page.locator('.game[data-turn=confirm]').count()) await page.keyboard.press('e');
    await becomes(page, 'wait');
  }
  await babur.page.getByRole('button', { name: 'More', exact: true }).click();
  expect(await babur.page.getByRole('button', { name: 'Ask to take back a move' }).count()).toBe(0);
  await babur.page.keyboard.press('Escape');
  await fromMenu(babur.page, 'Resign');
  await babur.page.getByRole('button', { name: 'Resign this game?' }).click();

  const counted = (): Promise<unknown[]> => ask(asha.page, `/tables/${id}/ratings`);
  await expect.poll(async () => (await counted()).length, { timeout: 60_000 }).toBe(2);
  for (const { page } of [asha, babur]) {
    // A page stops asking after a while, and says so.
    const late = page.getByText("The ratings aren't updated yet.");
    await late.or(page.locator('[data-change]').first()).waitFor();
    if (await late.count()) await page.reload();
    await page.locator('[data-change]').first().waitFor();
    expect(await page.locator('[data-change]').count()).toBe(2);
  }
  const changes = await ask<(RatingChange | null)[]>(asha.page, `/tables/${id}/ratings`);
  const { you } = await ask<TableInfo>(asha.page, `/tables/${id}`);
  const [won, lost] = [changes[you[0] ?? -1], changes[1 - (you[0] ?? -1)]];
  expect(won?.before).toBe(1000);
  expect(won?.after).toBeGreaterThan(1000);
  expect(lost?.after).toBeLessThan(1000);
  await asha.page.getByText(`+${(won?.after ?? 0) - 1000}`, { exact: true }).waitFor();
  await shoot(asha.page, 'rated-result');
});

it('the leaderboard and the profiles show it', async () => {
  const me = await ask<Me>(babur.page, '/me');
  await look(asha.page, { name: 'ratings', path: '/ratings/jaipur', ready: 'tbody tr' });
  const names = await asha.page.locator('tbody th').allInnerTexts();
  expect(names.findIndex((name) => name.startsWith(ashasName))).toBeLessThan(
    names.findIndex((name) => name.startsWith(babursName)),
  );
  await asha.page.getByRole('link', { name: babursName }).click();
  await asha.page.waitForURL(`**/players/${me.player}`);
  await asha.page.getByText('1 won, 0 tied, 0 lost').waitFor();
  await look(asha.page, { name: 'player', path: `/players/${me.player}`, ready: '.matches a' });
  await asha.page.locator('.matches a').first().click();
  await asha.page.waitForSelector('.replay .stage > *');
  await look(asha.page, { name: 'ratings-none', path: '/ratings/karma', ready: '.none a' });
  await asha.page.getByRole('link', { name: 'Jaipur' }).click();
  await asha.page.waitForSelector('tbody tr');
  await look(asha.page, { name: 'new-rated', path: '/new/rajas', ready: '[data-rated]', again: true });
});

it('said nothing on the console', async () => {
  await asha.leave();
  await babur.leave();
});
