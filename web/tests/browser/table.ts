// Tables with people at them, and what their pages show.
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { guest, home, type Guest } from './guest.ts';
import type { NewTable, TableInfo } from '../../src/wire.ts';

export const version = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.game')?.dataset['v']));
export const whose = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.game')?.dataset['turn'] ?? '');
export const idOf = (page: Page): string => new URL(page.url()).pathname.replace('/t/', '');

/** What the players did, as the story tells it; what was dealt differs for each. */
export const told = (page: Page): Promise<string[]> =>
  page.locator('aside [role=tabpanel] ol > li:has(.sign)').allInnerTexts();

/** Waits until the page shows the game at this version or later. */
export const reaches = (page: Page, v: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector<HTMLElement>('.game')?.dataset['v']) >= wanted,
    v,
  );

/** Waits until the page shows this state. */
export const becomes = (page: Page, turn: 'mine' | 'confirm' | 'wait' | 'over'): Promise<unknown> =>
  page.waitForSelector(`.game[data-turn=${turn}]`);

/** Waits until one of these pages has something to do, or its game is over. */
export const untilSomeonesTurn = (pages: readonly Page[]): Promise<unknown> =>
  Promise.race(pages.map((page) => page.waitForSelector('.game[data-turn]:not([data-turn=wait])')));

/** Sends the server a request as the page's own guest would. */
export async function ask<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const answer = await page.request.fetch(`${home}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { data: body, headers: { origin: home } }),
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A guest the server knows by name, in a browser that remembers it. */
export async function named(browser: Browser, name: string): Promise<Guest> {
  const made = await guest(browser);
  await ask(made.page, '/me', { name });
  await made.page.addInitScript(() => {
    if (!localStorage.getItem('durbar')) localStorage.setItem('durbar', '{"known":true}');
  });
  return made;
}

/** Two people at a table made to order, with the game started; the first is the host. */
export async function pair(browser: Browser, wish: Partial<NewTable> = {}): Promise<[Guest, Guest]> {
  const [host, friend] = [await named(browser, 'Asha'), await named(browser, 'Babur')];
  const { id } = await ask<TableInfo>(host.page, '/tables', {
    game: 'jaipur',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { single_round: 'on' },
    ...wish,
  });
  for (const { page } of [host, friend]) await page.goto(`${home}/t/${id}`);
  await friend.page.getByRole('button', { name: 'Play', exact: true }).click();
  await host.page.click('[data-start]:enabled');
  for (const { page } of [host, friend]) await page.waitForSelector('.game[data-v]');
  return [host, friend];
}

/** The two, with the player to move first. */
export async function inOrder(one: Guest, other: Guest): Promise<[Guest, Guest]> {
  await Promise.race([becomes(one.page, 'mine'), becomes(other.page, 'mine')]);
  return (await whose(one.page)) === 'mine' ? [one, other] : [other, one];
}

/** Plays a move from the list: the n-th whose words match, starting over after the last. */
export async function play(page: Page, words: RegExp = /./, n = 0): Promise<void> {
  const before = await version(page);
  await page.click('[aria-keyshortcuts=m]');
  const moves = page.locator('dialog [data-moves] button').filter({ hasText: words });
  await moves.first().waitFor();
  await moves.nth(n % (await moves.count())).click();
  await reaches(page, before + 1);
}

/** Opens the menu beside the bar and chooses the item with this name. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
}
