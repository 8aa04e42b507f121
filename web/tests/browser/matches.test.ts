// Every game, whole, against a bot: by mouse, and by keyboard alone. The game finished by mouse is viewed afterwards.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOut } from './driver.ts';
import { GAMES, guest, home, openBrowser, scrolls, seeded, shoot } from './guest.ts';
import { look } from './look.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** The result says why, where the points came from and how it went; it can be closed and opened again. */
async function resultOf(page: Page): Promise<void> {
  const result = page.locator('section[aria-label=Result]');
  await result.locator('svg[role=img] polyline').nth(1).waitFor();
  expect(await result.locator('table tbody tr').count()).toBeGreaterThan(1);
  expect(await result.locator('p.quiet-text').first().innerText()).toMatch(/.{12,}\.$/);
  await page.getByRole('button', { name: 'View final board' }).click();
  await result.waitFor({ state: 'detached' });
  await page.click('[data-show-result]');
  await result.waitFor();
}

/** From the result to the proof that it was fair, and to the replay with its keys. */
async function throughLinks(page: Page): Promise<void> {
  await page.click('section a[href^="/fair/"]');
  await page.waitForSelector('[data-verdict=fair]');
  await page.click('a[href^="/replay/"]');
  await page.waitForSelector('.replay .stage');
  for (const key of ['End', 'ArrowLeft', 'Home', 'ArrowRight', 'PageDown']) await page.keyboard.press(key);
  await page.waitForURL(/ply=11$/);
  expect(await scrolls(page)).toBe(false);
}

/** The finished match in pictures: result, proof, early, middle and late positions. */
async function afterwards(page: Page, game: string, id: string): Promise<void> {
  const last = Number(await page.locator('input[type=range]').getAttribute('max'));
  const ply = (share: number): string => `/replay/${id}?ply=${Math.round(last * share)}&as=0`;
  const board = { ready: '.replay .stage > *', whole: true };
  await look(page, {
    name: `${game}-over`,
    path: `/t/${id}`,
    ready: 'section[aria-label=Result]',
    whole: true,
    again: true,
  });
  await look(page, { name: `${game}-fair`, path: `/fair/${id}`, ready: '[data-verdict]', again: true });
  await look(page, { name: `${game}-early`, path: ply(0.1), again: true, ...board });
  await look(page, { name: `${game}-middle`, path: ply(0.5), ...board });
  await look(page, { name: `${game}-late`, path: ply(0.9), again: true, ...board });
}

describe.each(GAMES)('%s', (game) => {
  it('can be played by mouse, from the home page to a verified result', async () => {
    const { page, leave } = await guest(browser);
    await page.goto(home);
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.game[data-v]');
    expect(await scrolls(page)).toBe(false);
    const id = new URL(page.url()).pathname.replace('/t/', '');
    const decisions = await playOut(page, 'mouse', seeded(7), async (n) => {
      if (n === 12) await shoot(page, `${game}-playing`);
    });
    console.log(`${game} by mouse: ${decisions} decisions`);
    expect(decisions).toBeGreaterThan(5);
    await page.waitForSelector('section[aria-label=Result]');
    await resultOf(page);
    await throughLinks(page);
    await afterwards(page, game, id);
    await leave();
  });

  it('can be played by keyboard alone', async () => {
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
    console.log(`${game} by keyboard: ${decisions} decisions`);
    expect(decisions).toBeGreaterThan(5);
    await page.waitForSelector('section[aria-label=Result]');
    await leave();
  });
});
