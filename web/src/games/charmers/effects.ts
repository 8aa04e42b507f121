// What a move would bring, from the events that the server foresees: for the line above the confirm button.
import { isPlain, type Bonus, type Event } from './view.ts';

export interface Effect {
  readonly bonus: Bonus;
  /** Unlocked, but of no use now. */
  readonly lost: boolean;
}

/** The player's own points, coins, goods, karma and bonuses, in the order they come; countable ones are added up. */
export function effectsOf(events: readonly Event[], seat: number | null): Effect[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const fame = own.reduce((sum, event) => sum + (event.kind === 'fame' ? event.points : 0), 0);
  const money = own.reduce((sum, event) => sum + (event.kind === 'money' ? event.coins : 0), 0);
  const goods = own.filter(({ kind }) => kind === 'circled').length;
  /** What is taken at once is counted already: nothing is shown twice. */
  const taken = (bonus: Bonus): boolean =>
    isPlain(bonus) && own.some((event) => event.kind === 'used' && event.bonus === bonus);
  const more = own.flatMap((event): Effect[] => {
    if (event.kind === 'karma') return [{ bonus: 'karma', lost: false }];
    if (event.kind === 'freed') return taken(event.bonus) ? [] : [{ bonus: event.bonus, lost: false }];
    return event.kind === 'lost' ? [{ bonus: event.bonus, lost: true }] : [];
  });
  const sum = (word: string, count: number): Effect[] =>
    count > 0 ? [{ bonus: `${word} ${count}`, lost: false }] : [];
  return [...sum('fame', fame), ...sum('money', money), ...sum('goods', goods), ...more];
}

/** Whether a die would be taken without any effect. */
export const inVain = (events: readonly Event[]): boolean => events.some(({ kind }) => kind === 'in_vain');
