// Rewards are short texts such as `karma 1 + die 1`; this reads them, for pictures and for words.
import type { Say } from '../../board/board.ts';
import { COLOURS, type Colour } from './view.ts';

/** What a brown yield tile counts. */
export type Counted = 'market' | 'river' | 'building' | 'yield' | 'bend' | 'upgrade' | 'worker';

/** One part of a reward; the last two are the board's own words for what chambers give. */
export type Part =
  | { kind: 'money' | 'fame' | 'karma' | 'die' | 'sail' | 'kind' | 'chamber'; count: number }
  | { kind: 'dice' | 'either'; colours: Colour[] }
  | { kind: 'per'; unit: 'money' | 'fame'; count: number; every: number; of: Counted }
  | { kind: 'karma_dice' | 'upgrade' | 'boat' | 'assorted' | 'audience' | 'yield' | 'starter' | 'overbuild' };

export const readReward = (text: string): Part[] =>
  text
    .split(' + ')
    .map(readPart)
    .filter((part) => part !== null);

function readPart(text: string): Part | null {
  const [kind = '', ...words] = text.split(' ');
  const count = Number(words[0]);
  if (words[0] === 'per') return { kind: 'karma_dice' };
  if (words[1] === 'per' && (kind === 'money' || kind === 'fame')) {
    const every = words.length > 3 ? Number(words[2]) : 1;
    return { kind: 'per', unit: kind, count, every, of: words.at(-1) as Counted };
  }
  switch (kind) {
    case 'money':
    case 'fame':
    case 'karma':
    case 'die':
    case 'sail':
    case 'kind':
    case 'chamber':
      return { kind, count };
    case 'dice':
    case 'either':
      return { kind, colours: words as Colour[] };
    case 'upgrade':
    case 'boat':
    case 'assorted':
    case 'audience':
    case 'yield':
    case 'starter':
    case 'overbuild':
      return { kind };
    default:
      return null;
  }
}

const DICE: Record<Colour, string> = {
  orange: 'rajas-n-orange',
  green: 'rajas-n-green',
  blue: 'rajas-n-blue',
  purple: 'rajas-n-purple',
};
const PER: Record<Counted, string> = {
  market: 'rajas-per-market',
  river: 'rajas-per-river',
  building: 'rajas-per-building',
  yield: 'rajas-per-yield',
  bend: 'rajas-per-bend',
  upgrade: 'rajas-per-upgrade',
  worker: 'rajas-per-worker',
};
export const PERSONS = [
  'rajas-mogul',
  'rajas-dancer',
  'rajas-yogi',
  'rajas-man-singh',
  'rajas-builder',
  'rajas-portuguese',
] as const;

function colourWords(colours: readonly Colour[], say: Say): string[] {
  const named = COLOURS.map((colour) => ({
    colour,
    count: colours.filter((each) => each === colour).length,
  }));
  return named.flatMap(({ colour, count }) => (count ? [say.word(DICE[colour], { count })] : []));
}

function partWords(part: Part, say: Say): string {
  switch (part.kind) {
    case 'money':
      return say.word('rajas-n-money', { count: part.count });
    case 'fame':
      return say.word('rajas-n-fame', { count: part.count });
    case 'karma':
      return say.word('rajas-n-karma', { count: part.count });
    case 'die':
      return say.word('rajas-n-dice', { count: part.count });
    case 'sail':
      return say.word('rajas-n-sail', { count: part.count });
    case 'kind':
      return say.word('rajas-n-kind', { count: part.count });
    case 'chamber':
      return say.word(PERSONS[part.count - 1] ?? PERSONS[0]);
    case 'dice':
      return say.list(colourWords(part.colours, say));
    case 'either':
      return colourWords(part.colours, say).reduceRight((second, first) =>
        say.word('rajas-either', { first, second }),
      );
    case 'per': {
      const unit = part.unit === 'fame' ? 'rajas-n-fame' : 'rajas-n-money';
      const amount = say.word(unit, { count: part.count });
      return say.word('rajas-per', { amount, each: say.word(PER[part.of], { count: part.every }) });
    }
    case 'karma_dice':
      return say.word('rajas-die-per-karma');
    case 'upgrade':
      return say.word('rajas-upgrade');
    case 'boat':
      return say.word('rajas-boat-step');
    case 'assorted':
      return say.word('rajas-assorted');
    case 'audience':
      return say.word('rajas-audience');
    case 'yield':
      return say.word('rajas-yield-tile');
    case 'starter':
      return say.word('board-rajas-starter');
    case 'overbuild':
      return say.word('board-rajas-overbuild');
  }
}

/** A reward in words. */
export const rewardWords = (text: string, say: Say): string =>
  say.list(
    readReward(text).flatMap((part) =>
      part.kind === 'dice' ? colourWords(part.colours, say) : [partWords(part, say)],
    ),
  );
