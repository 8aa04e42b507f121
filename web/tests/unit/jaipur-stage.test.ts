// Cards keep their places in the market, and events are animated.
import { describe, expect, test } from 'vitest';
import fixture from '../../fixtures/jaipur-2.json';
import { keepSlots, slotsKept } from '../../src/games/jaipur/kept.ts';
import { effectOf } from '../../src/games/jaipur/preview.ts';
import { lastResult } from '../../src/games/jaipur/result.ts';
import { follow, opened, recalled, settled, type Flight, type Slots } from '../../src/games/jaipur/stage.ts';
import { readTrade } from '../../src/games/jaipur/trade.ts';
import type { Card, Event, View } from '../../src/games/jaipur/view.ts';
import type { State, Story } from '../../src/wire.ts';

const steps = fixture as unknown as { state: State; story: Story[] }[];
const first = steps[0]?.state.view as View;
const told = (seat: number | null, line: string, events: Event[] = []): Story => ({
  n: 0,
  seat,
  line: `${seat ?? '*'} ${line}`,
  said: [],
  events,
});
const with_ = (market: Card[]): View => ({ ...first, market });

describe('the market', () => {
  const before: Slots = ['gold', 'leather', 'camel', 'camel', 'camel'];

  test('a taken card leaves a gap that the next card fills', () => {
    const story = [told(1, 'take gold'), told(null, 'market spice')];
    const { slots } = follow(before, story, with_(['spice', 'leather', 'camel', 'camel', 'camel']));
    expect(slots).toEqual(['spice', 'leather', 'camel', 'camel', 'camel']);
  });

  test('an exchange puts the given cards where the taken cards were', () => {
    const story = [told(0, 'swap gold leather for cloth camel')];
    const { slots } = follow(before, story, with_(['cloth', 'camel', 'camel', 'camel', 'camel']));
    expect(slots).toEqual(['cloth', 'camel', 'camel', 'camel', 'camel']);
  });

  test('a reload lays it out as it lay, and fills what was taken meanwhile', () => {
    keepSlots('t1', ['leather', 'camel', 'gold', 'camel', 'spice']);
    const market: Card[] = ['gold', 'spice', 'leather', 'camel', 'camel'];
    expect(opened(slotsKept('t1'), [], with_(market)).slots).toEqual([
      'leather',
      'camel',
      'gold',
      'camel',
      'spice',
    ]);
    const later: Card[] = ['cloth', 'spice', 'leather', 'camel', 'camel'];
    expect(opened(slotsKept('t1'), [], with_(later)).slots).toEqual([
      'leather',
      'camel',
      'cloth',
      'camel',
      'spice',
    ]);
    // What led to it is told again, and moves nothing once more.
    const again = [told(1, 'take gold'), told(null, 'market leather')];
    expect(opened(slotsKept('t1'), again, with_(market)).slots).toEqual(slotsKept('t1'));
    expect(opened(slotsKept('t1'), again, with_(market)).flights).toHaveLength(0);
    expect(slotsKept('t2')).toBeNull();
    sessionStorage.setItem('jaipur market t3', '["sugar"]');
    expect(slotsKept('t3')).toBeNull();
  });

  test('what happened since it was kept moves the cards from where they lay', () => {
    const story = [told(1, 'take gold'), told(null, 'market spice')];
    const after = with_(['leather', 'spice', 'camel', 'camel', 'camel']);
    expect(opened(before, story, after)).toEqual(follow(before, story, after));
    expect(opened(before, story, after).slots[0]).toBe('spice');
  });

  test('opened afresh, it is laid out as the log leads to it', () => {
    const log = [
      told(null, 'market gold'),
      told(null, 'market leather'),
      told(0, 'camels'),
      ...['spice', 'cloth', 'camel'].map((card) => told(null, `market ${card}`)),
      told(1, 'take cloth'),
      told(null, 'market camel'),
    ];
    const market: Card[] = ['gold', 'spice', 'leather', 'camel', 'camel'];
    expect(recalled(log, with_(market))).toEqual(['spice', 'camel', 'camel', 'gold', 'leather']);
    expect(recalled(log.slice(2), with_(market))).toBeNull();
    expect(recalled([], with_(market))).toBeNull();
  });

  test('a puzzle has no table, and keeps no market for the next', () => {
    keepSlots('', ['leather', 'camel', 'gold', 'camel', 'spice']);
    expect(slotsKept('')).toBeNull();
  });

  test('it always has exactly the cards of the view, whatever the story says', () => {
    let slots: Slots | null = null;
    for (const { state, story } of steps) {
      const view = state.view as View;
      ({ slots } = follow(slots, story, view));
      expect([...slots].sort()).toEqual([...view.market].sort());
    }
  });

  test('fewer than five cards leave gaps', () => {
    expect(settled(['gold', 'spice'], ['spice', 'gold', 'silver'])).toEqual([
      'gold',
      'spice',
      'silver',
      null,
      null,
    ]);
  });

  test('a new round clears it', () => {
    const began: Event = { kind: 'round_began', round: 2, starter: 0 };
    const story = [told(0, 'sell gold 2', [began]), told(null, 'market gold'), told(null, 'market camel')];
    const view = with_(['gold', 'camel', 'camel', 'camel', 'camel']);
    expect(follow(['spice', 'spice', 'spice', 'spice', 'spice'], story, view).slots).toEqual([
      'camel',
      'camel',
      'camel',
      'gold',
      'camel',
    ]);
  });
});

