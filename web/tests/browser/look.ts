// Checks a page in five ways, light and dark, on a desktop, a tablet and a phone: nothing serious from axe, no
// sideways scrolling, none at all where there must be none, and a picture for a person.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, harms, home, PHONE, scrolls, shoot } from './guest.ts';
import { rests } from './resting.ts';

const VIEWS = [
  ['desk', DESKTOP, 'light'],
  ['desk-dark', DESKTOP, 'dark'],
  ['tablet', { width: 820, height: 1180 }, 'light'],
  ['phone', PHONE, 'light'],
  ['phone-dark', PHONE, 'dark'],
] as const;

export interface Look {
  readonly name: string;
  readonly path: string;
  /** What must be there before it is checked. */
  readonly ready: string;
  /** Whether it must fit its window. */
  readonly whole?: boolean;
  /** Whether a similar page is examined elsewhere: two of the five ways then cover all colours and both layouts. */
  readonly again?: boolean;
}

export async function look(
  page: Page,
  { name, path, ready, whole = false, again = false }: Look,
): Promise<void> {
  await page.goto(home + path);
  await page.waitForSelector(ready);
  const wrong: string[] = [];
  for (const [view, size, colorScheme] of VIEWS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await rests(page);
    if (!again || view === 'desk' || view === 'phone-dark')
      wrong.push(...(await harms(page)).map((harm) => `${view}: ${harm}`));
    if (whole && (await scrolls(page))) wrong.push(`${view}: the page scrolls`);
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
      wrong.push(`${view}: the page scrolls sideways`);
    await shoot(page, `${name}-${view}`);
  }
  await page.setViewportSize(DESKTOP);
  expect(wrong).toEqual([]);
}
