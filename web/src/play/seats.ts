// Signs of the seats: a colour never stands alone.
export const SEAT_SIGNS = ['●', '▲', '■', '◆', '★'] as const;
export const SEAT_COLOURS = ['--accent', '--green', '--blue', '--purple', '--gold'] as const;

export const signOf = (seat: number): string => SEAT_SIGNS[seat] ?? '○';
export const colourOf = (seat: number): string => `var(${SEAT_COLOURS[seat] ?? '--ink-2'})`;
