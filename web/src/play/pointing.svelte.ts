// What the story points at on the board: the places of the current line.
import { marksOf, type Places } from '../board/places.ts';
import { placesOf } from '../games/places.ts';
import type { Story } from '../wire.ts';

/** How long a line that was tapped is pointed at, in milliseconds: a finger does not hover. */
const LINGER = 3000;

export class Pointing {
  names = $state.raw<readonly string[]>([]);
  #of = $state.raw<Places>({ placesOf: () => [] });
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(game: string) {
    void placesOf(game).then((of) => (this.#of = of));
  }

  /** Where some lines were done. */
  marksOf(lines: readonly Story[]): readonly string[] {
    return marksOf(lines, this.#of);
  }

  /** Points at what a line is about, or at nothing; what was tapped stays for a while. */
  at(line: Story | null): void {
    if (line || this.#timer === null) this.#show(line);
  }

  /** Points at it for a while. */
  linger(line: Story): void {
    this.#show(line);
    this.#timer = setTimeout(() => this.#show(null), LINGER);
  }

  #show(line: Story | null): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.names = line ? [...new Set(this.#of.placesOf(line))] : [];
  }
}
