// Whether a player who looks elsewhere can be told that it is their turn, and telling them: by the page while it is
// open, and by the browser's push service when it is closed.
import { subscribe, unsubscribe, type Reach } from '../here/push.ts';
import { fileAt, SITE } from '../here/site.ts';
import { identity } from '../identity.svelte.ts';
import { keep, settings } from '../settings.svelte.ts';

/** `told`, and `server` and `browser`: while a page is open, for want of one or the other. `asked`: it would work once
 * the player says yes. Else why it does not. */
export type Telling = 'told' | 'server' | 'browser' | 'asked' | 'insecure' | 'install' | 'denied' | 'unknown';

let reach = $state<Reach>('closed');
let permission = $state(allowed());

function allowed(): NotificationPermission | 'insecure' | 'install' | 'unknown' {
  // A browser on a plain address of the local network says no by itself, without asking anybody.
  if (!window.isSecureContext) return 'insecure';
  if ('Notification' in window) return Notification.permission;
  // An iPhone has notifications for apps on its home screen only.
  return (navigator as { standalone?: boolean }).standalone === false ? 'install' : 'unknown';
}

const isOn = (): boolean => permission === 'granted' && settings.tell;

export const telling = {
  get state(): Telling {
    if (permission === 'default') return 'asked';
    if (permission !== 'granted') return permission;
    if (!settings.tell) return 'asked';
    return reach === 'closed' ? 'told' : reach;
  },

  /** Asks the player, and subscribes with a yes. */
  async ask(): Promise<void> {
    await Notification.requestPermission();
    permission = allowed();
    keep({ tell: true });
    if (permission === 'granted' && !SITE) await identity.ensure().catch(() => {});
    await this.renew();
  },

  async stop(): Promise<void> {
    keep({ tell: false });
    await unsubscribe().catch(() => {});
  },

  /** Makes sure that the server knows where to tell whoever plays here now. */
  async renew(): Promise<void> {
    // A server that is away is asked with the next visit.
    if (isOn() && !SITE) reach = await subscribe().catch(() => reach);
  },
};

/** Shows a notification, where the player looks elsewhere and allowed it. */
export async function notify(title: string, body: string): Promise<void> {
  if (!document.hidden || !isOn()) return;
  // As the service worker does when it is told: one for each table.
  const to = SITE ? location.href : location.origin + location.pathname;
  const about = { body, icon: fileAt('icons/192.png'), tag: to, data: to };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones allow them from service workers only.
  if (worker) return worker.showNotification(title, about);
  try {
    new Notification(title, about);
  } catch {
    // The title of the page still tells.
  }
}
