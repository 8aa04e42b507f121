// The types of view.ts against what the server really sends: the compiler sees the shapes, this test the words.
import { describe, expect, it } from 'vitest';
import tables from '../../fixtures/karma-components.json';
import four from '../../fixtures/karma-4.json';
import two from '../../fixtures/karma-2.json';
import { allSteps } from './steps.ts';
import { BONUSES, COLOURS, GOODS, HOUSES } from '../../src/games/karma/view.ts';
import type { Components, Event, Place, View } from '../../src/games/karma/view.ts';

/** A type with its literal words widened, as the compiler reads them from JSON. */
type Loose<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? Loose<Item>[]
    : T extends object
      ? { [Key in keyof T]: Loose<T[Key]> | (undefined extends T[Key] ? undefined : never) }
      : T;
/** JSON imports say `undefined` where only some rows of a list have a key. */
type Sparse<T> = T extends readonly (infer Item)[]
  ? Sparse<Item>[]
  : T extends object
    ? { [Key in keyof T]: Sparse<T[Key]> | (object extends Pick<T, Key> ? undefined : never) }
    : T;

const steps = [...two, ...four];
// Each of these lines fails to compile when a shape differs.
const views: Sparse<Loose<View>>[] = steps.map(({ state }) => state.view);
const components: Sparse<Loose<Components>> = tables;
const events = allSteps('karma').flatMap(({ story, explained }) => [
  ...story.flatMap((line) => line.events),
  ...Object.values(explained).flat(),
]) as { kind: string }[];

type Check = (value: unknown) => boolean;
const number: Check = (value) => Number.isInteger(value);
const word =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const list =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);
const or =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const none: Check = (value) => value === null;
const missing: Check = (value) => value === undefined;
/** An object with just these keys. */
function shape<T>(keys: Record<keyof Required<T> & string, Check>): Check {
  const checks: [string, Check][] = Object.entries(keys);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((key) => key in keys) &&
    checks.every(([key, check]) => check((value as Record<string, unknown>)[key]));
}

const die: Check = (value) => /^(orange|green|blue|purple)[1-6]$/.test(String(value));
const cards = list(number);
const token = word(['fame', 'coins', 'karma', 'administrators']);
const bonus = word(BONUSES);
const goods = shape<Record<(typeof GOODS)[number], number>>({
  silk: or(number, missing),
  tea: or(number, missing),
  spices: or(number, missing),
});
const place = shape<Place>({
  hand: cards,
  dice: or(list(die), missing),
  display: cards,
  track: list(or(bonus, none)),
  turned_by_fame: number,
  turned_by_coins: number,
  fame: number,
  coins: number,
  karma: number,
  administrators: number,
  turns_owed: number,
});
const alone =
  'starter reveal act goods more_goods free_palace coins_or_palace fame_or_ship copy_ship close second_stage over'.split(
    ' ',
  );
const ofCard = ['pips', 'pay', 'die', 'pick_buildings', 'pick_goods', 'look', 'carry', 'yield', 'finish'];
const counted = ['discard', 'fame', 'coins', 'karma', 'administrators'];
const task = or(
  shape<{ kind: string }>({ kind: word(alone) }),
  shape<{ kind: string; left: number }>({ kind: word(['arrange', 'deal', 'lay']), left: number }),
  shape<{ kind: string; card: number }>({ kind: word(ofCard), card: number }),
  shape<{ kind: string; card: number; symbols: number }>({
    kind: word(['spent']),
    card: number,
    symbols: number,
  }),
  shape<{ kind: string; slot: number }>({ kind: word(['bonus']), slot: number }),
  shape<{ kind: string; count: number }>({ kind: word(counted), count: number }),
  shape<{ kind: string; action: number }>({ kind: word(['palace']), action: number }),
  shape<{ kind: string; count: number; from: string }>({
    kind: word(['dice']),
    count: number,
    from: word(['grid', 'pile']),
  }),
  shape<{ kind: string; administrators: number; coins: number; cards: number }>({
    kind: word(['payout']),
    administrators: number,
    coins: number,
    cards: number,
  }),
);
const view = shape<View>({
  seat: or(number, none),
  active: number,
  to_do: task,
  waiting: list(task),
  round: number,
  stage: number,
  starter: number,
  grid: cards,
  grid_size: number,
  top: or(number, none),
  pile: cards,
  discard: cards,
  discarded_dice: list(die),
  aside: cards,
  players: list(place),
});

