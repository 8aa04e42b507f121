import { expect, it } from 'vitest';
import { namesOf } from '../../src/play/names.ts';
import { speak } from '../../src/tongue.svelte.ts';
import type { SeatInfo, TableInfo } from '../../src/wire.ts';

const seat = (kind: SeatInfo['kind'], name: string, level: string | null = null): SeatInfo => ({
  kind,
  name,
  level,
  player: null,
  connected: false,
  contributed: false,
});
const named = (...seats: SeatInfo[]) => namesOf({ seats } as TableInfo);

it('bots are called by rank, those that took over by the name they took', async () => {
  await speak('en');
  const seats = [
    seat('person', 'Asha'),
    seat('bot', '', 'trader'),
    seat('bot', 'trader', 'trader'),
    seat('bot', 'Babur', 'raja'),
  ];
  expect(named(...seats)).toEqual(['Asha', 'Trader', 'Trader 2', 'Babur']);
  expect(named(seat('person', ''), seat('person', 'Asha'))).toEqual(['Someone who left', 'Asha']);
  expect(named(seat('open', ''), seat('open', ''))).toEqual(['', '']);
});
