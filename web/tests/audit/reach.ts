// Whether a finger can get at a thing: it may be scrolled to as a person would, and must then be uncovered.

const SCROLLS = /auto|scroll/;

/** Every element that contains this one, from the inside out. */
export function around(thing: Element): Element[] {
  const found: Element[] = [];
  for (let one = thing.parentElement; one; one = one.parentElement) found.push(one);
  return found;
}

/** Scrolls to a thing as a person could; hidden overflow stays where it is. If it is already in view nothing
 * moves, unless it should come to the middle. */
function reveal(thing: Element, middle: boolean): void {
  for (const frame of around(thing)) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const [at, room] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (SCROLLS.test(overflowY) && (middle || at.top < room.top || at.bottom > room.bottom))
      frame.scrollTop += at.top + at.height / 2 - room.top - room.height / 2;
    if (SCROLLS.test(overflowX) && (middle || at.left < room.left || at.right > room.right))
      frame.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
  }
}

const hits = (thing: Element, x: number, y: number): boolean => {
  const found = document.elementFromPoint(x, y);
  return found !== null && thing.contains(found);
};

/** A point where the thing can be hit: its middle, or where its neighbours leave it visible. */
export function hitPoint(thing: Element): [number, number] | null {
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.08, 0.92])
    for (const across of [0.5, 0.25, 0.75, 0.08, 0.92]) {
      const [x, y] = [left + width * across, top + height * down];
      if (hits(thing, x, y)) return [x, y];
    }
  return null;
}

/** Brings a thing to the middle of what can be scrolled, out from under what stays in place. */
export function centred(thing: Element): [number, number] | null {
  reveal(thing, true);
  return hitPoint(thing);
}

/** The same after scrolling; what is under something that stays in place may be scrolled out from under it. */
export function reachable(thing: Element): [number, number] | null {
  reveal(thing, false);
  const point = hitPoint(thing);
  return point ?? centred(thing);
}

const STEP = 2;
/** Farther than this nothing is measured. */
const FAR = 48;

function reach(
  thing: Element,
  [x, y]: readonly [number, number],
  dx: number,
  dy: number,
  most: number,
): number {
  let far = 0;
  while (far < most && hits(thing, x + dx * (far + STEP), y + dy * (far + STEP))) far += STEP;
  return far;
}

/** How far it goes both ways, as far as it matters. */
function span(thing: Element, point: readonly [number, number], dx: number, dy: number): number {
  const there = reach(thing, point, dx, dy, FAR);
  return there + reach(thing, point, -dx, -dy, FAR - there) + STEP;
}

/** How wide and how high the area is in which the thing is hit. */
export const hitSize = (thing: Element, point: readonly [number, number]): readonly [number, number] => [
  span(thing, point, 1, 0),
  span(thing, point, 0, 1),
];
