// Where the puzzle results are stored: in the browser's own storage, for each game.
import { FRESH, type Memory } from './memory.ts';

const KEY = 'durbar-puzzles';

function all(): Record<string, Memory> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Memory>;
  } catch {
    return {};
  }
}

export const remembered = (game: string): Memory => ({ ...FRESH, ...all()[game] });

export function store(game: string, memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: memory }));
  } catch {
    // They last until the page is closed.
  }
}
