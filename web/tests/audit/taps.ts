// Finds out which moves can be made by tapping: what glows is tapped, and what that lights up in turn.
import { flushSync } from 'svelte';
import type { Bench } from '../../src/bench.svelte.ts';
import { unexplained, type Asked } from './legends.ts';
import { hitPoint, reachable } from './reach.ts';
import { atRest } from './rest.ts';
import { drawn, spilled, type Fault } from './sight.ts';

/** The button that plays what is picked. */
const CONFIRMS = '.stage [data-confirm]';
/** The buttons that play something themselves, or turn what is picked. */
const PLAYS = '.stage button.offer, .stage button.go, .stage button.word.lit, .stage button.turn';
/** What glows. */
const GLOWS = '.stage .legal, .stage button.lit:not(.word), .stage .hot.lit .rim';
/** Parts of the board that lie behind each other in a small room. */
const PARTS = '.stage [role=tab][aria-selected=false], .stage .tabs [aria-pressed=false]';
/** Those of them that lie in front. */
const FRONT = '.stage [role=tab][aria-selected=true], .stage .tabs [aria-pressed=true]';

const off = (thing: Element): boolean =>
  thing.matches(':disabled, [aria-disabled=true]') || thing.getAttribute('aria-pressed') === 'true';

const nameOf = (thing: Element): string =>
  (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);

const keyOf = (thing: Element): string => thing.getAttribute('data-thing') ?? nameOf(thing);

const usable = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((one) => !off(one) && drawn(one));

const inFront = (): string[] => [...document.querySelectorAll(FRONT)].map(keyOf);

/** Lets what was asked be answered and drawn. */
async function settled(): Promise<void> {
  flushSync();
  for (let rounds = 0; rounds < 12; rounds += 1) await Promise.resolve();
  flushSync();
}

/** A table that is set up anew shows its board once it is loaded. */
export async function drawnAnew(): Promise<void> {
  await settled();
  while (!document.querySelector('.room > *')) await new Promise((done) => setTimeout(done));
  await atRest();
}

/** As many taps as one beginning gets at most where only sorts of moves are asked for: some lead round in circles. */
const MOST_FOR_ONE = 40;

/** A tile turned as often as this has shown all its sides. */
const MOST_ALIKE = 3;

/** One tap on the way to a move. */
interface Tapped {
  readonly key: string;
  /** Which of several of that name. */
  readonly nth: number;
}
interface Node {
  readonly path: readonly Tapped[];
  /** What need not be tried here: its order with the last tap does not matter, and the other order comes up too. */
  readonly spared: ReadonlySet<string>;
}

/** What a beginning is, without which one of its kind: `space chamber`, `die`. */
const kindOf = ({ path }: Node): string => (path.at(-1)?.key ?? '').replaceAll(/[\d/].*|(?<=^die).*/g, '');

/** One beginning of each kind first, then the others; each with how many are still to share the taps. */
function firstOfKind(roots: readonly Node[]): { root: Node; among: number }[] {
  const kinds = roots.map(kindOf);
  const first = roots.filter((_, at) => kinds.indexOf(kinds[at] ?? '') === at);
  const others = roots.filter((root) => !first.includes(root));
  return [first, others].flatMap((all) => all.map((root, at) => ({ root, among: all.length - at })));
}

export class Taps {
  readonly faults = new Map<string, Fault>();
  #taps = 0;
  /** The taps that led to the board as it is; none are known where a move was made or nothing was tapped yet. */
  #here: readonly Tapped[] | null = null;
  /** The parts that lie in front at first; unknown until the board was set up. */
  #front: readonly string[] | null = null;
  /** The boards that were met on the way, as they are drawn: what comes after one of them comes after it again. */
  readonly #met = new Set<string>();

  constructor(
    readonly bench: Bench,
    /** As many taps as may be spent on one position. */
    readonly most: number,
    /** Whether every move is to be made, or one of each sort while everything that glows is only looked at. */
    readonly all: boolean,
    readonly asked: Asked,
  ) {}

