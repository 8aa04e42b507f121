// What a line of Cards & Karma's story is about. A line is `SEAT move …` or `* outcome …`.
import { reading, type PlacesOf } from '../../board/places.ts';

const told = reading(
  {
    die: ([seat]) => [`hand ${seat}`],
    pay: ([seat]) => [`hand ${seat}`],
    discard: ([seat]) => [`hand ${seat}`],
    buildings: ([seat]) => [`display ${seat}`],
    goods: ([seat]) => [`display ${seat}`],
    draw: ([seat]) => [`administrators ${seat}`],
    lay: ([seat]) => [`scoring ${seat}`],
    top: () => ['pile'],
  },
  {
    card_taken: ({ seat, card }) => [`shown ${card}`, `display ${seat}`],
    dice_discarded: ({ seat }) => [`hand ${seat}`],
    gained: ({ seat, token }) => [`${token} ${seat}`],
    exchanged: ({ seat, token }) => [`${token} ${seat}`],
    scoring_turned: ({ seat, slot }) => [`scoring ${seat} ${slot}`],
    elephant_turned: ({ seat }) => [`crest ${seat}`],
    round_begins: ({ seat }) => [`crest ${seat}`],
    bonus_gained: ({ seat }) => [`scoring ${seat}`],
    row_broken: ({ seat }) => [`display ${seat}`],
    set_completed: ({ seat }) => [`display ${seat}`],
    cards_discarded: () => ['discard'],
    palace_done: () => ['discard'],
    laid_out: ({ card }) => [`grid ${card}`],
    reshuffled: () => ['pile'],
  },
);

/** Whose move it was is shown too: the place itself may be out of sight. */
export const placesOf: PlacesOf = (line) => [
  ...(line.seat === null ? [] : [`crest ${line.seat}`]),
  ...told(line),
];

export const HAS: ReadonlySet<string> = new Set([
  'crest',
  'hand',
  'display',
  'karma',
  'administrators',
  'coins',
  'fame',
  'discard',
  'pile',
]);
