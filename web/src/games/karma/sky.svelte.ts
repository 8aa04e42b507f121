// Watches the table change: remembers where things lay, and lets them fly to where they are now.
import { tick } from 'svelte';
import type { Story } from '../../wire.ts';
import { flightsOf, timing, type Spot } from './flights.ts';
import { moveTime } from '../../board/motion.ts';
import type { Ghost } from './parts/Flights.svelte';
import type { Event } from './view.ts';

type Point = { x: number; y: number };

export class Sky {
  ghosts = $state.raw<readonly Ghost[]>([]);
  #before = new Map<Spot, Point>();
  #told: readonly Story[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  /** Before the table changes: where everything lies. */
  remember(root: HTMLElement | undefined) {
    this.#before = root ? spots(root) : new Map();
  }

  /** After it: what happened is shown once, unless nothing moves here. */
  async tell(root: HTMLElement | undefined, story: readonly Story[]) {
    const fresh = story !== this.#told && this.#told !== null;
    this.#told = story;
    const move = moveTime();
    if (!fresh || !root || move === 0 || story.length === 0) return;
    const before = this.#before;
    await tick();
    if (root.isConnected) this.#launch(root, before, story, move);
  }

  #launch(root: HTMLElement, before: ReadonlyMap<Spot, Point>, story: readonly Story[], move: number) {
    const now = spots(root);
    const events = story.flatMap((line) => line.events as Event[]);
    const flights = flightsOf(events, (card) => before.has(`grid ${card}`));
    const { delay, duration, total } = timing(flights.length, move);
    const made = flights.flatMap(({ cargo, from, to }, index) => {
      const start = near(before, from) ?? near(now, from);
      const end = near(now, to);
      this.#count += 1;
      return start && end
        ? [{ key: this.#count, cargo, from: start, to: end, delay: delay(index), duration }]
        : [];
    });
    this.ghosts = made;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.skip(), total + 60);
  }

  skip() {
    clearTimeout(this.#timer);
    if (this.ghosts.length > 0) this.ghosts = [];
  }
}

/** The middle of everything on the board that has a name and can be seen. */
function spots(root: HTMLElement): Map<Spot, Point> {
  const origin = root.getBoundingClientRect();
  const found = new Map<Spot, Point>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-at], [data-area]')) {
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width === 0) continue;
    const middle = { x: left - origin.left + width / 2, y: top - origin.top + height / 2 };
    for (const name of [node.dataset['at'], node.dataset['area']]) if (name) found.set(name, middle);
  }
  return found;
}

/** A spot, or where it would be found: the tab of the part that is out of sight. */
function near(found: ReadonlyMap<Spot, Point>, spot: Spot): Point | undefined {
  const [kind, seat] = spot.split(' ');
  if (kind === 'shown') return found.get(spot);
  const tab =
    kind === 'grid' ? 'tab grid' : kind === 'pile' || kind === 'discard' ? 'tab coming' : 'tab others';
  return found.get(spot) ?? found.get(`place ${seat}`) ?? found.get(tab);
}
