// The games that can be played here, as the server lists them. A game that this client was not built with brings its
// own words.
import { api } from './api.ts';
import { knows, learn } from './tongue.svelte.ts';
import type { GameInfo } from './wire.ts';

let told = $state.raw<readonly GameInfo[]>([]);
let asked = false;
/** Nobody should wait longer than this without being told why. */
const PATIENCE = 4000;
let late = $state(false);

async function ask(): Promise<void> {
  asked = true;
  const waits = setTimeout(() => (late = true), PATIENCE);
  try {
    await hear();
    late = false;
  } catch {
    asked = false;
    late = true;
  } finally {
    clearTimeout(waits);
  }
}

async function hear(): Promise<void> {
  const all = await api.games();
  const strange = all.filter(({ id }) => !knows(`${id}-title`));
  await Promise.all(strange.map(({ id }) => learn((language) => api.words(id, language)).catch(() => {})));
  told = all;
}

export const games = {
  /** All of them, in the order they are shown; empty until the server has answered. */
  get all(): readonly GameInfo[] {
    if (!asked && !late) void ask();
    return told;
  },

  /** Whether the server should have answered by now. */
  get late(): boolean {
    return late && told.length === 0;
  },

  /** Asks again. */
  again(): void {
    late = false;
    void ask();
  },
};
