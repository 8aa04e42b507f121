// Another game at the same table, as it was or with changes.
import type { Rematch, SeatInfo, SeatWish, TableInfo } from '../wire.ts';

/** What may change from one game to the next: options, and the bots' levels by seat. */
export interface Changes {
  readonly options: Readonly<Record<string, string>>;
  readonly levels: Readonly<Record<number, string>>;
}

/** A bot of the table itself: one that took over for a player leaves with the game. */
export const isOwnBot = ({ kind, player }: SeatInfo): boolean => kind === 'bot' && player === null;

function wish({ seats, you }: TableInfo, at: number, levels: Changes['levels']): SeatWish {
  const seat = seats[at];
  if (you.includes(at)) return { kind: 'me', name: seat?.name ?? '' };
  if (seat && isOwnBot(seat)) return { kind: 'bot', level: levels[at] ?? seat.level ?? '' };
  return { kind: 'open' };
}

/** The request for it. Seats are named only if one of them changes; then each moves one further on, as it would
 * anyway. */
export function rematchOf(table: TableInfo, { options, levels }: Changes): Rematch {
  const changed = Object.entries(options).filter(([key, value]) => table.options[key] !== value);
  const seats = table.seats.map((_, at) => wish(table, at, levels));
  const moved = [...seats.slice(-1), ...seats.slice(0, -1)];
  const replaced = table.seats.some(({ level }, at) => levels[at] !== undefined && levels[at] !== level);
  return {
    ...(changed.length > 0 ? { options: Object.fromEntries(changed) } : {}),
    ...(replaced ? { seats: moved } : {}),
  };
}
