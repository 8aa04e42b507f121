"""The games there are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ._durbar import Session
from .errors import BadArgument, error_of

Options = Mapping[str, "bool | int | str"]
"""Options of a game by their keys, as `Game.options` lists them."""


@dataclass(frozen=True)
class Game:
    """A game, described before it is played."""

    id: str
    title: str
    seats: tuple[int, int]
    """The fewest and the most."""
    options: list[dict[str, Any]]
    """Each with `key`, `type` (`switch`, `choice` with `values`, or `text`) and `default`."""
    editions: list[str]
    hashes: dict[str, str]
    """The hash of each edition's components."""
    levels: list[str]
    """The bots, weakest first."""
    rules_version: int
    """The newest version."""
    rules_versions: list[int]
    """All versions that can be played."""


@cache
def _games() -> tuple[Game, ...]:
    listed = ask(Session(), {"cmd": "games"})["games"]
    return tuple(Game(**{**game, "seats": tuple(game["seats"])}) for game in listed)


def games() -> list[Game]:
    """The games there are.

    >>> [game.id for game in games()]
    ['jaipur', 'rajas', 'charmers', 'karma']
    """
    return list(_games())


def levels(game: str) -> list[str]:
    """The names of a game's bots, weakest first.

    >>> levels("jaipur")[:3]
    ['random', 'greedy', 'beginner']
    """
    for known in _games():
        if known.id == game:
            return list(known.levels)
    known_ids = ", ".join(known.id for known in _games())
    raise BadArgument("unknown_game", f'there is no game "{game}"; the games are: {known_ids}')


def ask(session: Session, request: Mapping[str, Any]) -> dict[str, Any]:
    """Asks the engine; a refusal is raised."""
    reply: dict[str, Any] = json.loads(session.ask(json.dumps(request)))
    if not reply.pop("ok"):
        raise error_of(reply["error"])
    return reply


def given(**fields: Any) -> dict[str, Any]:
    """The fields that were given."""
    return {key: value for key, value in fields.items() if value is not None}
