// What a thing is, for a finger that rests on it: the words that a mouse gets by pointing.

/** As long as a finger must rest, and as long as the words then stay, in milliseconds. */
const REST = 500;
const STAY = 3000;
/** A finger that goes farther than this scrolls. */
const STILL = 10;

/** The words of the nearest thing that has some: an attribute, or the title of a drawing. */
export function titleOf(touched: Element | null): string | null {
  const thing = touched?.closest?.('[title], :has(> title)');
  return thing?.getAttribute('title') ?? thing?.querySelector(':scope > title')?.textContent ?? null;
}

export class Legend {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | null = null;
  #from: readonly [number, number] = [0, 0];
  /** Whether the words were shown, so that lifting the finger picks nothing. */
  #shown = false;

  down(event: PointerEvent): void {
    this.#stop();
    this.#shown = false;
    const title = titleOf(event.target as Element | null);
    if (event.pointerType !== 'touch' || !title) return;
    this.#from = [event.clientX, event.clientY];
    this.#timer = setTimeout(() => this.#show(title), REST);
  }

  move(event: PointerEvent): void {
    const [x, y] = this.#from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) this.up();
  }

  up(): void {
    if (!this.#shown) this.#stop();
  }

  /** A click that ends such a rest is none. */
  click(event: MouseEvent): void {
    if (!this.#shown) return;
    this.#shown = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #show(title: string): void {
    this.#shown = true;
    this.text = title;
    this.#timer = setTimeout(() => (this.text = ''), STAY);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.text = '';
  }
}
