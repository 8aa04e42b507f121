// What a line of The Dice Charmers' story is about. A line is `SEAT move …` or `* outcome …`.
import { reading, type PlacesOf } from '../../board/places.ts';

const told = reading(
  {
    take: () => ['dice'],
    roll: () => ['dice'],
    karma: ([seat]) => ['dice', `karma ${seat}`],
    copy: ([seat]) => [`market ${seat}`],
    use: ([seat]) => [`pool ${seat}`],
    join: ([seat]) => [`pool ${seat}`],
  },
  {
    karma_used: ({ seat }) => [`karma ${seat}`],
    crossed: ({ seat, person }) => [`palace ${seat} ${person}`],
    circled: ({ seat, good }) => [`market ${seat} ${good}`],
    road: ({ seat, space }) => [`province ${seat} ${space}`],
    built: ({ seat, space }) => [`province ${seat} ${space}`],
    sailed: ({ seat, stop }) => [`river ${seat} ${stop}`],
    sold: ({ seat }) => [`market ${seat}`],
    upgraded: ({ seat, building }) => [`upgrades ${seat} ${building}`],
    fame: ({ seat }) => [`tracks ${seat}`],
    money: ({ seat }) => [`tracks ${seat}`],
    karma: ({ seat }) => [`karma ${seat}`],
    freed: ({ seat }) => [`pool ${seat}`],
    used: ({ seat }) => [`pool ${seat}`],
  },
);

/** Whose move it was is shown too: the place itself may be out of sight. */
export const placesOf: PlacesOf = (line) => [
  ...(line.seat === null ? [] : [`player ${line.seat}`]),
  ...told(line),
];

export const HAS: ReadonlySet<string> = new Set(['player', 'karma', 'tracks', 'pool', 'dice']);
