// What is worth a word in a first game, each when a move of its kind can be made.
import type { Prompt } from '../../learn/prompts.ts';

export const prompts: readonly Prompt[] = [
  { when: /^harbour /, text: 'board-rajas-tip-harbour' },
  { when: /^quarry /, text: 'board-rajas-tip-quarry' },
  { when: /^assorted$/, text: 'board-rajas-tip-market' },
  { when: /^chamber /, text: 'board-rajas-tip-chamber' },
  { when: /^flip /, text: 'board-rajas-tip-karma' },
  { when: /^terrace /, text: 'board-rajas-tip-terrace' },
];
