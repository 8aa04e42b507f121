// A game that this client was not built with: examples/pig, served by its own program and played on the plain board,
// in its own words.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beside, start } from './durbar.ts';
import { DESKTOP, guest, harms, openBrowser, PHONE, shoot } from './guest.ts';
import { becomes, whose } from './table.ts';

let browser: Browser;
let pig: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  browser = await openBrowser();
  pig = await start(beside('pig'));
});
afterAll(async () => {
  await browser.close();
  pig.stop();
});

/** Rolls to ten on each turn and holds, until someone has won. */
async function playOut(page: Page): Promise<void> {
  for (let turns = 0; turns < 400; turns += 1) {
    await page.waitForSelector('.game:is([data-turn=mine], [data-turn=confirm], [data-turn=over])');
    const turn = await whose(page);
    if (turn === 'over') return;
    if (turn === 'confirm') await page.getByRole('button', { name: /End turn|Zug beenden/ }).click();
    else await page.locator('[data-moves] button').last().click();
    await page.waitForTimeout(20);
  }
  throw new Error('the game does not end');
}

it.each([
  ['desktop', DESKTOP, 'en-GB', 'Pig', 'Roll'],
  ['phone', PHONE, 'de-DE', 'Böse Eins', 'Würfeln'],
] as const)('is found, begun and won on a %s', async (name, viewport, locale, title, roll) => {
  const { page, leave } = await guest(browser, { viewport, locale });
  await page.goto(pig.url);
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  expect(await page.locator('article h2').allInnerTexts()).toHaveLength(5);
  await page.click('[data-play=pig]');
  await becomes(page, 'mine');
  await page.getByRole('button', { name: roll, exact: true }).first().waitFor();
  expect(await harms(page)).toEqual([]);
  await shoot(page, `pig-${name}`);
  await playOut(page);
  await shoot(page, `pig-${name}-over`);
  await leave();
});
