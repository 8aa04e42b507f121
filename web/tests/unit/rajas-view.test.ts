// What the board of Rajas reads in a view: rewards, which are sent as text.
import { describe, expect, it } from 'vitest';
import { allSteps } from './steps.ts';
import { readReward, rewardWords } from '../../src/games/rajas/rewards.ts';
import type { View } from '../../src/games/rajas/view.ts';

describe('views', () => {
  const all = allSteps('rajas').map(({ state }) => state.view as View);
  it('contain only rewards that can be read', () => {
    const texts = all.flatMap((view) => [
      ...view.river.map(({ reward }) => reward),
      ...view.spaces.flatMap(({ gives }) => gives ?? []),
      ...view.yields.map(({ reward }) => reward),
      ...view.players.flatMap(({ edges }) => edges.flatMap(({ reward }) => reward ?? [])),
    ]);
    for (const text of new Set(texts)) expect(readReward(text)).toHaveLength(text.split(' + ').length);
  });
});

describe('rewards', () => {
  const say = {
    phrase: () => '',
    seat: () => '',
    list: (items: readonly string[]) => items.join(' & '),
    word: (id: string, values?: Record<string, string | number>) =>
      `${id}${values ? `:${Object.values(values).join(',')}` : ''}`,
  };
  it('are read part by part', () => {
    expect(readReward('karma 1 + die 2')).toEqual([
      { kind: 'karma', count: 1 },
      { kind: 'die', count: 2 },
    ]);
    expect(readReward('fame 1 per 3 river')).toEqual([
      { kind: 'per', unit: 'fame', count: 1, every: 3, of: 'river' },
    ]);
    expect(readReward('die per karma')).toEqual([{ kind: 'karma_dice' }]);
    expect(readReward('yield tile')).toEqual([{ kind: 'yield' }]);
  });
  it('are said in words', () => {
    expect(rewardWords('money 3', say)).toBe('rajas-n-money:3');
    expect(rewardWords('karma 1 + dice orange blue', say)).toBe(
      'rajas-n-karma:1 & rajas-n-orange:1 & rajas-n-blue:1',
    );
    expect(rewardWords('either orange blue', say)).toBe('rajas-either:rajas-n-orange:1,rajas-n-blue:1');
    expect(rewardWords('fame 2 per bend', say)).toBe('rajas-per:rajas-n-fame:2,rajas-per-bend:1');
  });
});
