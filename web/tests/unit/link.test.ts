// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  asked,
  closed,
  dropped,
  fresh,
  looked,
  opened,
  received,
  refusedBack,
  vanished,
  type Effect,
  type Link,
  type Next,
} from '../../src/play/link.ts';
import type { Down, State, Story, Up } from '../../src/wire.ts';

const state = (round: number): State => ({
  viewer: 0,
  view: {},
  turn: { kind: 'choose', seat: 0 },
  moves: [],
  undo: false,
  confirm: false,
  round,
  scores: [],
  ending: null,
  fallen: null,
  clock: null,
  takeback: null,
  take_back: 'no',
});
const line = (n: number, text: string): Story => ({
  n,
  seat: /^\d/.test(text) ? Number(text[0]) : null,
  line: text,
  said: [],
  events: [],
});
const lines = (...texts: string[]): Story[] => texts.map((text, n) => line(n, text));
const sync = (v: number, story: Story[] = []): Down => ({ kind: 'sync', v, story, state: state(v) });
const step = (from: number, v: number, story: Story[]): Down => ({
  kind: 'step',
  from,
  v,
  story,
  state: state(v),
});
const stale = (id: number): Down => ({
  kind: 'refused',
  id,
  code: 'stale',
  rule: null,
  reason: { code: 'x', facts: {} },
});

/** Follows a chain of events and collects all effects. */
function after(link: Link, ...happenings: ((link: Link) => Next)[]): [Link, Effect[]] {
  return happenings.reduce<[Link, Effect[]]>(
    ([now, effects], happen) => {
      const [next, more] = happen(now);
      return [next, [...effects, ...more]];
    },
    [link, []],
  );
}
const down = (message: Down) => (link: Link) => received(link, message);
const move = (v: number) => (link: Link) => asked(link, { kind: 'move', v, text: 'camels', end: false });
const sent = (effects: readonly Effect[]): Up[] =>
  effects.flatMap((effect) => (effect.do === 'send' ? [effect.up] : []));
const playing = after(fresh, opened, down(sync(2, lines('* a', '0 b'))))[0];

describe('steps', () => {
  it('one that follows exactly is accepted', () => {
    const [link, effects] = after(playing, down(step(2, 3, [line(2, '1 c')])));
    expect([link.v, link.log.length, link.fresh.length, link.state?.round]).toEqual([3, 3, 1, 3]);
    expect(effects).toEqual([]);
  });

  it('an old one is ignored', () => {
    expect(after(playing, down(step(0, 1, [line(0, '* a')])))[0]).toEqual(playing);
  });

  it('one that overlaps adds only what is new', () => {
    const [link] = after(playing, down(step(0, 3, lines('* a', '0 b', '1 c'))));
    expect([link.v, link.fresh.map(({ n }) => n), link.log.map(({ n }) => n)]).toEqual([3, [2], [0, 1, 2]]);
  });

  it('one without lines still brings its state', () => {
    expect(after(playing, down({ ...step(2, 2, []), state: state(9) } as Down))[0].state?.round).toBe(9);
  });

  it('a gap asks for everything and keeps what is known in the meantime', () => {
    const [link, effects] = after(playing, down(step(4, 5, [line(4, '0 e')])));
    expect(sent(effects).map(({ kind }) => kind)).toEqual(['sync']);
    expect([link.v, link.behind]).toEqual([2, true]);
    expect(after(link, down(sync(5, lines('a', 'b', 'c', 'd', 'e'))))[0]).toMatchObject({
      v: 5,
      behind: false,
    });
  });

  it('an undo line removes the decisions, as a sync would', () => {
    const [link] = after(playing, down(step(2, 4, [line(2, '0 c'), line(3, 'undo 2')])));
    expect(link.log.map((one) => one.line)).toEqual(['* a']);
    expect(link.fresh).toHaveLength(2);
  });
});

describe('what the link cannot tell by itself', () => {
  it("the next player at a shared screen does not see the last player's story", () => {
    const other: Down = {
      kind: 'step',
      from: 2,
      v: 3,
      story: [line(2, '0 c')],
      state: { ...state(3), viewer: 1 },
    };
    const [link, effects] = after(playing, down(other));
    expect(link.log.map(({ n }) => n)).toEqual([2]);
    expect(sent(effects).map(({ kind }) => kind)).toEqual(['sync']);
  });

  it('an agreed take-back is asked for in full', () => {
    const [link, effects] = after(playing, down(step(2, 3, [line(2, 'takeback 0 1')])));
    expect(link.v).toBe(3);
    expect(sent(effects).map(({ kind }) => kind)).toEqual(['sync']);
  });
});

