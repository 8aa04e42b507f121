"""What can go wrong. Every message says what would be right."""

from __future__ import annotations

from typing import Any

from ._durbar import Fault

__all__ = ["BadArgument", "DurbarError", "Fault", "IllegalMove", "NotNow"]


class DurbarError(Exception):
    """Something was refused, and nothing has changed.

    `code` is one of those in docs/engine.md; `rule` is the number of the rule that forbids a move, and
    `line` the line of a log that is at fault, if any.
    """

    def __init__(self, code: str, reason: str, rule: str | None = None, line: int | None = None) -> None:
        super().__init__(reason if rule is None else f"{reason} ({rule})")
        self.code = code
        self.reason = reason
        self.rule = rule
        self.line = line

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.reason, self.rule, self.line)


class IllegalMove(DurbarError, ValueError):
    """The rules forbid this move, or it is not this seat's turn."""


class BadArgument(DurbarError, ValueError):
    """An argument that isn't possible: an unknown game, an option, a text that cannot be read."""


class NotNow(DurbarError, RuntimeError):
    """There is nothing to draw, or nothing to undo."""


KINDS: dict[str, type[DurbarError]] = {
    "illegal": IllegalMove,
    "not_your_turn": IllegalMove,
    "chance_first": IllegalMove,
    "over": IllegalMove,
    "not_chance": NotNow,
    "no_seed": NotNow,
    "nothing_to_undo": NotNow,
}


def error_of(problem: dict[str, Any]) -> Exception:
    """The exception for a problem of the engine."""
    if problem["code"] == "internal":
        return Fault(problem["reason"])
    kind = KINDS.get(problem["code"], BadArgument)
    return kind(problem["code"], problem["reason"], problem.get("rule"), problem.get("line"))
