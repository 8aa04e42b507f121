// Every icon explains itself to a pointer, and to a long press.
import { titleOf } from '../../src/board/legend.svelte.ts';
import { revealNow } from '../../src/board/reveal.ts';
import { around } from './reach.ts';
import { drawn, placeOf, type Fault } from './sight.ts';

/** Drawings larger than this are backgrounds and panels, not icons; much smaller ones are specks of one. */
const MOST = 90;
const LEAST = 8;

/** What flies over the board for a moment, and what is only ornament. */
const IDLE = '.sky, .layer, .pops, [data-ornament]';

/** What has been checked already, so a board that is redrawn again and again is checked once. */
export class Asked {
  readonly #drawings = new WeakSet<Element>();
  readonly #alike = new Set<string>();

  /** Records a drawing; returns whether it is new, in itself and by what and where it is. */
  note(icon: Element): boolean {
    if (this.#drawings.has(icon)) return false;
    this.#drawings.add(icon);
    const path = around(icon).map((one) => `${one.getAttribute('class')} ${one.getAttribute('data-at')}`);
    const name = [icon.outerHTML, ...path].join('|');
    if (this.#alike.has(name)) return false;
    this.#alike.add(name);
    return true;
  }
}

/** The icons of a board: its smallest drawings, each of which stands for something. */
function icons(asked: Asked): Element[] {
  return [...document.querySelectorAll('.stage .room svg')].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    if (Math.max(width, height) > MOST || Math.min(width, height) < LEAST) return false;
    return asked.note(one) && !one.querySelector('svg') && !one.closest(IDLE) && drawn(one);
  });
}

/** The part of a board that a thing belongs to: what covers another part is a panel that hides it. */
const partOf = (thing: Element): Element | null => thing.closest('[data-area], dialog, .room > * > *');

/** What a pointer meets in the middle of an icon, once whatever hides its part of the board is put away. */
function met(icon: Element): Element {
  const { left, top, width, height } = icon.getBoundingClientRect();
  const point = [left + width / 2, top + height / 2] as const;
  const near = (one: Element | null): boolean => one !== null && partOf(one) === partOf(icon);
  const first = document.elementFromPoint(...point);
  // Asking for everything at that point takes long, and is seldom needed.
  const found = near(first) ? first : document.elementsFromPoint(...point).find(near);
  return found ?? icon;
}

/** Whether an icon is explained once a person scrolls to it, out from under a bar that stays in place if need be. */
const explained = (icon: Element): boolean =>
  [false, true].some((middle) => {
    revealNow(icon, middle);
    return Boolean(titleOf(met(icon))?.trim());
  });

/** Icons without an explanation, among those not checked before. */
export function unexplained(asked: Asked): Fault[] {
  return icons(asked)
    .filter((icon) => !explained(icon))
    .map((icon) => ({
      kind: 'no legend',
      what: `${placeOf(icon)}: ${icon.outerHTML.slice(0, 60)} under ${placeOf(met(icon))}`,
    }));
}
