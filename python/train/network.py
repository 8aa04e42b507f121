"""A small network with hand-written gradients: NumPy is enough, and PyTorch makes it quick."""

import struct

import numpy as np

try:
    import torch
except ImportError:
    torch = None

SEATS = 5
CEILING = 2047 / 256  # neurons are cut off here, as in Rust
# The kinds of files, with how their scales are laid out. The first asks nothing of the hand-made judge.
KINDS = {b"durbnet1": "<2f", b"durbnet2": "<3f"}


class Arrays:
    """The few functions in which NumPy and PyTorch differ."""

    def __init__(self, device=None):
        gpu = torch is not None and torch.cuda.is_available()
        self.device = device or ("cuda" if gpu else "cpu" if torch is not None else "numpy")
        self.xp = np if self.device == "numpy" else torch

    def array(self, values):
        values = np.ascontiguousarray(values)
        return values if self.xp is np else torch.from_numpy(values).to(self.device)

    def zeros(self, *shape):
        return np.zeros(shape, np.float32) if self.xp is np else torch.zeros(shape, device=self.device)

    def floats(self, values):
        return values.astype(np.float32) if self.xp is np else values.float()

    def back(self, values):
        return values if self.xp is np else values.cpu().numpy()

    def repeat(self, values, counts):
        return np.repeat(values, counts) if self.xp is np else torch.repeat_interleave(values, counts)

    def span(self, count):
        return np.arange(count) if self.xp is np else torch.arange(count, device=self.device)

    def summed(self, places, values, count):
        """The sum of the values at each place."""
        if self.xp is np:
            return np.bincount(places, values, count).astype(np.float32)
        return torch.zeros(count, device=self.device).index_add_(0, places, values)

    def lists(self, begins, rows):
        """For lists stored one after another: the places of some, and which list each belongs to."""
        counts = begins[rows + 1] - begins[rows]
        which = self.repeat(self.span(len(rows)), counts)
        nth = self.span(len(which)) - self.repeat(counts.cumsum(0) - counts, counts)
        return self.repeat(begins[rows], counts) + nth, which, nth

    def softmax(self, sums, mask):
        """Over the places of a mask; 0 elsewhere."""
        sums = self.xp.where(mask, sums, sums * 0 - 1e9)
        top = sums.max(1, keepdims=True) if self.xp is np else sums.amax(1, keepdim=True)
        weights = self.xp.exp(sums - top) * mask
        return weights / weights.sum(1)[:, None]


class Moves:
    """The legal moves of some decisions: which parts each has, and how promising it looks by hand."""

    def __init__(self, arrays, begins, made_of, parts, promises, visits, rows, many):
        self.arrays, self.many, self.rows = arrays, many, len(rows)
        at, self.row, self.nth = arrays.lists(begins, rows)
        places, self.move, _ = arrays.lists(made_of, at)
        self.part = self.row[self.move] * many + parts[places]
        self.promises, self.visits, self.count = promises[at], visits[at], len(at)

    def table(self, values, empty):
        """A row for each decision and a column for each move."""
        width = int(self.nth.max()) + 1
        table = self.arrays.zeros(self.rows, width) + empty
        table[self.row, self.nth] = values
        return table

    def chosen(self):
        """The shares of the visits, move by move."""
        sums = self.arrays.summed(self.row, self.visits, self.rows)
        return self.visits / sums.clip(1, None)[self.row]

    def likely(self, scores, hand):
        """How likely each move is by the sums of its parts, and by hand."""
        sums = self.arrays.summed(self.move, scores.reshape(-1)[self.part], self.count) + hand * self.promises
        table = self.table(sums, -1e9)
        return self.arrays.softmax(table, table > -1e8)[self.row, self.nth]

    def back(self, change):
        """A change to each move, passed on to all its parts."""
        return self.arrays.summed(self.part, change[self.move], self.rows * self.many).reshape(self.rows, self.many)


