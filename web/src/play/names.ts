// Names to show: people by their own, bots by their rank in the player's language.
import { botName } from '../levels.ts';
import type { SeatInfo, TableInfo } from '../wire.ts';

export function namesOf({ seats }: TableInfo): readonly string[] {
  const plain = seats.map(({ kind, name, level }) =>
    kind === 'bot' && name === level ? botName(level) : name,
  );
  // Two of the same name are told apart by number.
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return name && before > 0 ? `${name} ${before + 1}` : name;
  });
}
