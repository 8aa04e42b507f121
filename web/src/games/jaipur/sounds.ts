// What is heard in a game of Jaipur.
import type { SoundsOf } from '../sounds.ts';

export const SOUNDS: SoundsOf = {
  take: 'card',
  swap: 'card',
  camels_taken: 'card',
  paid: 'coin',
  bonus_taken: 'luck',
  round_ended: 'luck',
  round_began: 'card',
};
