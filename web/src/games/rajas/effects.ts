// What a move costs and gives: the events that the server foresees, and what is printed on the space or tile
// that the move names. Only for showing.
import type { Components } from './components.ts';
import { joinedBy } from './joined.ts';
import { givenBy, mover, type Colour, type Event, type Tile, type View } from './view.ts';

/** A die paid. */
export interface PaidDie {
  colour: Colour;
  face: number;
}

export interface Effect {
  coins: number;
  karma: number;
  dice: PaidDie[];
  /** The die that another becomes by being turned. */
  turned: PaidDie | null;
  /** Rewards in their own short texts. */
  gains: string[];
  /** Extra workers. */
  workers: number;
  /** The tile that is bought or laid. */
  tile: Tile | null;
}

const QUIET: Effect = { coins: 0, karma: 0, dice: [], turned: null, gains: [], workers: 0, tile: null };

/** Everything known about a move; before the server has answered (no events), only what is printed. `onward` is what
 * could be chosen from after it. */
export function effectOf(
  text: string,
  events: readonly Event[] | null,
  view: View,
  components: Components,
  onward: readonly string[] = [],
): Effect {
  const paid = (events ?? []).reduce((sum, event) => withCost(sum, event, view), QUIET);
  const printed = printedGain(text, events ?? [], view);
  const gains = printed
    ? [printed, ...(events ?? []).flatMap((event) => more(event, components))]
    : [
        ...sums(events ?? []),
        ...pending(onward, stillToCome(events ?? [], components), view, components),
        ...edgesAfter(text, events, view, components),
      ];
  return {
    ...paid,
    gains,
    workers: (events ?? []).filter(({ kind }) => kind === 'worker').length,
    tile: tileOf(text, view),
  };
}

function withCost(effect: Effect, event: Event, view: View): Effect {
  switch (event.kind) {
    case 'paid':
      return { ...effect, coins: effect.coins + event.coins };
    case 'spent':
      return { ...effect, dice: [...effect.dice, { colour: event.colour, face: event.face }] };
    case 'flipped': {
      const { colour, from, to, karma } = event;
      const had = view.players[mover(view)]?.karma ?? karma;
      return { ...effect, karma: had - karma, dice: [{ colour, face: from }], turned: { colour, face: to } };
    }
    default:
      return effect;
  }
}

/** What the space, chamber or yield tile of the move has printed on it, or the dice that it names. */
function printedGain(text: string, events: readonly Event[], view: View): string | null {
  const [verb, first = ''] = text.split(' ');
  if (verb === 'dice') return text;
  if (verb === 'audience') return givenBy(view, `chamber-${first}`);
  if (verb === 'yield') return view.yields.find(({ tile }) => tile === first)?.reward ?? null;
  const placed = events.find((event) => event.kind === 'placed');
  return placed ? givenBy(view, placed.space) : null;
}

/** Total money, fame and karma, and steps of buildings. */
function sums(events: readonly Event[]): string[] {
  const total = (kind: 'money' | 'fame' | 'karma') =>
    events.reduce((sum, event) => sum + (event.kind === kind ? event.amount : 0), 0);
  const counted = (['fame', 'money', 'karma'] as const).filter((kind) => total(kind) > 0);
  const steps = events.filter(({ kind }) => kind === 'upgraded').map(() => 'upgrade');
  return [...counted.map((kind) => `${kind} ${total(kind)}`), ...steps];
}

/** Rewards that come on the way: of the river, of edges, of the tracks. */
function more(event: Event, { tracks }: Components): string[] {
  if (event.kind === 'river' || event.kind === 'edge' || event.kind === 'drawn') return [event.reward];
  if (event.kind !== 'bonus') return [];
  const row = event.track === 'fame' ? tracks.fame_bonuses : tracks.money_bonuses;
  return row.filter(({ space }) => space === event.space).map(({ reward }) => reward);
}

type Counted = 'money' | 'fame' | 'karma' | 'upgraded';
/** Which event tells of a part of a reward once it is gained. */
function countedAs(part: string): Counted | null {
  const [kind] = part.split(' ');
  if (kind === 'money' || kind === 'fame' || kind === 'karma') return kind;
  return kind === 'upgrade' ? 'upgraded' : kind === 'assorted' ? 'money' : null;
}

/** The rewards on the way without the parts that are in the sums already: nothing is shown twice. */
function stillToCome(events: readonly Event[], components: Components): string[] {
  const counted = new Set<Event>();
  const gained = (part: string, from: number): boolean => {
    const kind = countedAs(part);
    const event = events.find((each, at) => at > from && each.kind === kind && !counted.has(each));
    if (event) counted.add(event);
    return event !== undefined;
  };
  return events.flatMap((event, at) =>
    more(event, components).flatMap((reward) => {
      const left = reward.split(' + ').filter((part) => !gained(part, at));
      return left.length > 0 ? [left.join(' + ')] : [];
    }),
  );
}

/** With the rewards whose order is asked for next, such as fame and money of a tile, and the bonuses that they reach. */
function pending(
  onward: readonly string[],
  left: readonly string[],
  view: View,
  components: Components,
): string[] {
  const known = new Set(left.flatMap((reward) => reward.split(' + ')));
  const asked = onward.flatMap((text) => (text.startsWith('take ') ? [text.slice('take '.length)] : []));
  const reached = asked.flatMap((reward) => printedOnTheWay(reward, view, components));
  return [...asked.filter((reward) => !known.has(reward)), ...left, ...reached];
}

/** The rewards of edges that a tile joins but that come only after a choice: fame or coins first, or which edge. */
function edgesAfter(
  text: string,
  events: readonly Event[] | null,
  view: View,
  components: Components,
): string[] {
  const player = view.players[mover(view)];
  if (!player || events === null) return [];
  const told = new Set(events.flatMap((event) => (event.kind === 'edge' ? [event.edge] : [])));
  return joinedBy(text, player, components).flatMap(({ edge, reward }) =>
    reward === null || told.has(edge) ? [] : [reward],
  );
}

/** What is printed on a track where a reward would lead. */
function printedOnTheWay(reward: string, view: View, { tracks }: Components): string[] {
  const [track, amount] = reward.split(' ');
  const player = view.players[mover(view)];
  if (!player || (track !== 'fame' && track !== 'money')) return [];
  const row = track === 'fame' ? tracks.fame_bonuses : tracks.money_bonuses;
  // The marker on the money track stands on its next bonus.
  const first = track === 'fame' ? 0 : (player.bonus_at ?? Number.POSITIVE_INFINITY);
  const [from, to] = [player[track], player[track] + Number(amount)];
  return row.flatMap(({ space, reward }) => (space > from && space <= to && space >= first ? [reward] : []));
}

/** The tile that the move buys, lays or overbuilds with. */
function tileOf(text: string, view: View): Tile | null {
  const [verb, first, second] = text.split(' ');
  if (verb === 'pay' || verb === 'lay') return view.in_hand;
  const name = verb === 'quarry' ? second : verb === 'overbuild' ? first : undefined;
  return view.stacks.find(({ open }) => open && open.tile === name)?.open ?? null;
}
