"""A small network with gradients by hand, so that NumPy is enough and PyTorch makes it quick."""

import struct

import numpy as np

try:
    import torch
except ImportError:
    torch = None

SEATS = 5
CEILING = 2047 / 256  # neurons are cut off here, as in Rust


class Arrays:
    """The few words in which NumPy and PyTorch differ."""

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

    def softmax(self, sums, mask):
        """Over the places of a mask; 0 elsewhere."""
        sums = self.xp.where(mask, sums, sums * 0 - 1e9)
        top = sums.max(1, keepdims=True) if self.xp is np else sums.amax(1, keepdim=True)
        weights = self.xp.exp(sums - top) * mask
        return weights / weights.sum(1)[:, None]


class Network:
    """Two hidden layers, then a sum for every seat and one for every move."""

    def __init__(self, arrays, features, widths, actions, seed=1):
        rng, sizes = np.random.default_rng(seed), [features, *widths]
        layer = lambda i, o, gain: (rng.standard_normal((i, o)) * gain / np.sqrt(i)).astype(np.float32)
        # Few features are on at a time, so the first layer begins as if there were few.
        parts = [layer(sizes[0], sizes[1], 1.0), np.full(sizes[1], 0.3, np.float32)]
        parts += [layer(sizes[1], sizes[2], 1.4), np.full(sizes[2], 0.3, np.float32)]
        parts += [layer(sizes[2], SEATS, 0.3), np.zeros(SEATS, np.float32)]
        parts += [layer(sizes[2], actions, 0.3), np.zeros(actions, np.float32)]
        self.arrays, self.parts = arrays, [arrays.array(part) for part in parts]
        self.moments = [(p * 0, p * 0) for p in self.parts]
        self.steps = 0

    def forward(self, x):
        w1, b1, w2, b2, wv, bv, wp, bp = self.parts
        z1 = x @ w1 + b1
        a1 = z1.clip(0, CEILING)
        z2 = a1 @ w2 + b2
        a2 = z2.clip(0, CEILING)
        return z1, a1, z2, a2, a2 @ wv + bv, a2 @ wp + bp

    def learn(self, x, seat_mask, shares, move_mask, policy, rate, policy_weight):
        """One step of Adam down both losses."""
        _, _, w2, _, wv, _, wp, _ = self.parts
        z1, a1, z2, a2, seats, moves = self.forward(x)
        dv = (self.arrays.softmax(seats, seat_mask) - shares) / len(x)
        dp = (self.arrays.softmax(moves, move_mask) - policy) * policy_weight[:, None] / len(x)
        live = lambda z: (z > 0) * (z < CEILING)
        d2 = (dv @ wv.T + dp @ wp.T) * live(z2)
        d1 = (d2 @ w2.T) * live(z1)
        grads = [x.T @ d1, d1.sum(0), a1.T @ d2, d2.sum(0), a2.T @ dv, dv.sum(0), a2.T @ dp, dp.sum(0)]
        self.descend(grads, rate)

    def descend(self, grads, rate, decay=0.05):
        self.steps += 1
        fix1, fix2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for at, grad in enumerate(grads):
            mean, square = self.moments[at]
            mean = mean * 0.9 + grad * 0.1
            square = square * 0.999 + grad * grad * 0.001
            self.moments[at] = (mean, square)
            shrink = 1 - rate * decay * (at % 2 == 0)
            self.parts[at] = self.parts[at] * shrink - rate * (mean / fix1) / ((square / fix2) ** 0.5 + 1e-8)


class Whole:
    """The same network in whole numbers, exactly as Rust sums it."""

    FIRST, LATER, NEURON = 12, 10, 8
    # Weights of features and of moves are told in coarser steps, so that the file packs well.
    FEATURE, MOVE = 7, 7

    def __init__(self, parts, scale):
        w1, b1, w2, b2, wv, bv, wp, bp = parts
        grain = 2.0 ** (self.FIRST - self.FEATURE - np.floor(np.log2(scale)))
        self.w1 = rounded(w1 / scale[:, None], self.FIRST, np.maximum(grain, 1)[:, None])
        self.b1 = rounded(b1, self.FIRST, most=2**30)
        self.w2, self.wv = (rounded(w, self.LATER) for w in (w2, wv))
        self.wp = rounded(wp, self.LATER, 2.0 ** (self.LATER - self.MOVE))
        later = self.LATER + self.NEURON
        self.b2, self.bv, self.bp = (rounded(b, later, most=2**30) for b in (b2, bv, bp))
        self.shifts = (self.FIRST - self.NEURON, self.LATER)
        self.step = 2.0**-later

    def sums(self, features):
        """The sums for seats and moves. Doubles hold these whole numbers exactly."""
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
            file.write(b"durbnet1" + struct.pack("<Q", int(shape, 16)))
            file.write(struct.pack("<7I2f", *sizes, *self.shifts, self.step, self.step))
            # The first layer lies feature by feature, the others neuron by neuron.
            for weights, bias in ((self.w1, self.b1), (self.w2.T, self.b2), (self.wv.T, self.bv), (self.wp.T, self.bp)):
                file.write(np.ascontiguousarray(weights).astype("<i2").tobytes())
                file.write(bias.astype("<i4").tobytes())


def rounded(values, bits, grain=1, most=32767):
    """Whole numbers, in steps of a grain."""
    whole = np.rint(values * 2.0**bits / grain) * grain
    return np.clip(whole, -most, most).astype(np.int64)


def linear_as_parts(w, b, actions):
    """A linear fit of the seats' sums in the form of a network, four up so that no neuron is cut off early."""
    one = np.eye(SEATS, dtype=np.float32)
    zeros = np.zeros(SEATS, np.float32)
    return [w, b + 4, one, zeros, one, zeros, np.zeros((SEATS, actions), np.float32), np.zeros(actions, np.float32)]
