// Around the game: a rematch with changes, chat that can be hidden, tokens for programs, notice of a turn.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, home, openBrowser } from './guest.ts';
import { ask, becomes, fromMenu, idOf, inOrder, named, pair, play } from './table.ts';
import type { TableInfo } from '../../src/wire.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it('a rematch can start with other options and another bot', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(home);
  await page.click('[data-play=jaipur]');
  await page.waitForSelector('.game[data-v]');
  const first = idOf(page);
  await fromMenu(page, 'Resign');
  await page.getByRole('button', { name: 'Resign this game?' }).click();
  await page.getByRole('button', { name: 'Rematch with other settings' }).click();
  await page.getByLabel('One round only').check();
  await page.locator('dialog select').first().selectOption('beginner');
  await page.locator('dialog').getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(first));
  await page.waitForSelector('.game[data-v]');
  const table = await ask<TableInfo>(page, `/tables/${idOf(page)}`);
  expect(table.options['single_round']).toBe('on');
  expect(table.seats.map(({ level }) => level)).toEqual(['beginner', null]);
  expect(table.you).toEqual([1]);
  expect((await ask<TableInfo>(page, `/tables/${first}`)).next).toBe(table.id);
  await leave();
});

it('a rematch takes one tap each, swaps the seats and lets nobody else in', async () => {
  const [host, friend] = await pair(browser);
  await fromMenu(host.page, 'Resign');
  await host.page.getByRole('button', { name: 'Resign this game?' }).click();
  await host.page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await host.page.getByText('Reserved for Babur').waitFor();
  await friend.page.getByRole('button', { name: 'Join rematch' }).click();
  for (const { page } of [host, friend]) await page.waitForSelector('.game[data-v]:not([data-turn=over])');
  expect((await ask<TableInfo>(host.page, `/tables/${idOf(host.page)}`)).you).toEqual([1]);
  expect(idOf(friend.page)).toBe(idOf(host.page));
  await host.leave();
  await friend.leave();
});

it("a player's chat can be hidden and shown again", async () => {
  const [host, friend] = await pair(browser);
  const say = async (text: string): Promise<void> => {
    await friend.page.getByLabel('Write a message').fill(text);
    await friend.page.getByRole('button', { name: 'Send', exact: true }).click();
  };
  for (const { page } of [host, friend]) await page.getByRole('tab', { name: /Chat/ }).click();
  await say('First words');
  await host.page.getByText('First words').waitFor();
  await host.page.getByRole('button', { name: 'hide Babur' }).click();
  await host.page.getByText('First words').waitFor({ state: 'detached' });
  await say('Second words');
  await friend.page.getByText('Second words').waitFor();
  await host.page.waitForTimeout(300);
  expect(await host.page.getByText('Second words').count()).toBe(0);
  await host.page.reload();
  await host.page.getByRole('tab', { name: /Chat/ }).click();
  expect(await host.page.getByText(/First words|Second words/).count()).toBe(0);
  await host.page.getByRole('button', { name: 'show Babur' }).click();
  for (const words of ['First words', 'Second words']) await host.page.getByText(words).waitFor();
  // Nobody can hide themselves.
  expect(await friend.page.getByRole('button', { name: /^hide/ }).count()).toBe(0);
  await host.leave();
  await friend.leave();
});

it('a token can be made and used, and is worthless once removed', async () => {
  const { page, leave } = await named(browser, 'Chand');
  await page.goto(`${home}/settings`);
  await page.waitForFunction(() => document.querySelector('input')?.value === 'Chand');
  await page.getByLabel('What it is for').fill('my bot');
  await page.getByRole('button', { name: 'New token' }).click();
  const token = await page.getByText('Copy it now').locator('code').innerText();
  const asked = (): Promise<Response> =>
    fetch(`${home}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(((await (await asked()).json()) as { name: string }).name).toBe('Chand');
  await page.reload();
  await page.getByText('my bot', { exact: true }).waitFor();
  expect(await page.getByText(token).count()).toBe(0);
  await page.getByRole('button', { name: 'Remove my bot' }).click();
  await page.getByText('my bot', { exact: true }).waitFor({ state: 'detached' });
  expect((await asked()).status).toBe(401);
  await leave();
});

it('the title and a notification say when it is your turn', async () => {
  const [one, other] = await inOrder(...(await pair(browser)));
  await expect.poll(() => one.page.title()).toBe('• Your turn – Jaipur');
  await expect.poll(() => other.page.title()).toBe('Jaipur – Durbar');
  // The other player looks elsewhere; notifications are recorded.
  await other.page.context().grantPermissions(['notifications'], { origin: home });
  await other.page.addInitScript(() => {
    const heard: string[] = [];
    const Real = window.Notification;
    Object.assign(window, {
      heard,
      Notification: class extends Real {
        constructor(title: string, options?: NotificationOptions) {
          super(title, options);
          heard.push(`${title}: ${options?.body}`);
        }
      },
    });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await other.page.reload();
  await becomes(other.page, 'wait');
  const heard = (): Promise<string[]> =>
    other.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(await heard()).toEqual([]);
  await play(one.page, /Take/);
  await becomes(other.page, 'mine');
  await other.page.waitForFunction(() => document.title === '• Your turn – Jaipur');
  await expect.poll(heard).toEqual(['Jaipur: Your turn']);
  await expect.poll(() => one.page.title()).toBe('Jaipur – Durbar');
  await one.leave();
  await other.leave();
});

it('a player who has not allowed notifications is offered them', async () => {
  const { page, leave } = await guest(browser);
  // Someone who allows them as soon as they are asked.
  await page.addInitScript(() => {
    let permission = 'default';
    const requestPermission = () => Promise.resolve((permission = 'granted'));
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Object.defineProperty(Notification, 'requestPermission', { value: requestPermission });
  });
  await page.goto(home);
  await page.click('[data-play=jaipur]');
  await becomes(page, 'mine');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const offer = page.getByRole('button', { name: "Tell me when it's my turn" });
  await offer.click();
  await offer.waitFor({ state: 'detached' });
  // A page without a service worker only tells while it is open, so the menu stays to say that.
  await page.getByRole('button', { name: 'Stop telling me' }).waitFor();
  expect(await offer.count()).toBe(0);
  await leave();
});
