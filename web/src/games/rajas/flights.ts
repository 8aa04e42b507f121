// What the story shows in motion: things that go from one place of the board to another, rewards that pop up, and
// rings around places where something changed. Every kind of event is named here, also the few that move nothing.
import type { Story } from '../../wire.ts';
import { tileRow, type Components } from './components.ts';
import { readEvent, type Event } from './event.ts';
import type { Colour, Tile } from './view.ts';

/** Names of places as `data-at` has them; the first that can be seen is meant. */
export type Places = readonly string[];

export type Cargo =
  | { kind: 'tile'; tile: Tile }
  | { kind: 'worker'; seat: number }
  | { kind: 'die'; colour: Colour; face: number }
  | { kind: 'yield'; reward: string }
  | { kind: 'starter' };

/** Something that moves over the board. */
export type Flight =
  | { kind: 'pop'; at: Places; reward: string; sign?: '−' | '✕' }
  | { kind: 'go'; cargo: Cargo; from: Places; to: Places; unless?: string }
  | { kind: 'ring'; at: Places }
  | { kind: 'word'; at: Places; word: 'board-rajas-round'; count: number };

/** At most so many things are shown for one step, so that it is over within a second. */
const MOST = 12;

export const eventsOf = (story: readonly Story[]): Event[] =>
  story.flatMap(({ events }) => events.map(readEvent).filter((event) => event !== null));

const lane = (seat: number): string => `lane ${seat}`;
const pop = (at: Places, reward: string, sign?: '−' | '✕'): Flight[] => [
  sign ? { kind: 'pop', at, reward, sign } : { kind: 'pop', at, reward },
];
const go = (cargo: Cargo, from: Places, to: Places): Flight[] => [{ kind: 'go', cargo, from, to }];
const ring = (...at: string[]): Flight[] => [{ kind: 'ring', at }];

/** What an event sets in motion. `stood` is the space that a worker took last: what is paid goes there. */
function flights(event: Event, stood: string | null, components: Components): Flight[] {
  switch (event.kind) {
    case 'round':
      return [{ kind: 'word', at: ['tracks'], word: 'board-rajas-round', count: event.round }];
    case 'turn':
    case 'out':
    case 'crossed':
      return ring(lane(event.seat));
    case 'placed':
      return go(
        { kind: 'worker', seat: event.seat },
        [`worker ${event.seat}`, lane(event.seat)],
        [`space ${event.space}`],
      );
    case 'paid':
      return pop([`money ${event.seat}`], `money ${event.coins}`, '−');
    case 'spent':
      return go(
        { kind: 'die', colour: event.colour, face: event.face },
        [`dice ${event.seat}`, lane(event.seat)],
        [stood ? `space ${stood}` : 'quarry', 'tracks'],
      );
    case 'flipped': {
      const statue = [`dice ${event.seat}`, lane(event.seat)];
      return go({ kind: 'die', colour: event.colour, face: event.to }, statue, statue);
    }
    case 'rolled':
      return event.faces.map((face) => ({
        kind: 'go',
        cargo: { kind: 'die', colour: event.colour, face },
        from: ['tracks'],
        to: [lane(event.seat)],
        // Where the statue itself is seen, its dice tumble.
        unless: `dice ${event.seat}`,
      }));
    case 'bonus':
      return pop([`bonus ${event.track} ${event.space}`], bonusReward(event, components));
    case 'worker':
      return go(
        { kind: 'worker', seat: event.seat },
        [`waits ${event.source}`, 'tracks'],
        [`worker ${event.seat}`, lane(event.seat)],
      );
    case 'worker_leaves':
      return ring(`waits ${event.source}`, lane(event.seat));
    case 'karma':
      return event.amount > 0
        ? pop([`karma ${event.seat}`, lane(event.seat)], `karma ${event.amount}`)
        : pop([`karma ${event.seat}`, lane(event.seat)], `karma ${event.lost}`, '✕');
    case 'money':
    case 'fame':
      return pop([`${event.kind} ${event.seat}`, lane(event.seat)], `${event.kind} ${event.amount}`);
    case 'river':
    case 'river_tile':
      return pop([`river ${event.space}`], event.reward);
    case 'upgraded':
      return pop([`values ${event.seat} ${event.building}`, lane(event.seat)], 'upgrade');
    case 'laid':
      return tileGoes(event.tile, components, [`square ${event.seat} ${event.square}`, lane(event.seat)]);
    case 'opened':
      return tileGoes(event.tile, components, []);
    case 'covered':
      return ring(`square ${event.seat} ${event.square}`);
    case 'edge':
      return pop([`edge ${event.seat} ${event.edge}`, lane(event.seat)], event.reward);
    case 'edge_lost':
      return ring(`edge ${event.seat} ${event.edge}`);
    case 'stack_empty':
      return ring('quarry');
    case 'drawn':
      return go({ kind: 'yield', reward: event.reward }, ['yields', 'palace', 'tracks'], [lane(event.seat)]);
    case 'yield_laid':
      return go(
        { kind: 'yield', reward: yieldOf(event.tile, components) },
        ['yields', 'palace', 'tracks'],
        [`edge ${event.seat} ${event.edge}`, lane(event.seat)],
      );
    case 'reshuffled':
      return ring('yields', 'palace');
    case 'lost':
      return pop([lane(event.seat)], event.reward, '✕');
    case 'starter':
    case 'next_starter':
      return go({ kind: 'starter' }, ['space chamber-1', 'tracks'], [lane(event.seat)]);
    // The boat itself glides on the river; the end has a page of its own; and a newer server may tell more.
    case 'boat':
    case 'over':
    default:
      return [];
  }
}

function bonusReward(event: Extract<Event, { kind: 'bonus' }>, { tracks }: Components): string {
  const row = event.track === 'fame' ? tracks.fame_bonuses : tracks.money_bonuses;
  return row.find(({ space }) => space === event.space)?.reward ?? '';
}

function yieldOf(tile: string, { yields }: Components): string {
  const [slot, number] = tile.split('-');
  return yields[slot as keyof typeof yields]?.[Number(number) - 1] ?? '';
}

/** A tile goes from its stack to its square; one that is opened grows out of the stack. */
function tileGoes(name: string, components: Components, to: Places): Flight[] {
  const row = tileRow(components, name);
  if (!row) return [];
  const stack = [`stack ${row.colour} ${row.back}`];
  return go({ kind: 'tile', tile: { ...row, tile: name } }, stack, to.length > 0 ? to : stack);
}

/** The flights of a story; of a long one only the last. */
export function flightsOf(story: readonly Story[], components: Components): Flight[] {
  let stood: string | null = null;
  const all = eventsOf(story).flatMap((event) => {
    if (event.kind === 'turn') stood = null;
    if (event.kind === 'placed') stood = event.space;
    return flights(event, stood, components);
  });
  return all.slice(-MOST);
}

/** Which dice were rolled, as `seat colour`. */
export const rolledOf = (story: readonly Story[]): Set<string> =>
  new Set(
    eventsOf(story).flatMap((event) => (event.kind === 'rolled' ? [`${event.seat} ${event.colour}`] : [])),
  );
