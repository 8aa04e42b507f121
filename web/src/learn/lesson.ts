// A guided game: a few steps, each a text and perhaps moves to try on the real board. A step with moves is done
// when one of them has been played; one without is done when it has been read.
import type { Advice, Choice } from '../wire.ts';

export interface Step {
  /** The text's message. */
  readonly text: string;
  /** The moves it speaks of, by their notation; they are marked on the board. */
  readonly moves?: RegExp;
  /** The places of the board it speaks of. */
  readonly places?: readonly string[];
  /** A rule to read more. */
  readonly rule?: string;
}

export interface Lesson {
  readonly game: string;
  readonly steps: readonly Step[];
}

/** The moves a step speaks of among those that are legal now. */
export function tried(step: Step, moves: readonly Choice[]): readonly Choice[] {
  const wanted = step.moves;
  return wanted ? moves.filter(({ text }) => wanted.test(text)) : [];
}

/** The step's moves as advice, which every board knows how to show. */
export function shownOn(step: Step, moves: readonly Choice[]): Advice | null {
  const best = tried(step, moves).slice(0, 3);
  if (best.length === 0) return null;
  return { value: null, best: best.map((move) => ({ ...move, value: 0, visits: 0, reasons: [] })) };
}

/** Whether a move that was played ends the step. */
export function doneBy(step: Step, played: string): boolean {
  return step.moves?.test(played) ?? false;
}
