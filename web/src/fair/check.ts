// Checks the fairness of a match as docs/fairness.md says, byte by byte.
import type { Draw, Fairness } from '../wire.ts';
import { hmac256, sha256 } from './sha256.ts';

/** The two functions everything rests on. */
export interface Hashes {
  sha256(message: Uint8Array): Promise<Uint8Array>;
  hmac256(key: Uint8Array, message: Uint8Array): Promise<Uint8Array>;
}

/** Our own, for pages that are not served securely. */
export const own: Hashes = {
  sha256: (message) => Promise.resolve(sha256(message)),
  hmac256: (key, message) => Promise.resolve(hmac256(key, message)),
};

const plain = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

function browsers(subtle: SubtleCrypto): Hashes {
  const how = { name: 'HMAC', hash: 'SHA-256' };
  return {
    sha256: async (message) => new Uint8Array(await subtle.digest('SHA-256', plain(message))),
    hmac256: async (key, message) => {
      const made = await subtle.importKey('raw', plain(key), how, false, ['sign']);
      return new Uint8Array(await subtle.sign('HMAC', made, plain(message)));
    },
  };
}

/** The browser's own hashes if available, otherwise ours. */
export function hashes(): Hashes {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  return subtle ? browsers(subtle) : own;
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

export async function commitmentOf(seed: Uint8Array, by: Hashes): Promise<string> {
  return hexOf(await by.sha256(joined(ascii('durbar commitment 1\n'), seed)));
}

export function keyOf(
  seed: Uint8Array,
  contributions: Fairness['contributions'],
  by: Hashes,
): Promise<Uint8Array> {
  const shares = contributions.map(([seat, hex]) =>
    joined(Uint8Array.of(seat, hex.length / 2), bytesOf(hex)),
  );
  return by.sha256(joined(ascii('durbar key 1\n'), seed, ...shares));
}

const MOST = 2n ** 64n - 1n;

/** Draw number `k` of a source, below `total`. */
export async function numberOf(
  key: Uint8Array,
  source: string,
  k: number,
  total: number,
  by: Hashes,
): Promise<number> {
  const below = BigInt(total);
  const limit = MOST - (MOST % below);
  for (let attempt = 0; ; attempt += 1) {
    const block = await by.hmac256(key, ascii(`${source}/${k}/${attempt}`));
    const view = new DataView(block.buffer, block.byteOffset);
    const numbers = [0, 8, 16, 24].map((at) => view.getBigUint64(at));
    const taken = numbers.find((number) => number < limit);
    if (taken !== undefined) return Number(taken % below);
  }
}

export interface Checked {
  readonly commitment: boolean;
  /** For each draw whether its number is what the seed gives, and its outcome what the number points at; a forced
   * outcome has nothing to check. */
  readonly draws: readonly (boolean | null)[];
}

async function drawn(key: Uint8Array, draw: Draw, by: Hashes): Promise<boolean | null> {
  if (draw.number === null) return null;
  const number = await numberOf(key, draw.source, draw.k, draw.total, by);
  return number === draw.number && pointsAt(draw, number);
}

/** Whether a number lies in the range of the outcome that was logged. */
export const pointsAt = ({ range: [from, below], total }: Draw, number: number): boolean =>
  from <= number && number < below && below <= total;

/** Checks everything; null while the seed is secret. */
export async function checked(fairness: Fairness, by: Hashes): Promise<Checked | null> {
  if (fairness.seed === null) return null;
  const seed = bytesOf(fairness.seed);
  const key = await keyOf(seed, fairness.contributions, by);
  const commitment = (await commitmentOf(seed, by)) === fairness.commitment;
  return { commitment, draws: await Promise.all(fairness.draws.map((draw) => drawn(key, draw, by))) };
}
