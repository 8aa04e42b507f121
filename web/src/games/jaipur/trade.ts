// A move of Jaipur as what comes and what goes, and its notation.
import { CARDS, GOODS, type Card, type Good } from './view.ts';

export type Cards = Readonly<Record<Card, number>>;

export interface Trade {
  /** From the market. */
  readonly taken: Cards;
  /** From the hand and the herd, sold or exchanged. */
  readonly given: Cards;
}

export function count(cards: readonly string[]): Cards {
  const of = (card: Card): number => cards.filter((other) => other === card).length;
  return {
    diamonds: of('diamonds'),
    gold: of('gold'),
    silver: of('silver'),
    cloth: of('cloth'),
    spice: of('spice'),
    leather: of('leather'),
    camel: of('camel'),
  };
}

export function list(cards: Cards): Card[] {
  return CARDS.flatMap((card) => Array.from({ length: cards[card] }, () => card));
}

export function total(cards: Cards): number {
  return CARDS.reduce((so_far, card) => so_far + cards[card], 0);
}

export function holds(larger: Trade, smaller: Trade): boolean {
  return CARDS.every(
    (card) => larger.taken[card] >= smaller.taken[card] && larger.given[card] >= smaller.given[card],
  );
}

export function isGood(word: string | undefined): word is Good {
  return GOODS.some((good) => good === word);
}

/** Reads a move; none when the text is not one. All camels of the market are taken at once. */
export function readTrade(text: string, market: readonly Card[]): Trade | null {
  const [verb, ...words] = text.split(' ');
  if (verb === 'camels') return { taken: count(market.filter((card) => card === 'camel')), given: count([]) };
  if (verb === 'take') return { taken: count(words), given: count([]) };
  if (verb === 'sell') {
    const [good, number] = words;
    const sold = Array.from({ length: Number(number) || 0 }, () => good ?? '');
    return { taken: count([]), given: count(sold) };
  }
  if (verb !== 'swap') return null;
  const middle = words.indexOf('for');
  return { taken: count(words.slice(0, middle)), given: count(words.slice(middle + 1)) };
}

/** The notation of a trade, legal or not; none when the game has no words for it. */
export function writeTrade({ taken, given }: Trade): string | null {
  const [come, go] = [list(taken), list(given)];
  if (come.includes('camel')) return go.length === 0 && !come.some(isGood) ? 'camels' : null;
  if (go.length === 0) return come.length === 1 ? `take ${come[0]}` : null;
  if (come.length > 0) return `swap ${come.join(' ')} for ${go.join(' ')}`;
  const [good] = go;
  return isGood(good) && go.every((card) => card === good) ? `sell ${good} ${go.length}` : null;
}
