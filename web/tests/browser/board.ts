// A board as a player meets it, whatever the game: what glows may be picked, and some buttons play what is picked.
// Things are found by how they look, not by what the rules would allow.
import type { ElementHandle, JSHandle, Page } from 'playwright-core';
import { reveal } from '../../src/board/reveal.ts';

/** What glows: cards, dice, places; and what lies over the board until it is put away. */
export const GLOWS = '.stage .legal, .stage button.lit:not(.word), .stage .hot.lit .rim';
/** The buttons that play a move: what is picked, or what only words can say. */
export const PLAYS = '.stage .offer, .stage [data-confirm], .stage .go, .stage .word.lit';
/** What lies over the board until it is put away. */
export const COVERS = '.stage .result > button';

/** The elements of this kind that can be used now, and are not picked yet; of them those that wear such a mark. */
function usable([selector, mark]: readonly [string, string | null]): Element[] {
  return [...document.querySelectorAll(selector)].filter((thing) => {
    // The rim of a drawing is its own part: the mark hangs on the whole.
    const whole = thing.closest('.hot, .lies') ?? thing;
    if (mark !== null && !whole.querySelector(mark)) return false;
    const box = thing.getBoundingClientRect();
    const off = thing.getAttribute('aria-disabled') === 'true' || thing.matches(':disabled');
    const picked = thing.getAttribute('aria-pressed') === 'true';
    return box.width > 0 && getComputedStyle(thing).visibility !== 'hidden' && !off && !picked;
  });
}

export class Things {
  private constructor(
    readonly all: JSHandle<Element[]>,
    readonly count: number,
  ) {}

  static async on(page: Page, selector: string, mark: string | null = null): Promise<Things> {
    const all = await page.evaluateHandle(usable, [selector, mark] as const);
    return new Things(all, await all.evaluate((things) => things.length));
  }

  async nth(n: number): Promise<ElementHandle<Element> | null> {
    return (await this.all.evaluateHandle((things, at) => things[at] ?? null, n)).asElement();
  }
}

/** A point where a thing can be hit: near its middle, or where its neighbours leave it in sight. */
function hittable(thing: Element): [number, number] | 'gone' | 'covered' {
  if (!thing.isConnected) return 'gone';
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const down of [0.5, 0.2, 0.8, 0.05, 0.95])
    for (const across of [0.5, 0.2, 0.8, 0.05, 0.95]) {
      const [x, y] = [left + width * across, top + height * down];
      if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  return 'covered';
}

/** Where and when each page was tapped last. Two taps at one place in a row would be one gesture, which looks at a
 * part of the board from near. */
const taps = new WeakMap<Page, { readonly x: number; readonly y: number; readonly at: number }>();
const GESTURE = { ms: 340, px: 30 };

async function tap(page: Page, x: number, y: number): Promise<void> {
  const last = taps.get(page);
  const since = Date.now() - (last?.at ?? 0);
  if (last && since < GESTURE.ms && Math.hypot(x - last.x, y - last.y) < GESTURE.px)
    await page.waitForTimeout(GESTURE.ms - since);
  await page.touchscreen.tap(x, y);
  taps.set(page, { x, y, at: Date.now() });
}

/** Clicks or taps a thing where it is seen. */
export async function hit(page: Page, things: Things, n: number, touch: boolean): Promise<void> {
  if (!touch) return click(page, things, n);
  const thing = await things.nth(n);
  // What a finger cannot reach yet is scrolled into sight first.
  await thing?.evaluate(reveal, true);
  const point = await thing?.evaluate(hittable);
  if (Array.isArray(point)) await tap(page, ...point);
}

const nameOf = (thing: Element): string => thing.getAttribute('aria-label') ?? thing.textContent ?? '';

/** Clicks a thing where it is seen. What glows and cannot be hit anywhere is a fault of the board, unless its like
 * lies over it: of equal cards in a pile one is as good as another. */
export async function click(page: Page, things: Things, n: number): Promise<void> {
  const thing = await things.nth(n);
  const point = await thing?.evaluate(hittable);
  if (Array.isArray(point)) return page.mouse.click(...point);
  const name = await thing?.evaluate(nameOf);
  const alike = await things.all.evaluate(
    (all, wanted) =>
      all.filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === wanted).length,
    name,
  );
  if (point === 'covered' && alike < 2) throw new Error(`it glows and cannot be clicked: ${name}`);
}

/** How many presses of Tab lead from the focus to a thing; below none: of Shift and Tab. */
function way(thing: Element): number {
  const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex]')]
    .filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled'))
    .filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const from = stops.findIndex((stop) => stop === document.activeElement);
  // Where the focus is on no stop, only the browser knows from where it goes on: one step tells.
  return from < 0 ? 1 : stops.indexOf(thing as HTMLElement) - from;
}

/** The way is found anew as often as this, should the page change on it. */
const MOST_WAYS = 12;

/** Goes to a thing by Tab from where the focus is, and presses Enter there. It fails where Tab does not lead to it. */
export async function enter(page: Page, things: Things, n: number): Promise<void> {
  const thing = await things.nth(n);
  for (let ways = 0; thing && ways < MOST_WAYS; ways += 1) {
    if (await thing.evaluate((one) => one === document.activeElement)) return page.keyboard.press('Enter');
    if (!(await thing.evaluate((one) => one.isConnected))) return;
    const steps = await thing.evaluate(way);
    for (let step = 0; step < Math.abs(steps); step += 1)
      await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
  }
  if (thing) throw new Error(`Tab does not lead to ${await thing.evaluate(nameOf)}`);
}
