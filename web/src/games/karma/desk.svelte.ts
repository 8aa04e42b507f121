// What only the board of Cards & Karma shows: the deck, the card that is looked at, and the moves as buttons.
import { createContext } from 'svelte';
import type { BoardProps } from '../../board/board.ts';
import { Desk as BoardDesk } from '../../board/desk.svelte.ts';
import { isSpoken, type Option } from '../../board/selection.ts';
import { Deck, type Card } from './deck.ts';
import { priceName } from './describe.ts';
import { Places } from './layout.ts';
import { instances, refused, thingsOf } from './things.ts';
import type { Components, Event, View } from './view.ts';

export class Desk extends BoardDesk<View, Components, Event> {
  constructor(props: () => BoardProps) {
    super(props, { thingsOf, refused, instances });
  }

  readonly deck: Deck = $derived(new Deck(this.components));
  /** Whose place is drawn large: the viewer's, or the first for spectators. */
  readonly seat: number = $derived(this.view.seat ?? 0);
  /** Where the cards of the grid lie, kept while other things are looked at in its place. */
  readonly places = new Places();
  /** The card that is looked at, for its description. */
  looked = $state<number | null>(null);
  /** The grid card that is picked. */
  readonly chosen: number | null = $derived.by(() => {
    const thing = this.picks.find((one) => one.startsWith('card '));
    return thing ? Number(thing.split(' ')[1]) : null;
  });
  /** The last ship of the row that is picked to be copied. */
  readonly copied: Card | null = $derived.by(() => {
    const seat = this.picks.find((one) => one.startsWith('row '))?.split(' ')[1];
    const shown = this.view.players[Number(seat ?? -1)]?.display ?? [];
    return this.deck.all(shown).findLast(({ kind }) => kind === 'ship') ?? null;
  });
  /** The moves that are made of what is picked: a card may be taken for its die or for its action. */
  readonly offers: readonly Option[] = $derived(
    this.picks.length > 0
      ? this.options.filter(({ text }) => this.ready.some((one) => one.text === text))
      : [],
  );
  /** The moves that are offered as buttons before anything is picked. */
  readonly said: readonly Option[] = $derived(
    this.options.filter((option) => isSpoken(option) || option.text === 'draw'),
  );

  /** Whether the viewer has decided everything and only has to end the turn. */
  get confirms(): boolean {
    const { turn, viewer } = this.props.state;
    return turn.kind === 'confirm' && turn.seat === viewer;
  }

  /** What a card has printed as its price, in an action of one's own; what rewards and bonuses offer has none. */
  price(card: Card): string {
    return this.view.to_do.kind === 'act' ? priceName(this.say, card) : '';
  }
}

export const [desk, provide] = createContext<Desk>();
