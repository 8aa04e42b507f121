// What the picked moves would do, asked of the server whenever the pick changes. The boards know no rules: cost
// and effect before a confirmation are these events and nothing else.
import { untrack } from 'svelte';
import type { State } from '../wire.ts';
import type { BoardProps, Explained } from './board.ts';

type Asked = Pick<BoardProps, 'state' | 'explain'>;
type Events = readonly unknown[];
const NOTHING: readonly string[] = [];

export class Foresight {
  readonly #props: () => Asked;
  /** Answers speak of one state; with the next one they become void. */
  #told = $state.raw<{ state: State; answers: ReadonlyMap<string, Explained> } | null>(null);

  /** Create it while the board's component initialises; `texts` are the moves that wait to be confirmed. */
  constructor(props: () => Asked, texts: () => readonly string[]) {
    this.#props = props;
    // Boards build their lists again for many reasons; only other texts are another question.
    const wanted = $derived(texts().join('\n'));
    $effect(() => {
      const { state } = props();
      const asked = wanted === '' ? [] : wanted.split('\n');
      // What asking touches is no reason to ask again.
      untrack(() => asked.filter((text) => !this.events(text)).forEach((text) => this.#ask(state, text)));
    });
  }

  /** The events of a move; none while it was not asked about or the answer is still on its way. */
  events(text: string): Events | null {
    return this.#answer(text)?.events ?? null;
  }

  /** What could be chosen from after a move, as far as it is known. */
  next(text: string): readonly string[] {
    return this.#answer(text)?.next ?? NOTHING;
  }

  #answer(text: string): Explained | null {
    const told = this.#told;
    return told?.state === this.#props().state ? (told.answers.get(text) ?? null) : null;
  }

  #ask(state: State, text: string): void {
    // Asked once the drawing is done: the question changes the page around the board.
    void Promise.resolve()
      .then(() => this.#props().explain(text))
      .then((answer) => {
        if (!answer || state !== this.#props().state) return;
        const before = this.#told?.state === state ? this.#told.answers : [];
        this.#told = { state, answers: new Map([...before, [text, answer]]) };
      });
  }
}
