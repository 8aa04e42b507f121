// One's own mistakes as questions: the position before each, and what the analysis knows about the answer.
import type { Analysis, Judged, Verdict } from '../wire.ts';

type Decision = Extract<Verdict, { kind: 'decision' }>;

/** A decision that gave something away; `n` is its line, and the frame before it is the position. */
export interface Question extends Decision {
  readonly n: number;
}

/** From two points on, a slip, it is worth another look. */
const LEAST = 0.02;

function questionOf({ n, what }: Judged, seats: readonly number[]): Question | null {
  if (what.kind !== 'decision' || what.loss < LEAST || what.best === what.played) return null;
  return seats.includes(what.seat) ? { ...what, n } : null;
}

export const questionsOf = ({ moments }: Analysis, seats: readonly number[]): readonly Question[] =>
  moments.flatMap((moment) => questionOf(moment, seats) ?? []);

/** What is known of a move that was tried: the analysis compared the best move it found with the one played. */
export type Reply = 'best' | 'played' | 'unknown';

export function replyTo({ best, played }: Question, text: string): Reply {
  if (text === best) return 'best';
  return text === played ? 'played' : 'unknown';
}
