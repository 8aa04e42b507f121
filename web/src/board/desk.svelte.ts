// The desk that a board is played on: what is shown, what is picked, what a click does, and what a picked move would
// do. A game says which things a move is made of and what a refused click stood for; the rest of its own desk is what
// only this game shows.
import { tick } from 'svelte';
import type { State } from '../wire.ts';
import { toAct, type BoardProps, type Say } from './board.ts';
import { focusFirst, isHeld, THING, watchFocus } from './focus.ts';
import { Foresight } from './foresight.svelte.ts';
import { reveal } from './reveal.ts';
import {
  begun,
  chosen,
  implied,
  isSpoken,
  kindOf,
  optionsOf,
  press,
  ranksOf,
  turned,
  type Manner,
  type Option,
  type Picks,
  type Thing,
} from './selection.ts';

/** What a game says of its moves. */
export interface Clicks<View> {
  /** The things that a move is made of; none for a move that only words can make. */
  thingsOf(text: string, view: View): readonly Thing[];
  /** The notation of what a click on something that no move names would be, for the server to say why not. */
  refused(instance: string, at: { view: View; moves: readonly string[]; picks: Picks }): string | null;
  /** Things of which every click takes one more. */
  readonly counted?: RegExp;
  /** All that can be clicked, where what goes without saying is picked too. */
  instances?(view: View): readonly string[];
}

/** Milliseconds after which a move may be sent again, should no answer come. */
const PATIENCE = 2000;
/** Milliseconds in which a click on what was just picked for the player still counts as meant to pick it. */
const ON_ITS_WAY = 700;
/** How many of the advised moves are marked. */
const MARKED = 3;
const NO_MOVES: readonly string[] = [];

export class Desk<View, Components, Event> {
  readonly #props: () => BoardProps;
  readonly #clicks: Clicks<View>;
  readonly #foresight: Foresight;
  /** The state that was answered and when: a second click before the next state comes plays nothing. */
  #sent: { state: State | null; at: number } = { state: null, at: 0 };
  /** What the last click picked beyond its own thing, since it went without saying, and when. */
  #filled: { picks: Picks; at: number } = { picks: [], at: 0 };
  /** The board's element, in which the focus moves about. */
  root = $state.raw<HTMLElement | null>(null);

