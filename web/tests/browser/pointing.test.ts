// What is mentioned is shown: lines of the story and steps of a lesson point at places on the board.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LessonInfo } from '../../src/wire.ts';
import { act } from './driver.ts';
import { GAMES, guest, home, openBrowser, PHONE, seeded, shoot } from './guest.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** The lines of moves, newest last. */
const moves = (page: Page) => page.locator('aside [role=tabpanel] li:has(.sign) [data-line]:not(.came)');

async function begun(page: Page, game: string): Promise<void> {
  await page.goto(home);
  await page.click(`[data-play=${game}]`);
  await page.waitForSelector('.game[data-v]');
  for (let n = 0; n < 4; n += 1) await act(page, seeded(n + 5));
  await page.waitForSelector('.game:not([data-turn=wait])');
}

/** What the lesson and its board show, so that a change can be noticed. */
const shown = (page: Page): Promise<{ moment: string; all: string }> =>
  page.evaluate(() => {
    const { step, moment = '' } = document.querySelector<HTMLElement>('.coach section')?.dataset ?? {};
    const { v, turn } = document.querySelector<HTMLElement>('.game')?.dataset ?? {};
    return { moment, all: [step, moment, v, turn].join(' ') };
  });

/** Lets the lesson make its moves until the next step can be read. */
async function stepOn(page: Page, at: number): Promise<void> {
  const coach = (moment: string) => `.coach [data-step="${at}"][data-moment=${moment}]`;
  for (;;) {
    await page.waitForSelector(`${coach('read')}, ${coach('asked')}, ${coach('made')}, ${coach('unended')}`);
    const { moment, all } = await shown(page);
    if (moment === 'read' || moment === 'made') return page.click('.coach .next');
    if (moment === 'unended') await page.click('[data-end-turn]');
    else if (moment === 'asked') await page.getByRole('button', { name: 'Play it for me' }).click();
    await expect.poll(async () => (await shown(page)).all, { timeout: 60_000 }).not.toBe(all);
  }
}

describe.each(GAMES)('%s', (game) => {
  it('shows on the board what a line of the story is about', async () => {
    const { page, leave } = await guest(browser);
    await begun(page, game);
    await moves(page).last().hover();
    await page.waitForSelector('[data-outline]');
    await shoot(page, `${game}-pointed`);
    await page.mouse.move(400, 20);
    await page.waitForSelector('[data-outline]', { state: 'detached' });

    // By keyboard the list is one tab stop, and the arrows move through its lines.
    await moves(page).last().focus();
    await page.waitForSelector('[data-outline]');
    const last = await page.evaluate(() => document.activeElement?.getAttribute('data-line'));
    await page.keyboard.press('ArrowUp');
    const above = await page.evaluate(() => document.activeElement?.getAttribute('data-line'));
    expect(Number(above)).toBeLessThan(Number(last));
    expect(await page.locator('aside li [data-line][tabindex="0"]').count()).toBe(1);
    await leave();
  });

  it('shows on the board what each step of its lesson is about', async () => {
    const { page, leave } = await guest(browser);
    await page.goto(`${home}/learn/${game}`);
    await page.waitForSelector('.coach section');
    const steps =
      ((await (await fetch(`${home}/api/games/${game}/lessons`)).json()) as LessonInfo[])[0]?.steps ?? [];
    const silent: string[] = [];
    for (const [at, { text, places }] of steps.entries()) {
      await page.waitForSelector(`.coach [data-step="${at}"]`);
      if (places.length > 0) {
        const seen = page.waitForSelector('[data-outline]', { timeout: 20_000 });
        if (!(await seen.catch(() => null))) silent.push(text);
      }
      if (at === steps.length - 1) break;
      await stepOn(page, at);
    }
    expect(silent).toEqual([]);
    await leave();
  });
});

it('on a phone, tapping a line shows its place on the board for a while', async () => {
  const { page, leave } = await guest(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(home);
  await page.click('[data-play=jaipur]');
  for (let n = 0; n < 2; n += 1) await act(page, seeded(n + 3));
  await page.waitForSelector('.game:not([data-turn=wait])');
  await page.locator('footer .panel').click();
  await moves(page).last().tap();
  await page.waitForSelector('[data-outline]');
  await page.waitForSelector('.side:not(.up)', { state: 'attached' });
  await page.waitForSelector('[data-outline]', { state: 'detached', timeout: 20_000 });
  await leave();
});
