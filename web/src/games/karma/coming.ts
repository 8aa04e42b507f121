// What is still to come, counted from what everyone may know.
import type { Deck } from './deck.ts';
import { goodsOf } from './deck.ts';
import { COLOURS, GOODS, HOUSES, readDie, type Colour, type Good, type House, type View } from './view.ts';

export interface Coming {
  ships: number[];
  houses: { house: House; count: number }[];
  goods: { good: Good; count: number }[];
  palace: { action: number; count: number }[];
}

/** The cards below the top of the pile by what they show. */
export function coming(deck: Deck, pile: readonly number[]): Coming {
  const cards = deck.all(pile);
  const shows = (house: House) =>
    cards.filter((card) => card.kind === 'building' && card.houses.includes(house));
  const bears = (wanted: Good) => cards.filter((card) => goodsOf(card).some(({ good }) => good === wanted));
  const acts = (action: number) => cards.filter((card) => card.kind === 'palace' && card.pay === action);
  return {
    ships: cards.filter(({ kind }) => kind === 'ship').map(({ id }) => id),
    houses: HOUSES.map((house) => ({ house, count: shows(house).length })),
    goods: GOODS.map((good) => ({ good, count: bears(good).length })),
    palace: [2, 3, 4, 5, 6].map((action) => ({ action, count: acts(action).length })),
  };
}

/** How often each number of pips is still unseen, by colour: the box minus the discards and the player's own dice. */
export function unseenPips(deck: Deck, view: View): { colour: Colour; counts: number[] }[] {
  const seen = [...view.discarded_dice, ...view.players.flatMap(({ dice }) => dice ?? [])].map(readDie);
  return COLOURS.map((colour) => ({
    colour,
    counts: deck
      .pips(colour)
      .map((all, at) => all - seen.filter((die) => die.colour === colour && die.pips === at + 1).length),
  }));
}
