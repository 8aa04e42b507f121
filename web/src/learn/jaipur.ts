import type { Lesson } from './lesson.ts';

export const jaipur: Lesson = {
  game: 'jaipur',
  steps: [
    { text: 'web-learn-jaipur-1', rule: 'JAI-16' },
    { text: 'web-learn-jaipur-2', moves: /^take /, rule: 'JAI-4' },
    { text: 'web-learn-jaipur-3', moves: /^camels$/, rule: 'JAI-8' },
    { text: 'web-learn-jaipur-4', moves: /^swap /, rule: 'JAI-5' },
    { text: 'web-learn-jaipur-5', moves: /^sell /, rule: 'JAI-9' },
    { text: 'web-learn-jaipur-6', rule: 'JAI-11' },
    { text: 'web-learn-jaipur-7', rule: 'JAI-14' },
  ],
};
