// A board learns how much room its parts have only when a frame is drawn, and lays them out anew then. What is
// measured before that is on its way, and no fault of the board.
import { flushSync } from 'svelte';

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Lets a board take the room it has: parts whose room changed when others took theirs need a second frame. */
export async function atRest(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) {
    flushSync();
    await frame();
  }
  flushSync();
}
