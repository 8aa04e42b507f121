// Every page: nothing serious by axe, no scrolling where there must be none, and a picture to look at, light and
// dark, on a desk and on a phone.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOut } from './driver.ts';
import {
  DESKTOP,
  GAMES,
  guest,
  harms,
  home,
  openBrowser,
  PHONE,
  scrolls,
  seeded,
  shoot,
  type Guest,
} from './guest.ts';

let browser: Browser;
let owner: Guest;
/** Finished tables by game, whose replays are looked at. */
const finished = new Map<string, string>();
let lobby = '';

beforeAll(async () => {
  browser = await openBrowser();
  // Axe is put into the page as a script, which the pages themselves would not allow.
  owner = await guest(browser, { bypassCSP: true });
  await owner.page.goto(`${home}/new/charmers`);
  await owner.page.click('[data-make]');
  await owner.page.waitForURL('**/t/*');
  lobby = new URL(owner.page.url()).pathname;
});
afterAll(() => browser.close());

const VIEWS = [
  ['desk', DESKTOP, 'light'],
  ['desk-dark', DESKTOP, 'dark'],
  ['phone', PHONE, 'light'],
  ['phone-dark', PHONE, 'dark'],
] as const;

/** Looks at a page in all four ways and says what is wrong with it. */
async function look(name: string, path: string, ready: string, whole = false): Promise<void> {
  const { page } = owner;
  await page.goto(home + path);
  await page.waitForSelector(ready);
  const wrong: string[] = [];
  for (const [view, size, scheme] of VIEWS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForTimeout(80);
    wrong.push(...(await harms(page)).map((harm) => `${view}: ${harm}`));
    if (whole && (await scrolls(page))) wrong.push(`${view}: the page scrolls`);
    await shoot(page, `${name}-${view}`);
  }
  expect(wrong).toEqual([]);
}

describe('pages around the games', () => {
  it.each([
    ['home', '/', '[data-play=karma]'],
    ['new', '/new/rajas', '[data-make]'],
    ['learn', '/learn', 'a[href="/learn/karma"]'],
    ['rules', '/rules/jaipur#JAI-9', '#JAI-9'],
    ['mine', '/mine', 'main a[href^="/t/"]'],
    ['watch', '/watch', 'main p, main li'],
    ['settings', '/settings', 'select'],
    ['import', '/import', 'textarea'],
    ['lost', '/nowhere', 'main a'],
  ])('%s', (name, path, ready) => look(name, path, ready));

  it('the lobby', () => look('lobby', lobby, '[data-start]'));
});

describe.each(GAMES)('%s', (game) => {
  it('at the table', async () => {
    const { page } = owner;
    await page.setViewportSize(DESKTOP);
    await page.goto(home);
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.game[data-v]');
    const path = new URL(page.url()).pathname;
    finished.set(game, path.replace('/t/', ''));
    await look(`${game}-table`, path, '.game[data-turn=mine] .stage > *', true);
  });

  it('in a lesson', () => look(`${game}-lesson`, `/learn/${game}`, '.coach', true));

  it('looked at afterwards, early, middle and late', async () => {
    const { page } = owner;
    await page.setViewportSize(DESKTOP);
    await page.goto(`${home}/t/${finished.get(game)}`);
    await playOut(page, 'mouse', seeded(5));
    await look(`${game}-over`, `/t/${finished.get(game)}`, 'section[aria-label=Result]', true);
    await look(`${game}-fair`, `/fair/${finished.get(game)}`, '[data-verdict]');
    await page.goto(`${home}/replay/${finished.get(game)}`);
    const last = Number(await page.locator('input[type=range]').getAttribute('max'));
    for (const [part, share] of [
      ['early', 0.1],
      ['middle', 0.5],
      ['late', 0.9],
    ] as const) {
      const ply = Math.round(last * share);
      await look(
        `${game}-${part}`,
        `/replay/${finished.get(game)}?ply=${ply}&as=0`,
        '.replay .stage > *',
        true,
      );
    }
  });
});

it('said nothing on the console', async () => {
  await owner.leave();
});
