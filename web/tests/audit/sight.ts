// What can be read: letters that are large enough, and nothing that is cut off.
import { around } from './reach.ts';

export interface Fault {
  readonly kind:
    | 'move'
    | 'covered'
    | 'small target'
    | 'small text'
    | 'cut off'
    | 'spilled'
    | 'sideways'
    | 'no legend'
    | 'error';
  readonly what: string;
}

/** Whether an element is drawn at all, and not words for screen readers alone. */
export function drawn(thing: Element): boolean {
  if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return ![thing, ...around(thing)].some((one) => getComputedStyle(one).clipPath.startsWith('inset(50%'));
}

function scaleOf(thing: Element): number {
  if (thing instanceof SVGGraphicsElement) {
    const matrix = thing.getScreenCTM();
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  }
  const html = thing as HTMLElement;
  const ratio = html.offsetHeight > 0 ? html.getBoundingClientRect().height / html.offsetHeight : 1;
  // Heights are told in whole pixels, so a little is rounding.
  return ratio > 0 && Math.abs(ratio - 1) > 0.08 ? ratio : 1;
}

/** A text that is drawn, with its element and where it stands. */
interface Text {
  readonly text: string;
  readonly by: Element;
  readonly box: DOMRect;
}

export function texts(): readonly Text[] {
  const walk = document.createTreeWalker(
    document.querySelector('.game') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: Text[] = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const [text, by] = [node.textContent?.trim() ?? '', node.parentElement];
    if (!text || !by || by.closest('title, style') || !drawn(by)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Words that end in dots are as long as their element.
    const short = getComputedStyle(by).textOverflow === 'ellipsis';
    const box = (short ? by : range).getBoundingClientRect();
    if (box.width > 0) found.push({ text, by, box });
  }
  return found;
}

/** Where on the page an element is, in a few words. */
export const placeOf = (by: Element): string =>
  by.closest('[data-at], [data-area]')?.getAttribute('data-at') ??
  by.closest('[data-area]')?.getAttribute('data-area') ??
  by.getAttribute('class') ??
  by.tagName;

export function smallTexts(all: readonly Text[], least: number): Fault[] {
  return all.flatMap(({ text, by }) => {
    const size = Number.parseFloat(getComputedStyle(by).fontSize) * scaleOf(by);
    if (size >= least - 0.05) return [];
    return [{ kind: 'small text', what: `${size.toFixed(1)} px: ${text.slice(0, 30)} in ${placeOf(by)}` }];
  });
}

/** How much of a box its frames hide for good; where a person can scroll there is nothing hidden. */
function hidden(box: DOMRect, by: Element): number {
  let most = 0;
  for (const frame of [by, ...around(by)]) {
    const style = getComputedStyle(frame);
    const room = frame.getBoundingClientRect();
    if (/auto|scroll/.test(style.overflowY) && frame.scrollHeight > frame.clientHeight) return most;
    if (style.position === 'fixed') break;
    if (frame instanceof SVGElement && frame.tagName !== 'svg') continue;
    if (/hidden|clip/.test(style.overflowY))
      most = Math.max(most, room.top - box.top, box.bottom - room.bottom);
    if (/hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis')
      most = Math.max(most, room.left - box.left, box.right - room.right);
  }
  return Math.max(most, -box.left, box.right - innerWidth, -box.top, box.bottom - innerHeight);
}

/** As much as this may be gone: the room around letters, not the letters. */
const LEEWAY = 4;
/** In a drawing the line that letters stand on is higher than the letters. */
const leeway = (by: Element, box: DOMRect): number =>
  by instanceof SVGElement ? Math.max(LEEWAY, box.height * 0.35) : LEEWAY;
/** An ending in dots is a choice, as long as so much of a word can be read. */
const LEGIBLE = 40;

const dotted = (by: Element): boolean =>
  getComputedStyle(by).textOverflow === 'ellipsis' &&
  by.scrollWidth > by.clientWidth + 1 &&
  by.clientWidth < LEGIBLE;

const clamped = (by: Element): boolean =>
  getComputedStyle(by).webkitLineClamp !== 'none' && by.scrollHeight > by.clientHeight + LEEWAY;

export function cutOff(all: readonly Text[]): Fault[] {
  const words = all
    .filter(({ by, box }) => hidden(box, by) > leeway(by, box) || dotted(by) || clamped(by))
    .map(({ text }) => `“${text.slice(0, 40)}”`);
  const areas = [...document.querySelectorAll('.stage [data-area], .stage [data-at]')]
    .filter((one) => drawn(one) && hidden(one.getBoundingClientRect(), one) > LEEWAY * 2)
    .map((one) => one.getAttribute('data-area') ?? one.getAttribute('data-at') ?? '');
  return [...new Set([...words, ...areas])].map((what) => ({ kind: 'cut off', what }));
}

/** A question whose words stand out above or below its box. */
export function spilled(): Fault[] {
  const questions = [...document.querySelectorAll('.stage :is([role=status], [aria-live])')].filter(drawn);
  return questions.flatMap((words): Fault[] => {
    const [box, room] = [words, words.parentElement ?? words].map((one) => one.getBoundingClientRect());
    if (!box || !room || Math.max(room.top - box.top, box.bottom - room.bottom) <= LEEWAY) return [];
    return [{ kind: 'spilled', what: `“${words.textContent?.trim().slice(0, 40)}”` }];
  });
}

export function sideways(): Fault[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  return wide > 0 ? [{ kind: 'sideways', what: `${wide} px` }] : [];
}
