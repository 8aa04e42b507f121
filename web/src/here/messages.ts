// The messages between a page and the worker that stores its tables.

/** From a page. */
export type FromPage =
  | { readonly do: 'begin'; readonly module: string }
  | {
      readonly do: 'ask';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
      readonly name: string;
    }
  | { readonly do: 'pack'; readonly id: number }
  | { readonly do: 'unpack'; readonly id: number; readonly text: string }
  | {
      readonly do: 'connect';
      readonly connection: number;
      readonly table: string;
      readonly since: number | null;
      readonly calm: boolean;
    }
  | { readonly do: 'say'; readonly connection: number; readonly text: string }
  | { readonly do: 'leave'; readonly connection: number };

/** From the worker. */
export type FromWorker =
  | { readonly do: 'answer'; readonly id: number; readonly status: number; readonly body: string }
  | { readonly do: 'open'; readonly connection: number }
  | { readonly do: 'tell'; readonly connection: number; readonly text: string }
  /** There is no such table. */
  | { readonly do: 'closed'; readonly connection: number }
  /** The module is missing, or crashed. */
  | { readonly do: 'broken' };

/** What the module wants done; see crates/wasm/src/outcome.rs. */
export interface Outcome {
  readonly keep?: readonly ToKeep[];
  readonly forget?: string;
  readonly tell?: readonly (readonly [number, string])[];
  readonly think?: readonly { readonly table: string; readonly question: string; readonly pause: number }[];
  readonly wake?: readonly [string, number];
  readonly answer?: { readonly status: number; readonly body: string };
}

export interface ToKeep {
  readonly id: string;
  readonly revision: number;
  readonly text: string;
  readonly info: unknown;
}

/** To a worker that thinks. */
export type Thinking =
  | { readonly do: 'begin'; readonly module: string }
  | { readonly do: 'think'; readonly id: number; readonly question: string }
  | { readonly do: 'analyse'; readonly kept: string }
  | { readonly do: 'levels'; readonly game: string; readonly date: string };

/** From it. */
export type Thought =
  | { readonly do: 'thought'; readonly id: number; readonly answer: string }
  | { readonly do: 'progress'; readonly done: number; readonly all: number }
  | { readonly do: 'analysed'; readonly analysis: string }
  | { readonly do: 'fared'; readonly levels: string };

/** The module, as wasm-bindgen wraps it; see crates/wasm/src/lib.rs. */
export interface Module {
  default(source: { module_or_path: URL | BufferSource }): Promise<unknown>;
  House: new () => House;
  Engine: new () => { ask(line: string): string };
  think(question: string): string;
  analyse(kept: string, progress: (done: number, all: number) => void): string;
  levels(game: string, date: string): string;
}

export interface House {
  has(table: string): boolean;
  take(kept: string, now: number): string;
  ask(method: string, path: string, body: string, name: string, now: number): string;
  pack(kept: string[]): string;
  unpack(text: string): string;
  connect(connection: number, table: string, since: number | undefined, calm: boolean, now: number): string;
  leave(connection: number): void;
  hear(connection: number, text: string, now: number): string;
  thought(table: string, answer: string, now: number): string;
  wake(table: string, now: number): string;
  stored(tables: string[], now: number): string;
  refused(tables: string[], code: string): string;
}
