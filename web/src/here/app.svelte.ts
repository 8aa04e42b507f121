// The installed app: its service worker, and the next version once it is there. A browser driven by a test has none
// unless its address asks for it with ?app=on.
import { fileAt } from './site.ts';

let next = $state.raw<ServiceWorker | null>(null);
let asked = false;

const wanted = (): boolean =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  (!navigator.webdriver || new URLSearchParams(location.search).get('app') === 'on');

/** A player who saves data is not sent what they may never want. */
const saves = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Once the page is idle, the large files are fetched too, so games can be played without a connection. */
function fetchLater(worker: ServiceWorker): void {
  if (!saves()) setTimeout(() => worker.postMessage('fetch-later'), 1000);
}

function watch(registration: ServiceWorkerRegistration): void {
  const installed = (worker: ServiceWorker | null): void => {
    // If none is in charge yet, this is the first one, and nothing to announce.
    if (worker && navigator.serviceWorker.controller) next = worker;
  };
  installed(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && installed(coming));
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

export const app = {
  /** Whether a newer version is waiting to take over. */
  get hasNext(): boolean {
    return next !== null;
  },

  async register(): Promise<void> {
    if (!wanted()) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => asked && location.reload());
    watch(await navigator.serviceWorker.register(fileAt('sw.js')));
    const { active } = await navigator.serviceWorker.ready;
    if (active) fetchLater(active);
  },

  /** Lets the newer version take over: the page is loaded again with it. */
  takeOver(): void {
    asked = true;
    next?.postMessage('take-over');
  },
};
