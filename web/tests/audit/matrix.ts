// What the audit covers: every board in every window, light and dark, in both languages.

export interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Whether it is used by touch. */
  readonly touch: boolean;
  /** Whether letters may be a little smaller. */
  readonly small: boolean;
}

const size = (name: string, touch: boolean): Window => {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { name, width, height, touch, small: Math.min(width, height) < 600 };
};

export const WINDOWS: readonly Window[] = [
  ...[
    '360x560',
    '360x640',
    '390x664',
    '390x844',
    '667x375',
    '844x390',
    '820x1180',
    '1024x768',
    '1180x820',
  ].map((name) => size(name, true)),
  // A browser that enlarges everything twofold has half as many pixels to draw on.
  { name: '1280x800 at 200%', width: 640, height: 400, touch: false, small: true },
  ...['1366x768', '1920x1080', '2560x1440'].map((name) => size(name, false)),
];

/** The files of positions: each game with two seats and with as many as it takes. */
export const BOARDS = {
  jaipur: ['jaipur-2-positions', 'jaipur-2-match'],
  rajas: ['rajas-2-positions', 'rajas-4-positions'],
  charmers: ['charmers-2-positions', 'charmers-5-positions'],
  karma: ['karma-2-positions', 'karma-4-positions'],
} as const;
export type Game = keyof typeof BOARDS;
export const GAMES = Object.keys(BOARDS) as Game[];
export const THEMES = ['light', 'dark'] as const;
export const LANGUAGES = ['en', 'de'] as const;

export interface Look {
  readonly game: Game;
  readonly file: string;
  readonly window: Window;
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
}

export const everything = (): Look[] =>
  GAMES.flatMap((game) =>
    BOARDS[game].flatMap((file) =>
      WINDOWS.flatMap((window) =>
        THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ game, file, window, theme, language }))),
      ),
    ),
  );

/** A set in which every combination of two among game, window, theme, language and number of seats occurs. */
export const pairs = (): Look[] =>
  GAMES.flatMap((game, g) =>
    WINDOWS.map((window, w) => ({
      game,
      window,
      file: BOARDS[game][(w + g + (w >> 2)) % 2]!,
      theme: THEMES[(w + (w >> 1) + g) % 2]!,
      language: LANGUAGES[((w >> 1) + g) % 2]!,
    })),
  );
