// For a site without a server: addresses stand behind a #, since a static host can't route paths.
import type { Plugin } from 'vite';

/** Links to pages of this client, as templates write them. */
const LINK = /\bhref="\/(?!\/)/g;

export function linksBehindHash(): Plugin {
  return {
    name: 'durbar-links-behind-hash',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.svelte') ? code.replace(LINK, 'href="#/') : null),
  };
}
