// What happened, shown in motion: things go from one place of the board to another, gains rise where they are counted,
// and rings mark places where something changed. A game says what each event sets in motion; `Sky.svelte` draws it.
// Nothing waits for it, and a click or a key ends it.
import type { Story } from '../wire.ts';
import type { BoardProps } from './board.ts';
import { moveTime, settle } from './motion.ts';
import { beforePaint } from './paint.ts';
import { fallbacks } from './places.ts';

/** Names of places as boards give them with `data-at` and `data-area`; the first that can be seen is meant. */
export type Spots = readonly string[];

/** How something goes. */
export interface Going {
  /** It turns over on its way. */
  readonly spins?: boolean;
  /** It becomes what lies there, which waits for it out of sight. */
  readonly becomes?: boolean;
  /** A place that shows it by itself, where it can be seen. */
  readonly unless?: string;
}

/** Something to show. What is carried is the game's, and so is how it looks. */
export type Flight<Cargo> =
  | ({ readonly kind: 'go'; readonly cargo: Cargo; readonly from: Spots; readonly to: Spots } & Going)
  | {
      readonly kind: 'rise';
      readonly cargo: Cargo;
      readonly at: Spots;
      /** It is there to be read, and outlasts what comes next. */
      readonly lingers?: boolean;
    }
  | { readonly kind: 'ring'; readonly at: Spots };

export const go = <Cargo>(cargo: Cargo, from: Spots, to: Spots, how: Going = {}): Flight<Cargo> => ({
  kind: 'go',
  cargo,
  from,
  to,
  ...how,
});
export const rise = <Cargo>(cargo: Cargo, ...at: string[]): Flight<Cargo> => ({ kind: 'rise', cargo, at });
export const linger = <Cargo>(cargo: Cargo, ...at: string[]): Flight<Cargo> => ({
  kind: 'rise',
  cargo,
  at,
  lingers: true,
});
export const ring = (...at: string[]): Flight<never> => ({ kind: 'ring', at });

/** The middle and the size of a place within the board, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly thing: Element;
}

/** A flight under way. */
export interface Ghost<Cargo> {
  readonly key: number;
  readonly flight: Flight<Cargo>;
  readonly from: Box;
  readonly to: Box;
  readonly delay: number;
  readonly duration: number;
  /** When it is over. */
  readonly until: number;
}

/** More than this is not followed by the eye; the last ones are what matters. */
const MOST = 16;
/** All of a step is over within a second. */
const LONGEST = 950;
/** How long something to be read stays. */
const READING = 2200;

const lingers = <Cargo>(flight: Flight<Cargo>): boolean => flight.kind === 'rise' && flight.lingers === true;

/** When each of this many flights starts: one after the other, closer together the more there are. */
export function delays(count: number, duration: number): readonly number[] {
  const gap = Math.min(duration / 3, Math.max(0, LONGEST - duration) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, nth) => nth * gap);
}

interface Watched {
  readonly props: BoardProps;
  readonly root: HTMLElement | null;
}

export class Sky<Cargo> {
  ghosts = $state.raw<readonly Ghost<Cargo>[]>([]);
  readonly #board: Watched;
  #before: ReadonlyMap<string, Box> = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  /** Create it while the board's component initialises, so that it sees where things lay before they change. */
  constructor(board: Watched, flightsOf: (story: readonly Story[]) => readonly Flight<Cargo>[]) {
    this.#board = board;
    $effect.pre(() => {
      void board.props.state;
      this.#before = board.root && moveTime() > 0 ? placesOn(board.root) : new Map();
    });
    $effect(() => {
      const { story } = board.props;
      if (story.length === 0 || moveTime() === 0) return undefined;
      return beforePaint(() => this.#launch(flightsOf(story)));
    });
    $effect(() => {
      const land = (): void => this.land();
      const events = ['pointerdown', 'keydown'] as const;
      for (const event of events) window.addEventListener(event, land, { capture: true });
      return () => {
        land();
        for (const event of events) window.removeEventListener(event, land, { capture: true });
      };
    });
  }

  /** Looks where things lie now, and then lets them fly. */
  #launch(all: readonly Flight<Cargo>[]): (() => void) | undefined {
    const { root } = this.#board;
    if (!root?.isConnected) return undefined;
    const now = placesOn(root);
    return () => this.#fly(all.slice(-MOST), now);
  }

