// What a line of Cards & Karma's story is about. A line is `SEAT move …` or `* outcome …`.
import { reading } from '../../board/places.ts';

export const placesOf = reading(
  {
    die: ([seat, , card]) => [`grid ${card}`, `hand ${seat}`],
    take: ([, , card]) => [`grid ${card}`],
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
    bonus_gained: ({ seat }) => [`scoring ${seat}`],
    row_broken: ({ seat }) => [`display ${seat}`],
    set_completed: ({ seat }) => [`display ${seat}`],
    cards_discarded: () => ['discard'],
    palace_done: () => ['discard'],
    laid_out: ({ card }) => [`grid ${card}`],
    reshuffled: () => ['pile'],
  },
);
