// The games that can be played here, as the server tells them. A game that this client was not built with brings its
// words along.
import { api } from './api.ts';
import { knows, learn } from './tongue.svelte.ts';
import type { GameInfo } from './wire.ts';

let told = $state.raw<readonly GameInfo[]>([]);
let asked = false;

async function ask(): Promise<void> {
  const all = await api.games();
  const strange = all.filter(({ id }) => !knows(`${id}-title`));
  await Promise.all(strange.map(({ id }) => learn((language) => api.words(id, language)).catch(() => {})));
  told = all;
}

export const games = {
  /** All of them, in the order they are shown; none until the server has answered. */
  get all(): readonly GameInfo[] {
    if (!asked) {
      asked = true;
      ask().catch(() => (asked = false));
    }
    return told;
  },
};
