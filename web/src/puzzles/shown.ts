// A puzzle as a board receives it: a table without people, and a state in which it is the player's move.
import type { Puzzle, State, TableInfo } from '../wire.ts';

export function stateOf(puzzle: Puzzle): State {
  const { seat, view, moves, round, scores } = puzzle;
  return {
    viewer: seat,
    view,
    turn: { kind: 'choose', seat },
    moves: moves.map(({ text }) => text),
    undo: false,
    confirm: false,
    round,
    scores,
    ending: null,
    fallen: null,
    clock: null,
    takeback: null,
    take_back: 'no',
  };
}

export function tableOf(puzzle: Puzzle, names: readonly string[]): TableInfo {
  const { game, options, seat, seats } = puzzle;
  const person = (index: number): TableInfo['seats'][number] => ({
    kind: index === seat ? 'person' : 'bot',
    name: names[index] ?? '',
    player: null,
    level: null,
    kept: null,
    program: false,
    connected: true,
    contributed: false,
  });
  return {
    id: '',
    game,
    stage: 'playing',
    seats: Array.from({ length: seats }, (_, index) => person(index)),
    options,
    components: 'default',
    stand_in: false,
    clock: null,
    on_timeout: 'loss',
    listed: false,
    closed: false,
    rated: false,
    hints: false,
    host: '',
    you: [seat],
    watchers: 0,
    to_move: seat,
    commitment: '',
    created: 0,
    touched: 0,
    closes: null,
    next: null,
    places: null,
  };
}
