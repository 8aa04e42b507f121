// Synthesises the sounds of the games: `node tools/sounds.mjs` writes public/sounds/*.wav. They are ours, made of
// sine waves and noise, short and soft; nothing is sampled from anywhere.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RATE = 16_000;
const folder = fileURLToPath(new URL('../public/sounds/', import.meta.url));

/** Noise that is the same in every run. */
function noise(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A tone that fades: `partials` are [multiple of the pitch, loudness]. */
const tone = (pitch, { at = 0, fade = 0.2, loud = 1, partials = [[1, 1]] } = {}) => ({
  end: at + fade * 5,
  sample(time) {
    const t = time - at;
    if (t < 0) return 0;
    const wave = partials.reduce((sum, [by, part]) => sum + part * Math.sin(2 * Math.PI * pitch * by * t), 0);
    return loud * wave * Math.exp(-t / fade) * Math.min(1, t / 0.004);
  },
});

/** A tap or a rustle: noise through a filter that lets `bright` of it pass. */
function rustle(seed, { at = 0, fade = 0.03, loud = 1, bright = 0.3 } = {}) {
  const next = noise(seed);
  let low = 0;
  return {
    end: at + fade * 6,
    sample(time) {
      const t = time - at;
      if (t < 0) return 0;
      low += bright * (next() - low);
      return loud * low * Math.exp(-t / fade) * Math.min(1, t / 0.002);
    },
  };
}

const WOOD = [
  [1, 1],
  [2.76, 0.5],
  [5.4, 0.2],
];
const BELL = [
  [1, 1],
  [2.4, 0.4],
  [3.9, 0.2],
  [5.2, 0.1],
];
const COIN = [
  [1, 1],
  [1.51, 0.7],
  [2.67, 0.4],
];

const SOUNDS = {
  // Four knocks of bone on wood, ever closer together.
  dice: [0, 0.09, 0.16, 0.21].flatMap((at, nth) => [
    rustle(nth + 1, { at, fade: 0.018, loud: 1.4, bright: 0.6 }),
    tone(340 + 60 * nth, { at, fade: 0.02, loud: 0.35, partials: WOOD }),
  ]),
  card: [
    rustle(7, { fade: 0.05, loud: 1.1, bright: 0.75 }),
    rustle(8, { at: 0.06, fade: 0.02, bright: 0.5 }),
  ],
  coin: [
    tone(1900, { fade: 0.09, loud: 0.4, partials: COIN }),
    tone(2350, { at: 0.07, fade: 0.13, loud: 0.4, partials: COIN }),
  ],
  tile: [
    tone(170, { fade: 0.05, loud: 0.9, partials: WOOD }),
    rustle(9, { fade: 0.015, loud: 0.8, bright: 0.4 }),
  ],
  luck: [523, 659, 784, 1047].map((pitch, nth) =>
    tone(pitch, { at: 0.06 * nth, fade: 0.12, loud: 0.35, partials: BELL }),
  ),
  turn: [
    tone(587, { fade: 0.18, loud: 0.4, partials: BELL }),
    tone(880, { at: 0.12, fade: 0.22, loud: 0.35, partials: BELL }),
  ],
  won: [523, 659, 784, 1047, 1319].map((pitch, nth) =>
    tone(pitch, { at: 0.11 * nth, fade: 0.26, loud: 0.35, partials: BELL }),
  ),
  lost: [440, 392, 330].map((pitch, nth) =>
    tone(pitch, { at: 0.16 * nth, fade: 0.24, loud: 0.4, partials: WOOD }),
  ),
};

function wav(parts) {
  const length = Math.ceil(RATE * Math.min(0.9, Math.max(...parts.map(({ end }) => end))));
  const data = Buffer.alloc(44 + 2 * length);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + 2 * length, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(2 * RATE, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(2 * length, 40);
  for (let n = 0; n < length; n += 1) {
    // The end fades to nothing, so it does not click.
    const tail = Math.min(1, (length - n) / (0.02 * RATE));
    const value = tail * parts.reduce((sum, part) => sum + part.sample(n / RATE), 0);
    data.writeInt16LE(Math.round(26_000 * Math.tanh(value)), 44 + 2 * n);
  }
  return data;
}

mkdirSync(folder, { recursive: true });
for (const [name, parts] of Object.entries(SOUNDS)) writeFileSync(`${folder}${name}.wav`, wav(parts));
