// Plays whole games through the page: with the mouse on the board and its buttons, or by keyboard alone.
import type { Page } from 'playwright-core';
import { click, COVERS, enter, GLOWS, PLAYS, Things } from './board.ts';

export type Hand = 'mouse' | 'keyboard';
type Turn = 'mine' | 'confirm' | 'over';
type Random = (below: number) => number;

/** Enough for the longest game there can be. */
const MOST = 1500;
/** The most things one decision may take, and how often it may start over. */
const MOST_PICKS = 30;

/** Waits until it is this page's turn, or the game is over. */
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

/** The position and whose turn it is, so that a change can be noticed. */
export const mark = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const game = document.querySelector<HTMLElement>('.game');
    return `${game?.dataset['v']} ${game?.dataset['turn']}`;
  });

/** Waits until the position changes; returns whether it did. */
export function moved(page: Page, before: string, timeout = 60_000): Promise<boolean> {
  const changed = (old: string): boolean => {
    const game = document.querySelector<HTMLElement>('.game');
    return `${game?.dataset['v']} ${game?.dataset['turn']}` !== old;
  };
  return page.waitForFunction(changed, before, { timeout }).then(
    () => true,
    () => false,
  );
}

const use = (page: Page, hand: Hand, things: Things, n: number): Promise<void> =>
  hand === 'mouse' ? click(page, things, n) : enter(page, things, n);

/** Picks one thing, or plays the selection; returns whether that should have changed the position. */
async function pick(page: Page, hand: Hand, random: Random): Promise<boolean> {
  const covers = await Things.on(page, COVERS);
  if (covers.count > 0) {
    await use(page, hand, covers, 0);
    return false;
  }
  const [plays, glows] = [await Things.on(page, PLAYS), await Things.on(page, GLOWS)];
  const whole = plays.count > 0 && (glows.count === 0 || random(2) === 0);
  const things = whole ? plays : glows;
  if (things.count === 0) return true;
  await use(page, hand, things, random(things.count));
  return whole;
}

/** Plays a move using only the board. */
async function choose(page: Page, hand: Hand, random: Random): Promise<void> {
  const before = await mark(page);
  for (let picks = 0; picks < MOST_PICKS; picks += 1) {
    const expected = await pick(page, hand, random);
    if (expected ? await moved(page, before, 5000) : (await mark(page)) !== before) return;
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  }
  const moves = await page.evaluate(() => document.querySelector('.stage')?.textContent?.slice(0, 400));
  throw new Error(`the board leads to no move at ${before}: ${moves}`);
}

/** Plays any move from the list, where the board is not what is being tested. */
async function fromList(page: Page, random: Random): Promise<void> {
  const before = await mark(page);
  await page.click('[aria-keyshortcuts=m]');
  const moves = page.locator('dialog [data-moves] button');
  await moves.first().waitFor();
  await moves.nth(random(await moves.count())).click();
  if (!(await moved(page, before))) throw new Error(`nothing came of a move at ${before}`);
}

async function endTurn(page: Page, hand: Hand): Promise<void> {
  const before = await mark(page);
  if (hand === 'mouse') await page.click('[data-end-turn]');
  else await page.keyboard.press('e');
  if (!(await moved(page, before))) throw new Error(`the turn did not end at ${before}`);
}

/** One decision from the list of moves; returns whether the game is over. */
export async function act(page: Page, random: Random): Promise<boolean> {
  const turn = await turnOf(page);
  if (turn === 'confirm') await endTurn(page, 'mouse');
  else if (turn === 'mine') await fromList(page, random);
  return turn === 'over';
}

/** Plays to the end on the board alone and returns how many decisions it took. `watch` is called after each. */
export async function playOut(
  page: Page,
  hand: Hand,
  random: Random,
  watch: (n: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let n = 0; n < MOST; n += 1) {
    const turn = await turnOf(page);
    if (turn === 'over') return n;
    if (turn === 'confirm') await endTurn(page, hand);
    else await choose(page, hand, random);
    await watch(n);
  }
  throw new Error('the game does not end');
}
