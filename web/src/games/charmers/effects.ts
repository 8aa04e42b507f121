// What a move would bring, as far as the sheet itself shows it: for the line above the confirm button. It is a
// reading of what is printed and written; what really happens the server says.
import { ghost, isBuilding, pointedAt, spaces } from './province.ts';
import { soldBy } from './selection.ts';
import { GOODS, type Bonus, type Plan, type Sheet } from './view.ts';

/** Fame of a building, bonuses at the edge, coins and tents of a sale, earnings of a river space. */
export function effectsOf(text: string, sheet: Sheet, plan: Plan): Bonus[] {
  const [verb = '', first = ''] = text.split(' ');
  if (verb === 'draw' || verb === 'extend') return byRoad(text, sheet, plan);
  if (verb === 'sell') return bySale(text, sheet, plan);
  return verb === 'sail' ? [...(plan.river.spaces[Number(first) - 1]?.earns ?? [])] : [];
}

function byRoad(text: string, sheet: Sheet, plan: Plan): Bonus[] {
  const { space, arms } = ghost(text, sheet);
  const kind = spaces(plan).find(({ name }) => name === space)?.kind;
  const first = sheet.roads[space] === undefined;
  const after: Sheet = { ...sheet, roads: { ...sheet.roads, [space]: arms } };
  const edges = plan.edges.edges.filter((edge) => pointedAt(edge, after) && !pointedAt(edge, sheet));
  const fame = kind && first && isBuilding(kind) ? [`fame ${sheet.values[kind]}`] : [];
  return [...fame, ...edges.map(({ bonus }) => bonus)];
}

function bySale(text: string, sheet: Sheet, plan: Plan): Bonus[] {
  const goods = soldBy(text);
  const columns = GOODS.map((good) =>
    plan.prices.coins.slice(sheet.sold[good], sheet.sold[good] + goods[good]),
  );
  const coins = columns.flat().reduce((sum, coin) => sum + coin, 0);
  const tents = GOODS.flatMap((good) =>
    plan.tents.tents
      .filter(({ last }) => sheet.sold[good] < last && sheet.sold[good] + goods[good] >= last)
      .map((tent) => tent[good]),
  );
  return [...(coins > 0 ? [`money ${coins}`] : []), ...tents];
}
