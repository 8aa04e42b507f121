// Which of its faces the account page shows.
import type { Me } from '../wire.ts';

export type Face = 'loading' | 'code' | 'guest' | 'account';

/** A recovery code is shown before anything else, since it is only shown once. */
export function faceOf(me: Me | null, loaded: boolean, code: string | null): Face {
  if (code !== null) return 'code';
  if (!loaded) return 'loading';
  return me?.account ? 'account' : 'guest';
}
