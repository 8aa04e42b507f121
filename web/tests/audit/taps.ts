// Finds out which moves can be made by tapping: highlighted things are tapped, and what that highlights in turn.
import { flushSync } from 'svelte';
import type { Bench } from '../../src/bench.svelte.ts';
import { unexplained, type Asked } from './legends.ts';
import { hitPoint, reachable } from './reach.ts';
import { atRest } from './rest.ts';
import { drawn, type Fault } from './sight.ts';

/** The button that plays the selection. */
const CONFIRMS = '.stage [data-confirm]';
/** The buttons that play something themselves, or turn the selection. */
const PLAYS = '.stage button.offer, .stage button.go, .stage button.word.lit, .stage button.turn';
/** Highlighted things. */
const GLOWS = '.stage .legal, .stage button.lit:not(.word), .stage .hot.lit .rim';
/** Parts of the board that are stacked behind each other when room is short. */
const PARTS = '.stage [role=tab][aria-selected=false], .stage .tabs [aria-pressed=false]';

const off = (thing: Element): boolean =>
  thing.matches(':disabled, [aria-disabled=true]') || thing.getAttribute('aria-pressed') === 'true';

const nameOf = (thing: Element): string =>
  (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);

const keyOf = (thing: Element): string => thing.getAttribute('data-thing') ?? nameOf(thing);

const usable = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((one) => !off(one) && drawn(one));

/** Lets requests be answered and drawn. */
async function settled(): Promise<void> {
  flushSync();
  for (let rounds = 0; rounds < 12; rounds += 1) await Promise.resolve();
  flushSync();
}

/** A table that is set up again shows its board once it is loaded. */
export async function drawnAnew(): Promise<void> {
  await settled();
  while (!document.querySelector('.room > *')) await new Promise((done) => setTimeout(done));
  await atRest();
}

/** The most taps for one beginning: some lead in circles. */
const MOST_FOR_ONE = 40;

/** A tile turned this often has shown all its sides. */
const MOST_ALIKE = 3;

/** One tap on the way to a move. */
interface Tapped {
  readonly key: string;
  /** Which of several of that name. */
  readonly nth: number;
}
interface Node {
  readonly path: readonly Tapped[];
  /** What need not be tried here: its order with the last tap does not matter, and the other order is tried too. */
  readonly spared: ReadonlySet<string>;
}

/** What a beginning is, without which one of its kind: `space chamber`, `die`. */
const kindOf = ({ path }: Node): string => (path.at(-1)?.key ?? '').replaceAll(/[\d/].*|(?<=^die).*/g, '');

/** One beginning of each kind first, then the others; each with how many still share the taps. */
function firstOfKind(roots: readonly Node[]): { root: Node; among: number }[] {
  const kinds = roots.map(kindOf);
  const first = roots.filter((_, at) => kinds.indexOf(kinds[at] ?? '') === at);
  const others = roots.filter((root) => !first.includes(root));
  return [first, others].flatMap((all) => all.map((root, at) => ({ root, among: all.length - at })));
}

export class Taps {
  readonly faults = new Map<string, Fault>();
  #taps = 0;
  /** Whether another part of the board was opened: a new state would leave it so. */
  #turned = true;

  constructor(
    readonly bench: Bench,
    /** The most taps for one position. */
    readonly most: number,
    /** Whether to make every move, or one of each sort while everything highlighted is only checked. */
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
    this.#taps += 1;
    const point = await this.#point(thing);
    if (!point) return false;
    this.#turned ||= thing.matches(PARTS);
    const [clientX, clientY] = point;
    const init = { bubbles: true, cancelable: true, clientX, clientY, detail: 1, view: window };
    const target = document.elementFromPoint(clientX, clientY);
    for (const kind of ['pointerdown', 'pointerup']) target?.dispatchEvent(new PointerEvent(kind, init));
    target?.dispatchEvent(new MouseEvent('click', init));
    await settled();
    return true;
  }

  /** Records highlighted things that cannot be hit, and things without an explanation. */
  async #lookAt(): Promise<void> {
    for (const thing of this.#leads()) await this.#point(thing);
    for (const fault of unexplained(this.asked)) this.faults.set(fault.what, fault);
  }

  /** Where to tap a thing; if there is no such place on a settled board, that is recorded. */
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

  async #again(path: readonly Tapped[]): Promise<boolean> {
    if (this.#turned) {
      this.bench.anew();
      await drawnAnew();
    } else {
      this.bench.match.upToDate = false;
      flushSync();
      this.bench.show(this.bench.n);
      await settled();
    }
    this.#turned = false;
    for (const { key, nth } of path) {
      const thing = this.#leads().filter((one) => keyOf(one) === key)[nth];
      if (!thing || !(await this.#tap(thing))) return false;
    }
    return true;
  }

  /** The moves of this position that no tapping led to. */
  async missing(): Promise<string[]> {
    const from = this.bench.played.length;
    const rest = (): string[] => {
      const played = new Set(this.bench.played.slice(from).map((text) => this.#sort(text)));
      const moves = new Set(this.bench.step.state.moves.map(({ text }) => this.#sort(text)));
      return [...moves].filter((text) => !played.has(text));
    };
    this.#taps = 0;
    const roots = firstOfKind(await this.#roots());
    // Each beginning gets its share, and what it leaves goes to the next.
    for (const { root, among } of roots) {
      const share = this.#taps + Math.min(MOST_FOR_ONE, (this.most - this.#taps) / among);
      await this.#explore(root, share, () => rest().length === 0);
    }
    if (this.#taps >= this.most && rest().length > 0)
      return [`${rest().length} not made in ${this.most} taps`];
    return rest();
  }

  /** The beginnings of moves, on every part of the board. */
  async #roots(): Promise<Node[]> {
    await this.#again([]);
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

  /** Continues from a first tap until its share of taps is spent or everything is done. */
  async #explore(root: Node, share: number, done: () => boolean): Promise<void> {
    const waiting: Node[] = [root];
    while (waiting.length > 0 && this.#taps < share && !done()) {
      const { path, spared } = waiting.shift()!;
      const before = this.bench.played.length;
      if (!(await this.#again(path)) || this.bench.played.length > before) continue;
      await this.#lookAt();
      waiting.unshift(...this.#further(path, spared));
    }
  }

  #further(path: readonly Tapped[], spared: ReadonlySet<string>): Node[] {
    const counts = new Map<string, number>();
    const tried = new Set(spared);
    return this.#leads().flatMap((thing) => {
      const key = keyOf(thing);
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      const before = path.filter((tapped) => tapped.key === key).length;
      if (spared.has(key) || before > MOST_ALIKE) return [];
      const node = { path: [...path, { key, nth }], spared: new Set(tried) };
      if (thing.matches(GLOWS)) tried.add(key);
      return [node];
    });
  }
}
