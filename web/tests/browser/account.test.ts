// Accounts as people use them: created, left, found again on another device, recovered, and deleted.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, home, openBrowser, shoot, harms, PHONE } from './guest.ts';
import { look } from './look.ts';
import { form, holder, PASSWORD, refusedOnly, register, says, signIn, unique } from './people.ts';
import { rests } from './resting.ts';
import { ask, idOf } from './table.ts';
import type { TableInfo } from '../../src/wire.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** A game against a bot, started from the home page. */
async function begin(page: Page): Promise<string> {
  await page.goto(home);
  await page.click('[data-play=jaipur]');
  await page.waitForSelector('.game[data-v]');
  return idOf(page);
}
const mine = async (page: Page): Promise<string[]> =>
  (await ask<TableInfo[]>(page, '/me/tables')).map(({ id }) => id).toSorted();

it("an account can be created, given a guest's games, recovered, checked and deleted", async () => {
  const [one, other] = [await guest(browser), await guest(browser)];
  const first = await begin(one.page);
  // Capitals do not count.
  const name = unique('asha');
  const code = await register(one.page, name.toUpperCase());
  expect(await mine(one.page)).toEqual([first]);
  // Secrets are nowhere but in the server's answer.
  const kept = await one.page.evaluate(() => JSON.stringify(localStorage) + location.href + document.cookie);
  expect(kept).not.toContain(code);
  expect(kept).not.toContain(PASSWORD);
  await one.page.getByRole('button', { name: 'Sign out on this device' }).click();
  await says(one.page, "You're signed out on this device.");
  await form(one.page, 'Sign in').waitFor();

  // Another device, where a guest has already played.
  const second = await begin(other.page);
  await other.page.goto(`${home}/account`);
  const bring = other.page.getByLabel("Bring this guest's game along");
  await bring.waitFor();
  expect(await bring.isChecked()).toBe(true);
  await form(other.page, 'Sign in').getByLabel('Username').fill(name);
  await form(other.page, 'Sign in').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.page.keyboard.press('Enter');
  await says(other.page, `Welcome, ${name}.`);
  expect(await mine(other.page)).toEqual([first, second].toSorted());

  // The password is forgotten: the code opens the account here, and signs the other device out.
  await signIn(one.page, name, 'not the password');
  const wrong = form(one.page, 'Sign in').getByRole('alert');
  await wrong.getByText('Wrong username or password.').waitFor();
  refusedOnly(one, 403);
  await one.page.getByRole('button', { name: 'Forgot your password?' }).click();
  const recover = form(one.page, 'Forgot your password?');
  await recover.getByLabel('Username').fill(name);
  await recover.getByLabel('Recovery code').fill(code.toUpperCase().replaceAll('-', ' '));
  await recover.getByLabel('New password').fill('ten lotus flowers');
  await recover.getByRole('button', { name: 'Set new password' }).click();
  expect(await one.page.locator('[data-once]').innerText()).not.toBe(code);
  await one.page.getByRole('button', { name: "I've saved it" }).click();
  await one.page.getByText(`You're signed in as ${name}.`).waitFor();
  await other.page.reload();
  await form(other.page, 'Sign in').waitFor();
  refusedOnly(other, 401);

  // Devices are listed and signed out one by one.
  await signIn(other.page, name, 'ten lotus flowers');
  await says(other.page, `Welcome, ${name}.`);
  await one.page.reload();
  await one.page.getByText(/^this device · 127\.0\.0\.1/).waitFor();
  const away = one.page.getByRole('button', { name: /^Sign out .*Chrom/ });
  expect(await away.count()).toBe(1);
  await away.click();
  await away.waitFor({ state: 'detached' });
  await one.page.getByText(/^Signed out: /).waitFor();
  await other.page.goto(`${home}/mine`);
  await other.page.getByText("You haven't played here yet.").waitFor();
  refusedOnly(other, 401);

  // Everything can be downloaded.
  const download = one.page.waitForEvent('download');
  await one.page.getByRole('link', { name: 'Download everything' }).click();
  const file = await (await download).path();
  const held = JSON.parse(readFileSync(file, 'utf8')) as { matches: { log: unknown }[]; person: object };
  expect(held.matches).toHaveLength(2);
  expect(JSON.stringify(held.person)).toContain(name);

  // And deleted, but not by mistake.
  await one.page.getByRole('button', { name: 'Delete everything…' }).click();
  const dialog = one.page.getByRole('dialog', { name: 'Delete everything?' });
  await dialog.getByLabel('Password', { exact: true }).fill('a guess at it');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByLabel("I understand that this can't be undone").check();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await dialog.getByRole('alert').getByText('Wrong username or password').waitFor();
  refusedOnly(one, 403);
  await dialog.getByLabel('Password', { exact: true }).fill('ten lotus flowers');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await says(one.page, 'Everything stored about you here has been deleted.');
  await signIn(one.page, name, 'ten lotus flowers');
  await wrong.getByText('Wrong username or password').waitFor();
  refusedOnly(one, 403);
  await one.leave();
  await other.leave();
});

