// What all parts of the board share: the position, the picks, and what a click does.
import { getContext, setContext, tick } from 'svelte';
import { toAct, type BoardProps } from '../../board/board.ts';
import { Foresight } from '../../board/foresight.svelte.ts';
import type { Choice } from '../../wire.ts';
import { Deck, type Card } from './deck.ts';
import { priceName } from './describe.ts';
import {
  asked,
  atFirst,
  drop,
  exact,
  isLegal,
  isOpen,
  pick,
  ranks,
  spoken,
  times,
  type Picks,
} from './selection.ts';
import type { Thing } from './selection.ts';
import type { Components, Event, View } from './view.ts';

const KEY = Symbol('the desk of Cards & Karma');
const NOTHING: readonly Choice[] = [];

export class Desk {
  readonly #props: () => BoardProps;
  readonly #foresight: Foresight;
  constructor(props: () => BoardProps) {
    this.#props = props;
    this.#foresight = new Foresight(props, () =>
      this.picks.length > 0 ? this.offers.map(({ text }) => text) : [],
    );
  }

  readonly view = $derived.by(() => this.#props().state.view as View);
  readonly deck = $derived.by(() => new Deck(this.#props().components as Components));
  readonly active = $derived.by(() => this.#props().active);
  readonly moves = $derived.by(() => (this.active ? this.#props().state.moves : NOTHING));
  readonly best = $derived.by(() => this.#props().advice?.best ?? []);
  /** Whose place is drawn large: the viewer's, or the first for spectators. */
  readonly seat = $derived.by(() => this.view.seat ?? 0);
  /** What is picked; a new position begins afresh. */
  picks: Picks = $derived(atFirst(this.moves));
  /** The card that is looked at, for its description. */
  looked = $state<number | null>(null);

  /** The grid card that is picked. */
  readonly chosen = $derived.by(() => {
    const thing = this.picks.find((one) => one.startsWith('card '));
    return thing ? Number(thing.split(' ')[1]) : null;
  });

  /** Whether the viewer has decided everything and only has to end the turn. */
  get confirms(): boolean {
    const { turn, viewer } = this.#props().state;
    return turn.kind === 'confirm' && turn.seat === viewer;
  }
  /** What a card has printed as its price, in an action of one's own; what rewards and bonuses offer has none. */
  price(card: Card): string {
    return this.view.to_do.kind === 'act' ? priceName(this.say, card) : '';
  }
  /** What a move that is offered would do; none until the server has said it. */
  foreseen(text: string): Event[] {
    return (this.#foresight.events(text) ?? []) as Event[];
  }
  get say() {
    return this.#props().say;
  }
  /** The seat that the table waits for. */
  get toAct(): number | null {
    return toAct(this.#props().state);
  }
  get scores() {
    return this.#props().state.scores;
  }
  get offers(): Choice[] {
    return exact(this.moves, this.picks);
  }
  get spoken(): Choice[] {
    return spoken(this.moves);
  }

  isLegal(thing: Thing): boolean {
    return isLegal(this.moves, thing);
  }
  isOpen(thing: Thing): boolean {
    return isOpen(this.moves, this.picks, thing);
  }
  /** Whether the nth thing of its kind, counted from 0, is picked. */
  isPicked(thing: Thing, nth = 0): boolean {
    return nth < times(this.picks, thing);
  }
  ranks(thing: Thing): number[] {
    return ranks(this.best, thing);
  }

  /** A click on the nth thing of its kind: picks it, lets it go, or asks why it cannot be. */
  press(thing: Thing, nth = 0) {
    if (this.isPicked(thing, nth)) {
      this.picks = drop(this.picks, thing);
      return;
    }
    const picks = pick(this.moves, this.picks, thing);
    if (picks) this.picks = picks;
    else this.ask(thing);
  }
  ask(thing: Thing) {
    const text = this.active ? asked(this.moves, this.picks, thing) : null;
    if (text) this.#props().why(text);
  }
  /** The board itself, to move the focus about in. */
  root: HTMLElement | undefined;

  async goOn() {
    await tick();
    if (this.picks.length > 0) this.root?.querySelector<HTMLElement>('.offer:not(.word)')?.focus();
  }
  /** Lets go of everything; the focus returns to what was picked. */
  async back() {
    const [thing] = this.picks;
    this.clear();
    await tick();
    this.root?.querySelector<HTMLElement>(`[data-thing="${thing}"]`)?.focus();
  }
  clear() {
    this.picks = [];
    this.looked = null;
  }
  play(text: string) {
    // The server ends the turn where this move ends it, and only there.
    this.#props().play(text, { end: true });
  }
  why(text: string) {
    this.#props().why(text);
  }
  rule(number: string) {
    this.#props().rule(number);
  }
}

export const provide = (desk: Desk): Desk => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk>(KEY);
