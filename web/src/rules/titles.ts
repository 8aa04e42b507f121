// Titles of rules: the games' own words, `jaipur-rule-9` for JAI-9.
import { say } from '../tongue.svelte.ts';

export function titleOf(game: string, rule: string): string {
  const id = `${game}-rule-${rule.slice(4)}`;
  const title = say.word(id);
  return title === id ? '' : title;
}
