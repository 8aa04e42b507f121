// Brings a thing into sight within what a person can scroll. `scrollIntoView` would also move what is cut off for good:
// on a phone the whole page, with the words above the board.
import { beforePaint } from './paint.ts';

/** Before the next frame; where it is in sight already nothing moves, unless it is to come to the middle, where no bar
 * lies over it. */
export function reveal(thing: Element, middle = false): void {
  beforePaint(() => () => revealNow(thing, middle));
}

/** At once, for those who look right after. In a low window a bar may cover even the middle: then the thing goes to the
 * upper edge. Tests send this function to a page as it is, so it uses nothing around it. */
export function revealNow(thing: Element, middle: boolean): void {
  const EDGE = 8;
  const covered = (): boolean => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const first = document.elementFromPoint(left + width / 2, top + height / 2);
    return first !== null && !thing.contains(first) && !first.contains(thing);
  };
  for (let frame = thing.parentElement; frame; frame = frame.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const [at, room] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (/auto|scroll/.test(overflowY) && (middle || at.top < room.top || at.bottom > room.bottom))
      frame.scrollTop += at.top + at.height / 2 - room.top - room.height / 2;
    if (/auto|scroll/.test(overflowY) && middle && covered())
      frame.scrollTop += thing.getBoundingClientRect().top - room.top - EDGE;
    if (/auto|scroll/.test(overflowX) && (middle || at.left < room.left || at.right > room.right))
      frame.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
  }
}
