"""Draws the plots of docs/python.md: python python/plots.py

From the measurements stored beside them: `learning.json` of examples/ppo.py (`--curve`), `speed.json` of
python/bench.py (`--json`), and `ladder.json`, which `--ladder` measures again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs" / "plots"
INK, GRID, OURS, THEIRS = "#333", "#ddd", "#b8541c", "#5a7d9a"


def page(width: int, height: int, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
    paper = f'<rect width="{width}" height="{height}" fill="white"/>'
    return "\n".join([head + f' font-size="12" fill="{INK}">', paper, *parts, "</svg>"]) + "\n"


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str = GRID) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'


def learning(curve: list[dict[str, float]]) -> str:
    """The share of games won against greedy over the minutes of learning."""
    left, top, width, height = 60, 20, 500, 240
    most = max(point["minutes"] for point in curve)

    def place(point: dict[str, float]) -> tuple[float, float]:
        return left + width * point["minutes"] / most, top + height * (1 - point["won"])

    parts = []
    for tenth in range(0, 11, 2):
        y = top + height * (1 - tenth / 10)
        parts += [line(left, y, left + width, y), text(left - 8, y + 4, f"{10 * tenth}%", "end")]
    for minute in range(int(most) + 1):
        parts.append(text(left + width * minute / most, top + height + 18, str(minute), "middle"))
    points = " ".join("{:.1f},{:.1f}".format(*place(point)) for point in curve)
    parts.append(f'<polyline points="{points}" fill="none" stroke="{OURS}" stroke-width="2"/>')
    parts += ['<circle cx="{:.1f}" cy="{:.1f}" r="3" fill="{}"/>'.format(*place(p), OURS) for p in curve]
    parts.append(text(left + width / 2, top + height + 36, "minutes of learning", "middle"))
    return page(left + width + 20, top + height + 45, parts)


def bars(rows: list[tuple[str, float, str, str]], most: float) -> str:
    """Words, a length, a colour and words for it, one below the other."""
    left, width, step = 230, 380, 20
    parts = []
    for number, (words, length, colour, label) in enumerate(rows):
        y, long = 12 + number * step, max(1.0, width * length / most)
        parts.append(f'<rect x="{left}" y="{y}" width="{long:.1f}" height="{step - 6}" fill="{colour}"/>')
        parts += [text(left - 8, y + 11, words, "end"), text(left + long + 6, y + 11, label)]
    return page(left + width + 90, 20 + len(rows) * step, parts)


def speed(rows: list[dict[str, object]]) -> str:
    """Decisions per second with observations."""
    shown = []
    for row in rows:
        name = f"{row['whose']} {str(row['game']).rsplit('_v', 1)[0].replace('_', ' ')}"
        fast = float(str(row["observed"]))
        shown.append((name, fast, OURS if row["whose"] == "Durbar" else THEIRS, f"{fast:,.0f}"))
    return bars(shown, max(row[1] for row in shown))


def ladder(rows: list[dict[str, object]]) -> str:
    """How often each level beats the one below."""
    shown = []
    for row in rows:
        share = float(str(row["won"]))
        shown.append((f"{row['game']}: {row['level']} – {row['below']}", share, OURS, f"{100 * share:.0f}%"))
    return bars(shown, 1.0)


def measured_ladder(games: int) -> list[dict[str, object]]:
    import durbar

    rows: list[dict[str, object]] = []
    for game in durbar.games():
        for below, level in zip(game.levels[2:5], game.levels[3:6], strict=True):
            won = durbar.meet(game.id, [level, below], games=games).wins()[0] / games
            rows.append({"game": game.id, "level": level, "below": below, "won": won})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ladder", type=int, metavar="GAMES", help="measure the ladder again with this many games")
    games = parser.parse_args().ladder
    if games:
        (DOCS / "ladder.json").write_text(json.dumps(measured_ladder(games), indent=1) + "\n")
    for name, draw in (("learning", learning), ("speed", speed), ("ladder", ladder)):
        if (DOCS / f"{name}.json").exists():
            (DOCS / f"{name}.svg").write_text(draw(json.loads((DOCS / f"{name}.json").read_text())))


if __name__ == "__main__":
    main()
