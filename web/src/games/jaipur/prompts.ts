// Tips for a first game, each shown when a move of its kind is possible.
import type { Prompt } from '../../learn/prompts.ts';

export const prompts: readonly Prompt[] = [
  { when: /^sell \w+ [3-7]$/, text: 'board-jaipur-tip-many' },
  { when: /^camels$/, text: 'board-jaipur-tip-camels' },
  { when: /^swap /, text: 'board-jaipur-tip-exchange' },
  { when: /^take (diamonds|gold|silver)$/, text: 'board-jaipur-tip-pair' },
];
