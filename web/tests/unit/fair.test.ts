// @vitest-environment node
// The vectors of docs/fairness.md, which come from an independent program.
import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  checked,
  commitmentOf,
  hashes,
  hexOf,
  keyOf,
  numberOf,
  own,
  type Hashes,
} from '../../src/fair/check.ts';
import { hmac256, sha256 } from '../../src/fair/sha256.ts';
import type { Fairness } from '../../src/wire.ts';

const seed = new Uint8Array(32);
seed[31] = 7;
const COMMITMENT = '126553c8d1de96054ac68b51756aebf37e4ccd6c2f3f2ae14c0e60836232b2f3';
const DRAWS = [9, 22, 0, 43, 45, 26, 28, 8];
const ascii = (text: string) => new TextEncoder().encode(text);

const ways: [string, Hashes][] = [
  ['the browser’s', hashes()],
  ['our own', own],
];

describe.each(ways)('with %s hashes', (_, by) => {
  it('the commitment matches the page', async () => {
    expect(await commitmentOf(seed, by)).toBe(COMMITMENT);
  });
  it('the draws match the page', async () => {
    const key = await keyOf(seed, [], by);
    expect(await Promise.all(DRAWS.map((__, k) => numberOf(key, 'deck/1', k, 52 - k, by)))).toEqual(DRAWS);
  });
  it('a contribution changes them', async () => {
    const key = await keyOf(seed, [[0, hexOf(ascii('durbar'))]], by);
    expect(await numberOf(key, 'deck/1', 0, 52, by)).toBe(11);
  });
});

it("the browser's hashes are not our own", () => expect(hashes()).not.toBe(own));

describe('a whole match', () => {
  const draw = (number: number | null, k: number) => ({
    n: k,
    source: 'deck/1',
    k,
    total: 52 - k,
    number,
    range: [number ?? 0, (number ?? 0) + 1] as [number, number],
    outcome: '',
  });
  const match: Fairness = {
    commitment: COMMITMENT,
    seed: hexOf(seed),
    contributions: [],
    draws: DRAWS.map(draw),
    command: '',
  };
  it('is fair', async () => {
    expect(await checked(match, own)).toEqual({ commitment: true, draws: DRAWS.map(() => true) });
  });
  it('is unfair when one number was changed', async () => {
    const result = await checked({ ...match, draws: [draw(10, 0), draw(null, 1), draw(0, 2)] }, own);
    expect(result?.draws).toEqual([false, null, true]);
  });
  it('is unfair when an outcome is not the one its number points at', async () => {
    const other = { ...draw(9, 0), range: [10, 12] as [number, number] };
    expect((await checked({ ...match, draws: [other] }, own))?.draws).toEqual([false]);
    const wide = { ...draw(9, 0), range: [0, 53] as [number, number] };
    expect((await checked({ ...match, draws: [wide] }, own))?.draws).toEqual([false]);
  });
  it('is unfair with another seed', async () => {
    expect((await checked({ ...match, seed: '00'.repeat(32) }, own))?.commitment).toBe(false);
  });
  it('cannot be judged while the seed is secret', async () => {
    expect(await checked({ ...match, seed: null }, own)).toBeNull();
  });
});

describe('our own SHA-256', () => {
  const nodes = async (bytes: Uint8Array) =>
    hexOf(new Uint8Array(await webcrypto.subtle.digest('SHA-256', new Uint8Array(bytes))));
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])(
    'agrees with the platform at %i bytes',
    async (length) => {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
      expect(hexOf(sha256(bytes))).toBe(await nodes(bytes));
    },
  );
  it('has RFC 4231’s second HMAC', () => {
    const mac = hmac256(ascii('Jefe'), ascii('what do ya want for nothing?'));
    expect(hexOf(mac)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });
});
