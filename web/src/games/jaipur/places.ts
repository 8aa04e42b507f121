// What a line of Jaipur's story is about. A line is `SEAT move …` or `* outcome …`.
import { reading } from '../../board/places.ts';

export const placesOf = reading(
  {
    take: ([seat]) => ['market', `hand ${seat}`],
    camels: ([seat]) => ['market', `herd ${seat}`],
    swap: ([seat, , ...cards]) => [
      'market',
      `hand ${seat}`,
      ...(cards.includes('camel') ? [`herd ${seat}`] : []),
    ],
    sell: ([seat, , good]) => [`hand ${seat}`, `tokens ${good}`],
    market: () => ['market'],
    deal: ([, , seat, card]) => [card === 'camel' ? `herd ${seat}` : `hand ${seat}`],
    bonus: ([, , size]) => [`bonus ${size}`],
  },
  {
    paid: ({ good }) => [`tokens ${good}`],
    no_bonus_left: ({ count }) => [`bonus ${Math.min(5, Number(count))}`],
    round_ended: ({ winner }) => (winner === null ? [] : [`seals ${winner}`]),
  },
);
