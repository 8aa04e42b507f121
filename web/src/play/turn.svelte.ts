// Tells a player who looks elsewhere that it is their turn: in the page's title, and with a notification if that was
// allowed.
import type { Say } from '../board/board.ts';
import { notify } from './telling.svelte.ts';

export function tellTurn(mine: () => boolean, title: () => string, say: () => Say): void {
  let before = false;
  $effect(() => {
    const now = mine();
    document.title = now ? `• ${say().word('web-title-turn')} – ${title()}` : `${title()} – Durbar`;
    if (now && !before) void notify(title(), say().word('web-title-turn'));
    before = now;
  });
  $effect(() => () => {
    document.title = 'Durbar';
  });
}
