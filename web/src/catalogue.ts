// What the games are called, and a line about each, in their own words.
import { games } from './games.svelte.ts';
import { say } from './tongue.svelte.ts';

/** What a game says about itself; one without its own words is called by its id. */
function ofGame(game: string, what: string, otherwise: string): string {
  const id = `${game}-${what}`;
  const word = say.word(id);
  return word === id ? otherwise : word;
}

/** Whether there is a guided game. */
export const hasLesson = (game: string): boolean =>
  games.all.some(({ id, lessons }) => id === game && lessons.length > 0);

export const gameTitle = (game: string): string => ofGame(game, 'title', game);
export const gameLine = (game: string): string => ofGame(game, 'line', '');
export const gameFacts = (game: string): string => ofGame(game, 'facts', '');
