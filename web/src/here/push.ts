// A browser that is notified of turns while no page is open: its subscription with its push service, and with our
// server.
import { api } from '../api.ts';
import { gameTitle } from '../catalogue.ts';
import { games } from '../games.svelte.ts';
import { say } from '../tongue.svelte.ts';
import { fileAt } from './site.ts';

/** `closed`: the player is notified in any case. Otherwise only while a page is open, and what is missing. */
export type Reach = 'closed' | 'server' | 'browser';

/** The service worker uses the words of the page that was last open. The cache's name has no version. */
const WORDS = 'told-durbar';

async function leaveWords(): Promise<void> {
  const titles = Object.fromEntries(games.all.map(({ id }) => [id, gameTitle(id)]));
  const cache = await caches.open(WORDS);
  await cache.put(fileAt('told.json'), Response.json({ turn: say.word('web-title-turn'), titles }));
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const found = await navigator.serviceWorker.getRegistration();
  if (!found) return null;
  return found.active ? found : navigator.serviceWorker.ready;
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The subscription with the push service, made if there is none. One for another server's key is worthless. */
async function subscribed(push: PushManager, key: string): Promise<PushSubscription> {
  const found = await push.getSubscription();
  if (found && base64url(found.options.applicationServerKey) === key) return found;
  await found?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Asks the server to notify this browser, as far as both can. */
export async function subscribe(): Promise<Reach> {
  const registration = await worker();
  if (!registration) return 'browser';
  const { push: key } = await api.server();
  if (key === null) return 'server';
  try {
    const { endpoint, keys } = (await subscribed(registration.pushManager, key)).toJSON();
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) return 'browser';
    await api.subscribe({ endpoint, p256dh, auth });
  } catch {
    // It has no push service, or one that the server does not know.
    return 'browser';
  }
  await leaveWords();
  return 'closed';
}

/** Stops notifications to this browser. */
export async function unsubscribe(): Promise<void> {
  const found = await (await worker())?.pushManager.getSubscription();
  if (!found) return;
  await found.unsubscribe();
  await api.unsubscribe();
}
