"""Fits a judge to games: python fit.py --out charmers.net games.dbp ...

A third of the games is held out, by whole games, and only looked at for the report. NumPy is enough;
where PyTorch is there it is used, on the GPU if there is one.
"""

import argparse
import time

import numpy as np

import records as files
from network import SEATS, Arrays, Moves, Network, Whole, linear_as_parts
from report import tell


def main():
    options = arguments()
    begun = time.time()
    records = files.read(options.games)
    if options.hand in ("nothing", "promises"):
        records.features = records.features[:, : records.head["features"]]
    held = games_held_out(records.game)
    train, test = np.flatnonzero(~held), np.flatnonzero(held)
    print(f"{len(np.unique(records.game))} games, {len(records)} decisions, {len(test)} held out", flush=True)
    arrays = Arrays(options.device)
    fit = Fit(arrays, records, train, options)
    print(f"read in {time.time() - begun:.1f} s; fitting on {arrays.device}", flush=True)
    whole = Whole(fit.linear() if options.linear else fit.network(), fit.scale)
    whole.write(options.out, records.head["shape"])
    print(f"fitted in {time.time() - begun:.1f} s: {options.out}", flush=True)
    tell("linear fit" if options.linear else "network", whole, records, test[:: max(1, len(test) // options.report)])


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", help="files of durbar selfplay")
    parser.add_argument("--out", required=True, help="where the network goes")
    parser.add_argument("--widths", type=int, nargs=2, default=[64, 32], help="neurons of the hidden layers")
    parser.add_argument("--epochs", type=float, default=8)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3, help="of the first steps; it falls to nothing")
    parser.add_argument("--policy", type=float, default=0.5, help="how much moves count beside results")
    parser.add_argument("--said", type=float, default=0.0, help="share of the result that is what the player said")
    parser.add_argument("--hand", choices=["nothing", "opinion", "promises", "both"], default="nothing",
                        help="what the network is told by the hand-made judge")
    parser.add_argument("--linear", action="store_true", help="a linear fit of the results, to compare with")
    parser.add_argument("--device", help="numpy, cpu or cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=int, default=400_000, help="most held-out decisions in the report")
    return parser.parse_args()


def games_held_out(game):
    """Every third game of each file."""
    return game % 2**32 % 3 == 2


class Fit:
    def __init__(self, arrays, records, rows, options):
        self.arrays, self.records, self.rows, self.options = arrays, records, rows, options
        edges = [edge.astype(np.float32) for edge in (records.features.max(0), records.features.min(0))]
        most = np.maximum(*map(abs, edges))
        # Counts are scaled by twice their spread, so rare extremes do not make all others small.
        spread = records.features[:: len(records) // 100_000 + 1].astype(np.float32).std(0)
        self.scale, self.told = np.clip(2 * spread, 1, np.maximum(most, 1)), edges[0] != edges[1]
        self.met = np.bincount(records.parts, minlength=records.head["parts"]) > 0
        self.inverse = arrays.array(1 / self.scale)
        # What is the same in all games says nothing, and must still say nothing where it differs.
        self.constant = edges[0] / self.scale * ~self.told
        self.features = arrays.array(records.features)
        self.begins, self.made_of = arrays.array(records.begin), arrays.array(records.made_of)
        self.parts = arrays.array(records.parts.astype(np.int32))
        self.visits = arrays.array(records.visits.astype(np.float32))
        self.promises = arrays.array(records.promises)
        self.seat_mask = arrays.array(np.arange(SEATS) < records.seats[:, None])
        # If a search counted visits, its opinion is known too; the moves of other games are ignored.
        searched = records.searched
        said = options.said * searched[:, None].astype(np.float32)
        self.shares = arrays.array((1 - said) * records.shares + said * records.values)
        counted = searched if searched.any() else ~searched
        self.policy_weight = arrays.array(options.policy * counted.astype(np.float32))

    def batches(self):
        """Rows in random order, with a learning rate that falls to zero."""
        rng, options = np.random.default_rng(self.options.seed), self.options
        total, done = int(options.epochs * len(self.rows)), 0
        while done < total:
            order = rng.permutation(self.rows)
            for at in range(0, len(order), options.batch):
                if done >= total:
                    return
                rows = order[at : at + options.batch]
                yield rows, options.rate * (1 - done / total)
                done += len(rows)

    def inputs(self, rows):
        return self.arrays.floats(self.features[rows]) * self.inverse

    def network(self):
        head = self.records.head
        hand = float(self.options.hand in ("promises", "both"))
        features = self.records.features.shape[1]
        net = Network(self.arrays, features, self.options.widths, head["parts"], hand, self.options.seed)
        for rows, rate in self.batches():
            here = self.arrays.array(rows)
            moves, weight = self.moves(here), self.policy_weight[here]
            net.learn(self.inputs(here), self.seat_mask[here], self.shares[here], moves, rate, weight)
        return self.tidy([self.arrays.back(part) for part in net.parts])

    def tidy(self, parts):
        """Nothing was learned about what never came up: 0 compresses better than the initial numbers."""
        w1, b1, w2, b2, wv, bv, wp, bp, hand = parts
        return [w1 * self.told[:, None], b1 + self.constant @ w1, w2, b2, wv, bv, wp * self.met, bp * self.met, hand]

    def moves(self, rows):
        many = self.records.head["parts"]
        lists = self.begins, self.made_of, self.parts, self.promises, self.visits
        return Moves(self.arrays, *lists, rows, many)

    def linear(self):
        head = self.records.head
        w, b = self.arrays.zeros(self.records.features.shape[1], SEATS), self.arrays.zeros(SEATS)
        moments = [w * 0, w * 0]
        for step, (rows, rate) in enumerate(self.batches(), 1):
            here = self.arrays.array(rows)
            x = self.inputs(here)
            d = (self.arrays.softmax(x @ w + b, self.seat_mask[here]) - self.shares[here]) / len(rows)
            grad = x.T @ d
            moments = [moments[0] * 0.9 + grad * 0.1, moments[1] * 0.999 + grad * grad * 0.001]
            w = w - rate * moments[0] / (1 - 0.9**step) / ((moments[1] / (1 - 0.999**step)) ** 0.5 + 1e-8)
            b = b - 100 * rate * d.sum(0) / SEATS
        return linear_as_parts(self.arrays.back(w), self.arrays.back(b), head["parts"])


if __name__ == "__main__":
    main()
