// Names of things, and the things that a move is about: for badges and for the page that must be in sight.
import { isCrate, isGood, type Building, type Face, type Good, type Person } from './view.ts';
import { type Thing } from './selection.ts';

/** A name under which a thing is found again; the same wherever a die lies. */
export function nameOf(thing: Thing): string {
  switch (thing.kind) {
    case 'die':
      return `die ${thing.face}`;
    case 'space':
      return `space ${thing.space}`;
    case 'turned':
    case 'word':
      return thing.text;
    case 'stock':
    case 'back':
    case 'row':
      return `${thing.kind} ${thing.good}`;
    case 'stop':
      return `stop ${thing.stop}`;
    case 'person':
      return `person ${thing.person}`;
    case 'building':
      return `building ${thing.building}`;
    case 'bonus':
      return `bonus ${thing.bonus}`;
    default:
      return thing.kind;
  }
}

/** The things that a move is about, in the order of clicks. */
export function thingsOf(text: string): Thing[] {
  const [verb = '', ...rest] = text.split(' ');
  const [first = ''] = rest;
  const goods = rest.filter(isGood);
  switch (verb) {
    case 'take':
      return [{ kind: 'die', face: first as Face, at: 'middle' }];
    case 'copy':
      return isCrate(first) ? [{ kind: 'die', face: first, at: 'middle' }] : [];
    case 'karma':
      return first === 'again'
        ? [{ kind: 'karma' }]
        : [{ kind: 'karma' }, { kind: 'die', face: first as Face, at: 'middle' }];
    case 'draw':
    case 'extend':
      return [{ kind: 'space', space: first }];
    case 'sail':
      return [{ kind: 'stop', stop: Number(first) }];
    case 'call':
      return [{ kind: 'person', person: first as Person }];
    case 'upgrade':
      return [{ kind: 'building', building: first as Building }];
    case 'use':
      return [{ kind: 'bonus', bonus: rest.join(' ') }];
    case 'circle':
      return goods.map((good) => ({ kind: 'row', good }));
    case 'sell':
      return goods.length > 0 ? unlike(goods).map((good) => ({ kind: 'stock', good })) : [word(text)];
    default:
      return [word(text)];
  }
}

const word = (text: string): Thing => ({ kind: 'word', text });
const unlike = (goods: readonly Good[]): Good[] => [...new Set(goods)];

/** Which half of the sheet a move is made on: the land with its river, or the town. */
export function pageOf(text: string): 'land' | 'town' | null {
  const verb = text.split(' ')[0] ?? '';
  if (['draw', 'extend', 'sail', 'drop'].includes(verb)) return 'land';
  return ['circle', 'sell', 'call', 'upgrade'].includes(verb) ? 'town' : null;
}

/** The best moves as ranks on the things they are about; the better one counts where two meet. */
export function ranks(best: readonly { readonly text: string }[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  best.slice(0, 3).forEach(({ text }, index) => {
    // Several of the best may be ways to turn a road on one space; each way has a button of its own.
    for (const name of [...thingsOf(text).map(nameOf), text]) {
      if (!found.has(name)) found.set(name, index + 1);
    }
  });
  return found;
}
