// One click to a game: a table against one bot, started at once.
import { api, contribution } from './api.ts';
import { identity } from './identity.svelte.ts';
import { remembered } from './levels.ts';
import { go } from './navigation.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { TableInfo } from './wire.ts';

/** Makes a table against one bot and starts it. */
export async function againstBot(game: string, level?: string): Promise<TableInfo> {
  const [games] = await Promise.all([api.games(), identity.ensure()]);
  const about = games.find(({ id }) => id === game) ?? { levels: [], former_levels: {} };
  const bot = level ?? remembered(about, settings.level[game]);
  return api.newTable({
    game,
    seats: [{ kind: 'me' }, { kind: 'bot', level: bot }],
    contribution: contribution(),
    start: true,
  });
}

export async function begin(game: string): Promise<void> {
  go(`/t/${(await againstBot(game)).id}`);
}