describe('requests', () => {
  it('have their own numbers, and are forgotten once answered', () => {
    const [link, effects] = after(playing, move(2), move(2));
    expect(sent(effects).map(({ id }) => id)).toEqual([1, 2]);
    const [left, answers] = after(link, down({ kind: 'accepted', id: 1, v: 3 }));
    expect(left.open.map(({ id }) => id)).toEqual([2]);
    expect(answers).toEqual([{ do: 'answer', down: { kind: 'accepted', id: 1, v: 3 } }]);
  });

  it('wait while the socket is away', () => {
    const [link, effects] = after(playing, dropped, move(2));
    expect(sent(effects)).toEqual([]);
    expect(link.open).toHaveLength(1);
  });

  it('refused as stale wait for the step, and only then ask for everything', () => {
    const [link, effects] = after(playing, move(2), down(stale(1)));
    expect(effects.at(-1)).toMatchObject({ do: 'look' });
    expect(sent(after(link, looked)[1]).map(({ kind }) => kind)).toEqual(['sync']);
    expect(after(link, down(step(2, 3, [])), looked)[1]).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('is dialled again, later each time, and never later than eight seconds', () => {
    const delays: number[] = [];
    let link = playing;
    for (let time = 0; time < 8; time += 1) {
      const [next, effects] = dropped(link);
      link = next;
      for (const effect of effects) if (effect.do === 'dial') delays.push(effect.after);
    }
    expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(opened(link)[0].attempt).toBe(0);
  });

  it('that missed nothing repeats unanswered requests', () => {
    const [, effects] = after(playing, move(2), dropped, opened, down(step(2, 2, [])));
    expect(sent(effects).map(({ id }) => id)).toEqual([1, 1]);
  });

  it('that missed steps does not replay a move in another position', () => {
    const [link, effects] = after(
      playing,
      move(2),
      dropped,
      opened,
      down(step(2, 4, [line(2, '0 c'), line(3, '1 d')])),
    );
    expect(sent(effects)).toHaveLength(1);
    expect(effects.at(-1)).toMatchObject({ do: 'lost', up: { id: 1 } });
    expect([link.v, link.open, link.log.length]).toEqual([4, [], 4]);
  });

  it('never says the same twice in the chat', () => {
    const say = (link: Link) => asked(link, { kind: 'chat', text: 'hello' });
    const [, effects] = after(playing, say, dropped, opened, down(sync(2)));
    expect(sent(effects)).toHaveLength(1);
    expect(effects.at(-1)).toMatchObject({ do: 'lost' });
  });

  it('is not dialled after the table was deleted', () => {
    const [link] = after(playing, dropped, vanished, dropped);
    expect([link.phase, link.vanished]).toEqual(['closed', true]);
  });

  it('is not dialled after the page was left', () => {
    const [link, effects] = after(playing, move(2), closed, dropped);
    expect(link.phase).toBe('closed');
    expect(effects.filter((effect) => effect.do !== 'send')).toEqual([
      { do: 'lost', up: expect.objectContaining({ id: 1 }) },
    ]);
  });
});

it('chat is kept once by number, oldest first', () => {
  const message = (n: number) => ({ n, at: n, player: 'p', name: 'P', seat: null, text: String(n) });
  const [link] = after(
    playing,
    down({ kind: 'chat', messages: [message(1), message(2)] }),
    down({ kind: 'chat', messages: [message(2), message(0)] }),
  );
  expect(link.chat.map(({ n }) => n)).toEqual([0, 1, 2]);
  const [cleared] = received(link, { kind: 'cleared', n: 1 });
  expect(cleared.chat.map(({ n }) => n)).toEqual([0, 2]);
});

describe('a take-back', () => {
  const asking = (seat: number, v: number): Link => ({
    ...fresh,
    v,
    state: { ...state(1), takeback: { seat, waiting: [1] } },
  });
  const answered = (v: number): Link => ({ ...fresh, v, state: state(1) });
  it('that disappears without a new line was declined', () =>
    expect(refusedBack(asking(0, 5), answered(5))).toBe(true));
  it('that led to a new line was accepted, or overtaken by a move', () =>
    expect(refusedBack(asking(0, 5), answered(6))).toBe(false));
  it('asked for by another player is not reported to me', () =>
    expect(refusedBack(asking(1, 5), answered(5))).toBe(false));
});
