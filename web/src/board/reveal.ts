// Brings a thing into sight within what a person can scroll. `scrollIntoView` would also move what is cut off for good:
// on a phone the whole page, with the words above the board.
import { beforePaint } from './paint.ts';

/** Before the next frame; where it is in sight already nothing moves, unless it is to come to the middle, where no bar
 * lies over it. */
export function reveal(thing: Element, middle = false): void {
  beforePaint(() => () => revealNow(thing, middle));
}

/** At once, for those who look right after. */
export function revealNow(thing: Element, middle: boolean): void {
  for (let frame = thing.parentElement; frame; frame = frame.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const [at, room] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (/auto|scroll/.test(overflowY) && (middle || at.top < room.top || at.bottom > room.bottom))
      frame.scrollTop += at.top + at.height / 2 - room.top - room.height / 2;
    if (/auto|scroll/.test(overflowX) && (middle || at.left < room.left || at.right > room.right))
      frame.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
  }
}
