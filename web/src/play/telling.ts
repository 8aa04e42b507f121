// Whether a player who looks elsewhere can be told that it is their turn, and telling them.
import { fileAt } from '../here/site.ts';

/** `asked`: it would work once the player says yes. Else why it does not. */
export type Telling = 'told' | 'asked' | 'insecure' | 'denied' | 'unknown';

export function telling(): Telling {
  // A browser on a plain address of the local network says no by itself, without asking anybody.
  if (!window.isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'unknown';
  if (Notification.permission === 'granted') return 'told';
  return Notification.permission === 'denied' ? 'denied' : 'asked';
}

/** Asks the player, and says what came of it. */
export async function askToTell(): Promise<Telling> {
  await Notification.requestPermission();
  return telling();
}

/** Shows a notification, where the player looks elsewhere and allowed it. */
export async function notify(title: string, body: string): Promise<void> {
  if (!document.hidden || telling() !== 'told') return;
  const about = { body, icon: fileAt('icons/192.png'), tag: 'durbar-turn', data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones allow them from service workers only.
  if (worker) return worker.showNotification(title, about);
  try {
    new Notification(title, about);
  } catch {
    // The title of the page still tells.
  }
}
