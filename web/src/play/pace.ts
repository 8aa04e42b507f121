// Steps may come faster than eyes can follow. They are shown one after another, a moment apart, and merged when too
// many are waiting, so the board is never far behind.
import type { State, Story } from '../wire.ts';

export interface Shown {
  readonly v: number;
  readonly state: State;
  readonly story: readonly Story[];
}

/** How fast other players' moves are shown. */
export const TEMPI = ['slow', 'normal', 'fast', 'once'] as const;
export type Tempo = (typeof TEMPI)[number];

/** A moment for one step, in milliseconds. A bot's turn is two steps or so. */
const MOMENTS: Record<Tempo, number> = { slow: 1800, normal: 900, fast: 350, once: 0 };
/** The player knows their own moves: they only need time to be seen, and must not hold up the next. */
const OWN = 250;
const MOST_WAITING = 12;

/** Whether a step has anything to watch: someone moved, or something followed from it. */
const busy = (shown: Shown): boolean =>
  shown.story.some(({ seat, events }) => seat !== null || events.length > 0);

/** How long a step is looked at before the next is shown; less when many wait. */
export function momentOf(shown: Shown, waiting: number, tempo: Tempo): number {
  if (!busy(shown)) return 0;
  const movers = shown.story.flatMap(({ seat }) => seat ?? []);
  const own = movers.length > 0 && movers.every((seat) => seat === shown.state.viewer);
  const moment = own ? Math.min(OWN, MOMENTS[tempo]) : MOMENTS[tempo];
  return moment / (waiting > MOST_WAITING / 2 ? 2 : 1);
}

/** Adds a step to those waiting; the last two are merged if there are too many. */
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
    readonly tempo: () => Tempo,
  ) {}

  push(next: Shown): void {
    this.#waiting = queued(this.#waiting, next);
    if (this.#timer === null) this.#advance();
  }

  /** Shows this at once and drops what was waiting. */
  jump(next: Shown): void {
    this.stop();
    this.show(next, true);
  }

  /** Shows these from the start, and then whatever arrives meanwhile. */
  again(steps: readonly Shown[]): void {
    this.stop();
    this.#waiting = steps;
    this.#advance();
  }

  /** Skips to the newest. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (last) this.jump({ ...last, story: [] });
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
    const moment = momentOf(first, rest.length, this.tempo());
    if (moment > 0 || rest.length > 0) this.#timer = setTimeout(() => this.#advance(), moment);
  }
}
