// What a line of Rajas of the Ganges' story is about. A line is `SEAT move …` or `* outcome …`.
import { reading, type PlacesOf } from '../../board/places.ts';

const told = reading(
  {
    quarry: ([, , , tile]) => [`quarry ${tile}`],
    pay: ([seat]) => [`dice ${seat}`],
    sail: () => ['river'],
    audience: ([, , number]) => [`space chamber-${number}`],
  },
  {
    placed: ({ space }) => [`space ${space}`],
    turn: ({ seat }) => [`lane ${seat}`],
    paid: ({ seat }) => [`money ${seat}`],
    money: ({ seat }) => [`money ${seat}`],
    fame: ({ seat }) => [`fame ${seat}`],
    karma: ({ seat }) => [`karma ${seat}`],
    spent: ({ seat }) => [`dice ${seat}`],
    flipped: ({ seat }) => [`dice ${seat}`, `karma ${seat}`],
    rolled: ({ seat }) => [`dice ${seat}`],
    worker: ({ seat, source }) => [`waits ${source}`, `worker ${seat}`],
    worker_leaves: ({ source }) => [`waits ${source}`],
    bonus: ({ track, space }) => [`bonus ${track} ${space}`],
    drawn: ({ seat }) => [`lane ${seat}`],
    lost: ({ seat }) => [`lane ${seat}`],
    starter: ({ seat }) => [`lane ${seat}`],
    next_starter: ({ seat }) => [`lane ${seat}`],
    out: ({ seat }) => [`lane ${seat}`],
    crossed: ({ seat }) => [`fame ${seat}`, `money ${seat}`],
    boat: ({ to }) => [`river ${to}`],
    river: ({ space }) => [`river ${space}`],
    river_tile: ({ space }) => [`river ${space}`],
    upgraded: ({ seat, building }) => [`values ${seat} ${building}`],
    laid: ({ seat, square }) => [`square ${seat} ${square}`],
    covered: ({ seat, square }) => [`square ${seat} ${square}`],
    edge: ({ seat, edge }) => [`edge ${seat} ${edge}`],
    yield_laid: ({ seat, edge }) => [`edge ${seat} ${edge}`],
    edge_lost: ({ seat, edge }) => [`edge ${seat} ${edge}`],
    opened: ({ tile }) => [`quarry ${tile}`],
    stack_empty: () => ['quarry'],
  },
);

/** Whose move it was is shown too: the place itself may be out of sight. */
export const placesOf: PlacesOf = (line) => [
  ...(line.seat === null ? [] : [`lane ${line.seat}`]),
  ...told(line),
];

export const HAS: ReadonlySet<string> = new Set([
  'lane',
  'dice',
  'money',
  'fame',
  'karma',
  'worker',
  'values',
]);
