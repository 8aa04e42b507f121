// A phone in the hand: it is rotated in the middle of a selection, a finger rests on a thing, and colours are the
// system's.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, guest, home, openBrowser, PHONE } from './guest.ts';
import { resize, rests } from './resting.ts';
import { becomes } from './table.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const SIDEWAYS = { width: PHONE.height, height: PHONE.width };
const GLOWS = '.stage .legal, .stage button.lit:not(.word), .stage .hot.lit .rim';
const PICKED = '.stage .picked, .stage .chosen, .stage button[aria-pressed=true].lit';

async function atTable(page: Page, game: string): Promise<void> {
  await page.goto(home);
  await page.click(`[data-play=${game}]`);
  await becomes(page, 'mine');
  await page.waitForSelector(GLOWS);
  await rests(page);
}

const count = (page: Page, selector: string): Promise<number> => page.locator(selector).count();

describe.each(GAMES)('%s', (game) => {
  it('keeps a selection when the phone is rotated', async () => {
    const { page, leave } = await guest(browser, { viewport: PHONE, hasTouch: true });
    await atTable(page, game);
    for (let n = 0; n < 8 && (await count(page, PICKED)) === 0; n += 1) {
      await page.locator(GLOWS).nth(n).tap({ force: true });
      // What a tap does may come after it; a thing that is pressed and not picked leaves nothing to wait for.
      await page.waitForSelector(PICKED, { timeout: 2000 }).catch(() => null);
    }
    const picked = await count(page, PICKED);
    expect(picked).toBeGreaterThan(0);
    await resize(page, SIDEWAYS);
    await expect.poll(() => count(page, PICKED)).toBe(picked);
    await resize(page, PHONE);
    await expect.poll(() => count(page, PICKED)).toBe(picked);
    await becomes(page, 'mine');
    await leave();
  });

  it('a long press explains an item without picking it', async () => {
    const { page, leave } = await guest(browser, { viewport: PHONE, hasTouch: true });
    await atTable(page, game);
    const named = page.locator('.stage').locator(':is([title], :has(> title)):visible').last();
    const box = await named.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const touch = (type: string): Promise<void> =>
      page.evaluate(
        ([kind, clientX, clientY]) => {
          const init = { bubbles: true, pointerType: 'touch', clientX, clientY };
          document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent(kind, init));
        },
        [type, x, y] as const,
      );
    await touch('pointerdown');
    await page.locator('.legend').waitFor();
    expect((await page.locator('.legend').innerText()).length).toBeGreaterThan(2);
    await touch('pointerup');
    await page.mouse.click(x, y);
    expect(await count(page, PICKED)).toBe(0);
    await leave();
  });

  it("shows what can be picked in the system's colours", async () => {
    const { page, leave } = await guest(browser, { forcedColors: 'active' });
    await atTable(page, game);
    const bare = await page.locator(GLOWS).evaluateAll(
      (things) =>
        things.filter((thing) => {
          const { outlineStyle, stroke, strokeWidth } = getComputedStyle(thing);
          const drawn = stroke !== 'none' && Number.parseFloat(strokeWidth) >= 2;
          return outlineStyle === 'none' && !drawn;
        }).length,
    );
    expect(bare).toBe(0);
    await leave();
  });
});
