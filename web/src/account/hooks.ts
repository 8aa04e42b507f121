// The state of a webhook.
import type { HookInfo } from '../wire.ts';

/** After this many failures in a row the server stops calling an address. */
const MOST_FAILURES = 20;

export interface HookState {
  /** The message that says it. */
  readonly word: string;
  readonly bad: boolean;
}

export function stateOf({ called, failures }: HookInfo): HookState {
  if (failures >= MOST_FAILURES) return { word: 'web-account-hook-off', bad: true };
  if (failures > 0) return { word: 'web-account-hook-failing', bad: true };
  return called === null
    ? { word: 'web-account-hook-new', bad: false }
    : { word: 'web-account-hook-called', bad: false };
}
