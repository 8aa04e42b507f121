"""Bots that meet in many games, and games recorded to fit judges to.

A game is decided by its number and the seed alone. So parts that were played on different machines are,
put together, what one process would have played.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import _durbar
from .games import Options, given


class Results(NamedTuple):
    """Games in the order of their numbers, a row each, a column for each seat."""

    bots: NDArray[np.uint8]
    """Which bot sat there, by the order they were named."""
    scores: NDArray[np.int32]
    places: NDArray[np.uint8]
    """1 for the best; equal places are shared."""

    def wins(self) -> list[float]:
        """How many games each bot has won; a shared win counts in parts."""
        won = self.places == 1
        shares = won / won.sum(axis=1, keepdims=True)
        return [float(shares[self.bots == bot].sum()) for bot in range(int(self.bots.max()) + 1)]

    @staticmethod
    def joined(parts: Iterable[Results]) -> Results:
        """Parts joined in the order they are given."""
        bots, scores, places = zip(*parts, strict=True)
        return Results(np.concatenate(bots), np.concatenate(scores), np.concatenate(places))


def meet(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    first: int = 0,
    seed: int = 1,
    seats: int | None = None,
    options: Options | None = None,
    edition: str | None = None,
    iterations: int | None = None,
    ms: int | None = None,
    threads: int = 0,
) -> Results:
    """Lets bots meet, as `durbar arena` does: each deal is played from every seat.

    >>> results = meet("charmers", ["greedy", "random"], games=20)
    >>> greedy, random = results.wins()
    >>> greedy > random
    True

    With fewer bots than seats the last one fills the table. `first` is the number of the first game: the
    games 0 to 99 are those from 0 to 49 followed by those from 50 to 99. With `ms` the time decides, and
    then no two runs need be the same.
    """
    table = json.dumps(given(game=game, seats=seats, options=dict(options or {}), edition=edition))
    return Results(*_durbar.meet(table, list(bots), first, games, seed, iterations, ms, threads))


class Notes(NamedTuple):
    """What `durbar selfplay` writes: a file is `head`, then the `blocks` of all its games in order."""

    head: bytes
    blocks: bytes


def selfplay(
    game: str,
    level: str,
    games: int = 100,
    *,
    first: int = 0,
    seed: int = 1,
    seats: int | None = None,
    options: Options | None = None,
    edition: str | None = None,
    wander: float = 0.0,
    noted: float = 1.0,
    threads: int = 0,
) -> Notes:
    """Lets a bot play itself and records the games, as `durbar selfplay` does.

    >>> whole = selfplay("charmers", "beginner", games=4)
    >>> half, rest = (selfplay("charmers", "beginner", games=2, first=first) for first in (0, 2))
    >>> half.blocks + rest.blocks == whole.blocks
    True
    """
    table = json.dumps(given(game=game, seats=seats, options=dict(options or {}), edition=edition))
    return Notes(*_durbar.selfplay(table, level, first, games, seed, wander, noted, threads))
