// A player's evening: able to follow, never misled, and nothing of another's hand on a shared screen.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, home, openBrowser, PHONE } from './guest.ts';
import { noting, type Noted } from './noting.ts';
import {
  ask,
  becomes,
  fromMenu,
  idOf,
  inOrder,
  named,
  pair,
  play,
  reaches,
  told,
  untilSomeonesTurn,
  version,
  whose,
} from './table.ts';
import type { TableInfo } from '../../src/wire.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const text = (page: Page): Promise<string> => page.locator('body').innerText();

/** A table against bots. */
async function alone(page: Page, game: string, ...levels: string[]): Promise<void> {
  const bots = levels.map((level) => ({ kind: 'bot', level }));
  await page.goto(home);
  await page.evaluate(() => localStorage.setItem('durbar', JSON.stringify({ known: true })));
  await ask(page, '/me', { name: 'Chand' });
  const { id } = await ask<TableInfo>(page, '/tables', {
    game,
    seats: [{ kind: 'me' }, ...bots],
    start: true,
  });
  await page.goto(`${home}/t/${id}`);
  await page.waitForSelector('.game[data-v]');
}

it('the level beside "Play now" is remembered, and the bot has a name and shows it', async () => {
  const { page, leave } = await guest(browser);
  // The level was stored under a name it no longer has.
  await page.addInitScript(() => {
    if (!localStorage.getItem('durbar')) localStorage.setItem('durbar', '{"level":{"jaipur":"raja"}}');
  });
  await page.goto(home);
  const level = page.locator('article', { hasText: 'Jaipur' }).getByLabel('Level');
  await level.waitFor();
  expect(await level.inputValue()).toBe('expert');
  await level.selectOption('beginner');
  await page.reload();
  await level.waitFor();
  expect(await level.inputValue()).toBe('beginner');
  await page.click('[data-play=jaipur]');
  await page.waitForSelector('.game[data-v]');
  await page.locator('aside li', { hasText: 'Tara' }).getByText('Beginner').waitFor();
  // The waiting game is at the top of the home page.
  await page.goto(home);
  await page.getByRole('heading', { name: /Your games in progress/ }).waitFor();
  await leave();
});

/** Plays moves from the list until one of the two could still undo the last one; that one comes first. */
async function untilConfirm(pages: readonly Page[]): Promise<[Page, Page]> {
  for (let n = 0; n < 80; n += 1) {
    await untilSomeonesTurn(pages);
    const turns = await Promise.all(pages.map(whose));
    const [first, second] = turns[0] === 'wait' ? [pages[1], pages[0]] : [pages[0], pages[1]];
    if (!first || !second) break;
    if (turns.includes('confirm')) return [first, second];
    if (turns.includes('mine')) await play(first, /./, n);
  }
  throw new Error('nobody came to a turn that could be taken back');
}

describe('while a turn can still be taken back', () => {
  it.each(['rajas', 'charmers', 'karma'])('%s tells nobody else that it is theirs', async (game) => {
    const both = await pair(browser, { game, options: {} });
    const [mover, other] = await untilConfirm(both.map(({ page }) => page));
    await reaches(other, await version(mover));
    const name = mover === both[0].page ? 'Asha' : 'Babur';
    expect(await whose(other)).toBe('wait');
    expect(await other.title()).not.toContain('Your turn');
    const seen = await other.locator('.stage, .prompt').allInnerTexts();
    expect(seen.join(' ')).not.toMatch(/Your turn|end it or take it back|still take it back/);
    await other.locator('aside li[aria-current=true]', { hasText: name }).waitFor();
    await other.locator('[role=toolbar] .prompt', { hasText: name }).waitFor();
    await other.locator('.stage', { hasText: name }).waitFor();
    for (const { leave } of both) await leave();
  });
});

it('against a bot, Undo takes back a finished turn without the menu', async () => {
  const { page, leave } = await guest(browser);
  await alone(page, 'jaipur', 'beginner');
  await becomes(page, 'mine');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  // The line for screen readers describes the whole position; where a card lies in the market is not part of it.
  const told = page.locator('.stage .hidden').first();
  const before = await told.innerText();
  await play(page, /Take/);
  await becomes(page, 'mine');
  await undo.click();
  await told.filter({ hasText: before }).waitFor();
  await leave();
});

