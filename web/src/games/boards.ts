// The boards, each loaded when its game is first opened. A game without a board of its own gets the plain one.
import type { Board } from '../board/board.ts';
import { ANY_ROOM, type Room } from '../board/room.ts';

/** A board, and as much room as it needs. */
export interface Drawn {
  readonly board: Board;
  readonly room: Room;
}

const own = import.meta.glob<{ default: Board; ROOM?: Room }>('./*/Board.svelte');

export async function boardOf(game: string): Promise<Drawn | null> {
  const load = own[`./${game}/Board.svelte`];
  if (!load) return null;
  const { default: board, ROOM: room = ANY_ROOM } = await load();
  return { board, room };
}
