// The boards, each loaded when its game is first opened. A game without a board of its own gets the plain one.
import type { Board } from '../board/board.ts';

const own = import.meta.glob<{ default: Board }>('./*/Board.svelte');

export async function boardOf(game: string): Promise<Board | null> {
  const load = own[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
