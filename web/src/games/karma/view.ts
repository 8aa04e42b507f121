// What the server sends about Cards & Karma, and the lists and small functions that go with it.
import type { Bonus, Building, Colour, Goods, PalaceRow, Place } from './told.ts';

export type { Bonus, Colour, Components, Event, Goods, Origin, Place, Reward } from './told.ts';
export type { Building as House, Task, Token, View } from './told.ts';
export type Good = keyof Goods;
/** A die as it is written: its colour and pips, for example `blue5`. */
export type DieText = string;
/** A card's dice side: a colour alone, or its own die such as `blue 5`. */
export type DiceSide = Pick<PalaceRow, 'corner' | 'die'>;

export const COLOURS: readonly Colour[] = ['orange', 'green', 'blue', 'purple'];
export const HOUSES: readonly Building[] = ['red', 'yellow', 'white'];
export const GOODS: readonly Good[] = ['silk', 'tea', 'spices'];
export const BONUSES: readonly Bonus[] = [
  'karma',
  'coins or palace',
  'fame or ship',
  'administrator',
  'dice',
  'turn',
];

/** Whether the scoring card in this place lies with its night side up. */
export function isTurned(place: Place, slot: number): boolean {
  return slot < place.turned_by_fame || slot >= place.track.length - place.turned_by_coins;
}

/** A die's colour and pips. */
export function readDie(text: DieText): { colour: Colour; pips: number } {
  const colour = COLOURS.find((name) => text.startsWith(name)) ?? 'orange';
  return { colour, pips: Number(text.slice(colour.length)) };
}
