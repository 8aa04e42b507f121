// Puzzles on the real board, and the daily deal.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act } from './driver.ts';
import { GAMES, guest, harms, home, openBrowser, PHONE, scrolls, seeded, shoot } from './guest.ts';
import { ask, named } from './table.ts';
import type { Puzzle, PuzzleList, PuzzleReply } from '../../src/wire.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it('puzzles of each game can be tried and solved, and lead to the next', async () => {
  const { page, leave } = await guest(browser, { viewport: PHONE });
  for (const game of GAMES) {
    await page.goto(`${home}/puzzles/${game}`);
    await page.waitForURL(new RegExp(`/puzzles/${game}-[0-9a-f]{10}$`));
    const id = new URL(page.url()).pathname.replace('/puzzles/', '');
    const puzzle = await ask<Puzzle>(page, `/puzzles/${id}`);
    const { answer } = await ask<PuzzleReply>(page, `/puzzles/${id}`, {});
    const best = answer?.best.text ?? '';
    const worse = answer?.second?.[0].text ?? '';
    expect(puzzle.moves.map(({ text }) => text)).toEqual(expect.arrayContaining([best, worse]));
    const replied = (reply: string) => page.locator(`[data-reply=${reply}]`).waitFor();
    const attempt = async (text: string) => {
      await page.getByRole('button', { name: 'All moves' }).click();
      await page.locator(`dialog [data-moves] button[title="${text}"]`).click();
    };
    const before = await page.locator('[data-rating]').getAttribute('data-rating');
    await attempt(worse);
    await replied('wrong');
    await page.getByText('Not quite').waitFor();
    const after = await page.locator('[data-rating]').getAttribute('data-rating');
    expect(Number(after)).toBeLessThan(Number(before));
    await attempt(best);
    await replied('right');
    expect(await page.locator('[data-rating]').getAttribute('data-rating')).toBe(after);
    await shoot(page, `puzzle-${game}-phone`);
    expect(await scrolls(page)).toBe(false);
    if (game === 'jaipur') expect(await harms(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await replied('shown');
  }
  await page.goto(`${home}/puzzles`);
  await page.getByText('2 puzzles tried').first().waitFor();
  expect(await harms(page)).toEqual([]);
  await leave();
});

it('a choice in a puzzle shows what it would do, and nothing is tried by that', async () => {
  const { page, leave } = await guest(browser, { viewport: PHONE });
  const { puzzles } = await ask<PuzzleList>(page, '/games/charmers/puzzles');
  const dice = puzzles.find(({ theme }) => theme === 'take');
  await page.goto(`${home}/puzzles/${dice?.id}`);
  await page.locator('.tray .lit').first().click();
  // Where the die would be written glows, or its bonus stands beside the words.
  await page.locator('.hot.could, .strip .effect').first().waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('[data-reply=none]').waitFor();
  await leave();
});

it("today's deal can be played once and is then compared", async () => {
  const { page, leave } = await named(browser, 'Asha');
  await page.goto(`${home}/daily`);
  await page.getByRole('button', { name: "Play today's deal Jaipur" }).click();
  await page.waitForSelector('.game[data-v]');
  const table = page.url();
  const random = seeded(7);
  while (!(await act(page, random)));
  await page.getByRole('link', { name: 'How everyone did' }).click();
  const jaipur = page.locator('li', { hasText: 'Jaipur' }).first();
  await jaipur.getByRole('row', { name: /Master/ }).waitFor({ timeout: 180_000 });
  expect(await jaipur.locator('tr.level').count()).toBe(6);
  await jaipur.locator('tr.you', { hasText: 'Asha' }).waitFor();
  await shoot(page, 'daily');
  expect(await harms(page)).toEqual([]);
  await jaipur.getByRole('link', { name: 'See your analysis' }).click();
  await page.waitForURL(new URL(table).pathname.replace('/t/', '**/analysis/'));
  await page.goto(`${home}/daily`);
  await page.getByRole('link', { name: 'The day before' }).click();
  await page.getByRole('button', { name: 'Play this deal Jaipur' }).waitFor();
  await leave();
});
