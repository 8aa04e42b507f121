// How much room a board needs. Boards lay themselves out by the room they are given, in three shapes: wide,
// narrow for a phone held upright, and short for one held sideways. Beneath its least height a board is drawn at that height, and the stage scrolls.

/** The least height of a board in each shape, in pixels. */
export interface Room {
  readonly wide: number;
  readonly narrow: number;
  readonly short: number;
}

/** What a board that says nothing gets. */
export const ANY_ROOM: Room = { wide: 0, narrow: 0, short: 0 };

/** Whether a room is short; style sheets say the same as `@container (max-height: 480px)`, after which what is said of
 * narrow rooms comes. */
export const isShort = (width: number, height: number): boolean => height <= 480 && !isNarrow(width, height);

/** Whether a room is narrow; style sheets say the same as
 * `@container (max-width: 560px) or ((max-width: 760px) and (orientation: portrait))`. */
export const isNarrow = (width: number, height: number): boolean =>
  width <= 560 || (width <= 760 && height >= width);
