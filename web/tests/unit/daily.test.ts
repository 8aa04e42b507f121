// The days of the daily deal.
import { expect, it } from 'vitest';
import { comparedAt, dayBefore } from '../../src/daily/days.ts';

it('a deal of today is compared on the page of today, an older one on its own', () => {
  expect(comparedAt('2026-11-18', '2026-11-18')).toBe('/daily');
  expect(comparedAt('2026-11-17', '2026-11-18')).toBe('/daily/2026-11-17');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
});
