// Sharing an address: with the system's own sheet if there is one, otherwise through the clipboard.
import { addressForOthers } from '../address.ts';
import { isHere } from '../here/site.ts';
import { say } from '../tongue.svelte.ts';
import { toasts } from './toasts.svelte.ts';

export async function share(path: string, title: string): Promise<void> {
  // Nobody else can open what is only on this device.
  if (isHere(path.split('/')[2] ?? '')) return toasts.add(say.word('web-here-no-link'));
  const url = new URL(path, await addressForOthers()).href;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else if (await copied(url)) toasts.add(say.word('web-copied'));
    else toasts.add(url);
  } catch (error) {
    // A player who closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toasts.add(url);
  }
}

/** Browsers only allow clipboard access on secure pages. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
