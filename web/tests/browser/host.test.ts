// The host's page: an invitation lets someone in, a report is read and dismissed, and the audit log says who did it.
import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { program, start } from './durbar.ts';
import { guest, harms, openBrowser, shoot, PHONE } from './guest.ts';
import { register } from './people.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it('a host invites, reads a report, bans, and all of it is in the audit log', async () => {
  const server = await start(program(), '--invite-only', '--name', 'The attic', '--notice', 'Tea at five.');
  onTestFinished(() => server.stop());
  const admin = (...words: string[]): string =>
    execFileSync(program(), ['admin', ...words, '--data', server.data], { encoding: 'utf8' }).trim();
  const [vera, eve] = [await guest(browser), await guest(browser)];
  // Nobody gets in without an invitation, and they are told so.
  await eve.page.goto(server.url);
  await eve.page.getByText('The attic', { exact: true }).waitFor();
  await eve.page.getByText('Tea at five.').waitFor();
  await eve.page.getByText('You need an invitation link').waitFor();

  const link = admin('invite', '--public-url', server.url);
  await vera.page.goto(link);
  await vera.page.getByLabel('Your name').fill('Vera');
  await vera.page.getByRole('button', { name: 'Join' }).click();
  await vera.page.waitForURL(`${server.url}/`);
  await register(vera.page, 'vera', server.url);
  await vera.page.goto(`${server.url}/host`);
  await vera.page.getByText('This page is for hosts of this server.').waitFor();

  admin('host', 'vera');
  await vera.page.reload();
  await vera.page.getByText('No reports. All quiet.').waitFor();
  await vera.page.getByLabel("Who it's for (optional)").fill('Eve');
  await vera.page.click('[data-invite]');
  const invitation = await vera.page.locator('.share input').inputValue();
  await eve.page.goto(invitation);
  await eve.page.getByLabel('Your name').fill('Eve');
  await eve.page.getByRole('button', { name: 'Join' }).click();
  await eve.page.waitForURL(`${server.url}/`);

  // Eve has written something, and Vera reports it as anyone could.
  const reported = await eve.page.evaluate(async () => {
    const post = async (path: string, body: unknown) =>
      fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const table = (await (await post('/tables', { game: 'jaipur', seats })).json()) as { id: string };
    const me = (await (await fetch('/api/me')).json()) as { player: string };
    return { table: table.id, player: me.player };
  });
  const status = await vera.page.evaluate(async ({ table, player }) => {
    const body = JSON.stringify({ player, n: null, text: 'A rude name' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`/api/tables/${table}/report`, { method: 'POST', headers, body })).status;
  }, reported);
  expect(status).toBe(204);
  await vera.page.reload();
  await vera.page.getByText('Reported: A rude name').waitFor();
  await shoot(vera.page, 'host');
  expect(await harms(vera.page)).toEqual([]);
  await vera.page.getByRole('button', { name: 'Find player' }).click();
  await vera.page.getByRole('button', { name: 'Ban Eve' }).click();
  await vera.page.getByRole('button', { name: 'Unban Eve' }).waitFor();
  await vera.page.getByRole('button', { name: 'Dismiss' }).click();
  await vera.page.getByText('No reports. All quiet.').waitFor();
  await vera.page.getByRole('button', { name: 'Refresh' }).click();
  const log = vera.page.locator('section', { hasText: 'Audit log' });
  await log.getByText('Dismissed report').waitFor();
  await log.getByText('Banned player').waitFor();
  expect(await log.getByText(/· vera/).count()).toBeGreaterThan(2);
  expect(await eve.page.evaluate(async () => (await fetch('/api/me')).status)).toBe(401);

  await vera.page.setViewportSize(PHONE);
  await shoot(vera.page, 'host-phone');
  const wide = await vera.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});
