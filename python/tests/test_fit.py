"""The recipe of the fitted judges, in small: games, a fit without PyTorch, and the network held against games."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import durbar

ROOT = Path(__file__).resolve().parents[2]
TRAIN = ROOT / "python/train"
WEIGHTS = ROOT / "crates/bots/weights"


def played(path: Path, game: str, games: int, seed: int) -> Path:
    notes = durbar.selfplay(game, "medium", games, seed=seed)
    path.write_bytes(notes.head + notes.blocks)
    return path


def ran(script: str, *arguments: object) -> str:
    command = [sys.executable, str(TRAIN / script), *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def thirds(report: str, judge: str) -> list[tuple[float, float]]:
    """How often a judge's favourite won in each third, in percent, and the log-loss."""
    row = next(line for line in report.splitlines() if line.startswith(f"| {judge} |"))
    return [(float(wins), float(loss)) for wins, loss in re.findall(r"([\d.]+)% ([\d.]+)", row)]


def test_a_fit_learns_who_is_winning(tmp_path: Path) -> None:
    games = played(tmp_path / "first.games", "karma", 150, seed=1)
    others = played(tmp_path / "other.games", "karma", 60, seed=10_000)
    net = tmp_path / "first.net"
    report = ran("fit.py", "--out", net, "--device", "numpy", "--epochs", 6, "--batch", 256, "--hand", "both", games)
    told = thirds(ran("measure.py", net, others), "this network")
    assert len(thirds(report, "network")) == len(told) == 3
    assert told[2][0] > 70 and told[2][1] < 0.55, f"on games it has never seen: {told}"


def test_built_in_networks_know_who_is_winning(tmp_path: Path) -> None:
    for game, net in (("karma", "karma"), ("charmers", "charmers-sun")):
        games = played(tmp_path / f"{game}.games", game, 30, seed=200)
        told = thirds(ran("measure.py", WEIGHTS / f"{net}.net", games), "this network")
        assert told[2][0] > 70 and told[2][1] < 0.55, f"{game}: {told}"


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    games = played(tmp_path / "any.games", "karma", 3, seed=1)
    found = subprocess.run([sys.executable, TRAIN / "measure.py", games, games], capture_output=True, text=True)
    assert found.returncode != 0 and "holds no network" in found.stderr
