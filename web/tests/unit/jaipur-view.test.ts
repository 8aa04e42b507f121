// What Jaipur's board needs from a view.
import { describe, expect, test } from 'vitest';
import tables from '../../fixtures/jaipur-components.json';
import { steps } from './steps.ts';
import {
  nearSeat,
  pileOf,
  shownHand,
  SIZES,
  type Components,
  type View,
} from '../../src/games/jaipur/view.ts';

describe('what is shown', () => {
  const view = steps('jaipur-2')[6]?.state.view as View;

  test('my own hand is open, the other shows known cards and card backs', () => {
    expect(shownHand(view, 0, true)).toEqual(['diamonds', 'gold', 'silver']);
    expect(shownHand(view, 1, true)).toEqual(['diamonds', 'gold', null]);
    expect(shownHand(view, 1, false)).toEqual([null, null, null]);
  });

  test('a spectator sees no hand and views the table from the first seat', () => {
    const watched: View = { ...view, seat: null, hand: null, own_bonus: null };
    expect(shownHand(watched, 0, false)).toEqual([null, null, null]);
    expect(nearSeat(watched)).toBe(0);
    expect(nearSeat({ ...view, seat: 1 })).toBe(1);
  });

  test('each pile of bonus tokens comes from the table for its size', () => {
    const components = tables as unknown as Components;
    expect(SIZES.map((size) => pileOf(components, size).length)).toEqual([7, 6, 5]);
  });
});
