// The player's own mistakes as questions: the position before each, and what the analysis knows about the answer.
import type { Analysis, Judged, Verdict } from '../wire.ts';

type Decision = Extract<Verdict, { kind: 'decision' }>;

/** A decision that gave something away; `n` is its line, and the frame before it is the position. */
export interface Question extends Decision {
  readonly n: number;
}

/** From two points on, which makes a slip, it is worth another look. */
const LEAST = 0.02;

function questionOf({ n, what }: Judged, seats: readonly number[]): Question | null {
  if (what.kind !== 'decision' || what.loss < LEAST || what.best === what.played) return null;
  return seats.includes(what.seat) ? { ...what, n } : null;
}

export const questionsOf = ({ moments }: Analysis, seats: readonly number[]): readonly Question[] =>
  moments.flatMap((moment) => questionOf(moment, seats) ?? []);

/** A move that gives away no more than this compared with the best is as good. */
const AS_GOOD = 0.01;

/** What is known about a move that was tried: it is the best one or the one played, or it still has to be judged. */
export type Reply =
  | { readonly kind: 'best' | 'played' | 'weighed' | 'good' }
  | { readonly kind: 'worse'; readonly loss: number };

/** `loss` is what the move gives away compared with the best, once it has been judged. */
export function replyTo({ best, played }: Question, text: string, loss: number | null = null): Reply {
  if (text === best) return { kind: 'best' };
  if (text === played) return { kind: 'played' };
  if (loss === null) return { kind: 'weighed' };
  return loss <= AS_GOOD ? { kind: 'good' } : { kind: 'worse', loss };
}
