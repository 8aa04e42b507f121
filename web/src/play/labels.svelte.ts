// Moves in words. They are asked for when something shows them, all that a page wants at once, and kept for as long as
// the position stands: most moves of most positions are never read.
import { untrack } from 'svelte';
import type { Choice, Phrase } from '../wire.ts';

/** A position in which the viewer may choose. */
interface At {
  readonly v: number;
  readonly moves: readonly string[];
}

/** The most characters in a request; the server takes 4 KiB. */
const LONGEST = 3000;

export class Labels {
  readonly #at: () => At | null;
  readonly #ask: (v: number, texts: readonly string[]) => Promise<readonly Choice[] | null>;
  #told = $state.raw<{ v: number; labels: ReadonlyMap<string, Phrase> } | null>(null);
  /** What needs no further question at this version, though it may not be told yet. */
  #open = { v: -1, texts: new Set<string>() };
  /** What goes into the next question. */
  #wanted = new Set<string>();

  constructor(
    at: () => At | null,
    /** Asks for these, for all of them where none are given; null where no answer came. */
    ask: (v: number, texts: readonly string[]) => Promise<readonly Choice[] | null>,
  ) {
    this.#at = at;
    this.#ask = ask;
  }

  /** A legal move's label; none until it is told. */
  of(text: string): Phrase | null {
    const at = this.#at();
    if (!at?.moves.includes(text)) return null;
    const told = this.#told;
    const label = told?.v === at.v ? told.labels.get(text) : undefined;
    if (!label) this.#want(at.v, text);
    return label ?? null;
  }

  /** Waits for a label that comes with another answer; null where it did not. */
  async expect(v: number, text: string, label: Promise<Phrase | null>): Promise<void> {
    this.#opened(v).add(text);
    this.#wanted.delete(text);
    const told = await label;
    if (told) this.#note(v, [{ text, label: told }]);
    else this.#forget(v, [text]);
  }

  #opened(v: number): Set<string> {
    if (this.#open.v !== v) {
      this.#open = { v, texts: new Set() };
      this.#wanted.clear();
    }
    return this.#open.texts;
  }

  #want(v: number, text: string): void {
    const open = this.#opened(v);
    if (open.has(text)) return;
    open.add(text);
    this.#wanted.add(text);
    // Once everything is drawn: the question changes the page around the board, and others may join it until then.
    if (this.#wanted.size === 1) setTimeout(() => void this.#send(v));
  }

  async #send(v: number): Promise<void> {
    const texts = [...this.#wanted];
    this.#wanted.clear();
    const at = untrack(this.#at);
    if (at?.v !== v || texts.length === 0) return this.#forget(v, texts);
    const most = texts.length * 2 > at.moves.length || texts.join('","').length > LONGEST;
    const labels = await this.#ask(v, most ? [] : texts);
    if (labels) this.#note(v, labels);
    else this.#forget(v, texts);
  }

  /** These may be asked for again. */
  #forget(v: number, texts: readonly string[]): void {
    if (this.#open.v === v) texts.forEach((text) => this.#open.texts.delete(text));
  }

  #note(v: number, labels: readonly Choice[]): void {
    const before = this.#told?.v === v ? this.#told.labels : [];
    this.#told = {
      v,
      labels: new Map([...before, ...labels.map(({ text, label }) => [text, label] as const)]),
    };
  }
}
