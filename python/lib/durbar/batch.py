"""Many games side by side."""

from __future__ import annotations

import json
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _durbar
from .games import Options, given


class Decisions(NamedTuple):
    """The decision in each game, and the result of the last moves.

    The legal actions of game `i` are `legal[offsets[i]:offsets[i + 1]]`.
    """

    seats: NDArray[np.uint8]
    """The seat to move."""
    offsets: NDArray[np.int64]
    """Where the legal actions of each game begin in `legal`, and, as the last entry, where they end."""
    legal: NDArray[np.int64]
    rewards: NDArray[np.float32]
    """The reward of each seat in each game: 0 unless the game has just ended."""
    ended: NDArray[np.bool_]
    """Which games ended with the last moves, and have restarted."""


def random_actions(now: Decisions, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each game."""
    begin = now.offsets[:-1]
    picks: NDArray[np.int64] = (rng.random(len(begin)) * np.diff(now.offsets)).astype(np.int64)
    actions: NDArray[np.int64] = now.legal[begin + picks]
    return actions


class Batch:
    """Many games of one kind, played side by side on all cores without Python in between.

    >>> batch = Batch("charmers", 1000, seed=1)
    >>> rng = np.random.default_rng(1)
    >>> now = batch.now
    >>> for _ in range(10):
    ...     now = batch.step(random_actions(now, rng))
    >>> now.rewards.shape
    (1000, 2)

    With an `opponent` a bot of that level plays all seats but one, a different one from game to game,
    and only that one is asked. Equal seeds and actions give equal games, however many threads there are.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        options: Options | None = None,
        edition: str | None = None,
        seed: int = 0,
        opponent: str | None = None,
        threads: int = 0,
    ) -> None:
        """Starts `n` games; with `threads=0` all cores are used."""
        table = given(game=game, seats=seats, options=dict(options or {}), edition=edition)
        self._games = _durbar.Batch(json.dumps(table), n, seed, opponent, threads)
        self.n = n
        self.now = Decisions(*self._games.now())
        """The decisions to make now."""

    @property
    def seats(self) -> int:
        """How many play in each game."""
        return self._games.seats

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return self._games.features

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self._games.actions

    def reset(self, seed: int = 0) -> Decisions:
        """Restarts all games."""
        self._games.reset(seed)
        self.now = Decisions(*self._games.now())
        return self.now

    def step(self, actions: ArrayLike) -> Decisions:
        """Plays one action in each game, and continues to the next decision.

        An action that is not legal raises `ValueError` and changes nothing.
        """
        self.now = Decisions(*self._games.step(np.ascontiguousarray(actions, dtype=np.int64)))
        return self.now

    def observe(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """What the seat to move sees in each game; into `out` if given, which is faster."""
        if out is None:
            out = np.empty((self.n, self.features), np.int8)
        elif out.shape != (self.n, self.features):
            raise ValueError(f"out has shape {out.shape}; it must be {(self.n, self.features)}")
        self._games.observe(out)
        return out

    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Which actions are legal in each game, as a row of all actions. If there are very many
        of them, `now.legal` is much smaller."""
        if out is None:
            out = np.zeros((self.n, self.actions), np.bool_)
        else:
            out[...] = False
        out[np.repeat(np.arange(self.n), np.diff(self.now.offsets)), self.now.legal] = True
        return out
