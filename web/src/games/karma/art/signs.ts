// The signs that can be drawn, and which of them tell what a reward or bonus brings.
import type { Bonus, Good, House, Reward, Token } from '../view.ts';

export type Sign =
  Token | Good | House | 'die' | 'turn' | 'ship' | 'palace' | 'card' | 'goods' | 'elephant' | 'sun' | 'moon';

/** A ship's reward without the good printed on it; `or` stands between alternatives. */
export const REWARD_SIGNS: Record<Reward, readonly (Sign | 'or')[]> = {
  'two karma': ['karma', 'karma'],
  'two dice': ['die', 'die'],
  'three coins': ['coins', 'coins', 'coins'],
  'two coins and fame': ['coins', 'coins', 'fame'],
  'goods or two': ['goods', 'or', 'goods', 'goods'],
  'die and good': ['die'],
  'fame and good': ['fame'],
  'karma and good': ['karma'],
  'goods and die': ['goods', 'die'],
  palace: ['palace'],
};

export const PALACE_SIGNS: Record<number, readonly (Sign | 'each')[]> = {
  2: ['die', 'die'],
  3: ['karma', 'karma', 'die'],
  4: ['coins', 'each', 'goods'],
  5: ['karma', 'ship'],
  6: ['card'],
};

export const BONUS_SIGNS: Record<Bonus, readonly (Sign | 'or')[]> = {
  karma: ['karma', 'karma'],
  'coins or palace': ['coins', 'or', 'palace'],
  'fame or ship': ['fame', 'or', 'ship'],
  administrator: ['administrators'],
  dice: ['die', 'die'],
  turn: ['turn'],
};
