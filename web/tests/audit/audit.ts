// The geometric audit of the boards: npm run audit looks at a set of pairs, AUDIT=rajas or AUDIT='667x375 dark' at every
// combination with these words in its name, and AUDIT=all or AUDIT='all rajas' makes every move there, not one of each
// sort. What fails is printed as a table.
// Each game has a file of its own, so that two of them are looked at side by side.
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Rules } from './examine.ts';
import { everything, pairs, type Game, type Look } from './matrix.ts';
import type { Ask } from './page.ts';
import type { Fault } from './sight.ts';

const words = (process.env['AUDIT'] ?? '').split(' ').filter((word) => word !== '');
const everyMove = words.includes('all');
const parts = words.filter((word) => word !== 'all');
const titleOf = ({ file, window, theme, language }: Look): string =>
  `${file} ${window.name} ${theme} ${language}`;
const named = (look: Look): boolean => parts.every((part) => titleOf(look).includes(part));
const looks = (): Look[] => (words.length === 0 ? pairs() : everything().filter(named));

const POSITIONS = everyMove ? 40 : 6;
const TAPS = everyMove ? 20_000 : 240;

interface Room {
  readonly browser: Browser;
  /** The page that is open, by what it shows. */
  readonly pages: Map<string, Page>;
}

async function open(): Promise<Room> {
  const browser = await chromium.launch({
    // With a mouse, scroll bars take room.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return { browser, pages: new Map() };
}

/** The page of these positions; loaded once, then only given another theme and size. */
async function pageOf({ browser, pages }: Room, { file, window: { touch } }: Look): Promise<Page> {
  const name = `${file} ${touch}`;
  const kept = pages.get(name);
  if (kept) return kept;
  for (const old of pages.values()) await old.close();
  pages.clear();
  const page = await browser.newPage({ reducedMotion: 'reduce', hasTouch: touch, isMobile: touch });
  await page.goto(`${inject('bench')}?file=${file}`);
  await page.waitForFunction(() => 'audit' in window);
  await page.waitForSelector('.room > *');
  pages.set(name, page);
  return page;
}

async function look(at: Room, one: Look): Promise<Fault[]> {
  const page = await pageOf(at, one);
  const { window: room, theme, language } = one;
  await page.setViewportSize({ width: room.width, height: room.height });
  const rules: Rules = {
    target: room.touch ? 44 : 0,
    square: room.touch ? 36 : 0,
    text: room.small ? 11 : 12,
    taps: TAPS,
    all: everyMove,
  };
  const asks: Ask = { rules, theme, language, positions: POSITIONS };
  return page.evaluate(
    (all) => (window as unknown as { audit(all: Ask): Promise<Fault[]> }).audit(all),
    asks,
  );
}

/** By file and by whether fingers are used: pages are kept while neither changes. */
const alike = (one: Look, other: Look): number =>
  one.file.localeCompare(other.file) || Number(one.window.touch) - Number(other.window.touch);

export function audit(game: Game): void {
  const mine = looks()
    .filter((one) => one.game === game)
    .toSorted(alike);
  describe.skipIf(mine.length === 0)(game, () => {
    const table: string[] = [];
    let room: Room;
    beforeAll(async () => {
      room = await open();
    });
    afterAll(async () => {
      if (table.length > 0) console.log([`${table.length} faults`, ...table].join('\n'));
      await room.browser.close();
    });
    it.each(mine.map((one) => [titleOf(one), one] as const))('%s', async (title, one) => {
      const faults = await look(room, one);
      table.push(...faults.map(({ kind, what }) => `${title.padEnd(52)} ${kind.padEnd(13)} ${what}`));
      expect(faults.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([]);
    });
  });
}