  #sort(text: string): string {
    return this.all ? text : (text.split(' ')[0] ?? text);
  }

  #leads(): Element[] {
    const ready = usable(CONFIRMS);
    const parts = ready.length > 0 ? [] : [...document.querySelectorAll(PARTS)].filter(drawn);
    return [...ready, ...usable(PLAYS), ...usable(GLOWS), ...parts];
  }

  async #tap(thing: Element): Promise<boolean> {
    const point = await this.#point(thing);
    if (!point) return false;
    const [clientX, clientY] = point;
    const init = { bubbles: true, cancelable: true, clientX, clientY, detail: 1, view: window };
    const target = document.elementFromPoint(clientX, clientY);
    for (const kind of ['pointerdown', 'pointerup']) target?.dispatchEvent(new PointerEvent(kind, init));
    target?.dispatchEvent(new MouseEvent('click', init));
    await settled();
    return true;
  }

  /** Notes what glows and cannot be hit, what says nothing of itself, and words that leave their box. */
  async #lookAt(): Promise<void> {
    for (const thing of this.#leads()) await this.#point(thing);
    for (const fault of [...unexplained(this.asked), ...spilled()]) this.faults.set(fault.what, fault);
  }

  /** Where to tap a thing; that there is no such place on a board at rest is noted. */
  async #point(thing: Element): Promise<readonly [number, number] | null> {
    const found = reachable(thing);
    if (found) return found;
    await atRest();
    if (!thing.isConnected) return null;
    const point = reachable(thing);
    const what = nameOf(thing);
    // Of equal cards in a pile one is as good as another.
    const alike = (): boolean =>
      this.#leads().some((one) => one !== thing && nameOf(one) === what && hitPoint(one));
    if (!point && !alike()) this.faults.set(what, { kind: 'covered', what });
    return point;
  }

  /** Sets the board up anew where that is needed, and clears away what was picked. */
  async #begin(): Promise<void> {
    this.bench.match.upToDate = false;
    flushSync();
    this.bench.show(this.bench.n);
    await settled();
    if (this.#front && (await this.#turnedBack(this.#front))) return;
    this.bench.anew();
    await drawnAnew();
    this.#front = inFront();
  }

  /** Turns to the parts that lay in front at first, which a new state leaves as they are; whether it came to that. */
  async #turnedBack(front: readonly string[]): Promise<boolean> {
    const wrong = (): boolean => inFront().join() !== front.join();
    if (wrong())
      for (const part of document.querySelectorAll<HTMLElement>(PARTS))
        if (front.includes(keyOf(part))) part.click();
    await settled();
    return !wrong();
  }

  /** Taps its way to a board, on from this one where that is on the way. */
  async #again(path: readonly Tapped[]): Promise<boolean> {
    const here = this.#here;
    this.#here = null;
    this.#taps += path.length;
    const onTheWay = here?.length === path.length - 1 && here.every((tapped, at) => tapped === path[at]);
    if (!onTheWay) await this.#begin();
    for (const { key, nth } of onTheWay ? path.slice(-1) : path) {
      const thing = this.#leads().filter((one) => keyOf(one) === key)[nth];
      if (!thing || !(await this.#tap(thing))) return false;
    }
    this.#here = path;
    return true;
  }

  /** Whether the board was as it is before. */
  #known(): boolean {
    const board = document.querySelector('.stage')?.innerHTML ?? '';
    const known = this.#met.has(board);
    this.#met.add(board);
    return known;
  }

  /** The moves of this position that no tapping led to. */
  async missing(): Promise<string[]> {
    const from = this.bench.played.length;
    const rest = (): string[] => {
      const played = new Set(this.bench.played.slice(from).map((text) => this.#sort(text)));
      const moves = new Set(this.bench.step.state.moves.map((text) => this.#sort(text)));
      return [...moves].filter((text) => !played.has(text));
    };
    this.#taps = 0;
    const roots = firstOfKind(await this.#roots());
    // Each beginning gets its share, and what it leaves is spent by the next; for every move it may take all there are.
    for (const { root, among } of roots) {
      const part = Math.min(MOST_FOR_ONE, (this.most - this.#taps) / among);
      const share = this.all ? this.most : this.#taps + part;
      await this.#explore(root, share, () => rest().length === 0);
    }
    if (this.#taps >= this.most && rest().length > 0)
      return [`${rest().length} not made in ${this.most} taps`];
    return rest();
  }

  /** The beginnings of moves, on every part of the board. */
  async #roots(): Promise<Node[]> {
    await this.#again([]);
    this.#known();
    await this.#lookAt();
    const here = this.#further([], new Set());
    const parts = new Set([...document.querySelectorAll(PARTS)].map(keyOf));
    const roots = here.filter(({ path }) => !parts.has(path[0]?.key ?? ''));
    for (const { path } of here.filter((node) => !roots.includes(node))) {
      await this.#again(path);
      await this.#lookAt();
      const known = new Set(roots.map((node) => node.path.at(-1)?.key));
      const there = this.#further(path, new Set()).filter((node) => !parts.has(node.path.at(-1)?.key ?? ''));
      roots.push(...there.filter((node) => !known.has(node.path.at(-1)?.key)));
    }
    return roots;
  }

  /** Goes on from a first tap until its share of taps is spent or all is done. */
  async #explore(root: Node, share: number, done: () => boolean): Promise<void> {
    const waiting: Node[] = [root];
    while (waiting.length > 0 && this.#taps < share && !done()) {
      const { path, spared } = waiting.shift()!;
      const before = this.bench.played.length;
      const led = await this.#again(path);
      if (this.bench.played.length > before) this.#here = null;
      if (!led || !this.#here || this.#known()) continue;
      await this.#lookAt();
      waiting.unshift(...this.#further(path, spared));
    }
  }

  #further(path: readonly Tapped[], spared: ReadonlySet<string>): Node[] {
    const counts = new Map<string, number>();
    // From one part straight to the next leads nowhere: each of them was a beginning.
    const turned = inFront().includes(path.at(-1)?.key ?? '');
    const tried = new Set(spared);
    return this.#leads().flatMap((thing) => {
      const key = keyOf(thing);
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      const before = path.filter((tapped) => tapped.key === key).length;
      if (spared.has(key) || before > MOST_ALIKE || (turned && thing.matches(PARTS))) return [];
      const node = { path: [...path, { key, nth }], spared: new Set(tried) };
      if (thing.matches(GLOWS)) tried.add(key);
      return [node];
    });
  }
}
