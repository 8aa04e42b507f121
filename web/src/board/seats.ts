// One colour and one sign for a seat, on boards, in the panel, the story and the charts alike. The colours are none
// of the dice's, and a colour never stands alone. A seat's name is `say.seat`.

/** The signs as letters: disc, triangle, square, diamond, star; then for tables of more than five. */
const SIGNS = ['●', '▲', '■', '◆', '★', '▼', '✚', '⬢', '✖', '◗'] as const;

/** The same signs as outlines around the origin, about eight units wide. */
const PATHS = [
  'M0-3.9A3.9 3.9 0 1 1 0 3.9 3.9 3.9 0 1 1 0-3.9Z',
  'M0-4.4 4.4 3.2-4.4 3.2Z',
  'M-3.5-3.5H3.5V3.5H-3.5Z',
  'M0-4.7 4.3 0 0 4.7-4.3 0Z',
  'M0-4.7 1.3-1.5 4.6-1.3 2 .8 2.9 4 0 2.2-2.9 4-2 .8-4.6-1.3-1.3-1.5Z',
  'M0 4.4 4.4-3.2-4.4-3.2Z',
  'M-1.5-4.4H1.5V-1.5H4.4V1.5H1.5V4.4H-1.5V1.5H-4.4V-1.5H-1.5Z',
  'M-2.2-3.9H2.2L4.5 0 2.2 3.9H-2.2L-4.5 0Z',
  'M-2.6-4.2 0-1.6 2.6-4.2 4.2-2.6 1.6 0 4.2 2.6 2.6 4.2 0 1.6-2.6 4.2-4.2 2.6-1.6 0-4.2-2.6Z',
  'M-2-4.2A4.2 4.2 0 0 1-2 4.2Z',
] as const;

/** With more than five players the colours come again, with other signs. */
const COLOURS = 5;

export const signOf = (seat: number): string => SIGNS[seat] ?? '○';
export const pathOf = (seat: number): string => PATHS[seat] ?? PATHS[0];
export const colourOf = (seat: number): string => `var(--seat-${seat % COLOURS})`;
