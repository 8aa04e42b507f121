// What is heard in a game of Rajas of the Ganges.
import type { SoundsOf } from '../sounds.ts';

export const SOUNDS: SoundsOf = {
  rolled: 'dice',
  flipped: 'dice',
  placed: 'tile',
  laid: 'tile',
  covered: 'tile',
  yield_laid: 'tile',
  money: 'coin',
  paid: 'coin',
  boat: 'card',
  bonus: 'luck',
  worker: 'luck',
  crossed: 'luck',
};
