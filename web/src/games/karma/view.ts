// The JSON of Cards & Karma: what a viewer sees, what happens, and the tables of the box. The twin of
// games/karma/src/view/json.rs, event.rs, pending.rs and the component file.

export type Colour = 'orange' | 'green' | 'blue' | 'purple';
export type House = 'red' | 'yellow' | 'white';
export type Good = 'silk' | 'tea' | 'spices';
export type Token = 'fame' | 'coins' | 'karma' | 'administrators';
export type Bonus = 'karma' | 'coins or palace' | 'fame or ship' | 'administrator' | 'dice' | 'turn';
export type Origin = 'grid' | 'pile';
export type Reward =
  | 'two karma'
  | 'two dice'
  | 'three coins'
  | 'two coins and fame'
  | 'goods or two'
  | 'die and good'
  | 'fame and good'
  | 'karma and good'
  | 'goods and die'
  | 'palace';

/** A die as it is written: its colour and pips, for example `blue5`. */
export type DieText = string;
/** Symbols of goods with their values. */
export type Goods = Partial<Record<Good, number>>;

export const COLOURS: readonly Colour[] = ['orange', 'green', 'blue', 'purple'];
export const HOUSES: readonly House[] = ['red', 'yellow', 'white'];
export const GOODS: readonly Good[] = ['silk', 'tea', 'spices'];
export const BONUSES: readonly Bonus[] = [
  'karma',
  'coins or palace',
  'fame or ship',
  'administrator',
  'dice',
  'turn',
];

/** What is to be done, or waits to be done. */
export type Task =
  | { kind: TaskAlone }
  | { kind: 'arrange' | 'deal' | 'lay'; left: number }
  | { kind: TaskOfCard; card: number }
  | { kind: 'bonus'; slot: number }
  | { kind: 'discard' | TaskOfTokens; count: number }
  | { kind: 'dice'; count: number; from: Origin }
  | { kind: 'spent'; card: number; symbols: number }
  | { kind: 'payout'; administrators: number; coins: number; cards: number }
  | { kind: 'palace'; action: number };
export type TaskAlone =
  | 'starter'
  | 'reveal'
  | 'act'
  | 'goods'
  | 'more_goods'
  | 'free_palace'
  | 'coins_or_palace'
  | 'fame_or_ship'
  | 'copy_ship'
  | 'close'
  | 'second_stage'
  | 'over';
export type TaskOfCard =
  'pips' | 'pay' | 'die' | 'pick_buildings' | 'pick_goods' | 'look' | 'carry' | 'yield' | 'finish';
export type TaskOfTokens = 'fame' | 'coins' | 'karma' | 'administrators';

/** One seat's place at the table. */
export interface Place {
  hand: number[];
  /** Present for the viewer alone, unless each card has a die of its own. */
  dice?: DieText[];
  display: number[];
  /** The bonus of each scoring card from the left, where it is known. */
  track: (Bonus | null)[];
  turned_by_fame: number;
  turned_by_coins: number;
  fame: number;
  coins: number;
  karma: number;
  administrators: number;
  turns_owed: number;
}

/** The whole table as its viewer knows it. */
export interface View {
  seat: number | null;
  active: number;
  to_do: Task;
  waiting: Task[];
  round: number;
  stage: number;
  starter: number;
  grid: number[];
  /** How many cards the grid has when it is full. */
  grid_size: number;
  top: number | null;
  pile: number[];
  discard: number[];
  discarded_dice: DieText[];
  aside: number[];
  players: Place[];
}

export type Event =
  | { kind: 'turn_begins' | 'part_lost' | 'elephant_turned'; seat: number }
  | { kind: 'die_taken'; seat: number; card: number; from: Origin }
  | { kind: 'card_taken' | 'palace_done'; seat: number; card: number }
  | { kind: 'dice_discarded'; seat: number; dice: DieText[] }
  | { kind: 'gained'; seat: number; token: Token; count: number }
  | { kind: 'exchanged'; seat: number; token: Token }
  | { kind: 'scoring_turned'; seat: number; slot: number; token: Token }
  | { kind: 'bonus_gained'; seat: number; bonus: Bonus }
  | { kind: 'row_broken' | 'cards_discarded'; seat: number; cards: number[] }
  | { kind: 'set_completed'; seat: number; cards: number[]; administrators: number; coins: number }
  | { kind: 'laid_out'; card: number }
  | { kind: 'reshuffled'; count: number }
  | { kind: 'round_begins'; round: number; seat: number }
  | { kind: 'game_over' };

export type Tag = 'printed' | 'ruling' | 'stand-in';
/** A card's dice side: a colour alone, or a die of its own such as `blue 5`. */
export interface DiceSide {
  corner?: Colour;
  die?: string;
}
export interface ShipRow extends DiceSide {
  number: number;
  pay: number;
  reward: Reward;
  good?: Goods;
}
export interface BuildingRow extends DiceSide {
  types: House[];
  pay: number;
  colour: Colour;
  good?: Goods;
}
export interface GoodsRow extends DiceSide {
  goods: Goods;
  coin?: number;
}
export interface PalaceRow extends DiceSide {
  pay: number;
}

/** The component tables in force. */
export interface Components {
  ships: { tag: Tag; rows: ShipRow[] };
  buildings: { tag: Tag; rows: BuildingRow[] };
  goods: { tag: Tag; rows: GoodsRow[] };
  palace: { tag: Tag; rows: PalaceRow[] };
  /** How often each colour shows one to six pips; left out where each card has a die of its own. */
  dice: { tag: Tag } & Partial<Record<Colour, number[]>>;
  scoring: { tag: Tag; bonuses: Bonus[] };
}

/** Whether the scoring card in this place lies with its night side up. */
export function isTurned(place: Place, slot: number): boolean {
  return slot < place.turned_by_fame || slot >= place.track.length - place.turned_by_coins;
}

/** A die's colour and pips. */
export function readDie(text: DieText): { colour: Colour; pips: number } {
  const colour = COLOURS.find((name) => text.startsWith(name)) ?? 'orange';
  return { colour, pips: Number(text.slice(colour.length)) };
}
