// What a page showed, if only for a moment: noted in the page itself, where a busy machine misses nothing.
import type { Page } from 'playwright-core';

export interface Noted {
  /** In milliseconds of the page's own clock. */
  readonly at: number;
  /** The position that was shown, and whose turn it was. */
  readonly v: number;
  readonly turn: string;
  /** Whether what was looked for was there. */
  readonly there: boolean;
}

type Noting = { noted: Noted[] };

/** Notes every change from now on until the page is left; returns what tells of them so far, oldest first. */
export async function noting(page: Page, selector: string): Promise<() => Promise<Noted[]>> {
  await page.evaluate((wanted) => {
    const noted: Noted[] = [];
    const note = (): void => {
      const { v = '', turn = '' } = document.querySelector<HTMLElement>('.game')?.dataset ?? {};
      const now = { v: Number(v), turn, there: document.querySelector(wanted) !== null };
      const last = noted.at(-1);
      if (last?.v === now.v && last.turn === now.turn && last.there === now.there) return;
      noted.push({ at: performance.now(), ...now });
    };
    note();
    Object.assign(window, { noted });
    const attributeFilter = ['data-v', 'data-turn'];
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter });
  }, selector);
  return () => page.evaluate(() => (window as unknown as Noting).noted);
}
