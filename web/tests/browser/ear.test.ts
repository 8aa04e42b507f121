// Whole games by ear: what may be done is found in the accessibility tree and pressed there, nothing is looked at.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mark, moved, turnOf } from './driver.ts';
import { GAMES, guest, home, openBrowser, seeded } from './guest.ts';
import { buttonsOf, Tree, type Heard } from './tree.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** Presses the one button that is called so, once the page has settled. */
async function pressOnly(tree: Tree, called: RegExp): Promise<void> {
  const found = await vi.waitUntil(
    async () => {
      const [one, ...others] = await tree.buttons(called);
      return others.length === 0 && one;
    },
    { timeout: 60_000 },
  );
  await tree.press(found);
}

/** Everything that is announced, once this is part of it: the tree follows the page after a while. */
const heardOnce = (tree: Tree, isPart: (heard: readonly Heard[]) => boolean): Promise<readonly Heard[]> =>
  vi.waitUntil(
    async () => {
      const heard = await tree.heard();
      return isPart(heard) && heard;
    },
    { timeout: 60_000 },
  );

const isSearching = (heard: readonly Heard[]): boolean =>
  heard.some(({ role, focused }) => role === 'searchbox' && focused);

/** One decision from the list of moves, which is reached and read by names alone. */
async function decide(tree: Tree, random: (below: number) => number): Promise<void> {
  await pressOnly(tree, /^All moves/);
  const listed = (heard: readonly Heard[]): Heard[] =>
    buttonsOf(heard, /./, 'dialog All moves').filter(({ name }) => name !== 'Close');
  const heard = await heardOnce(tree, (heard) => listed(heard).length > 0);
  const moves = listed(heard);
  expect(new Set(moves.map(({ name }) => name)).size).toBe(moves.length);
  if (moves.length > 8 && !isSearching(heard))
    await expect.poll(async () => isSearching(await tree.heard())).toBe(true);
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
      // Whose turn it is, and what the board asks, can be read.
      const heard = await heardOnce(tree, (heard) =>
        heard.some(({ name }) => /^(Your turn|Done\?)/.test(name)),
      );
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
  await heardOnce(tree, (heard) =>
    heard.some(({ role, name }) => role === 'heading' && /win|won|Shared/.test(name)),
  );
  expect((await tree.buttons(/^Rematch$/)).length).toBe(1);
  await leave();
});
