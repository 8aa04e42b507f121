// What happens in Rajas of the Ganges, as the story tells it to the board.
import type { Building, Colour, Slot, WorkerSource } from './view.ts';

interface Fields {
  round: { round: number; starter: number };
  turn: { seat: number };
  placed: { seat: number; space: string };
  paid: { seat: number; coins: number; money: number };
  spent: { seat: number; colour: Colour; face: number };
  flipped: { seat: number; colour: Colour; from: number; to: number; karma: number };
  rolled: { seat: number; colour: Colour; faces: number[] };
  money: { seat: number; amount: number; money: number };
  fame: { seat: number; amount: number; fame: number };
  karma: { seat: number; amount: number; karma: number; lost: number };
  bonus: { seat: number; track: 'fame' | 'money'; space: number };
  worker: { seat: number; source: WorkerSource; owned: number };
  worker_leaves: { seat: number; source: WorkerSource };
  boat: { seat: number; from: number; to: number };
  river: { seat: number; space: number; reward: string };
  upgraded: { seat: number; building: Building; value: number };
  laid: { seat: number; tile: string; square: string };
  covered: { seat: number; tile: string; square: string };
  edge: { seat: number; edge: string; reward: string };
  edge_lost: { seat: number; edge: string };
  opened: { tile: string };
  stack_empty: { colour: Colour };
  drawn: { seat: number; tile: string; reward: string };
  reshuffled: { slot: Slot };
  yield_laid: { seat: number; tile: string; edge: string };
  lost: { seat: number; reward: string };
  river_tile: { tile: number; space: number; reward: string };
  starter: { seat: number };
  next_starter: { seat: number };
  out: { seat: number };
  crossed: { seat: number; overlap: number };
  over: { ending: string };
}

export type EventKind = keyof Fields;
export type Event = { [K in EventKind]: { kind: K } & Fields[K] }[EventKind];

/** The fields of every kind of event, for those who read JSON: a missing or unknown one fails to compile here. */
export const EVENT_FIELDS: { [K in EventKind]: Record<keyof Fields[K], true> } = {
  round: { round: true, starter: true },
  turn: { seat: true },
  placed: { seat: true, space: true },
  paid: { seat: true, coins: true, money: true },
  spent: { seat: true, colour: true, face: true },
  flipped: { seat: true, colour: true, from: true, to: true, karma: true },
  rolled: { seat: true, colour: true, faces: true },
  money: { seat: true, amount: true, money: true },
  fame: { seat: true, amount: true, fame: true },
  karma: { seat: true, amount: true, karma: true, lost: true },
  bonus: { seat: true, track: true, space: true },
  worker: { seat: true, source: true, owned: true },
  worker_leaves: { seat: true, source: true },
  boat: { seat: true, from: true, to: true },
  river: { seat: true, space: true, reward: true },
  upgraded: { seat: true, building: true, value: true },
  laid: { seat: true, tile: true, square: true },
  covered: { seat: true, tile: true, square: true },
  edge: { seat: true, edge: true, reward: true },
  edge_lost: { seat: true, edge: true },
  opened: { tile: true },
  stack_empty: { colour: true },
  drawn: { seat: true, tile: true, reward: true },
  reshuffled: { slot: true },
  yield_laid: { seat: true, tile: true, edge: true },
  lost: { seat: true, reward: true },
  river_tile: { tile: true, space: true, reward: true },
  starter: { seat: true },
  next_starter: { seat: true },
  out: { seat: true },
  crossed: { seat: true, overlap: true },
  over: { ending: true },
};

/** Reads an event of the story; a kind this client does not know is left out. */
export function readEvent(value: unknown): Event | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  return typeof value.kind === 'string' && value.kind in EVENT_FIELDS ? (value as Event) : null;
}
