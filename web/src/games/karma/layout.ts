// Where the cards of the grid lie, and how large.

/** The grid's places: a card stays where it lies, and new cards fill the gaps in order. */
export function places(before: readonly Cell[], grid: readonly number[], least = 0): Cell[] {
  const kept = before.map((card) => (card !== null && grid.includes(card) ? card : null));
  const fresh = grid.filter((card) => !kept.includes(card));
  const filled = kept.map((card) => card ?? fresh.shift() ?? null);
  const gaps = Array.from({ length: Math.max(0, least - filled.length - fresh.length) }, () => null);
  return [...filled, ...fresh, ...gaps];
}

/** A place of the grid: a card's number, or a gap. */
export type Cell = number | null;

/** The number of columns that makes things of this shape largest in the room there is, and their width. */
export function fit(
  count: number,
  room: { width: number; height: number },
  { ratio, gap, most }: { ratio: number; gap: number; most: number },
): { columns: number; width: number } {
  let best = { columns: 1, width: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = (room.width - gap * (columns - 1)) / columns;
    const high = (room.height - gap * (rows - 1)) / rows;
    const width = Math.floor(Math.min(wide, high / ratio, most));
    if (width > best.width) best = { columns, width };
  }
  return best;
}
