// The cards by their numbers: the ships first, then buildings, goods and palace cards, as in the component file.
import type { Colour, Components, DiceSide, Good, Goods, House, Reward } from './view.ts';
import { COLOURS, GOODS } from './view.ts';

export type Card =
  | { kind: 'ship'; id: number; corner: Colour; goods: Goods; pay: number; reward: Reward }
  | {
      kind: 'building';
      id: number;
      corner: Colour;
      goods: Goods;
      pay: number;
      colour: Colour;
      houses: House[];
    }
  | { kind: 'goods'; id: number; corner: Colour; goods: Goods; coins: number }
  | { kind: 'palace'; id: number; corner: Colour; goods: Goods; pay: number };

/** The colour of a card's dice side. */
const cornerOf = ({ corner, die }: DiceSide): Colour =>
  corner ?? COLOURS.find((colour) => die?.startsWith(colour)) ?? 'orange';

export class Deck {
  readonly #cards = new Map<number, Card>();

  constructor(readonly tables: Components) {
    for (const { number: id, pay, reward, good, ...side } of tables.ships.rows) {
      this.#cards.set(id, { kind: 'ship', id, corner: cornerOf(side), goods: good ?? {}, pay, reward });
    }
    for (const { types: houses, pay, colour, good, ...side } of tables.buildings.rows) {
      const goods = good ?? {};
      this.#add((id) => ({ kind: 'building', id, corner: cornerOf(side), goods, pay, colour, houses }));
    }
    for (const { goods, coin: coins = 0, ...side } of tables.goods.rows) {
      this.#add((id) => ({ kind: 'goods', id, corner: cornerOf(side), goods, coins }));
    }
    for (const { pay, ...side } of tables.palace.rows) {
      this.#add((id) => ({ kind: 'palace', id, corner: cornerOf(side), goods: {}, pay }));
    }
  }

  #add(make: (id: number) => Card) {
    const id = this.#cards.size + 1;
    this.#cards.set(id, make(id));
  }

  /** How many dice of the colour show one to six pips. */
  pips(colour: Colour): number[] {
    const { ships, buildings, goods, palace, dice } = this.tables;
    const sides = [ships, buildings, goods, palace].flatMap(({ rows }): DiceSide[] => rows);
    const count = (pips: number) => sides.filter(({ die }) => die === `${colour} ${pips}`).length;
    return dice[colour] ?? [1, 2, 3, 4, 5, 6].map(count);
  }

  get(id: number): Card {
    const card = this.#cards.get(id);
    if (!card) throw new Error(`card ${id} is not in the box`);
    return card;
  }

  all(ids: readonly number[]): Card[] {
    return ids.map((id) => this.get(id));
  }

  /** Whether the values of this card are ours, since the printed ones are not known. */
  isStandIn(card: Card): boolean {
    const { ships, buildings, goods, palace } = this.tables;
    const table = { ship: ships, building: buildings, goods, palace }[card.kind];
    return table.tag === 'stand-in';
  }
}

/** The goods of a card in table order, with their values. */
export function goodsOf({ goods }: { goods: Goods }): { good: Good; value: number }[] {
  return GOODS.flatMap((good) => (goods[good] ? [{ good, value: goods[good] }] : []));
}

/** The rule that tells how a card is paid and what it does. */
export function ruleOf(card: Card): string {
  return { ship: 'CKA-5', building: 'CKA-4', goods: 'CKA-6', palace: 'CKA-7' }[card.kind];
}
