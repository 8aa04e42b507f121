// Every lesson is played by its marked moves on the board alone: by mouse in a wide window, by touch on a phone held
// either way. SHOTS=1 takes a picture of every step and of everything picked in it, for a person to look at.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LessonInfo, TableInfo } from '../../src/wire.ts';
import { GLOWS, hit, PLAYS, Things } from './board.ts';
import { moved } from './driver.ts';
import { GAMES, guest, home, openBrowser, PHONE, shoot } from './guest.ts';

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const SIZES = [
  { name: 'by mouse', viewport: { width: 1366, height: 768 }, hasTouch: false },
  { name: 'on a phone', viewport: PHONE, hasTouch: true },
  {
    name: 'on a phone held sideways',
    viewport: { width: PHONE.height, height: PHONE.width },
    hasTouch: true,
  },
] as const;

/** What wears the mark of the lesson's move. */
const MARK = '.rank, .ranks';
/** The most things one decision may take. */
const MOST_PICKS = 16;

interface Told {
  readonly step: number;
  readonly moment: string;
}

const told = (page: Page): Promise<Told> =>
  page.evaluate(() => {
    const { step = '', moment = '' } = document.querySelector<HTMLElement>('.coach section')?.dataset ?? {};
    return { step: Number(step), moment };
  });

const version = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { v = '', turn = '' } = document.querySelector<HTMLElement>('.game')?.dataset ?? {};
    return `${v} ${turn}`;
  });

/** Scrolling to what is marked must not push the words out of the window. */
const wordsAreInSight = (): boolean =>
  (document.querySelector('.coach section')?.getBoundingClientRect().top ?? 0) >= 0;

/** Waits until the page has drawn what it was told. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Waits for the mark, which may come after what it marks; returns whether it came. */
const marked = (page: Page, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(
      (mark) => [...document.querySelectorAll(`.stage :is(${mark})`)].some((one) => one.checkVisibility()),
      MARK,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    );

/** Takes a picture, for a person to look at. */
type Picture = () => Promise<void>;

/** Makes the move that the board marks: its parts one after another, then the button that plays them. */
async function makeMarked(page: Page, touch: boolean, picture?: Picture): Promise<void> {
  const before = await version(page);
  for (let picks = 0; picks < MOST_PICKS && (await version(page)) === before; picks += 1) {
    if (picks > 0) await picture?.();
    // A board may leave the last button without a mark, but not what is picked first.
    if (!(await marked(page, picks === 0 ? 30_000 : 1500)) && picks === 0) break;
    const things = await Things.on(page, GLOWS, MARK);
    const plays = await Things.on(page, PLAYS, MARK);
    const next = things.count > 0 ? things : plays.count > 0 ? plays : await Things.on(page, PLAYS);
    if (next.count === 0) {
      if (await moved(page, before, 20_000)) return;
      throw new Error(`nothing is marked at ${JSON.stringify(await told(page))}`);
    }
    await hit(page, next, 0, touch);
    if (next === things) await drawn(page);
    else await moved(page, before, 5000);
  }
  if ((await version(page)) === before)
    throw new Error(`the marked things led to no move at ${JSON.stringify(await told(page))}`);
}

async function use(page: Page, selector: string, touch: boolean): Promise<void> {
  const one = page.locator(selector).first();
  await (touch ? one.tap() : one.click());
}

/** Takes one step; returns whether there was one. */
async function goOn(page: Page, last: number, touch: boolean, picture?: Picture): Promise<boolean> {
  await page.waitForSelector('.coach section');
  const { step, moment } = await told(page);
  if (step >= last) return false;
  if (moment === 'asked') await makeMarked(page, touch, picture);
  else if (moment === 'unended') await use(page, '[data-end-turn]', touch);
  else if (moment === 'read' || moment === 'made') await use(page, '.coach .next', touch);
  const changed = ([at, what]: readonly [number, string]): boolean => {
    const { step: s = '', moment: m = '' } =
      document.querySelector<HTMLElement>('.coach section')?.dataset ?? {};
    return Number(s) !== at || m !== what;
  };
  // A step may ask for several moves in a row, and the others may need their time.
  if (moment !== 'asked') await page.waitForFunction(changed, [step, moment] as const);
  return true;
}

async function lessonsOf(game: string): Promise<LessonInfo[]> {
  return (await fetch(`${home}/api/games/${game}/lessons`)).json() as Promise<LessonInfo[]>;
}

describe.each(SIZES)('$name', ({ name, viewport, hasTouch }) => {
  it.each(GAMES)('every lesson of %s is played by what it marks', async (game) => {
    for (const lesson of await lessonsOf(game)) {
      const { page, leave } = await guest(browser, { viewport, hasTouch });
      await page.goto(`${home}/learn/${game}/${lesson.name}`);
      await page.waitForSelector('.coach section');
      const last = lesson.steps.length - 1;
      const seen = new Set<number>();
      let taken = 0;
      const picture: Picture = async () => {
        const number = String((taken += 1)).padStart(2, '0');
        const { step, moment } = await told(page);
        const at = name.replaceAll(' ', '-');
        await shoot(page, `lesson-${game}-${lesson.name}-${at}-${number}-${step}-${moment}`);
      };
      const shots = process.env['SHOTS'] ? picture : undefined;
      await shots?.();
      for (let n = 0; n < 200 && (await goOn(page, last, hasTouch, shots)); n += 1) {
        await page.waitForSelector('.coach section');
        const { step } = await told(page);
        await shots?.();
        seen.add(step);
        expect(await page.evaluate(wordsAreInSight), `step ${step}`).toBe(true);
      }
      expect((await told(page)).step).toBe(last);
      expect(seen.size).toBeGreaterThanOrEqual(last - 1);
      await leave();
    }
  });
});

it('a lesson copes with another move, and remembers where the learner stopped', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(`${home}/learn/jaipur`);
  await page.waitForSelector('.coach section');
  await page.click('.coach .next');
  await page.waitForSelector('.coach [data-moment=asked]');
  await page.keyboard.press('m');
  await page.locator('dialog [data-moves] button').last().click();
  await page.waitForSelector('.coach [data-moment=off]');
  await page.waitForSelector('.game[data-turn=mine], .game[data-turn=confirm]');
  await page.locator('.coach').getByRole('button', { name: 'Back to the lesson' }).click();
  await page.waitForSelector('.coach [data-moment=asked]');
  await makeMarked(page, false);
  await page.waitForSelector('.coach [data-moment=made]');
  await page.click('.coach .next');
  await page.goto(`${home}/learn`);
  await page.getByText('Continue at step 3').click();
  await page.waitForSelector('.coach [data-step="2"][data-moment=asked]');
  await leave();
});

