// What the story shows in motion: things that fly from one place of the board to another, and numbers that pop up.
import { tileRow, type Components } from './components.ts';
import { readEvent, type Event } from './event.ts';
import type { Story } from '../../wire.ts';
import type { Tile } from './view.ts';

/** Something that moves over the board; places are the values of `data-at`. */
export type Flight =
  | { kind: 'pop'; at: string; reward: string }
  | { kind: 'tile'; from: string; to: string; else: string; tile: Tile };

/** At most so many things are shown for one step, so that it is over within a second. */
const MOST = 8;

export const eventsOf = (story: readonly Story[]): Event[] =>
  story.flatMap(({ events }) => events.map(readEvent).filter((event) => event !== null));

function flight(event: Event, components: Components): Flight | null {
  switch (event.kind) {
    case 'money':
      return { kind: 'pop', at: `money ${event.seat}`, reward: `money ${event.amount}` };
    case 'fame':
      return { kind: 'pop', at: `fame ${event.seat}`, reward: `fame ${event.amount}` };
    case 'karma':
      return { kind: 'pop', at: `karma ${event.seat}`, reward: `karma ${event.amount}` };
    case 'river':
      return { kind: 'pop', at: `river ${event.space}`, reward: event.reward };
    case 'edge':
      return { kind: 'pop', at: `edge ${event.seat} ${event.edge}`, reward: event.reward };
    case 'upgraded':
      return { kind: 'pop', at: `values ${event.seat}`, reward: 'upgrade' };
    case 'laid': {
      const row = tileRow(components, event.tile);
      const tile = row && { ...row, tile: event.tile };
      const to = `square ${event.seat} ${event.square}`;
      return (
        tile && {
          kind: 'tile',
          from: `stack ${tile.colour} ${tile.back}`,
          to,
          else: `fame ${event.seat}`,
          tile,
        }
      );
    }
    default:
      return null;
  }
}

/** The flights of a story; of a long one only the last. */
export function flightsOf(story: readonly Story[], components: Components): Flight[] {
  const all = eventsOf(story).map((event) => flight(event, components));
  return all.filter((each) => each !== null).slice(-MOST);
}

/** Which dice were rolled, as `seat colour`. */
export const rolledOf = (story: readonly Story[]): Set<string> =>
  new Set(
    eventsOf(story).flatMap((event) => (event.kind === 'rolled' ? [`${event.seat} ${event.colour}`] : [])),
  );
