// What every part of the board may ask of it, without handing it through all of them.
import { getContext, setContext } from 'svelte';
import type { Say } from '../../board/board.ts';
import type { Components } from './view.ts';

export interface Asks {
  readonly say: Say;
  readonly components: Components;
  rule(number: string): void;
}

const KEY = Symbol('jaipur');

export function giveAsks(asks: Asks): void {
  setContext(KEY, asks);
}

export function useAsks(): Asks {
  return getContext<Asks>(KEY);
}
