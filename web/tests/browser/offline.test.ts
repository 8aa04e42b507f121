// Without a connection: after one visit every game can be played to its end against a bot, stored, exported in one
// file and imported again; and what is played here can be copied to a server.
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, guest, home, openBrowser, shoot, type Guest } from './guest.ts';
import { becomes, idOf, play, version } from './table.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** Bots that answer at once: how well they play does not matter here. */
const QUICK = JSON.stringify({ level: Object.fromEntries(GAMES.map((game) => [game, 'random'])) });

/** A first visit, long enough for everything to be there to play without a connection. */
async function visited(browser: Browser, address: string): Promise<Guest & { context: BrowserContext }> {
  const made = await guest(browser, { acceptDownloads: true });
  const { page } = made;
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('durbar')) localStorage.setItem('durbar', kept);
  }, QUICK);
  await page.goto(`${address}?app=on`);
  await page.waitForSelector('[data-play=jaipur]');
  const kept = async (): Promise<boolean> => {
    const [name] = await caches.keys();
    const cache = name === undefined ? null : await caches.open(name);
    const files = (await cache?.keys()) ?? [];
    return files.some(({ url }) => url.endsWith('wasm/games.json'));
  };
  await expect.poll(() => page.evaluate(kept), { timeout: 60_000 }).toBe(true);
  return { ...made, context: page.context() };
}

/** Plays to the end from the list of moves, as fast as the page allows: the clicks are made in the page itself. */
const playOut = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const game = (): DOMStringMap => document.querySelector<HTMLElement>('.game')?.dataset ?? {};
    const mark = (): string => `${game()['v']} ${game()['turn']}`;
    const click = (what: string, n = 0): void => {
      const found = document.querySelectorAll<HTMLElement>(what);
      found[n % found.length]?.click();
    };
    const until = async (so: () => unknown): Promise<void> => {
      while (!so()) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    for (let decisions = 0; ; decisions += 1) {
      await until(() => game()['turn'] && game()['turn'] !== 'wait');
      const before = mark();
      if (game()['turn'] === 'over') return decisions;
      if (game()['turn'] === 'confirm') click('[data-end-turn]');
      else {
        click('[aria-keyshortcuts=m]');
        await until(() => document.querySelector('dialog [data-moves] button'));
        click('dialog [data-moves] button', decisions * 7);
      }
      await until(() => mark() !== before);
    }
  });

/** What the console says about a server that is away is not the page's fault. */
const forgiven = (faults: string[]): void => {
  const ours = faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(fault));
  faults.splice(0, faults.length, ...ours);
};

