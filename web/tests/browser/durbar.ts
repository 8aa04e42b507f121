// Starts the real server on a free port with an empty data folder, and stops it afterwards. $DURBAR_BIN names the
// program; $DURBAR_URL names a server that is already running, and $DURBAR_HEARD the address its webhooks may have.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    durbar: string;
    /** The address the server may call, `127.0.0.1:PORT`; empty if it may call none. */
    heard: string;
  }
}

const target = (path: string): string => fileURLToPath(new URL(`../../../target/${path}`, import.meta.url));

export function program(): string {
  const named = process.env['DURBAR_BIN'];
  const found = [named, target('play/durbar'), target('debug/durbar')].find(
    (path) => path && existsSync(path),
  );
  if (!found) throw new Error('no server to test: build it with `make play`, or name it in $DURBAR_BIN');
  return found;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function up(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error(`the server stopped with ${server.exitCode}`);
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer');
}

/** A server that was started, and how to stop it. */
interface Started {
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
  stop(): void;
}

/** Starts a program that serves, with an empty data folder. The option `@` stands for its own address. */
export async function start(name: string, ...options: string[]): Promise<Started> {
  const data = mkdtempSync(join(tmpdir(), 'durbar-browser-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const where = ['--data', data, '--listen', new URL(url).host];
  const server = spawn(
    name,
    ['serve', ...where, '--no-limits', ...options.map((option) => (option === '@' ? url : option))],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await up(url, server);
  const stop = (): void => {
    server.kill();
    // It may still write while it ends.
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  return { url, data, stop };
}

/** Another program of the same build. */
export const beside = (name: string): string => join(dirname(program()), name);

export default async function setup(project: TestProject): Promise<(() => void) | void> {
  const running = process.env['DURBAR_URL'];
  if (running) {
    project.provide('heard', process.env['DURBAR_HEARD'] ?? '');
    return project.provide('durbar', running);
  }
  const heard = `127.0.0.1:${await freePort()}`;
  const { url, stop } = await start(program(), '--webhooks', heard);
  project.provide('heard', heard);
  project.provide('durbar', url);
  return stop;
}
