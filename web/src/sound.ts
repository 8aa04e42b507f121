// Sounds: a few short files, fetched when they are first needed. A browser plays none before its first click or key;
// a browser driven by a test plays none unless its address asks for it with ?sound=on.
import { fileAt } from './here/site.ts';
import { settings } from './settings.svelte.ts';

export const SOUNDS = ['dice', 'card', 'coin', 'tile', 'luck', 'turn', 'won', 'lost'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Sounds of one step follow each other at this interval, in seconds. */
const APART = 0.14;

let context: AudioContext | null = null;
const buffers = new Map<Sound, Promise<AudioBuffer>>();

const wanted = (): boolean =>
  !navigator.webdriver || new URLSearchParams(location.search).get('sound') === 'on';

function wake(): void {
  if (!context && wanted() && 'AudioContext' in window) context = new AudioContext();
}

/** From the first click or key on, sounds may be played. */
export function listenForLife(): void {
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, wake, { once: true });
}

function load(sound: Sound, into: AudioContext): Promise<AudioBuffer> {
  const known = buffers.get(sound);
  if (known) return known;
  const loaded = fetch(fileAt(`sounds/${sound}.wav`))
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => into.decodeAudioData(bytes));
  buffers.set(sound, loaded);
  return loaded;
}

/** Plays these one after another, at the chosen volume. */
export async function ring(sounds: readonly Sound[]): Promise<void> {
  const here = context;
  if (!here || settings.muted || settings.volume === 0) return;
  try {
    const ready = await Promise.all(sounds.map((sound) => load(sound, here)));
    const gain = new GainNode(here, { gain: settings.volume ** 2 });
    gain.connect(here.destination);
    ready.forEach((buffer, nth) => {
      const source = new AudioBufferSourceNode(here, { buffer });
      source.connect(gain);
      source.start(here.currentTime + nth * APART);
    });
  } catch {
    // A sound that cannot be loaded is simply not played.
  }
}