class Network:
    """Two hidden layers, then a sum for every seat and one for every part of a move."""

    def __init__(self, arrays, features, widths, parts, hand, seed=1):
        rng, sizes = np.random.default_rng(seed), [features, *widths]
        layer = lambda i, o, gain: (rng.standard_normal((i, o)) * gain / np.sqrt(i)).astype(np.float32)
        # Few features are on at a time, so the first layer is initialised as if there were few.
        layers = [layer(sizes[0], sizes[1], 1.0), np.full(sizes[1], 0.3, np.float32)]
        layers += [layer(sizes[1], sizes[2], 1.4), np.full(sizes[2], 0.3, np.float32)]
        layers += [layer(sizes[2], SEATS, 0.3), np.zeros(SEATS, np.float32)]
        layers += [layer(sizes[2], parts, 0.3), np.zeros(parts, np.float32)]
        # How much the hand-made promises count; this is learned too, unless they are not used.
        layers += [np.full(1, hand, np.float32)]
        self.arrays, self.parts, self.hand = arrays, [arrays.array(part) for part in layers], hand
        self.moments = [(p * 0, p * 0) for p in self.parts]
        self.steps = 0

    def forward(self, x):
        w1, b1, w2, b2, wv, bv, wp, bp, _ = self.parts
        z1 = x @ w1 + b1
        a1 = z1.clip(0, CEILING)
        z2 = a1 @ w2 + b2
        a2 = z2.clip(0, CEILING)
        return z1, a1, z2, a2, a2 @ wv + bv, a2 @ wp + bp

    def learn(self, x, seat_mask, shares, moves, rate, policy_weight):
        """One step of Adam down both losses."""
        _, _, w2, _, wv, _, wp, _, hand = self.parts
        z1, a1, z2, a2, seats, scores = self.forward(x)
        dv = (self.arrays.softmax(seats, seat_mask) - shares) / len(x)
        dm = (moves.likely(scores, hand) - moves.chosen()) * policy_weight[moves.row] / len(x)
        dp = moves.back(dm)
        live = lambda z: (z > 0) * (z < CEILING)
        d2 = (dv @ wv.T + dp @ wp.T) * live(z2)
        d1 = (d2 @ w2.T) * live(z1)
        grads = [x.T @ d1, d1.sum(0), a1.T @ d2, d2.sum(0), a2.T @ dv, dv.sum(0), a2.T @ dp, dp.sum(0)]
        grads += [(dm * moves.promises).sum().reshape(1) * (self.hand != 0)]
        self.descend(grads, rate)

    def descend(self, grads, rate, decay=0.05):
        self.steps += 1
        fix1, fix2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for at, grad in enumerate(grads):
            mean, square = self.moments[at]
            mean = mean * 0.9 + grad * 0.1
            square = square * 0.999 + grad * grad * 0.001
            self.moments[at] = (mean, square)
            shrink = 1 - rate * decay * (at in (0, 2, 4, 6))
            self.parts[at] = self.parts[at] * shrink - rate * (mean / fix1) / ((square / fix2) ** 0.5 + 1e-8)


