"""The Ray examples on a cluster of two nodes on this machine, one of which is lost in the middle."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ray = pytest.importorskip("ray")
from ray.cluster_utils import Cluster  # noqa: E402

import durbar  # noqa: E402

EXAMPLES = Path(__file__).parents[3] / "examples"
sys.path.insert(0, str(EXAMPLES))
import ray_arena  # noqa: E402
import ray_selfplay  # noqa: E402


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    node = {"num_cpus": 1, "object_store_memory": 80_000_000}
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    cluster.add_node(**node)
    ray.init(address=cluster.address, runtime_env={"env_vars": {"PYTHONPATH": str(EXAMPLES)}})
    cluster.wait_for_nodes()
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def at_work(node: Any) -> list[int]:
    """The processes of a node that play a part right now: Ray names them after what they do."""
    raylet = node.all_processes["raylet"][0].process.pid
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parent = (process / "stat").read_text().rsplit(")", 1)[1].split()[1]
            name = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if name.startswith(b"ray::part") and int(parent) == raylet:
            found.append(int(process.name))
    return found


def kill_a_worker(cluster: Cluster, killed: list[int]) -> None:
    """Kills a process that is working on a part, as soon as there is one."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not killed:
        for node in cluster.list_all_nodes():
            for process in at_work(node)[:1]:
                os.kill(process, signal.SIGKILL)
                killed.append(process)
                return
        time.sleep(0.01)


def test_the_arena_is_that_of_one_process(cluster: Cluster) -> None:
    alone = durbar.meet("charmers", ["beginner", "greedy"], games=24, seed=5)
    killed: list[int] = []
    murderer = threading.Thread(target=kill_a_worker, args=(cluster, killed))
    murderer.start()
    together = ray_arena.meet("charmers", ["beginner", "greedy"], games=24, seed=5, size=3)
    murderer.join()
    assert killed, "a worker was killed while it played"
    assert all(np.array_equal(alone[part], together[part]) for part in range(3))


def test_the_file_is_that_of_one_process(cluster: Cluster, tmp_path: Path) -> None:
    alone = durbar.selfplay("charmers", "beginner", games=17, seed=5, wander=0.1, noted=0.5)
    out = tmp_path / "together.games"
    ray_selfplay.selfplay("charmers", "beginner", 17, out, seed=5, size=4, wander=0.1, noted=0.5)
    assert out.read_bytes() == alone.head + alone.blocks


def lose(cluster: Cluster, node: Any, lost: list[Any]) -> None:
    """Removes a node while it plays."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if at_work(node):
            cluster.remove_node(node, allow_graceful=False)
            lost.append(node)
            return
        time.sleep(0.01)


def test_a_lost_node_is_survived(cluster: Cluster) -> None:
    # Games that take long enough for every node to be at work.
    alone = durbar.meet("charmers", ["master", "greedy"], games=120, seed=6)
    (node,) = cluster.worker_nodes
    lost: list[Any] = []
    thief = threading.Thread(target=lose, args=(cluster, node, lost))
    thief.start()
    together = ray_arena.meet("charmers", ["master", "greedy"], games=120, seed=6, size=4)
    thief.join()
    assert lost, "the node was lost while it played"
    assert all(np.array_equal(alone[part], together[part]) for part in range(3))
