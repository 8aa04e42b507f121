// What happens in Rajas of the Ganges, as the story tells it to the board.
import type { Event } from './told.ts';

export type { Event } from './told.ts';
export type EventKind = Event['kind'];

/** Reads an event of the story. */
export function readEvent(value: unknown): Event | null {
  const isEvent = typeof value === 'object' && value !== null && 'kind' in value;
  return isEvent ? (value as Event) : null;
}
