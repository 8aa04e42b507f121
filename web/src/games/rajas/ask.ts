// What the bar says: the current question, and what a move still needs.
import type { Say } from '../../board/board.ts';
import type { Thing } from '../../board/selection.ts';
import type { Asks, View } from './view.ts';

const ASK: Partial<Record<Asks, string>> = {
  place: 'board-rajas-ask-place',
  skip: 'board-rajas-ask-skip',
  lay_brown: 'board-rajas-ask-lay-brown',
  pay: 'board-rajas-ask-pay',
  lay: 'board-rajas-ask-lay',
  overbuild: 'board-rajas-ask-overbuild',
  sail: 'board-rajas-ask-sail',
  colours: 'board-rajas-ask-colours',
  return: 'board-rajas-ask-return',
  overflow: 'board-rajas-ask-overflow',
  upgrade: 'board-rajas-ask-upgrade',
  good: 'board-rajas-ask-good',
  markets: 'board-rajas-ask-markets',
  audience: 'board-rajas-ask-audience',
  pool: 'board-rajas-ask-pool',
  edges: 'board-rajas-ask-edges',
  reroll: 'board-rajas-ask-reroll',
  gift: 'board-rajas-ask-gift',
};

/** The question in words; `count` is how many things an answer takes. */
export const askWords = (asks: Asks, count: number, say: Say): string =>
  say.word(ASK[asks] ?? 'board-rajas-ask-place', { count });

/** The question with a warning before it where someone's markers have crossed and this is the last turn. */
export function lastWords({ asks, ending }: Pick<View, 'asks' | 'ending'>, count: number, say: Say): string {
  const question = askWords(asks, count, say);
  return ending && asks === 'place' ? `${say.word('board-rajas-last')} ${question}` : question;
}

const MISSING: Record<string, string> = {
  die: 'board-rajas-now-die',
  space: 'board-rajas-now-space',
  tile: 'board-rajas-now-tile',
  square: 'board-rajas-now-square',
  supply: 'board-rajas-now-supply',
  edge: 'board-rajas-now-edge',
  yield: 'board-rajas-now-yield',
};

/** What may be picked next, in words; `count` is how many things are missing. */
export function missingWords(next: ReadonlySet<Thing>, count: number, say: Say): string {
  const sorts = new Set([...next].map((thing) => thing.split(' ', 1)[0] ?? ''));
  const named = [...sorts].flatMap((sort) => (MISSING[sort] ? [say.word(MISSING[sort], { count })] : []));
  return named.length ? say.word('board-rajas-now', { what: named.join(say.word('board-rajas-or')) }) : '';
}

const SEEN: Record<string, string> = {
  quarry: 'board-rajas-buy',
  lay: 'board-rajas-lay-here',
  dice: 'board-rajas-take-dice',
};

/** Few words for a move whose tile or dice are in sight anyway: the bar stays as high as it is, and the board where it is. */
export function seenWords(text: string, say: Say): string | null {
  const [verb = '', ...things] = text.split(' ');
  const word = SEEN[verb];
  return word ? say.word(word, { count: things.length }) : null;
}
