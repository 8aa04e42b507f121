// Days by their dates in UTC, as in 2026-11-16.

export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** Where everyone's results of a day's deals are compared. */
export const comparedAt = (date: string, today = new Date().toISOString().slice(0, 10)): string =>
  date === today ? '/daily' : `/daily/${date}`;
