// What lies where in the market, and what travels. The view lists the market in table order; a real market
// does not shuffle itself, so a card keeps its place until it is taken, and a new one fills the gap.
import { go, rise, type Flight as AnyFlight } from '../../board/sky.svelte.ts';
import type { Story } from '../../wire.ts';
import { isGood, readTrade } from './trade.ts';
import { CARDS, sizeOf } from './view.ts';
import type { Card, Event, Good, RoundEnded, Size, View } from './view.ts';

export type Slots = readonly (Card | null)[];

/** A thing that travels: a card (none: its back), a token, or a number that rises. */
export type Face =
  | { readonly kind: 'card'; readonly card: Card | null }
  | { readonly kind: 'coin'; readonly good: Good }
  | { readonly kind: 'bonus'; readonly size: Size }
  | { readonly kind: 'seal' }
  | { readonly kind: 'pop'; readonly text: string };

export type Flight = AnyFlight<Face>;

export interface Stage {
  readonly slots: Slots;
  readonly flights: readonly Flight[];
}

const MARKET = 5;

/** Follows a story from the market as it lay; where the two do not meet, the market is laid out again. */
export function follow(before: Slots | null, story: readonly Story[], view: View): Stage {
  const { slots, flights } = walked(before, story, view);
  return { slots: settled(slots, view.market), flights };
}

function walked(before: Slots | null, story: readonly Story[], view: View): Walk {
  const walk = new Walk(before ?? [], view.seat);
  for (const told of story) walk.tell(told);
  return walk;
}

/** A board that opens finds the market as it was kept. If that was after what is told, no card travels again. */
export function opened(kept: Slots | null, story: readonly Story[], view: View): Stage {
  const { slots, flights } = walked(kept, story, view);
  if (!kept || sameCards(slots, view.market)) return { slots: settled(slots, view.market), flights };
  return { slots: settled(kept, view.market), flights: flights.filter((flight) => !carriesCard(flight)) };
}

/** As the market lay after all that the log tells; none where that is not this market, as for a set-up position. */
export function recalled(log: readonly Story[], view: View): Slots | null {
  const { slots } = walked(['camel', 'camel', 'camel'], log, view);
  return sameCards(slots, view.market) ? slots : null;
}

const sameCards = (slots: Slots, market: readonly Card[]): boolean =>
  [...slots].sort().join() === [...market].sort().join();

const carriesCard = (flight: Flight): boolean => flight.kind === 'go' && flight.cargo.kind === 'card';

/** The market's cards, each where it lies already if it does, the others in the gaps. */
export function settled(slots: Slots, market: readonly Card[]): Slots {
  const left = [...market];
  const take = (card: Card | null): Card | null => {
    const at = card ? left.indexOf(card) : -1;
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const kept = Array.from({ length: Math.max(MARKET, market.length) }, (_, at) => take(slots[at] ?? null));
  return kept.map((card) => card ?? left.shift() ?? null);
}

class Walk {
  readonly slots: (Card | null)[];
  readonly flights: Flight[] = [];

  constructor(
    before: Slots,
    private readonly viewer: number | null,
  ) {
    this.slots = Array.from({ length: MARKET }, (_, at) => before[at] ?? null);
  }

  tell({ seat, line, events }: Story): void {
    const [, ...words] = line.split(' ');
    if (seat === null) this.draw(words);
    else this.move(seat, words.join(' '));
    for (const event of events as Event[]) this.consequence(event);
  }

  private fly(face: Face, from: string, to: string): void {
    // A card that has a place of its own there lies in it once it has arrived.
    const becomes = face.kind === 'card' && (to.startsWith('market ') || to.split(' ').length === 3);
    this.flights.push(go(face, [from], [to], { becomes }));
  }

  private draw([verb, first, second]: string[]): void {
    if (verb === 'market') this.lay(first, 'deck');
    if (verb === 'deal') {
      const card = asCard(second);
      this.fly(
        { kind: 'card', card },
        'deck',
        card === 'camel' ? `herd ${first}` : this.handPlace(first, card),
      );
    }
  }

  private move(seat: number, text: string): void {
    const market = this.slots.filter((card) => card !== null);
    const trade = readTrade(text, market);
    if (!trade) return;
    const sold = !text.startsWith('swap');
    for (const card of CARDS) {
      for (let n = 0; n < trade.taken[card]; n++) this.pickUp(seat, card);
    }
    for (const card of CARDS) {
      for (let n = 0; n < trade.given[card]; n++) {
        const from = card === 'camel' ? `herd ${seat}` : this.handPlace(seat, card);
        if (sold) this.fly({ kind: 'card', card }, from, 'sold');
        else this.lay(card, from);
      }
    }
  }

  private consequence(event: Event): void {
    if (event.kind === 'paid') {
      for (let n = 0; n < event.tokens; n++) {
        this.fly({ kind: 'coin', good: event.good }, `tokens ${event.good}`, `purse ${event.seat}`);
      }
      if (event.rupees > 0) this.pop(`+${event.rupees}`, `purse ${event.seat}`);
    }
    if (event.kind === 'bonus_taken') {
      this.fly({ kind: 'bonus', size: sizeOf(event.size) }, `bonus ${event.size}`, `purse ${event.seat}`);
    }
    // A pile that is empty shakes its head.
    if (event.kind === 'no_bonus_left') this.pop('∅', `bonus ${Math.min(event.count, 5)}`);
    if (event.kind === 'round_ended') this.score(event);
    // The cards of a round that ended are swept from the market; the next ones come from the deck.
    if (event.kind === 'round_began') this.slots.fill(null).fill('camel', 0, 3);
  }

  /** The most camels bring their token, and the round its seal. */
  private score({ camel_token, winner }: RoundEnded): void {
    if (camel_token !== null)
      this.fly({ kind: 'card', card: 'camel' }, 'camel-token', `purse ${camel_token}`);
    if (winner !== null) this.fly({ kind: 'seal' }, 'deck', `seals ${winner}`);
  }

  private pop(text: string, at: string): void {
    this.flights.push(rise({ kind: 'pop', text }, at));
  }

  private lay(word: string | undefined, from: string): void {
    const card = asCard(word);
    const at = Math.max(0, this.slots.indexOf(null));
    this.slots[at] = card;
    this.fly({ kind: 'card', card }, from, `market ${at}`);
  }

  private pickUp(seat: number, card: Card): void {
    const at = this.slots.indexOf(card);
    if (at >= 0) this.slots[at] = null;
    const to = card === 'camel' ? `herd ${seat}` : this.handPlace(seat, card);
    this.fly({ kind: 'card', card }, at < 0 ? 'deck' : `market ${at}`, to);
  }

  /** In my own hand each kind has its place. */
  private handPlace(seat: string | number | undefined, card: Card | null): string {
    return card && Number(seat) === this.viewer ? `hand ${seat} ${card}` : `hand ${seat}`;
  }
}

function asCard(word: string | undefined): Card | null {
  return word === 'camel' || isGood(word) ? word : null;
}
