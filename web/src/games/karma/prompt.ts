// What the seat to move is asked, in words, with the rule that tells more.
import type { Say } from '../../board/board.ts';
import type { Story } from '../../wire.ts';
import type { Deck } from './deck.ts';
import { ruleOf } from './deck.ts';
import { cardName, priceName } from './describe.ts';
import type { Event, Task } from './view.ts';

export interface Prompt {
  text: string;
  rule: string;
}

/** Whether the turn that goes on is one more of the same seat's, and not the first of a round. The very first turn of a
 * match begins with its round. */
export function isAnotherTurn(log: readonly Story[]): boolean {
  const begun = log
    .flatMap(({ events }) => events as Event[])
    .filter(({ kind }) => kind === 'turn_begins' || kind === 'round_begins');
  const [before, now] = begun.slice(-2);
  const follows = before?.kind === 'turn_begins' || (before?.kind === 'round_begins' && before.round === 1);
  return follows && now?.kind === 'turn_begins' && before.seat === now.seat;
}

export function prompt(say: Say, deck: Deck, task: Task, another = false): Prompt {
  switch (task.kind) {
    case 'arrange':
      return { text: say.word('board-karma-do-arrange'), rule: 'CKA-1' };
    case 'pay': {
      const card = deck.get(task.card);
      const values = { what: cardName(say, card), price: priceName(say, card) };
      return { text: say.word('board-karma-do-pay', values), rule: ruleOf(card) };
    }
    case 'discard':
      return { text: say.word('board-karma-do-discard', { count: task.count }), rule: 'CKA-3' };
    case 'dice':
      return { text: say.word('board-karma-do-dice'), rule: 'CKA-3' };
    case 'goods':
      return { text: say.word('board-karma-do-goods'), rule: 'CKA-11' };
    case 'more_goods':
      return { text: say.word('board-karma-do-more-goods'), rule: 'CKA-11' };
    case 'free_palace':
      return { text: say.word('board-karma-do-palace'), rule: 'CKA-12' };
    case 'coins_or_palace':
      return { text: say.word('board-karma-do-coins-or-palace'), rule: 'CKA-27' };
    case 'fame_or_ship':
      return { text: say.word('board-karma-do-fame-or-ship'), rule: 'CKA-27' };
    case 'copy_ship':
      return { text: say.word('board-karma-do-copy'), rule: 'CKA-12' };
    case 'pick_buildings':
      return { text: say.word('board-karma-do-houses'), rule: 'CKA-14' };
    case 'pick_goods':
      return { text: say.word('board-karma-do-goods-set'), rule: 'CKA-16' };
    case 'payout':
      return { text: say.word('board-karma-do-payout'), rule: 'CKA-20' };
    case 'close':
      return { text: say.word('board-karma-do-close'), rule: 'CKA-22' };
    default:
      return { text: say.word(another ? 'board-karma-do-act-again' : 'board-karma-do-act'), rule: 'CKA-3' };
  }
}
