// What a move costs and gives, as far as the move, the view and the board's print say it. Only for showing:
// the server alone decides.
import { landing } from './things.ts';
import { mover, type Colour, type Good, type Player, type Tile, type View } from './view.ts';

/** A die paid. */
export interface PaidDie {
  colour: Colour;
  face: number;
}

export interface Effect {
  coins: number;
  karma: number;
  dice: PaidDie[];
  /** Rewards in their own short texts. */
  gains: string[];
  /** The tile that is bought or laid. */
  tile: Tile | null;
}

/** What the six chambers give (RAJ-23). */
export const CHAMBERS = [
  'fame 2 + starter',
  'die 2 + yield',
  'karma 2 + die 1',
  'upgrade + money 3',
  'overbuild',
  'sail 6',
] as const;
/** What a balcony gives two of (RAJ-22). */
export const BALCONY: Record<Colour, Colour> = {
  orange: 'purple',
  purple: 'green',
  green: 'blue',
  blue: 'orange',
};

const NOTHING: Effect = { coins: 0, karma: 0, dice: [], gains: [], tile: null };
const paid = (colour: string | undefined, face: string | undefined): PaidDie => ({
  colour: colour as Colour,
  face: Number(face),
});

/** The values of a player's connected markets of a good, dearest first. */
function markets(player: Player, good: Good): number[] {
  const connected = player.province.filter((laid) => laid.connected).flatMap((laid) => laid.markets);
  const values = connected.filter((market) => market.good === good).map((market) => market.money);
  return values.sort((a, b) => b - a);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const money = (amount: number): string[] => (amount > 0 ? [`money ${amount}`] : []);
const fame = (amount: number): string[] => (amount > 0 ? [`fame ${amount}`] : []);

/** What laying a tile gives: fame for its buildings, money for its markets (RAJ-14). */
export function tileGains(tile: Tile, player: Player): string[] {
  const built = sum(tile.buildings.map((building) => player.values[building]));
  return [...fame(built), ...money(sum(tile.markets.map((market) => market.money)))];
}

function openTile(view: View, name: string | undefined): Tile | null {
  return view.stacks.find(({ open }) => open?.tile === name)?.open ?? null;
}

function assortedMoney(player: Player): number {
  return sum((['tea', 'silk', 'spices'] as const).map((good) => markets(player, good)[0] ?? 0));
}

/** What an upgrade of one step leads to is shown beside the building; the text names the step itself. */
export function effectOf(text: string, view: View): Effect {
  const player = view.players[mover(view)];
  const [verb = '', a, b, c, ...more] = text.split(' ');
  if (!player) return NOTHING;
  switch (verb) {
    case 'flip':
      return { ...NOTHING, karma: 1, dice: [paid(a, b)] };
    case 'quarry': {
      const tile = openTile(view, b);
      return { ...NOTHING, coins: Number(a), tile, gains: tile ? tileGains(tile, player) : [] };
    }
    case 'market':
      return {
        ...NOTHING,
        dice: [paid(b, c)],
        gains: money(sum(markets(player, a as Good).slice(0, Number(c)))),
      };
    case 'assorted':
      return { ...NOTHING, gains: money(assortedMoney(player)) };
    case 'harbour':
      return { ...NOTHING, coins: Number(a), dice: [paid(b, c)], gains: [`sail ${c}`] };
    case 'terrace':
      return { ...NOTHING, gains: [`dice ${a}`] };
    case 'balcony': {
      const other = BALCONY[a as Colour];
      return { ...NOTHING, dice: [paid(a, b)], gains: [`dice ${other} ${other}`] };
    }
    case 'outer':
      return { ...NOTHING, gains: ['money 2'] };
    case 'chamber':
    case 'audience':
      return chamberEffect(Number(a), verb === 'chamber' ? [paid(b, a)] : []);
    case 'pay':
      return {
        ...NOTHING,
        dice: [b, c, ...more].filter((face) => face).map((face) => paid(a, face)),
        tile: view.in_hand,
      };
    case 'lay':
      return { ...NOTHING, tile: view.in_hand, gains: view.in_hand ? tileGains(view.in_hand, player) : [] };
    case 'overbuild': {
      const tile = openTile(view, a);
      return { ...NOTHING, tile, gains: tile ? tileGains(tile, player) : [] };
    }
    case 'sail': {
      const reward = view.river[landing(view, mover(view), Number(a)) - 1]?.reward;
      return { ...NOTHING, gains: reward ? [reward] : [] };
    }
    case 'dice':
      return { ...NOTHING, gains: [text] };
    case 'return':
      return { ...NOTHING, dice: [paid(a, b)] };
    case 'take':
      return { ...NOTHING, gains: [text.slice(5)] };
    case 'edge':
      return { ...NOTHING, gains: edgeGain(player, a) };
    case 'good':
      return { ...NOTHING, gains: [] };
    case 'yield': {
      const tile = view.yields.find((each) => each.tile === a);
      return { ...NOTHING, gains: tile ? [tile.reward] : [] };
    }
    default:
      return NOTHING;
  }
}

function chamberEffect(number: number, dice: PaidDie[]): Effect {
  const reward = CHAMBERS[number - 1];
  return { ...NOTHING, coins: 0, dice, gains: reward ? [reward] : [] };
}

const edgeGain = (player: Player, name: string | undefined): string[] =>
  player.edges.filter(({ edge }) => edge === name).map(({ reward }) => reward);
