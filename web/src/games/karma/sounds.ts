// What is heard in a game of Cards & Karma.
import type { SoundsOf } from '../sounds.ts';

export const SOUNDS: SoundsOf = {
  die_taken: 'dice',
  card_taken: 'card',
  laid_out: 'card',
  gained: 'coin',
  exchanged: 'coin',
  set_completed: 'luck',
  scoring_turned: 'luck',
  bonus_gained: 'luck',
  palace_done: 'tile',
};