class Whole:
    """The same network in whole numbers, exactly as Rust sums it."""

    FIRST, LATER, NEURON = 12, 10, 8
    # Weights of features and of moves are stored in coarser steps, so the file compresses well.
    FEATURE, MOVE = 7, 7

    def __init__(self, parts, scale):
        w1, b1, w2, b2, wv, bv, wp, bp, hand = parts
        self.hand = float(hand[0])
        grain = 2.0 ** (self.FIRST - self.FEATURE - np.floor(np.log2(scale)))
        self.w1 = rounded(w1 / scale[:, None], self.FIRST, np.maximum(grain, 1)[:, None])
        self.b1 = rounded(b1, self.FIRST, most=2**30)
        self.w2, self.wv = (rounded(w, self.LATER) for w in (w2, wv))
        self.wp = rounded(wp, self.LATER, 2.0 ** (self.LATER - self.MOVE))
        later = self.LATER + self.NEURON
        self.b2, self.bv, self.bp = (rounded(b, later, most=2**30) for b in (b2, bv, bp))
        self.shifts = (self.FIRST - self.NEURON, self.LATER)
        self.step = 2.0**-later

    @property
    def inputs(self):
        """How many numbers of a position it is given."""
        return len(self.w1)

    @property
    def judges_moves(self):
        return bool(self.wp.any())

    def sums(self, features):
        """The sums for seats and parts of moves. Doubles hold these whole numbers exactly."""
        fire = lambda sums, shift: np.clip(np.floor(sums / 2**shift), 0, 2047)
        a1 = fire(features.astype(np.float64) @ self.w1 + self.b1, self.shifts[0])
        a2 = fire(a1 @ self.w2 + self.b2, self.shifts[1])
        return a2 @ self.wv + self.bv, a2 @ self.wp + self.bp

    def chances(self, features, seats):
        sums = self.sums(features)[0] * self.step
        sums[np.arange(SEATS) >= seats[:, None]] = -np.inf
        weights = np.exp(sums - sums.max(1, keepdims=True))
        return weights / weights.sum(1, keepdims=True)

    def write(self, path, shape):
        sizes = (*self.w1.shape, self.w2.shape[1], SEATS, self.wp.shape[1])
        with open(path, "wb") as file:
            file.write(b"durbnet2" + struct.pack("<Q", int(shape, 16)))
            file.write(struct.pack("<7I3f", *sizes, *self.shifts, self.step, self.step, self.hand))
            # The first layer is stored feature by feature, the others neuron by neuron.
            for weights, bias in ((self.w1, self.b1), (self.w2.T, self.b2), (self.wv.T, self.bv), (self.wp.T, self.bp)):
                file.write(np.ascontiguousarray(weights).astype("<i2").tobytes())
                file.write(bias.astype("<i4").tobytes())

    @classmethod
    def read(cls, path):
        """A network as `write` stored it, or as it did before it kept how much the hand-made promises count."""
        with open(path, "rb") as file:
            kind, _shape = file.read(8), file.read(8)
            if kind not in KINDS:
                raise SystemExit(f"{path} holds no network")
            inputs, first, second, seats, parts, *shifts = unpacked(file, "<7I")
            step, _, *hand = unpacked(file, KINDS[kind])
            self = cls.__new__(cls)
            self.w1, self.b1 = numbers(file, "<i2", inputs, first), numbers(file, "<i4", first)
            self.w2, self.b2 = numbers(file, "<i2", second, first).T, numbers(file, "<i4", second)
            self.wv, self.bv = numbers(file, "<i2", seats, second).T, numbers(file, "<i4", seats)
            self.wp, self.bp = numbers(file, "<i2", parts, second).T, numbers(file, "<i4", parts)
        self.shifts, self.step, self.hand = tuple(shifts), step, hand[0] if hand else 0.0
        return self


def unpacked(file, layout):
    return struct.unpack(layout, file.read(struct.calcsize(layout)))


def numbers(file, kind, *size):
    read = file.read(int(np.prod(size)) * np.dtype(kind).itemsize)
    return np.frombuffer(read, kind).reshape(size).astype(np.int64)


def rounded(values, bits, grain=1, most=32767):
    """Whole numbers, in steps of a grain."""
    whole = np.rint(values * 2.0**bits / grain) * grain
    return np.clip(whole, -most, most).astype(np.int64)


def linear_as_parts(w, b, parts):
    """A linear fit of the seats' sums in the form of a network, shifted up by four so no neuron is cut off early."""
    one = np.eye(SEATS, dtype=np.float32)
    zeros = np.zeros(SEATS, np.float32)
    promises = np.zeros((SEATS, parts), np.float32), np.zeros(parts, np.float32), np.ones(1, np.float32)
    return [w, b + 4, one, zeros, one, zeros, *promises]
