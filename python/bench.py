"""Decisions per second on one core: Durbar's batches compared with OpenSpiel and PettingZoo's classic games.

    pip install ./python open_spiel "pettingzoo[classic]"
    python python/bench.py [--seconds 3] [--json FILE]

A random player chooses everywhere, inside NumPy: for a whole batch at once here, for one game at a time elsewhere
(as OpenSpiel's own random agent and PettingZoo's documentation do). OpenSpiel's games are measured a second time
with Python's own random numbers, which take less time than NumPy's when only one is needed.

Only decisions of players are counted; cards drawn and dice rolled are not, though they take time everywhere.
Each is measured by processor time, without observations and with an observation of the player to move at
every decision, which is what a learner pays. What is not installed is left out.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator

# One core each: NumPy's own threads would only wait.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import durbar

GAMES = 1024


def batch(game: str, observe: bool) -> Iterator[int]:
    batch, rng = durbar.Batch(game, GAMES, seed=1, threads=1), np.random.default_rng(1)
    seen = batch.observe()
    while True:
        batch.step(durbar.random_actions(batch.now, rng))
        if observe:
            batch.observe(out=seen)
        yield GAMES


def openspiel(name: str, observe: bool) -> Iterator[int]:
    rng = np.random.default_rng(1)
    return openspiel_games(name, observe, rng.choice)


def openspiel_without_numpy(name: str, observe: bool) -> Iterator[int]:
    return openspiel_games(name, observe, lambda legal: legal[int(random.random() * len(legal))])


def openspiel_games(name: str, observe: bool, choose: Callable[[list[int]], int]) -> Iterator[int]:
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    kind = game.get_type()
    recall = None if kind.provides_observation_tensor else pyspiel.IIGObservationType(perfect_recall=True)
    seen = make_observation(game, recall) if observe else None
    while True:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                # The cheapest way to draw; that some cards should be likelier than others takes no time here.
                state.apply_action(legal[int(random.random() * len(legal))])
                continue
            if seen:
                seen.set_from(state, state.current_player())
            state.apply_action(int(choose(legal)))
            decisions += 1
        yield decisions


def pettingzoo(name: str, observe: bool) -> Iterator[int]:
    import importlib

    table = importlib.import_module(f"pettingzoo.classic.{name}").env()
    rng = np.random.default_rng(1)
    while True:
        table.reset()
        decisions = 0
        for _ in table.agent_iter():
            # Their masks come with the observation, so it is made either way.
            seen, _, ended, cut, info = table.last()
            if ended or cut:
                table.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            table.step(int(rng.choice(np.flatnonzero(mask))))
            decisions += 1
        yield decisions


def speed(play: Iterator[int], seconds: float) -> float:
    for _ in range(3):
        next(play)
    begun, decisions = time.process_time(), 0
    while time.process_time() - begun < seconds:
        decisions += next(play)
    return decisions / (time.process_time() - begun)


KINDS: list[tuple[str, Callable[[str, bool], Iterator[int]], list[str]]] = [
    ("Durbar", batch, ["jaipur", "rajas", "charmers", "karma"]),
    ("OpenSpiel", openspiel, ["spades", "hearts", "backgammon"]),
    ("OpenSpiel without NumPy", openspiel_without_numpy, ["spades", "hearts", "backgammon"]),
    ("PettingZoo", pettingzoo, ["connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4"]),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each measurement")
    parser.add_argument("--json", help="a file to write the numbers to")
    arguments = parser.parse_args()
    rows = []
    print("| whose | game | decisions a second | with observations |\n|---|---|---:|---:|")
    for whose, play, games in KINDS:
        for game in games:
            try:
                plain, seen = (speed(play(game, observe), arguments.seconds) for observe in (False, True))
            except ImportError as missing:
                print(f"{whose} is not measured: {missing}", file=sys.stderr)
                break
            rows.append({"whose": whose, "game": game, "plain": plain, "observed": seen})
            print(f"| {whose} | {game} | {plain:,.0f} | {seen:,.0f} |", flush=True)
    if arguments.json:
        with open(arguments.json, "w") as file:
            json.dump(rows, file, indent=1)


if __name__ == "__main__":
    main()
