// The player's desk: what was picked, what may be picked next, whose province is shown. The parts of the board
// share it through the context.
import { getContext, setContext } from 'svelte';
import { Visit } from '../../board/visit.svelte.ts';
import { toAct, type BoardProps, type Say } from '../../board/board.ts';
import { Foresight } from '../../board/foresight.svelte.ts';
import type { Components } from './components.ts';
import { readEvent, type Event } from './event.ts';
import { refusedMove } from './refusal.ts';
import { pressReroll, rerollTexts } from './reroll.ts';
import { choice, optionsOf, press, turned, type Choice, type Option } from './selection.ts';
import { isSpoken, kindOf, thingsOf } from './things.ts';
import { mover, type Asks, type Player, type View } from './view.ts';

const KEY = Symbol('desk of rajas');

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

/** Milliseconds after which a move may be sent again, should no answer come. */
const PATIENCE = 2000;

export class Desk {
  readonly #given: () => BoardProps;
  readonly #foresight: Foresight;
  picks = $state<string[]>([]);
  tab = $state<Tab>('palace');
  /** The seat whose province the player wants to see. */
  guest = $state<number | null>(null);
  /** Whose province comes into view while it is built in. */
  readonly visit = new Visit();
  /** Whether the open yield tiles are laid out. */
  showYields = $state(false);
  #plan: string[] = [];
  /** The state that was answered and when: a second click before the next state comes plays nothing. */
  #sent: { state: unknown; at: number } = { state: null, at: 0 };

  constructor(given: () => BoardProps) {
    this.#given = given;
    this.#foresight = new Foresight(given, () => (this.#readyText === null ? [] : [this.#readyText]));
    setContext(KEY, this);
  }

