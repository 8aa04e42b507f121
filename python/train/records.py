"""Reads the files of `durbar selfplay`: a head, then one block for each game."""

import json
from dataclasses import dataclass

import numpy as np

SEATS = 5


@dataclass
class Records:
    """Decisions of many games, one row each; games stay together."""

    head: dict
    features: np.ndarray  # rows x features, small whole numbers; the hand-made judge's opinion comes last
    seats: np.ndarray  # rows: how many play
    shares: np.ndarray  # rows x SEATS: who won, the deciding seat first
    values: np.ndarray  # rows x SEATS: the chances the player gave then
    game: np.ndarray  # rows: the number of the game
    third: np.ndarray  # rows: 0, 1 or 2, the third of the game
    begin: np.ndarray  # rows + 1: where a row's moves begin in the three lists below
    visits: np.ndarray
    promises: np.ndarray  # by the hand-made judge
    made_of: np.ndarray  # moves + 1: where a move's parts begin in the list below
    parts: np.ndarray

    def __post_init__(self):
        # A search visits moves more than once; a player by feel names just one.
        self.opinions = self.features[:, self.head["features"] :]
        self.searched = np.add.reduceat(self.visits, self.begin[:-1]) > 1

    def __len__(self):
        return len(self.seats)


def read(paths):
    """All games of some files, which must have the same encoding."""
    files = [read_file(path) for path in paths]
    heads = [head for head, _ in files]
    same = ("game", "shape", "features", "opinion", "parts")
    if any(head[key] != heads[0][key] for head in heads for key in same):
        raise SystemExit("the files hold games of different tables")
    blocks = [(number, block) for number, (_, blocks) in enumerate(files) for block in blocks]
    return gather(heads[0], blocks)


def read_file(path):
    with open(path, "rb") as file:
        data = file.read()
    if data[:8] != b"durbgame":
        raise SystemExit(f"{path} holds no games")
    end = 12 + int.from_bytes(data[8:12], "little")
    head, blocks = json.loads(data[12:end]), []
    while end + 4 <= len(data):
        size = int.from_bytes(data[end : end + 4], "little")
        if end + 4 + size > len(data):
            break  # a game that was not written in full
        blocks.append(memoryview(data)[end + 4 : end + 4 + size])
        end += 4 + size
    return head, blocks


def parse(block, opinion):
    """The arrays of one game."""
    game = int.from_bytes(block[:4], "little")
    seats, rows, width, _ = (int(n) for n in np.frombuffer(block, "<u2", 4, 4))
    moves, parts = (int(n) for n in np.frombuffer(block, "<u4", 2, 12))
    at = 20

    def take(kind, count):
        nonlocal at
        array = np.frombuffer(block, kind, count, at)
        at += array.nbytes
        return array

    won, said = take("<f4", seats), take("<f4", rows * seats).reshape(rows, seats)
    moves = take("<f4", moves), take("<u4", moves), take("<u2", rows), take("<u2", parts), take("u1", moves)
    mover = take("u1", rows)
    opinions = take("i1", rows * opinion).reshape(rows, opinion)
    return game, won, said, moves, mover, opinions, take("i1", rows * width).reshape(rows, width)


def gather(head, blocks):
    rows = sum(int.from_bytes(block[6:8], "little") for _, block in blocks)
    told, opinion = head["features"], head["opinion"]
    features = np.zeros((rows, told + opinion), np.int8)
    shares, values = np.zeros((rows, SEATS), np.float32), np.zeros((rows, SEATS), np.float32)
    seats, game, third = np.zeros(rows, np.int8), np.zeros(rows, np.int64), np.zeros(rows, np.int8)
    lists, at = [], 0
    for number, block in blocks:
        played, won, said, moves, mover, opinions, numbers = parse(block, opinion)
        here, count = slice(at, at + len(mover)), len(won)
        features[here, : numbers.shape[1]], features[here, told:] = numbers, opinions
        order = (mover[:, None].astype(int) + np.arange(count)) % count
        shares[here, :count], values[here, :count] = won[order], said
        seats[here], game[here] = count, number << 32 | played
        third[here] = 3 * np.arange(len(mover)) // max(len(mover), 1)
        lists.append(moves)
        at += len(mover)
    promises, visits, legal, parts, made_of = (np.concatenate(each) for each in zip(*lists))
    return Records(
        head, features, seats, shares, values, game, third, begins(legal), visits, promises, begins(made_of), parts
    )


def begins(counts):
    """Where each of some lists begins, and where the last one ends."""
    return np.concatenate([[0], np.cumsum(counts, dtype=np.int64)])
