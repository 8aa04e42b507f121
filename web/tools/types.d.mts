/** The games that keep a schema. */
export function games(): string[];
export function schemaOf(game: string): unknown;
export function fileOf(game: string): string;
/** What told.ts should say. */
export function typesOf(game: string): Promise<string>;
