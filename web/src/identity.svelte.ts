// Who is playing in this browser. An identity is requested when it is first needed and not before.
import { api, Trouble, whenStranger } from './api.ts';
import { HERE } from './here/site.ts';
import { keep, settings } from './settings.svelte.ts';
import { say } from './tongue.svelte.ts';
import type { Me } from './wire.ts';

let me = $state.raw<Me | null>(null);
let turn = $state(0);
let asking: Promise<Me> | null = null;

/** The other open pages of this browser share its cookie: they are told when it changes. */
const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('durbar-identity');

/** A newcomer, under an invented name until they give one. */
function newcomer(): Promise<Me> {
  const invented = say.word('web-guest-name', { number: 100 + Math.floor(Math.random() * 900) });
  keep({ invented });
  return api.rename(invented);
}

async function found(): Promise<Me> {
  if (!settings.known) return newcomer();
  return api.me().catch((trouble: unknown) => {
    if (trouble instanceof Trouble && trouble.status === 401) return newcomer();
    throw trouble;
  });
}

/** From now on this browser belongs to someone else, or nobody. */
function take(next: Me | null): void {
  if (next?.player !== me?.player) turn += 1;
  me = next;
  keep({ known: next !== null });
}

/** Asks the server again who this is; if it cannot be reached, nothing changes. */
async function again(): Promise<void> {
  try {
    const met = await api.me();
    if (met.player !== HERE) take(met);
  } catch (trouble) {
    if (trouble instanceof Trouble && trouble.status === 401) take(null);
  }
}

const tell = (): void => others?.postMessage(me ? 'somebody' : 'nobody');

export const identity = {
  /** The player here, once known. */
  get me(): Me | null {
    return me;
  },

  /** How often this browser has changed hands since the page was loaded. */
  get turn(): number {
    return turn;
  },

  /** Whether the player here has not given a name yet. */
  get unnamed(): boolean {
    return me === null ? !settings.known : me.name === settings.invented;
  },

  /** Makes sure that the server knows this browser. */
  async ensure(): Promise<Me> {
    if (me) return me;
    asking ??= found().finally(() => (asking = null));
    return this.hold(await asking);
  },

  /** Remembers who the server says this is; that the device stood in for a server is forgotten when the server is
   * back. */
  hold(met: Me): Me {
    if (met.player === HERE) return met;
    me ??= met;
    keep({ known: true, called: me.name });
    return me;
  },

  /** Finds out who this is, if the server has met this browser before. */
  async recall(): Promise<Me | null> {
    return settings.known ? this.ensure() : null;
  },

  /** Someone signed in or out, created an account or left for good: every open page follows. */
  become(next: Me | null): void {
    take(next);
    tell();
  },

  /** Like `become`, with the identity the server gives. */
  async renew(): Promise<void> {
    await again();
    tell();
  },

  async rename(name: string): Promise<void> {
    const met = await api.rename(name);
    if (met.player !== HERE) me = null;
    this.hold(met);
  },

  async mute(player: string, muted: boolean): Promise<void> {
    me = await api.mute(player, muted);
  },
};

others?.addEventListener('message', ({ data }) => (data === 'nobody' ? take(null) : void again()));
// A device that was signed out from elsewhere finds out at its next request.
whenStranger(() => me && take(null));
