// Where the cards of a market lie, kept while the page is open: a reload lays none of them elsewhere.
import type { Slots } from './stage.ts';
import { CARDS } from './view.ts';

const key = (table: string): string => `jaipur market ${table}`;
const isCard = (word: unknown): boolean => word === null || CARDS.some((card) => card === word);

/** As a table's market was seen last in this tab; none where it is seen for the first time, and for a puzzle. */
export function slotsKept(table: string): Slots | null {
  if (!table) return null;
  try {
    const told: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null');
    return Array.isArray(told) && told.every(isCard) ? (told as Slots) : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing lays the market out in table order. */
export function keepSlots(table: string, slots: Slots): void {
  if (!table) return;
  try {
    sessionStorage.setItem(key(table), JSON.stringify(slots));
  } catch {
    // It lasts until the page is closed.
  }
}
