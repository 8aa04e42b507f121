// What a browser remembers and plays.
import { describe, expect, it } from 'vitest';
import { heardIn, soundsOf } from '../../src/games/sounds.ts';
import { remembered } from '../../src/levels.ts';
import { SOUNDS } from '../../src/sound.ts';
import type { Story } from '../../src/wire.ts';

it('a level stored under its old name is read as the new one, and a missing one as easy', () => {
  const about = {
    levels: ['random', 'greedy', 'beginner', 'easy', 'expert'],
    former_levels: { raja: 'expert' },
  };
  const found = ['raja', 'beginner', 'gandhi', undefined].map((kept) => remembered(about, kept));
  expect(found).toEqual(['expert', 'beginner', 'easy', 'easy']);
});

describe('what is heard', () => {
  const line = (...kinds: string[]): Story => ({
    n: 0,
    seat: 0,
    line: '',
    said: [],
    events: kinds.map((kind) => ({ kind })),
  });
  it('is each sound of a step once, three at most', () => {
    const sounds = { rolled: 'dice', money: 'coin', laid: 'tile', bonus: 'luck' } as const;
    expect(heardIn([line('rolled', 'rolled', 'other', 'money'), line('laid', 'bonus')], sounds)).toEqual([
      'dice',
      'coin',
      'tile',
    ]);
    expect(heardIn([], sounds)).toEqual([]);
  });
  it.each(['jaipur', 'rajas', 'charmers', 'karma'])('%s has sounds of its own', async (game) => {
    const sounds = Object.values(await soundsOf(game));
    expect(sounds.length).toBeGreaterThan(3);
    expect(sounds.every((sound) => SOUNDS.includes(sound))).toBe(true);
  });
});
