// Searching the rules: the rules and paragraphs that contain all the words, with their headings.
import { plain, type Block, type Item } from './markdown.ts';

const has = (text: string, words: readonly string[]): boolean => {
  const all = text.toLowerCase();
  return words.every((word) => all.includes(word));
};

const textOf = (item: Item): string => `${item.number ?? ''} ${plain(item.line)}`;

function kept(block: Block, words: readonly string[]): Block | null {
  switch (block.kind) {
    case 'list': {
      const items = block.items.filter((item) => has(textOf(item), words));
      return items.length > 0 ? { ...block, items } : null;
    }
    case 'paragraph':
      return has(plain(block.line), words) ? block : null;
    case 'table':
      return has(block.rows.flat().map(plain).join(' '), words) ? block : null;
    case 'code':
      return has(block.text, words) ? block : null;
    case 'heading':
      return block;
  }
}

/** A heading stays only if something beneath it does. */
export function found(blocks: readonly Block[], search: string): readonly Block[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return blocks;
  const left = blocks.flatMap((block) => kept(block, words) ?? []);
  return left.filter((block, index) => {
    const next = left[index + 1];
    return block.kind !== 'heading' || (next !== undefined && next.kind !== 'heading');
  });
}

/** File locations and commands are of no interest to someone who wants to play. */
const OF_FILES = /\.toml|--components|durbar components|component file|that file/;

/** The pages as a player reads them: from the first heading on, without files and commands. */
export function forPlayers(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.level > 1);
  const ofFiles = (block: Block): boolean => block.kind === 'paragraph' && OF_FILES.test(plain(block.line));
  return blocks.slice(Math.max(first, 0)).filter((block) => !ofFiles(block));
}
