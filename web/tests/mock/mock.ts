// A server in memory for drawing pages without the real one: tables as asked, and a match that walks through
// the positions of web/fixtures whatever is played. It knows no rules and is never shipped.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  Chat,
  Down,
  GameInfo,
  Me,
  NewTable,
  SeatInfo,
  SeatWish,
  State,
  Story,
  TableInfo,
  Up,
} from '../../src/wire.ts';

interface Step {
  from: number;
  v: number;
  story: Story[];
  state: State;
}

interface Room {
  table: TableInfo;
  at: number;
  confirm: boolean;
  chat: Chat[];
  clients: Set<(down: Down) => void>;
}

const LEVELS = ['random', 'greedy', 'guest', 'trader', 'courtier', 'minister', 'raja', 'mogul'];
const ON = (key: string, on: boolean) => ({
  key,
  kind: 'switch' as const,
  values: ['on', 'off'],
  default: on ? 'on' : 'off',
});
const game = (id: string, title: string, most: number, options: GameInfo['options']): GameInfo => ({
  id,
  title,
  least: 2,
  most,
  options,
  components: ['default'],
  levels: LEVELS,
  stand_ins: id === 'jaipur' ? [] : ['tiles'],
});
const GAMES = [
  game('jaipur', 'Jaipur', 2, [ON('card_memory', true), ON('open_herds', true), ON('single_round', false)]),
  game('rajas', 'Rajas of the Ganges', 4, [
    { key: 'ganga', kind: 'text', values: [], default: 'off' },
    ON('navaratnas', false),
  ]),
  game('charmers', 'The Dice Charmers', 5, [
    { key: 'sheet', kind: 'choice', values: ['sun', 'moon'], default: 'sun' },
    ON('strict_crossing', false),
  ]),
  game('karma', 'Cards & Karma', 4, [ON('open_tracks', false)]),
];

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'));
const steps = (table: TableInfo): Step[] =>
  read(`${table.game}-${table.game !== 'jaipur' && table.seats.length > 2 ? 4 : 2}`) as Step[];

const me: Me = { player: 'me', name: 'Asha', muted: [] };
const rooms = new Map<string, Room>();
let made = 0;

function seat(wish: SeatWish, index: number): SeatInfo {
  const empty = { player: null, level: null, connected: false, contributed: false };
  if (wish.kind === 'open') return { ...empty, kind: 'open', name: '' };
  if (wish.kind === 'bot')
    return {
      ...empty,
      kind: 'bot',
      name: ['', 'Babur', 'Chand', 'Devi', 'Ekta'][index] ?? '',
      level: wish.level,
    };
  return {
    ...empty,
    kind: 'person',
    name: wish.name ?? me.name,
    player: me.player,
    connected: true,
    contributed: true,
  };
}

function newTable(wish: NewTable): TableInfo {
  const id = `mock${(made += 1)}`;
  const seats = wish.seats.map(seat);
  const known = GAMES.find((one) => one.id === wish.game);
  const table: TableInfo = {
    id,
    game: wish.game,
    stage: wish.start ? 'playing' : 'open',
    seats,
    options: {
      ...Object.fromEntries(known?.options.map((one) => [one.key, one.default]) ?? []),
      ...wish.options,
    },
    components: 'default',
    stand_in: wish.game !== 'jaipur',
    clock: wish.clock ?? null,
    on_timeout: wish.on_timeout ?? 'loss',
    listed: wish.listed ?? false,
    hints: wish.hints ?? true,
    host: me.player,
    you: wish.seats.flatMap((one, at) => (one.kind === 'me' ? [at] : [])),
    to_move: 0,
    commitment: '126553c8d1de96054ac68b51756aebf37e4ccd6c2f3f2ae14c0e60836232b2f3',
    created: Date.now(),
    touched: Date.now(),
    next: null,
    places: null,
  };
  rooms.set(id, { table, at: 0, confirm: false, chat: [], clients: new Set() });
  return table;
}

const tell = (room: Room, down: Down): void => room.clients.forEach((send) => send(down));

function stateOf(room: Room): State {
  const { state } = steps(room.table)[room.at]!;
  const clock = room.table.clock ? { left: room.table.seats.map(() => 600_000), running: 0 } : null;
  if (!room.confirm) return { ...state, clock };
  return { ...state, clock, moves: [], undo: true, confirm: true, turn: { kind: 'confirm', seat: 0 } };
}

function sync(room: Room): Down {
  const all = steps(room.table).slice(0, room.at + 1);
  return { kind: 'sync', v: all.at(-1)!.v, story: all.flatMap((step) => step.story), state: stateOf(room) };
}

function step(room: Room): void {
  const all = steps(room.table);
  const [before, next] = [all[room.at]!, all[Math.min(room.at + 1, all.length - 1)]!];
  room.at = Math.min(room.at + 1, all.length - 1);
  if (next.state.turn.kind === 'over')
    room.table = { ...room.table, stage: 'finished', places: next.state.scores.map((one) => one.place) };
  tell(room, { kind: 'step', from: before.v, v: next.v, story: next.story, state: stateOf(room) });
  tell(room, { kind: 'table', table: room.table });
}

