// What a click on the sheet or on a die leads to, beyond what all boards have in common: a second click on what is
// picked says yes, and karma comes before the die that it rolls.
import { chosen, kindOf, press, type Option, type Picks, type Thing } from '../../board/selection.ts';
import { GOODS } from './view.ts';
import { sale, soldOf } from './things.ts';

/** Where a selection stands. */
export interface At {
  readonly moves: readonly string[];
  readonly options: readonly Option[];
  readonly picks: Picks;
  /** The things of the move that is advised most. */
  readonly advised?: readonly Thing[];
}

/** What a click does: new picks, a move to play, or a question why not. */
export interface Clicked {
  readonly picks?: Picks;
  readonly play?: string;
  readonly why?: string;
}

/** Goods for sale are picked one by one. */
const COUNTED = /^stock /;

/** Whether the thing is picked and is a whole move by itself: then a second click on it says yes. */
function isYes(instance: string, { options, picks }: At): boolean {
  const { fits, ready } = chosen(options, picks);
  const alone = picks.length === 1 && picks[0] === instance;
  return alone && fits.length === 1 && ready[0]?.things.length === 1;
}

/** What a click on a thing leads to. A die lies in the middle unless `/elephant` or `/depot` says where. */
export function click(instance: string, at: At): Clicked {
  const { options, picks, advised = [] } = at;
  const kind = kindOf(instance);
  if (kind.startsWith('die ')) return clickDie(kind.slice(4), instance, at);
  if (kind === 'karma' && picks.includes('karma')) return { picks: [] };
  if (isYes(instance, at) && !COUNTED.test(kind))
    return { play: chosen(options, picks).ready[0]?.text ?? '' };
  const after = press(options, picks, instance, { counted: COUNTED, advised });
  if (after === null) return { why: refused(instance, at) };
  if (isSame(after, picks)) return COUNTED.test(kind) ? { why: refused(instance, at) } : {};
  return { picks: after };
}

const isSame = (one: Picks, other: Picks): boolean => one.toSorted().join() === other.toSorted().join();

function clickDie(face: string, instance: string, at: At): Clicked {
  const { moves, options, picks } = at;
  const copy = `copy ${face}`;
  if (moves.includes(copy)) return isReady(copy, at) ? { play: copy } : { picks: [`die ${face}`] };
  if (instance.endsWith('/elephant')) return click('karma', at);
  if (instance.endsWith('/depot')) return {};
  const text = `${picks.includes('karma') ? 'karma' : 'take'} ${face}`;
  if (!moves.includes(text)) return { why: text };
  // A second click on the same die says yes.
  if (isReady(text, at)) return { play: text };
  return { picks: press(options, picks, `die ${face}`) ?? picks };
}

/** Whether the move is what is picked. */
const isReady = (text: string, { options, picks }: At): boolean =>
  picks.length > 0 && chosen(options, picks).ready[0]?.text === text;

/** Whether a click on the thing leads on: then it glows. */
export function isLit(instance: string, at: At): boolean {
  const { picks, play } = click(instance, at);
  return picks !== undefined || play !== undefined;
}

/** A move like the one that was meant, for the server to say what is wrong with it. */
export function refused(instance: string, { moves, picks }: Pick<At, 'moves' | 'picks'>): string {
  const kind = kindOf(instance);
  const [sort = '', name = ''] = kind.split(' ');
  const things = [...picks.map(kindOf), kind];
  switch (sort) {
    case 'karma': {
      const die = moves.find((text) => text.startsWith('take '))?.slice(5);
      return die === undefined ? 'karma again' : `karma ${die}`;
    }
    case 'space': {
      const like = moves.find((text) => text.startsWith('draw ') || text.startsWith('extend '));
      const [verb = 'draw', , arms = 'ns'] = like?.split(' ') ?? [];
      return `${verb} ${name} ${arms}`;
    }
    case 'stock':
      return sale(soldOf(things));
    case 'row':
      return `circle ${GOODS.filter((good) => things.includes(`row ${good}`)).join(' ')}`;
    default:
      return `${VERBS[sort] ?? 'take'} ${kind.slice(sort.length + 1)}`;
  }
}

const VERBS: Readonly<Record<string, string>> = {
  stop: 'sail',
  person: 'call',
  building: 'upgrade',
  bonus: 'use',
};
