/// <reference types="svelte" />
/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `1` in a client that has no server. */
  readonly VITE_SITE: string;
  /** `1` in a client with the module that plays on the device. */
  readonly VITE_WASM: string;
}
