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
  kept: null,
  program: false,
  contributed: false,
});
const named = (...seats: SeatInfo[]) => namesOf({ seats } as TableInfo);

it('bots have names, even one that took over; levels used for measuring keep theirs', async () => {
  await speak('en');
  const seats = [
    seat('person', 'Asha'),
    seat('bot', 'greedy', 'greedy'),
    seat('bot', 'Asha', 'easy'),
    seat('bot', 'Babur', 'expert'),
  ];
  expect(named(...seats)).toEqual(['Asha', 'Greedy', 'Asha 2', 'Babur']);
  expect(named(seat('person', ''), seat('person', 'Asha'))).toEqual(['Former player', 'Asha']);
  expect(named(seat('open', ''), seat('open', ''))).toEqual(['', '']);
  // A record names nobody.
  expect(named(seat('person', '1'), seat('person', '2'))).toEqual(['Player 1', 'Player 2']);
});
