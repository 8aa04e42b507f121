// Pages around the games in small windows, and the boards with letters twice as large: nothing scrolls sideways,
// nothing lies beyond the edge, and everything can be reached.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetFailedTries, GAMES, guest, home, openBrowser, type Guest } from './guest.ts';
import { rests } from './resting.ts';

const SMALL = [
  { width: 844, height: 390 },
  { width: 360, height: 640 },
] as const;

let browser: Browser;
let owner: Guest;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await guest(browser);
});
afterAll(() => browser.close());
forgetFailedTries(() => [owner]);

/** What is wrong with the page: words beyond its edges that nobody can scroll to, or the page itself. */
function beyond(): string[] {
  const wrong: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth)
    wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const scrolls = (by: Element | null): boolean => {
    for (let one = by; one; one = one.parentElement)
      if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth)
        return true;
    return false;
  };
  const unseen = (by: Element | null): boolean => {
    for (let one = by; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath !== 'none') return true;
    return false;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const by = node.parentElement;
    if (!by?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
    range.selectNodeContents(node);
    const { left, right, width, height } = range.getBoundingClientRect();
    // Text for screen readers only is not visible, nor is the link that skips the header.
    if (width <= 2 || height <= 2 || unseen(by) || by.matches('.skip')) continue;
    if ((left < -2 || right > innerWidth + 2) && !scrolls(by))
      wrong.push(
        `“${node.textContent.trim().slice(0, 40)}” from ${Math.round(left)} to ${Math.round(right)}`,
      );
  }
  return wrong;
}

/** Checks a page in both windows, with letters at normal and double size. */
async function small(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(home + path);
  await page.waitForSelector(ready);
  const wrong: string[] = [];
  for (const size of SMALL) {
    await page.setViewportSize(size);
    for (const letters of ['100%', '200%']) {
      await page.evaluate((to) => (document.documentElement.style.fontSize = to), letters);
      await rests(page);
      const found = await page.evaluate(beyond);
      wrong.push(...found.map((what) => `${size.width}x${size.height}, letters ${letters}: ${what}`));
    }
  }
  expect(wrong).toEqual([]);
}

describe('in small windows', () => {
  it.each([
    ['/', '[data-play=karma]'],
    ['/new/rajas', '[data-make]'],
    ['/learn', 'a[href="/learn/karma"]'],
    ['/daily', 'main h1'],
    ['/puzzles', 'main h1'],
    ['/duplicate', 'main h1'],
    ...GAMES.map((game) => [`/rules/${game}`, '.rulebook'] as const),
    ...GAMES.map((game) => [`/rules/${game}/law`, 'main h1'] as const),
    ['/ratings', 'main h1'],
    ['/mine', 'main h1'],
    ['/watch', 'main h1'],
    ['/settings', 'select'],
    ['/account', 'main h1'],
    ['/import', 'textarea'],
    ['/host', 'main h1'],
    ['/nowhere', 'main a'],
  ] as const)('%s', (path, ready) => small(owner.page, path, ready));
});

/** The buttons that cannot be hit, wherever a person scrolls. */
function unreachable(): string[] {
  const around = (thing: Element): Element[] => {
    const found: Element[] = [];
    for (let one = thing.parentElement; one; one = one.parentElement) found.push(one);
    return found;
  };
  const centre = (thing: Element): void => {
    for (const frame of around(thing)) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      const [at, room] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
      if (/auto|scroll/.test(overflowY))
        frame.scrollTop += at.top + at.height / 2 - room.top - room.height / 2;
      if (/auto|scroll/.test(overflowX))
        frame.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
    }
  };
  const hit = (thing: Element): boolean => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [0.5, 0.2, 0.8].some((down) =>
      [0.5, 0.2, 0.8].some((across) =>
        thing.contains(document.elementFromPoint(left + width * across, top + height * down)),
      ),
    );
  };
  return [...document.querySelectorAll('.game button, .game a')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.matches(':disabled, [tabindex="-1"], .side *'))
    .filter((one) => {
      if (hit(one)) return false;
      centre(one);
      return !hit(one);
    })
    .map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60));
}

/** A window whose browser enlarges everything twofold, and two in which only letters are enlarged. */
const LARGE = [
  { size: { width: 640, height: 400 }, letters: '100%' },
  { size: { width: 1280, height: 800 }, letters: '200%' },
  { size: { width: 390, height: 844 }, letters: '200%' },
] as const;

/** Where things lie, by selector: left, top, right and bottom in whole pixels. */
const lies = (page: Page, selector: string): Promise<readonly number[]> =>
  page.locator(selector).evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  });

/** Sits down against a bot and waits for the board. */
async function play(page: Page, game: string): Promise<void> {
  await page.goto(home);
  await page.click(`[data-play=${game}]`);
  await page.waitForSelector('.game[data-turn=mine] .stage > *');
  await rests(page);
}

describe('what stays where it is', () => {
  it('Jaipur held sideways has my purse and my hand in the window', async () => {
    const { page } = owner;
    await page.setViewportSize({ width: 844, height: 390 });
    await play(page, 'jaipur');
    for (const mine of ['.own [data-area^=purse]', '.own .hand', '.own .herd'])
      expect((await lies(page, mine))[3]).toBeLessThanOrEqual(390);
  });
  it.each([
    ['rajas', '.part.province', '[data-thing^="die "]:not([aria-disabled=true])'],
    ['charmers', '.paper', '.tray .lit'],
    ['karma', '.cloth', '.cloth .legal'],
  ] as const)('%s, when something is picked', async (game, place, thing) => {
    const { page } = owner;
    await page.setViewportSize({ width: 1366, height: 768 });
    await play(page, game);
    const before = await lies(page, place);
    await page.locator(thing).first().click();
    // Tabs are pressed too, whatever is picked.
    await page.waitForSelector('.stage [data-thing][aria-pressed=true]');
    await rests(page);
    expect(await lies(page, place)).toEqual(before);
  });
});

describe.each(GAMES)('%s enlarged twice', (game) => {
  it('keeps everything within reach', async () => {
    const { page } = owner;
    await page.setViewportSize({ width: 1280, height: 800 });
    await play(page, game);
    const wrong: string[] = [];
    for (const { size, letters } of LARGE) {
      await page.setViewportSize(size);
      await page.evaluate((to) => (document.documentElement.style.fontSize = to), letters);
      await rests(page);
      const found = [...(await page.evaluate(unreachable)), ...(await page.evaluate(beyond))];
      wrong.push(...found.map((what) => `${size.width}x${size.height}, letters ${letters}: ${what}`));
    }
    expect(wrong).toEqual([]);
  });
});

it('said nothing on the console', () => owner.leave());
