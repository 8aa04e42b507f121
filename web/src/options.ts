// A game's options in words. Each game names its own; on and off are the same in all.
import { say } from './tongue.svelte.ts';

/** The word for an id, or something else if there is none. */
function wordOr(id: string, otherwise: string, facts: Record<string, number> = {}): string {
  const word = say.word(id, facts);
  return word === id ? otherwise : word;
}

/** Things laid in chosen places, for example `4:1,9:8`. */
const LAID = /^\d+:\d+(,\d+:\d+)*$/;

const idOf = (game: string, key: string): string => `${game}-option-${key.replaceAll('_', '-')}`;

export const optionName = (game: string, key: string): string => wordOr(idOf(game, key), key);
export const optionHelp = (game: string, key: string): string => wordOr(`${idOf(game, key)}-help`, '');

export function valueName(game: string, value: string): string {
  if (value === 'on') return say.word('web-value-on');
  if (value === 'off') return say.word('web-value-off');
  if (LAID.test(value)) return wordOr(`${game}-value-laid`, value, { count: value.split(',').length });
  return wordOr(`${game}-value-${value}`, value);
}