describe('what travels', () => {
  /** What flies and where to. */
  const shown = (flight: Flight): string =>
    flight.kind === 'ring'
      ? flight.kind
      : `${flight.cargo.kind} ${(flight.kind === 'go' ? flight.to : flight.at).join()}`;

  test('cards to the hand, from the deck, to the herd', () => {
    const story = [told(0, 'take gold'), told(null, 'market camel'), told(1, 'camels')];
    const { flights } = follow(['gold', 'camel', 'spice', 'spice', 'spice'], story, first);
    expect(flights).toMatchObject([
      { from: ['market 0'], to: ['hand 0 gold'], becomes: true },
      { from: ['deck'], to: ['market 0'], becomes: true },
      { from: ['market 0'], to: ['herd 1'], becomes: false },
      { from: ['market 1'], to: ['herd 1'] },
    ]);
  });

  test('a sale: cards, tokens, rupees, and the bonus for the seller', () => {
    const paid: Event = { kind: 'paid', seat: 1, good: 'spice', tokens: 2, rupees: 8 };
    const bonus: Event = { kind: 'bonus_taken', seat: 1, size: 3 };
    const story = [told(1, 'sell spice 3', [paid, bonus]), told(null, 'bonus 3 ?')];
    const { flights } = follow(null, story, first);
    expect(flights.map(shown)).toEqual([
      'card sold',
      'card sold',
      'card sold',
      'coin purse 1',
      'coin purse 1',
      'pop purse 1',
      'bonus purse 1',
    ]);
  });

  test('an empty bonus pile shakes, and a round brings its seal and its camel token', () => {
    const ended: Event = {
      kind: 'round_ended',
      round: 1,
      end: 'rows',
      rupees: [60, 70],
      bonus: [5, 6],
      camel_token: 0,
      winner: 1,
    };
    const none: Event = { kind: 'no_bonus_left', seat: 1, count: 6 };
    const { flights } = follow(null, [told(1, 'sell spice 6', [none, ended])], first);
    expect(flights.slice(6).map(shown)).toEqual(['pop bonus 5', 'card purse 0', 'seal seals 1']);
  });

  test('a hidden deal shows a card back, a dealt camel goes to the herd', () => {
    const { flights } = follow(null, [told(null, 'deal 1 ?'), told(null, 'deal 1 camel')], first);
    expect(flights).toMatchObject([
      { cargo: { kind: 'card', card: null }, from: ['deck'], to: ['hand 1'] },
      { cargo: { kind: 'card', card: 'camel' }, from: ['deck'], to: ['herd 1'] },
    ]);
  });
});

describe('what a choice would do', () => {
  const effect = (text: string, events: Event[] | null = null) => {
    const trade = readTrade(text, first.market);
    if (!trade) throw new Error(text);
    return effectOf(first, trade, events);
  };

  test('a sale takes the next tokens and the bonus the server names', () => {
    const paid: Event = { kind: 'paid', seat: 0, good: 'cloth', tokens: 3, rupees: 11 };
    const bonus: Event = { kind: 'bonus_taken', seat: 0, size: 3 };
    const sale = { good: 'cloth', coins: [5, 3, 3], rupees: 11, bonus: '3' };
    expect(effect('sell cloth 3', [paid, bonus])).toMatchObject({ sale, hand: [3, 0] });
    expect(effect('sell cloth 3', [paid])).toMatchObject({ sale: { ...sale, bonus: null } });
    expect(effect('sell cloth 3')).toMatchObject({ sale: null });
  });

  test('hand and herd before and after', () => {
    expect(effect('camels')).toMatchObject({ hand: [3, 3], herd: [2, 5], sale: null });
    expect(effect('take gold')).toMatchObject({ hand: [3, 4], herd: [2, 2] });
    expect(effect('swap gold leather for cloth camel')).toMatchObject({ hand: [3, 4], herd: [2, 1] });
  });
});

test('the result of a round is found in its story, with its sentence', () => {
  const found = lastResult(steps.at(-1)?.story ?? []);
  expect(found?.event).toMatchObject({ winner: 1, rupees: [48, 69], camel_token: 1 });
  expect(found?.said?.code).toBe('jaipur-event-round-won');
  expect(lastResult(steps[0]?.story ?? [])).toBeNull();
});
