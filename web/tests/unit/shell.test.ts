// @vitest-environment node
// The small pure parts of the shell.
import { describe, expect, it, vi } from 'vitest';
import { entriesOf, isLeaf, leaf } from '../../src/board/plain.ts';
import { heldAt, momentOf as lessonMoment, shownOn } from '../../src/learn/lesson.ts';
import { nextPrompt, promptsOf } from '../../src/learn/prompts.ts';
import { left, shown } from '../../src/play/clock.ts';
import { grouped, matching } from '../../src/play/grouped.ts';
import { momentOf, Pace, queued, TEMPI, type Shown } from '../../src/play/pace.ts';
import { nextStop, stateOf, stopsOf, tableOf } from '../../src/play/replayed.ts';
import { lastMoves, newSince, shownAgainFrom } from '../../src/play/story.ts';
import { routeOf } from '../../src/route.ts';
import type { LessonInfo, Replay, State, Story, TableInfo } from '../../src/wire.ts';

const route = (href: string) => routeOf(new URL(href, 'http://durbar.test'));

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/jaipur', { page: 'new', game: 'jaipur' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/t/abc/', { page: 'table', id: 'abc' }],
    ['/replay/abc?ply=12&as=1', { page: 'replay', id: 'abc', ply: 12, as: 1 }],
    ['/replay/abc?ply=-1&as=x', { page: 'replay', id: 'abc', ply: null, as: null }],
    ['/analysis/abc?ply=3', { page: 'analysis', id: 'abc', ply: 3, as: null }],
    ['/mistakes/abc', { page: 'mistakes', id: 'abc' }],
    ['/fair/abc', { page: 'fair', id: 'abc' }],
    ['/learn', { page: 'learn', game: null, lesson: null }],
    ['/learn/rajas', { page: 'learn', game: 'rajas', lesson: null }],
    ['/learn/rajas/ganga', { page: 'learn', game: 'rajas', lesson: 'ganga' }],
    ['/rules/jaipur', { page: 'rules', game: 'jaipur' }],
    ['/rules/jaipur#JAI-9', { page: 'law', game: 'jaipur', rule: 'JAI-9' }],
    ['/rules/jaipur/law#JAI-9', { page: 'law', game: 'jaipur', rule: 'JAI-9' }],
    ['/rules/jaipur/law', { page: 'law', game: 'jaipur', rule: null }],
    ['/rules/jaipur/x', { page: 'lost' }],
    ['/mine', { page: 'mine' }],
    ['/watch', { page: 'watch' }],
    ['/settings', { page: 'settings' }],
    ['/import', { page: 'import' }],
    ['/account', { page: 'account', back: null }],
    ['/account?back=/t/abc', { page: 'account', back: '/t/abc' }],
    ['/account?back=//evil.example', { page: 'account', back: null }],
    ['/account?back=/t/../api', { page: 'account', back: null }],
    ['/ratings', { page: 'ratings', game: null }],
    ['/ratings/karma', { page: 'ratings', game: 'karma' }],
    ['/players/abc', { page: 'player', id: 'abc' }],
    ['/players', { page: 'lost' }],
    ['/account/x', { page: 'lost' }],
    ['/duplicate', { page: 'duplicate', match: null, game: null }],
    ['/duplicate?game=karma', { page: 'duplicate', match: null, game: 'karma' }],
    ['/duplicate/abc', { page: 'duplicate', match: 'abc', game: null }],
    ['/account?back=/duplicate/abc', { page: 'account', back: '/duplicate/abc' }],
    ['/t', { page: 'lost' }],
    ['/home', { page: 'lost' }],
    ['/t/a/b', { page: 'lost' }],
    ['/t/%E0%A4%A', { page: 'table', id: '%E0%A4%A' }],
  ])('%s', (href, expected) => expect(route(href)).toEqual(expected));
});

describe('clocks', () => {
  it('run for one seat and never below zero', () => {
    const clock = { left: [5000, 9000], running: 0 };
    expect([left(clock, 0, 2000), left(clock, 1, 2000), left(clock, 0, 60_000)]).toEqual([3000, 9000, 0]);
  });
  it.each([
    [0, '0:00'],
    [999, '0:01'],
    [65_000, '1:05'],
    [3_723_000, '1:02:03'],
    [90_000_000, '1 d 1 h'],
  ])('%i ms', (ms, text) => expect(shown(ms)).toBe(text));
});

