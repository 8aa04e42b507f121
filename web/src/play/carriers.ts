// What carries a table's messages: a server's socket or this device's worker. Nothing but this file knows which.
import { dialHere, type Ear, type Wire } from '../here/device.ts';
import { isHere } from '../here/site.ts';

/** A way to a table. */
export interface Carrier {
  /** Connects to the table, already knowing this much of it. */
  dial(known: URLSearchParams, ear: Ear): Wire;
  /** Whether it makes sense to connect now. */
  reachable(): boolean;
  /** Whether the table is gone for good. */
  gone(): Promise<boolean>;
}

const pathOf = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

const bySocket = (id: string): Carrier => ({
  dial(known, ear) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${pathOf(id)}/socket?${known}`);
    socket.onopen = () => ear.opened();
    socket.onmessage = ({ data }) => ear.heard(String(data));
    socket.onclose = () => ear.closed();
    return socket;
  },
  reachable: () => navigator.onLine,
  // A browser does not say why a socket was refused, so the table itself is requested.
  gone: async () => (await fetch(pathOf(id)).catch(() => null))?.status === 404,
});

const byWorker = (id: string): Carrier => ({
  dial: (known, ear) => dialHere(id, known, ear),
  reachable: () => true,
  gone: () => Promise.resolve(false),
});

/** The way to a table. */
export const carrierOf = (id: string): Carrier => (isHere(id) ? byWorker(id) : bySocket(id));
