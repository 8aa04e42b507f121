import type { Lesson } from '../../learn/lesson.ts';

export const lesson: Lesson = {
  game: 'karma',
  steps: [
    { text: 'web-learn-karma-1', places: ['scoring 0'], rule: 'CKA-23' },
    { text: 'web-learn-karma-2', moves: /^die /, places: ['grid'], rule: 'CKA-3' },
    { text: 'web-learn-karma-3', moves: /^take /, places: ['grid'], rule: 'CKA-4' },
    {
      text: 'web-learn-karma-4',
      moves: /^pay /,
      places: ['dice 0', 'karma 0', 'administrators 0'],
      rule: 'CKA-21',
    },
    { text: 'web-learn-karma-5', moves: /^(buildings|goods) /, places: ['display 0'], rule: 'CKA-13' },
    { text: 'web-learn-karma-6', places: ['display 0'], rule: 'CKA-10' },
    { text: 'web-learn-karma-7', places: ['karma 0', 'administrators 0', 'scoring 0'], rule: 'CKA-18' },
  ],
};
