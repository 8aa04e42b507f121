"""What people read: the examples of the documentation run, and the types are right."""

from __future__ import annotations

import doctest
import importlib
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest

import durbar

HERE = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "module", ["", ".batch", ".games", ".match", ".picture", ".pettingzoo", ".gymnasium", ".results"]
)
def test_examples_run(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module("durbar" + module))
    assert failed == 0 and (tried > 0 or module in (".picture",))


def test_help_teaches() -> None:
    text = pydoc.render_doc(durbar)
    for word in ("Match", "Batch", "env", "solo", "random_actions", "IllegalMove"):
        assert word in text
    undocumented = [name for name in durbar.__all__ if not getattr(durbar, name).__doc__]
    assert undocumented == []


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("durbar.pettingzoo", "pettingzoo"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ModuleNotFoundError, match=r"durbar.env needs .*: pip install 'durbar\[env\]'"):
        _ = durbar.env
    with pytest.raises(AttributeError, match="'castle'"):
        getattr(durbar, "castle")  # noqa: B009


def test_types() -> None:
    """The stubs of the native half are those of what was built, and all of it is typed."""
    subprocess.run([sys.executable, "-m", "mypy"], cwd=HERE, check=True)
    native = importlib.import_module("durbar._durbar")
    stubs = (HERE / "lib" / "durbar" / "_durbar.pyi").read_text()
    for kind in (native.Session, native.Batch):
        for name in vars(kind):
            if not name.startswith("_"):
                assert f"def {name}(" in stubs, name
