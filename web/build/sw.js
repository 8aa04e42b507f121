// Keeps the client's files, so that it opens without a connection. Each version has a cache of its own and is used as a
// whole; the next one waits until the page lets it in. What the server says is never kept.
const { version, first, later } = __KEPT__;
const CACHE = `durbar-${version}`;
const scope = new URL(self.registration.scope);
const addressOf = (path) => new URL(path, scope).href;

/** A server that is asked too fast is asked again a little later. */
async function patiently(ask, tries = 5) {
  const answer = await ask();
  if (answer.status !== 429 || tries === 0) return answer;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return patiently(ask, tries - 1);
}

/** Fetches files again, not from the browser's own cache: they belong to one version. */
async function fetchAll(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    const address = addressOf(path);
    if (await cache.match(address)) continue;
    const answer = await patiently(() => fetch(address, { cache: 'no-cache' }));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(address, answer);
  }
}

self.addEventListener('install', (event) => event.waitUntil(fetchAll(['', ...first])));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('durbar-') && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  if (event.data === 'fetch-later')
    event.waitUntil(
      fetchAll(later).then(
        () => event.source?.postMessage('all-kept'),
        // It is tried again with the next visit.
        () => {},
      ),
    );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours =
    request.method === 'GET' && url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  if (!ours || url.pathname.startsWith(`${scope.pathname}api/`)) return;
  const wanted = request.mode === 'navigate' ? addressOf('') : `${url.origin}${url.pathname}`;
  event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(wanted)) ?? fetch(request)));
});

/** What the page that was last open said in its language; English where it said nothing. */
async function toldWords() {
  const kept = await caches.match(addressOf('told.json'), { cacheName: 'told-durbar' });
  return kept ? kept.json() : { turn: 'Your turn', titles: {} };
}

/** Shows whose turn it is at which table; a message holds nothing else. */
async function tellTurn(data) {
  const { table, game } = data?.json() ?? {};
  const { turn, titles } = await toldWords();
  const to = addressOf(table ? `t/${table}` : '');
  const about = { body: turn, icon: addressOf('icons/192.png'), tag: to, data: to };
  await self.registration.showNotification(titles[game] ?? 'Durbar', about);
}

self.addEventListener('push', (event) => event.waitUntil(tellTurn(event.data)));

const bare = (address) => address.split(/[?#]/)[0];

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = event.notification.data;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      // A page with another table stays as it is.
      const open = pages.find(({ url }) => url === to || bare(url) === to);
      await (open ? open.focus() : self.clients.openWindow(to));
    })(),
  );
});
