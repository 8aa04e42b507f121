// A game's options in words. Each game names its own; on and off are the same in all.
import { say } from './tongue.svelte.ts';

/** The word of an id, or something else where there is none. */
function wordOr(id: string, otherwise: string): string {
  const word = say.word(id);
  return word === id ? otherwise : word;
}

const idOf = (game: string, key: string): string => `${game}-option-${key.replaceAll('_', '-')}`;

export const optionName = (game: string, key: string): string => wordOr(idOf(game, key), key);
export const optionHelp = (game: string, key: string): string => wordOr(`${idOf(game, key)}-help`, '');

export function valueName(game: string, value: string): string {
  if (value === 'on') return say.word('web-value-on');
  if (value === 'off') return say.word('web-value-off');
  return wordOr(`${game}-value-${value}`, value);
}