describe('without a connection', () => {
  it('all four games can be played, stored, exported and imported again', async () => {
    const { page, context, faults, leave } = await visited(browser, `${home}/`);
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('[data-away]');
    await shoot(page, 'offline-home');
    for (const game of GAMES) {
      await page.click(`[data-play=${game}]`);
      await page.waitForSelector('.game[data-v]');
      const decisions = await playOut(page);
      console.log(`${game} without a connection: ${decisions} decisions`);
      expect(decisions).toBeGreaterThan(5);
      await page.waitForSelector('section[aria-label=Result]');
      await page.goto(`${home}/`);
      await page.waitForSelector(`[data-play=${game}]`);
    }
    await page.goto(`${home}/mine`);
    await page.waitForFunction((all) => document.querySelectorAll('main li a').length === all, GAMES.length);
    await page.goto(`${home}/settings`);
    const saving = page.waitForEvent('download');
    await page.click('[data-take-along]:enabled');
    const file = readFileSync(await (await saving).path());
    const packed = JSON.parse(file.toString()) as { format: string; tables: unknown[] };
    expect([packed.format, packed.tables.length]).toEqual(['durbar-tables', GAMES.length]);

    // Back at a server: finished games become games of the player it knows.
    await context.setOffline(false);
    await page.goto(`${home}/settings`);
    await page.click('[data-bring-over]:enabled');
    await page.getByText('4 games copied.').waitFor();
    await page.goto(`${home}/mine`);
    await page.waitForFunction(() => document.querySelectorAll('main li a').length === 8);
    forgiven(faults);
    await leave();

    // In another browser the file brings all of them back, to view and continue.
    const other = await guest(browser);
    await other.page.goto(`${home}/import`);
    await other.page.setInputFiles('input[type=file]', {
      name: 'durbar-games.json',
      mimeType: 'application/json',
      buffer: file,
    });
    await other.page.click('main form button.main');
    await other.page.getByText('4 games imported.').waitFor();
    await other.page.waitForFunction(() => document.querySelectorAll('main li a').length === 4);
    await other.page.locator('main li a').first().click();
    await other.page.waitForSelector('section[aria-label=Result]');
    await other.leave();
  });

  it('a game survives a reload in the worker, with its log and replay', async () => {
    const { page, context, faults, leave } = await visited(browser, `${home}/`);
    await context.setOffline(true);
    await page.reload();
    await page.click('[data-play=jaipur]');
    await becomes(page, 'mine');
    expect(idOf(page)).toMatch(/^here-/);
    await play(page);
    await page.waitForSelector('.game[data-turn=mine], .game[data-turn=confirm]');
    const before = await version(page);
    await page.reload();
    await page.waitForFunction(
      (v) => Number(document.querySelector<HTMLElement>('.game')?.dataset['v']) >= v,
      before,
    );
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const saving = page.waitForEvent('download');
    await page.locator('.sheet a[download]').click();
    const log = readFileSync(await (await saving).path(), 'utf8');
    expect(log).toMatch(/^durbar-log 1\ngame jaipur/);
    expect(log).not.toMatch(/\nseed /);
    // A finished game is analysed on this device.
    const id = idOf(page);
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Resign this game?' }).click();
    const summary = page.locator('[data-analysis]');
    await summary.getByRole('button', { name: 'Analyse this game' }).click();
    await summary.locator('li').nth(1).waitFor({ timeout: 180_000 });
    await page.goto(`${home}/replay/${id}`);
    await page.waitForSelector('.replay .stage');
    await page.goto(`${home}/analysis/${id}`);
    await page.getByRole('slider', { name: 'Win chances' }).waitFor();
    forgiven(faults);
    await leave();
  });

  it('lessons, puzzles and the daily deal work too, and the Ganga is drawn', async () => {
    const { page, context, faults, leave } = await visited(browser, `${home}/`);
    await context.setOffline(true);
    await page.goto(`${home}/learn/jaipur/first`);
    await page.click('.coach .next');
    await page.getByRole('button', { name: 'Play it for me' }).click();
    await page.waitForSelector('.coach [data-step="1"][data-moment=made]');

    await page.goto(`${home}/puzzles/karma`);
    await page.waitForURL(/\/puzzles\/karma-[0-9a-f]{10}$/);
    await page.getByRole('button', { name: 'All moves' }).click();
    await page.locator('dialog [data-moves] button').first().click();
    await page.waitForSelector('[data-reply=right], [data-reply=wrong]');

    await page.goto(`${home}/daily`);
    const begin = page.getByRole('button', { name: "Play today's deal Jaipur" });
    await begin.click();
    await page.waitForSelector('.game[data-v]');
    const id = idOf(page);
    // It is dealt once, whatever is asked for.
    await page.goto(`${home}/daily`);
    await page.getByRole('link', { name: 'Continue Jaipur' }).click();
    await page.waitForSelector('.game[data-turn=mine], .game[data-turn=confirm]');
    expect(idOf(page)).toBe(id);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('button', { name: 'Resign this game?' }).click();
    await becomes(page, 'over');
    await page.goto(`${home}/daily`);
    const jaipur = page.locator('li', { hasText: 'Jaipur' }).first();
    await jaipur.locator('tr.you').waitFor();
    await jaipur.getByText('Connect to a server').waitFor();
    // Six levels play it on this device.
    await jaipur.locator('tr.level').nth(5).waitFor({ timeout: 180_000 });

    await page.goto(`${home}/new/rajas`);
    await page.getByLabel('Lay them yourself').check();
    await page.locator('.river button').nth(28).waitFor();
    forgiven(faults);
    await leave();
  });
});