describe('moves', () => {
  const moves = [
    { text: 'take gold', label: 'Take gold' },
    { text: 'camels', label: 'Take all camels' },
    { text: 'take silver', label: 'Take silver' },
  ];
  it('are grouped by their first word', () => {
    expect(grouped(moves).map(({ word, moves: group }) => [word, group.length])).toEqual([
      ['take', 2],
      ['camels', 1],
    ]);
  });
  it('are found by words in any order', () => {
    expect(matching(moves, 'GOLD take').map(({ text }) => text)).toEqual(['take gold']);
    expect(matching(moves, ' ')).toHaveLength(3);
  });
});

describe('the story', () => {
  const told = (...seats: (number | null)[]): Story[] =>
    seats.map((seat, n) => ({ n, seat, line: '', said: [], events: [] }));
  it('is new after the viewer’s last turn', () => {
    expect(newSince(told(0, null, 1, null), 0)).toBe(1);
    expect(newSince(told(0, 1, 0, 0), 0)).toBe(1);
    expect(newSince(told(1, 1, 2), 0)).toBe(0);
  });
  it('is not new if nobody else has moved, or for a spectator', () => {
    expect(newSince(told(0, 0), 0)).toBe(2);
    expect(newSince(told(0, 1), null)).toBe(2);
    expect(shownAgainFrom(told(0, null, 1, null), 0)).toBe(1);
    // A spectator is shown the last turn again, with what chance brought.
    expect(shownAgainFrom(told(0, null, 1, null, 1), null)).toBe(1);
    expect(shownAgainFrom(told(null, null), null)).toBe(2);
  });
  it('knows what the others did last', () => {
    const by = (viewer: number | null, ...seats: (number | null)[]) =>
      [...lastMoves(told(...seats), viewer)].map(([seat, lines]) => [seat, lines.length]);
    expect(by(0, 1, 0, 1, null, 1, 2)).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(by(0, 1, 0)).toEqual([]);
    expect(by(null, 0, 1, 1)).toEqual([[1, 1]]);
    expect(by(null)).toEqual([]);
  });
});

describe('the pace', () => {
  const at = (v: number, events: unknown[] = [{}], seat: number | null = null): Shown => ({
    v,
    state: {} as State,
    story: [{ n: v, seat, line: '', said: [], events }],
  });
  it('merges steps when too many are waiting, and loses none', () => {
    const steps = Array.from({ length: 14 }, (_, v) => v);
    const waiting = steps.map((v) => at(v)).reduce<readonly Shown[]>(queued, []);
    expect(waiting.map(({ v }) => v)).toEqual([...steps.slice(0, 11), 13]);
    expect(waiting.flatMap(({ story }) => story.map(({ n }) => n))).toEqual(steps);
  });
  it('waits as long as chosen, less when many steps are waiting, and not at all when there is nothing to see', () => {
    expect(TEMPI.map((tempo) => momentOf(at(1), 0, tempo))).toEqual([1800, 900, 350, 0]);
    expect(momentOf(at(1), 10, 'normal')).toBe(450);
    expect(momentOf(at(1, []), 0, 'slow')).toBe(0);
    expect(momentOf(at(1, [], 1), 0, 'fast')).toBe(350);
    const own = { ...at(1, [{}], 0), state: { viewer: 0 } as State };
    expect([momentOf(own, 0, 'slow'), momentOf(own, 0, 'once')]).toEqual([250, 0]);
  });
  it('shows steps again, then anything that arrived meanwhile, and skips to the newest on request', () => {
    vi.useFakeTimers();
    const seen: string[] = [];
    const pace = new Pace(
      ({ v }, last) => seen.push(last ? `${v}!` : `${v}`),
      () => 'normal',
    );
    pace.again([at(1), at(2), at(3)]);
    pace.push(at(4));
    vi.advanceTimersByTime(900);
    pace.skip();
    vi.runAllTimers();
    expect(seen).toEqual(['1', '2', '4!']);
    pace.push(at(5));
    expect(seen.at(-1)).toBe('5!');
    vi.useRealTimers();
  });
});

describe('the plain board', () => {
  it('reads any view', () => {
    expect([leaf(null), leaf(true), leaf([]), leaf([1, null]), leaf('x')]).toEqual([
      '–',
      '✓',
      '–',
      '1 –',
      'x',
    ]);
    expect([isLeaf([1, 2]), isLeaf([[1]]), isLeaf({}), isLeaf(3)]).toEqual([true, false, false, true]);
    expect(entriesOf({ hand_sizes: 1 })).toEqual([['hand sizes', 1]]);
    expect(entriesOf([[1]])).toEqual([['#0', [1]]]);
  });
});

