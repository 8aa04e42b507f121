// The server's routes, each with its types. A refused call throws a `Trouble` with the server's own words.
import { answerHere, asksServer, standsIn, tablesHere } from './here/doors.ts';
import { presence } from './here/presence.svelte.ts';
import { CAN_PLAY_HERE, SITE } from './here/site.ts';
import type {
  Address,
  AddressBan,
  Analysing,
  ChangeSeat,
  Chat,
  Choice,
  Daily,
  Deed,
  Duplicate,
  Fairness,
  Farewell,
  Foreseen,
  GameInfo,
  HookInfo,
  HookMade,
  Hooks,
  Invitation,
  InvitationMade,
  LessonInfo,
  Me,
  NewAddressBan,
  NewInvitation,
  NewDuplicate,
  NewPassword,
  NewTable,
  NewToken,
  Phrase,
  PlayerInfo,
  Problem,
  Profile,
  Program,
  Proof,
  Puzzle,
  PuzzleList,
  PuzzleReply,
  Ranked,
  RatingChange,
  Recover,
  RecoveryCode,
  Register,
  Recount,
  Rematch,
  Replay,
  Report,
  ReportInfo,
  SecondCode,
  ServerInfo,
  SessionInfo,
  SignIn,
  SitDown,
  SpareCodes,
  Stage,
  Subscription,
  TableInfo,
  TableLine,
  TokenInfo,
  TokenMade,
  TwoFactorInfo,
  TwoFactorOffer,
} from './wire.ts';

/** Something the server would not do, or could not be asked. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** The reason in words, if the server gave one. */
    readonly reason: Phrase | null,
  ) {
    super(code);
  }
}

async function troubleOf(answer: Response): Promise<Trouble> {
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return new Trouble(answer.status, problem?.code ?? 'unknown', problem?.reason ?? null);
}

let stranger = (): void => {};

/** Sets what happens when the server does not know this browser, or no longer does. */
export function whenStranger(then: () => void): void {
  stranger = then;
}

