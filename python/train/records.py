"""Reads the files of `durbar selfplay`: a head, then one block for each game."""

import json
from dataclasses import dataclass

import numpy as np

SEATS = 5


@dataclass
class Records:
    """Decisions of many games, one row each; games stay together."""

    head: dict
    features: np.ndarray  # rows x features, small whole numbers
    seats: np.ndarray  # rows: how many play
    shares: np.ndarray  # rows x SEATS: who won, the deciding seat first
    values: np.ndarray  # rows x SEATS: what the player said then
    game: np.ndarray  # rows: the number of the game
    third: np.ndarray  # rows: 0, 1 or 2, the third of the game
    begin: np.ndarray  # rows + 1: where a row's moves begin in the two lists below
    actions: np.ndarray
    visits: np.ndarray

    def __post_init__(self):
        # A search has looked at moves more than once; a player by feeling names just one.
        self.searched = np.add.reduceat(self.visits, self.begin[:-1]) > 1

    def __len__(self):
        return len(self.seats)


def read(paths):
    """All games of some files, which must have the same encoding."""
    files = [read_file(path) for path in paths]
    heads = [head for head, _ in files]
    same = ("game", "shape", "features", "actions")
    if any(head[key] != heads[0][key] for head in heads for key in same):
        raise SystemExit("the files hold games of different tables")
    blocks = [(number, block) for number, (_, blocks) in enumerate(files) for block in blocks]
    return gather(heads[0], blocks)


def read_file(path):
    with open(path, "rb") as file:
        data = file.read()
    if data[:8] != b"durbplay":
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


def parse(block):
    """The arrays of one game."""
    game = int.from_bytes(block[:4], "little")
    seats, rows, width, _ = (int(n) for n in np.frombuffer(block, "<u2", 4, 4))
    at = 12

    def take(kind, count):
        nonlocal at
        array = np.frombuffer(block, kind, count, at)
        at += array.nbytes
        return array

    shares = take("<f4", seats)
    values = take("<f4", rows * seats).reshape(rows, seats)
    # Visits come before the counts that say how many there are: what is left over tells.
    moves = (len(block) - at - rows * (2 + 1 + width)) // 6
    visits, legal, actions = take("<u4", moves), take("<u2", rows), take("<u2", moves)
    mover = take("u1", rows)
    features = take("i1", rows * width).reshape(rows, width)
    return game, shares, values, visits, legal, actions, mover, features


def gather(head, blocks):
    rows = sum(int.from_bytes(block[6:8], "little") for _, block in blocks)
    features = np.zeros((rows, head["features"]), np.int8)
    shares, values = np.zeros((rows, SEATS), np.float32), np.zeros((rows, SEATS), np.float32)
    seats, game, third = np.zeros(rows, np.int8), np.zeros(rows, np.int64), np.zeros(rows, np.int8)
    counts, actions, visits, at = [], [], [], 0
    for number, block in blocks:
        played, won, said, seen, legal, moves, mover, numbers = parse(block)
        here, count = slice(at, at + len(mover)), len(won)
        features[here, : numbers.shape[1]] = numbers
        order = (mover[:, None].astype(int) + np.arange(count)) % count
        shares[here, :count], values[here, :count] = won[order], said
        seats[here], game[here] = count, number << 32 | played
        third[here] = 3 * np.arange(len(mover)) // max(len(mover), 1)
        counts.append(legal)
        actions.append(moves)
        visits.append(seen)
        at += len(mover)
    begin = np.concatenate([[0], np.cumsum(np.concatenate(counts), dtype=np.int64)])
    return Records(
        head, features, seats, shares, values, game, third, begin, np.concatenate(actions), np.concatenate(visits)
    )
