"""Durbar: four board games with exact rules and strong bots, for programs that play and learn.

The games are Jaipur, Rajas of the Ganges, The Dice Charmers, and Cards & Karma. `games()` lists them.

Play one match, move by move:

>>> import durbar
>>> match = durbar.Match("jaipur", seed=7)
>>> match.turn
1
>>> match.moves()[:3]
['take gold', 'take leather', 'camels']
>>> match.play("camels").outcomes
['market leather', 'market spice', 'market leather']
>>> match.go(level="greedy").move in match.moves()
True

Let two bots play to the end:

>>> while not match.over:
...     step = match.play(match.go(level="random", seed=1).move)
>>> sorted(match.scores().ranking)
[1, 2]

Play many games at once, with NumPy arrays in and out. Chance happens by itself, and a game that ends
begins anew:

>>> batch = durbar.Batch("charmers", 64, seed=1)
>>> now = batch.now
>>> now = batch.step(now.legal[now.offsets[:-1]])
>>> batch.observe().shape == (64, batch.features)
True

Learn with the tools you know: `env()` is a PettingZoo environment for all seats, `solo()` a Gymnasium
environment for one seat against a bot. `meet()` lets bots play each other for statistics, and
`selfplay()` notes games to fit judges to.

Whatever is refused raises an exception that says what would be right: `IllegalMove` where the rules
forbid a move, `BadArgument` where something cannot be understood, `NotNow` where it comes at the wrong
time. All of them are `DurbarError`s.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .batch import Batch, Decisions, random_actions
from .errors import BadArgument, DurbarError, Fault, IllegalMove, NotNow
from .games import Game, games, levels
from .match import Candidate, Match, Scores, Step, Thought
from .results import Notes, Results, meet, selfplay

if TYPE_CHECKING:
    from .gymnasium import solo
    from .pettingzoo import env, parallel_env, raw_env

__all__ = [
    "BadArgument",
    "Batch",
    "Candidate",
    "Decisions",
    "DurbarError",
    "Fault",
    "Game",
    "IllegalMove",
    "Match",
    "NotNow",
    "Notes",
    "Results",
    "Scores",
    "Step",
    "Thought",
    "env",
    "games",
    "levels",
    "meet",
    "parallel_env",
    "random_actions",
    "raw_env",
    "selfplay",
    "solo",
]


def __getattr__(name: str) -> Any:
    # The environments need packages that playing does not, so those are imported only on demand.
    homes = {"env": "pettingzoo", "parallel_env": "pettingzoo", "raw_env": "pettingzoo", "solo": "gymnasium"}
    if name not in homes:
        raise AttributeError(f"module 'durbar' has no attribute {name!r}")
    try:
        return getattr(import_module(f".{homes[name]}", __name__), name)
    except ModuleNotFoundError as missing:
        reason = f"durbar.{name} needs the package {missing.name}: pip install 'durbar[env]'"
        raise ModuleNotFoundError(reason, name=missing.name) from missing
