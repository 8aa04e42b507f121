// A player who never wrote a word can still have a name that the host should know about.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, harms, home, openBrowser, PHONE } from './guest.ts';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const post = <T>(page: Page, path: string, body: unknown): Promise<T> =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api${path}`, { method: 'POST', headers, body })).json() as Promise<T>;
    },
    [path, JSON.stringify(body)] as const,
  );

it("a player's name can be reported from the list of players, by keyboard, after confirming", async () => {
  const [vera, eve] = [await guest(browser, { hasTouch: true }), await guest(browser)];
  for (const [{ page }, name] of [
    [vera, 'Vera'],
    [eve, 'Eve'],
  ] as const) {
    await page.goto(home);
    await post(page, '/me', { name });
  }
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await post<{ id: string }>(vera.page, '/tables', { game: 'jaipur', seats });
  await post(eve.page, `/tables/${id}/sit`, {});
  await post(vera.page, `/tables/${id}/start`, {});

  const { page } = vera;
  await page.goto(`${home}/t/${id}`);
  const flag = page.getByRole('button', { name: "Report Eve's name" });
  await flag.focus();
  expect(await page.getByRole('button', { name: /^Report .* name$/ }).count()).toBe(1);
  const box = await flag.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await harms(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const sent = page.waitForResponse((response) => response.url().endsWith(`/tables/${id}/report`));
  await page.keyboard.press('Enter');
  expect((await sent).status()).toBe(204);
  await page.getByText("The server's host can see your report.").waitFor();
  expect(await flag.count()).toBe(0);

  // On a phone it is with the players, in the sheet.
  await page.setViewportSize(PHONE);
  await page.reload();
  await page.getByRole('button', { name: 'Story, chat and players' }).click();
  await page.getByRole('tab', { name: 'Players' }).click();
  await flag.waitFor();
  await vera.leave();
  await eve.leave();
});
