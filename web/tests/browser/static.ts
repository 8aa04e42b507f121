// A static host: files and nothing else, from one folder.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const KINDS: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface Host {
  /** The address of the folder. */
  readonly url: string;
  /** Every path that was asked for, in order. */
  readonly asked: string[];
  /** What is served instead of a file, by its path in the folder. */
  readonly instead: Map<string, string>;
  stop(): void;
}

/** Serves a folder under a path, and nothing beside it. */
export function host(folder: string, under: string): Promise<Host> {
  const asked: string[] = [];
  const instead = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    asked.push(pathname);
    const path = pathname.startsWith(under) ? pathname.slice(under.length) || 'index.html' : null;
    const read = (wanted: string): Promise<Buffer | null> => readFile(join(folder, wanted)).catch(() => null);
    const file = path === null ? null : (instead.get(path) ?? (await read(path)));
    if (file === null || path === null) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': KINDS[extname(path)] ?? 'application/octet-stream' }).end(file);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}${under}`, asked, instead, stop: () => server.close() });
    });
  });
}
