// A frame of a replay as a board's state: everything to look at, nothing to do.
import type { Replay, State, TableInfo } from '../wire.ts';

/** Whose turn it was: while chance is drawn, that of the one who moved last. */
function seatAt(replay: Replay, ply: number): number {
  const told = replay.frames.slice(0, ply + 1).findLast(({ to_move: seat }) => seat !== null);
  return told?.to_move ?? 0;
}

export function stateOf(replay: Replay, ply: number, over: boolean): State {
  const frame = replay.frames[ply];
  return {
    viewer: replay.viewer,
    view: frame?.view,
    turn: over ? { kind: 'over' } : { kind: 'choose', seat: seatAt(replay, ply) },
    moves: [],
    undo: false,
    confirm: false,
    round: 1,
    scores: frame?.scores ?? [],
    ending: null,
    fallen: null,
    clock: null,
    takeback: null,
  };
}

/** The table as it was then: who looks at an early line does not yet know who wins. */
export function tableOf(table: TableInfo, over: boolean): TableInfo {
  return over ? table : { ...table, stage: 'playing', places: null };
}
