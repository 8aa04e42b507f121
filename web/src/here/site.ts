// What this client was built for. A site has no server: everything is played on the device. Without the module that
// plays there, a client needs its server for everything.
export const SITE: boolean = import.meta.env.VITE_SITE === '1';

/** Whether tables can be played on the device. */
export const CAN_PLAY_HERE: boolean = import.meta.env.VITE_WASM === '1';

/** What the addresses of tables on this device start with. */
const PREFIX = 'here-';

/** The public id of the player on this device without a server. */
export const HERE = 'here';

/** Whether a table is on this device. */
export const isHere = (id: string): boolean => id.startsWith(PREFIX);

/** A link to a page whose path is worked out; those that templates write out are rewritten when a site is built. */
export const hrefOf = (path: string): string => (SITE ? `#${path}` : path);

/** A file of this client by its path, wherever the client is hosted. */
export const fileAt = (path: string): string => `${import.meta.env.BASE_URL}${path}`;
