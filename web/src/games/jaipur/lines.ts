// The sentences of the board that depend on where things stand.
import type { Say } from '../../board/board.ts';
import type { Desk } from './desk.svelte.ts';
import type { Effect, Sale } from './preview.ts';
import { readId } from './things.ts';
import { count, total, type Trade } from './trade.ts';
import { CARD_WORDS, CARDS, COUNT_WORDS, each, GOODS, pileOf, type Card, type Components } from './view.ts';

/** What a card is and what a click on it does. */
export function thingLabel(table: Desk, instance: string): string {
  const { say } = table;
  const [side, card] = readId(instance);
  const mine = card === 'camel' ? 'board-jaipur-at-herd' : 'board-jaipur-at-hand';
  const ranks = table.ranks(instance);
  const parts = [
    say.word(side === 'take' ? 'board-jaipur-at-market' : mine, { card: say.word(CARD_WORDS[card]) }),
  ];
  if (table.isPicked(instance)) parts.push(say.word('board-jaipur-unpick'));
  else if (table.active)
    parts.push(say.word(table.fits(instance) ? 'board-jaipur-pick' : 'board-jaipur-ask'));
  if (ranks.length > 0) parts.push(say.word('board-jaipur-hint', { ranks: say.list(ranks.map(String)) }));
  return parts.join(' ');
}

/** What the player is asked, or what is waited for. */
export function promptLine(table: Desk): string {
  const { say, active, trade } = table;
  const { state } = table.props;
  if (trade) return table.text === null ? missing(table, trade) : table.label(table.text);
  if (active) return say.word('board-jaipur-prompt');
  if (state.turn.kind === 'over') return say.word('table-over');
  if (state.confirm) return say.word('web-prompt-confirm');
  if (state.turn.seat === state.viewer) return say.word('board-jaipur-yours');
  return say.word('board-jaipur-waiting', { seat: say.seat(state.turn.seat) }, state.turn.seat);
}

/** What a selection still needs to be a move. */
export function missing({ say, choice }: Pick<Desk, 'say' | 'choice'>, { taken, given }: Trade): string {
  if (choice.fits.some(({ text }) => text.startsWith('sell '))) return say.word('board-jaipur-sell-more');
  const more = total(taken) - total(given);
  // A full hand has no room for more goods than it gives, and some have no camel left.
  const camel = choice.next.has('give camel');
  if (more > 0)
    return say.word(camel ? 'board-jaipur-give-more' : 'board-jaipur-give-cards', { count: more });
  if (more < 0) return say.word('board-jaipur-take-more', { count: -more });
  return say.word('board-jaipur-both-more');
}

/** The effect of the choice in words, and whether it could be more. */
export function moreLine({ say, components, trade, effect, choice }: Desk): string {
  if (!trade) return '';
  if (!effect) return say.word('board-jaipur-or-cancel');
  const parts = [effect.sale ? saleLine(say, components, effect.sale) : cardsLine(say, effect)];
  if (effect.ends) parts.push(say.word('board-jaipur-ends'));
  if (choice.fits.length > 1) parts.push(say.word('board-jaipur-or-more'));
  return parts.join(' ');
}

function saleLine(say: Say, components: Components, { rupees, bonus }: Sale): string {
  const paid = say.word('board-jaipur-pays', { rupees: say.word('jaipur-rupees', { count: rupees }) });
  if (!bonus) return paid;
  const values = pileOf(components, bonus);
  const range = { least: Math.min(...values), most: Math.max(...values) };
  return `${paid} ${say.word('board-jaipur-and-bonus', range)}`;
}

function cardsLine(say: Say, { hand, herd }: Effect): string {
  const parts: string[] = [];
  if (hand[0] !== hand[1])
    parts.push(say.word('board-jaipur-hand-change', { before: hand[0], after: hand[1] }));
  if (herd[0] !== herd[1])
    parts.push(say.word('board-jaipur-herd-change', { before: herd[0], after: herd[1] }));
  return parts.join(' ');
}

/** Cards counted by kind: "2 gold and 1 camel". */
export function counted(say: Say, cards: readonly Card[]): string {
  const counts = count(cards);
  const kinds = CARDS.filter((card) => counts[card] > 0);
  const words = kinds.map((card) => say.word(COUNT_WORDS[card], { count: counts[card] }));
  return say.list(words) || say.word('board-jaipur-none');
}

/** The whole board in a few sentences, for players who cannot see it. */
export function summary({ say, view, near, memory, openHerds }: Desk): string {
  const seats = near === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const rows = GOODS.map((good) => `${say.word(CARD_WORDS[good])} ${view.rows[good].join(' ') || '–'}`);
  const hands = seats.map((seat) => {
    const own = view.seat === seat && view.hand !== null;
    const known = memory ? counted(say, each(view.known[seat])) : '–';
    return say.word(own ? 'board-jaipur-summary-own' : 'board-jaipur-summary-other', {
      seat: say.seat(seat),
      cards: own && view.hand ? counted(say, each(view.hand)) : known,
      count: view.hand_sizes[seat],
      herd: own || openHerds ? view.herds[seat] : '?',
      seals: say.word('jaipur-score-seals', { count: view.seals[seat] }),
    });
  });
  const table = say.word('board-jaipur-summary', {
    round: view.round,
    market: counted(say, view.market),
    deck: view.deck,
    rows: rows.join('; '),
  });
  return [table, ...hands].join(' ');
}