it('a guest can delete everything too', async () => {
  const { page, leave } = await guest(browser);
  const table = await begin(page);
  await page.goto(`${home}/account`);
  await page.getByRole('button', { name: 'Delete everything…' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Password', { exact: true }).count()).toBe(0);
  await dialog.getByLabel("I understand that this can't be undone").check();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await says(page, 'Everything stored about you here has been deleted.');
  await page.goto(`${home}/t/${table}`);
  await page.locator('aside ol .name').getByText('Former player').waitFor();
  await leave();
});

it('an open table notices signing in and out on another page', async () => {
  const { page: table, leave } = await guest(browser);
  await table.goto(`${home}/new/jaipur`);
  await table.click('[data-make]');
  await table.waitForSelector('[data-start]');
  const account = await table.context().newPage();
  const name = unique('wanda');
  await register(account, name);
  await account.getByRole('button', { name: 'Sign out on this device' }).click();
  await says(account, "You're signed out");
  // It belongs to nobody now: the table can only be watched, until they sit down as a new guest.
  await table.locator('[data-start]').waitFor({ state: 'detached' });
  await signIn(account, name);
  await says(account, `Welcome, ${name}.`);
  await table.waitForSelector('[data-start]');
  await table.getByText('you', { exact: true }).waitFor();
  await account.getByRole('button', { name: 'Sign out on this device' }).click();
  await table.locator('[data-start]').waitFor({ state: 'detached' });
  await table.getByRole('button', { name: 'Play', exact: true }).click();
  await table.getByText('you', { exact: true }).waitFor();
  expect(await table.locator('[data-start]').count()).toBe(0);
  await leave();
});

it('an account can be created by keyboard alone', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(`${home}/account`);
  await page.waitForSelector('#make-name');
  const name = unique('keys');
  const focus = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
  for (let tabs = 0; tabs < 20 && (await focus()) !== 'make-name'; tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#code-title:focus');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=status]:focus');
  await page.getByText(`You're signed in as ${name}.`).waitFor();
  await leave();
});

it('German words fit a phone too', async () => {
  const { page, leave } = await guest(browser, { locale: 'de-DE', viewport: PHONE });
  await begin(page);
  const wide: string[] = [];
  for (const path of ['/', '/account', '/settings', '/new/rajas', '/ratings/rajas', '/mine']) {
    await page.goto(home + path);
    await page.waitForSelector('main h1');
    await rests(page);
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) wide.push(path);
  }
  expect(wide).toEqual([]);
  await leave();
});

describe('the page', () => {
  it('as a guest sees it', async () => {
    const made = await guest(browser);
    await begin(made.page);
    await look(made.page, { name: 'account-guest', path: '/account', ready: '[data-delete]' });
    await made.page.getByRole('button', { name: 'Forgot your password?' }).click();
    expect(await harms(made.page)).toEqual([]);
    await made.page.setViewportSize(PHONE);
    await shoot(made.page, 'account-recover-phone-dark');
    await made.leave();
  });
  it('as its owner sees it', async () => {
    const made = await holder(browser, unique('looker'));
    await look(made.page, { name: 'account', path: '/account', ready: '[data-sign-out]' });
    await made.page.getByRole('button', { name: 'Delete everything…' }).click();
    expect(await harms(made.page)).toEqual([]);
    await shoot(made.page, 'account-delete');
    await made.leave();
  });
});
