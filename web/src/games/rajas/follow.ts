// Which part of the board a story happens in, so that a board that shows one part at a time can turn to it.
import type { Story } from '../../wire.ts';
import { eventsOf } from './flights.ts';
import type { Event } from './view.ts';

/** The parts of the board that are shown one at a time where room is short. */
export type Tab = 'palace' | 'works' | 'river' | 'province';

export const TABS: readonly Tab[] = ['palace', 'works', 'river', 'province'];

export interface Where {
  readonly tab: Tab;
  /** Whose province it is, where it is one. */
  readonly province: number | null;
}

const WORKS = /^(quarry|tea|silk|spices|assorted|harbour)/;

/** Where something is done; what is only counted or rolled is done nowhere. */
function tabOf(event: Event): Tab | null {
  switch (event.kind) {
    case 'placed':
      return WORKS.test(event.space) ? 'works' : 'palace';
    case 'boat':
      return 'river';
    case 'laid':
    case 'covered':
    case 'yield_laid':
      return 'province';
    case 'drawn':
      return 'palace';
    default:
      return null;
  }
}

/** Where a seat other than one's own acted last. What is built is worth seeing more than the boat that it moves. */
export function whereIn(story: readonly Story[], own: number | null): Where | null {
  const others = eventsOf(story).flatMap((event) => {
    const tab = tabOf(event);
    const seat = 'seat' in event ? event.seat : null;
    return tab === null || seat === null || seat === own ? [] : [{ tab, seat }];
  });
  const last = others.findLast(({ tab }) => tab === 'province') ?? others.at(-1);
  return last ? { tab: last.tab, province: last.tab === 'province' ? last.seat : null } : null;
}
