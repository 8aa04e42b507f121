"""The training example learns."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed")

EXAMPLE = Path(__file__).parents[3] / "examples" / "ppo.py"


def test_it_learns(tmp_path: Path) -> None:
    """This many decisions take a minute; docs/python.md describes five."""
    curve = tmp_path / "curve.json"
    options = ["--minutes", "30", "--decisions", "400000", "--every", "60", "--trial", "200"]
    subprocess.run([sys.executable, str(EXAMPLE), *options, "--curve", str(curve)], check=True)
    first, *_, last = json.loads(curve.read_text())
    assert first["won"] < 0.1 and last["won"] > 0.5
