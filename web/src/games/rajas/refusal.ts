// The notation of a move that is not legal, so that the server can say which rule forbids it.
import { kindOf, type Picks } from '../../board/selection.ts';
import { COLOURS, mover, type Player, type View } from './view.ts';

const ROADS = { straight: 'ew', bend: 'ne', tee: 'nes', cross: 'nesw' } as const;

/** A die such as `orange 3`: the picked one, else the first of the player's that will do, else any. */
function die(
  player: Player | undefined,
  picks: readonly string[],
  fits: (colour: string, face: number) => boolean,
) {
  const picked = picks.map(kindOf).find((kind) => kind.startsWith('die '));
  if (picked) return picked.slice(4);
  const all = COLOURS.flatMap((colour) => (player?.dice[colour] ?? []).map((face) => ({ colour, face })));
  const found = all.find(({ colour, face }) => fits(colour, face)) ?? all[0] ?? { colour: 'orange', face: 1 };
  return `${found.colour} ${found.face}`;
}

const word = (picks: readonly string[], start: string) =>
  picks
    .map(kindOf)
    .find((kind) => kind.startsWith(start))
    ?.slice(start.length);

function spaceMove(
  view: View,
  player: Player | undefined,
  picks: readonly string[],
  name: string,
): string | null {
  const [area = '', of = ''] = name.split(' ');
  switch (area) {
    case 'quarry': {
      const open = view.stacks.find((stack) => stack.open)?.open?.tile;
      const tile = word(picks, 'tile ') ?? open;
      return tile ? `quarry ${of} ${tile}` : null;
    }
    case 'harbour':
      return `harbour ${of} ${die(player, picks, (_, face) => face < 4)}`;
    case 'balcony':
      return `balcony ${of} ${die(player, [], (colour) => colour === of).split(' ')[1]}`;
    case 'chamber': {
      if (view.asks === 'audience') return `audience ${of}`;
      return `chamber ${of} ${die(player, picks, (_, face) => face === Number(of)).split(' ')[0]}`;
    }
    case 'tea':
    case 'silk':
    case 'spices':
      return view.asks === 'good' ? `good ${area}` : `market ${area} ${die(player, picks, () => true)}`;
    default:
      return name;
  }
}

function tileMove(
  view: View,
  player: Player | undefined,
  picks: readonly string[],
  tile: string,
): string | null {
  if (view.asks === 'overbuild') {
    const square = word(picks, 'square ') ?? player?.province[0]?.square;
    return square ? `overbuild ${tile} ${square}` : null;
  }
  const spaces = view.spaces.filter(({ area }) => area === 'quarry');
  const free = spaces.find(({ seat }) => seat === null) ?? spaces[0];
  return `quarry ${word(picks, 'space quarry ') ?? free?.coins ?? 1} ${tile}`;
}

function squareMove(view: View, picks: readonly string[], square: string): string | null {
  if (view.in_hand) return `lay ${square} ${word(picks, 'way ') ?? ROADS[view.in_hand.road]}`;
  const tile = word(picks, 'tile ') ?? view.stacks.find((stack) => stack.open)?.open?.tile;
  return view.asks === 'overbuild' && tile ? `overbuild ${tile} ${square}` : null;
}

function dieMove(view: View, picks: readonly string[], name: string): string {
  const [colour = '', face = ''] = name.split(' ');
  if (view.asks === 'return' || view.asks === 'reroll') return `${view.asks} ${name}`;
  if (view.asks !== 'pay') return `flip ${name}`;
  const same = picks.map(kindOf).filter((kind) => kind.startsWith(`die ${colour} `));
  const faces = [...same.map((kind) => kind.split(' ')[2] ?? ''), face].sort();
  return `pay ${colour} ${faces.join(' ')}`;
}

/** As many free spaces as lead there; none where the boat cannot stop. */
function sailMove(view: View, space: number): string | null {
  if (space <= (view.players[mover(view)]?.boat ?? 0)) return 'sail 0';
  const spaces = view.landings.indexOf(space) + 1;
  return spaces > 0 ? `sail ${spaces}` : null;
}

/** The move that a click on this thing would have been, where one can be formed. */
export function refused(instance: string, { view, picks }: { view: View; picks: Picks }): string | null {
  const player = view.players[mover(view)];
  const kind = kindOf(instance);
  const [verb = ''] = kind.split(' ', 1);
  const name = kind.slice(verb.length + 1);
  switch (verb) {
    case 'space':
      return spaceMove(view, player, picks, name);
    case 'tile':
      return tileMove(view, player, picks, name);
    case 'square':
      return squareMove(view, picks, name);
    case 'die':
      return dieMove(view, picks, name);
    case 'turn':
      return `flip ${die(player, picks, () => true)}`;
    case 'river':
      return sailMove(view, Number(name));
    case 'building':
      return `upgrade ${name}`;
    case 'supply':
      return `dice ${name}`;
    case 'edge': {
      const tile = word(picks, 'yield ');
      return tile ? `yield ${tile} ${name}` : `edge ${name}`;
    }
    case 'yield': {
      const slot = player?.edges.find((edge) => edge.slot === name.split('-')[0]);
      return slot ? `yield ${name} ${slot.edge}` : null;
    }
    default:
      return null;
  }
}
