// The story as the panel shows it.
import type { Story } from '../wire.ts';

/** Where the lines begin that came after the viewer's last turn; the end where nothing is new. */
export function newSince(log: readonly Story[], viewer: number | null): number {
  if (viewer === null) return log.length;
  const others = log.findLastIndex(({ seat }) => seat !== null && seat !== viewer);
  if (others < 0) return log.length;
  return log.findLastIndex(({ seat }, index) => index < others && seat === viewer) + 1;
}

/** Where the lines begin that are shown again: what is new to a player, the last turn to a spectator. */
export function shownAgainFrom(log: readonly Story[], viewer: number | null): number {
  if (viewer !== null) return newSince(log, viewer);
  const mover = log.findLast(({ seat }) => seat !== null)?.seat ?? null;
  if (mover === null) return log.length;
  return log.findLastIndex(({ seat }) => seat !== null && seat !== mover) + 1;
}

/** What the others did since the viewer's own last move, by seat; for a spectator, the last move. */
export function lastMoves(
  log: readonly Story[],
  viewer: number | null,
): ReadonlyMap<number, readonly Story[]> {
  const own = log.findLastIndex(({ seat }) => seat === viewer) + 1;
  const from = viewer === null ? log.findLastIndex(({ seat }) => seat !== null) : own;
  const moves = new Map<number, Story[]>();
  for (const line of log.slice(Math.max(0, from))) {
    if (line.seat === null || line.seat === viewer) continue;
    moves.set(line.seat, [...(moves.get(line.seat) ?? []), line]);
  }
  return moves;
}

/** Who added randomness is shown on the page that verifies it. */
const CONTRIBUTED = 'table-contributed';

/** Lines with something to say. */
export const told = (log: readonly Story[]): readonly Story[] =>
  log.filter(({ said }) => said.some(({ code }) => code !== CONTRIBUTED));

/** The line that ended a game early: a player resigned, or ran out of time. */
export const cutShort = (log: readonly Story[]): Story | null =>
  log.findLast(({ line }) => /^(resign|timeout) /.test(line)) ?? null;
