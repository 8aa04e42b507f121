"""How well chances matched results: by thirds of the game, and in tenths."""

import numpy as np


def by_thirds(name, chances, records, rows):
    """How often the favourite wins, and the log-loss, in each third; games of equal seats together."""
    lines = []
    for seats in np.unique(records.seats[rows]):
        cells = []
        for third in range(3):
            here = (records.seats[rows] == seats) & (records.third[rows] == third)
            if here.any():
                wins, loss = judged(chances[here], records.shares[rows][here])
                cells.append(f"{100 * wins:5.1f}% {loss:.3f}")
        lines.append(f"| {name} | {seats} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def judged(chances, shares):
    wins = shares[np.arange(len(shares)), chances.argmax(1)].mean()
    loss = -(shares * np.log(np.maximum(chances, 1e-6))).sum(1).mean()
    return wins, loss


def calibration(chances, records, rows):
    """The chance given to the deciding seat and what it won, in tenths."""
    lines = ["| seats | told | won | decisions |", "|---|---|---|---|"]
    for seats in np.unique(records.seats[rows]):
        here = records.seats[rows] == seats
        told, won = chances[here, 0], records.shares[rows][here, 0]
        for tenth in range(10):
            bin_ = (told * 10).astype(int).clip(0, 9) == tenth
            if bin_.sum():
                cells = f"{100 * told[bin_].mean():.1f}% | {100 * won[bin_].mean():.1f}% | {bin_.sum()}"
                lines.append(f"| {seats} | {cells} |")
    return "\n".join(lines)
