// Steps may come faster than eyes can follow. They are shown one after another, a moment apart, and joined
// when too many wait, so that the board is never far behind.
import type { State, Story } from '../wire.ts';

export interface Shown {
  readonly v: number;
  readonly state: State;
  readonly story: readonly Story[];
}

/** A moment for one step, in milliseconds; less when more wait. */
const MOMENT = 650;
const HASTE = 220;
const MOST_WAITING = 3;

/** Whether a step has anything to watch. */
const busy = (shown: Shown): boolean => shown.story.some((line) => line.events.length > 0);

/** How long a step is looked at before the next is shown. */
export function momentOf(shown: Shown, waiting: number): number {
  if (!busy(shown)) return 0;
  return waiting > 1 ? HASTE : MOMENT;
}

/** Adds a step to those that wait; the last two are joined when there are too many. */
export function queued(waiting: readonly Shown[], next: Shown): readonly Shown[] {
  const last = waiting.at(-1);
  if (!last || waiting.length < MOST_WAITING) return [...waiting, next];
  return [...waiting.slice(0, -1), { ...next, story: [...last.story, ...next.story] }];
}

/** Shows steps in order, each for its moment. */
export class Pace {
  #waiting: readonly Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly show: (shown: Shown, last: boolean) => void,
    readonly still: () => boolean,
  ) {}

  push(next: Shown): void {
    this.#waiting = queued(this.#waiting, next);
    if (this.#timer === null) this.#advance();
  }

  /** Shows this at once and forgets what waited. */
  jump(next: Shown): void {
    this.stop();
    this.show(next, true);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
  }

  #advance(): void {
    const [first, ...rest] = this.#waiting;
    this.#timer = null;
    if (!first) return;
    this.#waiting = rest;
    this.show(first, rest.length === 0);
    const moment = this.still() ? 0 : momentOf(first, rest.length);
    if (moment > 0 || rest.length > 0) this.#timer = setTimeout(() => this.#advance(), moment);
  }
}
