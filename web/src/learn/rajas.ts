import type { Lesson } from './lesson.ts';

export const rajas: Lesson = {
  game: 'rajas',
  steps: [
    { text: 'web-learn-rajas-1', rule: 'RAJ-32' },
    { text: 'web-learn-rajas-2', rule: 'RAJ-4' },
    { text: 'web-learn-rajas-3', moves: /^(terrace|balcony|chamber|outer)/, rule: 'RAJ-22' },
    { text: 'web-learn-rajas-4', moves: /^quarry /, rule: 'RAJ-12' },
    { text: 'web-learn-rajas-5', moves: /^lay /, rule: 'RAJ-13' },
    { text: 'web-learn-rajas-6', moves: /^(market|assorted)/, rule: 'RAJ-17' },
    { text: 'web-learn-rajas-7', moves: /^harbour /, rule: 'RAJ-19' },
    { text: 'web-learn-rajas-8', rule: 'RAJ-11' },
  ],
};