const kind: Check = (value) => typeof value === 'string';
type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
const SEAT = { kind, seat: number };
const EVENTS: Record<Event['kind'], Check> = {
  turn_begins: shape<Of<'turn_begins'>>(SEAT),
  part_lost: shape<Of<'part_lost'>>(SEAT),
  elephant_turned: shape<Of<'elephant_turned'>>(SEAT),
  die_taken: shape<Of<'die_taken'>>({ ...SEAT, card: number, from: word(['grid', 'pile']) }),
  card_taken: shape<Of<'card_taken'>>({ ...SEAT, card: number }),
  palace_done: shape<Of<'palace_done'>>({ ...SEAT, card: number }),
  dice_discarded: shape<Of<'dice_discarded'>>({ ...SEAT, dice: list(die) }),
  gained: shape<Of<'gained'>>({ ...SEAT, token, count: number }),
  exchanged: shape<Of<'exchanged'>>({ ...SEAT, token }),
  scoring_turned: shape<Of<'scoring_turned'>>({ ...SEAT, slot: number, token }),
  bonus_gained: shape<Of<'bonus_gained'>>({ ...SEAT, bonus }),
  row_broken: shape<Of<'row_broken'>>({ ...SEAT, cards }),
  cards_discarded: shape<Of<'cards_discarded'>>({ ...SEAT, cards }),
  set_completed: shape<Of<'set_completed'>>({ ...SEAT, cards, administrators: number, coins: number }),
  laid_out: shape<Of<'laid_out'>>({ kind, card: number }),
  reshuffled: shape<Of<'reshuffled'>>({ kind, count: number }),
  round_begins: shape<Of<'round_begins'>>({ ...SEAT, round: number }),
  game_over: shape<Of<'game_over'>>({ kind }),
};

const tag = word(['printed', 'ruling', 'stand-in']);
const colour = word(COLOURS);
/** A corner; where a file pairs cards with dice, a die instead. */
const diceSide = { corner: or(colour, missing), die: missing };
const box = shape<Components>({
  ships: shape<Components['ships']>({
    tag,
    rows: list(
      shape<Components['ships']['rows'][number]>({
        number,
        pay: number,
        reward: kind,
        ...diceSide,
        good: or(goods, missing),
      }),
    ),
  }),
  buildings: shape<Components['buildings']>({
    tag,
    rows: list(
      shape<Components['buildings']['rows'][number]>({
        types: list(word(HOUSES)),
        pay: number,
        colour,
        ...diceSide,
        good: or(goods, missing),
      }),
    ),
  }),
  goods: shape<Components['goods']>({
    tag,
    rows: list(shape<Components['goods']['rows'][number]>({ goods, ...diceSide, coin: or(number, missing) })),
  }),
  palace: shape<Components['palace']>({
    tag,
    rows: list(shape<Components['palace']['rows'][number]>({ pay: number, ...diceSide })),
  }),
  dice: shape<Components['dice']>({
    tag,
    orange: list(number),
    green: list(number),
    blue: list(number),
    purple: list(number),
  }),
  scoring: shape<Components['scoring']>({ tag, bonuses: list(bonus) }),
});

describe('the JSON of Cards & Karma', () => {
  it.each(views.map((one, index) => [index, one] as const))('view %i is as its type says', (_, one) => {
    expect(place(one.players[0])).toBe(true);
    expect(task(one.to_do)).toBe(true);
    expect(view(one)).toBe(true);
  });

  it('has no event that its types do not know', () => {
    const strange = events.filter((event) => !EVENTS[event.kind as Event['kind']]?.(event));
    expect(strange).toEqual([]);
  });

  it('has the component tables that the deck is made of', () => {
    expect(box(components)).toBe(true);
  });
});
