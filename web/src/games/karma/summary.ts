// The table in a few sentences, for players who cannot see it.
import type { Desk } from './desk.svelte.ts';
import { tokenName } from './describe.ts';
import type { Token } from './view.ts';

const TOKENS: readonly Token[] = ['fame', 'coins', 'karma', 'administrators'];

export function summary({ view, say }: Desk): string {
  const places = view.players.map((place, seat) =>
    say.word('board-karma-summary-place', {
      seat: say.seat(seat),
      tokens: say.list(TOKENS.map((token) => tokenName(say, token, place[token]))),
      turned: place.turned_by_fame + place.turned_by_coins,
      dice: place.hand.length,
      display: place.display.length,
    }),
  );
  return say.word('board-karma-summary', {
    stage: say.word('board-karma-stage', { round: view.round, stage: view.stage }),
    elephant: say.word('board-karma-elephant', { seat: say.seat(view.starter) }),
    grid: view.grid.length,
    mine: places.join(' '),
  });
}
