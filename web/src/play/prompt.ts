// What the bar under the board says: whose turn it is and what is wanted.
import type { Say } from '../board/board.ts';
import type { State, TableInfo } from '../wire.ts';

export function promptOf(table: TableInfo, state: State, say: Say): string {
  const { turn, viewer } = state;
  if (turn.kind === 'over') return say.word('web-prompt-over');
  const seat = say.seat(turn.seat);
  if (turn.kind === 'bot') return say.word('web-prompt-bot', { seat });
  if (turn.seat !== viewer) return say.word('web-prompt-other', { seat });
  if (turn.kind === 'confirm') return say.word('web-prompt-confirm');
  return table.you.length > 1 ? say.word('web-prompt-hot-seat', { seat }) : say.word('web-prompt-you');
}
