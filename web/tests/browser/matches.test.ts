// Every game, whole, against a bot: by mouse, and by keyboard alone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOut } from './driver.ts';
import { GAMES, guest, home, openBrowser, scrolls, seeded, shoot } from './guest.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const path = (page: Page): string => new URL(page.url()).pathname;

describe.each(GAMES)('%s', (game) => {
  it('is played by mouse, from the first page to a fair result', async () => {
    const { page, leave } = await guest(browser);
    await page.goto(home);
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.game[data-v]');
    expect(await scrolls(page)).toBe(false);
    const decisions = await playOut(page, 'mouse', seeded(7), async (n) => {
      if (n === 0 || n === 12) await shoot(page, `${game}-playing-${n}`);
    });
    expect(decisions).toBeGreaterThan(5);
    await page.waitForSelector('section[aria-label=Result]');
    await shoot(page, `${game}-result`);
    await page.click('a[href^="/fair/"]');
    await page.waitForSelector('[data-verdict=fair]', { timeout: 30_000 });
    await page.click('a[href^="/replay/"]');
    await page.waitForSelector('.replay .stage');
    for (const key of ['End', 'ArrowLeft', 'Home', 'ArrowRight', 'PageDown']) await page.keyboard.press(key);
    await page.waitForURL(/ply=11$/);
    expect(await scrolls(page)).toBe(false);
    console.log(`${game} by mouse: ${decisions} decisions`);
    await leave();
  });

  it('is played by keyboard alone', async () => {
    const { page, leave } = await guest(browser);
    await page.goto(home);
    const wanted = page.locator(`[data-play=${game}]`);
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForSelector('.game[data-v]');
    const decisions = await playOut(page, 'keyboard', seeded(11));
    expect(decisions).toBeGreaterThan(5);
    await page.waitForSelector('section[aria-label=Result]');
    console.log(`${game} by keyboard: ${decisions} decisions`);
    expect(path(page)).toMatch(/^\/t\//);
    await leave();
  });
});
