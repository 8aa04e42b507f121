// A form on its way to the server: busy meanwhile, and what was wrong in words beside it.
import { Trouble } from '../api.ts';
import { inWords } from '../parts/trouble.ts';

export class Sending {
  busy = $state(false);
  wrong = $state<string | null>(null);
  /** The server's word for it. */
  code = $state<string | null>(null);

  /** Does it unless it is already being done; null if it failed. */
  async run<T>(doing: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.wrong = this.code = null;
    try {
      return await doing();
    } catch (trouble) {
      this.wrong = inWords(trouble);
      this.code = trouble instanceof Trouble ? trouble.code : null;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
