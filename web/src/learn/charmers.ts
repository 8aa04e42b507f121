import type { Lesson } from './lesson.ts';

export const charmers: Lesson = {
  game: 'charmers',
  steps: [
    { text: 'web-learn-charmers-1', rule: 'DCH-2' },
    { text: 'web-learn-charmers-2', moves: /^take /, rule: 'DCH-6' },
    { text: 'web-learn-charmers-3', moves: /^draw /, rule: 'DCH-12' },
    { text: 'web-learn-charmers-4', moves: /^sail /, rule: 'DCH-17' },
    { text: 'web-learn-charmers-5', moves: /^(circle|sell) /, rule: 'DCH-11' },
    { text: 'web-learn-charmers-6', moves: /^karma /, rule: 'DCH-9' },
    { text: 'web-learn-charmers-7', rule: 'DCH-20' },
  ],
};
