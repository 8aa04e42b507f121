// Notifications of a turn: offered where they work, with the reason where they don't, and sent to a closed browser.
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort, program, start } from './durbar.ts';
import { guest, home, openBrowser, shoot } from './guest.ts';
import { becomes, idOf } from './table.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const OFFER = "Tell me when it's my turn";

/** Makes a browser give this answer when asked for permission to notify. */
const answering = (page: Page, answer: NotificationPermission): Promise<unknown> =>
  page.addInitScript((answer) => {
    Object.defineProperty(Notification, 'permission', { get: () => answer });
  }, answer);

const INSECURE = (): void => void Object.defineProperty(window, 'isSecureContext', { value: false });
const WITHOUT = (): void => void Reflect.deleteProperty(window, 'Notification');
const IPHONE = (): void => void Object.defineProperty(navigator, 'standalone', { value: false });

describe('the offer', () => {
  it.each([
    ['insecure', [INSECURE], 'need a secure address'],
    ['unknown', [WITHOUT], "doesn't support notifications"],
    ['install', [WITHOUT, IPHONE], 'add Durbar to your home screen'],
  ] as const)('says why not: %s', async (state, scripts, words) => {
    const { page, leave } = await guest(browser);
    for (const script of scripts) await page.addInitScript(script);
    await page.goto(`${home}/settings`);
    await page.locator(`[data-why-not=${state}]`, { hasText: words }).waitFor();
    expect(await page.getByRole('button', { name: OFFER }).count()).toBe(0);
    await leave();
  });

  it('says why not if the player has refused, and is made if nobody has been asked', async () => {
    const denied = await guest(browser);
    await answering(denied.page, 'denied');
    await denied.page.goto(`${home}/settings`);
    await denied.page.locator('[data-why-not=denied]', { hasText: 'blocked' }).waitFor();
    await denied.leave();

    const { page, leave } = await guest(browser);
    await answering(page, 'default');
    await page.goto(`${home}/`);
    await page.click('[data-play=jaipur]');
    await page.waitForSelector('.game[data-v]');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('.sheet').getByRole('button', { name: OFFER }).waitFor();
    expect(await page.locator('[data-why-not]').count()).toBe(0);
    await shoot(page, 'telling-menu');
    await leave();
  });

  it('says that a server without a public address only reaches open pages, and can be withdrawn', async () => {
    const { page, leave } = await guest(browser, { permissions: ['notifications'] });
    await page.goto(`${home}/settings?app=on`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.getByRole('button', { name: 'Stop telling me' }).click();
    await page.getByRole('button', { name: OFFER }).click();
    await page.locator('[data-why-not=server]', { hasText: 'no public address' }).waitFor();
    await shoot(page, 'telling-settings');
    await leave();
  });
});

/** A push service, and the keys of a browser that has subscribed there. */
async function pushService() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = Buffer.from('sixteen secrets.');
  const came: Buffer[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      came.push(Buffer.concat(parts));
      response.writeHead(201).end();
    });
  });
  const address = `127.0.0.1:${await freePort()}`;
  await new Promise<void>((ready) => server.listen(Number(address.split(':')[1]), '127.0.0.1', ready));
  /** Opens a message as RFC 8291 says. */
  const opened = (sealed: Buffer): string => {
    const [salt, sender] = [sealed.subarray(0, 16), sealed.subarray(21, 86)];
    const derive = (from: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
      Buffer.from(hkdfSync('sha256', from, salt, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
    const input = derive(own.computeSecret(sender), auth, info, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(86, -16)), decipher.final()]);
    return text.subarray(0, -1).toString();
  };
  const subscription = {
    endpoint: `http://${address}/send/me`,
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  return { address, came, opened, subscription, stop: () => server.close() };
}

/** This browser cannot reach its push service; everything else about a subscription is real. */
const subscribing = (page: Page, subscription: unknown): Promise<unknown> =>
  page.addInitScript((subscription) => {
    let made: unknown = null;
    const options = { applicationServerKey: null };
    const unsubscribe = () => Promise.resolve(true);
    const push = {
      getSubscription: () => Promise.resolve(made),
      subscribe: () => Promise.resolve((made = { options, unsubscribe, toJSON: () => subscription })),
    };
    Object.assign(PushManager.prototype, push);
  }, subscription);

/** Passes a message to the service worker, as the browser does when its push service delivers one. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const known = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data });
  await cdp.detach();
}

it('a turn reaches a player whose page is closed, and leads to the table', async () => {
  const service = await pushService();
  onTestFinished(() => void service.stop());
  const server = await start(program(), '--public-url', '@', '--push', service.address);
  onTestFinished(() => server.stop());
  const { page, leave } = await guest(browser, { permissions: ['notifications'] });
  await subscribing(page, service.subscription);
  await page.goto(`${server.url}/settings?app=on`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.getByRole('button', { name: 'Stop telling me' }).click();
  const subscribed = page.waitForResponse((answer) => answer.url().endsWith('/api/me/push'));
  await page.getByRole('button', { name: OFFER }).click();
  expect((await subscribed).status()).toBe(204);
  expect(await page.locator('[data-why-not]').count()).toBe(0);

  await page.goto(`${server.url}/?app=on`);
  await page.click('[data-play=jaipur]');
  await becomes(page, 'mine');
  const table = idOf(page);
  await page.goto('about:blank');
  await expect.poll(() => service.came.length, { timeout: 60_000 }).toBe(1);
  const message = service.opened(service.came[0] as Buffer);
  expect(JSON.parse(message)).toEqual({ event: 'your_turn', table, game: 'jaipur' });

  await page.goto(`${server.url}/rules/jaipur?app=on`);
  await deliver(page, server.url, message);
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const notes = await worker.getNotifications();
      return notes.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Jaipur', body: 'Your turn', data: `${server.url}/t/${table}` }]);
  await leave();
});
