// The rules of each game, read from the repository's own pages when they are first opened.
import { read, type Block } from './markdown.ts';

const pages = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const books = new Map<string, Promise<readonly Block[]>>();

/** Rule numbers start with their game's letters. */
const LETTERS: Record<string, string> = { JAI: 'jaipur', RAJ: 'rajas', DCH: 'charmers', CKA: 'karma' };

/** The game that a rule belongs to. */
export const gameOf = (rule: string): string | null => LETTERS[rule.slice(0, 3)] ?? null;

/** The pages of a game's rules; null if there is no such game. */
export function bookOf(game: string): Promise<readonly Block[]> | null {
  const load = pages[`../../../docs/rules/${game}.md`];
  if (!load) return null;
  const book = books.get(game) ?? load().then(read);
  books.set(game, book);
  return book;
}
