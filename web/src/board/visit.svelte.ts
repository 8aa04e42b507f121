// Where others act comes into view, such as the province in which they build, and goes back by itself or at the next
// click. Who looks on, at a table or at a replay, has nothing to go back to: there it stays until the next step.
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

type Given = Pick<BoardProps, 'story' | 'state' | 'replayed'>;

/** Whether nobody at this board will move: then whatever is done is worth following, also one's own. */
const onlyLooks = ({ state, replayed = false }: Given): boolean => replayed || state.viewer === null;

export class Visit<To> {
  /** What is visited; none where nothing is. */
  at = $state.raw<To | null>(null);
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Create it while the board's component initialises; `whereIn` says where a story leads those who look on, from the
   * eyes of a seat whose own doings are no news to it. `left` is told what was in view when a press ends the visit. */
  constructor(
    props: () => Given,
    whereIn: (story: readonly Story[], own: number | null) => To | null,
    { lasting = false, left = () => {} }: { lasting?: boolean; left?: (from: To) => void } = {},
  ) {
    const stays = $derived(lasting && onlyLooks(props()));
    $effect(() => {
      const { story, state } = props();
      const to = whereIn(story, stays ? null : state.viewer);
      // Who jumps in a replay is told nothing, and sees the board as it is.
      if (stays && story.length === 0) this.end();
      untrack(() => this.#to(to, stays));
    });
    $effect(() => {
      const end = (): void => {
        const from = untrack(() => (stays ? null : this.at));
        if (from === null) return;
        this.end();
        left(from);
      };
      window.addEventListener('pointerdown', end, { capture: true });
      return () => {
        this.end();
        window.removeEventListener('pointerdown', end, { capture: true });
      };
    });
  }

  /** What goes back by itself is not shown where motion is reduced. */
  #to(to: To | null, stays: boolean): void {
    const stay = moveTime() > 0 ? STAY[tempo()] : 0;
    if (to === null || (stay === 0 && !stays)) return;
    this.end();
    this.at = to;
    if (!stays) this.#timer = setTimeout(() => this.end(), stay);
  }

  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.at = null;
  }
}
