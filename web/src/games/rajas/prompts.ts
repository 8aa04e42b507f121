// Tips for a first game, each shown when a move of its kind is possible.
import type { Prompt } from '../../learn/prompts.ts';

export const prompts: readonly Prompt[] = [
  { when: /^harbour /, text: 'board-rajas-tip-harbour' },
  { when: /^quarry /, text: 'board-rajas-tip-quarry' },
  { when: /^assorted$/, text: 'board-rajas-tip-market' },
  { when: /^chamber /, text: 'board-rajas-tip-chamber' },
  { when: /^flip /, text: 'board-rajas-tip-karma' },
  { when: /^terrace /, text: 'board-rajas-tip-terrace' },
];
