// Tips for a first game, each shown when a move of its kind is possible.
import type { Prompt } from '../../learn/prompts.ts';

export const prompts: readonly Prompt[] = [
  { when: /^take (flag|lotus|conch|peacock|lamp|fish)$/, text: 'board-charmers-tip-river' },
  { when: /^take (straight|bend|half_roads)$/, text: 'board-charmers-tip-road' },
  { when: /^take \w+\+\w+$/, text: 'board-charmers-tip-goods' },
  { when: /^karma /, text: 'board-charmers-tip-karma' },
  { when: /^use /, text: 'board-charmers-tip-bonus' },
];
