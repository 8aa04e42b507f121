// The games as the shell knows them: their order, titles and one line each. All else the server says.
import { say } from './tongue.svelte.ts';

export const GAMES = ['jaipur', 'rajas', 'charmers', 'karma'] as const;
export type GameId = (typeof GAMES)[number];

const TITLES: Record<string, string> = {
  jaipur: 'web-game-jaipur',
  rajas: 'web-game-rajas',
  charmers: 'web-game-charmers',
  karma: 'web-game-karma',
};

const LINES: Record<GameId, string> = {
  jaipur: 'web-line-jaipur',
  rajas: 'web-line-rajas',
  charmers: 'web-line-charmers',
  karma: 'web-line-karma',
};

const FACTS: Record<GameId, string> = {
  jaipur: 'web-facts-jaipur',
  rajas: 'web-facts-rajas',
  charmers: 'web-facts-charmers',
  karma: 'web-facts-karma',
};

export function gameTitle(game: string): string {
  const id = TITLES[game];
  return id ? say.word(id) : game;
}

export const gameLine = (game: GameId): string => say.word(LINES[game]);
export const gameFacts = (game: GameId): string => say.word(FACTS[game]);
