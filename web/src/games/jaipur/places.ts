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
  },
  {
    paid: ({ good, seat }) => [`tokens ${good}`, `purse ${seat}`],
    bonus_taken: ({ size }) => [`bonus ${size}`],
    no_bonus_left: ({ count }) => [`bonus ${Math.min(5, Number(count))}`],
    round_ended: ({ winner, camel_token }) => [
      ...(winner === null ? [] : [`seals ${winner}`]),
      ...(camel_token === null ? [] : ['camel-token']),
    ],
    round_began: () => ['market'],
  },
);

export const AFRESH = 'round_ended';

export const HAS: ReadonlySet<string> = new Set(['hand', 'herd', 'purse', 'seals']);
