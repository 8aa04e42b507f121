import type { Lesson } from '../../learn/lesson.ts';

export const lesson: Lesson = {
  game: 'jaipur',
  steps: [
    { text: 'web-learn-jaipur-1', places: ['market', 'hand 0', 'tokens'], rule: 'JAI-16' },
    { text: 'web-learn-jaipur-2', moves: /^take /, places: ['market'], rule: 'JAI-4' },
    { text: 'web-learn-jaipur-3', moves: /^camels$/, places: ['market', 'herd 0'], rule: 'JAI-8' },
    { text: 'web-learn-jaipur-4', moves: /^swap /, places: ['market', 'hand 0', 'herd 0'], rule: 'JAI-5' },
    { text: 'web-learn-jaipur-5', moves: /^sell /, places: ['hand 0', 'tokens'], rule: 'JAI-9' },
    { text: 'web-learn-jaipur-6', places: ['bonus'], rule: 'JAI-11' },
    { text: 'web-learn-jaipur-7', places: ['deck', 'tokens'], rule: 'JAI-14' },
  ],
};
