"""PettingZoo's and Gymnasium's own tests of environments."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

import durbar
from test_batch import GAMES

TABLES = [(game, {"single_round": True} if game == "jaipur" else {}) for game in GAMES]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_pettingzoo_s_api(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Dicts with masks are common, and their own environments are exempt from these two by name.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(durbar.env(game, options=options), num_cycles=60)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_pettingzoo_s_seeds(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: durbar.env(game, options=options), num_cycles=40)


def test_pettingzoo_s_cycles() -> None:
    """It is made for games in which every seat acts once a turn and any action will do: Jaipur with
    illegal actions replaced is one."""
    game: dict[str, Any] = {"game": "jaipur", "illegal": "random"}
    module = SimpleNamespace(
        env=lambda **more: durbar.env(**game, **more), parallel_env=lambda **more: durbar.parallel_env(**game, **more)
    )
    max_cycles_test(module)


def test_pettingzoo_s_parallel_api() -> None:
    parallel_api_test(durbar.parallel_env("charmers"), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_s_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    tests = {"ansi": lambda text: "seat 1" in text, "rgb_array": lambda image: image.any()}
    render_test(lambda render_mode: durbar.env(game, render_mode=render_mode), custom_tests=tests)
    assert "seat 1" in capsys.readouterr().out


def test_an_illegal_action_ends_the_game() -> None:
    env = durbar.env("charmers")
    env.reset(seed=1)
    observation, *_ = env.last()
    mover = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.rewards[mover] == -1
    raw = durbar.raw_env("charmers")
    raw.reset(seed=1)
    with pytest.raises(durbar.IllegalMove):
        raw.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))


def test_an_illegal_action_can_be_replaced() -> None:
    env = durbar.env("charmers", illegal="random")
    env.reset(seed=1)
    observation, *_ = env.last()
    mover, illegal = env.agent_selection, int(np.flatnonzero(observation["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.infos[mover] == {"illegal": illegal} and not any(env.terminations.values())


def test_only_the_seat_to_move_has_a_mask() -> None:
    env = durbar.env("charmers", seats=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_s_check(game: str) -> None:
    env = gymnasium.make(f"durbar.gymnasium:durbar/{game.capitalize()}-v0", render_mode="rgb_array")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_solo_against_a_bot() -> None:
    env: gymnasium.Env[Any, Any] = durbar.solo("charmers", "greedy")
    results = []
    for seed in range(6):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(info["legal"][0])
        results.append(reward)
    assert set(results) <= {-1.0, 0.0, 1.0} and -1.0 in results
    observation, info = env.reset(seed=1)
    again, _ = env.reset(seed=1)
    assert all(np.array_equal(observation[key], again[key]) for key in observation)
    with pytest.raises(durbar.BadArgument, match="random, greedy"):
        durbar.solo("charmers", "nobody")


def test_solo_ends_on_an_illegal_action() -> None:
    env = durbar.solo("charmers")
    observation, _ = env.reset(seed=1)
    action = np.flatnonzero(observation["action_mask"] == 0)[0]
    _, reward, terminated, _, info = env.step(action)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, action)
