// Where the browser is, and navigating without loading the page again.
import { logText } from './api.ts';
import { isHere, SITE } from './here/site.ts';
import { save } from './parts/save.ts';
import { routeOf, type Route } from './route.ts';

let address = $state.raw(addressOf(location.href));
const route = $derived(routeOf(address));

/** What an address means to this client. A static host can't route paths, so those of a site come after a #. */
function addressOf(href: string, before?: URL): URL {
  const url = new URL(href, location.href);
  if (!SITE) return url;
  if (url.hash.startsWith('#/')) return new URL(url.hash.slice(1), location.origin);
  return before ?? new URL('/', location.origin);
}

/** The same for the browser: what its address bar shows. */
const shownAs = ({ pathname, search, hash, href }: URL): string =>
  SITE ? `#${pathname}${search}${hash}` : href;

export const here = {
  get route(): Route {
    return route;
  },
};

/** Opens another page of this client. `replace` leaves no step to go back to. */
export function go(href: string, { replace = false } = {}): void {
  const next = new URL(href, address);
  if (next.href !== address.href) history[replace ? 'replaceState' : 'pushState'](null, '', shownAs(next));
  const turned = next.pathname !== address.pathname;
  address = next;
  if (turned) window.scrollTo(0, 0);
}

/** Whether a click on a link is ours to follow: plain, to this client, not to the server's own files. */
function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const path = SITE ? link.hash.startsWith('#/') : !link.pathname.startsWith('/api/');
  const inside = link.origin === location.origin && path;
  return plain && inside && !event.defaultPrevented && link.target === '' && !link.hasAttribute('download');
}

const LOG = /^\/api\/tables\/([^/]+)\/log$/;
const logAt = ({ pathname }: HTMLAnchorElement): string => LOG.exec(pathname)?.[1] ?? '';

/** Whether a link leads to the log of a table on this device, which no server has. */
const isOfDevice = (link: HTMLAnchorElement): boolean => isHere(logAt(link));

async function download(link: HTMLAnchorElement): Promise<void> {
  save(await logText(logAt(link)), link.download, 'text/plain');
}

/** Follows links and the browser's back and forward steps. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href) return;
    if (isOfDevice(link)) {
      event.preventDefault();
      void download(link);
    } else if (ours(event, link)) {
      event.preventDefault();
      go(addressOf(link.href).href);
    }
  });
  window.addEventListener('popstate', () => (address = addressOf(location.href, address)));
}
