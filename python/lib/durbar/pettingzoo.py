"""The games as PettingZoo environments.

`env("charmers")` is what PettingZoo's documentation calls an AEC environment: the seats take turns, and
each observation is a dict with `observation` and `action_mask`.

>>> import durbar
>>> env = durbar.env("charmers")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         env.step(None)
...     else:
...         env.step(env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from .games import Options
from .match import Match

Observation = dict[str, Any]
Illegal = Literal["terminate", "random"]


def env(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    *,
    edition: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "terminate",
) -> AECEnv[str, Observation, Any]:
    """A PettingZoo environment with the usual wrappers.

    An illegal action ends the game with -1 for the seat that chose it, as everywhere in PettingZoo; with
    `illegal="random"` it is replaced by a legal one, for learners without masks. With `max_cycles` a game
    is truncated after this many decisions of each seat.
    """
    table = raw_env(
        game, seats, options, edition=edition, render_mode=render_mode, max_cycles=max_cycles, illegal=illegal
    )
    if illegal == "terminate":
        table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def raw_env(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    *,
    edition: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "terminate",
) -> AECEnv[str, Observation, Any]:
    """The same without wrappers: an illegal action raises `IllegalMove`."""
    return Table(game, seats, options, edition, render_mode, max_cycles, illegal)


def parallel_env(game: str, seats: int | None = None, options: Options | None = None, **more: Any) -> Together:
    """The same for libraries in which all seats act at once: in each step every seat names an action,
    and each is played when its turn comes."""
    return Together(env(game, seats, options, **{"illegal": "random", **more}))


class Table(AECEnv[str, Observation, Any]):
    """A match as PettingZoo sees it."""

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1, "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Options | None,
        edition: str | None,
        render_mode: str | None,
        max_cycles: int | None,
        illegal: Illegal,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"durbar_{game}"}
        self._match = Match(game, seats, options, seed=0, edition=edition)
        self.features, self.actions = self._match.space
        self.possible_agents = [f"seat_{seat}" for seat in range(self._match.seats)]
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self.render_mode = render_mode
        self._most = None if max_cycles is None else max_cycles * len(self.possible_agents)
        self._illegal = illegal
        self._rng = np.random.default_rng(0)

    def _observations(self) -> spaces.Dict:
        numbers = spaces.Box(-127, 127, (self.features,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._match._again(int(self._rng.integers(2**53)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._select()

    def _select(self) -> None:
        if self._match.turn is not None:
            self.agent_selection = self.possible_agents[self._match.turn]

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(self.actions, np.int8)
        seat = self.possible_agents.index(agent)
        if seat == self._match.turn:
            mask[self._match.actions()] = 1
        return {"observation": self._match.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._play(agent, int(action))
        if self._match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self._match.rewards(), strict=True))
        elif self._most is not None and self._decisions >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _play(self, agent: str, action: int) -> None:
        self._decisions += 1
        self.infos[agent] = {}
        if self._illegal == "random":
            legal = self._match.actions()
            if action not in legal:
                self.infos[agent] = {"illegal": action}
                action = int(self._rng.choice(legal))
        self._match.act(action)

    def render(self) -> Any:
        """The table as the seat to move sees it."""
        if self.render_mode is None:
            return None
        picture = self._match.picture(self._match.turn)
        if self.render_mode == "rgb_array":
            return picture.rgb()
        if self.render_mode == "ansi":
            return picture.ansi()
        print(picture.ansi(), end="\n\n")
        return None

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])


class Together(ParallelEnv[str, Observation, Any]):
    """A table at which every seat names an action in each step."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.possible_agents = table.possible_agents
        self.render_mode = table.unwrapped.render_mode

    def observation_space(self, agent: str) -> Any:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed=seed, options=options)
        self.agents = self.table.agents[:]
        return self._observed(), dict(self.table.infos)

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.table.unwrapped.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Any:
        table, rewards = self.table, dict.fromkeys(self.agents, 0.0)
        for _ in self.agents:
            table.step(actions[table.agent_selection])
            rewards = {agent: rewards[agent] + table.rewards[agent] for agent in rewards}
            if any(table.terminations.values()) or any(table.truncations.values()):
                break
        terminations, truncations = dict(table.terminations), dict(table.truncations)
        result = self._observed(), rewards, terminations, truncations, dict(table.infos)
        if any(terminations.values()) or any(truncations.values()):
            self.agents = []
        return result

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        self.table.close()
