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
  return {
    gained: TOKENS.map((token) => ({ token, count: gainOf(events, token) })).filter((one) => one.count > 0),
    turned: events.filter(({ kind }) => kind === 'scoring_turned').length,
    broken: events.reduce((sum, event) => sum + (event.kind === 'row_broken' ? event.cards.length : 0), 0),
  };
}

const gained = (events: readonly Event[], token: Token): number =>
  events.reduce(
    (sum, event) => sum + (event.kind === 'gained' && event.token === token ? event.count : 0),
    0,
  );

/** How many tokens come in, with all that is due for complete sets: no one foresees further than to a scoring card that
 * turns, and its bonus comes before the rest is paid. */
function gainOf(events: readonly Event[], token: Token): number {
  const at = events.findIndex(({ kind }) => kind === 'set_completed');
  if (at < 0 || (token !== 'coins' && token !== 'administrators')) return gained(events, token);
  const due = events.reduce((sum, event) => sum + (event.kind === 'set_completed' ? event[token] : 0), 0);
  return gained(events.slice(0, at), token) + Math.max(due, gained(events.slice(at), token));
}
