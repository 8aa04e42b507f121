// Who plays at the table.
import type { State, TableInfo } from '../wire.ts';

/** Whether the viewer still plays: not where the game is over, nor where a bot has taken the seat over. */
export const plays = (table: TableInfo, { viewer, turn }: State): boolean =>
  viewer !== null && turn.kind !== 'over' && table.seats[viewer]?.kind === 'person';
