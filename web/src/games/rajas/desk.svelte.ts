// What only the board of Rajas of the Ganges shows: whose province is looked at, which part comes forward where room is
// short, and dice that are rolled again together.
import { createContext } from 'svelte';
import type { BoardProps } from '../../board/board.ts';
import { Desk as BoardDesk } from '../../board/desk.svelte.ts';
import { kindOf, type Option } from '../../board/selection.ts';
import { Visit } from '../../board/visit.svelte.ts';
import type { Components } from './components.ts';
import { rolledOf } from './flights.ts';
import { refused } from './refusal.ts';
import { pressReroll, rerollTexts } from './reroll.ts';
import { thingsOf } from './things.ts';
import { mover, type Asks, type Event, type Player, type View } from './view.ts';

/** The parts of the board that are shown one at a time where room is short. */
export type Tab = 'palace' | 'works' | 'river' | 'province';

const TABS: readonly Tab[] = ['palace', 'works', 'river', 'province'];

/** Which part answers a question. */
const TAB_OF: Partial<Record<Asks, Tab>> = {
  lay: 'province',
  overbuild: 'works',
  edges: 'province',
  lay_brown: 'province',
  sail: 'river',
  good: 'works',
  audience: 'palace',
  gift: 'palace',
  skip: 'palace',
};

/** Which things lie in which part. */
const PARTS: Record<Tab, RegExp> = {
  palace: /^(space (chamber|balcony|terrace|outer)|yield)/,
  works: /^(tile|space (quarry|tea|silk|spices|assorted|harbour))/,
  river: /^river/,
  province: /^(square|edge)/,
};

/** What is built in a province. */
const BUILDS: ReadonlySet<string> = new Set(['laid', 'covered', 'yield_laid']);

export class Desk extends BoardDesk<View, Components, Event> {
  tab = $state<Tab>('palace');
  /** The seat whose province the player wants to see. */
  guest = $state<number | null>(null);
  /** Whose province comes into view while it is built in. */
  readonly visit = new Visit(() => this.props, BUILDS);
  /** Whether the open yield tiles are laid out. */
  showYields = $state(false);
  #plan: string[] = [];

  constructor(props: () => BoardProps) {
    super(props, { thingsOf, refused, counted: /^supply / });
  }

  readonly home: number = $derived(this.viewer ?? 0);
  /** Nobody's eyes: a spectator has no province of its own. */
  readonly watches: boolean = $derived(this.viewer === null);
  readonly seat: number = $derived(this.guest ?? this.visit.seat ?? this.home);
  readonly player: Player | null = $derived(this.view.players[this.seat] ?? null);
  /** Whether what is shown as a player's own belongs to the one who decides. */
  readonly own: boolean = $derived(this.seat === mover(this.view));
  /** Which dice were just rolled, as `seat colour`. */
  readonly rolled: ReadonlySet<string> = $derived(rolledOf(this.props.story));
  /** Dice are being picked to roll again. */
  readonly rerolls: boolean = $derived(
    this.active && this.view.asks === 'reroll' && !this.picks.includes('turn'),
  );
  /** The move that is ready to be confirmed. */
  readonly move: Option | null = $derived(this.rerolls ? null : (this.ready[0] ?? null));

  /** Whether a click on the thing leads on: with what was picked, or else as a new beginning. */
  legal(instance: string): boolean {
    if (!this.isNamed(instance)) return false;
    return this.picks.length === 0 || this.rerolls || this.fits(instance) || this.isPicked(instance);
  }

  /** The rank of the best advised move that names the thing; a colour of dice has none once as many are picked. */
  rank(instance: string): number | null {
    const [rank] = this.ranks(instance);
    if (rank === undefined) return null;
    const kind = kindOf(instance);
    const isSame = (thing: string): boolean => thing === kind;
    const wanted = this.best[rank - 1]?.things.filter(isSame).length ?? 0;
    return kind.startsWith('supply ') && this.picks.filter(isSame).length >= wanted ? null : rank;
  }

  override press(instance: string, event?: MouseEvent): void {
    const before = this.picks;
    const rerolled =
      this.active && this.view.asks === 'reroll' ? pressReroll(this.options, before, instance) : null;
    if (rerolled) this.picks = rerolled;
    else super.press(instance, event);
    if (this.picks !== before) this.#look();
  }

  /** Whether a part has something to pick next. */
  glows(tab: Tab): boolean {
    return this.active && [...this.choice.next].some((thing) => PARTS[tab].test(thing));
  }

  /** The part where the best of the advised moves goes on. */
  #advisedTab(): Tab | null {
    const things = this.best[0]?.things.filter((thing) => this.choice.next.has(thing)) ?? [];
    return TABS.find((tab) => things.some((thing) => PARTS[tab].test(thing))) ?? null;
  }

  /** Where one part is shown at a time, the one with what is advised comes forward. */
  lookAtAdvice(): void {
    this.tab = this.#advisedTab() ?? this.tab;
  }

  /** Where one part is shown at a time, the one that a move goes on with comes forward. */
  #look(): void {
    this.lookAtAdvice();
    if (this.picks.length === 0 || this.ready.length > 0 || this.glows(this.tab)) return;
    this.tab = TABS.find((tab) => this.glows(tab)) ?? this.tab;
  }

  /** Plays what is ready. */
  override confirm(): void {
    if (this.rerolls) this.#follow(rerollTexts(this.picks));
    else super.confirm();
  }

  #follow(texts: string[]): void {
    const [text, ...rest] = texts;
    this.#plan = rest;
    if (text) this.play(text);
  }

  /** Lays the yield tiles out, over the common board. */
  lookAtYields(): void {
    this.showYields = !this.showYields;
    if (this.showYields && this.tab === 'province') this.tab = 'palace';
  }

  /** A new state: the part that is asked for comes forward. */
  renew(): void {
    this.showYields = this.active && ['gift', 'skip', 'lay_brown'].includes(this.view.asks);
    if (!this.active) return;
    this.guest = null;
    this.tab = TAB_OF[this.view.asks] ?? this.tab;
  }

  /** A plan goes on where its next move is legal, and is dropped where it is not. */
  goOn(): void {
    const next = this.#plan[0];
    if (next && this.moves.includes(next)) this.#follow(this.#plan);
    else if (this.active) this.#plan = [];
  }
}

export const [desk, setDesk] = createContext<Desk>();
