// What a table shows of what it hears.
import { expect, test, vi } from 'vitest';
import type { Link } from '../../src/play/link.ts';
import { fresh } from '../../src/play/link.ts';
import { Match } from '../../src/play/match.svelte.ts';
import type { State, Story, TableInfo } from '../../src/wire.ts';

/** What the line tells the match. */
let tell: (link: Link) => void = () => {};
vi.mock('../../src/play/line.ts', () => ({
  TableLine: class {
    constructor(_: string, changed: (link: Link) => void) {
      tell = changed;
    }
  },
}));

const at = (stage: TableInfo['stage']): TableInfo => ({ stage }) as TableInfo;
const turn = (kind: string): State => ({ viewer: 0, turn: { kind }, take_back: 'no' }) as unknown as State;
const dealt: Story = { n: 2, seat: null, line: '* start 0', said: [], events: [] };

test('a table that waits for players shows no board, though no one is to move', () => {
  const match = new Match('t1', () => {});
  const waiting: Link = { ...fresh, table: at('open'), v: 2, state: turn('over') };
  tell(waiting);
  expect(match.shown).toBeNull();
  // The news that it has begun comes just before the first state.
  tell({ ...waiting, table: at('playing') });
  expect(match.shown).toBeNull();
  tell({ ...waiting, table: at('playing'), v: 3, state: turn('choose'), fresh: [dealt] });
  expect(match.shown?.state.turn.kind).toBe('choose');
});
