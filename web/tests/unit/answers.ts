// A server that answers as it is told to, for pages tested without one.
import { vi } from 'vitest';
import type { Me, Problem } from '../../src/wire.ts';

type Answer = (body: unknown) => readonly [number, unknown];

export interface Asked {
  readonly what: string;
  readonly body: unknown;
}

/** Answers by method and path, for example `POST /account`; anything else is not found. */
export function answers(known: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${path.replace(/^\/api/, '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ what, body });
    const [status, answer] = known[what]?.(body) ?? refusal(404, 'not_found', 'server-not-found');
    const text = status === 204 ? null : JSON.stringify(answer);
    return Promise.resolve(new Response(text, { status }));
  });
  return asked;
}

export function refusal(status: number, code: string, message: string): readonly [number, Problem] {
  return [status, { code, detail: code, reason: { code: message, facts: {} } }];
}

export const person = (player: string, account: string | null = null): Me => ({
  player,
  name: account ?? 'Guest 123',
  muted: [],
  account,
  host: false,
  program: false,
});
