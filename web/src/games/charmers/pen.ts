// Strokes that look handwritten: the same seed gives the same stroke, so a sheet never trembles.
export type Point = readonly [number, number];

/** A small generator of numbers from 0 to 1 out of a word. */
function generator(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}

const r = (value: number): string => value.toFixed(1);

/** A smooth line through points. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  let path = `M${r(first[0])} ${r(first[1])}`;
  rest.slice(0, -1).forEach(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    const end = index === rest.length - 2 ? last : ([(x + nextX) / 2, (y + nextY) / 2] as const);
    path += `Q${r(x)} ${r(y)} ${r(end[0])} ${r(end[1])}`;
  });
  return rest.length > 1 ? path : `${path}L${r(last[0])} ${r(last[1])}`;
}

/** A line between two points with a slight tremble; its ends are exact. */
export function line(from: Point, to: Point, seed: string, tremble = 1.6): string {
  const next = generator(seed);
  const steps = 4;
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const part = index / steps;
    const off = index === 0 || index === steps ? 0 : 2 * tremble * (next() - 0.5);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [from[0] + dx * part - (dy / length) * off, from[1] + dy * part + (dx / length) * off];
  });
  return smooth(points);
}

/** A cross of two strokes. */
export function cross([x, y]: Point, radius: number, seed: string): string {
  const next = generator(seed);
  const near = (): number => radius * (0.85 + 0.3 * next());
  const one = line([x - near(), y - near()], [x + near(), y + near()], `${seed}1`);
  return one + line([x + near(), y - near()], [x - near(), y + near()], `${seed}2`);
}

/** A ring that overlaps its own beginning, as one draws it. */
export function ring([x, y]: Point, wide: number, high: number, seed: string): string {
  const next = generator(seed);
  const start = -1.9 + next();
  const points = Array.from({ length: 14 }, (_, index): Point => {
    const angle = start + (index / 12) * 2 * Math.PI;
    const grow = 0.94 + 0.09 * next() + (index > 11 ? 0.08 : 0);
    return [x + Math.cos(angle) * wide * grow, y + Math.sin(angle) * high * grow];
  });
  return smooth(points);
}

/** A tick. */
export function tick([x, y]: Point, size: number, seed: string): string {
  const near = 0.9 + 0.2 * generator(seed)();
  return smooth([
    [x - size * 0.7, y],
    [x - size * 0.2, y + size * 0.6 * near],
    [x + size * near, y - size * 0.8],
  ]);
}

const ENDS: Readonly<Record<string, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** A road with these arms in a square around a middle; its ends meet those of the neighbours. */
export function road([x, y]: Point, half: number, arms: string, seed: string): string {
  const end = (arm: string): Point => {
    const [dx, dy] = ENDS[arm] ?? [0, 0];
    return [x + dx * half, y + dy * half];
  };
  const list = [...arms];
  const [first = 'n', second] = list;
  if (second === undefined) return line([x, y], end(first), seed);
  const straight = (a: string, b: string): string => line(end(a), end(b), `${seed}${a}${b}`, 2.2);
  const opposite = ['ns', 'ew'].filter((pair) => [...pair].every((arm) => list.includes(arm)));
  if (opposite.length === 0) {
    const next = generator(seed);
    const by = (): number => half * 0.14 * (next() - 0.5);
    const [a, b] = [end(first), end(second)];
    const through: Point = [
      (a[0] + b[0]) / 2 - (a[0] + b[0] - 2 * x) * 0.28 + by(),
      (a[1] + b[1]) / 2 - (a[1] + b[1] - 2 * y) * 0.28 + by(),
    ];
    return smooth([
      a,
      [x + (a[0] - x) * 0.45, y + (a[1] - y) * 0.45],
      through,
      [x + (b[0] - x) * 0.45, y + (b[1] - y) * 0.45],
      b,
    ]);
  }
  const rest = list.filter((arm) => !opposite.some((pair) => pair.includes(arm)));
  const lines = opposite.map(([a = '', b = '']) => straight(a, b));
  return lines.join('') + rest.map((arm) => line([x, y], end(arm), `${seed}${arm}`, 2)).join('');
}
