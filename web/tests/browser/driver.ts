// Plays whole games through the page: with the mouse on the board and its buttons, or by keyboard alone.
import type { Page } from 'playwright-core';

export type Hand = 'mouse' | 'keyboard';
type Turn = 'mine' | 'confirm' | 'over';
type Random = (below: number) => number;

/** Enough for the longest game there can be. */
const MOST = 1500;
/** How many times in a game the board itself is tried before the list of moves. */
const BOARD_TRIES = 12;

/** Waits until this page is to act, or the game is over. */
export async function turnOf(page: Page): Promise<Turn> {
  const handle = await page.waitForFunction(
    () => {
      const turn = document.querySelector<HTMLElement>('.game')?.dataset['turn'];
      return turn && turn !== 'wait' ? turn : null;
    },
    null,
    { timeout: 60_000 },
  );
  return (await handle.jsonValue()) as Turn;
}

const mark = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const game = document.querySelector<HTMLElement>('.game');
    return `${game?.dataset['v']} ${game?.dataset['turn']}`;
  });

/** Waits until the position is another one; says whether it came to that. */
export function moved(page: Page, before: string, timeout = 30_000): Promise<boolean> {
  const changed = (old: string): boolean => {
    const game = document.querySelector<HTMLElement>('.game');
    return `${game?.dataset['v']} ${game?.dataset['turn']}` !== old;
  };
  return page.waitForFunction(changed, before, { timeout }).then(
    () => true,
    () => false,
  );
}

/** The list of moves opens, unless what was tried on the board has been answered meanwhile. */
async function listed(page: Page, before: string): Promise<boolean> {
  const seen = await page.waitForFunction((old) => {
    const game = document.querySelector<HTMLElement>('.game');
    if (`${game?.dataset['v']} ${game?.dataset['turn']}` !== old) return 'moved';
    return document.querySelector('dialog[open] [data-moves] button') ? 'list' : null;
  }, before);
  return (await seen.jsonValue()) === 'list';
}

async function fromList(page: Page, hand: Hand, random: Random, before: string): Promise<void> {
  if (hand === 'mouse') await page.click('[aria-keyshortcuts=m]');
  else await page.keyboard.press('m');
  if (!(await listed(page, before))) return;
  const moves = page.locator('dialog [data-moves] button');
  const count = await moves.count();
  if (count === 0) return;
  if (hand === 'mouse') return moves.nth(random(count)).click();
  // The way there is close, search where there is one, then the moves.
  const search = await page.locator('dialog [data-moves] input').count();
  const steps = 1 + search + random(Math.min(count, 9));
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** Tries something on the board; what comes of it is the board's affair, as long as nothing breaks. */
async function onBoard(page: Page, hand: Hand, random: Random): Promise<void> {
  if (hand === 'keyboard') {
    for (let step = 4 + random(14); step > 0; step -= 1) await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => document.activeElement?.closest('.stage') !== null);
    if (inside) await page.keyboard.press('Enter');
  } else {
    const things = page.locator('.stage button:enabled:visible, .stage [role=button]:visible');
    const count = await things.count();
    if (count > 0)
      await things
        .nth(random(count))
        .click({ timeout: 600 })
        .catch(() => undefined);
  }
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
}

async function choose(page: Page, hand: Hand, random: Random, tryBoard: boolean): Promise<void> {
  const before = await mark(page);
  if (tryBoard) {
    await onBoard(page, hand, random);
    if (await moved(page, before, 250)) return;
  }
  await fromList(page, hand, random, before);
  if (!(await moved(page, before))) throw new Error(`nothing came of a move at ${before}`);
}

async function endTurn(page: Page, hand: Hand): Promise<void> {
  const before = await mark(page);
  if (hand === 'mouse') await page.click('[data-end-turn]');
  else await page.keyboard.press('e');
  if (!(await moved(page, before))) throw new Error(`the turn did not end at ${before}`);
}

/** One decision; says whether the game is over. `watch` is told each time it is this page's turn. */
export async function act(page: Page, hand: Hand, random: Random, tryBoard = false): Promise<boolean> {
  const turn = await turnOf(page);
  if (turn === 'over') return true;
  if (turn === 'confirm') await endTurn(page, hand);
  else await choose(page, hand, random, tryBoard);
  return false;
}

/** Plays to the end and says how many decisions it took. */
export async function playOut(
  page: Page,
  hand: Hand,
  random: Random,
  watch: (n: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let n = 0; n < MOST; n += 1) {
    if (await act(page, hand, random, n < BOARD_TRIES)) return n;
    await watch(n);
  }
  throw new Error('the game does not end');
}
