// What a choice would bring is visible on the board before it is confirmed.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, guest, home, openBrowser, PHONE } from './guest.ts';
import { resize, rests } from './resting.ts';
import { ask, becomes, named } from './table.ts';
import type { TableInfo } from '../../src/wire.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it('a die in Charmers shows where it could lead without playing anything', async () => {
  const { page, leave } = await named(browser, 'Asha');
  const { id } = await ask<TableInfo>(page, '/tables', {
    game: 'charmers',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }],
    start: true,
  });
  await page.goto(`${home}/t/${id}`);
  await becomes(page, 'mine');
  const could = page.locator('.hot.could');
  expect(await could.count()).toBe(0);
  const dice = page.locator('.dice button.lit');
  let found = 0;
  for (let n = 0; n < (await dice.count()) && found === 0; n += 1) {
    await dice.nth(n).click();
    // The first die that leads to a choice is enough.
    found = await could
      .first()
      .waitFor({ timeout: 5000 })
      .then(
        () => could.count(),
        () => 0,
      );
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
  expect(found).toBeGreaterThan(0);
  expect(await could.count()).toBe(0);
  await becomes(page, 'mine');
  await leave();
});

it('in Karma nothing shifts while a card is being picked', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(home);
  await page.click('[data-play=karma]');
  await becomes(page, 'mine');
  for (const size of [DESKTOP, PHONE]) {
    await resize(page, size);
    const card = page.locator('.grid .thing.legal').first();
    await card.waitFor();
    const top = (): Promise<number> =>
      page
        .locator('.grid .cell')
        .last()
        .evaluate((cell) => cell.getBoundingClientRect().top);
    const before = await top();
    await card.click();
    await page.locator('.thing.picked').waitFor();
    await rests(page);
    expect(await top()).toBe(before);
    await page.keyboard.press('Escape');
  }
  await leave();
});
