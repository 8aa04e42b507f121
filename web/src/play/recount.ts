// The summary of a match, as its page shows it: tables of gains, and a line for each seat.
import type { Gain, Phrase, Recount } from '../wire.ts';

/** One gain, in one round if rounds are scored separately. */
export interface Gained {
  readonly unit: Phrase;
  readonly round: number;
  readonly rows: readonly { readonly source: Phrase; readonly amounts: readonly number[] }[];
  readonly totals: readonly number[];
}

const isIn = (unit: Phrase, round: number) => (gain: Gain) =>
  gain.unit.code === unit.code && gain.round === round;

function table(gains: readonly Gain[], seats: number): Gained['rows'] {
  const sources = new Map(gains.map(({ source }) => [source.code, source]));
  const amount = (code: string, seat: number): number =>
    gains
      .filter((gain) => gain.source.code === code && gain.seat === seat)
      .reduce((sum, gain) => sum + gain.amount, 0);
  return [...sources.values()].map((source) => ({
    source,
    amounts: Array.from({ length: seats }, (_, seat) => amount(source.code, seat)),
  }));
}

export function gainedIn({ gains }: Recount, seats: number): readonly Gained[] {
  const kinds = new Map(gains.map(({ unit, round }) => [`${unit.code} ${round}`, { unit, round }]));
  return [...kinds.values()].map(({ unit, round }) => {
    const rows = table(gains.filter(isIn(unit, round)), seats);
    const totals = Array.from({ length: seats }, (_, seat) =>
      rows.reduce((sum, { amounts }) => sum + (amounts[seat] ?? 0), 0),
    );
    return { unit, round, rows, totals };
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The turns on which a round began, if rounds are scored separately: only there does the total of all seats fall. */
export function roundsIn({ gains, course }: Recount): readonly number[] {
  if (!gains.some(({ round }) => round > 0)) return [];
  return course.flatMap((values, at) => (at > 0 && sum(values) < sum(course[at - 1] ?? []) ? [at] : []));
}

/** How far from the left a turn is, in a box of this width. */
export const acrossAt = (at: number, turns: number, width: number): number =>
  turns < 2 ? 0 : (at * width) / (turns - 1);

/** Each seat's course as polylines in a box of this size, one for every part that a round begins. */
export function linesIn(
  course: readonly (readonly number[])[],
  width: number,
  height: number,
  rounds: readonly number[] = [],
): readonly (readonly string[])[] {
  const all = course.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number): number => height - ((value - low) * height) / Math.max(1, high - low);
  const seats = course[0]?.length ?? 0;
  const ends = [...rounds, course.length];
  return Array.from({ length: seats }, (_, seat) => {
    const points = course.map(
      (values, at) => `${acrossAt(at, course.length, width).toFixed(1)},${y(values[seat] ?? 0).toFixed(1)}`,
    );
    return ends.map((end, part) => points.slice(ends[part - 1] ?? 0, end).join(' '));
  });
}
