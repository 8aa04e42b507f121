// Where the browser is, and going elsewhere without loading the page anew.
import { routeOf, type Route } from './route.ts';

let address = $state.raw(new URL(location.href));
const route = $derived(routeOf(address));

export const here = {
  get route(): Route {
    return route;
  },
};

/** Opens another page of this client. `replace` leaves no step to go back to. */
export function go(href: string, { replace = false } = {}): void {
  const next = new URL(href, location.href);
  if (next.href !== location.href) history[replace ? 'replaceState' : 'pushState'](null, '', next);
  const turned = next.pathname !== address.pathname;
  address = next;
  if (turned) window.scrollTo(0, 0);
}

/** Whether a click on a link is ours to follow: plain, to this client, not to the server's own files. */
function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const inside = link.origin === location.origin && !link.pathname.startsWith('/api/');
  return plain && inside && !event.defaultPrevented && link.target === '' && !link.hasAttribute('download');
}

/** Follows links and the browser's own steps back and forth. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || !ours(event, link)) return;
    event.preventDefault();
    go(link.href);
  });
  window.addEventListener('popstate', () => (address = new URL(location.href)));
}
