"""The training example learns."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed")

EXAMPLE = Path(__file__).parents[3] / "examples" / "ppo.py"


def test_it_learns_within_a_minute(tmp_path: Path) -> None:
    curve = tmp_path / "curve.json"
    command = [sys.executable, str(EXAMPLE), "--minutes", "1", "--trial", "100", "--curve", str(curve)]
    subprocess.run(command, check=True)
    first, *_, last = json.loads(curve.read_text())
    assert first["won"] < 0.1 and last["won"] > first["won"] + 0.2
