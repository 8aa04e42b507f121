// What only the board of Rajas of the Ganges shows: whose province is looked at, which part comes forward where room is
// short, and dice that are rolled again together.
import { createContext } from 'svelte';
import type { BoardProps } from '../../board/board.ts';
import { Desk as BoardDesk } from '../../board/desk.svelte.ts';
import { kindOf, type Option, type Thing } from '../../board/selection.ts';
import { Visit } from '../../board/visit.svelte.ts';
import type { Components } from './components.ts';
import { rolledOf } from './flights.ts';
import { TABS, whereIn, type Tab, type Where } from './follow.ts';
import { refused } from './refusal.ts';
import { pressReroll, rerollTexts } from './reroll.ts';
import { thingsOf } from './things.ts';
import { mover, type Asks, type Event, type Player, type View } from './view.ts';

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

export class Desk extends BoardDesk<View, Components, Event> {
  tab = $state<Tab>('palace');
  /** The seat whose province the player wants to see. */
  guest = $state<number | null>(null);
  /** Where others act, and whose province that is. */
  readonly visit = new Visit<Where>(() => this.props, whereIn, {
    lasting: true,
    // What is pressed there must not give way to another part under the finger.
    left: ({ tab }) => (this.tab = tab),
  });
  /** Whether the open yield tiles are laid out. */
  showYields = $state(false);
  /** The moves that follow the one just played, and how many dice there were before it. */
  #plan: string[] = [];
  #planned = 0;

  constructor(props: () => BoardProps) {
    super(props, { thingsOf, refused, counted: /^supply / });
  }

  readonly home: number = $derived(this.viewer ?? 0);
  /** Nobody's eyes: a spectator has no province of its own. */
  readonly watches: boolean = $derived(this.viewer === null);
  readonly seat: number = $derived(this.guest ?? this.visit.at?.province ?? this.home);
  /** The part that lies in front. */
  readonly front: Tab = $derived(this.visit.at?.tab ?? this.tab);
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

  /** The things of moves other than turning a die. */
  readonly #wanted: ReadonlySet<Thing> = $derived(
    new Set(this.options.flatMap(({ text, things }) => (text.startsWith('flip ') ? [] : things))),
  );

  /** Whether a die could only be turned, and that would not help with what is asked. It can still be turned by way of
   * the karma. */
  #onlyTurns(instance: string): boolean {
    const kind = kindOf(instance);
    if (!kind.startsWith('die ') || this.#wanted.has(kind) || this.view.asks === 'place') return false;
    return this.view.asks !== 'pay' || kind.split(' ')[1] !== this.view.in_hand?.colour;
  }

  /** Whether a click on the thing leads on: with what was picked, or else as a new beginning. */
  legal(instance: string): boolean {
    if (!this.isNamed(instance)) return false;
    if (this.picks.length === 0 && this.#onlyTurns(instance)) return false;
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
    if (this.picks.length > 0 && this.ready.length === 0) this.tab = this.#glowing();
  }

  /** The part that was looked at if it has something to pick, else the first that has. */
  #glowing(): Tab {
    return this.glows(this.tab) ? this.tab : (TABS.find((tab) => this.glows(tab)) ?? this.tab);
  }

  /** Plays what is ready. */
  override confirm(): void {
    if (this.rerolls) this.#follow(rerollTexts(this.picks));
    else super.confirm();
  }

  #follow(texts: string[]): void {
    const [text, ...rest] = texts;
    this.#plan = rest;
    this.#planned = this.#dice();
    if (text) this.play(text);
  }

  /** The player wants to see a part. */
  turnTo(tab: Tab): void {
    this.visit.end();
    this.tab = tab;
  }

  /** Lays the yield tiles out, over the common board. */
  lookAtYields(): void {
    this.showYields = !this.showYields;
    if (this.showYields && this.front === 'province') this.turnTo('palace');
  }

  /** A new state: the part that is asked for comes forward. */
  renew(): void {
    this.showYields = this.active && ['gift', 'skip', 'lay_brown'].includes(this.view.asks);
    if (!this.active) return;
    this.guest = null;
    this.tab = TAB_OF[this.view.asks] ?? this.#glowing();
  }

  #dice(): number {
    return Object.values(this.view.players[mover(this.view)]?.dice ?? {}).flat().length;
  }

  /** A plan goes on where the die before was put aside and the next move is legal. Otherwise it is dropped, since a roll
   * can't be undone. */
  goOn(): void {
    const next = this.#plan[0];
    const wentThrough = this.#dice() === this.#planned - 1;
    if (next && wentThrough && this.moves.includes(next)) this.#follow(this.#plan);
    else if (this.active) this.#plan = [];
  }
}

export const [desk, setDesk] = createContext<Desk>();
