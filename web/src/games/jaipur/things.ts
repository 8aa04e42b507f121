// The things that the moves of Jaipur are made of: cards that come, `take gold`, and cards that go, `give camel`. Every
// move is such a trade, so that one selection of cards serves all four kinds.
import { kindOf, type Picks, type Thing } from '../../board/selection.ts';
import { count, holds, list, readTrade, total, writeTrade, type Cards, type Trade } from './trade.ts';
import { each, type Card, type View } from './view.ts';

export type Side = 'take' | 'give';

/** At most this many camels can go for the cards of a market. */
const MARKET = 5;

/** A card among others: the nth of its kind. */
export function cardId(side: Side, cards: readonly (Card | null)[], at: number): string {
  const card = cards[at] ?? null;
  return `${side} ${card ?? 'back'}/${cards.slice(0, at).filter((other) => other === card).length}`;
}

/** The side and the card of a thing. */
export const readId = (instance: string): readonly [Side, Card] => {
  const [side, card] = kindOf(instance).split(' ');
  return [side as Side, card as Card];
};

/** The things of a position: the market, my hand card by card, as many of my camels as could go. */
export function instances(view: View): string[] {
  const hand = view.hand ? each(view.hand) : [];
  const herd = view.seat === null ? 0 : Math.min(view.herds[view.seat === 1 ? 1 : 0], MARKET);
  return [
    ...view.market.map((_, at) => cardId('take', view.market, at)),
    ...hand.map((_, at) => cardId('give', hand, at)),
    ...Array.from({ length: herd }, (_, at) => `give camel/${at}`),
  ];
}

export function thingsOf(text: string, view: View): Thing[] {
  const trade = readTrade(text, view.market);
  if (!trade) return [];
  return [
    ...list(trade.taken).map((card) => `take ${card}`),
    ...list(trade.given).map((card) => `give ${card}`),
  ];
}

/** What is picked as a trade. */
export function tradeOf(picks: Picks): Trade {
  const cards = (wanted: Side): Cards =>
    count(picks.map(readId).flatMap(([side, card]) => (side === wanted ? [card] : [])));
  return { taken: cards('take'), given: cards('give') };
}

interface At {
  readonly view: View;
  readonly moves: readonly string[];
  readonly picks: Picks;
}

/** The notation of what a click seems to want, for the server to say which rule forbids it. */
export function refused(instance: string, { view, moves, picks }: At): string | null {
  const before = tradeOf(picks);
  const wanted = tradeOf([...picks, instance]);
  if (wanted.taken.camel > 0) return picks.length === 0 ? 'camels' : null;
  const even = picks.length > 0 ? evenedUp(view, moves, before, instance) : null;
  return even ?? writeTrade(wanted) ?? writeTrade(filledWith(view, wanted));
}

/** The wish inside an exchange that would be legal without it, so that the answer names the true reason. */
function evenedUp(view: View, moves: readonly string[], before: Trade, instance: string): string | null {
  const [way, card] = readId(instance);
  const side = way === 'take' ? 'taken' : 'given';
  for (const text of moves) {
    const trade = readTrade(text, view.market);
    if (!trade || total(trade.taken) < 2 || total(trade.given) < 2 || !holds(trade, before)) continue;
    const spare = list(trade[side]).find((other) => trade[side][other] > before[side][other]);
    if (!spare) continue;
    const cards = { ...trade[side], [spare]: trade[side][spare] - 1 };
    return writeTrade({ ...trade, [side]: { ...cards, [card]: cards[card] + 1 } });
  }
  return null;
}

/** The cards and as many more of the last as make the size. */
const padded = (cards: readonly Card[], size: number): Card[] =>
  cards.length === 0 ? [] : Array.from({ length: size }, (_, at) => cards[at] ?? (cards.at(-1) as Card));

/** A one-sided wish with cards for the other side, any that are there, as many on both. */
function filledWith(view: View, wanted: Trade): Trade {
  const cards = (side: Side, size: number): Card[] =>
    instances(view)
      .map(readId)
      .flatMap(([way, card]) => (way === side && (side === 'give' || card !== 'camel') ? [card] : []))
      .slice(0, size);
  if (total(wanted.given) === 0) return { ...wanted, given: count(cards('give', total(wanted.taken))) };
  const given = list(wanted.given);
  const size = Math.max(2, given.length);
  return { taken: count(padded(cards('take', size), size)), given: count(padded(given, size)) };
}
