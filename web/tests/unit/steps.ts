// The stored positions of a game as the bench and the tests read them.
import type { Phrase, State, Story } from '../../src/wire.ts';

export interface Step {
  readonly v: number;
  readonly state: State;
  readonly story: Story[];
  /** The moves in words. */
  readonly labels: Record<string, Phrase>;
  /** What some of the moves would do. */
  readonly explained: Record<string, unknown[]>;
}

const files = import.meta.glob<string>('../../fixtures/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The positions of a file, such as `rajas-asks`. */
export function steps(name: string): Step[] {
  const text = files[`../../fixtures/${name}.json`];
  if (text === undefined) throw new Error(`no fixture ${name}`);
  return JSON.parse(text) as Step[];
}

/** All positions of a game, of every table size, option and viewer; the plain ones first. */
export function allSteps(game: string): Step[] {
  const names = Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length));
  return (
    names
      // The audit taps through its own positions.
      .filter((name) => name.startsWith(`${game}-`) && !/-(components|positions)$/.test(name))
      .toSorted((a, b) => a.length - b.length || a.localeCompare(b))
      .flatMap((name) => steps(name))
  );
}
