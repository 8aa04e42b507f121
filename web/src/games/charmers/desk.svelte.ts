// The desk a board is played on: what is shown, what is picked, and what a click does. One for each board.
import { Visit } from '../../board/visit.svelte.ts';
import { createContext } from 'svelte';
import type { BoardProps } from '../../board/board.ts';
import { Foresight } from '../../board/foresight.svelte.ts';
import type { State } from '../../wire.ts';
import { follow, rolled, type Die } from './dice.ts';
import { freshMarks } from './fresh.ts';
import { click, lit, NONE, textOf, type Selection, type Thing } from './selection.ts';
import { nameOf, pageOf, ranks } from './things.ts';
import type { Components, Event, Plan, Sheet, View } from './view.ts';

/** What is written on a sheet. */
const WRITES: ReadonlySet<string> = new Set(['built', 'road', 'sailed']);

export type Page = 'land' | 'town';

export class Desk {
  readonly #props: () => BoardProps;
  readonly #foresight: Foresight;
  // What was picked belongs to one state; with the next one it is gone of itself.
  #picked = $state.raw<{ state: State; selection: Selection } | null>(null);
  #looked = $state.raw<{ state: State; seat: number } | null>(null);
  #turned = $state.raw<{ state: State; page: Page } | null>(null);
  /** Whose sheet comes into view while it is written on. */
  readonly visit: Visit;
  #before: readonly Die[] = [];

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.visit = new Visit(props, WRITES);
    this.#foresight = new Foresight(props, () => (this.text === null ? [] : [this.text]));
  }

  readonly props = $derived.by(() => this.#props());
  readonly view = $derived.by(() => this.props.state.view as View);
  readonly moves = $derived.by(() => this.props.state.moves.map(({ text }) => text));
  readonly active = $derived.by(() => this.props.active && this.moves.length > 0);
  readonly selection = $derived.by(() =>
    this.#picked?.state === this.props.state ? this.#picked.selection : NONE,
  );
  readonly text = $derived.by(() => textOf(this.selection, this.moves));
  /** What the picked move would do, once the server has said it. */
  readonly foreseen = $derived.by(() =>
    this.text === null ? [] : ((this.#foresight.events(this.text) ?? []) as Event[]),
  );
  /** What could be drawn, sailed to or circled after it. */
  readonly #onward = $derived.by(() => (this.text === null ? [] : this.#foresight.next(this.text)));
  readonly own = $derived.by(() => this.props.state.viewer);
  /** The seat whose sheet is shown. A look at another's ends when it is one's own turn to write. */
  readonly shown = $derived.by(() => {
    const looked = this.#looked;
    const kept = looked && (looked.state === this.props.state || !this.active) ? looked.seat : null;
    return kept ?? this.visit.seat ?? this.own ?? this.view.mover;
  });
  readonly sheet = $derived.by(() => this.view.sheets[this.shown] as Sheet);
  readonly mine = $derived.by(() => this.shown === this.own);
  readonly plan = $derived.by(() => {
    const { sun, moon } = this.props.components as Components;
    return (this.view.sheet === 'moon' ? (moon ?? sun) : (sun ?? moon)) as Plan;
  });
  readonly page = $derived.by((): Page => {
    const turned = this.#turned;
    if (turned?.state === this.props.state) return turned.page;
    const best = this.props.advice?.best.slice(0, 1).map(({ text }) => text) ?? [];
    const asked = this.active
      ? [...best, ...this.moves].map(pageOf).find((page) => page !== null)
      : undefined;
    return asked ?? turned?.page ?? 'land';
  });
  readonly ranks = $derived.by(() => ranks(this.props.advice?.best ?? []));
  readonly fresh = $derived.by(() => freshMarks(this.props.story, this.view, this.shown));
  readonly rolled = $derived.by(() => rolled(this.props.story));
  readonly dice = $derived.by(() => (this.#before = follow(this.#before, this.view)));

  get say() {
    return this.props.say;
  }

  /** Whether clicking the thing leads on. */
  lit(thing: Thing): boolean {
    return this.active && lit(this.selection, thing, this.moves);
  }

  /** Whether the picked move leads to a choice in which the thing would glow: there it could land. */
  leadsTo(thing: Thing): boolean {
    return this.#onward.length > 0 && lit(NONE, thing, this.#onward);
  }

  rank(thing: Thing): number | undefined {
    return this.ranks.get(nameOf(thing));
  }

  /** Whether some move on that half of the sheet is legal. */
  calls(page: Page): boolean {
    return this.active && [...this.moves, ...this.#onward].some((text) => pageOf(text) === page);
  }

  click(thing: Thing): void {
    if (!this.active) return;
    // A road is first shown as the best of the moves that are advised has it.
    const best = this.moves.filter((text) => text === this.props.advice?.best[0]?.text);
    const { selection, play, why } = click(this.selection, thing, [...new Set([...best, ...this.moves])]);
    this.#picked = { state: this.props.state, selection };
    if (why !== undefined) this.props.why(why);
    if (play) this.props.play(play.text, play.end ? { end: true } : {});
  }

  look(seat: number): void {
    this.#looked = { state: this.props.state, seat };
  }

  turn(page: Page): void {
    this.#turned = { state: this.props.state, page };
  }
}

export const [desk, setDesk] = createContext<Desk>();
