// A board only learns how much room its parts have when a frame is drawn, and then lays them out again. What is
// measured before that is still moving, and no fault of the board.
import { flushSync } from 'svelte';

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Lets a board settle into its room: parts whose room changed when others took theirs need a second frame. */
export async function atRest(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) {
    flushSync();
    await frame();
  }
  flushSync();
}
