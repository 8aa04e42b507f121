// A frame of a replay as a board's state: everything to look at, nothing to do.
import type { Frame, Replay, State } from '../wire.ts';

export function stateOf(replay: Replay, frame: Frame, over: boolean): State {
  const turn: State['turn'] =
    over || frame.to_move === null ? { kind: 'over' } : { kind: 'choose', seat: frame.to_move };
  return {
    viewer: replay.viewer,
    view: frame.view,
    turn,
    moves: [],
    undo: false,
    confirm: false,
    round: 1,
    scores: frame.scores,
    ending: null,
    fallen: null,
    clock: null,
    takeback: null,
  };
}
