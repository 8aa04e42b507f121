// The course of the river: spaces in rows that wind back and forth, the start first.

/** Room for the bends at either side, in columns. */
const BEND = 0.5;

export interface Point {
  x: number;
  y: number;
}

export interface Course {
  columns: number;
  rows: number;
  /** The middle of every space, the start at 0, in parts of the whole width and height. */
  points: Point[];
}

/** Rows as long as the room allows; the start counts as a space. */
export function course(spaces: number, columns: number): Course {
  const rows = Math.ceil((spaces + 1) / columns);
  const points = Array.from({ length: spaces + 1 }, (_, at) => {
    const row = Math.floor(at / columns);
    const along = at % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    return { x: (column + 0.5 + BEND) / (columns + 2 * BEND), y: (row + 0.5) / rows };
  });
  return { columns, rows, points };
}

/** How many columns fit: few and large where the room is narrow. */
export function columnsFor(width: number, height: number, spaces: number): number {
  const wide = Math.ceil((spaces + 1) / 2);
  if (width <= 0 || height <= 0 || width / wide >= 30) return wide;
  return Math.ceil((spaces + 1) / 4);
}

/** The line through the spaces in pixels, with round bends where a row ends. */
export function courseLine({ points, columns }: Course, width: number, height: number): string {
  return points
    .map(({ x, y }, at) => {
      const px = `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`;
      if (at === 0) return `M${px}`;
      if (at % columns !== 0) return `L${px}`;
      const before = points[at - 1] ?? { x, y };
      const out = ((x > 0.5 ? 1 : -1) * 0.75 * width) / (columns + 2 * BEND);
      const bend = (point: Point) => `${(point.x * width + out).toFixed(1)} ${(point.y * height).toFixed(1)}`;
      return `C${bend(before)} ${bend({ x, y })} ${px}`;
    })
    .join('');
}
