// The story in three weights: what a player did, a paragraph for each turn with its results; what chance brought in
// between; and setup, which stays folded until someone wants to read it.
import type { Fact, Phrase, Story } from '../wire.ts';

/** Lines that are told together. */
export interface Passage {
  readonly lines: readonly Story[];
  readonly said: readonly Phrase[];
}

export interface Chapter {
  /** Whose turn it is about; `null` for chance on its own. */
  readonly seat: number | null;
  readonly passages: readonly Passage[];
  readonly folded: boolean;
}

/** How many sentences chance may add to a turn; with more, in several lines, they are a separate deal or roll. */
const ASIDE = 2;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const listed = (fact: Fact): boolean =>
  'term' in fact || 'count' in fact || 'list' in fact || 'phrase' in fact;

/** The one thing in which two sentences of a kind differ, or the only thing they mention. */
function difference(one: Phrase, other: Phrase): string | null {
  if (one.code !== other.code) return null;
  const names = Object.keys(one.facts).filter((name) => name !== 'seat');
  if (!same(one.facts['seat'], other.facts['seat'])) return null;
  const differing = names.filter((name) => !same(one.facts[name], other.facts[name]));
  const [name] = differing.length === 0 ? names : differing;
  const fact = name ? one.facts[name] : undefined;
  // "orange, blue: 2" would leave open whether each of them is a 2.
  const numbered = ({ facts }: Phrase): boolean =>
    names.some((each) => each !== name && 'text' in (facts[each] ?? {}));
  if (numbered(one)) return null;
  return differing.length <= 1 && names.length >= 1 && name && fact && listed(fact) ? name : null;
}

/** Sentences of one kind in a row that differ in one and the same thing. */
interface Row {
  readonly all: readonly Phrase[];
  readonly by: string | null;
}

function told({ all, by }: Row): Phrase[] {
  const [first] = all;
  if (!first || by === null) return [...all];
  const list = all.flatMap(({ facts }) => facts[by] ?? []);
  return [{ ...first, facts: { ...first.facts, [by]: { list } } }];
}

/** What a sentence speaks of, whatever its parts are called; a list of one thing is that thing. */
function subjects({ facts }: Phrase): readonly string[] {
  const bare = (fact: Fact): Fact =>
    'list' in fact && fact.list.length === 1 ? (fact.list[0] ?? fact) : fact;
  return Object.values(facts)
    .map((fact) => JSON.stringify(bare(fact)))
    .sort();
}

/** Whether what happened tells all that was chosen: "offers 3 tea" says nothing beside "sells 3 tea". */
function isRepeated(chosen: Phrase, happened: Phrase | undefined): boolean {
  return (
    happened !== undefined &&
    chosen.code.includes('-played-') &&
    happened.code.includes('-event-') &&
    Object.keys(chosen.facts).length > 1 &&
    same(subjects(chosen), subjects(happened))
  );
}

/** Sentences of one kind in a row, as one that lists what they are about; none that the next one repeats. */
export function gathered(said: readonly Phrase[]): readonly Phrase[] {
  const rows: Row[] = [];
  for (const phrase of said) {
    const last = rows.at(-1);
    const by = last?.all[0] ? difference(last.all[0], phrase) : null;
    const joins = last && by !== null && (last.by === null || last.by === by);
    if (joins) rows[rows.length - 1] = { all: [...last.all, phrase], by };
    else rows.push({ all: [phrase], by: null });
  }
  const all = rows.flatMap(told);
  return all.filter((phrase, at) => !isRepeated(phrase, all[at + 1]));
}

/** Events of the table itself, such as a bot taking over: they stand alone and are never folded. */
const isAnnounced = ({ said }: Story): boolean => said.some(({ code }) => code.startsWith('table-'));

const isChance = ({ seat }: Story): boolean => seat === null;

/** Lines of chance that together make one sentence are one passage. */
function passagesOf(lines: readonly Story[]): readonly Passage[] {
  const passages: { lines: Story[]; said: readonly Phrase[] }[] = [];
  for (const line of lines) {
    const last = passages.at(-1);
    const together = last && isChance(line) && last.lines.every(isChance) ? last.lines : [];
    const said = gathered([...together, line].flatMap((one) => one.said));
    if (last && together.length > 0 && said.length === 1) {
      last.lines.push(line);
      last.said = said;
    } else {
      passages.push({ lines: [line], said: gathered(line.said) });
    }
  }
  return passages;
}

/** How many sentences are read in it. */
export const sentences = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { said }) => sum + said.length, 0);

const comesTo = (seat: number, { said: [first] }: Passage): boolean => same(first?.facts['seat'], { seat });

/** The lines by turns: a short draw belongs to the turn before it. */
export function chaptersOf(lines: readonly Story[]): readonly Chapter[] {
  const runs: { seat: number | null; alone: boolean; lines: Story[] }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const alone = isAnnounced(line);
    if (last && last.seat === line.seat && !last.alone && !alone) last.lines.push(line);
    else runs.push({ seat: line.seat, alone, lines: [line] });
  }
  const chapters: Chapter[] = [];
  for (const run of runs) {
    let passages = passagesOf(run.lines);
    let last = chapters.at(-1);
    if (run.alone) {
      chapters.push({ seat: run.seat, passages, folded: false });
      continue;
    }
    // What comes to the player first ends the turn, however much of it there is and is dealt after it.
    const mover = last?.seat ?? null;
    if (last && run.seat === null && mover !== null) {
      const others = passages.findIndex((passage) => !comesTo(mover, passage));
      const own = others < 0 ? passages : passages.slice(0, others);
      last = { ...last, passages: [...last.passages, ...own] };
      chapters[chapters.length - 1] = last;
      passages = passages.slice(own.length);
      if (passages.length === 0) continue;
    }
    const joins = last && !last.folded && (run.seat === null || run.seat === last.seat);
    const little = run.seat !== null || (last && run.lines.length === 1) || sentences(passages) <= ASIDE;
    if (last && joins && little && last.seat !== null) {
      chapters[chapters.length - 1] = { ...last, passages: [...last.passages, ...passages] };
    } else {
      chapters.push({ seat: run.seat, passages, folded: !little });
    }
  }
  return chapters;
}

/** The number of the last line of a chapter. */
export const lastOf = ({ passages }: Chapter): number => passages.at(-1)?.lines.at(-1)?.n ?? 0;
/** The number of its first line. */
export const firstOf = ({ passages }: Chapter): number => passages[0]?.lines[0]?.n ?? 0;
/** How many lines it holds. */
export const lengthOf = ({ passages }: Chapter): number =>
  passages.reduce((sum, { lines }) => sum + lines.length, 0);

/** A passage as one line, to be pointed at: the last line's words, and all events. */
export function asLine({ lines }: Passage): Story | null {
  const last = lines.at(-1);
  return last ? { ...last, events: lines.flatMap(({ events }) => events) } : null;
}
