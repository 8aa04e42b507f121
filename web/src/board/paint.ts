// Whoever asks where things lie makes the browser lay out the page at once, and once more after every change in between.
// So everyone who looks does it together, just before the next frame is painted: first all look, then all change.
import { flushSync } from 'svelte';

/** Looks at the page, and returns what is to be changed then, if anything. */
export type Look = () => (() => void) | void;

/** What is changed may bring new things to look at in the same frame; more rounds than this are no longer one frame. */
const ROUNDS = 3;
const waiting = new Set<Look>();
let asked = false;

/** Looks before the next frame is painted, once, however often it is asked for; the answer takes that back. */
export function beforePaint(look: Look): () => void {
  waiting.add(look);
  ask();
  return () => void waiting.delete(look);
}

function ask(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    for (let round = 0; round < ROUNDS && waiting.size > 0; round += 1) lookAround();
    if (waiting.size > 0) ask();
  });
}

/** One who fails must not keep the others from looking. */
function tried(look: Look): (() => void) | void {
  try {
    return look();
  } catch (error) {
    reportError(error);
  }
}

function lookAround(): void {
  const looks = [...waiting];
  waiting.clear();
  const changes = looks.map(tried);
  for (const change of changes) change?.();
  flushSync();
}
