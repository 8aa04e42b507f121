import type { Lesson } from '../../learn/lesson.ts';

export const lesson: Lesson = {
  game: 'rajas',
  steps: [
    { text: 'web-learn-rajas-1', places: ['tracks'], rule: 'RAJ-32' },
    { text: 'web-learn-rajas-2', places: ['worker 0', 'dice 0'], rule: 'RAJ-4' },
    {
      text: 'web-learn-rajas-3',
      moves: /^(terrace|balcony|chamber|outer)/,
      places: ['palace'],
      rule: 'RAJ-22',
    },
    { text: 'web-learn-rajas-4', moves: /^quarry /, places: ['quarry'], rule: 'RAJ-12' },
    { text: 'web-learn-rajas-5', moves: /^lay /, places: ['province 0'], rule: 'RAJ-13' },
    { text: 'web-learn-rajas-6', moves: /^(market|assorted)/, places: ['market'], rule: 'RAJ-17' },
    { text: 'web-learn-rajas-7', moves: /^harbour /, places: ['harbour', 'river'], rule: 'RAJ-19' },
    { text: 'web-learn-rajas-8', places: ['karma 0', 'province 0'], rule: 'RAJ-11' },
  ],
};
