// Clicks on any board: what is picked, what is let go, what goes without saying, and what is ready.
import { describe, expect, it } from 'vitest';
import {
  begun,
  chosen,
  implied,
  optionsOf,
  press,
  ranksOf,
  turned,
  type Picks,
} from '../../src/board/selection.ts';

/** Moves of a game that names its dice, places and ways as they are written. */
const read = (...texts: string[]) => optionsOf(texts, (text) => (text === 'pass' ? [] : text.split(' & ')));

describe('picks', () => {
  const pay = read('o3', 'o1 & o2', 'o1 & o1 & karma');
  const instances = ['o1/0', 'o1/1', 'o2/0', 'o3/0', 'karma/0'];
  const click = (picks: Picks, thing: string) => press(pay, picks, thing, { instances });

  it('are completed where one way is left, by any instance that lies there', () => {
    expect(click([], 'o2/0')).toEqual(['o2/0', 'o1/0']);
    expect(click([], 'o1/1')).toEqual(['o1/1']);
    expect(click(['o1/1'], 'o1/0')).toEqual(['o1/1', 'o1/0', 'karma/0']);
  });

  it('let go of what does not go together with the last of them, and of nothing else', () => {
    expect(click(['o1/0', 'o2/0'], 'o3/0')).toEqual(['o3/0']);
    const place = read('tea & blue 2', 'silk & blue 2', 'silk & blue 4', 'terrace');
    expect(press(place, ['blue 2/0', 'tea'], 'silk')).toEqual(['blue 2/0', 'silk']);
    expect(press(place, ['blue 2/0', 'tea'], 'terrace')).toEqual(['terrace']);
    expect(press(place, ['blue 2/0'], 'harbour')).toBeNull();
  });

  it('are let go by a second click, with all that would only lead back to it', () => {
    expect(click(['o1/0', 'o1/1', 'karma/0'], 'karma/0')).toEqual(['o1/0']);
    expect(click(['o2/0', 'o1/0'], 'o1/0')).toEqual([]);
    expect(click(['o1/0'], 'o1/0')).toEqual([]);
    expect(press(pay, ['o1/0', 'o2/0'], 'o2/0')).toEqual(['o1/0']);
  });

  it('begin with the only move, unless words make it', () => {
    expect(begun(read('o1 & karma'), { instances })).toEqual(['o1/0', 'karma/0']);
    expect(begun(read('pass'), { instances })).toEqual([]);
    expect(begun(pay, { instances })).toEqual([]);
    expect(begun(read('o1 & karma'), {})).toEqual([]);
  });

  it('of counted things grow with every click, as long as that leads on', () => {
    const dice = read('red & red', 'red & blue');
    const counted = /^red/;
    expect(press(dice, ['red'], 'red', { counted })).toEqual(['red', 'red']);
    expect(press(dice, ['red', 'red'], 'red', { counted })).toEqual(['red', 'red']);
  });
});

describe('a selection', () => {
  it('is ready when nothing is missing, or nothing but what all that is left has', () => {
    const options = read('o6', 'o6 & o1', 'o5 & o4');
    expect(chosen(options, ['o6/0']).ready.map(({ text }) => text)).toEqual(['o6']);
    expect(chosen(options, ['o6/0']).next).toEqual(new Set(['o1']));
    const five = chosen(options, ['o5/0']);
    expect([five.ready.length, implied(five, ['o5/0'])]).toEqual([1, ['o4']]);
    expect(chosen(options, []).ready).toEqual([]);
    expect(chosen(read('o6'), []).ready).toHaveLength(1);
  });

  it('may be ready for several moves that are made of the same', () => {
    const options = optionsOf(['die 35', 'take 35', 'die 36'], (text) => [`card ${text.split(' ')[1]}`]);
    expect(chosen(options, ['card 35']).ready.map(({ text }) => text)).toEqual(['die 35', 'take 35']);
  });
});

describe('what can lie in several ways', () => {
  const lay = read('d0 & way new', 'd0 & way nes', 'd0 & way nsw', 'b0 & way nes', 'b1 & way ns');

  it('lies as it is advised, else as it lay before, else in the first way', () => {
    expect(press(lay, [], 'd0')).toEqual(['d0', 'way new']);
    expect(press(lay, ['b0', 'way nes'], 'd0')).toEqual(['d0', 'way nes']);
    expect(press(lay, ['b0', 'way nes'], 'd0', { advised: ['d0', 'way nsw'] })).toEqual(['d0', 'way nsw']);
    expect(press(lay, [], 'd0', { advised: ['b0', 'way nes'] })).toEqual(['d0', 'way new']);
  });

  it('is turned clockwise by further clicks', () => {
    expect(press(lay, ['d0', 'way new'], 'd0')).toEqual(['d0', 'way nes']);
    expect(turned(lay, ['d0', 'way nes'])).toEqual(['d0', 'way nsw']);
    expect(turned(lay, ['d0', 'way nsw'])).toEqual(['d0', 'way new']);
    expect(turned(lay, ['b1', 'way ns'])).toEqual(['b1', 'way ns']);
    const bends = read('a & way ne', 'a & way es', 'a & way nw', 'a & way sw');
    expect(turned(bends, ['a', 'way es'])).toEqual(['a', 'way sw']);
  });
});

it('advised moves are marked on as many instances as they need', () => {
  const best = read('o1 & o1', 'o1', 'pass');
  const instances = ['o1/0', 'o1/1', 'o1/2'];
  expect(instances.map((one) => ranksOf(best, one, instances))).toEqual([[1, 2], [1], []]);
  expect(ranksOf(best, 'o1/2')).toEqual([1, 2]);
  expect(ranksOf(best, 'say pass')).toEqual([3]);
});
