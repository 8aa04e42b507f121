// Marks in words and signs.
import type { Say } from '../board/board.ts';
import { points, type Kind, type Mark } from './marks.ts';

/** As chess has them: what was wrong with a move; and what came by chance, for better or worse. */
export const SIGNS: Record<Kind, string> = {
  slip: '?!',
  mistake: '?',
  blunder: '??',
  lucky: '↑',
  unlucky: '↓',
};

const WORDS: Record<Kind, string> = {
  slip: 'web-analysis-slip',
  mistake: 'web-analysis-mistake',
  blunder: 'web-analysis-blunder',
  lucky: 'web-analysis-lucky',
  unlucky: 'web-analysis-unlucky',
};

export const told = ({ kind, seat, size }: Mark, say: Say): string =>
  say.word(WORDS[kind], { name: say.seat(seat), points: points(size) }, seat);
