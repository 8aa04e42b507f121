// What a move would bring to the seat that makes it, from the events that the server foresees. A move can end a turn or
// a round, which brings something to others too.
import type { Event, Token } from './view.ts';

export interface Effect {
  /** Tokens gained, by kind. */
  readonly gained: readonly { readonly token: Token; readonly count: number }[];
  /** Scoring cards turned to their night side. */
  readonly turned: number;
  /** Ships that would be lost from the row. */
  readonly broken: number;
}

const TOKENS: readonly Token[] = ['fame', 'coins', 'karma', 'administrators'];

export function effectOf(told: readonly Event[], seat: number | null): Effect {
  const events = told.filter((event) => 'seat' in event && event.seat === seat);
  const count = (token: Token): number =>
    events.reduce(
      (sum, event) => sum + (event.kind === 'gained' && event.token === token ? event.count : 0),
      0,
    );
  return {
    gained: TOKENS.map((token) => ({ token, count: count(token) })).filter((one) => one.count > 0),
    turned: events.filter(({ kind }) => kind === 'scoring_turned').length,
    broken: events.reduce((sum, event) => sum + (event.kind === 'row_broken' ? event.cards.length : 0), 0),
  };
}
