// Every page as a player sees it before and during a game.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { forgetFailedTries, GAMES, guest, home, openBrowser, type Guest } from './guest.ts';
import { look } from './look.ts';

let browser: Browser;
let owner: Guest;
let lobby = '';

beforeAll(async () => {
  browser = await openBrowser();
  owner = await guest(browser);
  await owner.page.goto(`${home}/new/charmers`);
  await owner.page.click('[data-make]');
  await owner.page.waitForURL('**/t/*');
  lobby = new URL(owner.page.url()).pathname;
});
afterAll(() => browser.close());
forgetFailedTries(() => [owner]);

describe('pages around the games', () => {
  it.each([
    { name: 'home', path: '/', ready: '[data-play=karma]' },
    { name: 'new', path: '/new/rajas', ready: '[data-make]' },
    { name: 'learn', path: '/learn', ready: 'a[href="/learn/karma"]' },
    ...GAMES.map((game) => ({ name: `rules-${game}`, path: `/rules/${game}`, ready: '.rulebook' })),
    { name: 'law', path: '/rules/jaipur#JAI-9', ready: '#JAI-9' },
    { name: 'mine', path: '/mine', ready: 'main a[href^="/t/"]' },
    { name: 'watch', path: '/watch', ready: 'main p, main li' },
    { name: 'settings', path: '/settings', ready: 'select' },
    { name: 'import', path: '/import', ready: 'textarea' },
    { name: 'lost', path: '/nowhere', ready: 'main a' },
  ])('$name', (what) => look(owner.page, what));

  it('the lobby', () => look(owner.page, { name: 'lobby', path: lobby, ready: '[data-start]' }));

  it('the same as an invitation', async () => {
    const { page, leave } = await guest(browser);
    await look(page, { name: 'invitation', path: lobby, ready: '[data-your-name]' });
    await leave();
  });
});

describe.each(GAMES)('%s', (game) => {
  it('at the table', async () => {
    const { page } = owner;
    await page.goto(home);
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.game[data-v]');
    const path = new URL(page.url()).pathname;
    await look(page, { name: `${game}-table`, path, ready: '.game[data-turn=mine] .stage > *', whole: true });
  });

  it('in a lesson', () =>
    look(owner.page, { name: `${game}-lesson`, path: `/learn/${game}`, ready: '.coach', whole: true }));
});

it('said nothing on the console', () => owner.leave());

it('says that the server does not answer if only the page arrives', async () => {
  const { page, leave } = await guest(browser);
  await page.clock.install();
  // Requests that are neither answered nor refused.
  await page.route('**/assets/**', () => {});
  await page.goto(home, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset['motion'] !== undefined);
  await page.clock.fastForward(7_000);
  await page.getByText("The server isn't answering. Please reload the page.").waitFor();
  await leave();
});
