import type { Lesson } from './lesson.ts';

export const karma: Lesson = {
  game: 'karma',
  steps: [
    { text: 'web-learn-karma-1', rule: 'CKA-23' },
    { text: 'web-learn-karma-2', moves: /^die /, rule: 'CKA-3' },
    { text: 'web-learn-karma-3', moves: /^take /, rule: 'CKA-4' },
    { text: 'web-learn-karma-4', moves: /^pay /, rule: 'CKA-21' },
    { text: 'web-learn-karma-5', moves: /^(buildings|goods) /, rule: 'CKA-13' },
    { text: 'web-learn-karma-6', rule: 'CKA-10' },
    { text: 'web-learn-karma-7', rule: 'CKA-18' },
  ],
};
