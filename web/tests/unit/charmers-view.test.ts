// The types of the Dice Charmers say what the server sends: the compiler checks what it can see in the fixtures,
// and the rest is looked at here, key by key.
import { describe, expect, it } from 'vitest';
import two from '../../fixtures/charmers-2.json';
import four from '../../fixtures/charmers-4.json';
import { allSteps } from './steps.ts';
import tables from '../../fixtures/charmers-components.json';
import {
  BUILDINGS,
  COLOURS,
  CRATES,
  GOODS,
  PERSONS,
  SYMBOLS,
  TOOLS,
  type Components,
  type Event,
  type Plan,
  type Sheet,
  type View,
} from '../../src/games/charmers/view.ts';
import { bonusName, term } from '../../src/games/charmers/names.ts';
import type { Say } from '../../src/board/board.ts';

/** A type with its words as plain strings, since that is all the compiler sees in a JSON file. */
type Plain<T> = T extends string
  ? string
  : T extends number | null | undefined
    ? T
    : T extends readonly (infer U)[]
      ? readonly Plain<U>[]
      : { readonly [K in keyof T]: Plain<T[K]> };

// The roads' keys differ from sheet to sheet, which the compiler takes for missing ones; they are looked at below.
type Visible = Omit<Plain<View>, 'sheets'> & { readonly sheets: readonly Omit<Plain<Sheet>, 'roads'>[] };
const views: readonly Visible[] = [...two, ...four].map(({ state }) => state.view);
type Told = { readonly events: readonly { readonly kind: string }[] };
const events = allSteps('charmers').flatMap(({ story, explained }) => [
  ...(story as readonly Told[]).flatMap((one) => one.events),
  ...(Object.values(explained) as Told['events'][]).flat(),
]);
const components = tables satisfies Plain<Components> as Components;

const keys = (value: object): string[] => Object.keys(value).sort();
const VIEW: Record<keyof View, true> = {
  seat: true,
  sheet: true,
  to_move: true,
  mover: true,
  round: true,
  starter: true,
  turns: true,
  middle: true,
  elephant: true,
  hand: true,
  depots: true,
  pool: true,
  pending: true,
  sheets: true,
};
const SHEET: Record<keyof Sheet, true> = {
  fame: true,
  money: true,
  excess: true,
  karma: true,
  karma_used: true,
  stock: true,
  circled: true,
  sold: true,
  river: true,
  palace: true,
  values: true,
  roads: true,
};
type Keys<K extends Event['kind']> = Exclude<keyof Extract<Event, { readonly kind: K }>, 'kind'>;
const EVENTS: { readonly [K in Event['kind']]: readonly Keys<K>[] } = {
  elephant: ['face'],
  karma_used: ['seat', 'left'],
  in_vain: ['seat', 'face'],
  crossed: ['seat', 'person'],
  circled: ['seat', 'good'],
  road: ['seat', 'space', 'arms'],
  built: ['seat', 'space', 'building'],
  sailed: ['seat', 'stop'],
  sold: ['seat', 'goods'],
  upgraded: ['seat', 'building', 'value'],
  fame: ['seat', 'points', 'fame'],
  money: ['seat', 'coins', 'money'],
  karma: ['seat', 'karma'],
  freed: ['seat', 'bonus'],
  used: ['seat', 'bonus'],
  lost: ['seat', 'bonus'],
  round: ['round', 'starter'],
  ending: ['ending'],
};
const PLAN: Record<keyof Plan, true> = {
  province: true,
  edges: true,
  river: true,
  prices: true,
  tents: true,
  palace: true,
  upgrades: true,
  karma: true,
  fame_track: true,
  money_track: true,
};
const FACES: readonly string[] = [...PERSONS, ...CRATES, ...TOOLS, ...SYMBOLS];
// A word that is not known comes back as its id, so that the test sees what has no message.
const say: Say = { word: (id) => `<${id}>`, phrase: ({ code }) => code, seat: String };

describe('the view', () => {
  it('has exactly the keys that are known', () => {
    for (const view of views) {
      expect(keys(view)).toEqual(keys(VIEW));
      for (const sheet of view.sheets) {
        expect(keys(sheet)).toEqual(keys(SHEET));
        expect(keys(sheet.palace)).toEqual([...PERSONS].sort());
        expect(keys(sheet.values)).toEqual([...BUILDINGS].sort());
        for (const goods of [sheet.stock, sheet.circled, sheet.sold])
          expect(keys(goods)).toEqual([...GOODS].sort());
      }
    }
  });

  it('names faces, spaces, arms and sides that are known', () => {
    for (const view of views as readonly unknown[] as readonly View[]) {
      const shown = [...view.middle, ...view.hand, ...view.depots.flat(), view.elephant ?? 'fish'];
      for (const face of shown) expect(FACES).toContain(face);
      expect(['sun', 'moon']).toContain(view.sheet);
      for (const sheet of view.sheets) {
        for (const [space, arms] of Object.entries(sheet.roads)) {
          expect(space).toMatch(/^[a-z]\d$/);
          expect(arms).toMatch(/^n?e?s?w?$/);
        }
      }
    }
  });
});

describe('events', () => {
  it('are of a known kind with exactly its keys', () => {
    for (const event of events) {
      const known: readonly string[] | undefined = EVENTS[event.kind as Event['kind']];
      expect(known, event.kind).toBeDefined();
      expect(keys(event)).toEqual(['kind', ...(known ?? [])].sort());
    }
  });
});

describe('the tables', () => {
  it('have exactly the keys that are known', () => {
    expect(keys(components)).toEqual(['dice', 'moon', 'sun']);
    expect(keys(components.dice)).toEqual([...COLOURS].sort());
    for (const side of [components.sun, components.moon]) expect(keys(side ?? {})).toEqual(keys(PLAN));
  });

  it('use words that have a name', () => {
    for (const side of [components.sun, components.moon] as Plan[]) {
      const bonuses = [
        ...side.edges.edges.map(({ bonus }) => bonus),
        ...side.river.spaces.flatMap(({ earns }) => earns),
        ...side.tents.tents.flatMap((tent) => GOODS.flatMap((good) => tent[good] ?? [])),
        ...side.palace.areas.flatMap(({ columns }) => columns),
        ...side.upgrades.columns,
        ...[side.karma, side.fame_track, side.money_track].flatMap(({ spaces }) =>
          spaces.map(({ bonus }) => bonus),
        ),
      ];
      for (const bonus of bonuses) expect(bonusName(say, bonus)).toMatch(/^<charmers-/);
      for (const { symbol } of side.river.spaces) expect(term(say, symbol)).toMatch(/^<charmers-/);
    }
    for (const { faces } of Object.values(components.dice)) {
      for (const face of faces) expect(FACES).toContain(face);
    }
  });
});
