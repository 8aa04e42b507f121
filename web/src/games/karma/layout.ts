// Where the cards of the grid lie, and how large.

/** A place of the grid: a card's number, or a gap. */
export type Cell = number | null;

/** The places of the grid: a card stays where it came to lie and comes back there, and new cards fill the gaps in order.
 * One whose place there is no room for lies in a gap as long as that lasts. */
export class Places {
  readonly #homes = new Map<number, number>();
  #cells: readonly Cell[] = [];

  /** Where these cards lie now, with gaps as long as there are places for them. */
  of(grid: readonly number[], places: number): readonly Cell[] {
    const cells = Array.from({ length: Math.max(places, grid.length) }, (): Cell => null);
    const fits = (card: number, at = -1): boolean => {
      const free = cells[at] === null;
      if (free) cells[at] = card;
      return free;
    };
    const away = grid.filter((card) => !fits(card, this.#homes.get(card)));
    for (const card of away.filter((one) => !fits(one, this.#cells.indexOf(one)))) {
      const at = cells.indexOf(null);
      cells[at] = card;
      if (!this.#homes.has(card)) this.#homes.set(card, at);
    }
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
