// A client's end of the line to a table, without the line: what it knows, and what follows from each message.
// Nothing here waits, sends or draws; the effects say what is to be done, and line.ts does it.
import type { Chat, Down, State, Story, TableInfo, Up } from '../wire.ts';

/** A request before it has its number. */
export type Want = Up extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;

export interface Link {
  readonly phase: 'connecting' | 'open' | 'waiting' | 'closed';
  /** Failed connections in a row. */
  readonly attempt: number;
  readonly table: TableInfo | null;
  /** Log lines seen; null before the first state. */
  readonly v: number | null;
  readonly state: State | null;
  /** The story so far, without what was taken back. */
  readonly log: readonly Story[];
  /** What the last message told, for the board to show. */
  readonly fresh: readonly Story[];
  readonly chat: readonly Chat[];
  /** Requests without an answer, in the order they were made. */
  readonly open: readonly Up[];
  readonly nextId: number;
  /** Whether a state is awaited because something was missed. */
  readonly behind: boolean;
  /** Whether this connection has brought a state yet. */
  readonly greeted: boolean;
  /** Whether the table no longer exists. */
  readonly vanished: boolean;
}

export type Answer = Extract<Down, { id: number }>;

export type Effect =
  | { readonly do: 'send'; readonly up: Up }
  | { readonly do: 'answer'; readonly down: Answer }
  | { readonly do: 'lost'; readonly up: Up }
  | { readonly do: 'dial'; readonly after: number }
  | { readonly do: 'look'; readonly after: number };

export type Next = readonly [Link, readonly Effect[]];

export const fresh: Link = {
  phase: 'connecting',
  attempt: 0,
  table: null,
  v: null,
  state: null,
  log: [],
  fresh: [],
  chat: [],
  open: [],
  nextId: 1,
  behind: false,
  greeted: false,
  vanished: false,
};

/** How long a refused `stale` waits for the missing step before it asks for everything, in milliseconds. */
const PATIENCE = 1500;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;

/** The socket is open. The server speaks first. */
export function opened(link: Link): Next {
  return [{ ...link, phase: 'open', attempt: 0, greeted: false, behind: false }, []];
}

/** The socket is gone: connect again, later each time. */
export function dropped(link: Link): Next {
  if (link.phase === 'closed') return [link, []];
  const after = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** link.attempt);
  const next: Link = { ...link, phase: 'waiting', attempt: link.attempt + 1, greeted: false, fresh: [] };
  return [next, [{ do: 'dial', after }]];
}

/** The page is left. */
export function closed(link: Link): Next {
  return [{ ...link, phase: 'closed', open: [] }, link.open.map((up) => ({ do: 'lost', up }))];
}

/** The table no longer exists: there is no reconnecting. */
export function vanished(link: Link): Next {
  const [next, effects] = closed(link);
  return [{ ...next, vanished: true }, effects];
}

/** A request. While the socket is away it waits for the next connection. */
export function asked(link: Link, want: Want): Next {
  const up = { ...want, id: link.nextId } as Up;
  const next = { ...link, nextId: link.nextId + 1, open: [...link.open, up] };
  return [next, link.phase === 'open' && link.greeted ? [{ do: 'send', up }] : []];
}

/** Time has passed since a request was refused as stale. */
export function looked(link: Link): Next {
  return link.behind && link.phase === 'open' ? sync(link) : [link, []];
}

export function received(link: Link, down: Down): Next {
  switch (down.kind) {
    case 'table':
      return [{ ...link, table: down.table }, []];
    case 'chat':
      return [{ ...link, chat: joined(link.chat, down.messages) }, []];
    case 'cleared':
      return [{ ...link, chat: link.chat.filter(({ n }) => n !== down.n) }, []];
    case 'sync':
      return greeted(
        { ...link, v: down.v, state: down.state, log: down.story, fresh: [], behind: false },
        link,
      );
    case 'step':
      return stepped(link, down);
    case 'refused':
      return refused(link, down);
    default:
      return [without(link, down.id), [{ do: 'answer', down }]];
  }
}

/** A step fits exactly, overlaps what is known, is old, or leaves a gap that only a sync can close. */
function stepped(link: Link, down: Extract<Down, { kind: 'step' }>): Next {
  if (link.v === null || down.from > link.v) return sync(link);
  if (down.v < link.v) return [link, []];
  const seen = link.v;
  const told = down.story.filter((line) => line.n >= seen);
  // At a shared screen the next player must not read what the last one saw.
  const others = link.state !== null && link.state.viewer !== down.state.viewer;
  const log = told.reduce(standing, others ? [] : link.log);
  const next = { ...link, v: down.v, state: down.state, log, fresh: told, behind: false };
  return others || told.some(reachesBack) ? both(greeted(next, link), sync) : greeted(next, link);
}

/** Whether a line changes the story before it in a way that only the server knows. */
export const reachesBack = ({ line }: Story): boolean => line.startsWith('takeback ');

/** What follows from one thing, and then from another. */
function both([link, effects]: Next, then: (link: Link) => Next): Next {
  const [last, more] = then(link);
  return [last, [...effects, ...more]];
}

/** A line joins the story; one that takes decisions back removes them, as a sync would. */
function standing(log: readonly Story[], line: Story): readonly Story[] {
  const back = /^undo (\d+)$/.exec(line.line);
  if (!back) return [...log, line];
  const left = [...log];
  for (let count = Number(back[1]); count > 0; count -= 1) {
    const at = left.findLastIndex(({ line: text }) => /^\d+ /.test(text));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The first state of a connection: requests that still fit the position are repeated. */
function greeted(next: Link, before: Link): Next {
  if (before.greeted) return [next, []];
  const fits = (up: Up): boolean => up.kind !== 'chat' && !('v' in up && up.v !== next.v);
  const again = next.open.filter(fits);
  const effects = next.open.map((up): Effect => (fits(up) ? { do: 'send', up } : { do: 'lost', up }));
  return [{ ...next, open: again, greeted: true }, effects];
}

/** Whether the take-back this viewer asked for was just declined: it is gone, and nothing changed. */
export function refusedBack(before: Link, now: Link): boolean {
  const asked = before.state?.takeback;
  return (
    asked != null && asked.seat === before.state?.viewer && now.state?.takeback === null && now.v === before.v
  );
}

/** Stale means that a step is on its way: it will come, or be asked for. */
function refused(link: Link, down: Extract<Down, { kind: 'refused' }>): Next {
  const next = without(link, down.id);
  const answer: Effect = { do: 'answer', down };
  if (down.code !== 'stale') return [next, [answer]];
  return [{ ...next, behind: true }, [answer, { do: 'look', after: PATIENCE }]];
}

function sync(link: Link): Next {
  const up: Up = { kind: 'sync', id: link.nextId };
  return [{ ...link, nextId: link.nextId + 1, behind: true }, [{ do: 'send', up }]];
}

function without(link: Link, id: number): Link {
  return { ...link, open: link.open.filter((up) => up.id !== id) };
}

/** Messages by number, each once, oldest first. */
function joined(chat: readonly Chat[], more: readonly Chat[]): readonly Chat[] {
  const all = new Map([...chat, ...more].map((message) => [message.n, message]));
  return [...all.values()].toSorted((a, b) => a.n - b.n);
}
