// What went wrong with the server, in words.
import { Trouble } from '../api.ts';
import { say } from '../tongue.svelte.ts';
import { toasts } from './toasts.svelte.ts';

export function inWords(trouble: unknown): string {
  if (!(trouble instanceof Trouble)) return say.word('web-trouble');
  if (trouble.reason) return say.phrase(trouble.reason);
  return trouble.status === 0 ? say.word('web-trouble-offline') : say.word('web-trouble');
}

/** Tries something; if it fails, a note says why. */
export async function attempt<T>(doing: () => Promise<T>): Promise<T | null> {
  try {
    return await doing();
  } catch (trouble) {
    toasts.add(inWords(trouble));
    return null;
  }
}
