// The address where others reach this server. A page opened on the server's own machine does not know it from its own
// address, so it asks the server.
import { api } from './api.ts';

let found: Promise<string> | null = null;

export function addressForOthers(): Promise<string> {
  found ??= api.address().then(
    ({ url }) => url ?? location.origin,
    () => location.origin,
  );
  return found;
}
