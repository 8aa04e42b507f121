// What the story shows in motion: things that go from one place of the board to another, rewards that pop up, and
// rings around places where something changed. Every kind of event is named here, also the few that move nothing.
import { go, linger, ring, rise, type Flight as AnyFlight, type Spots } from '../../board/sky.svelte.ts';
import type { Story } from '../../wire.ts';
import { tileRow, yieldReward, type Components } from './components.ts';
import type { Colour, Event, Tile } from './view.ts';

export type Cargo =
  | { kind: 'tile'; tile: Tile }
  | { kind: 'worker'; seat: number }
  | { kind: 'die'; colour: Colour; face: number }
  | { kind: 'yield'; reward: string }
  | { kind: 'pop'; reward: string; sign: Sign }
  | { kind: 'round'; round: number }
  | { kind: 'starter' };

/** Before a reward: nothing where it is gained, else that it is paid or lost. */
type Sign = '' | '−' | '✕';

export type Flight = AnyFlight<Cargo>;

export const eventsOf = (story: readonly Story[]): Event[] =>
  story.flatMap(({ events }) => events as Event[]);

const lane = (seat: number): string => `lane ${seat}`;
const pop = (at: Spots, reward: string, sign: Sign = ''): Flight[] => [
  rise({ kind: 'pop', reward, sign }, ...at),
];
const moves = (cargo: Cargo, from: Spots, to: Spots): Flight[] => [
  go(cargo, from, to, { spins: cargo.kind === 'die' }),
];

/** What an event sets in motion. `stood` is the space that a worker took last: what is paid goes there. */
function flights(event: Event, stood: string | null, components: Components): Flight[] {
  switch (event.kind) {
    case 'round':
      return [rise({ kind: 'round', round: event.round }, 'tracks')];
    case 'turn':
    case 'out':
    case 'crossed':
      return [ring(lane(event.seat))];
    case 'placed':
      return moves(
        { kind: 'worker', seat: event.seat },
        [`worker ${event.seat}`, lane(event.seat)],
        [`space ${event.space}`],
      );
    case 'paid':
      return pop([`money ${event.seat}`], `money ${event.coins}`, '−');
    case 'spent':
      return moves(
        { kind: 'die', colour: event.colour, face: event.face },
        [`dice ${event.seat}`, lane(event.seat)],
        [stood ? `space ${stood}` : 'quarry', 'tracks'],
      );
    case 'flipped': {
      const statue = [`dice ${event.seat}`, lane(event.seat)];
      return moves({ kind: 'die', colour: event.colour, face: event.to }, statue, statue);
    }
    case 'rolled':
      // Where the statue itself is seen, its dice tumble.
      return event.faces.map((face) =>
        go({ kind: 'die', colour: event.colour, face }, ['tracks'], [lane(event.seat)], {
          unless: `dice ${event.seat}`,
        }),
      );
    case 'bonus':
      return pop([`bonus ${event.track} ${event.space}`], bonusReward(event, components));
    case 'worker':
      return moves(
        { kind: 'worker', seat: event.seat },
        [`waits ${event.source}`, 'tracks'],
        [`worker ${event.seat}`, lane(event.seat)],
      );
    case 'worker_leaves':
      return [ring(`waits ${event.source}`, lane(event.seat))];
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
      return [ring(`square ${event.seat} ${event.square}`)];
    case 'edge':
      return pop([`edge ${event.seat} ${event.edge}`, lane(event.seat)], event.reward);
    case 'edge_lost':
      return [ring(`edge ${event.seat} ${event.edge}`)];
    case 'stack_empty':
      return [ring('quarry')];
    case 'drawn':
      // Nobody chose it: there is time to read what it is.
      return [linger({ kind: 'yield', reward: event.reward }, 'yields', 'palace', 'tracks')];
    case 'yield_laid':
      return moves(
        { kind: 'yield', reward: yieldReward(components, event.tile) ?? '' },
        ['yields', 'palace', 'tracks'],
        [`edge ${event.seat} ${event.edge}`, lane(event.seat)],
      );
    case 'reshuffled':
      return [ring('yields', 'palace')];
    case 'lost':
      return pop([lane(event.seat)], event.reward, '✕');
    case 'starter':
    case 'next_starter':
      return moves({ kind: 'starter' }, ['space chamber-1', 'tracks'], [lane(event.seat)]);
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

/** A tile goes from its stack to its square; one that is opened grows out of the stack. */
function tileGoes(name: string, components: Components, to: Spots): Flight[] {
  const row = tileRow(components, name);
  if (!row) return [];
  const stack = [`stack ${row.colour} ${row.back}`];
  return moves({ kind: 'tile', tile: { ...row, tile: name } }, stack, to.length > 0 ? to : stack);
}

/** The flights of a story. */
export function flightsOf(story: readonly Story[], components: Components): Flight[] {
  let stood: string | null = null;
  return eventsOf(story).flatMap((event) => {
    if (event.kind === 'turn') stood = null;
    if (event.kind === 'placed') stood = event.space;
    return flights(event, stood, components);
  });
}

/** Which dice were rolled, as `seat colour`. */
export const rolledOf = (story: readonly Story[]): Set<string> =>
  new Set(
    eventsOf(story).flatMap((event) => (event.kind === 'rolled' ? [`${event.seat} ${event.colour}`] : [])),
  );
