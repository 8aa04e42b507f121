// Examines every position of the bench in the current window; loaded into the page by the audit.
import type { Bench } from '../../src/bench.svelte.ts';
import { Asked, unexplained } from './legends.ts';
import { centred, hitSize, reachable } from './reach.ts';
import { atRest } from './rest.ts';
import { cutOff, drawn, sideways, smallTexts, texts, type Fault } from './sight.ts';
import { drawnAnew, Taps } from './taps.ts';

export interface Rules {
  /** The least height and width of a target; 0 with a mouse. */
  readonly target: number;
  /** The same for a square of a grid. */
  readonly square: number;
  readonly text: number;
  readonly taps: number;
  /** Whether to make every move, or one of each sort. */
  readonly all: boolean;
}

/** How much larger the boards' lens shows things. */
const LENS = 1.75;
/** Lines of the story are text to read, which can be tapped too. */
const TARGETS = '.game button:not([data-line]), .game a, .game [role=button]:not([data-line]), .game input';

function smallTargets({ target, square }: Rules): Fault[] {
  if (target === 0) return [];
  return [...document.querySelectorAll(TARGETS)].filter(drawn).flatMap((thing): Fault[] => {
    if (thing.matches('[tabindex="-1"], :disabled')) return [];
    const point = reachable(thing);
    const name = (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().slice(0, 40);
    if (!point) return [{ kind: 'covered', what: name }];
    const size = thing.closest('[data-square]') ? square : target;
    // What is shown enlarged is as large as the lens makes it.
    const least = thing.closest('[data-zoom]') && !thing.matches('.lens') ? size / LENS : size;
    const wide = ([width, height]: readonly [number, number]): boolean =>
      Math.min(width, height) >= least - 2;
    if (wide(hitSize(thing, point))) return [];
    const [width, height] = hitSize(thing, centred(thing) ?? point);
    if (wide([width, height])) return [];
    return [{ kind: 'small target', what: `${width}x${height}: ${name}` }];
  });
}

/** Buttons that open a panel over the board, which no move needs. */
const OPENS = '.stage [data-opens]';

/** Icons without an explanation in panels that a player opens to look something up. */
async function unexplainedInPanels(bench: Bench, asked: Asked): Promise<Fault[]> {
  if (!document.querySelector(OPENS)) return [];
  bench.anew();
  await drawnAnew();
  const faults: Fault[] = [];
  for (const button of document.querySelectorAll<HTMLElement>(OPENS)) {
    button.click();
    await atRest();
    faults.push(...unexplained(asked));
  }
  return faults;
}

export async function examine(bench: Bench, rules: Rules, positions: readonly number[]): Promise<Fault[]> {
  const faults = new Map<string, Fault>();
  const note = (found: readonly Fault[]): void =>
    found.forEach((fault) => faults.set(`${fault.kind} ${fault.what}`, fault));
  const asked = new Asked();
  for (const n of positions) {
    bench.show(n);
    await atRest();
    const words = texts();
    note([...smallTexts(words, rules.text), ...cutOff(words), ...sideways(), ...smallTargets(rules)]);
    const taps = new Taps(bench, rules.taps, rules.all, asked);
    const missing = await taps.missing();
    note(missing.map((text) => ({ kind: 'move', what: `${n}: ${text}` })));
    note([...taps.faults.values()]);
    note(await unexplainedInPanels(bench, asked));
  }
  return [...faults.values()];
}
