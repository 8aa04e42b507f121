// The bots' levels, weakest first. The two that only serve as a measure are not offered to people.
import { say } from './tongue.svelte.ts';
import type { GameInfo } from './wire.ts';

/** A level by its name; an id that has none is shown as it is. */
export function levelName(level: string | null): string {
  const id = `table-level-${level}`;
  const name = say.word(id);
  return name === id ? (level ?? '') : name;
}

/** The levels to offer. */
export function offered(levels: readonly string[]): readonly string[] {
  const people = levels.filter((level) => level !== 'random' && level !== 'greedy');
  return people.length > 0 ? people : levels;
}

/** The level this browser remembers, by its current name; otherwise easy, but no pushover. */
export function remembered(
  { levels, former_levels: former }: Pick<GameInfo, 'levels' | 'former_levels'>,
  kept: string | undefined,
): string {
  const level = former[kept ?? ''] ?? kept;
  return level && levels.includes(level) ? level : sensible(levels);
}

/** A sensible opponent for a player who has not chosen. */
export function sensible(levels: readonly string[]): string {
  return levels.includes('easy') ? 'easy' : (offered(levels)[0] ?? 'greedy');
}
