// Names to show: people by their own, bots by their rank in the player's language.
import { botName } from '../levels.ts';
import { say } from '../tongue.svelte.ts';
import type { SeatInfo, TableInfo } from '../wire.ts';

/** A bot that took over from somebody keeps that name; one that sat there from the start has none of its own. */
const nameless = ({ kind, name, level }: SeatInfo): boolean =>
  kind === 'bot' && (name === '' || name === level);

/** Whoever had everything deleted left an empty name behind. */
const gone = ({ kind, name, player }: SeatInfo): boolean =>
  kind === 'person' && name === '' && player === null;

function nameOf(seat: SeatInfo): string {
  if (gone(seat)) return say.word('web-seat-gone');
  return nameless(seat) ? botName(seat.level) : seat.name;
}

export function namesOf({ seats }: TableInfo): readonly string[] {
  const plain = seats.map(nameOf);
  // Two of the same name are told apart by number.
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return name && before > 0 ? `${name} ${before + 1}` : name;
  });
}
