// What a table needs to count for ratings.
import type { SeatWish } from '../wire.ts';

/** The seats with the creator on only one of them, under no other name: a shared screen is not rated. */
export function soleSeats(seats: readonly SeatWish[]): SeatWish[] {
  const own = seats.findIndex(({ kind }) => kind === 'me');
  return seats.map((seat, index) => {
    if (seat.kind !== 'me') return seat;
    return index === own ? { kind: 'me' } : { kind: 'open' };
  });
}