it("the bot's move takes its time, stays marked and can be shown again", async () => {
  const { page, leave } = await guest(browser, { reducedMotion: 'no-preference' });
  await alone(page, 'jaipur', 'beginner');
  await becomes(page, 'mine');
  const began = await version(page);
  const noted = await noting(page, '[data-last]');
  await play(page, /Take/);
  await becomes(page, 'mine');
  const moved = (await noted()).find(({ v }) => v > began);
  const answered = (await noted()).find(({ v, turn }) => v > began && turn === 'mine');
  expect((answered?.at ?? 0) - (moved?.at ?? 0)).toBeGreaterThan(500);
  await page.waitForSelector('[data-last]');
  expect((await told(page)).filter((line) => /^\W*You take/.test(line))).toHaveLength(1);
  const there = await version(page);
  await page.getByRole('button', { name: 'Show me again' }).click();
  // Positions before the newest are shown after it.
  const isShownAgain = (noted: readonly Noted[]): boolean =>
    noted.some(({ v }, n) => v < there && noted[n - 1]?.v === there);
  await expect.poll(async () => isShownAgain(await noted())).toBe(true);
  // A click skips to the newest.
  await page.mouse.click(600, 20);
  await reaches(page, there);
  await becomes(page, 'mine');
  expect(await version(page)).toBe(there);
  // The mark goes with the player's own move, and comes again with the bot's.
  await page.waitForSelector('[data-last]');
  await play(page, /Take/);
  const isUnmarked = ({ v, there: marked }: Noted): boolean => v > there && !marked;
  await expect.poll(async () => (await noted()).some(isUnmarked)).toBe(true);
  await leave();
});

it('behind the curtain of a shared screen, the page has nothing of the other seat', async () => {
  const { page, leave } = await named(browser, 'Asha');
  const { id } = await ask<TableInfo>(page, '/tables', {
    game: 'jaipur',
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Babur' }],
    clock: { bank: 600, increment: 0, cap: null },
    hints: true,
    start: true,
  });
  await page.goto(`${home}/t/${id}`);
  const lift = page.getByRole('button', { name: /^I'm/ });
  await lift.click();
  await page.waitForSelector('.stage');
  for (let n = 0; n < 30 && !(await page.locator('.curtain').count()); n += 1) {
    if ((await whose(page)) === 'confirm') await page.click('[data-end-turn]');
    else await play(page);
    await page.waitForSelector('.curtain, .game[data-turn=mine], .game[data-turn=confirm]');
  }
  await page.waitForSelector('.curtain');
  const words = await text(page);
  const tree = JSON.stringify(await page.locator('body').ariaSnapshot());
  for (const seen of [words, tree]) {
    expect(seen).not.toMatch(
      /camel|diamond|gold|silver|cloth|spice|leather|rupee|story|chat|hint|undo|moves/i,
    );
  }
  expect(await page.locator('.stage, aside, [data-moves], .bar').count()).toBe(0);
  const clock = async (): Promise<number | null> => {
    const told = await page.evaluate(
      (table) =>
        new Promise<{ running: number | null }>((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
          socket.onmessage = ({ data }) => {
            const down = JSON.parse(String(data)) as {
              kind: string;
              state?: { clock: { running: number | null } };
            };
            if (down.kind === 'sync' && down.state) resolve(down.state.clock);
          };
        }),
      id,
    );
    return told.running;
  };
  expect(await clock()).toBeNull();
  await page.click('.curtain button');
  await page.waitForSelector('.stage');
  await expect.poll(clock).not.toBeNull();
  await leave();
});

it('a browser is silent until its first click, and then plays our own files', async () => {
  const { page, leave } = await guest(browser);
  const rung: string[] = [];
  page.on('request', (request) => request.url().includes('/sounds/') && rung.push(request.url()));
  await alone(page, 'jaipur', 'beginner');
  await page.goto(`${page.url()}?sound=on`);
  await becomes(page, 'mine');
  expect(rung).toEqual([]);
  await play(page, /Take/);
  await expect.poll(() => rung.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Mute' }).click();
  await becomes(page, 'mine');
  // A sound that started before it was muted may have requested its file late.
  const count = rung.length;
  await play(page, /camels|Take/);
  await becomes(page, 'mine');
  expect(rung.length).toBe(count);
  await leave();
});

it('"?" lists the keys, and settings open at the table', async () => {
  const { page, leave } = await guest(browser);
  await alone(page, 'jaipur', 'beginner');
  await becomes(page, 'mine');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Show me again').waitFor();
  await page.keyboard.press('Escape');
  await fromMenu(page, 'Settings');
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByLabel('Speed of other players')
    .selectOption('slow');
  // A phone's bar has no room for it.
  await page.getByRole('dialog', { name: 'Settings' }).getByLabel('Volume').fill('0.3');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('durbar') ?? '{}').volume)).toBe(0.3);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('durbar') ?? '{}').tempo)).toBe('slow');
  await leave();
});

it('a player replaced by a bot is told so, and can take the seat back', async () => {
  // The bots take their time, so the game is not over before the seat is taken back.
  const { page, leave } = await guest(browser, { reducedMotion: 'no-preference' });
  await alone(page, 'charmers', 'beginner', 'beginner');
  await fromMenu(page, 'Resign');
  await page.getByRole('button', { name: 'Resign this game?' }).click();
  await page.getByText('A bot is playing for you.').waitFor();
  await page.getByRole('button', { name: 'Take your seat back' }).click();
  await page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  // Two bots take their time first.
  await page.waitForSelector('.game[data-turn=mine], .game[data-turn=confirm]', { timeout: 120_000 });
  await leave();
});

