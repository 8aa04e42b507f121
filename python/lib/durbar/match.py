"""One match, move by move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ._durbar import Session
from .errors import BadArgument, IllegalMove
from .games import Options, ask, given
from .picture import Picture

Event = dict[str, Any]


class Step(NamedTuple):
    """What a move or an outcome led to."""

    events: list[Event]
    """Everything that happened, in order; each has a `kind`."""
    outcomes: list[str]
    """What chance brought."""


class Scores(NamedTuple):
    """How the seats stand."""

    scores: list[int]
    ranking: list[int]
    """The place of each seat: 1 for the best, equal places shared."""
    over: bool
    ending: str | None
    """Why the match ended, once it has."""


class Candidate(NamedTuple):
    """A move that a bot considered."""

    move: str
    visits: int
    value: float
    reasons: list[str]


class Thought(NamedTuple):
    """What a bot thinks."""

    move: str
    value: list[float] | None
    """Each seat's chance of winning, if the bot's level estimates it."""
    candidates: list[Candidate]


class Match:
    """One match.

    >>> match = Match("jaipur", seed=7, options={"single_round": True})
    >>> match.turn, len(match.moves())
    (1, 9)
    >>> match.play("sell gold 1")
    Traceback (most recent call last):
    durbar.errors.IllegalMove: You need at least 2 gold to sell any. (JAI-9)

    Moves, outcomes, positions and logs are written as in docs/notation.md. The same seed and the same
    moves give the same match.

    With `auto_chance`, cards are drawn and dice rolled as soon as they are due. Without it, `chance`
    says that an outcome is awaited: draw it with `roll`, or decide it with `resolve`.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        seed: int | None = None,
        *,
        edition: str | None = None,
        rules_version: int | None = None,
        components: str | None = None,
        auto_chance: bool = True,
    ) -> None:
        """Starts a match.

        Without `seats` the fewest play; without `seed` one is drawn. `components` is the text of a
        component file of your own, in place of an `edition`.
        """
        self._session = Session(components)
        self._auto_chance = auto_chance
        table = {"game": game, "seats": seats, "options": dict(options or {})}
        self._table: dict[str, Any] = {**table, "edition": edition, "rules_version": rules_version}
        self._begin("new", **self._table, seed=seed)

    def _begin(self, cmd: str, **fields: Any) -> None:
        reply = self._ask(cmd, auto_chance=self._auto_chance, **fields)
        self._note(reply["turn"])
        self.seed: int | None = reply.get("seed")
        """The seed of all draws; `None` if it is not known."""

    def _again(self, seed: int) -> None:
        # A new match at the same table: environments start many, and a fresh `Match` takes longer.
        self._begin("new", **self._table, seed=seed)

    @classmethod
    def load(cls, log: str, *, auto_chance: bool = True) -> Match:
        """Continues a match from its log.

        >>> match = Match("karma", seed=3)
        >>> step = match.play(match.moves()[0])
        >>> Match.load(match.log()).position() == match.position()
        True
        """
        return cls._made(auto_chance, None, log=log)

    @classmethod
    def study(
        cls,
        game: str,
        position: str,
        seats: int | None = None,
        options: Options | None = None,
        seed: int | None = None,
        *,
        edition: str | None = None,
        rules_version: int | None = None,
        components: str | None = None,
        auto_chance: bool = True,
    ) -> Match:
        """Starts from a position. Without `seats` the position decides how many play."""
        table = given(seats=seats, seed=seed, edition=edition, rules_version=rules_version)
        fields = {"game": game, "position": position, "options": dict(options or {}), **table}
        return cls._made(auto_chance, components, **fields)

    @classmethod
    def _made(cls, auto_chance: bool, components: str | None, **fields: Any) -> Match:
        match = cls.__new__(cls)
        match._session = Session(components)
        match._auto_chance = auto_chance
        match._begin("load", **fields)
        return match

    def _ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        return ask(self._session, {"cmd": cmd, **given(**fields)})

    def _note(self, turn: Mapping[str, Any]) -> None:
        self._turn: int | None = turn.get("seat")
        self._kind: str = turn["kind"]

    def _step(self, reply: dict[str, Any]) -> Step:
        self._note(reply["turn"])
        drawn = reply.get("outcomes", [])
        return Step(reply["events"], [reply["outcome"], *drawn] if "outcome" in reply else drawn)

    @property
    def turn(self) -> int | None:
        """The seat to move, from 0; `None` if an outcome is awaited or the match is over."""
        return self._turn

    @property
    def chance(self) -> bool:
        """Whether an outcome is awaited."""
        return self._kind == "chance"

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._kind == "over"

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.scores().scores)

    def moves(self) -> list[str]:
        """The legal moves of the seat to move; empty if there is none."""
        moves: list[str] = self._ask("moves")["moves"]
        return moves

    def play(self, move: str, seat: int | None = None) -> Step:
        """Plays a move; without `seat`, for the seat to move."""
        return self._step(self._ask("play", seat=self._mover(seat), move=move))

    def _mover(self, seat: int | None) -> int:
        return seat if seat is not None else self._turn if self._turn is not None else 0

    def outcomes(self) -> list[tuple[str, int]]:
        """The possible outcomes with their weights; empty if none is awaited."""
        return [(outcome, weight) for outcome, weight in self._ask("outcomes")["outcomes"]]

    def roll(self) -> Step:
        """Draws the awaited outcome from the seed."""
        return self._step(self._ask("roll"))

    def resolve(self, outcome: str) -> Step:
        """Chooses the awaited outcome; the log marks it as forced."""
        return self._step(self._ask("resolve", outcome=outcome))

    def undo(self) -> None:
        """Takes back one decision, never across an outcome."""
        self._note(self._ask("undo")["turn"])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything a seat may know, or without a seat, a spectator."""
        view: dict[str, Any] = self._ask("view", seat=seat)["view"]
        return view

    def position(self) -> str:
        """The whole position as text, including secrets."""
        position: str = self._ask("position")["position"]
        return position

    def log(self) -> str:
        """The record of the match, including the seed: `load` and `durbar verify` read it."""
        log: str = self._ask("log")["log"]
        return log

    def scores(self) -> Scores:
        """How the seats stand."""
        return Scores(**self._ask("scores"))

    def go(
        self,
        level: str | None = None,
        *,
        seat: int | None = None,
        ms: int | None = None,
        iterations: int | None = None,
        seed: int | None = None,
    ) -> Thought:
        """Asks a bot what it would play. It knows only what the seat sees, and plays nothing.

        `level` is one of `durbar.levels(game)`, the strongest unless given. It thinks for `ms`
        milliseconds on all cores (1000), or for this many `iterations` on one core, where the same
        `seed` gives the same answer.
        """
        reply = self._ask("go", level=level, seat=seat, ms=ms, iterations=iterations, seed=seed)
        candidates = [Candidate(**candidate) for candidate in reply["candidates"]]
        return Thought(reply["move"], reply["value"], candidates)

    def explain(self, move: str, seat: int | None = None) -> dict[str, Any]:
        """Whether a move is `legal`, with its `label` and `events`, or otherwise `reason` and `rule`."""
        return self._ask("explain", move=move, seat=seat)

    def analyse(self, seed: int = 1, deep: bool = False) -> dict[str, Any]:
        """Tells luck from skill in the match so far: `result`, `seats` and `moments` as in docs/engine.md."""
        return self._ask("analyse", seed=seed, deep=deep)

    def picture(self, seat: int | None = None, width: int = 100) -> Picture:
        """What a seat, or without a seat a spectator, would see in a terminal."""
        return Picture(self._session.picture(seat, width))

    # As numbers, for programs that learn.

    @property
    def space(self) -> tuple[int, int]:
        """How many numbers an observation has, and how many actions there are."""
        space = self._session.space()
        if space is None:
            raise BadArgument("no_numbers", "this game is not told in numbers")
        return space

    def observation(self, seat: int) -> NDArray[np.int8]:
        """What a seat sees, as numbers: itself first, then the others in turn order."""
        return self._session.features(seat)

    def actions(self) -> NDArray[np.int64]:
        """The numbers of the legal moves, in the order of `moves()`."""
        return self._session.actions()

    def act(self, action: int) -> Step:
        """Plays the move with this number."""
        legal = self.actions()
        found = np.flatnonzero(legal == action)
        if not len(found):
            raise IllegalMove("illegal", f"action {action} is not legal; the legal ones are {legal.tolist()}")
        return self.play(self.moves()[found[0]])

    def rewards(self) -> list[float]:
        """Each seat's reward: 1 for winning alone, with a sum of 0; all 0 until the match is over."""
        return self._session.rewards()

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.log(), self._auto_chance)

    def __repr__(self) -> str:
        if self._turn is not None:
            return f"<durbar.Match, seat {self._turn} to move>"
        return f"<durbar.Match, {'over' if self.over else 'chance is awaited'}>"


def _loaded(log: str, auto_chance: bool) -> Match:
    return Match.load(log, auto_chance=auto_chance)
