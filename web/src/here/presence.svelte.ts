// Whether the server can be reached, going by the last request.
import { CAN_PLAY_HERE, SITE } from './site.ts';

let away = $state(!navigator.onLine);

export const presence = {
  /** Whether there is no server at the moment, or none at all. */
  get away(): boolean {
    return SITE || away;
  },

  /** Whether to mention it: a site never had a server to miss. */
  get missed(): boolean {
    return !SITE && away;
  },

  /** Whether games can be started anyway. */
  get playable(): boolean {
    return CAN_PLAY_HERE;
  },

  /** The server answered, or did not. */
  note(answers: boolean): void {
    away = !answers;
  },
};

addEventListener('offline', () => presence.note(false));
addEventListener('online', () => presence.note(true));
