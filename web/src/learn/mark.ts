// The marks of a lesson's move on the board.
import { reveal } from '../board/reveal.ts';

/** Whether a finger could hit the thing that wears the mark, where the mark is on it. */
function inSight(mark: Element): boolean {
  const { left, top, width, height } = mark.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && (mark.parentElement?.contains(found) ?? false);
}

/** Scrolls the first mark to the middle: always, or only if it is out of view. */
export function revealMark(always: boolean): void {
  const mark = document.querySelector('.stage :is(.rank, .ranks)');
  if (mark && (always || !inSight(mark))) reveal(mark, true);
}
