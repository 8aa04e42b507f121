"""Bots meet on a Ray cluster: the same games as on one machine, only faster.

    pip install ./python ray
    python examples/ray_arena.py charmers greedy beginner --games 200
    python examples/ray_arena.py jaipur hard expert --games 2000 --address auto

The games are cut into parts by their numbers. A game is decided by its number and the seed alone, so it does
not matter which worker plays it, nor how often: a part whose worker dies is played again by another, and the
result is what `durbar.meet` gives in one process. docs/scale.md tells more.
"""

from __future__ import annotations

import argparse
import time

import ray

import durbar


@ray.remote(max_retries=5, num_cpus=1)
def part(game: str, bots: list[str], first: int, games: int, seed: int) -> tuple:
    return tuple(durbar.meet(game, bots, games, first=first, seed=seed, threads=1))


def meet(game: str, bots: list[str], games: int, seed: int = 1, size: int = 20) -> durbar.Results:
    """What `durbar.meet` returns, from parts of `size` games spread over the cluster."""
    firsts = range(0, games, size)
    parts = [part.remote(game, bots, first, min(size, games - first), seed) for first in firsts]
    return durbar.Results.joined(durbar.Results(*done) for done in ray.get(parts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--address", help="of a running cluster, or 'auto'; without it one is begun here")
    arguments = parser.parse_args()
    ray.init(address=arguments.address)
    begun = time.perf_counter()
    results = meet(arguments.game, arguments.bots, arguments.games, arguments.seed)
    for bot, wins in zip(arguments.bots, results.wins(), strict=True):
        print(f"{bot:12} {wins:8.1f} wins  {100 * wins / arguments.games:5.1f}%")
    print(f"{arguments.games} games in {time.perf_counter() - begun:.1f} s")


if __name__ == "__main__":
    main()