it('a spectator is told they are watching, and a phone shows a new message', async () => {
  const [host, friend] = await pair(browser);
  const watcher = await guest(browser, { viewport: PHONE });
  await watcher.page.goto(host.page.url());
  await watcher.page.getByText(/watching/).waitFor();
  await host.page.getByRole('tab', { name: /Chat/ }).click();
  await host.page.getByLabel('Write a message').fill('Hello there');
  await host.page.getByRole('button', { name: 'Send', exact: true }).click();
  await watcher.page.getByRole('button', { name: 'Panel, one new message' }).waitFor();
  // And the last action is shown to a spectator again.
  const [first] = await inOrder(host, friend);
  await play(first.page, /Take/);
  await watcher.page.locator('[aria-keyshortcuts=r]:not([aria-disabled=true])').click();
  for (const one of [host, friend, watcher]) await one.leave();
});

it('a link invites by name, asks for one, and the host is told when everyone is here', async () => {
  const host = await named(browser, 'Asha');
  const { id } = await ask<TableInfo>(host.page, '/tables', {
    game: 'jaipur',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await host.page.goto(`${home}/t/${id}`);
  await host.page.getByText('One seat is still open.').waitFor();
  // On a phone held sideways, all it takes is in sight.
  const friend = await guest(browser, { viewport: { width: 844, height: 390 } });
  await friend.page.goto(`${home}/t/${id}`);
  await friend.page.getByRole('heading', { name: 'Asha invites you to Jaipur' }).waitFor();
  const sit = friend.page.getByRole('button', { name: 'Play', exact: true });
  for (const part of [friend.page.locator('[data-your-name]'), sit]) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(390);
  }
  expect(await friend.page.getByRole('link', { name: 'Learn it' }).getAttribute('target')).toBe('_blank');
  await friend.page.locator('[data-your-name]').fill('Mira');
  await sit.click();
  await friend.page.getByText('Mira').first().waitFor();
  await friend.page.getByText('Asha starts the game.').waitFor();
  await host.page.getByText('Everyone is here').waitFor();
  expect(await host.page.title()).toBe('• Everyone is here – Jaipur');
  expect((await ask<TableInfo>(host.page, `/tables/${id}`)).seats[1]?.name).toBe('Mira');
  // A player who already sits there may still choose a name.
  const other = await guest(browser);
  await other.page.goto(home);
  await ask(other.page, '/me', { name: 'Guest 421' });
  const kept = JSON.stringify({ known: true, invented: 'Guest 421' });
  await other.page.evaluate((text) => localStorage.setItem('durbar', text), kept);
  const wish = { game: 'jaipur', seats: [{ kind: 'me' }, { kind: 'open' }] };
  await other.page.goto(`${home}/t/${(await ask<TableInfo>(other.page, '/tables', wish)).id}`);
  await other.page.locator('[data-your-name]').fill('Ravi');
  await other.page.getByRole('button', { name: 'Save' }).click();
  await other.page.getByText('Ravi').first().waitFor();
  await other.page.locator('[data-your-name]').waitFor({ state: 'detached' });
  await other.leave();
  // This server only answers this machine, and a link that leads nowhere is not offered as if it did.
  await friend.page.getByText(/Only this computer can reach/).waitFor();
  await host.leave();
  await friend.leave();
});

it('a replay can step by move, turn and round', async () => {
  const { page, leave } = await guest(browser);
  await alone(page, 'jaipur', 'beginner');
  const id = idOf(page);
  for (let n = 0; n < 3; n += 1) {
    await becomes(page, 'mine');
    await play(page, /camels|Take/);
  }
  await becomes(page, 'mine');
  await page.goto(`${home}/replay/${id}`);
  await page.waitForSelector('.replay .stage');
  const ply = (): Promise<string> => page.locator('output').innerText();
  await page.getByLabel('Step', { exact: true }).selectOption('turn');
  const forth = page.getByRole('button', { name: 'Forward one line' });
  await forth.click();
  await expect.poll(ply).not.toMatch(/^0 /);
  await page.getByLabel('Step', { exact: true }).selectOption('round');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await ply()).split(' / ')).toSatisfy(([at, last]: string[]) => at === last);
  expect(await page.title()).toContain('Jaipur');
  await leave();
});

it.each([
  ['/settings', 'Settings – Durbar'],
  ['/new/rajas', 'Rajas of the Ganges'],
  ['/rules/karma', 'Cards & Karma'],
  ['/ratings', 'Ratings – Durbar'],
])('%s has a title of its own', async (path, title) => {
  const { page, leave } = await guest(browser);
  await page.goto(`${home}${path}`);
  await page.waitForSelector('h1');
  await expect.poll(() => page.title()).toContain(title);
  await leave();
});