  /** Create it while the board's component initialises. */
  constructor(props: () => BoardProps, clicks: Clicks<View>) {
    this.#props = props;
    this.#clicks = clicks;
    this.#foresight = new Foresight(props, () => this.ready.map(({ text }) => text));
    $effect(() => {
      void [this.props.state, this.picks];
      void tick().then(() => this.root && isHeld(this.root) && focusFirst(this.root));
    });
    // What is advised comes into sight, once the board has turned to it.
    $effect(() => {
      if (this.props.advice) void tick().then(() => this.#showAdvised());
    });
  }

  readonly props: BoardProps = $derived.by(() => this.#props());
  readonly say: Say = $derived.by(() => this.props.say);
  readonly view: View = $derived.by(() => this.props.state.view as View);
  readonly components: Components = $derived.by(() => this.props.components as Components);
  /** The seat that looks; none for spectators. */
  readonly viewer: number | null = $derived.by(() => this.props.state.viewer);
  /** The seat that the table waits for. */
  readonly toAct: number | null = $derived.by(() => toAct(this.props.state));
  readonly moves: readonly string[] = $derived.by(() =>
    this.props.active ? this.props.state.moves : NO_MOVES,
  );
  readonly active: boolean = $derived(this.moves.length > 0);
  readonly options: readonly Option[] = $derived.by(() => this.#read(this.moves));
  /** The best of the moves that are advised. */
  readonly best: readonly Option[] = $derived.by(() =>
    this.#read((this.props.advice?.best ?? []).slice(0, MARKED).map(({ text }) => text)),
  );
  readonly #instances: readonly string[] | undefined = $derived.by(() => this.#clicks.instances?.(this.view));
  readonly #manner: Manner = $derived.by(() => ({
    ...(this.#clicks.counted && { counted: this.#clicks.counted }),
    ...(this.#instances && { instances: this.#instances }),
    advised: this.best[0]?.things ?? [],
  }));
  /** What is picked; a new state begins afresh. */
  picks: Picks = $derived(begun(this.options, { ...(this.#instances && { instances: this.#instances }) }));
  readonly choice = $derived(chosen(this.options, this.picks));
  /** The moves that can be confirmed. */
  readonly ready: readonly Option[] = $derived(this.choice.ready);
  /** The move that a confirmation plays. */
  readonly text: string | null = $derived(this.ready[0]?.text ?? null);
  /** What it would do; none until the server has said it. */
  readonly foreseen: readonly Event[] | null = $derived(this.text === null ? null : this.foresee(this.text));
  /** What could be chosen from after it, as far as it is known. */
  readonly onward: readonly Option[] = $derived.by(() =>
    this.text === null ? [] : this.#read(this.#foresight.next(this.text)),
  );
  /** The moves that only words can make. */
  readonly spoken: readonly Option[] = $derived(this.options.filter(isSpoken));
  readonly #named: ReadonlySet<Thing> = $derived(new Set(this.options.flatMap(({ things }) => things)));
  readonly #implied: readonly Thing[] = $derived(implied(this.choice, this.picks));

  #read(texts: readonly string[]): Option[] {
    return optionsOf(texts, (text) => this.#clicks.thingsOf(text, this.view));
  }

  /** What a move that is ready would do; none until the server has said it. */
  foresee(text: string): readonly Event[] | null {
    return this.#foresight.events(text) as readonly Event[] | null;
  }

  /** Brings the things of the best advised move into sight, the first of them last. */
  #showAdvised(): void {
    const named = [...(this.root?.querySelectorAll<HTMLElement>(`[${THING}]`) ?? [])];
    for (const thing of this.best[0]?.things.toReversed() ?? []) {
      const place = named.find((one) => kindOf(one.getAttribute(THING) ?? '') === thing);
      if (place) reveal(place);
    }
  }

  /** Whether any move names the thing. */
  isNamed(instance: string): boolean {
    return this.#named.has(kindOf(instance));
  }

  /** Whether the thing goes together with what is picked. */
  fits(instance: string): boolean {
    return this.choice.next.has(kindOf(instance));
  }

  isPicked(instance: string): boolean {
    return this.picks.includes(instance);
  }

  /** Whether the move that is ready names the thing without a click, since nothing else is possible. */
  isImplied(instance: string): boolean {
    return !this.isPicked(instance) && this.#implied.includes(kindOf(instance));
  }

  /** The ranks from 1 of the advised moves that name the thing. */
  ranks(instance: string): readonly number[] {
    return ranksOf(this.best, instance, this.#instances);
  }

  /** The rank of an advised move; none where it is not among the best. */
  rankOf(text: string): number | undefined {
    const at = this.best.findIndex((option) => option.text === text);
    return at < 0 ? undefined : at + 1;
  }

  /** A legal move in words; empty until the server has said it. */
  label(text: string | null): string {
    const label = text !== null && this.moves.includes(text) ? this.props.label(text) : null;
    return label ? this.say.phrase(label) : '';
  }

  /** A click on a thing: picks it, lets it go, or asks why it cannot be picked. From the keyboard the way goes on to
   * the button that plays the move, once nothing is left to choose. */
  press(instance: string, event?: MouseEvent): void {
    if (!this.active || this.#isMet(instance)) return;
    const before = this.picks;
    const picks = press(this.options, before, instance, this.#manner);
    if (picks === null) return this.ask(instance);
    const filled = picks.filter((one) => one !== instance && !before.includes(one));
    this.#filled = { picks: filled, at: Date.now() };
    this.picks = picks;
    if (event?.detail === 0 && this.#isComplete) void tick().then(() => focusFirst(this.root));
  }

  /** Whether a click wanted what was picked for it a moment ago: players who go on clicking do not mean to put it back. */
  #isMet(instance: string): boolean {
    const { picks, at } = this.#filled;
    const now = Date.now();
    const met = picks.includes(instance) && this.isPicked(instance) && now - at < ON_ITS_WAY;
    if (met) this.#filled = { picks, at: now };
    return met;
  }

  get #isComplete(): boolean {
    return this.ready.length > 0 && [...this.choice.next].every((thing) => this.#implied.includes(thing));
  }

  /** Lets the server say why a thing cannot be picked. */
  ask(instance: string): void {
    const { view, moves, picks } = this;
    const text = this.active ? this.#clicks.refused(instance, { view, moves, picks }) : null;
    if (text) this.why(text);
  }

  why(text: string): void {
    this.props.why(text);
  }

  rule(number: string): void {
    this.props.rule(number);
  }

  /** Turns what was laid. */
  turn(): void {
    this.picks = turned(this.options, this.picks);
  }

  /** Lets go of everything; the focus returns to what was picked. */
  cancel(): void {
    const [first = ''] = this.picks;
    this.picks = [];
    const thing = this.root?.querySelector<HTMLElement>(`[${THING}="${CSS.escape(first)}"]`);
    (thing ?? this.root)?.focus({ preventScroll: true });
  }

  confirm(): void {
    if (this.text !== null) this.play(this.text);
  }

  /** Plays a move, and ends the turn where it ends: the server knows where. */
  play(text: string, { end } = { end: true }): void {
    const { state } = this.props;
    const now = Date.now();
    if (this.#sent.state === state && now - this.#sent.at < PATIENCE) return;
    this.#sent = { state, at: now };
    this.picks = [];
    this.props.play(text, end ? { end } : {});
  }

  /** For the board's element. Escape lets go of what is picked. */
  readonly board = (root: HTMLElement): (() => void) => {
    this.root = root;
    const key = (event: KeyboardEvent): void => {
      const elsewhere = (event.target as Element | null)?.closest?.('dialog, input, textarea');
      if (event.key !== 'Escape' || event.defaultPrevented || elsewhere || this.picks.length === 0) return;
      event.preventDefault();
      this.cancel();
    };
    window.addEventListener('keydown', key);
    const unwatch = watchFocus(root);
    return () => {
      window.removeEventListener('keydown', key);
      unwatch();
      this.root = null;
    };
  };
}
