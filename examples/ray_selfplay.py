"""Self-play on a Ray cluster: writes the same file as `durbar selfplay` on one machine.

    pip install ./python ray
    python examples/ray_selfplay.py charmers beginner --games 1000 --out first.games
    python python/train/fit.py --out first.net first.games

The parts come back in any order and are written in that of their games, so that the file can be used while it
grows; only as many wait in memory as the cluster works on. A part whose worker dies is played again.
"""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path

import ray

import durbar


@ray.remote(max_retries=5, num_cpus=1)
def part(game: str, level: str, first: int, games: int, seed: int, wander: float, noted: float) -> tuple:
    notes = durbar.selfplay(game, level, games, first=first, seed=seed, wander=wander, noted=noted, threads=1)
    return tuple(notes)


def selfplay(
    game: str,
    level: str,
    games: int,
    out: Path,
    seed: int = 1,
    size: int = 20,
    wander: float = 0.0,
    noted: float = 1.0,
) -> None:
    """Writes the games to a file, in their order."""
    firsts = iter(range(0, games, size))
    ahead = 2 * int(ray.cluster_resources().get("CPU", 1))

    def begin(count: int) -> list:
        return [
            part.remote(game, level, first, min(size, games - first), seed, wander, noted)
            for first in islice(firsts, count)
        ]

    waiting = begin(ahead)
    with open(out, "wb") as file:
        while waiting:
            head, blocks = ray.get(waiting.pop(0))
            if file.tell() == 0:
                file.write(head)
            file.write(blocks)
            waiting += begin(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wander", type=float, default=0.0)
    parser.add_argument("--noted", type=float, default=1.0)
    parser.add_argument("--address", help="of a running cluster, or 'auto'; without it one is begun here")
    arguments = parser.parse_args()
    ray.init(address=arguments.address)
    selfplay(
        arguments.game,
        arguments.level,
        arguments.games,
        arguments.out,
        arguments.seed,
        wander=arguments.wander,
        noted=arguments.noted,
    )
    print(f"{arguments.games} games; {arguments.out}")


if __name__ == "__main__":
    main()
