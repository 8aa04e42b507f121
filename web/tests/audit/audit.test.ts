// The geometric audit of the boards: npm run audit looks at a set of pairs, AUDIT=all at every combination,
// AUDIT=rajas or AUDIT=667x375 at what has that in its name. What fails is printed as a table.
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from './examine.ts';
import { everything, GAMES, LANGUAGES, pairs, THEMES, WINDOWS, type Look } from './matrix.ts';
import type { Ask } from './page.ts';
import type { Fault } from './sight.ts';

const asked = process.env['AUDIT'] ?? '';
const titleOf = ({ file, window, theme, language }: Look): string =>
  `${file} ${window.name} ${theme} ${language}`;
const looks =
  asked === 'all'
    ? everything()
    : asked === ''
      ? pairs()
      : pairs().filter((look) => asked.split(' ').every((part) => titleOf(look).includes(part)));

const POSITIONS = asked === 'all' ? 40 : 6;
const TAPS = asked === 'all' ? 4000 : 240;

let server: ViteDevServer;
let browser: Browser;
const pages = new Map<string, Page>();
const table: [string, Fault][] = [];

beforeAll(async () => {
  server = await createServer({
    configFile: 'vite.config.ts',
    cacheDir: 'node_modules/.vite-audit',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  await server.listen();
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(async () => {
  const rows = table.map(([title, { kind, what }]) => `${title.padEnd(52)} ${kind.padEnd(13)} ${what}`);
  if (rows.length > 0) console.log([`${rows.length} faults`, ...rows].join('\n'));
  await browser.close();
  await server.close();
});

/** The page of these positions; loaded once, then only dressed and sized anew. */
async function pageOf({ file, window: { touch } }: Look): Promise<Page> {
  const name = `${file} ${touch}`;
  const kept = pages.get(name);
  if (kept) return kept;
  for (const old of pages.values()) await old.close();
  pages.clear();
  const page = await browser.newPage({ reducedMotion: 'reduce', hasTouch: touch, isMobile: touch });
  const home = server.resolvedUrls?.local[0] ?? '';
  await page.goto(`${home}tests/audit/index.html?file=${file}`);
  await page.waitForFunction(() => 'audit' in window, null, { timeout: 120_000 });
  await page.waitForSelector('.room > *');
  pages.set(name, page);
  return page;
}

async function look(one: Look): Promise<Fault[]> {
  const page = await pageOf(one);
  const { window: room, theme, language } = one;
  await page.setViewportSize({ width: room.width, height: room.height });
  const rules: Rules = {
    target: room.touch ? 44 : 0,
    square: room.touch ? 36 : 0,
    text: room.small ? 11 : 12,
    taps: TAPS,
    all: asked === 'all',
  };
  const asks: Ask = { rules, theme, language, positions: POSITIONS };
  return page.evaluate(
    (all) => (window as unknown as { audit(all: Ask): Promise<Fault[]> }).audit(all),
    asks,
  );
}

it('every two of game, window, theme and language meet in the set of pairs', () => {
  const met = new Set(
    pairs().flatMap(({ game, window, theme, language }) => {
      const all = [game, window.name, theme, language];
      return all.flatMap((one) => all.map((other) => `${one} ${other}`));
    }),
  );
  const kinds: (readonly string[])[] = [GAMES, WINDOWS.map(({ name }) => name), THEMES, LANGUAGES];
  for (const [at, these] of kinds.entries())
    for (const those of kinds.slice(at + 1))
      for (const one of these) for (const other of those) expect(met).toContain(`${one} ${other}`);
});

describe.each(
  [...looks].toSorted(
    (one, other) =>
      one.file.localeCompare(other.file) || Number(one.window.touch) - Number(other.window.touch),
  ),
)('$file', (one) => {
  it(titleOf(one), async () => {
    const faults = await look(one);
    table.push(...faults.map((fault): [string, Fault] => [titleOf(one), fault]));
    expect(faults.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([]);
  });
});
