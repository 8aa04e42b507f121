// This device as a place to play: its routes answer like a server's, and its tables are connected to like a server's.
// The worker behind it, and its module, are loaded when they are first needed.
import { Trouble } from '../api.ts';
import { settings } from '../settings.svelte.ts';
import type { FromPage, FromWorker } from './messages.ts';
import { CAN_PLAY_HERE, fileAt } from './site.ts';

/** One end of a connection to a table. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What is received over it. */
export interface Ear {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

let worker: Worker | null = null;
let last = 0;
const answers = new Map<number, (answer: Response) => void>();
const ears = new Map<number, Ear>();

const post = (message: FromPage): void => started().postMessage(message);

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = () => hear({ do: 'broken' });
  const module = new URL(fileAt('wasm/durbar.js'), document.baseURI).href;
  worker.postMessage({ do: 'begin', module } satisfies FromPage);
  // Games played here should not be deleted when the disk is full. A browser that does not promise this still keeps
  // them for now, and there is the export.
  void navigator.storage?.persist?.().catch(() => false);
  return worker;
}

function hear(message: FromWorker): void {
  switch (message.do) {
    case 'answer':
      answers.get(message.id)?.(new Response(message.body, { status: message.status }));
      answers.delete(message.id);
      break;
    case 'open':
      ears.get(message.connection)?.opened();
      break;
    case 'tell':
      ears.get(message.connection)?.heard(message.text);
      break;
    case 'closed':
      hangUp(message.connection);
      break;
    case 'broken':
      beginAnew();
  }
}

function hangUp(connection: number): void {
  const ear = ears.get(connection);
  ears.delete(connection);
  ear?.closed();
}

/** A worker that crashed is replaced; what it stored is still stored, and connections are made again. */
function beginAnew(): void {
  worker?.terminate();
  worker = null;
  for (const answer of answers.values()) answer(new Response('null', { status: 500 }));
  answers.clear();
  for (const connection of ears.keys()) hangUp(connection);
}

/** What the player here is called. */
export const nameHere = (): string => settings.called ?? settings.invented ?? 'Durbar';

function answered(message: (id: number) => FromPage): Promise<Response> {
  if (!CAN_PLAY_HERE) throw new Trouble(0, 'not_here', { code: 'web-here-not-built', facts: {} });
  const id = (last += 1);
  const answer = new Promise<Response>((resolve) => answers.set(id, resolve));
  post(message(id));
  return answer;
}

/** Sends a request to this device. */
export const askHere = (method: string, path: string, body: unknown): Promise<Response> =>
  answered((id) => ({
    do: 'ask',
    id,
    method,
    path,
    body: body === undefined ? '' : JSON.stringify(body),
    name: nameHere(),
  }));

/** Everything stored here, as one text. */
export const packed = async (): Promise<string> => (await answered((id) => ({ do: 'pack', id }))).text();

/** Imports such a text: how many games it has, and how many of them are new here. */
export const unpacked = async (text: string): Promise<{ found: number; brought: number }> =>
  (await answered((id) => ({ do: 'unpack', id, text }))).json() as Promise<{
    found: number;
    brought: number;
  }>;

/** Connects to a table on this device. */
export function dialHere(table: string, known: URLSearchParams, ear: Ear): Wire {
  const connection = (last += 1);
  ears.set(connection, ear);
  const since = known.get('since');
  post({
    do: 'connect',
    connection,
    table,
    since: since === null ? null : Number(since),
    calm: known.get('calm') === 'true',
  });
  return {
    send: (text) => post({ do: 'say', connection, text }),
    close() {
      ears.delete(connection);
      post({ do: 'leave', connection });
    },
  };
}
