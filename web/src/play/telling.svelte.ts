// Whether a player who looks elsewhere can be notified of their turn, and notifying them: by the page while it is
// open, and by the browser's push service when it is closed.
import { subscribe, unsubscribe, type Reach } from '../here/push.ts';
import { fileAt, SITE } from '../here/site.ts';
import { identity } from '../identity.svelte.ts';
import { keep, settings } from '../settings.svelte.ts';

/** `told`, and `server` and `browser`: only while a page is open, for lack of one or the other. `asked`: it would
 * work once the player agrees. Otherwise why it does not. */
export type Telling = 'told' | 'server' | 'browser' | 'asked' | 'insecure' | 'install' | 'denied' | 'unknown';

let reach = $state<Reach>('closed');
let permission = $state(allowed());

function allowed(): NotificationPermission | 'insecure' | 'install' | 'unknown' {
  // A browser on a plain address in the local network refuses by itself, without asking anyone.
  if (!window.isSecureContext) return 'insecure';
  if ('Notification' in window) return Notification.permission;
  // An iPhone only has notifications for apps on its home screen.
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

  /** Asks the player, and subscribes if they agree. */
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

  /** Makes sure the server knows where to notify the player here now. */
  async renew(): Promise<void> {
    // A server that is away is asked again on the next visit.
    if (isOn() && !SITE) reach = await subscribe().catch(() => reach);
  },
};

/** Shows a notification, if the player is looking elsewhere and has allowed it. */
export async function notify(title: string, body: string): Promise<void> {
  if (!document.hidden || !isOn()) return;
  // As the service worker does when it is notified: one for each table.
  const to = SITE ? location.href : location.origin + location.pathname;
  const about = { body, icon: fileAt('icons/192.png'), tag: to, data: to };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones only allow them from service workers.
  if (worker) return worker.showNotification(title, about);
  try {
    new Notification(title, about);
  } catch {
    // The title of the page still says it.
  }
}
