// A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 6, which hold 106 bytes. Enough for
// the address of a table, and small enough to need no library.

/** By version: all codewords, correction codewords per block, blocks, and where the alignment pattern is. */
const VERSIONS = [
  { all: 26, correction: 10, blocks: 1, align: null },
  { all: 44, correction: 16, blocks: 1, align: 18 },
  { all: 70, correction: 26, blocks: 1, align: 22 },
  { all: 100, correction: 18, blocks: 2, align: 26 },
  { all: 134, correction: 24, blocks: 2, align: 30 },
  { all: 172, correction: 16, blocks: 4, align: 34 },
] as const;
type Version = (typeof VERSIONS)[number];

/** Multiplication in the field with 256 elements that the correction uses. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The polynomial whose roots are the first powers of two. */
export function divisor(degree: number): readonly number[] {
  const result = Array.from({ length: degree }, (_, at): number => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let n = 0; n < degree; n += 1) {
    for (let at = 0; at < degree; at += 1) {
      result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

/** What is left when the data is divided: the correction codewords. */
export function correctionOf(data: readonly number[], by: readonly number[]): readonly number[] {
  let left = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (left[0] ?? 0);
    left = [...left.slice(1), 0].map((value, at) => value ^ times(by[at] ?? 0, factor));
  }
  return left;
}

/** Mode, length, bytes, and padding up to the version's size. */
function dataOf(bytes: Uint8Array, size: number): readonly number[] {
  const bits = [0, 1, 0, 0, ...Array.from({ length: 8 }, (_, at) => (bytes.length >>> (7 - at)) & 1)];
  for (const byte of bytes) for (let bit = 7; bit >= 0; bit -= 1) bits.push((byte >>> bit) & 1);
  bits.push(...[0, 0, 0, 0].slice(0, 8 * size - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  for (let pad = 0xec; words.length < size; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Blocks with their corrections, interleaved. */
function woven(data: readonly number[], { all, correction, blocks }: Version): readonly number[] {
  const by = divisor(correction);
  const short = Math.floor(all / blocks) - correction;
  const longer = all % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const part = data.slice(from, (from += short + (block >= blocks - longer ? 1 : 0)));
    return { part, check: correctionOf(part, by) };
  });
  const column = (pick: (at: number) => (number | undefined)[], length: number): number[] =>
    Array.from({ length }, (_, at) => pick(at)).flatMap((words) =>
      words.filter((word) => word !== undefined),
    );
  return [
    ...column((at) => parts.map(({ part }) => part[at]), short + 1),
    ...column((at) => parts.map(({ check }) => check[at]), correction),
  ];
}

type Grid = (boolean | null)[][];

function square(
  grid: Grid,
  row: number,
  column: number,
  radius: number,
  dark: (ring: number) => boolean,
): void {
  for (let y = -radius; y <= radius; y += 1) {
    for (let x = -radius; x <= radius; x += 1) {
      const line = grid[row + y];
      if (line?.[column + x] !== undefined) line[column + x] = dark(Math.max(Math.abs(x), Math.abs(y)));
    }
  }
}

/** What every code of this size has; places for data are null. */
function frame({ align }: Version, size: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (let at = 0; at < size; at += 1) {
    const [row, column] = [grid[6], grid[at]];
    if (row) row[at] = at % 2 === 0;
    if (column) column[6] = at % 2 === 0;
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(grid, row, column, 4, (ring) => ring !== 2 && ring !== 4);
  if (align !== null) square(grid, align, align, 2, (ring) => ring !== 1);
  // Room for the format, which is written with the mask.
  for (const [row, column] of formatPlaces(size).flat()) {
    const line = grid[row];
    if (line) line[column] = false;
  }
  const below = grid[size - 8];
  if (below) below[8] = true;
  return grid;
}

/** The two copies of the format's fifteen bits, the lowest first: row and column of each. */
export function formatPlaces(size: number): readonly (readonly (readonly [number, number])[])[] {
  const bits = Array.from({ length: 15 }, (_, bit) => bit);
  const first = bits.map((bit): readonly [number, number] => {
    if (bit < 8) return [bit < 6 ? bit : bit + 1, 8];
    return [8, bit === 8 ? 7 : 14 - bit];
  });
  const second = bits.map((bit): readonly [number, number] =>
    bit < 8 ? [8, size - 1 - bit] : [size - 15 + bit, 8],
  );
  return [first, second];
}

/** Correction M, the mask, and ten bits that guard them. */
export function format(mask: number): number {
  let rest = mask;
  for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (x + y) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (x + y) % 3 === 0,
  (y, x) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (y, x) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (y, x) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (y, x) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The places for data in the order they are filled: two columns at a time, alternating up and down. */
export function path(size: number): readonly (readonly [number, number])[] {
  const rights = Array.from({ length: (size - 1) / 2 }, (_, nth) => size - 1 - 2 * nth);
  return rights.flatMap((right, nth) => {
    const column = right <= 6 ? right - 1 : right;
    const rows = Array.from({ length: size }, (_, at) => (nth % 2 === 0 ? size - 1 - at : at));
    return rows.flatMap((row) => [[row, column] as const, [row, column - 1] as const]);
  });
}

function filled(empty: Grid, words: readonly number[], mask: number): boolean[][] {
  const size = empty.length;
  const grid = empty.map((line) => [...line]);
  let bit = 0;
  for (const [row, column] of path(size)) {
    const line = grid[row];
    if (!line || line[column] !== null) continue;
    const word = words[bit >>> 3] ?? 0;
    line[column] = (((word >>> (7 - (bit & 7))) & 1) === 1) !== (MASKS[mask]?.(row, column) ?? false);
    bit += 1;
  }
  for (const copy of formatPlaces(size)) {
    copy.forEach(([row, column], at) => {
      const line = grid[row];
      if (line) line[column] = ((format(mask) >>> at) & 1) === 1;
    });
  }
  return grid.map((line) => line.map((dark) => dark === true));
}

/** How hard a code is to read: long runs, squares of one colour, and an uneven share of dark. */
function harm(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((line) => line[x] ?? false));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const dark = grid[y]?.[x];
      if (grid[y - 1]?.[x] === dark && grid[y]?.[x - 1] === dark && grid[y - 1]?.[x - 1] === dark) sum += 3;
    }
  }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The code as rows of dark and light; null if the text is too long. */
export function qrOf(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const room = ({ all, correction, blocks }: Version): number => all - correction * blocks;
  const at = VERSIONS.findIndex((version) => room(version) >= bytes.length + 2);
  const version = VERSIONS[at];
  if (!version) return null;
  const empty = frame(version, 21 + 4 * at);
  const words = woven(dataOf(bytes, room(version)), version);
  const codes = MASKS.map((_, mask) => filled(empty, words, mask));
  return codes.reduce((best, one) => (harm(one) < harm(best) ? one : best));
}
