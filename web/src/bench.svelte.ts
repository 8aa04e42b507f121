// A table without a server, on positions from web/fixtures: what is played is recorded and changes nothing.
import type { Explained } from './board/board.ts';
import { fresh } from './play/link.ts';
import { Match } from './play/match.svelte.ts';
import type { Phrase, State, Story, TableInfo } from './wire.ts';

export interface Step {
  readonly v: number;
  readonly story: Story[];
  readonly state: State;
  /** The moves in words. */
  readonly labels: Record<string, Phrase>;
  /** What some of the moves would do; about the others the bench says nothing. */
  readonly explained: Record<string, unknown[]>;
}

export const NAMES = ['Asha', 'Babur', 'Chandrika', 'Devi', 'Ekta'];

export class Bench {
  readonly match = new Match('bench', () => {});
  /** Which position is shown. */
  n = $state(0);
  /** How often the table was set up again, with everything in its initial place. */
  turn = $state(0);
  readonly played: string[] = [];
  readonly refused: string[] = [];

  constructor(
    readonly game: string,
    readonly steps: readonly Step[],
  ) {
    Object.assign(this.match, {
      play: (text: string) => void this.played.push(text),
      why: (text: string) => void this.refused.push(text),
      label: (text: string) => this.step.labels[text] ?? null,
      explain: (text: string) => Promise.resolve(this.#explained(text)),
      chat: () => Promise.resolve(true),
    });
  }

  get step(): Step {
    return this.steps[this.n] as Step;
  }

  /** Shows a position; shown again it starts over, without what was picked. */
  show(n: number): void {
    this.n = Math.max(0, Math.min(n, this.steps.length - 1));
    const { v, story } = this.step;
    const state = { ...this.step.state };
    this.match.link = { ...fresh, phase: 'open', v, state, log: story };
    this.match.shown = { v, state, story };
    this.match.upToDate = true;
  }

  /** The same position on an untouched board. */
  anew(): void {
    this.turn += 1;
    this.show(this.n);
  }

  readonly table: TableInfo = $derived.by(() => {
    const { scores, viewer, turn } = this.step.state;
    const own = viewer ?? -1;
    return {
      id: 'bench',
      game: this.game,
      stage: turn.kind === 'over' ? 'finished' : 'playing',
      seats: scores.map((_, at) => ({
        kind: at === own ? 'person' : 'bot',
        name: NAMES[at] ?? '',
        player: at === own ? 'p' : null,
        level: at === own ? null : 'expert',
        kept: null,
        program: false,
        connected: true,
        contributed: at === own,
      })),
      options: {},
      components: 'default',
      stand_in: this.game !== 'jaipur',
      clock: null,
      on_timeout: 'loss',
      listed: false,
      rated: false,
      hints: true,
      host: 'p',
      you: viewer === null ? [] : [viewer],
      watchers: 0,
      to_move: null,
      commitment: '',
      created: 0,
      touched: 0,
      closes: null,
      closed: false,
      next: null,
      places: null,
    } satisfies TableInfo;
  });

  #explained(text: string): Explained | null {
    const legal = this.step.state.moves.includes(text);
    return legal ? { events: this.step.explained[text] ?? [], next: [] } : null;
  }
}

const fixtures = import.meta.glob<Step[]>(['../fixtures/*.json', '!../fixtures/*-components.json'], {
  import: 'default',
});
const tables = import.meta.glob<unknown>('../fixtures/*-components.json', { import: 'default' });

/** The positions of a file, `rajas-4` or `rajas-asks`, and the components of its game. */
export async function benchOf(file: string): Promise<{ bench: Bench; components: unknown }> {
  const game = file.split('-')[0] ?? '';
  const [steps, components] = await Promise.all([
    fixtures[`../fixtures/${file}.json`]?.(),
    tables[`../fixtures/${game}-components.json`]?.(),
  ]);
  if (!steps || !components) throw new Error(`no fixture is called ${file}`);
  return { bench: new Bench(game, steps), components };
}
