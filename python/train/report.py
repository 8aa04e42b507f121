"""How well chances matched results: by thirds of the game, and in tenths."""

import numpy as np

from records import SEATS


def tell(name, whole, records, rows):
    """The report on some decisions: the network, beside the hand-made judge and what the player said."""
    for searched in np.unique(records.searched[rows]):
        here = rows[records.searched[rows] == searched]
        print(f"\ngames by {'search' if searched else 'feeling'}, {len(here)} decisions\n")
        features = records.features[:, : whole.inputs]
        chances = np.concatenate([whole.chances(features[part], records.seats[part]) for part in parts(here)])
        print("| judge | seats | first third | middle | last third |\n|---|---|---|---|---|")
        print(by_thirds("what the player said", records.values[here], records, here))
        print(by_thirds("made by hand", by_hand(records, here), records, here))
        print(by_thirds(name, chances, records, here))
        if whole.judges_moves:
            best = 100 * agreement(records, whole, here[:: max(1, len(here) // 20_000)])
            print(f"\nmoves: the most visited one is thought best in {best:.1f}%")
        print("\n" + calibration(chances, records, here), flush=True)


def by_hand(records, rows):
    """The hand-made judge's chances, which start its opinion as logarithms."""
    chances = np.exp(records.opinions[rows, :SEATS] / 16) * (np.arange(SEATS) < records.seats[rows, None])
    return chances / chances.sum(1, keepdims=True)


def parts(rows):
    """A few at a time, to limit memory."""
    return [part for part in np.array_split(rows, 64) if len(part)]


def agreement(records, whole, rows):
    """How often the most visited move is the most promising one."""
    scores, same = whole.sums(records.features[rows, : whole.inputs])[1] * whole.step, 0
    for at, row in enumerate(rows):
        legal = slice(records.begin[row], records.begin[row + 1])
        begins = records.made_of[legal.start : legal.stop + 1]
        parts = scores[at, records.parts[begins[0] : begins[-1]]]
        sums = np.add.reduceat(parts, begins[:-1] - begins[0]) + whole.hand * records.promises[legal]
        same += records.visits[legal].argmax() == sums.argmax()
    return same / max(len(rows), 1)


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
