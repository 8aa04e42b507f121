// What an icon means is said to whoever points at it, and to a finger that rests on it.
import { titleOf } from '../../src/board/legend.svelte.ts';
import { around } from './reach.ts';
import { drawn, placeOf, type Fault } from './sight.ts';

/** Drawings larger than this are grounds and panels, not icons; those much smaller are specks of one. */
const MOST = 90;
const LEAST = 8;

/** What flies over the board for a moment, and what only adorns it. */
const IDLE = '.sky, .layer, .pops, [data-ornament]';

/** The icons of a board: its smallest drawings, each of which stands for something. */
function icons(): Element[] {
  return [...document.querySelectorAll('.stage .room svg:not(:has(svg))')].filter((one) => {
    if (one.closest(IDLE)) return false;
    const { width, height } = one.getBoundingClientRect();
    return Math.max(width, height) <= MOST && Math.min(width, height) >= LEAST && drawn(one);
  });
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Whether a point of an element is within all the frames that scroll or cut off what is in them. */
const inSight = (of: Element, x: number, y: number): boolean =>
  around(of).every(
    (frame) => getComputedStyle(frame).overflow === 'visible' || holds(frame.getBoundingClientRect(), x, y),
  );

const middleOf = (icon: Element): [number, number] => {
  const { left, top, width, height } = icon.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** What a pointer meets at an icon's middle. */
function met(icon: Element): Element {
  const found = document.elementFromPoint(...middleOf(icon));
  return found?.closest('.stage') ? found : icon;
}

/** Wide enough for every board to be in sight whole, with nothing laid over it. */
const WHOLE = 1366;

/** The icons that say nothing, in the window that shows all of them at once: what they say is the same in every other. */
export function unexplained(): Fault[] {
  if (innerWidth !== WHOLE) return [];
  return icons()
    .filter((icon) => inSight(icon, ...middleOf(icon)))
    .filter((icon) => !titleOf(met(icon))?.trim())
    .map((icon) => ({
      kind: 'no legend',
      what: `${placeOf(icon)}: ${icon.outerHTML.slice(0, 60)} under ${placeOf(met(icon))}`,
    }));
}
