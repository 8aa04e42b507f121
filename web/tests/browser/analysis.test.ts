// The analysis: requested at the result, followed, and viewed on the replay with its chart.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act } from './driver.ts';
import { guest, harms, home, openBrowser, PHONE, scrolls, seeded, shoot } from './guest.ts';
import { look } from './look.ts';
import { noting } from './noting.ts';
import { ask, idOf, named } from './table.ts';
import { questionsOf } from '../../src/analysis/mistakes.ts';
import type { Analysing, Choice, Judged, TableInfo } from '../../src/wire.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** A short match against a bot, played to its end without much thought. */
async function finished(page: Page): Promise<string> {
  const { id } = await ask<TableInfo>(page, '/tables', {
    game: 'jaipur',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    options: { single_round: 'on' },
    start: true,
  });
  await page.goto(`${home}/t/${id}`);
  await page.waitForSelector('.game[data-v]');
  const random = seeded(5);
  while (!(await act(page, random)));
  await page.waitForSelector('section[aria-label=Result]');
  return idOf(page);
}

/** The frames of mistakes of five points and more, and of draws worth ten. */
function large({ what }: Judged): boolean {
  if (what.kind === 'decision') return what.loss >= 0.05;
  return what.kind === 'luck' && what.luck.some((luck) => Math.abs(luck) >= 0.1);
}

const ply = (page: Page): number => Number(new URL(page.url()).searchParams.get('ply') ?? 0);

it('a match is analysed from its result, and its moments are found by mouse, keyboard and on a phone', async () => {
  const player = await named(browser, 'Asha');
  const { page } = player;
  const id = await finished(page);

  const summary = page.locator('[data-analysis]');
  const noted = await noting(page, '[data-analysis] progress');
  await summary.getByRole('button', { name: 'Analyse this game' }).click();
  await summary.locator('li').nth(1).waitFor({ timeout: 240_000 });
  expect((await noted()).some(({ there }) => there)).toBe(true);
  await shoot(page, 'analysis-result');
  const [own, others] = await summary.locator('li').allInnerTexts();
  expect(own).toMatch(
    /You gave away \d+ points? of win chance over \d+ decisions?; luck (was \d+ points? (on your side|against you)|evened out)\./,
  );
  expect(others).toMatch(
    /gave away \d+ points? of win chance over \d+ decisions?; luck (helped by|cost|evened out)/,
  );
  expect(others).not.toContain('You');
  await summary.getByRole('link', { name: 'See the analysis' }).click();

  const stands = await ask<Analysing>(page, `/tables/${id}/analysis`);
  if (stands.stage !== 'done') throw new Error(`it is ${stands.stage}`);
  const marked = stands.analysis.moments.filter(large).map(({ n }) => n + 1);
  expect(marked.length).toBeGreaterThan(1);

  const chart = page.getByRole('slider', { name: 'Win chances' });
  await chart.waitFor();
  expect(await chart.locator('polyline').count()).toBe(2);
  expect(await page.locator('[data-mark]').count()).toBe(marked.length);
  await chart.focus();
  await page.keyboard.press('Home');
  await page.waitForURL(new RegExp(`ply=${marked[0]}$`));
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/points.*You \d+%/);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(new RegExp(`ply=${marked[1]}$`));
  await page.keyboard.press('End');
  await page.waitForURL(new RegExp(`ply=${marked.at(-1)}$`));

  // Marks that are close together cover each other; the nearest is shown.
  const box = await page.locator('[data-mark]').first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(() => ply(page)).toBe(marked[0]);
  const three = page.locator('[data-decisive] button');
  expect(await three.count()).toBe(3);
  const wanted = await three.last().getAttribute('data-to');
  await three.last().click();
  await page.waitForURL(new RegExp(`ply=${wanted}$`));
  await page.locator('.findings :is([data-verdict-of=decision], [data-verdict-of=luck])').waitFor();

  await page.getByText('The whole game as a table').click();
  const rows = page.locator('.findings details[open] tbody tr');
  expect(await rows.count()).toBe(stands.analysis.moments.length);
  await rows.nth(20).getByRole('button').click();
  await expect.poll(() => ply(page)).toBe((stands.analysis.moments[20]?.n ?? 0) + 1);

  const start = `/analysis/${id}?ply=${marked[0]}`;
  await look(page, { name: 'analysis', path: start, ready: '[data-mark]', whole: true });
  await page.setViewportSize(PHONE);
  await page.goto(`${home}/analysis/${id}`);
  // A phone opens with what was found; the board is one tap away, and so is each of the moments on it.
  const found = page.locator('.findings');
  await found.locator('[data-decisive] button').first().waitFor();
  expect(await page.locator('.stage').isVisible()).toBe(false);
  await shoot(page, 'analysis-phone');
  expect(await harms(page)).toEqual([]);
  await page.getByRole('button', { name: 'View the board' }).click();
  await page.locator('.stage').waitFor();
  await page.getByRole('button', { name: 'Findings' }).click();
  await found.locator('[data-decisive] button').first().click();
  await page.locator('.over [data-verdict-of]').waitFor();
  expect(await page.locator('.stage').isVisible()).toBe(true);
  expect(await scrolls(page)).toBe(false);

  // The player's own mistakes, again on the board.
  const mistakes = questionsOf(stands.analysis, [0]);
  const [question] = mistakes;
  if (!question) throw new Error('who plays without thought makes mistakes');
  await page.getByRole('button', { name: 'Findings' }).click();
  await found.getByRole('link', { name: `Learn from your mistakes (${mistakes.length})` }).click();
  const answered = (reply: string) => page.locator(`[data-reply=${reply}]`).waitFor();
  const list = page.getByRole('button', { name: 'All moves' });
  const choices = await ask<Choice[]>(page, `/tables/${id}/moves?line=${question.n}`);
  const entry = (text: string) => page.locator(`dialog [data-moves] button[title="${text}"]`);
  const other = choices.find(({ text }) => text !== question.best && text !== question.played);
  const attempt = async (text: string) => {
    await list.click();
    await entry(text).click();
  };
  await attempt(question.played);
  await answered('played');
  // A move that the analysis has not considered is judged now.
  if (other) {
    await attempt(other.text);
    await page.locator('[data-reply=worse], [data-reply=good]').waitFor();
  }
  if ((await page.locator('[data-reply=good]').count()) === 0) {
    await attempt(question.best);
    await answered('best');
  }
  await shoot(page, 'mistakes-phone');
  expect(await harms(page)).toEqual([]);
  expect(await scrolls(page)).toBe(false);
  for (let n = 1; n < mistakes.length; n += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(`${n + 1} of ${mistakes.length}`).waitFor();
    await page.locator('button:enabled', { hasText: 'Show the answer' }).click();
    await answered('shown');
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('That was the last one').waitFor();
  await player.leave();

  // Someone else gets what is stored, from the replay.
  const visitor = await guest(browser);
  await visitor.page.goto(`${home}/replay/${id}`);
  await visitor.page.getByRole('link', { name: 'Analysis' }).click();
  await visitor.page.getByRole('slider', { name: 'Win chances' }).waitFor();
  await visitor.leave();
});
