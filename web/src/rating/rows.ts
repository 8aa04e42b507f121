// A leaderboard's lines as the page shows them.
import { levelName } from '../levels.ts';
import type { Ranked, Rating } from '../wire.ts';

export interface Row extends Rating {
  readonly rank: number;
  readonly name: string;
  /** The person's profile; a bot has none. */
  readonly href: string | null;
  readonly mine: boolean;
  /** Whether a program plays for this person. */
  readonly program: boolean;
  /** The same in every list that has this line. */
  readonly key: string;
}

export function rowsOf(leaders: readonly Ranked[], me: string | null): readonly Row[] {
  return leaders.map(({ rank, player, name, program, rating }) => ({
    ...rating,
    rank,
    name: player === null ? levelName(name) : name,
    href: player === null ? null : `/players/${player}`,
    program,
    mine: player !== null && player === me,
    key: player ?? `bot ${name}`,
  }));
}
