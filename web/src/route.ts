// Addresses and what they mean. Pure: the browser's part is in navigation.svelte.ts.

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | {
      readonly page: 'replay' | 'analysis';
      readonly id: string;
      readonly ply: number | null;
      readonly as: number | null;
    }
  | { readonly page: 'mistakes'; readonly id: string }
  | { readonly page: 'fair'; readonly id: string }
  | { readonly page: 'learn'; readonly game: string | null; readonly lesson: string | null }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'law'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'puzzles'; readonly game: string | null; readonly puzzle: string | null }
  | { readonly page: 'daily'; readonly date: string | null }
  | { readonly page: 'duplicate'; readonly match: string | null; readonly game: string | null }
  | { readonly page: 'mine' }
  | { readonly page: 'watch' }
  | { readonly page: 'settings' }
  | { readonly page: 'account'; readonly back: string | null }
  | { readonly page: 'ratings'; readonly game: string | null }
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'import' }
  | { readonly page: 'host' }
  | { readonly page: 'invite'; readonly code: string }
  | { readonly page: 'lost' };

/** A number in an address, if it is one. */
function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** A page to come back to: only a table or a duplicate match, or a new one. An address cannot lead anyone
 * elsewhere. */
function backTo(text: string | null): string | null {
  return text !== null && /^\/((t|new|duplicate)\/[\w-]{1,64}|duplicate)$/.test(text) ? text : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads an address; one that means nothing leads to the "not found" page. */
export function routeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const [first, second, third, ...rest] = pathname.split('/').filter(Boolean).map(decoded);
  const asked = new URLSearchParams(search);
  if (rest.length > 0) return { page: 'lost' };
  if (first === undefined) return { page: 'home' };
  if (first === 'learn') return { page: 'learn', game: second ?? null, lesson: third ?? null };
  const rule = hash.length > 1 ? decoded(hash.slice(1)) : null;
  if (first === 'rules' && second !== undefined && third === 'law')
    return { page: 'law', game: second, rule };
  if (third !== undefined) return { page: 'lost' };
  if (first === 'puzzles') return puzzles(second ?? null);
  if (first === 'daily') return { page: 'daily', date: second ?? null };
  if (first === 'duplicate') return { page: 'duplicate', match: second ?? null, game: asked.get('game') };
  if (first === 'ratings') return { page: 'ratings', game: second ?? null };
  if (first === 'account' && second === undefined)
    return { page: 'account', back: backTo(asked.get('back')) };
  if (second === undefined) return lonely(first);
  switch (first) {
    case 'new':
      return { page: 'new', game: second };
    case 't':
      return { page: 'table', id: second };
    case 'replay':
    case 'analysis':
      return { page: first, id: second, ply: count(asked.get('ply')), as: count(asked.get('as')) };
    case 'mistakes':
      return { page: 'mistakes', id: second };
    case 'players':
      return { page: 'player', id: second };
    case 'invite':
      return { page: 'invite', code: second };
    case 'fair':
      return { page: 'fair', id: second };
    case 'rules':
      // A numbered rule is in the full rules, even if an old link leads to the rulebook.
      return rule ? { page: 'law', game: second, rule } : { page: 'rules', game: second };
    default:
      return { page: 'lost' };
  }
}

/** `/puzzles`, those of a game, or one of them: `jaipur-0123456789`. */
function puzzles(text: string | null): Route {
  const game = text?.replace(/-[0-9a-f]{10}$/, '') ?? null;
  return { page: 'puzzles', game, puzzle: game === text ? null : text };
}

/** Pages whose address is a single word. */
function lonely(word: string): Route {
  switch (word) {
    case 'mine':
    case 'watch':
    case 'settings':
    case 'import':
    case 'host':
      return { page: word };
    default:
      return { page: 'lost' };
  }
}
