// More than one person: two browsers at a table, one that loses its connection, two people at one screen.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act } from './driver.ts';
import { guest, home, openBrowser, seeded } from './guest.ts';
import { pair, reaches, told, untilSomeonesTurn, version, whose } from './table.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** The player to move acts; returns whether the game is over. */
async function oneAct(pages: readonly Page[], random: (below: number) => number): Promise<boolean> {
  for (;;) {
    await untilSomeonesTurn(pages);
    for (const page of pages) {
      const turn = await whose(page);
      if (turn === 'over') return true;
      if (turn === 'mine' || turn === 'confirm') return act(page, random);
    }
  }
}

it('two browsers play each other, and one that is cut off misses nothing', async () => {
  const [host, friend] = await pair(browser);
  const random = seeded(3);
  const both = [host.page, friend.page];
  for (let n = 0; n < 6; n += 1) await oneAct(both, random);

  await friend.page.context().setOffline(true);
  await friend.page.waitForSelector('[data-phase=waiting]');
  // The host plays on for as long as the host can alone.
  for (let n = 0; n < 4 && ['mine', 'confirm'].includes(await whose(host.page)); n += 1)
    await act(host.page, random);
  const there = await version(host.page);
  await friend.page.context().setOffline(false);
  await friend.page.waitForSelector('[data-phase=open]');
  await reaches(friend.page, there);

  await host.page.getByRole('tab', { name: /Chat/ }).click();
  await host.page.getByLabel('Write a message').fill('Welcome back <b>friend</b>');
  await host.page.getByRole('button', { name: 'Send', exact: true }).click();
  await friend.page.getByRole('tab', { name: /Chat/ }).click();
  await friend.page.getByText('Welcome back <b>friend</b>').waitFor();
  for (const page of both) await page.getByRole('tab', { name: /Story/ }).click();

  for (let n = 0; n < 600 && !(await oneAct(both, random)); n += 1);
  await Promise.all(both.map((page) => page.waitForSelector('section[aria-label=Result]')));
  const [one, other] = [await told(host.page), await told(friend.page)];
  expect(one.length).toBeGreaterThan(10);
  // Each is called You in their own story; who did it and every number in it are the same, but for the worth of a bonus
  // token, which only its owner is told: at the end of the turn, or before the words that end the round.
  const facts = (line: string): string =>
    line.replaceAll(/(for \d+ cards): \d+ rupees?/g, '$1').replaceAll(/[^●▲\d]/g, '');
  expect(other.map(facts)).toEqual(one.map(facts));
  expect(other.join(' ')).toContain('You ');
  expect(await version(friend.page)).toBe(await version(host.page));
  // What was refused while the connection was cut is the browser's message, not ours.
  friend.faults.splice(
    0,
    friend.faults.length,
    ...friend.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault)),
  );
  await host.leave();
  await friend.leave();
});

it('two people at one screen hand it over behind a curtain', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(`${home}/new/jaipur`);
  await page.getByLabel('One round only').check();
  await page.getByLabel('Seat 2').selectOption('here');
  // Both are asked for their names: the guest, and the player beside them.
  await page.getByLabel('Your name').fill('Binita');
  await page.click('[data-make]');
  expect(await page.locator('.game').count()).toBe(0);
  await page.getByLabel('Name', { exact: true }).fill('Chand');
  await page.click('[data-make]');
  await page.waitForSelector('.game[data-v]');
  const lift = page.getByRole('button', { name: /^I'm (Binita|Chand)/ });
  let lifted = 0;
  for (let n = 0; n < 12; n += 1) {
    if (await lift.count()) {
      expect(await page.locator('.stage').count()).toBe(0);
      await lift.click();
      lifted += 1;
    }
    await act(page, seeded(n + 1));
    await page.waitForSelector('.curtain, .game[data-turn=mine], .game[data-turn=confirm]');
  }
  expect(lifted).toBeGreaterThan(1);
  await leave();
});
