// The types of the view, the events and the component tables are what the server sends.
import { describe, expect, test } from 'vitest';
import fixture from '../../fixtures/jaipur-2.json';
import tables from '../../fixtures/jaipur-components.json';
import { allSteps } from './steps.ts';
import {
  CARDS,
  GOODS,
  nearSeat,
  pileOf,
  shownHand,
  SIZES,
  type Components,
  type Event,
  type View,
} from '../../src/games/jaipur/view.ts';

/** JSON imports know shapes, but neither the words of a union nor the length of a pair. */
type Loose<T> = T extends string
  ? string
  : T extends number | boolean | null
    ? T
    : T extends readonly (infer U)[]
      ? Loose<U>[]
      : { [K in keyof T]: Loose<T[K]> };

const views = fixture.map(({ state }) => state.view) satisfies Loose<View>[];
tables satisfies Loose<Components>;
const events = allSteps('jaipur').flatMap(({ story, explained }) => [
  ...story.flatMap((told) => told.events),
  ...Object.values(explained).flat(),
]);

type Check = (value: unknown) => boolean;
const number: Check = (value) => Number.isInteger(value);
const truth: Check = (value) => typeof value === 'boolean';
const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(String(value));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const pairOf =
  (check: Check): Check =>
  (value) =>
    listOf(check)(value) && (value as unknown[]).length === 2;
const record =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).sort().join() === Object.keys(checks).sort().join() &&
    Object.entries(value).every(([key, part]) => checks[key]?.(part));
const each = (keys: readonly string[], check: Check): Check =>
  record(Object.fromEntries(keys.map((key) => [key, check])));

const tag = oneOf(['printed', 'ruling', 'stand-in']);
const byGood = each(GOODS, number);
const bySize = each(SIZES, number);
const tokens = listOf(number);

const isView = record({
  seat: orNull(number),
  to_move: orNull(number),
  market: listOf(oneOf(CARDS)),
  hand: orNull(byGood),
  herds: pairOf(number),
  hand_sizes: pairOf(number),
  known: pairOf(byGood),
  deck: number,
  rows: each(GOODS, tokens),
  bonus_left: bySize,
  goods_tokens: pairOf(tokens),
  bonus_tokens: pairOf(bySize),
  own_bonus: orNull(tokens),
  discard: byGood,
  seals: pairOf(number),
  round: number,
  starter: number,
  exchanges_in_a_row: number,
  over: truth,
} satisfies Record<keyof View, Check>);

type Facts<K extends Event['kind']> = Record<keyof Extract<Event, { kind: K }>, Check>;
const kind: Check = (value) => typeof value === 'string';
const isEvent: { [K in Event['kind']]: Check } = {
  camels_taken: record({ kind, seat: number, count: number } satisfies Facts<'camels_taken'>),
  paid: record({
    kind,
    seat: number,
    good: oneOf(GOODS),
    tokens: number,
    rupees: number,
  } satisfies Facts<'paid'>),
  bonus_taken: record({
    kind,
    seat: number,
    size: oneOf(SIZES),
  } satisfies Facts<'bonus_taken'>),
  no_bonus_left: record({ kind, seat: number, count: number } satisfies Facts<'no_bonus_left'>),
  round_ended: record({
    kind,
    round: number,
    end: oneOf(['rows', 'deck', 'exchanges']),
    rupees: pairOf(number),
    bonus: pairOf(number),
    camel_token: orNull(number),
    winner: orNull(number),
  } satisfies Facts<'round_ended'>),
  round_began: record({ kind, round: number, starter: number } satisfies Facts<'round_began'>),
};

const good = record({ cards: number, least_sale: number, tokens });
const isTables = record({
  goods: record({ ...Object.fromEntries(GOODS.map((name) => [name, good])), tag }),
  camels: record({ cards: number, token: number, tag }),
  bonus: record({ three: tokens, four: tokens, five: tokens, tag }),
} satisfies Record<keyof Components, Check>);

describe('what the server sends', () => {
  test.each(allSteps('jaipur').map(({ state }, at) => ({ view: state.view, at })))(
    'view $at has the keys of the type',
    ({ view }) => {
      expect(isView(view)).toBe(true);
    },
  );

  test('every event is one of the type', () => {
    expect(events.length).toBeGreaterThan(0);
    for (const event of events)
      expect(isEvent[(event as Event).kind](event), JSON.stringify(event)).toBe(true);
  });

  test('the component tables have the keys of the type', () => {
    expect(isTables(tables)).toBe(true);
  });

  test('the check itself refuses a strange key', () => {
    expect(isView({ ...views[0], weather: 1 })).toBe(false);
    expect(isEvent.paid({ kind: 'paid', seat: 0 })).toBe(false);
  });
});

describe('what is shown', () => {
  const view = views[6] as unknown as View;

  test('my own hand is open, the other shows what is known and backs', () => {
    expect(shownHand(view, 0, true)).toEqual(['diamonds', 'gold', 'silver']);
    expect(shownHand(view, 1, true)).toEqual(['diamonds', 'gold', null]);
    expect(shownHand(view, 1, false)).toEqual([null, null, null]);
  });

  test('a spectator sees no hand and sits with the first seat', () => {
    const watched: View = { ...view, seat: null, hand: null, own_bonus: null };
    expect(shownHand(watched, 0, false)).toEqual([null, null, null]);
    expect(nearSeat(watched)).toBe(0);
    expect(nearSeat({ ...view, seat: 1 })).toBe(1);
  });

  test('each pile of bonus tokens is the table of its size', () => {
    const components = tables as unknown as Components;
    expect(SIZES.map((size) => pileOf(components, size).length)).toEqual([7, 6, 5]);
  });
});