/** What comes over a socket. */
export function connect(id: string, send: (down: Down) => void): { hear(up: Up): void; leave(): void } {
  const room = rooms.get(id);
  if (!room) return { hear: () => {}, leave: () => {} };
  room.clients.add(send);
  send({ kind: 'table', table: room.table });
  if (room.table.stage !== 'open') send(sync(room));
  send({ kind: 'chat', messages: room.chat });
  return { hear: (up) => hear(room, up, send), leave: () => void room.clients.delete(send) };
}

function hear(room: Room, up: Up, send: (down: Down) => void): void {
  const v = steps(room.table)[room.at]!.v;
  const done = (): void => send({ kind: 'accepted', id: up.id, v });
  const again = (): void => tell(room, { kind: 'step', from: v, v, story: [], state: stateOf(room) });
  switch (up.kind) {
    case 'move':
      room.confirm = !up.end;
      done();
      return room.confirm ? again() : step(room);
    case 'end':
      room.confirm = false;
      done();
      return step(room);
    case 'undo':
      room.confirm = false;
      done();
      return again();
    case 'explain':
      return send({
        kind: 'refused',
        id: up.id,
        code: 'illegal',
        rule: 'JAI-9',
        reason: { code: 'jaipur-refuse-no-camels', facts: {} },
      });
    case 'hint': {
      const best = stateOf(room)
        .moves.slice(0, 3)
        .map((one, at) => ({ ...one, value: 0.62 - at * 0.07, visits: 900 - at * 300, reasons: [] }));
      return send({ kind: 'hint', id: up.id, v, advice: { value: [0.6, 0.4], best } });
    }
    case 'chat':
      room.chat.push({
        n: room.chat.length,
        at: Date.now(),
        player: me.player,
        name: me.name,
        seat: 0,
        text: up.text,
      });
      done();
      return tell(room, { kind: 'chat', messages: room.chat.slice(-1) });
    case 'sync':
      return send(sync(room));
    case 'ping':
      return send({ kind: 'pong', id: up.id });
    default:
      return done();
  }
}

function replay(table: TableInfo): unknown {
  const frames = steps(table).map(({ state, story }) => ({
    story: story.at(-1) ?? null,
    view: state.view,
    to_move: 0,
    scores: state.scores,
  }));
  return { game: table.game, names: table.seats.map((one) => one.name), viewer: 0, open: true, frames };
}

const FAIR = {
  commitment: '126553c8d1de96054ac68b51756aebf37e4ccd6c2f3f2ae14c0e60836232b2f3',
  seed: '0000000000000000000000000000000000000000000000000000000000000007',
  contributions: [],
  draws: [9, 22, 0, 43, 45, 26, 28, 8].map((number, k) => ({
    n: k,
    source: 'deck/1',
    k,
    total: 52 - k,
    number,
    outcome: 'deal 0 gold',
  })),
  command: 'durbar verify FILE',
};

function answer(method: string, path: string, asked: URLSearchParams, body: unknown): unknown {
  const [, what = '', id = '', more] = path.split('/');
  const room = rooms.get(id);
  if (path === '/me' && method === 'POST') me.name = (body as { name: string }).name;
  if (path === '/me') return me;
  if (path === '/me/tokens') return method === 'GET' ? [] : { id: '1', token: 'durbar_3f9c' };
  if (path === '/me/tables') return [...rooms.values()].map((one) => one.table).toReversed();
  if (path === '/games') return GAMES;
  if (path === '/tables' && method === 'POST') return newTable(body as NewTable);
  if (path === '/tables')
    return [...rooms.values()]
      .map((one) => one.table)
      .filter((one) => one.listed && one.stage === asked.get('stage'));
  if (what !== 'tables' || !room) return undefined;
  if (more === 'components') return read(`${room.table.game}-components`);
  if (more === 'replay') return replay(room.table);
  if (more === 'fairness') return FAIR;
  if (more === 'start') room.table = { ...room.table, stage: 'playing' };
  if (more === 'seat') {
    const change = body as { seat: number; wish: SeatWish };
    room.table = {
      ...room.table,
      seats: room.table.seats.map((one, at) => (at === change.seat ? seat(change.wish, at) : one)),
    };
  }
  if (more === 'rematch')
    return newTable({
      game: room.table.game,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'guest' }],
      start: true,
    });
  if (more) {
    tell(room, { kind: 'table', table: room.table });
    if (more === 'start') tell(room, sync(room));
  }
  return room.table;
}

/** Answers an HTTP request whose path began with /api. */
export async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://mock');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const found = answer(
    request.method ?? 'GET',
    url.pathname,
    url.searchParams,
    text ? JSON.parse(text) : null,
  );
  response.statusCode = found === undefined ? 404 : 200;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify(
      found ?? { code: 'no_table', detail: 'no such table', reason: { code: 'web-lost', facts: {} } },
    ),
  );
}
