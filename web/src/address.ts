// The address at which others reach this server. A page that was opened on the server's own machine does not know
// it from its own, so the server is asked.
import { api } from './api.ts';

let found: Promise<string> | null = null;

export function addressForOthers(): Promise<string> {
  found ??= api.address().then(
    ({ url }) => url ?? location.origin,
    () => location.origin,
  );
  return found;
}
