// Names to show: everyone by their own, a bot without one by its level.
import { levelName } from '../levels.ts';
import { say } from '../tongue.svelte.ts';
import type { SeatInfo, TableInfo } from '../wire.ts';

/** Only a bot that serves as a measure has no name. */
const nameless = ({ kind, name, level }: SeatInfo): boolean =>
  kind === 'bot' && (name === '' || name === level);

/** A player who deleted everything has left an empty name behind. */
const gone = ({ kind, name, player }: SeatInfo): boolean =>
  kind === 'person' && name === '' && player === null;

/** The players of an imported record are known by their seats alone. */
const numbered = ({ kind, name }: SeatInfo, at: number): boolean =>
  kind === 'person' && name === String(at + 1);

function nameOf(seat: SeatInfo, at: number): string {
  if (numbered(seat, at)) return say.word('web-player-number', { number: at + 1 });
  if (gone(seat)) return say.word('web-seat-gone');
  return nameless(seat) ? levelName(seat.level) : seat.name;
}

/** The seat that is called you: the player's own, unless several at this screen could be meant. */
export const youAt = ({ you }: TableInfo): number | null => (you.length === 1 ? (you[0] ?? null) : null);

export function namesOf({ seats }: TableInfo): readonly string[] {
  const plain = seats.map(nameOf);
  // Two of the same name are told apart by number.
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return name && before > 0 ? `${name} ${before + 1}` : name;
  });
}
