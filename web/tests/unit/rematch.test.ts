// What is sent to the server for a rematch.
import { expect, it } from 'vitest';
import { rematchOf } from '../../src/play/rematch.ts';
import type { SeatInfo, TableInfo } from '../../src/wire.ts';

const seat = (
  kind: SeatInfo['kind'],
  name: string,
  player: string | null,
  level: string | null,
): SeatInfo => ({
  kind,
  name,
  player,
  level,
  connected: true,
  kept: null,
  program: false,
  contributed: false,
});
const table = {
  seats: [
    seat('person', 'Asha', 'a', null),
    seat('bot', 'expert', null, 'expert'),
    seat('bot', 'Babur', 'b', 'expert'),
  ],
  you: [0],
  options: { single_round: 'off', open_herds: 'on' },
} as unknown as TableInfo;

it('no changes ask for nothing', () =>
  expect(
    rematchOf(table, { options: { ...table.options } as Record<string, string>, levels: { 1: 'expert' } }),
  ).toEqual({}));

it('only changed options are sent', () =>
  expect(rematchOf(table, { options: { single_round: 'on', open_herds: 'on' }, levels: {} })).toEqual({
    options: { single_round: 'on' },
  }));

it('changing a bot sends every seat, each one further on, and gives back a seat that a bot took over', () =>
  expect(rematchOf(table, { options: {}, levels: { 1: 'beginner' } })).toEqual({
    seats: [{ kind: 'open' }, { kind: 'me', name: 'Asha' }, { kind: 'bot', level: 'beginner' }],
  }));
