"""The games as Gymnasium environments: one seat learns, and bots play the others.

>>> import durbar
>>> env = durbar.solo("charmers", opponent="greedy")
>>> observation, info = env.reset(seed=1)
>>> legal = info["legal"]
>>> observation, reward, terminated, truncated, info = env.step(legal[0])

Gymnasium finds them by name too: `gymnasium.make("durbar.gymnasium:durbar/Charmers-v0")`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .games import Options, games
from .match import Match

Observation = dict[str, NDArray[np.int8]]


def solo(
    game: str,
    opponent: str = "greedy",
    seats: int | None = None,
    options: Options | None = None,
    *,
    edition: str | None = None,
    iterations: int = 1000,
    render_mode: str | None = None,
) -> Solo:
    """A Gymnasium environment for one seat, drawn again for each game, against bots of a level.

    Observations are dicts with `observation` and `action_mask`; `info["legal"]` lists the legal actions.
    An illegal action ends the game with -1 and `info["illegal"]`. A level that searches uses at
    most this many `iterations` per move.
    """
    return Solo(game, opponent, seats, options, edition=edition, iterations=iterations, render_mode=render_mode)


class Solo(gymnasium.Env[Any, Any]):
    """A match in which one seat is yours."""

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponent: str = "greedy",
        seats: int | None = None,
        options: Options | None = None,
        *,
        edition: str | None = None,
        iterations: int = 1000,
        render_mode: str | None = None,
    ) -> None:
        self._match = Match(game, seats, options, seed=0, edition=edition)
        self._match.go(level=opponent, iterations=1, seed=1)  # says which levels there are
        self.opponent = opponent
        self.iterations = iterations
        self.seat = 0
        features, actions = self._match.space
        self.actions = actions
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-127, 127, (features,), np.int8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._match._again(self._number())
        self.seat = int(self.np_random.integers(self._match.seats))
        self._until_asked()
        return self._observation(), self._info()

    def _number(self) -> int:
        return int(self.np_random.integers(2**53))

    def _until_asked(self) -> None:
        match = self._match
        while not match.over and match.turn != self.seat:
            thought = match.go(level=self.opponent, iterations=self.iterations, seed=self._number())
            match.play(thought.move)

    def _observation(self) -> Observation:
        mask = np.zeros(self.actions, np.int8)
        mask[self._match.actions()] = 1
        return {"observation": self._match.observation(self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"legal": self._match.actions(), "seat": self.seat}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if action not in self._match.actions():
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": int(action)}
        self._match.act(int(action))
        self._until_asked()
        reward = self._match.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self._match.over, False, self._info()

    def render(self) -> Any:
        """The table as your seat sees it."""
        if self.render_mode is None:
            return None
        picture = self._match.picture(self.seat)
        if self.render_mode == "rgb_array":
            return picture.rgb()
        if self.render_mode == "ansi":
            return picture.ansi()
        print(picture.ansi(), end="\n\n")
        return None


for _game in games():
    _name = f"durbar/{_game.id.capitalize()}-v0"
    gymnasium.register(_name, entry_point="durbar.gymnasium:solo", kwargs={"game": _game.id})
