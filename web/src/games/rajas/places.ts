// What a line of Rajas of the Ganges' story is about. A line is `SEAT move …` or `* outcome …`.
import { reading } from '../../board/places.ts';

export const placesOf = reading(
  {
    quarry: () => ['quarry'],
    pay: ([seat]) => [`dice ${seat}`],
    market: ([, , good]) => [`market ${good}`],
    assorted: () => ['market'],
    harbour: () => ['harbour'],
    sail: () => ['river'],
    terrace: ([, , colour]) => [`palace terrace ${colour}`],
    balcony: ([, , colour]) => [`palace balcony ${colour}`],
    outer: () => ['palace outer'],
    chamber: ([, , number]) => [`palace chamber ${number}`],
    audience: ([, , number]) => [`palace chamber ${number}`],
    open: ([, , tile]) => [`quarry ${tile}`],
  },
  {
    paid: ({ seat }) => [`money ${seat}`],
    money: ({ seat }) => [`money ${seat}`],
    fame: ({ seat }) => [`fame ${seat}`],
    karma: ({ seat }) => [`karma ${seat}`],
    spent: ({ seat }) => [`dice ${seat}`],
    flipped: ({ seat }) => [`dice ${seat}`, `karma ${seat}`],
    rolled: ({ seat }) => [`dice ${seat}`],
    worker: ({ seat }) => [`worker ${seat}`],
    boat: ({ to }) => [`river ${to}`],
    river: ({ space }) => [`river ${space}`],
    river_tile: ({ space }) => [`river ${space}`],
    upgraded: ({ seat, building }) => [`values ${seat} ${building}`],
    laid: ({ seat, square }) => [`square ${seat} ${square}`, `province ${seat}`],
    covered: ({ seat, square }) => [`square ${seat} ${square}`],
    edge: ({ seat, edge }) => [`edge ${seat} ${edge}`],
    yield_laid: ({ seat, edge }) => [`edge ${seat} ${edge}`],
    opened: ({ tile }) => [`quarry ${tile}`],
  },
);
