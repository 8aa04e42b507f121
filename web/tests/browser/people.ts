// People with accounts, created and used like anyone's: through the forms of the account page.
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { guest, home, type Guest } from './guest.ts';

/** A name nobody else has, however often this is run on the same server. */
export const unique = (name: string): string => `${name}-${Math.random().toString(36).slice(2, 8)}`;

export const PASSWORD = 'nine lotus flowers';

export const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

/** What was just done, as the page says it. */
export const says = (page: Page, words: RegExp | string): Promise<void> =>
  page.getByRole('status').getByText(words).waitFor();

/** Turns the guest of this page into an account, and returns the recovery code. */
export async function register(page: Page, name: string, at = home): Promise<string> {
  await page.goto(`${at}/account`);
  const make = form(page, 'Create an account');
  await make.getByLabel('Username').fill(name);
  await make.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await make.getByRole('button', { name: 'Create an account' }).click();
  const code = await page.locator('[data-once]').innerText();
  await page.getByRole('button', { name: "I've saved it" }).click();
  await says(page, "You're signed in");
  return code;
}

export async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto(`${home}/account`);
  const sign = form(page, 'Sign in');
  await sign.getByLabel('Username').fill(name);
  await sign.getByLabel('Password', { exact: true }).fill(password);
  await sign.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A player with an account and a page. */
export async function holder(browser: Browser, name: string): Promise<Guest> {
  const made = await guest(browser);
  await register(made.page, name);
  return made;
}

/** The console repeats what the server refused; only these refusals are expected. */
export function refusedOnly({ faults }: Guest, ...statuses: number[]): void {
  const expected = new RegExp(`status of (${statuses.join('|')}) `);
  expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  faults.length = 0;
}
