// What only the board of Jaipur shows: the near and the far side, where the cards of the market lie, and the trade that
// is picked.
import { createContext } from 'svelte';
import type { BoardProps } from '../../board/board.ts';
import { Desk as BoardDesk } from '../../board/desk.svelte.ts';
import { effectOf, type Effect } from './preview.ts';
import { keepSlots, slotsKept } from './kept.ts';
import { follow, opened, recalled, type Slots, type Stage } from './stage.ts';
import { instances, refused, thingsOf, tradeOf } from './things.ts';
import type { Trade } from './trade.ts';
import { nearSeat, type Components, type Event, type View } from './view.ts';

export class Desk extends BoardDesk<View, Components, Event> {
  /** Where cards lay before decides where they lie now. */
  #staged: { view: View; stage: Stage } | null = null;

  constructor(props: () => BoardProps) {
    super(props, { thingsOf, refused, instances });
  }

  readonly near: 0 | 1 = $derived(nearSeat(this.view));
  readonly far: 0 | 1 = $derived(this.near === 0 ? 1 : 0);
  readonly memory: boolean = $derived(this.props.table.options['card_memory'] !== 'off');
  readonly openHerds: boolean = $derived(this.props.table.options['open_herds'] !== 'off');
  /** The match is one round, so one seal is all there is to win. */
  readonly single: boolean = $derived(this.props.table.options['single_round'] === 'on');
  readonly stage: Stage = $derived.by(() => {
    const [view, story] = [this.view, this.props.story];
    if (this.#staged?.view !== view) {
      const { id } = this.props.table;
      const before = this.#staged?.stage.slots;
      this.#staged = {
        view,
        stage: before ? follow(before, story, view) : opened(this.#remembered(id), story, view),
      };
      keepSlots(id, this.#staged.stage.slots);
    }
    return this.#staged.stage;
  });
  /** As this tab saw the market last, or as the log leads to it. */
  #remembered(id: string): Slots | null {
    return slotsKept(id) ?? recalled(this.props.log ?? [], this.view);
  }

  /** What is picked. */
  readonly trade: Trade | null = $derived(this.picks.length > 0 ? tradeOf(this.picks) : null);
  /** What it would do; none while it is no whole move. */
  readonly effect: Effect | null = $derived(
    this.trade && this.text !== null ? effectOf(this.view, this.trade, this.foreseen) : null,
  );

  /** Most cards go together with most others: a click on one that does not is a question rather than a new wish. */
  override press(instance: string, event?: MouseEvent): void {
    const fits = this.isPicked(instance) || this.fits(instance);
    const text = fits ? null : refused(instance, this);
    if (this.active && text !== null && !this.moves.includes(text)) this.why(text);
    else super.press(instance, event);
  }
}

export const [desk, setDesk] = createContext<Desk>();
