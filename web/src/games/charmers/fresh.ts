// What a story has just written: names of marks, so only new strokes are animated.
import type { Story } from '../../wire.ts';
import { GOODS, isPlain, type Bonus, type Event, type Face, type Good, type View } from './view.ts';

const events = (story: readonly Story[]): Event[] => story.flatMap((one) => one.events as Event[]);

/** The names of a seat's new marks: `road b4`, `built b4`, `stop 3`, `person trader 2`, `circle tea 4`, `sold tea 2`, `value fort 2`. */
export function freshMarks(story: readonly Story[], view: View, seat: number): ReadonlySet<string> {
  const sheet = view.sheets[seat];
  const marks = new Set<string>();
  if (!sheet) return marks;
  const last = (kind: string, what: string, upto: number, count: number): void => {
    for (let at = upto; at > upto - count; at -= 1) marks.add(`${kind} ${what} ${at}`);
  };
  const seen = events(story).filter((event) => 'seat' in event && event.seat === seat);
  for (const event of seen) {
    if (event.kind === 'road') marks.add(`road ${event.space}`);
    if (event.kind === 'built') marks.add(`built ${event.space}`);
    if (event.kind === 'sailed') marks.add(`stop ${event.stop}`);
    if (event.kind === 'upgraded') marks.add(`value ${event.building} ${event.value}`);
    if (event.kind === 'karma') marks.add(`karma ${event.karma}`);
  }
  const crossed = seen.flatMap((event) => (event.kind === 'crossed' ? [event.person] : []));
  for (const person of new Set(crossed)) {
    last('person', person, sheet.palace[person], crossed.filter((one) => one === person).length);
  }
  const used = seen.filter((event) => event.kind === 'karma_used').length;
  last('used', 'karma', sheet.karma_used, used);
  for (const good of GOODS) markGood(good);
  return marks;

  function markGood(good: Good): void {
    if (!sheet) return;
    const circled = seen.filter((event) => event.kind === 'circled' && event.good === good).length;
    const sold = seen.reduce((sum, event) => sum + (event.kind === 'sold' ? event.goods[good] : 0), 0);
    last('circle', good, sheet.circled[good], circled);
    last('sold', good, sheet.sold[good], sold);
  }
}

const HALVES: Partial<Record<Event['kind'], 'land' | 'town'>> = {
  road: 'land',
  built: 'land',
  sailed: 'land',
  crossed: 'town',
  circled: 'town',
  sold: 'town',
  upgraded: 'town',
};

/** What is written on a sheet. */
export const WRITES: ReadonlySet<string> = new Set(Object.keys(HALVES));

/** The half of a seat's sheet on which a story wrote last; none where it wrote nothing. */
export function writtenOn(story: readonly Story[], seat: number): 'land' | 'town' | null {
  const last = events(story).findLast(
    (event) => WRITES.has(event.kind) && 'seat' in event && event.seat === seat,
  );
  return (last && HALVES[last.kind]) ?? null;
}

/** The things on a sheet that foreseen events write on: the stop the boat reaches, the person crossed out, the row
 * of a good. */
export function landings(foreseen: readonly Event[]): ReadonlySet<string> {
  return new Set(
    foreseen.flatMap((event) => {
      if (event.kind === 'sailed') return [`stop ${event.stop}`];
      if (event.kind === 'circled') return [`row ${event.good}`];
      return event.kind === 'crossed' ? [`person ${event.person}`] : [];
    }),
  );
}

/** What a seat has gained in a story, for the numbers that pop up. */
export interface Gain {
  readonly fame: number;
  readonly money: number;
  readonly karma: number;
}

export function gains(story: readonly Story[], seat: number): Gain {
  const gain = { fame: 0, money: 0, karma: 0 };
  for (const event of events(story)) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'fame') gain.fame += event.points;
    if (event.kind === 'money') gain.money += event.coins;
    if (event.kind === 'karma') gain.karma += 1;
  }
  return gain;
}

/** What pops up beside the points: a bonus unlocked, used or lost, and a die taken without effect. */
export interface Told {
  readonly sign: '+' | '✓' | '✕';
  readonly bonus: Bonus | null;
  readonly face: Face | null;
}

/** The eye does not follow more than this. */
const MOST = 4;

export function told(story: readonly Story[], seat: number): Told[] {
  const own = events(story).filter((event) => 'seat' in event && event.seat === seat);
  const taken = new Set(own.flatMap((event) => (event.kind === 'used' ? [event.bonus] : [])));
  /** What is taken at once is among the gains already: nothing is shown twice. */
  const isGained = (event: Event): boolean =>
    (event.kind === 'freed' || event.kind === 'used') && isPlain(event.bonus) && taken.has(event.bonus);
  const all = own.flatMap((event): Told[] => {
    if (isGained(event)) return [];
    if (event.kind === 'freed') return [{ sign: '+', bonus: event.bonus, face: null }];
    if (event.kind === 'used') return [{ sign: '✓', bonus: event.bonus, face: null }];
    if (event.kind === 'lost') return [{ sign: '✕', bonus: event.bonus, face: null }];
    return event.kind === 'in_vain' ? [{ sign: '✕', bonus: null, face: event.face }] : [];
  });
  return all.slice(-MOST);
}
