// While another player builds, their area comes into view, and goes back by itself or at the next click.
import { untrack } from 'svelte';
import { tempo } from '../settings.svelte.ts';
import type { Story } from '../wire.ts';
import type { BoardProps } from './board.ts';
import { moveTime } from './motion.ts';

/** How long it stays, in milliseconds. */
const STAY = { slow: 2800, normal: 1500, fast: 600, once: 0 } as const;

type Built = { readonly kind: string; readonly seat?: number };

/** The seat other than one's own that built last in a story; none where nobody did. */
export function builderIn(
  story: readonly Story[],
  kinds: ReadonlySet<string>,
  own: number | null,
): number | null {
  const events = story.flatMap(({ events }) => events as Built[]);
  const built = events.findLast(({ kind, seat }) => kinds.has(kind) && seat !== undefined && seat !== own);
  return built?.seat ?? null;
}

export class Visit {
  seat = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Create it while the board's component initialises; `kinds` are the events that build. */
  constructor(props: () => Pick<BoardProps, 'story' | 'state'>, kinds: ReadonlySet<string>) {
    $effect(() => {
      const builder = builderIn(props().story, kinds, props().state.viewer);
      untrack(() => this.#to(builder));
    });
    $effect(() => {
      const end = (): void => this.#end();
      window.addEventListener('pointerdown', end, { capture: true });
      return () => {
        end();
        window.removeEventListener('pointerdown', end, { capture: true });
      };
    });
  }

  /** Shows a player's area; not where motion is reduced. */
  #to(seat: number | null): void {
    const stay = moveTime() > 0 ? STAY[tempo()] : 0;
    if (seat === null || stay === 0) return;
    this.#end();
    this.seat = seat;
    this.#timer = setTimeout(() => this.#end(), stay);
  }

  #end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.seat = null;
  }
}
