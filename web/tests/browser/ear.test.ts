// Whole games by ear: what can be done is found and pressed in the accessibility tree; nothing is looked at.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moved, turnOf } from './driver.ts';
import { GAMES, guest, home, openBrowser, seeded } from './guest.ts';
import { Tree } from './tree.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const mark = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const game = document.querySelector<HTMLElement>('.game');
    return `${game?.dataset['v']} ${game?.dataset['turn']}`;
  });

/** Presses the only button with this name, once the page has settled. */
async function pressOnly(tree: Tree, called: RegExp): Promise<void> {
  await expect.poll(async () => (await tree.buttons(called)).length, { timeout: 10_000 }).toBe(1);
  const [found] = await tree.buttons(called);
  if (found) await tree.press(found);
}

/** One decision from the list of moves, which is reached and read by names alone. */
async function decide(tree: Tree, random: (below: number) => number): Promise<void> {
  await pressOnly(tree, /^All moves/);
  const inside = 'dialog All moves';
  const moves = (await tree.buttons(/./, inside)).filter(({ name }) => name !== 'Close');
  expect(new Set(moves.map(({ name }) => name)).size).toBe(moves.length);
  if (moves.length > 8) {
    const search = (await tree.heard()).find(({ role }) => role === 'searchbox');
    expect(search?.focused).toBe(true);
  }
  const chosen = moves[random(moves.length)];
  if (!chosen) throw new Error('no move is told');
  await tree.press(chosen);
}

it.each(GAMES)('%s is played to its end by ear', async (game) => {
  const { page, leave } = await guest(browser);
  const tree = await Tree.of(page);
  await page.goto(home);
  await page.waitForSelector(`[data-play=${game}]`);
  const title = { jaipur: 'Jaipur', rajas: 'Rajas', charmers: 'Dice Charmers', karma: 'Karma' }[game];
  await pressOnly(tree, new RegExp(`^Play now.*${title}`));
  const random = seeded(23);
  const prompts = new Set<string>();
  for (let n = 0; n < 1500; n += 1) {
    const turn = await turnOf(page);
    if (turn === 'over') break;
    const before = await mark(page);
    if (n < 6) {
      const heard = await tree.heard();
      // Whose turn it is, and what the board asks, can be read.
      expect(heard.some(({ name }) => /^(Your turn|Done\?)/.test(name))).toBe(true);
      heard.filter(({ role }) => role === 'StaticText').forEach(({ name }) => prompts.add(name));
    }
    if (turn === 'confirm') await pressOnly(tree, /^End turn/);
    else await decide(tree, random);
    expect(await moved(page, before)).toBe(true);
  }
  // What was done is told in the words of the story.
  expect([...prompts].some((line) => /^You (take|go|choose|use|sell|give|visit|pay|draw)/.test(line))).toBe(
    true,
  );
  await page.waitForSelector('section[aria-label=Result]');
  const result = await tree.heard();
  expect(result.some(({ role, name }) => role === 'heading' && /win|won|Shared/.test(name))).toBe(true);
  expect((await tree.buttons(/^Rematch$/)).length).toBe(1);
  await leave();
});
