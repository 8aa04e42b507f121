import type { Lesson } from '../../learn/lesson.ts';

export const lesson: Lesson = {
  game: 'charmers',
  steps: [
    { text: 'web-learn-charmers-1', places: ['tracks 0'], rule: 'DCH-2' },
    { text: 'web-learn-charmers-2', moves: /^take /, places: ['dice'], rule: 'DCH-6' },
    { text: 'web-learn-charmers-3', moves: /^draw /, places: ['province 0'], rule: 'DCH-12' },
    { text: 'web-learn-charmers-4', moves: /^sail /, places: ['river 0'], rule: 'DCH-17' },
    { text: 'web-learn-charmers-5', moves: /^(circle|sell) /, places: ['market 0'], rule: 'DCH-11' },
    { text: 'web-learn-charmers-6', moves: /^karma /, places: ['karma 0'], rule: 'DCH-9' },
    { text: 'web-learn-charmers-7', places: ['palace 0', 'pool 0'], rule: 'DCH-20' },
  ],
};
