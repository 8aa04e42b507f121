// Signs of the seats: a colour never stands alone.
import type { State, TableInfo } from '../wire.ts';

export const SEAT_SIGNS = ['●', '▲', '■', '◆', '★'] as const;
export const SEAT_COLOURS = ['--accent', '--green', '--blue', '--purple', '--gold'] as const;

export const signOf = (seat: number): string => SEAT_SIGNS[seat] ?? '○';
export const colourOf = (seat: number): string => `var(${SEAT_COLOURS[seat] ?? '--ink-2'})`;

/** Whether the viewer still plays: not where the game is over, nor where a bot has taken the seat over. */
export const plays = (table: TableInfo, { viewer, turn }: State): boolean =>
  viewer !== null && turn.kind !== 'over' && table.seats[viewer]?.kind === 'person';
