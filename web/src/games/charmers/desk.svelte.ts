// What only the board of the Dice Charmers shows: whose sheet lies open, on which page, and where the dice lie.
import { createContext } from 'svelte';
import type { BoardProps } from '../../board/board.ts';
import { Desk as BoardDesk } from '../../board/desk.svelte.ts';
import { kindOf, type Thing } from '../../board/selection.ts';
import { builderIn, Visit } from '../../board/visit.svelte.ts';
import type { State } from '../../wire.ts';
import { click, isLit, refused, type At } from './clicks.ts';
import { follow, rolled, type Die } from './dice.ts';
import { freshMarks, landings, WRITES, writtenOn } from './fresh.ts';
import { halfOf, pageOf, soldOf, thingsOf, type Counts } from './things.ts';
import type { Components, Event, Good, Plan, Sheet, View } from './view.ts';

export type Page = 'land' | 'town';

export class Desk extends BoardDesk<View, Components, Event> {
  // What was looked at belongs to one state; with the next one it disappears.
  #looked = $state.raw<{ state: State; seat: number } | null>(null);
  #turned = $state.raw<{ state: State; page: Page } | null>(null);
  /** Whose sheet comes into view while it is written on. */
  readonly visit = new Visit(
    () => this.props,
    (story, own) => builderIn(story, WRITES, own),
  );
  #before: readonly Die[] = [];

  constructor(props: () => BoardProps) {
    super(props, { thingsOf, refused });
  }

  readonly #at: At = $derived({
    moves: this.moves,
    options: this.options,
    picks: this.picks,
    advised: this.best[0]?.things ?? [],
  });
  readonly isPicking: boolean = $derived(this.picks.length > 0);
  /** The move that is picked and waits for a yes. */
  readonly move: string | null = $derived(this.isPicking ? this.text : null);
  /** The things of that move, or what is picked of one so far. */
  readonly things: readonly Thing[] = $derived(
    this.isPicking ? (this.ready[0]?.things ?? this.picks.map(kindOf)) : [],
  );
  readonly selling: Counts = $derived(soldOf(this.things));
  /** The seat whose sheet is shown. A look at another's ends when it is one's own turn to write. */
  readonly shown: number = $derived.by(() => {
    const looked = this.#looked;
    const kept = looked && (looked.state === this.props.state || !this.active) ? looked.seat : null;
    return kept ?? this.visit.at ?? this.viewer ?? this.view.mover;
  });
  readonly sheet: Sheet = $derived(this.view.sheets[this.shown] as Sheet);
  readonly mine: boolean = $derived(this.shown === this.viewer);
  readonly plan: Plan = $derived.by(() => {
    const { sun, moon } = this.components;
    return (this.view.sheet === 'moon' ? (moon ?? sun) : (sun ?? moon)) as Plan;
  });
  /** What the picked move would write on at once. */
  readonly #landings: ReadonlySet<Thing> = $derived(landings(this.foreseen ?? []));

  /** The half on which the picked die would be written. */
  readonly #landing: Page | undefined = $derived.by(() => {
    if (!this.isPicking) return undefined;
    const pages = [...[...this.#landings].map(halfOf), ...this.onward.map(({ text }) => pageOf(text))];
    return pages.find((page) => page !== null);
  });
  readonly page: Page = $derived.by((): Page => {
    const turned = this.#turned;
    if (turned?.state === this.props.state) return turned.page;
    const texts = [...this.best.slice(0, 1).map(({ text }) => text), ...this.moves];
    const asked = this.active ? texts.map(pageOf).find((page) => page !== null) : undefined;
    // What was just written stays in sight, on one's own sheet and on another's.
    const written = writtenOn(this.props.story, this.shown);
    return asked ?? this.#landing ?? written ?? turned?.page ?? 'land';
  });
  readonly fresh: ReadonlySet<string> = $derived(freshMarks(this.props.story, this.view, this.shown));
  readonly rolled: ReadonlySet<string> = $derived(rolled(this.props.story));
  readonly dice: readonly Die[] = $derived.by(() => (this.#before = follow(this.#before, this.view)));

  /** Whether clicking the thing leads on. */
  lit(thing: string): boolean {
    return this.active && isLit(thing, this.#at);
  }

  /** Whether the thing belongs to what is picked. */
  isChosen(thing: Thing): boolean {
    return this.things.includes(thing);
  }

  /** Whether the picked move lands on the thing, or leads to a choice in which it would glow. */
  leadsTo(thing: Thing): boolean {
    if (!this.isPicking) return false;
    return this.#landings.has(thing) || this.onward.some(({ things }) => things.includes(thing));
  }

  rank(thing: Thing): number | undefined {
    return this.ranks(thing)[0];
  }

  /** Whether some move on that half of the sheet is legal. */
  calls(page: Page): boolean {
    const onward = this.isPicking ? this.onward.map(({ text }) => text) : [];
    return this.active && [...this.moves, ...onward].some((text) => pageOf(text) === page);
  }

  override press(instance: string): void {
    if (!this.active) return;
    const { picks, play, why } = click(instance, this.#at);
    if (why !== undefined) this.why(why);
    if (play !== undefined) this.play(play);
    else if (picks) this.picks = picks;
  }

  /** Lays a road as the move has it. */
  lay(text: string): void {
    this.picks = thingsOf(text);
  }

  /** Sells one of a good less. */
  less(good: Good): void {
    const at = this.picks.indexOf(`stock ${good}`);
    this.picks = this.picks.filter((_, nth) => nth !== at);
  }

  look(seat: number): void {
    this.#looked = { state: this.props.state, seat };
  }

  turnTo(page: Page): void {
    this.#turned = { state: this.props.state, page };
  }
}

export const [desk, setDesk] = createContext<Desk>();