describe('lessons', () => {
  const step = (moves: string[]) => ({ text: 't', after: null, moves, places: [], rule: null });
  const lesson: LessonInfo = {
    name: 'first',
    title: 't',
    line: 't',
    finish: false,
    steps: [step([]), step(['take gold']), step(['camels']), step([])],
  };
  const place = (at: number, mark: string | null = null, off = false) => ({ step: at, mark, off });
  const told = (at: number, where: ReturnType<typeof place>, active = true, confirm = false) =>
    lessonMoment(lesson, at, { place: where, active, confirm });

  it('mark the move they ask for, and none that is not legal', () => {
    const moves = ['take gold', 'camels'];
    expect(shownOn('camels', moves)?.best.map(({ text }) => text)).toEqual(['camels']);
    expect([shownOn('sell gold 2', moves), shownOn(null, moves)]).toEqual([null, null]);
  });
  it('know what to say at each moment', () => {
    expect(told(0, place(1, 'take gold'))).toBe('read');
    expect(told(1, place(1, 'take gold'))).toBe('asked');
    expect(told(1, place(2), false)).toBe('made');
    expect(told(1, place(2), false, true)).toBe('unended');
    expect(told(2, place(2), false)).toBe('later');
    expect(told(2, place(0, null, true))).toBe('off');
    expect(told(3, place(4), true)).toBe('read');
  });
  it('go back to a move that was taken back', () => {
    expect([heldAt(2, place(1, 'take gold')), heldAt(2, place(2)), heldAt(0, place(1))]).toEqual([1, 2, 0]);
    expect(heldAt(2, place(0, null, true))).toBe(2);
  });
});

describe('prompts', () => {
  const all = [
    { when: /^sell /, text: 'sell' },
    { when: /^camels$/, text: 'camels' },
  ];
  it('come once each, when what they mention is possible', () => {
    expect(nextPrompt(all, new Set(), ['camels'])?.text).toBe('camels');
    expect(nextPrompt(all, new Set(), ['camels', 'sell gold 2'])?.text).toBe('sell');
    expect(nextPrompt(all, new Set(['sell']), ['sell gold 2'])).toBeNull();
  });
  it.each(['jaipur', 'rajas', 'charmers', 'karma'])('%s has some', (game) => {
    expect(promptsOf(game).length).toBeGreaterThanOrEqual(4);
  });
});

describe('a replay', () => {
  const frame = (to_move: number | null) => ({ story: null, view: {}, to_move, round: 1, scores: [] });
  const replay: Replay = {
    game: 'jaipur',
    names: [],
    viewer: 0,
    open: true,
    length: 4,
    from: 0,
    frames: [null, 1, null, null].map(frame),
  };
  it('is over only at its end, not at every draw', () => {
    const turns = [0, 1, 2].map((ply) => stateOf(replay, ply, false).turn);
    expect(turns).toEqual([0, 1, 1].map((seat) => ({ kind: 'choose', seat })));
    expect(stateOf(replay, 3, true).turn).toEqual({ kind: 'over' });
  });
  it('does not give away the winner before the end', () => {
    const table = { stage: 'finished', places: [1, 2] } as TableInfo;
    expect(tableOf(table, false)).toMatchObject({ stage: 'playing', places: null });
    expect(tableOf(table, true)).toBe(table);
  });
});

describe('steps through a replay', () => {
  const frame = (to_move: number | null, round: number) => ({ to_move, round });
  const replay = {
    frames: [
      frame(null, 1),
      frame(0, 1),
      frame(0, 1),
      frame(null, 1),
      frame(1, 1),
      frame(0, 2),
      frame(null, 2),
    ],
  } as unknown as Replay;
  it('stop at every line, where the turn passes on, or where a round begins', () => {
    expect(stopsOf(replay, 'move')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(stopsOf(replay, 'turn')).toEqual([0, 1, 4, 5, 6]);
    expect(stopsOf(replay, 'round')).toEqual([0, 5, 6]);
  });
  it('go to the next one and stay at the end', () => {
    expect([nextStop([0, 5, 6], 2, 1), nextStop([0, 5, 6], 2, -1), nextStop([0, 5, 6], 6, 1)]).toEqual([
      5, 0, 6,
    ]);
  });
});
