// A frame of a replay as a board's state: everything to look at, nothing to do.
import type { Replay, State, TableInfo } from '../wire.ts';
import type { Shown } from './pace.ts';

/** Whose turn it was: while chance is drawn, that of the player who moved last. */
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
    round: frame?.round ?? 1,
    scores: frame?.scores ?? [],
    ending: null,
    fallen: null,
    clock: null,
    takeback: null,
    take_back: 'no',
  };
}

/** What happened from a line of the log up to a version, as steps to show; the first is the state before. */
export function stepsSince(replay: Replay, from: number, to: number): readonly Shown[] {
  return replay.frames.slice(from, to + 1).map(({ story }, index) => ({
    v: from + index,
    state: stateOf(replay, from + index, false),
    story: index === 0 || !story ? [] : [story],
  }));
}

/** How far one step through a replay goes. */
export const STRIDES = ['move', 'turn', 'round'] as const;
export type Stride = (typeof STRIDES)[number];

/** The plies at which steps of this kind stop: every one, where a turn has ended, or where a round has. */
export function stopsOf({ frames }: Replay, stride: Stride): readonly number[] {
  const last = frames.length - 1;
  // While chance is drawn it is still the turn of the player who moved.
  const mover = frames.map(
    (_, ply) => frames.slice(0, ply + 1).findLast((one) => one.to_move !== null)?.to_move,
  );
  const differs = (ply: number): boolean => {
    if (stride === 'move') return true;
    if (stride === 'round') return frames[ply]?.round !== frames[ply - 1]?.round;
    return mover[ply] !== mover[ply - 1];
  };
  return frames.flatMap((_, ply) => (ply === 0 || ply === last || differs(ply) ? [ply] : []));
}

/** The next stop from here, forth or back. */
export function nextStop(stops: readonly number[], ply: number, by: 1 | -1): number {
  const found = by > 0 ? stops.find((stop) => stop > ply) : stops.findLast((stop) => stop < ply);
  return found ?? ply;
}

/** The table as it was then: a viewer of an early line does not yet know who wins. */
export function tableOf(table: TableInfo, over: boolean): TableInfo {
  return over ? table : { ...table, stage: 'playing', places: null };
}
