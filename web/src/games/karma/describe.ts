// Cards and dice in words.
import type { Say } from '../../board/board.ts';
import { goodsOf, type Card } from './deck.ts';
import { readDie, type Bonus, type Colour, type Good, type House, type Reward, type Token } from './view.ts';

const REWARDS: Record<Reward, string> = {
  'two karma': 'karma-reward-two-karma',
  'two dice': 'karma-reward-two-dice',
  'three coins': 'karma-reward-three-coins',
  'two coins and fame': 'karma-reward-two-coins-and-fame',
  'goods or two': 'karma-reward-goods-or-two',
  'die and good': 'karma-reward-die',
  'fame and good': 'karma-reward-fame',
  'karma and good': 'karma-reward-karma',
  'goods and die': 'karma-reward-goods-and-die',
  palace: 'karma-reward-palace',
};
const COLOUR_WORDS: Record<Colour, string> = {
  orange: 'karma-orange',
  green: 'karma-green',
  blue: 'karma-blue',
  purple: 'karma-purple',
};
const DICE: Record<Colour, string> = {
  orange: 'karma-orange-die',
  green: 'karma-green-die',
  blue: 'karma-blue-die',
  purple: 'karma-purple-die',
};
const HOUSE_WORDS: Record<House, string> = {
  red: 'karma-one-red',
  yellow: 'karma-one-yellow',
  white: 'karma-one-white',
};
const GOOD_WORDS: Record<Good, string> = { silk: 'karma-silk', tea: 'karma-tea', spices: 'karma-spices' };
const TOKENS: Record<Token, string> = {
  fame: 'karma-n-fame',
  coins: 'karma-n-coins',
  karma: 'karma-n-karma',
  administrators: 'karma-n-administrators',
};
const PALACE: Record<number, string> = {
  2: 'karma-palace-2',
  3: 'karma-palace-3',
  4: 'karma-palace-4',
  5: 'karma-palace-5',
  6: 'karma-palace-6',
};
const BONUS_NAMES: Record<Bonus, string> = {
  karma: 'karma-bonus-karma',
  'coins or palace': 'karma-bonus-coins-or-palace',
  'fame or ship': 'karma-bonus-fame-or-ship',
  administrator: 'karma-bonus-administrator',
  dice: 'karma-bonus-dice',
  turn: 'karma-bonus-turn',
};

export const colourName = (say: Say, colour: Colour): string => say.word(COLOUR_WORDS[colour]);
export const tokenName = (say: Say, token: Token, count: number): string =>
  say.word(TOKENS[token], { count });
export const palaceName = (say: Say, action: number): string => say.word(PALACE[action] ?? 'karma-palace-2');
export const bonusName = (say: Say, bonus: Bonus): string => say.word(BONUS_NAMES[bonus]);
export const goodName = (say: Say, good: Good, value: number): string =>
  say.word(GOOD_WORDS[good], { count: value });

/** A die by its notation. */
export function dieName(say: Say, text: string): string {
  const { colour, pips } = readDie(text);
  return say.word(DICE[colour], { count: pips });
}

/** What a card is and brings, without its price. */
export function cardName(say: Say, card: Card): string {
  const goods = goodsOf(card).map(({ good, value }) => goodName(say, good, value));
  switch (card.kind) {
    case 'ship':
      return say.word('karma-ship-number', {
        number: card.id,
        brings: say.list([say.word(REWARDS[card.reward]), ...goods]),
      });
    case 'building': {
      const houses = card.houses.map((house) => say.word(HOUSE_WORDS[house]));
      return say.list([...houses, ...goods]);
    }
    case 'goods':
      return say.list([...goods, ...(card.coins ? [tokenName(say, 'coins', card.coins)] : [])]);
    case 'palace':
      return palaceName(say, card.pay);
  }
}

/** What a card costs. */
export function priceName(say: Say, card: Card): string {
  switch (card.kind) {
    case 'goods':
      return say.word('board-karma-price-free');
    case 'building':
      return say.word('board-karma-price-total', { pay: card.pay, colour: colourName(say, card.colour) });
    default:
      return say.word('board-karma-price-one', { pay: card.pay });
  }
}

/** All that a card shows, for titles and screen readers. */
export function cardTitle(say: Say, card: Card): string {
  return say.word('board-karma-card', {
    what: cardName(say, card),
    price: priceName(say, card),
    colour: colourName(say, card.corner),
  });
}
