// What a board is given and what it may ask. A board draws a state and turns clicks into moves; it knows
// no rules: whatever may be done is in `state.moves`, in the game's notation.
import type { Component } from 'svelte';
import type { Phrase, State, Story, TableInfo } from '../wire.ts';

/** A position to draw, with what just happened. */
export interface BoardProps {
  /** The table around the game: names, seats, options. */
  readonly table: TableInfo;
  /** The component tables in force, as JSON; their shape is the game's. They never change during a match. */
  readonly components: unknown;
  /** How things stand, as the viewer may know it. */
  readonly state: State;
  /** What happened since the last state, in order, for animation; empty when nothing is to be shown. */
  readonly story: readonly Story[];
  /** All that is known to have happened, in order; none where only a position is shown. */
  readonly log?: readonly Story[];
  /** True when moves may be made here; false in replays, for spectators, and while others are to move. */
  readonly active: boolean;
  /** True where a match is looked at afterwards, step by step. */
  readonly replayed?: boolean;
  /** The best moves, when a hint was asked for. */
  readonly advice: Advised | null;
  /** Words. */
  readonly say: Say;
  /** Plays a legal move. `end` ends the turn with it where it could still be undone. */
  play(text: string, options?: { end?: boolean }): void;
  /** Says why a move that is not legal is refused, by its notation: the shell asks and shows the answer. */
  why(text: string): void;
  /** A legal move in words; none until the server has said it. To be read while something is drawn: what is asked for
   * here is told a moment later. */
  label(text: string): Phrase | null;
  /** Asks what a legal move would do, to show cost and effect before it is played; none where nobody can say. */
  explain(text: string): Promise<Explained | null>;
  /** Opens a rule by its number, for example `JAI-9`. */
  rule(number: string): void;
}

/** Moves to mark, best first. */
export interface Advised {
  readonly best: readonly { readonly text: string; readonly label: Phrase | null }[];
}

/** What a move would do at once, as the server says it. */
export interface Explained {
  /** The events that would follow; their shape is the game's. */
  readonly events: readonly unknown[];
  /** The moves that could be chosen from next, in notation; none where chance or another seat comes first. */
  readonly next: readonly string[];
}

/** Turns codes into sentences in the player's language. */
export interface Say {
  /** A phrase with its facts. */
  phrase(phrase: Phrase): string;
  /** A message by its id, with plain values. What it says about the seat `of` is said to the player there. */
  word(id: string, values?: Record<string, string | number>, of?: number): string;
  /** A seat's name. */
  seat(seat: number): string;
  /** Several things, joined as the language joins them: "gold, silver and cloth". */
  list(items: readonly string[]): string;
}

export type Board = Component<BoardProps>;

/** The moves whose notation begins with these words. */
export function movesFrom(moves: readonly string[], ...words: string[]): string[] {
  const start = words.join(' ');
  return moves.filter((text) => text === start || text.startsWith(`${start} `));
}

/** The seat that the table waits for. A player who may still take a move back keeps the turn until it is ended. */
export const toAct = ({ turn }: State): number | null => (turn.kind === 'over' ? null : turn.seat);