/** Goes to the end of a game's first lesson, from the step before it. */
async function endLesson(page: Page, game: string): Promise<void> {
  const { name, steps } = (await lessonsOf(game))[0]!;
  const kept = { lessons: { [`${game}/${name}`]: { step: steps.length - 2, done: false } } };
  await page.addInitScript((settings) => {
    if (!localStorage.getItem('durbar')) localStorage.setItem('durbar', settings);
  }, JSON.stringify(kept));
  await page.goto(`${home}/learn/${game}/${name}`);
  await page.click('.coach .next');
  await page.waitForSelector(`.coach [data-step="${steps.length - 1}"]`);
}

it.each(GAMES)(
  'the first game of %s after its lesson has tips to put away, and its icons explained',
  async (game) => {
    const { page, leave } = await guest(browser);
    await endLesson(page, game);
    await page.goto(home);
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector('.game[data-turn=mine]');
    await page.getByRole('complementary', { name: 'Tips' }).waitFor();
    await page.keyboard.press('g');
    await page.getByRole('dialog', { name: 'What the icons mean' }).locator('.glossary li').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'No more tips' }).click();
    await page.getByRole('complementary', { name: 'Tips' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.waitForSelector('.game[data-turn=mine]');
    expect(await page.getByRole('complementary', { name: 'Tips' }).count()).toBe(0);
    await leave();
  },
);

it('river tiles can be laid on the drawn river', async () => {
  const { page, leave } = await guest(browser);
  await page.goto(`${home}/new/rajas`);
  await page.getByLabel('Lay them yourself').check();
  const [tiles, spaces] = [page.locator('.tray button'), page.locator('.river button')];
  await tiles.nth(7).click();
  await spaces.nth(1).click();
  await tiles.nth(0).click();
  await spaces.nth(8).click();
  await tiles.nth(3).click();
  await spaces.nth(4).click();
  // A covered space gives its tile back.
  await spaces.nth(8).click();
  await page.click('[data-make]');
  await page.getByText('2 tiles in chosen places').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const table = (await (await page.request.get(`${home}/api/tables/${id}`)).json()) as TableInfo;
  expect(table.options['ganga']).toBe('2:8,5:4');
  await leave();
});
