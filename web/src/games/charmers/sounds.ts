// What is heard in a game of The Dice Charmers.
import type { SoundsOf } from '../sounds.ts';

export const SOUNDS: SoundsOf = {
  elephant: 'dice',
  karma_used: 'dice',
  road: 'card',
  built: 'tile',
  sailed: 'card',
  circled: 'card',
  crossed: 'card',
  sold: 'coin',
  money: 'coin',
  freed: 'luck',
};
