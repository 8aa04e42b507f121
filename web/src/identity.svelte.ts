// Who is playing in this browser. An identity is asked for when it is first needed and not before.
import { api, Trouble, whenStranger } from './api.ts';
import { HERE } from './here/site.ts';
import { keep, settings } from './settings.svelte.ts';
import { say } from './tongue.svelte.ts';
import type { Me } from './wire.ts';

let me = $state.raw<Me | null>(null);
let turn = $state(0);
let asking: Promise<Me> | null = null;

/** The other open pages of this browser share its cookie: they are told when it changes hands. */
const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('durbar-identity');

/** Somebody new, under a name that is made up until they give one. */
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

/** From now on this browser is somebody else's, or nobody's. */
function take(next: Me | null): void {
  if (next?.player !== me?.player) turn += 1;
  me = next;
  keep({ known: next !== null });
}

/** Asks the server anew who this is; one that cannot be reached changes nothing. */
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
  /** The one who plays here, once known. */
  get me(): Me | null {
    return me;
  },

  /** How often this browser has changed hands since the page was loaded. */
  get turn(): number {
    return turn;
  },

  /** Whether whoever plays here has not given a name yet. */
  get unnamed(): boolean {
    return me === null ? !settings.known : me.name === settings.invented;
  },

  /** Makes sure that the server knows this browser. */
  async ensure(): Promise<Me> {
    if (me) return me;
    asking ??= found().finally(() => (asking = null));
    return this.hold(await asking);
  },

  /** Remembers whom the server named; that a device stands in for a server is forgotten when it is back. */
  hold(met: Me): Me {
    if (met.player === HERE) return met;
    me ??= met;
    keep({ known: true, called: me.name });
    return me;
  },

  /** Learns who this is where the server has met this browser before. */
  async recall(): Promise<Me | null> {
    return settings.known ? this.ensure() : null;
  },

  /** Somebody signed in or out, made an account or left for good: every open page follows. */
  become(next: Me | null): void {
    take(next);
    tell();
  },

  /** As `become`, with whom the server names. */
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
// A device that was signed out from elsewhere learns it when it next asks for something.
whenStranger(() => me && take(null));
