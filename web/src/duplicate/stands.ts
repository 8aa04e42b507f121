// The state of a duplicate match for the player who looks at it.
import type { Duplicate } from '../wire.ts';

/** What that player can do next: accept it, start or continue a deal, wait for the other, or compare. */
export type Standing = 'accept' | 'begin' | 'go_on' | 'wait' | 'taken' | 'decided';

export function standingOf({ decided, you, table, players, deals }: Duplicate): Standing {
  if (decided) return 'decided';
  if (you === null) return players.length < 2 ? 'accept' : 'taken';
  if (table !== null) return 'go_on';
  return (players[you]?.finished ?? 0) < deals ? 'begin' : 'wait';
}

/** Who won, in the words of the page: one of the two, or both. */
export function winnerOf({ decided, players }: Duplicate): number | 'tie' | null {
  if (!decided) return null;
  const first = players.flatMap(({ place }, index) => (place === 1 ? [index] : []));
  return first.length === 1 ? (first[0] ?? null) : 'tie';
}
