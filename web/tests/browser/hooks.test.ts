// Webhooks as their owner sees them: added, called, verified with the key that was shown, and removed.
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { home, openBrowser } from './guest.ts';
import { look } from './look.ts';
import { holder, refusedOnly, unique } from './people.ts';

const heard = inject('heard');

interface Call {
  readonly signature: string;
  readonly body: string;
}

let browser: Browser;
let receiver: Server | null = null;
const calls: Call[] = [];
let status = 200;
beforeAll(async () => {
  browser = await openBrowser();
  if (!heard) return;
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      calls.push({ signature: String(request.headers['durbar-signature']), body });
      response.writeHead(status).end();
    });
  });
  const [host, port] = heard.split(':');
  await new Promise<void>((resolve) => receiver?.listen(Number(port), host, resolve));
});
afterAll(async () => {
  await browser.close();
  receiver?.close();
});

it.skipIf(!heard)('a webhook is made, called with a signature, and removed', async () => {
  status = 200;
  calls.length = 0;
  const owner = await holder(browser, unique('hooked'));
  const { page } = owner;
  await page.goto(`${home}/account`);
  const part = page.getByRole('region', { name: 'Webhooks' });
  await part.getByText(heard).waitFor();
  const address = part.getByLabel('Address');
  await address.fill('https://elsewhere.example/');
  await part.getByRole('button', { name: 'Add', exact: true }).click();
  await part.getByRole('alert').getByText('allow calls to elsewhere.example').waitFor();
  refusedOnly(owner, 422);
  await address.fill(`http://${heard}/turn`);
  await address.press('Enter');
  const key = await part.locator('[data-once]').innerText();
  await part.getByText('not called yet').waitFor();

  await part.getByRole('button', { name: /^Test it now/ }).click();
  await page.getByText(/^The call was made: .*200/).waitFor();
  const [time, sum] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(calls[0]?.signature ?? '')?.slice(1) ?? [];
  const expected = createHmac('sha256', Buffer.from(key, 'hex')).update(`${time}.${calls[0]?.body}`);
  expect(sum).toBe(expected.digest('hex'));
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ event: 'test' });

  status = 500;
  await part.getByRole('button', { name: /^Test it now/ }).click();
  await part.getByText(/the last call failed .*500/).waitFor();
  await look(page, { name: 'account-hooks', path: '/account', ready: '#hooks-title' });
  expect(await page.locator('[data-once]').count()).toBe(0);
  await part.getByRole('button', { name: /^Remove/ }).click();
  await part.locator('code').waitFor({ state: 'detached' });
  await owner.leave();
});
