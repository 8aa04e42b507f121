// The bots' names, weakest first. The two that only serve as a measure are not offered to people.
import { say } from './tongue.svelte.ts';

const NAMES: Record<string, string> = {
  random: 'web-level-random',
  greedy: 'web-level-greedy',
  guest: 'web-level-guest',
  trader: 'web-level-trader',
  courtier: 'web-level-courtier',
  minister: 'web-level-minister',
  raja: 'web-level-raja',
  mogul: 'web-level-mogul',
};

const BOTS: Record<string, string> = {
  guest: 'web-bot-guest',
  trader: 'web-bot-trader',
  courtier: 'web-bot-courtier',
  minister: 'web-bot-minister',
  raja: 'web-bot-raja',
  mogul: 'web-bot-mogul',
};

/** A bot's rank as a name. */
export function botName(level: string | null): string {
  const id = BOTS[level ?? ''];
  return id ? say.word(id) : (level ?? '');
}

export function levelName(level: string | null): string {
  const id = NAMES[level ?? ''];
  return id ? say.word(id) : (level ?? '');
}

/** The levels to offer. */
export function offered(levels: readonly string[]): readonly string[] {
  const people = levels.filter((level) => level !== 'random' && level !== 'greedy');
  return people.length > 0 ? people : levels;
}

/** A sensible opponent for somebody who has not chosen: easy, but no pushover. */
export function sensible(levels: readonly string[], kept: string | undefined): string {
  if (kept && levels.includes(kept)) return kept;
  return levels.includes('trader') ? 'trader' : (offered(levels)[0] ?? 'greedy');
}
