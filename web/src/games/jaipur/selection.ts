// From clicks to moves. A selection is a set of things on the board; the legal moves that hold it all are
// those it may still become. Nothing here knows a rule.
import type { Choice } from '../../wire.ts';
import { count, holds, list, readTrade, same, total, writeTrade, type Cards, type Trade } from './trade.ts';
import { each, type Card, type View } from './view.ts';

/** A card that may be clicked. */
export interface Thing {
  /** Also the key of its element. */
  readonly id: string;
  readonly side: 'taken' | 'given';
  readonly card: Card;
}

/** Ids of the things that are selected. */
export type Pick = ReadonlySet<string>;
export const NOTHING: Pick = new Set();

export interface Option {
  readonly choice: Choice;
  readonly trade: Trade;
}

/** All that selections are judged by in one position. */
export interface Desk {
  readonly things: readonly Thing[];
  readonly options: readonly Option[];
}

/** The things of a position: the market by its slots, my hand card by card, as many of my camels as could go. */
export function deskOf(view: View, slots: readonly (Card | null)[], moves: readonly Choice[]): Desk {
  const hand = view.hand ? each(view.hand) : [];
  const herd = view.seat === null ? 0 : Math.min(view.herds[view.seat === 1 ? 1 : 0], slots.length);
  return {
    things: [
      ...slots.flatMap((card, at): Thing[] => (card ? [{ id: `slot-${at}`, side: 'taken', card }] : [])),
      ...hand.map((card, at): Thing => ({ id: handId(hand, at), side: 'given', card })),
      ...Array.from({ length: herd }, (_, at): Thing => ({
        id: `camel-${at}`,
        side: 'given',
        card: 'camel',
      })),
    ],
    options: moves.flatMap((choice) => {
      const trade = readTrade(choice.text, view.market);
      return trade ? [{ choice, trade }] : [];
    }),
  };
}

/** Equal cards of a hand are told apart by their number, so that an element stays when others leave. */
export function handId(hand: readonly (Card | null)[], at: number): string {
  const card = hand[at] ?? null;
  return `hand-${card ?? 'back'}-${hand.slice(0, at).filter((other) => other === card).length}`;
}

export function tradeOf({ things }: Desk, pick: Pick): Trade {
  const side = (wanted: Thing['side']): Cards =>
    count(things.filter(({ id, side }) => side === wanted && pick.has(id)).map(({ card }) => card));
  return { taken: side('taken'), given: side('given') };
}

/** The moves that a selection may still become. */
export function openTo(desk: Desk, pick: Pick): Option[] {
  const trade = tradeOf(desk, pick);
  return desk.options.filter((option) => holds(option.trade, trade));
}

/** The move that a selection is, if it is a whole one. */
export function moveOf(desk: Desk, pick: Pick): Option | null {
  const trade = tradeOf(desk, pick);
  return desk.options.find((option) => same(option.trade, trade)) ?? null;
}

/** What a click on a thing adds: the camels of the market go together. */
function together({ things }: Desk, thing: Thing): string[] {
  if (thing.side === 'given' || thing.card !== 'camel') return [thing.id];
  return things.filter(({ side, card }) => side === 'taken' && card === 'camel').map(({ id }) => id);
}

/** Whether a click on a thing would add it. */
export function fits(desk: Desk, pick: Pick, thing: Thing): boolean {
  return openTo(desk, new Set([...pick, ...together(desk, thing)])).length > 0;
}

export type Click = { readonly pick: Pick } | { readonly why: string } | null;

/** What a click does: a new selection, a question why not, or nothing. */
export function click(desk: Desk, pick: Pick, thing: Thing): Click {
  const added = together(desk, thing);
  if (pick.has(thing.id)) return { pick: new Set([...pick].filter((id) => !added.includes(id))) };
  const more = new Set([...pick, ...added]);
  if (openTo(desk, more).length > 0) return { pick: filledUp(desk, more) };
  const text = attempt(desk, pick, thing);
  if (text && !desk.options.some(({ choice }) => choice.text === text)) return { why: text };
  const alone = new Set(added);
  return openTo(desk, alone).length > 0 ? { pick: filledUp(desk, alone) } : null;
}

/** Where one move alone is left, its other cards need not be asked for. */
export function filledUp(desk: Desk, pick: Pick): Pick {
  const [only, another] = openTo(desk, pick);
  return only && !another ? pickOf(desk, only.trade, pick) : pick;
}

/** A selection that makes up a trade, keeping what is selected already. */
export function pickOf({ things }: Desk, trade: Trade, kept: Pick = NOTHING): Pick {
  const chosen = new Set<string>();
  const left = { taken: { ...trade.taken }, given: { ...trade.given } };
  const keptFirst = [...things].sort((a, b) => Number(kept.has(b.id)) - Number(kept.has(a.id)));
  for (const { id, side, card } of keptFirst) {
    if (left[side][card] === 0) continue;
    left[side][card] -= 1;
    chosen.add(id);
  }
  return chosen;
}

/** The notation of what a click seems to want, for the server to say which rule forbids it. */
function attempt(desk: Desk, pick: Pick, thing: Thing): string | null {
  const before = tradeOf(desk, pick);
  const wanted = tradeOf(desk, new Set([...pick, thing.id]));
  if (wanted.taken.camel > 0) return pick.size === 0 ? 'camels' : null;
  if (total(before.taken) > 0 || total(before.given) > 0) {
    const even = evenedUp(desk, before, thing);
    if (even) return even;
  }
  return writeTrade(wanted) ?? writeTrade(filledWith(desk, wanted));
}

/** The wish inside an exchange that would be legal without it, so that the answer names the true reason. */
function evenedUp({ options }: Desk, before: Trade, { side, card }: Thing): string | null {
  for (const { trade } of options) {
    if (total(trade.taken) < 2 || total(trade.given) < 2 || !holds(trade, before)) continue;
    const spare = list(trade[side]).find((other) => trade[side][other] > before[side][other]);
    if (!spare) continue;
    const cards = { ...trade[side], [spare]: trade[side][spare] - 1 };
    return writeTrade({ ...trade, [side]: { ...cards, [card]: cards[card] + 1 } });
  }
  return null;
}

/** A one-sided wish with cards for the other side, any that are there, as many on both. */
function filledWith({ things }: Desk, wanted: Trade): Trade {
  const cards = (side: Thing['side'], size: number): Card[] =>
    things
      .filter((thing) => thing.side === side && (side === 'given' || thing.card !== 'camel'))
      .map(({ card }) => card)
      .slice(0, size);
  if (total(wanted.given) === 0) return { ...wanted, given: count(cards('given', total(wanted.taken))) };
  const taken = cards('taken', 2);
  return { taken: count(taken), given: count(list(wanted.given).flatMap((card) => taken.map(() => card))) };
}

/** Which of the best moves speak of a thing: ranks from 1. */
export function ranks(desk: Desk, texts: readonly string[], market: readonly Card[]): Map<string, number[]> {
  const marks = new Map<string, number[]>();
  texts.slice(0, 3).forEach((text, at) => {
    const trade = readTrade(text, market);
    if (!trade) return;
    for (const id of pickOf(desk, trade)) marks.set(id, [...(marks.get(id) ?? []), at + 1]);
  });
  return marks;
}
