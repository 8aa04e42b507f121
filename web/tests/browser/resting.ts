// A page at rest: a board learns how much room it has when a frame is drawn, and lays itself out again then.
import type { Page } from 'playwright-core';

/** Waits until these elements have kept their places for two frames, or moved for too many. */
export function rests(page: Page, selector = 'body *'): Promise<void> {
  return page.evaluate(async (wanted) => {
    const places = (): string =>
      [...document.querySelectorAll(wanted)]
        .map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return `${left} ${top} ${width} ${height}`;
        })
        .join();
    await document.fonts.ready;
    for (let [frames, same, before] = [0, 0, '']; frames < 120 && same < 2; frames += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      const now = places();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  }, selector);
}

/** Gives a page a window of this size, and waits until it has taken its room. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await rests(page);
}
