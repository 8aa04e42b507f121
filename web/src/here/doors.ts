// Which requests this device answers, and how: those about its own tables always, and a few others while no server
// can be reached.
import { keep as keepSettings } from '../settings.svelte.ts';
import type { Me, TableInfo } from '../wire.ts';
import { askHere, nameHere } from './device.ts';
import { keep } from './keep.ts';
import { fileAt, HERE, isHere, SITE } from './site.ts';

/** Whether a request is about a table on this device. */
export const isOfHere = (path: string): boolean => isHere(/^\/tables\/([^/?]+)/.exec(path)?.[1] ?? '');

const STANDS_IN = [
  /^GET \/games(\/\w+\/(words|lessons|puzzles|daily|components).*)?$/,
  /^(GET|POST) \/puzzles\/.*$/,
  /^(GET|POST) \/me$/,
  /^GET \/me\/tables$/,
  /^(GET|POST) \/tables(\?.*)?$/,
  /^POST \/logs$/,
];

/** Whether this device stands in for a server that cannot be reached. */
export const standsIn = (method: string, path: string): boolean =>
  STANDS_IN.some((door) => door.test(`${method} ${path}`));

const json = (value: unknown): Response => new Response(JSON.stringify(value), { status: 200 });

/** Answers as a server would. */
export async function answerHere(method: string, path: string, body: unknown): Promise<Response> {
  if (path === '/me') return me(method, body);
  // Nobody else can come to a table on this device.
  if (path === '/me/tables' || (method === 'GET' && /^\/tables(\?|$)/.test(path))) return json([]);
  if (path === '/games') return games();
  return askHere(method, path, body);
}

function me(method: string, body: unknown): Response {
  if (method === 'POST') keepSettings({ called: (body as { name: string }).name });
  const known: Me = { player: HERE, name: nameHere(), muted: [], account: null, host: false, program: false };
  return json(known);
}

/** A file beside the module says which games there are, so the module need not be loaded for that. */
async function games(): Promise<Response> {
  const listed = await fetch(fileAt('wasm/games.json')).catch(() => null);
  return listed?.ok ? listed : askHere('GET', '/games', undefined);
}

/** The tables on this device, latest first; none in a browser that stores nothing. */
export const tablesHere = (): Promise<TableInfo[]> => keep.list().catch(() => []);

/** Everything else needs a server, and a site has none. */
export const asksServer = (method: string, path: string): boolean =>
  !isOfHere(path) && !(SITE && standsIn(method, path));
