// Tips for a first game, each shown when a move of its kind is possible.
import type { Prompt } from '../../learn/prompts.ts';

export const prompts: readonly Prompt[] = [
  { when: /^take /, text: 'board-karma-tip-take' },
  { when: /^die /, text: 'board-karma-tip-die' },
  { when: /^pay .*karma/, text: 'board-karma-tip-karma' },
  { when: /^(draw|again)$/, text: 'board-karma-tip-administrator' },
];
