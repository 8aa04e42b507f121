// Tells a player who looks elsewhere that it is their turn: in the page's title, and by a notification where
// that was allowed.
import type { Say } from '../board/board.ts';

export function tellTurn(mine: () => boolean, title: () => string, say: () => Say): void {
  let before = false;
  $effect(() => {
    const now = mine();
    document.title = now ? `• ${say().word('web-title-turn')} – ${title()}` : `${title()} – Durbar`;
    if (now && !before) notify(title(), say().word('web-title-turn'));
    before = now;
  });
  $effect(() => () => {
    document.title = 'Durbar';
  });
}

function notify(title: string, body: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, icon: '/icon.svg', tag: 'durbar-turn' });
  } catch {
    // Some phones allow notifications from service workers only; the title still tells.
  }
}
