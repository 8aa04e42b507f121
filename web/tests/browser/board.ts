// A board as a player sees it, whatever the game: highlighted things can be picked, and some buttons play the
// selection. Things are found by how they look, not by what the rules would allow.
import type { ElementHandle, JSHandle, Page } from 'playwright-core';
import { revealNow } from '../../src/board/reveal.ts';

/** Highlighted things: cards, dice, places; and what covers the board until it is dismissed. */
export const GLOWS = '.stage .legal, .stage button.lit:not(.word), .stage .hot.lit .rim';
/** The buttons that play a move: the selection, or what only words can say. */
export const PLAYS = '.stage .offer, .stage [data-confirm], .stage .go, .stage .word.lit';
/** What covers the board until it is dismissed. */
export const COVERS = '.stage .result > button';

/** The elements of this kind that can be used now and are not picked yet; optionally only those with a mark. */
function usable([selector, mark]: readonly [string, string | null]): Element[] {
  return [...document.querySelectorAll(selector)].filter((thing) => {
    // The outline of a drawing is a separate part: the mark belongs to the whole.
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

/** A point where a thing can be hit: near its middle, or where its neighbours leave it visible. */
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

/** Where and when each page was last tapped. Two taps in a row at one place would be a gesture that zooms into a
 * part of the board. */
const taps = new WeakMap<Page, { readonly x: number; readonly y: number; readonly at: number }>();
const GESTURE = { ms: 340, px: 30 };

/** How long to wait before a tap here. */
function untilFree(page: Page, [x, y]: readonly [number, number]): number {
  const last = taps.get(page);
  if (!last || Math.hypot(x - last.x, y - last.y) >= GESTURE.px) return 0;
  return Math.max(0, GESTURE.ms - (Date.now() - last.at));
}

async function tap(page: Page, thing: ElementHandle<Element>): Promise<void> {
  const before = await thing.evaluate(hittable);
  const wait = Array.isArray(before) ? untilFree(page, before) : 0;
  if (wait > 0) await page.waitForTimeout(wait);
  // It may have moved meanwhile.
  const point = wait > 0 ? await thing.evaluate(hittable) : before;
  if (!Array.isArray(point)) return;
  const [x, y] = point;
  await page.touchscreen.tap(x, y);
  taps.set(page, { x, y, at: Date.now() });
}

/** Waits until a thing keeps its place: boards scroll to what can be picked next, a frame after it can be. */
async function rested(thing: Element): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  for (let [tries, before] = [0, '']; tries < 30; tries += 1) {
    const { left, top } = thing.getBoundingClientRect();
    if (`${left} ${top}` === before) return;
    before = `${left} ${top}`;
    await frame();
    await frame();
  }
}

/** Clicks or taps a thing where it is visible. */
export async function hit(page: Page, things: Things, n: number, touch: boolean): Promise<void> {
  if (!touch) return click(page, things, n);
  const thing = await things.nth(n);
  await thing?.evaluate(rested);
  // What a finger cannot reach yet is scrolled into view first.
  await thing?.evaluate(revealNow, true);
  if (thing) await tap(page, thing);
}

const nameOf = (thing: Element): string => thing.getAttribute('aria-label') ?? thing.textContent ?? '';

/** How many of these things have the name of this one. */
const namesakes = (things: Things, thing: ElementHandle<Element>): Promise<number> =>
  things.all.evaluate((all, one) => {
    const called = (each: Element): string => each.getAttribute('aria-label') ?? each.textContent ?? '';
    return all.filter((each) => called(each) === called(one)).length;
  }, thing);

/** For how many frames a thing may be covered: what moves across it is gone by then. */
const MOST_FRAMES = 30;

/** Clicks a thing where it is visible. A highlighted thing that cannot be hit anywhere is a fault of the board,
 * unless an equal one covers it: of equal cards in a pile one is as good as another. */
export async function click(page: Page, things: Things, n: number): Promise<void> {
  const thing = await things.nth(n);
  for (let frames = 0; thing && frames < MOST_FRAMES; frames += 1) {
    const point = await thing.evaluate(hittable);
    if (Array.isArray(point)) return page.mouse.click(...point);
    if (point === 'gone' || (await namesakes(things, thing)) > 1) return;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  if (thing) throw new Error(`it glows and cannot be clicked: ${await thing.evaluate(nameOf)}`);
}

/** How many presses of Tab lead from the focus to a thing; negative for Shift+Tab. */
function way(thing: Element): number {
  const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex]')]
    .filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled'))
    .filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const from = stops.findIndex((stop) => stop === document.activeElement);
  // If the focus is on no tab stop, only the browser knows where it continues: one step shows.
  return from < 0 ? 1 : stops.indexOf(thing as HTMLElement) - from;
}

/** How often the way is looked for again if the page changes. */
const MOST_WAYS = 12;

/** Goes to a thing by Tab from the focus, and presses Enter there. It fails if Tab does not lead to it. */
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