/** The server's answer, or this device's: for its own tables, and while it stands in for a server that is away. */
async function reached(path: string, init: RequestInit, body: unknown): Promise<Response> {
  const method = init.method ?? 'GET';
  if (!asksServer(method, path)) return answerHere(method, path, body);
  const answer = SITE ? null : await fetch(`/api${path}`, init).catch(() => null);
  if (!SITE) presence.note(answer !== null);
  if (answer !== null) return answer;
  if (CAN_PLAY_HERE && standsIn(method, path)) return answerHere(method, path, body);
  throw new Trouble(0, 'offline', null);
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const answer = await reached(path, init, body);
  if (answer.ok) return answer;
  const trouble = await troubleOf(answer);
  if (trouble.code === 'no_identity') stranger();
  throw trouble;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await asked(method, path, body);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** The routes for the server's host. */
const host = {
  reports: () => call<ReportInfo[]>('GET', '/host/reports'),
  settle: (id: string) => call<null>('DELETE', `/host/reports/${encodeURIComponent(id)}`),
  players: (text: string) => call<PlayerInfo[]>('GET', `/host/players${query({ text })}`),
  ban: (id: string, banned: boolean) =>
    call<null>('POST', `/host/players/${encodeURIComponent(id)}/ban`, { banned }),
  purge: (id: string) => call<null>('DELETE', `/host/players/${encodeURIComponent(id)}`),
  tables: () => call<TableLine[]>('GET', '/host/tables'),
  deleteTable: (id: string) => call<null>('DELETE', `/host${at(id)}`),
  chat: (id: string) => call<Chat[]>('GET', `/host${at(id)}/chat`),
  clearChat: (id: string, n: number) => call<null>('DELETE', `/host${at(id)}/chat/${n}`),
  invitations: () => call<Invitation[]>('GET', '/host/invitations'),
  invite: (wish: NewInvitation) => call<InvitationMade>('POST', '/host/invitations', wish),
  uninvite: (id: string) => call<null>('DELETE', `/host/invitations/${encodeURIComponent(id)}`),
  addresses: () => call<AddressBan[]>('GET', '/host/addresses'),
  keepOut: (wish: NewAddressBan) => call<AddressBan>('POST', '/host/addresses', wish),
  letIn: (id: string) => call<null>('DELETE', `/host/addresses/${encodeURIComponent(id)}`),
  deeds: () => call<Deed[]>('GET', '/host/deeds'),
};

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const query = (values: Record<string, string | number | null>): string => {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

export const api = {
  host,
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('POST', '/me', { name }),
  /** Joins a server with an invitation. */
  enter: (name: string, invitation: string) => call<Me>('POST', '/me', { name, invitation }),
  server: () => call<ServerInfo>('GET', '/server'),
  mute: (player: string, muted: boolean) => call<Me>('POST', '/me/mutes', { player, muted }),
  /** The tables of a player the server knows, and those of this device. A lesson in progress is continued from the
   * lessons' own page. */
  mine: async (known: boolean) => {
    const theirs = known ? await api.served() : [];
    const all = [...theirs, ...(await tablesHere())].toSorted((a, b) => b.touched - a.touched);
    return all.filter(({ lesson, stage }) => !lesson || stage === 'finished');
  },
  served: () => call<TableInfo[]>('GET', '/me/tables'),
  tokens: () => call<TokenInfo[]>('GET', '/me/tokens'),
  newToken: (wish: NewToken) => call<TokenMade>('POST', '/me/tokens', wish),
  dropToken: (id: string) => call<null>('DELETE', `/me/tokens/${encodeURIComponent(id)}`),
  register: (wish: Register) => call<RecoveryCode>('POST', '/account', wish),
  signIn: (proof: SignIn) => call<Me>('POST', '/account/sign-in', proof),
  signOut: () => call<null>('POST', '/account/sign-out', {}),
  recover: (proof: Recover) => call<RecoveryCode>('POST', '/account/recover', proof),
  changePassword: (change: NewPassword) => call<Me>('POST', '/account/password', change),
  playedByProgram: (said: Program) => call<Me>('POST', '/account/program', said),
  twoFactor: () => call<TwoFactorInfo>('GET', '/account/two-factor'),
  offerTwoFactor: (proof: Proof) => call<TwoFactorOffer>('POST', '/account/two-factor', proof),
  turnOnTwoFactor: (shown: SecondCode) => call<SpareCodes>('POST', '/account/two-factor/on', shown),
  turnOffTwoFactor: (proof: Proof) => call<null>('POST', '/account/two-factor/off', proof),
  sessions: () => call<SessionInfo[]>('GET', '/me/sessions'),
  dropSession: (id: string) => call<null>('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  deleteMe: (farewell: Farewell) => call<null>('POST', '/me/delete', farewell),
  hooks: () => call<Hooks>('GET', '/me/hooks'),
  newHook: (url: string) => call<HookMade>('POST', '/me/hooks', { url }),
  testHook: (id: string) => call<HookInfo>('POST', `/me/hooks/${encodeURIComponent(id)}/test`, {}),
  dropHook: (id: string) => call<null>('DELETE', `/me/hooks/${encodeURIComponent(id)}`),
  subscribe: (subscription: Subscription) => call<null>('POST', '/me/push', subscription),
  unsubscribe: () => call<null>('DELETE', '/me/push'),
  bar: (id: string, player: string) => call<TableInfo>('POST', `${at(id)}/bar`, { player, barred: true }),
  door: (id: string, closed: boolean) => call<TableInfo>('POST', `${at(id)}/door`, { closed }),
  clearChat: (id: string, n: number) => call<null>('DELETE', `${at(id)}/chat/${n}`),
  report: (id: string, report: Report) => call<null>('POST', `${at(id)}/report`, report),
  daily: (game: string, date: string | null = null) =>
    call<Daily>('GET', `/games/${encodeURIComponent(game)}/daily${query({ date })}`),
  newDuplicate: (wish: NewDuplicate) => call<Duplicate>('POST', '/duplicates', wish),
  duplicate: (id: string) => call<Duplicate>('GET', `/duplicates/${encodeURIComponent(id)}`),
  playDuplicate: (id: string) => call<TableInfo>('POST', `/duplicates/${encodeURIComponent(id)}/play`, {}),
  puzzles: (game: string) => call<PuzzleList>('GET', `/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (id: string) => call<Puzzle>('GET', `/puzzles/${encodeURIComponent(id)}`),
  foreseeInPuzzle: (id: string, text: string) =>
    call<Foreseen>('GET', `/puzzles/${encodeURIComponent(id)}/foresee${query({ text })}`),
  tryPuzzle: (id: string, text?: string) =>
    call<PuzzleReply>('POST', `/puzzles/${encodeURIComponent(id)}`, text === undefined ? {} : { text }),
  leaders: (game: string) => call<Ranked[]>('GET', `/games/${encodeURIComponent(game)}/ratings`),
  profile: (player: string) => call<Profile>('GET', `/players/${encodeURIComponent(player)}`),
  ratings: (id: string) => call<(RatingChange | null)[]>('GET', `${at(id)}/ratings`),
  games: () => call<GameInfo[]>('GET', '/games'),
  words: (game: string, language: string) =>
    call<string>('GET', `/games/${encodeURIComponent(game)}/words${query({ language })}`),
  tables: (stage: Stage, game: string | null = null) =>
    call<TableInfo[]>('GET', `/tables${query({ stage, game })}`),
  newTable: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  dropTable: (id: string) => call<null>('DELETE', at(id)),
  sit: (id: string, wish: SitDown) => call<TableInfo>('POST', `${at(id)}/sit`, wish),
  stand: (id: string) => call<TableInfo>('POST', `${at(id)}/stand`, {}),
  changeSeat: (id: string, change: ChangeSeat) => call<TableInfo>('POST', `${at(id)}/seat`, change),
  start: (id: string) => call<TableInfo>('POST', `${at(id)}/start`, {}),
  rematch: (id: string, wish: Rematch) => call<TableInfo>('POST', `${at(id)}/rematch`, wish),
  components: (id: string) => call<unknown>('GET', `${at(id)}/components`),
  gameComponents: (game: string) => call<unknown>('GET', `/games/${encodeURIComponent(game)}/components`),
  lessons: (game: string) => call<LessonInfo[]>('GET', `/games/${encodeURIComponent(game)}/lessons`),
  address: () => call<Address>('GET', '/address'),
  analysis: (id: string) => call<Analysing>('GET', `${at(id)}/analysis`),
  analyse: (id: string) => call<Analysing>('POST', `${at(id)}/analysis`, {}),
  movesBefore: (id: string, line: number) => call<Choice[]>('GET', `${at(id)}/moves${query({ line })}`),
  instead: (id: string, line: number, text: string, better: string) =>
    call<number>('GET', `${at(id)}/instead${query({ line, text, better })}`),
  foresee: (id: string, line: number, text: string) =>
    call<Foreseen>('GET', `${at(id)}/foresee${query({ line, text })}`),
  recount: (id: string) => call<Recount>('GET', `${at(id)}/recount`),
  replay: (id: string, as: number | null) => whole(id, as),
  fairness: (id: string) => call<Fairness>('GET', `${at(id)}/fairness`),
  importLog: (log: string) => call<TableInfo>('POST', '/logs', { log }),
};

/** A replay comes a hundred frames at a time; a viewer wants all of them. */
async function whole(id: string, as: number | null): Promise<Replay> {
  const page = (from: number) => call<Replay>('GET', `${at(id)}/replay${query({ as, from })}`);
  const replay = await page(0);
  while (replay.frames.length < replay.length) {
    const { frames } = await page(replay.frames.length);
    // A table can only lose lines if its server was restored from a backup; then what is there is all there is.
    if (frames.length === 0) break;
    replay.frames.push(...frames);
  }
  return replay;
}

/** A table's log as text. */
export const logText = async (id: string): Promise<string> => (await asked('GET', `${at(id)}/log`)).text();

/** Where a table's log is downloaded from. */
export const logOf = (id: string): string => `/api${at(id)}/log`;

/** Where everything stored about the player is downloaded from. */
export const EXPORT = '/api/me/export';

/** A contribution to the chance: sixteen random bytes in hex. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
