// The pure parts of the board of Cards & Karma: cards, places, flights, and what is still to come.
import { describe, expect, it } from 'vitest';
import tables from '../../fixtures/karma-components.json';
import { allSteps, steps as plain } from './steps.ts';
import { coming, unseenPips } from '../../src/games/karma/coming.ts';
import { Deck, goodsOf } from '../../src/games/karma/deck.ts';
import { cardName, cardTitle, dieName } from '../../src/games/karma/describe.ts';
import { effectOf } from '../../src/games/karma/effects.ts';
import { flightsOf } from '../../src/games/karma/flights.ts';
import { fit, held, Places } from '../../src/games/karma/layout.ts';
import { isAnotherTurn, prompt } from '../../src/games/karma/prompt.ts';
import { isTurned, type Components, type Event, type View } from '../../src/games/karma/view.ts';
import { bundle, speaker } from '../../src/words.ts';
import type { Story } from '../../src/wire.ts';

const deck = new Deck(tables as unknown as Components);
const steps = allSteps('karma');
const views = steps.map(({ state }) => state.view as View);
const say = speaker([await bundle('en')], ['Asha', 'Babur', 'Chand', 'Devi']);
const german = speaker([await bundle('de')], ['Asha', 'Babur', 'Chand', 'Devi']);

