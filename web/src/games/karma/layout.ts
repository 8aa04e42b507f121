// Where the cards of the grid lie, and how large.

/** A place of the grid: a card's number, or a gap. */
export type Cell = number | null;

/** The places of the grid: a card stays where it lies, one that comes back lies where it lay, and new cards fill the
 * gaps in order. */
export class Places {
  #cells: readonly Cell[] = [];
  readonly #lay = new Map<number, number>();

  /** Where these cards lie now, with gaps as long as there are places for them. */
  of(grid: readonly number[], places: number): readonly Cell[] {
    const cells = Array.from({ length: Math.max(places, grid.length) }, (_, at): Cell => {
      const card = this.#cells[at] ?? null;
      return card !== null && grid.includes(card) ? card : null;
    });
    const lay = (card: number, at: number): void => {
      cells[at] = card;
      this.#lay.set(card, at);
    };
    const missing = (): number[] => grid.filter((card) => !cells.includes(card));
    for (const card of missing()) {
      const at = this.#lay.get(card);
      if (at !== undefined && cells[at] === null) lay(card, at);
    }
    for (const card of missing()) lay(card, cells.indexOf(null));
    this.#cells = cells;
    return cells;
  }
}

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

/** How many of them there is room for that are no narrower than this. */
export function held(least: number, ...[count, room, shape]: Parameters<typeof fit>): number {
  let most = count;
  while (most > 0 && fit(most, room, shape).width < least) most -= 1;
  return most;
}