  readonly view: View = $derived.by(() => this.#given().state.view as View);
  readonly components: Components = $derived.by(() => this.#given().components as Components);
  readonly active: boolean = $derived.by(() => this.#given().active && this.#given().state.moves.length > 0);
  /** The seat that the table waits for. */
  readonly toAct: number | null = $derived.by(() => toAct(this.#given().state));
  readonly home: number = $derived.by(() => this.#given().state.viewer ?? 0);
  /** Nobody's eyes: a spectator has no province of its own. */
  readonly watches: boolean = $derived.by(() => this.#given().state.viewer === null);
  readonly seat: number = $derived(this.guest ?? this.visit.seat ?? this.home);
  readonly player: Player | null = $derived(this.view.players[this.seat] ?? null);
  /** Whether what is shown as a player's own belongs to the one who decides. */
  readonly own: boolean = $derived(this.seat === mover(this.view));
  readonly options: Option[] = $derived.by(() =>
    this.active
      ? optionsOf(
          this.#given().state.moves.map(({ text }) => text),
          this.view,
        )
      : [],
  );
  readonly choice: Choice = $derived(choice(this.options, this.picks));
  /** Dice are being picked to roll again. */
  readonly rerolls: boolean = $derived(
    this.active && this.view.asks === 'reroll' && !this.picks.includes('turn'),
  );
  readonly #readyText: string | null = $derived(this.rerolls ? null : (this.choice.ready?.text ?? null));
  /** What the move that is ready would do; none until the server has said it. */
  readonly foreseen: Event[] | null = $derived.by(() => {
    const events = this.#readyText === null ? null : this.#foresight.events(this.#readyText);
    return events?.map(readEvent).filter((event) => event !== null) ?? null;
  });
  /** The moves that are words only. */
  readonly spoken: Option[] = $derived(this.options.filter(({ text }) => isSpoken(text)));
  readonly #all: ReadonlySet<string> = $derived(new Set(this.options.flatMap(({ things }) => things)));
  readonly #completed: readonly string[] = $derived(this.choice.ready?.things ?? []);
  readonly #ranks: ReadonlyMap<string, number> = $derived.by(() => {
    const ranks = new Map<string, number>();
    const best = this.#given().advice?.best.slice(0, 3) ?? [];
    best.forEach(({ text }, at) => {
      for (const thing of [...thingsOf(text, this.view), `say ${text}`])
        if (!ranks.has(thing)) ranks.set(thing, at + 1);
    });
    return ranks;
  });

  get say(): Say {
    return this.#given().say;
  }

  rule(number: string): void {
    this.#given().rule(number);
  }

  /** Whether a click on the thing leads on: with what was picked, or else as a new beginning. */
  legal(instance: string): boolean {
    const kind = kindOf(instance);
    if (!this.#all.has(kind)) return false;
    return this.picks.length === 0 || this.rerolls || this.choice.next.has(kind) || this.picked(instance);
  }

  picked(instance: string): boolean {
    return this.picks.includes(instance);
  }

  /** Whether the move that is ready names the thing without a click, since nothing else is possible. */
  implied(instance: string): boolean {
    const kind = kindOf(instance);
    return (
      !this.picked(instance) &&
      this.#completed.includes(kind) &&
      !this.picks.some((pick) => kindOf(pick) === kind)
    );
  }

  /** The rank of the best advised move that names the thing; a colour of dice has none once as many are picked. */
  rank(instance: string): number | null {
    const [kind, rank] = [kindOf(instance), this.#ranks.get(kindOf(instance))];
    if (rank === undefined) return null;
    const text = this.#given().advice?.best[rank - 1]?.text ?? '';
    const isSame = (thing: string): boolean => thing === kind;
    const wanted = thingsOf(text, this.view).filter(isSame).length;
    const done = kind.startsWith('supply ') && this.picks.filter(isSame).length >= wanted;
    return done ? null : rank;
  }

  press(instance: string): void {
    if (!this.#given().active) return;
    const best =
      this.#given()
        .advice?.best.slice(0, 1)
        .map(({ text }) => text) ?? [];
    const click = this.view.asks === 'reroll' ? pressReroll : press;
    const pressed = click(this.options, this.picks, instance, best);
    if (pressed === 'refused') return this.ask(instance);
    this.picks = pressed.picks;
    this.#look();
  }

  /** Whether a part has something to pick next. */
  glows(tab: Tab): boolean {
    return this.active && [...this.choice.next].some((thing) => PARTS[tab].test(thing));
  }

  /** The part where the best of the advised moves goes on. */
  #advisedTab(): Tab | null {
    const best = this.#given().advice?.best[0];
    const things = best ? thingsOf(best.text, this.view).filter((thing) => this.choice.next.has(thing)) : [];
    return TABS.find((tab) => things.some((thing) => PARTS[tab].test(thing))) ?? null;
  }

  /** Where one part is shown at a time, the one with what is advised comes forward. */
  lookAtAdvice(): void {
    this.tab = this.#advisedTab() ?? this.tab;
  }

  /** Where one part is shown at a time, the one that a move goes on with comes forward. */
  #look(): void {
    this.lookAtAdvice();
    if (this.picks.length === 0 || this.choice.ready || this.glows(this.tab)) return;
    this.tab = TABS.find((tab) => this.glows(tab)) ?? this.tab;
  }

  /** Lets the server say why the thing cannot be used now. */
  ask(instance: string): void {
    const text = refusedMove(this.view, this.picks, instance);
    if (text) this.#given().why(text);
  }

  turn(): void {
    this.picks = turned(this.options, this.picks);
  }

  cancel(): void {
    this.picks = [];
  }

  /** Plays what is ready. */
  confirm(): void {
    if (this.rerolls) return this.#follow(rerollTexts(this.picks));
    const ready = this.choice.ready;
    if (ready) this.play(ready.text);
  }

  play(text: string): void {
    const state = this.#given().state;
    const now = Date.now();
    if (this.#sent.state === state && now - this.#sent.at < PATIENCE) return;
    this.#sent = { state, at: now };
    this.picks = [];
    // The server ends the turn where this move ends it, and only there.
    this.#given().play(text, { end: true });
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

  /** A new state: the selection is void, and the part that is asked for comes forward. */
  renew(): void {
    this.picks = [];
    this.showYields = this.active && ['gift', 'skip', 'lay_brown'].includes(this.view.asks);
    if (!this.active) return;
    this.guest = null;
    this.tab = TAB_OF[this.view.asks] ?? this.tab;
  }

  /** A plan goes on where its next move is legal, and is dropped where it is not. */
  goOn(): void {
    const next = this.#plan[0];
    if (next && this.options.some(({ text }) => text === next)) this.#follow(this.#plan);
    else if (this.active) this.#plan = [];
  }
}

export const desk = (): Desk => getContext<Desk>(KEY);