  #fly(flights: readonly Flight<Cargo>[], now: ReadonlyMap<string, Box>): void {
    const at = performance.now();
    const starts = delays(flights.length, moveTime());
    const read = this.ghosts.filter(({ flight, until }) => lingers(flight) && until > at);
    const fresh = flights.flatMap((flight, nth) => {
      const way = this.#way(flight, now);
      const [delay, duration] = [starts[nth] ?? 0, lingers(flight) ? READING : moveTime()];
      this.#count += 1;
      return way ? [{ key: this.#count, flight, ...way, delay, duration, until: at + delay + duration }] : [];
    });
    this.ghosts = [...read, ...fresh];
    clearTimeout(this.#timer);
    const end = Math.max(at, ...this.ghosts.map(({ until }) => until));
    this.#timer = setTimeout(() => this.#clear(), end - at + 60);
  }

  /** Things leave from where they lay before. */
  #way(flight: Flight<Cargo>, now: ReadonlyMap<string, Box>): { from: Box; to: Box } | null {
    if (flight.kind !== 'go') {
      const at = find(flight.at, now);
      return at ? { from: at, to: at } : null;
    }
    if (flight.unless !== undefined && now.has(flight.unless)) return null;
    const [from, to] = [find(flight.from, this.#before, now), find(flight.to, now)];
    return from && to ? { from, to } : null;
  }

  #clear(): void {
    clearTimeout(this.#timer);
    if (this.ghosts.length > 0) this.ghosts = [];
  }

  /** Brings everything to its end at once. */
  land(): void {
    this.#clear();
    if (this.#board.root) settle(this.#board.root);
  }
}

/** Everything on a board that has a name and can be seen. */
function placesOn(root: HTMLElement): ReadonlyMap<string, Box> {
  const frame = root.getBoundingClientRect();
  const found = new Map<string, Box>();
  for (const thing of root.querySelectorAll<HTMLElement>('[data-at], [data-area]')) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    if (width === 0) continue;
    const box = { x: left - frame.left + width / 2, y: top - frame.top + height / 2, width, height, thing };
    for (const name of [thing.dataset['at'], thing.dataset['area']]) if (name) found.set(name, box);
  }
  return found;
}

/** The first of these places that can be seen, then the first of those they fall back to. */
function find(spots: Spots, ...maps: readonly ReadonlyMap<string, Box>[]): Box | null {
  for (const name of [...spots, ...spots.flatMap((spot) => fallbacks(spot).slice(1))])
    for (const map of maps) {
      const box = map.get(name);
      if (box) return box;
    }
  return null;
}

const at = ({ x, y }: Box, up: number, size: number, more = ''): string =>
  `translate(${x}px, ${y - up}px) translate(-50%, -50%) scale(${size}) ${more}`;

/** As large as a place has it, within reason. */
function fitted(ghost: HTMLElement, { width, height }: Box): number {
  const size = Math.min(width / ghost.offsetWidth, height / ghost.offsetHeight);
  return Math.min(1.1, Math.max(0.35, size));
}

/** How a ghost moves. */
export function frames<Cargo>(node: HTMLElement, { flight, from, to }: Ghost<Cargo>): Keyframe[] {
  if (flight.kind === 'rise' && flight.lingers)
    return [
      { transform: at(to, 0, 0.3), opacity: 0 },
      { transform: at(to, 8, 1.5), opacity: 1, offset: 0.12 },
      { transform: at(to, 12, 1.4), opacity: 1, offset: 0.9 },
      { transform: at(to, 26, 1), opacity: 0 },
    ];
  if (flight.kind === 'rise')
    return [
      { transform: at(to, 0, 0.3), opacity: 0 },
      { transform: at(to, 8, 1.35), opacity: 1, offset: 0.35 },
      { transform: at(to, 12, 1.15), opacity: 1, offset: 0.75 },
      { transform: at(to, 26, 0.9), opacity: 0 },
    ];
  if (flight.kind === 'ring')
    return [
      { transform: at(to, 0, 1.06), opacity: 0 },
      { transform: at(to, 0, 1), opacity: 1, offset: 0.3 },
      { transform: at(to, 0, 1.02), opacity: 0 },
    ];
  if (flight.becomes)
    return [
      { transform: at(from, 0, fitted(node, from)), opacity: 1 },
      { transform: at(to, 0, fitted(node, to)), opacity: 1 },
    ];
  const [still, over] = flight.spins ? ['rotate(0deg)', 'rotate(360deg)'] : ['', ''];
  return [
    { transform: at(from, 0, 0.7, still), opacity: 0 },
    { transform: at(from, 0, 1, still), opacity: 1, offset: 0.12 },
    { transform: at(to, 0, 1.12, over), opacity: 1, offset: 0.85 },
    { transform: at(to, 0, 1, over), opacity: 0 },
  ];
}
