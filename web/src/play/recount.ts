// A match summed up, as its page shows it: tables of what was gained, and a line for each seat.
import type { Gain, Phrase, Recount } from '../wire.ts';

/** One thing that was gained, in one round where rounds are counted apart. */
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

/** Each seat's course as the points of a polyline in a box of this size. */
export function linesIn(
  course: readonly (readonly number[])[],
  width: number,
  height: number,
): readonly string[] {
  const all = course.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (at: number): number => (course.length < 2 ? 0 : (at * width) / (course.length - 1));
  const y = (value: number): number => height - ((value - low) * height) / Math.max(1, high - low);
  const seats = course[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    course.map((values, at) => `${x(at).toFixed(1)},${y(values[seat] ?? 0).toFixed(1)}`).join(' '),
  );
}