describe('the deck', () => {
  it('numbers ships, buildings, goods and palace cards in this order', () => {
    expect(deck.get(28)).toMatchObject({ kind: 'ship', pay: 2 });
    expect(deck.get(29)).toMatchObject({ kind: 'building', houses: ['red'] });
    expect(deck.get(89)).toMatchObject({ kind: 'goods', coins: 1 });
    expect(deck.get(144)).toMatchObject({ kind: 'palace', pay: 6 });
    expect(() => deck.get(145)).toThrow();
  });

  it('describes every card in both languages', () => {
    for (let id = 1; id <= 144; id += 1) {
      for (const words of [say, german]) {
        const text = cardTitle(words, deck.get(id));
        // Only a ship has its number printed on it.
        expect(/\b(?:ship|Schiff) \d/.test(text)).toBe(deck.get(id).kind === 'ship');
        expect(text).not.toMatch(/karma-|\{/);
      }
    }
    expect(cardName(say, deck.get(35))).toBe('a red building and tea 3');
    expect(dieName(say, 'blue5')).toBe('blue 5');
  });

  it('lists goods in table order', () => {
    expect(goodsOf({ goods: { spices: 1, silk: 2 } }).map(({ good }) => good)).toEqual(['silk', 'spices']);
  });
});

it('has words for every question', () => {
  for (const { to_do } of views) {
    expect(prompt(say, deck, to_do).text).not.toMatch(/^board-karma/);
    expect(prompt(say, deck, to_do).rule).toMatch(/^CKA-\d+$/);
  }
});

it('says when a turn is one more of the same seat', () => {
  const round = (number: number, seat: number): Event => ({ kind: 'round_begins', round: number, seat });
  const turn = (seat: number): Event => ({ kind: 'turn_begins', seat });
  const isAnother = (...events: Event[]): boolean => isAnotherTurn([{ events } as unknown as Story]);
  expect(isAnother(turn(0), turn(1), { kind: 'game_over' }, turn(1))).toBe(true);
  expect(isAnother(turn(1), turn(0))).toBe(false);
  // The first turn of a match is not announced apart from its round, later ones are.
  expect(isAnother(round(1, 0), turn(0))).toBe(true);
  expect(isAnother(round(1, 0), turn(1))).toBe(false);
  expect(isAnother(turn(1), round(2, 1), turn(1))).toBe(false);
  expect(isAnother()).toBe(false);
  const act = views.map(({ to_do }) => to_do).find(({ kind }) => kind === 'act');
  expect(prompt(say, deck, act!, true).text).toMatch(/^Another turn/);
});

describe('the grid', () => {
  it('keeps cards in their places and fills gaps', () => {
    const places = new Places();
    expect(places.of([3, 5], 3)).toEqual([3, 5, null]);
    expect(places.of([3, 5, 8], 3)).toEqual([3, 5, 8]);
    expect(places.of([3, 8], 3)).toEqual([3, null, 8]);
    expect(places.of([3, 8, 9, 10], 3)).toEqual([3, 9, 8, 10]);
  });

  it('lays a card that is put back where it lay', () => {
    const places = new Places();
    places.of([3, 5, 8], 3);
    places.of([8], 3);
    expect(places.of([5, 8], 3)).toEqual([null, 5, 8]);
    expect(places.of([5, 8, 9], 3)).toEqual([9, 5, 8]);
    expect(places.of([3, 5, 8], 3)).toEqual([3, 5, 8]);
  });

  it('gives up gaps where there are fewer places, and moves only what lay beyond them', () => {
    const places = new Places();
    places.of([3, 5, 8, 9], 4);
    expect(places.of([5, 8, 9], 3)).toEqual([9, 5, 8]);
    expect(places.of([5, 9], 3)).toEqual([9, 5, null]);
    expect(places.of([5], 0)).toEqual([5]);
    expect(places.of([5, 9], 4)).toEqual([null, 5, null, 9]);
  });

  it('makes cards as large as the room allows', () => {
    const shape = { ratio: 1.26, gap: 8, most: 150 };
    expect(fit(12, { width: 640, height: 350 }, shape).columns).toBeGreaterThan(4);
    expect(fit(20, { width: 380, height: 330 }, shape).width).toBeGreaterThanOrEqual(50);
    const { columns, width } = fit(20, { width: 380, height: 330 }, shape);
    expect(columns * width + (columns - 1) * 8).toBeLessThanOrEqual(380);
    expect(held(width, 20, { width: 380, height: 330 }, shape)).toBe(20);
    expect(held(width + 1, 20, { width: 380, height: 330 }, shape)).toBeLessThan(20);
    expect(fit(5, { width: 0, height: 0 }, shape).width).toBe(0);
  });
});

describe('flights', () => {
  const events = steps.map(({ story }) => story.flatMap((line) => line.events) as unknown as Event[]);

  it('show every kind of event, except a turn that lights up by itself and the end', () => {
    const explained = steps.flatMap((step) => Object.values(step.explained).flat() as Event[]);
    const seen = new Map([...events.flat(), ...explained].map((event) => [event.kind, event]));
    expect(seen.size).toBeGreaterThan(13);
    const still = [...seen].filter(([, event]) => flightsOf(event).length === 0);
    expect(still.map(([kind]) => kind).sort()).toEqual(['game_over', 'turn_begins']);
  });

  it('start at the grid, or at the pile for a card that was not there', () => {
    const taken: Event = { kind: 'card_taken', seat: 1, card: 35 };
    expect(flightsOf(taken)).toMatchObject([{ from: ['grid 35', 'pile', 'tab grid'] }]);
  });
});

describe('what a move would bring', () => {
  it('is tokens, turned cards and a row that breaks', () => {
    const told: Event[] = [
      { kind: 'gained', seat: 0, token: 'coins', count: 2 },
      { kind: 'gained', seat: 0, token: 'coins', count: 1 },
      { kind: 'scoring_turned', seat: 0, slot: 5, token: 'coins' },
      { kind: 'row_broken', seat: 0, cards: [3, 9] },
    ];
    expect(effectOf(told, 0)).toEqual({ gained: [{ token: 'coins', count: 3 }], turned: 1, broken: 2 });
    expect(effectOf([], 0)).toEqual({ gained: [], turned: 0, broken: 0 });
  });

  it('is all that is due for a set, though a scoring card turns before it is paid', () => {
    const told: Event[] = [
      { kind: 'gained', seat: 0, token: 'coins', count: 1 },
      { kind: 'set_completed', seat: 0, cards: [3, 9], coins: 8, administrators: 0 },
      { kind: 'gained', seat: 0, token: 'coins', count: 2 },
      { kind: 'scoring_turned', seat: 0, slot: 5, token: 'coins' },
    ];
    expect(effectOf(told, 0)).toEqual({ gained: [{ token: 'coins', count: 9 }], turned: 1, broken: 0 });
  });
  it('leaves out what it brings to others, such as the karma of the elephant', () => {
    const told: Event[] = [{ kind: 'gained', seat: 1, token: 'karma', count: 1 }];
    expect(effectOf(told, 0).gained).toEqual([]);
    expect(effectOf(told, 1).gained).toEqual([{ token: 'karma', count: 1 }]);
  });
});

describe('what is to come', () => {
  it('counts every card of the pile', () => {
    const view = views[0];
    if (!view) throw new Error('no view');
    const { ships, palace } = coming(deck, view.pile);
    const cards = deck.all(view.pile);
    expect(ships.length).toBe(cards.filter(({ kind }) => kind === 'ship').length);
    expect(palace.reduce((sum, { count }) => sum + count, 0)).toBe(
      cards.filter(({ kind }) => kind === 'palace').length,
    );
  });

  it('never counts below zero pips', () => {
    for (const view of views) {
      expect(
        unseenPips(deck, view)
          .flatMap(({ counts }) => counts)
          .every((count) => count >= 0),
      ).toBe(true);
    }
  });
});

it('knows from which end scoring cards were turned', () => {
  const end = plain('karma-4').at(-1)?.state.view as View | undefined;
  const place = end?.players[0];
  if (!place) throw new Error('no place');
  const turned = (turned_by_fame: number, turned_by_coins: number): boolean[] =>
    place.track.map((_, slot) => isTurned({ ...place, turned_by_fame, turned_by_coins }, slot));
  expect(turned(2, 3)).toEqual([true, true, false, true, true, true]);
  expect(turned(0, 1)).toEqual([false, false, false, false, false, true]);
});
