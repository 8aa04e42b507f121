// Who is playing in this browser. An identity is asked for when it is first needed and not before.
import { api, Trouble } from './api.ts';
import { keep, settings } from './settings.svelte.ts';
import { say } from './tongue.svelte.ts';
import type { Me } from './wire.ts';

let me = $state.raw<Me | null>(null);
let asking: Promise<Me> | null = null;

/** A name for somebody who has not given one. */
function invented(): string {
  return say.word('web-guest-name', { number: 100 + Math.floor(Math.random() * 900) });
}

async function found(): Promise<Me> {
  if (!settings.known) return api.rename(invented());
  return api.me().catch((trouble: unknown) => {
    if (trouble instanceof Trouble && trouble.status === 401) return api.rename(invented());
    throw trouble;
  });
}

export const identity = {
  /** The one who plays here, once known. */
  get me(): Me | null {
    return me;
  },

  /** Makes sure that the server knows this browser. */
  async ensure(): Promise<Me> {
    asking ??= found().finally(() => (asking = null));
    me ??= await asking;
    if (!settings.known) keep({ known: true });
    return me;
  },

  /** Learns who this is where the server has met this browser before. */
  async recall(): Promise<Me | null> {
    return settings.known ? this.ensure() : null;
  },

  async rename(name: string): Promise<void> {
    me = await api.rename(name);
    keep({ known: true });
  },

  async mute(player: string, muted: boolean): Promise<void> {
    me = await api.mute(player, muted);
  },
};
