// @vitest-environment node
// A QR code is read back as a phone would, and its parts match the worked examples for the standard.
import { describe, expect, it } from 'vitest';
import { correctionOf, divisor, format, formatPlaces, MASKS, path, qrOf, times } from '../../src/parts/qr.ts';

type Code = readonly (readonly boolean[])[];

const DATA = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];

it('computes the correction of the worked example', () => {
  expect(correctionOf(DATA, divisor(10))).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  expect([format(0), format(5)].map((bits) => bits.toString(2))).toEqual([
    '101010000010010',
    '100000011001110',
  ]);
});

/** Whether a place belongs to the patterns that every code of this size has. */
function isFixed(size: number, row: number, column: number): boolean {
  const corner =
    (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const align = size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
  return corner || align || row === 6 || column === 6;
}

function wordsOf(code: Code): number[] {
  const size = code.length;
  const [copy = []] = formatPlaces(size);
  const bits = copy.reduce((sum, [row, column], at) => sum | (Number(code[row]?.[column]) << at), 0);
  const mask = MASKS.findIndex((_, n) => format(n) === bits);
  const dark = path(size)
    .filter(([row, column]) => !isFixed(size, row, column))
    .map(([row, column]) => code[row]?.[column] !== MASKS[mask]?.(row, column));
  return Array.from({ length: Math.floor(dark.length / 8) }, (_, at) =>
    dark.slice(8 * at, 8 * at + 8).reduce((word, bit) => 2 * word + Number(bit), 0),
  );
}

/** The bytes of the text, with blocks interleaved: each block's own words follow one after another. */
function textOf(code: Code, blocks: number, data: number): string {
  const words = wordsOf(code);
  const each = data / blocks;
  const plain = Array.from({ length: blocks }, (_, block) =>
    Array.from({ length: each }, (_, at) => words[at * blocks + block] ?? 0),
  ).flat();
  const nibbles = plain.flatMap((word) => [word >>> 4, word & 15]);
  const bytes = Array.from(
    { length: 16 * (nibbles[1] ?? 0) + (nibbles[2] ?? 0) },
    (_, at) => 16 * (nibbles[3 + 2 * at] ?? 0) + (nibbles[4 + 2 * at] ?? 0),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe('a code', () => {
  it.each([
    ['http://a.b', 21, 1, 16],
    ['http://192.168.1.7:4400/t/abcdefghjk', 29, 1, 44],
    [`http://192.168.100.100:4400/t/${'x'.repeat(28)}`, 33, 2, 64],
    [`https://games.example.org/t/${'x'.repeat(70)}`, 41, 4, 108],
  ])('of %s is read back', (text, size, blocks, data) => {
    const code = qrOf(text);
    expect(code?.length).toBe(size);
    expect(textOf(code ?? [], blocks, data)).toBe(text);
  });
  it('passes its own error correction', () => {
    const words = wordsOf(qrOf('http://a.b') ?? []);
    for (let n = 0, root = 1; n < 10; n += 1, root = times(root, 2)) {
      expect(words.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
    }
  });
  it('is not made for a text that is too long', () => expect(qrOf('x'.repeat(107))).toBeNull());
});
