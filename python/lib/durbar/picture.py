"""What a terminal would show: as text, in colours, and drawn as an image."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

Span = tuple[str, str, "str | None", bool, bool]

WIDTH, HEIGHT = 8, 13
"""The size of a letter in pixels."""

# Numbers in the terminal's table of 256 colours, as `durbar play` has them, and the same on a screen.
INKS: dict[str, tuple[int | None, tuple[int, int, int]]] = {
    "plain": (None, (222, 222, 222)),
    "black": (234, (28, 28, 28)),
    "white": (255, (238, 238, 238)),
    "grey": (245, (138, 138, 138)),
    "red": (160, (215, 0, 0)),
    "orange": (208, (255, 135, 0)),
    "yellow": (178, (215, 175, 0)),
    "green": (71, (95, 175, 95)),
    "cyan": (38, (0, 175, 215)),
    "blue": (68, (95, 135, 215)),
    "purple": (134, (175, 95, 215)),
    "brown": (137, (175, 135, 95)),
}
PAPER = (16, 16, 20)


class Picture:
    """A table as one viewer sees it. `str(picture)` is plain text."""

    def __init__(self, lines: list[list[Span]]) -> None:
        self.lines = lines

    def __str__(self) -> str:
        return "\n".join("".join(span[0] for span in line).rstrip() for line in self.lines)

    def __repr__(self) -> str:
        return str(self)

    def ansi(self) -> str:
        """The text with a terminal's colours."""
        return "\n".join("".join(map(_coloured, line)) for line in self.lines)

    def rgb(self, columns: int | None = None, rows: int | None = None) -> NDArray[np.uint8]:
        """The text drawn as an image with this many columns and rows of letters: height, width, 3."""
        width = max((sum(len(span[0]) for span in line) for line in self.lines), default=0)
        columns, rows = columns or width, rows or len(self.lines)
        image = np.full((rows * HEIGHT, columns * WIDTH, 3), PAPER, np.uint8)
        for row, line in enumerate(self.lines[:rows]):
            column = 0
            for text, ink, ground, _, dim in line:
                for letter in text[: columns - column]:
                    cell = image[row * HEIGHT : (row + 1) * HEIGHT, column * WIDTH : (column + 1) * WIDTH]
                    _draw(cell, letter, INKS[ink][1], ground, dim)
                    column += 1
        return image


def _coloured(span: Span) -> str:
    text, ink, ground, bold, dim = span
    front, back = INKS[ink][0], INKS[ground][0] if ground else None
    codes = ["1"] * bold + ["2"] * dim
    codes += [f"38;5;{front}"] if front else []
    codes += [f"48;5;{back}"] if back else []
    return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes else text


def _draw(cell: NDArray[np.uint8], letter: str, ink: tuple[int, int, int], ground: str | None, dim: bool) -> None:
    back = INKS[ground][1] if ground else PAPER
    front = tuple((i + b) // 2 for i, b in zip(ink, back, strict=True)) if dim else ink
    cell[:] = back
    cell[_glyphs().get(letter, _glyphs()["?"])] = front


@cache
def _glyphs() -> dict[str, NDArray[np.bool_]]:
    """The letters, a bit for each pixel; see glyphs.txt."""
    glyphs = {}
    for line in (files("durbar") / "glyphs.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            code, rows = line.split()
            bits = np.unpackbits(np.frombuffer(bytes.fromhex(rows), np.uint8))
            glyphs[chr(int(code, 16))] = bits.reshape(HEIGHT, WIDTH).astype(np.bool_)
    return glyphs
