import { describe, expect, it } from 'vitest';
import { asLine, chaptersOf, gathered, lengthOf, sentences } from '../../src/play/chapters.ts';
import type { Phrase, Story } from '../../src/wire.ts';

const market = (card: string): Phrase => ({ code: 'market', facts: { card: { term: card } } });
const dealt = (seat: number, card: string): Phrase => ({
  code: 'dealt',
  facts: { seat: { seat }, card: { term: card } },
});
const rolled = (pips: number): Phrase => ({ code: 'rolled', facts: { pips: { number: pips } } });

const line = (n: number, seat: number | null, ...said: Phrase[]): Story =>
  ({ n, seat, line: '', said, events: [{ kind: 'some', n }] }) as unknown as Story;

const codes = (log: readonly Story[]): string[][] =>
  chaptersOf(log).map(({ passages }) => passages.flatMap(({ said }) => said.map(({ code }) => code)));

describe('sentences of one kind', () => {
  it('are merged into one that lists what they are about', () => {
    const [told, ...rest] = gathered([market('gold'), market('silver'), market('silver')]);
    expect(rest).toEqual([]);
    expect(told?.facts['card']).toEqual({ list: [{ term: 'gold' }, { term: 'silver' }, { term: 'silver' }] });
  });
  it('stay separate if they are about different seats or numbers', () => {
    expect(gathered([dealt(0, 'gold'), dealt(1, 'gold')])).toHaveLength(2);
    expect(gathered([rolled(2), rolled(3)])).toHaveLength(2);
    expect(gathered([market('gold'), rolled(3), market('gold')])).toHaveLength(3);
  });
  it('stay separate if each has its own number', () => {
    const of = (colour: string): Phrase => ({
      code: 'rolled',
      facts: { colour: { term: colour }, faces: { text: '2' } },
    });
    expect(gathered([of('orange'), of('blue')])).toHaveLength(2);
  });
});

describe('a choice that what happened tells as well', () => {
  const of = (code: string, seat: number, goods: Phrase['facts']): Phrase => ({
    code,
    facts: { seat: { seat }, ...goods },
  });
  const told = (...said: Phrase[]): string[] => gathered(said).map(({ code }) => code);
  const tea = { count: { count: 3, of: 'charmers-n-tea' } };
  const offers = of('charmers-played-sell', 1, { goods: { list: [tea] } });

  it('is left out', () => {
    const sails = of('charmers-played-sail', 1, { space: { number: 6 } });
    expect(told(offers, of('charmers-event-sold', 1, { goods: { list: [tea] } }))).toEqual([
      'charmers-event-sold',
    ]);
    expect(told(sails, of('charmers-event-sailed', 1, { space: { number: 6 } }))).toEqual([
      'charmers-event-sailed',
    ]);
    const circles = of('charmers-played-circle', 1, { goods: { list: [{ term: 'tea' }] } });
    expect(told(circles, of('charmers-event-circled', 1, { good: { term: 'tea' } }))).toEqual([
      'charmers-event-circled',
    ]);
  });
  it('stays where they differ in a thing or a seat, or where there is nothing but the seat', () => {
    expect(told(offers, of('charmers-event-sold', 0, { goods: { list: [tea] } }))).toHaveLength(2);
    expect(told(offers, of('charmers-event-sold', 1, { goods: { list: [tea, tea] } }))).toHaveLength(2);
    expect(told(of('karma-played-done', 1, {}), of('karma-event-elephant', 1, {}))).toHaveLength(2);
  });
});

describe('the story', () => {
  const setup = [1, 2, 3].map((n) => line(n, null, rolled(n)));
  it('folds the setup and every long run of chance', () => {
    const log = [...setup, line(4, 0, rolled(1)), ...[5, 6, 7].map((n) => line(n, null, rolled(n)))];
    expect(chaptersOf(log).map(({ folded, seat }) => [folded, seat])).toEqual([
      [true, null],
      [false, 0],
      [true, null],
    ]);
    expect(chaptersOf(log).map(lengthOf)).toEqual([3, 1, 3]);
  });
  it('leaves what one line of chance brings in the turn, however much it is', () => {
    const seen: Story = { ...line(2, null, rolled(2)), said: [rolled(2), market('gold'), dealt(1, 'gold')] };
    const [chapter, ...more] = chaptersOf([line(1, 0, rolled(1)), seen]);
    expect([chapter?.folded, more, chapter && sentences(chapter.passages)]).toEqual([false, [], 4]);
  });
  it('never folds events of the table itself', () => {
    const takenOver: Phrase = { code: 'table-taken-over', facts: { seat: { seat: 0 } } };
    const log = [...setup, line(4, null, takenOver), line(5, null, market('gold'))];
    expect(chaptersOf(log).map(({ folded }) => folded)).toEqual([true, false, false]);
    expect(codes(log)[1]).toEqual(['table-taken-over']);
  });
  it('tells a turn in one paragraph, including short draws', () => {
    const log = [
      line(1, 0, rolled(1)),
      line(2, null, market('gold')),
      line(3, null, market('silver')),
      line(4, 0, rolled(2)),
      line(5, 1, rolled(3)),
    ];
    expect(codes(log)).toEqual([['rolled', 'market', 'rolled'], ['rolled']]);
  });
  it("keeps the player's own draws in the turn, however much is dealt after it", () => {
    const log = [
      line(1, 0, rolled(1)),
      line(2, null, dealt(0, 'gold')),
      ...[3, 4, 5].map((n) => line(n, null, rolled(n))),
    ];
    expect(codes(log)).toEqual([
      ['rolled', 'dealt'],
      ['rolled', 'rolled', 'rolled'],
    ]);
  });
  it("keeps all of the player's own draws in the turn, however many they are", () => {
    const rolls = (colour: string): Phrase => ({
      code: 'rolls',
      facts: { seat: { seat: 0 }, colour: { term: colour }, faces: { text: '2' } },
    });
    const log = [
      line(1, 0, rolled(1)),
      ...['orange', 'green', 'blue', 'purple'].map((colour, n) => line(n + 2, null, rolls(colour))),
      line(6, null, dealt(1, 'gold')),
    ];
    expect(codes(log)).toEqual([['rolled', 'rolls', 'rolls', 'rolls', 'rolls', 'dealt']]);
  });
  it('points at everything a passage mentions', () => {
    const [chapter] = chaptersOf([
      line(1, 0, rolled(1)),
      line(2, null, market('gold')),
      line(3, null, market('gold')),
    ]);
    const passage = chapter?.passages[1];
    expect(passage && asLine(passage)).toMatchObject({ n: 3, events: [{ n: 2 }, { n: 3 }] });
  });
});
