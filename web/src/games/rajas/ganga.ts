// Where the tiles of the Ganga lie, as the option has it: `4:1,9:8` is tile 1 on space 4 and tile 8 on space 9.

/** Tiles by their spaces. */
export type Laid = ReadonlyMap<number, number>;

const PAIR = /^(\d{1,2}):(\d)$/;

/** Reads the option; what is neither off nor random nor places has no tile laid. */
export function readLaid(value: string): Laid {
  const pairs = value.split(',').flatMap((part) => {
    const [, space, tile] = PAIR.exec(part.trim()) ?? [];
    return space && tile ? [[Number(space), Number(tile)] as const] : [];
  });
  return new Map(pairs);
}

/** Writes it as the rules want it, spaces in ascending order; without tiles it is off. */
export function writeLaid(laid: Laid): string {
  const pairs = [...laid].toSorted(([one], [other]) => one - other);
  return pairs.length === 0 ? 'off' : pairs.map(([space, tile]) => `${space}:${tile}`).join(',');
}

/** A tile on a space: it leaves where it lay, and what lay there goes. */
export function lay(laid: Laid, space: number, tile: number): Laid {
  const others = [...laid].filter(([at, one]) => at !== space && one !== tile);
  return new Map([...others, [space, tile]]);
}

/** Without what lies on a space. */
export const lift = (laid: Laid, space: number): Laid => new Map([...laid].filter(([at]) => at !== space));
