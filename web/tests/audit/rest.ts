// A board learns how much room its parts have when a frame is drawn, and lays them out again then. The audit measures
// thousands of times and looks at no pictures, so it draws no frames: here boards are told of their room at once.
import { flushSync } from 'svelte';

const sizeOf = (one: Element): string => {
  const { offsetWidth = 0, offsetHeight = 0 } = one as Partial<HTMLElement>;
  return `${offsetWidth}x${offsetHeight}`;
};

const observers = new Set<Observer>();

/** Observes as ever when frames are drawn, and when it is asked to. */
class Observer extends ResizeObserver {
  readonly #told = new Map<Element, string>();

  constructor(readonly tell: ResizeObserverCallback) {
    super(tell);
    observers.add(this);
  }

  override observe(one: Element, options?: ResizeObserverOptions): void {
    super.observe(one, options);
    this.#told.set(one, '');
  }

  override unobserve(one: Element): void {
    super.unobserve(one);
    this.#told.delete(one);
  }

  override disconnect(): void {
    super.disconnect();
    observers.delete(this);
  }

  /** Tells of everything that has another size than it had; whether there was such a thing. */
  look(): boolean {
    const changed = [...this.#told].filter(([one, size]) => sizeOf(one) !== size).map(([target]) => target);
    for (const one of changed) this.#told.set(one, sizeOf(one));
    if (changed.length > 0)
      this.tell(
        changed.map((target) => ({ target }) as ResizeObserverEntry),
        this,
      );
    return changed.length > 0;
  }
}
window.ResizeObserver = Observer;

/** As often as this the room of a part may change because others took theirs. */
const MOST = 6;

/** Lets a board take the room it has. One that never comes to rest would flicker. */
export async function atRest(): Promise<void> {
  flushSync();
  if (document.fonts.status === 'loading') await document.fonts.ready;
  for (let rounds = 0; rounds < MOST; rounds += 1) {
    if (![...observers].map((one) => one.look()).some(Boolean)) return;
    flushSync();
  }
  throw new Error('the board never comes to rest');
}
