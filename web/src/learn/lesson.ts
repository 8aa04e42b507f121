// A lesson as it is followed: which step is shown, whether it asks for a move, and what was done.
import type { Advised } from '../board/board.ts';
import type { LessonInfo, LessonPlace } from '../wire.ts';

/** What the words beside the board are about. */
export type Moment =
  /** Something to read. */
  | 'read'
  /** A move to make, and it can be made now. */
  | 'asked'
  /** A move to make once the others have moved. */
  | 'later'
  /** The move was made. */
  | 'made'
  /** It was made, and the turn still has to be ended. */
  | 'unended'
  /** Something else was played. */
  | 'off';

interface Stand {
  readonly place: LessonPlace | null;
  /** Whether the learner may move now. */
  readonly active: boolean;
  /** Whether the learner's turn still has to be ended. */
  readonly confirm: boolean;
}

export function momentOf(lesson: LessonInfo, at: number, { place, active, confirm }: Stand): Moment {
  const step = lesson.steps[at];
  if (place?.off) return 'off';
  if (!step || step.moves.length === 0) return 'read';
  if (place && place.step > at) return confirm ? 'unended' : 'made';
  return active && place?.mark ? 'asked' : 'later';
}

/** The step to show after a take-back: never one whose move is still to be made. */
export function heldAt(at: number, place: LessonPlace | null): number {
  return place && !place.off && place.step < at ? place.step : at;
}

/** The marked move as advice, which every board can show. */
export function shownOn(mark: string | null, moves: readonly string[]): Advised | null {
  return mark !== null && moves.includes(mark) ? { best: [{ text: mark, label: null }] } : null;
}
