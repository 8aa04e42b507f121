// A browser, its guests, and what they must never see: an error on the console.
import axe, { type AxeResults } from 'axe-core';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { beforeEach, expect, inject, onTestFailed } from 'vitest';

export const home = inject('durbar');
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const GAMES = ['jaipur', 'rajas', 'charmers', 'karma'] as const;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });
}

export interface Guest {
  readonly page: Page;
  /** What the console should not have said. */
  readonly faults: string[];
  leave(): Promise<void>;
}

/** A new guest, with a separate browser profile. */
export async function guest(browser: Browser, options: BrowserContextOptions = {}): Promise<Guest> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} at ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  if (expect.getState().currentTestName)
    onTestFailed(async () => {
      await shoot(page, `failed-${Date.now()}`).catch(() => {});
      // The next try has guests of its own.
      await context.close();
    });
  return {
    page,
    faults,
    async leave() {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

/** Forgets what the console said to guests of a whole file during a try that failed: the next try shows it again if it
 * was no accident. */
export function forgetFailedTries(guests: () => readonly (Guest | undefined)[]): void {
  beforeEach(() => {
    const before = guests().map((one) => one?.faults.length ?? 0);
    onTestFailed(() => guests().forEach((one, n) => one?.faults.splice(before[n] ?? 0)));
  });
}

/** The serious problems axe finds on the page. */
export async function harms(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    );
}

/** Whether the page is larger than its window. */
export function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > window.innerWidth || scrollHeight > window.innerHeight;
  });
}

const shots = fileURLToPath(new URL('../../shots/', import.meta.url));

/** A picture for a person to look at. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}${name}.png` });
}

/** Numbers that are the same in every run with the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}
