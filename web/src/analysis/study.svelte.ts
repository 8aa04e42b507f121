// The analysis of one match: requested once, and followed until it is there.
import { api } from '../api.ts';
import { inWords } from '../parts/trouble.ts';
import { say } from '../tongue.svelte.ts';
import type { Analysing, Analysis } from '../wire.ts';

/** How long to wait before asking again how far it has come, in milliseconds. */
const PAUSE = 500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

export class Study {
  stands = $state.raw<Analysing | null>(null);
  trouble = $state<string | null>(null);
  #here = true;

  constructor(readonly id: string) {}

  get analysis(): Analysis | null {
    return this.stands?.stage === 'done' ? this.stands.analysis : null;
  }

  /** Checks whether there already is one. */
  look(): Promise<void> {
    return this.#follow(api.analysis(this.id));
  }

  /** Has the match analysed, unless it is already. */
  begin(): Promise<void> {
    return this.#follow(api.analyse(this.id));
  }

  /** Nobody is waiting for it any more; the server finishes it anyway. */
  leave(): void {
    this.#here = false;
  }

  async #follow(first: Promise<Analysing>): Promise<void> {
    this.trouble = null;
    try {
      this.stands = await first;
      while (this.#here && this.stands.stage === 'under_way') {
        await pause();
        this.stands = await api.analysis(this.id);
        if (this.stands.stage === 'not_begun') this.trouble = say.word('web-analysis-failed');
      }
    } catch (trouble) {
      this.trouble = inWords(trouble);
    }
  }
}
