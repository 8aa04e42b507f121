// Whose browser this is, in every open page of it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../src/api.ts';
import { identity } from '../../src/identity.svelte.ts';
import { keep, settings } from '../../src/settings.svelte.ts';
import { answers, person, refusal } from './answers.ts';

beforeEach(() => {
  answers({});
  identity.become(null);
});
afterEach(() => vi.unstubAllGlobals());

it('a stranger is asked for nothing, and a known player stays the same', async () => {
  const asked = answers({ 'POST /me': () => [200, person('p')] });
  expect(await identity.recall()).toBeNull();
  expect(asked).toEqual([]);
  const before = identity.turn;
  expect((await identity.ensure()).player).toBe('p');
  expect((await identity.ensure()).player).toBe('p');
  expect([asked.length, identity.turn, settings.known]).toEqual([1, before, true]);
});

it('pages are rebuilt only for a different player', () => {
  identity.become(person('p'));
  const before = identity.turn;
  identity.become(person('p', 'asha'));
  expect(identity.turn).toBe(before);
  identity.become(person('q', 'babur'));
  identity.become(null);
  expect([identity.turn, settings.known]).toEqual([before + 2, false]);
});

it('another page of this browser announces a change of player', async () => {
  const other = new BroadcastChannel('durbar-identity');
  answers({ 'GET /me': () => [200, person('q', 'babur')] });
  other.postMessage('somebody');
  await vi.waitFor(() => expect(identity.me?.account).toBe('babur'));
  other.postMessage('nobody');
  await vi.waitFor(() => expect(identity.me).toBeNull());
  other.close();
});

it('a device signed out from elsewhere finds out at its next request', async () => {
  identity.become(person('p', 'asha'));
  const before = identity.turn;
  answers({ 'GET /me/tables': () => refusal(401, 'no_identity', 'server-no-identity') });
  await expect(api.served()).rejects.toMatchObject({ status: 401 });
  expect([identity.me, identity.turn, settings.known]).toEqual([null, before + 1, false]);
});

it('a server that cannot be reached signs nobody out', async () => {
  identity.become(person('p', 'asha'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await identity.renew();
  expect(identity.me?.account).toBe('asha');
  keep({ known: false });
});
