"""Learns The Dice Charmers from nothing in a few minutes: masked PPO in plain PyTorch.

    pip install ./python torch
    python examples/ppo.py --minutes 5 --curve curve.json

The learner plays both seats of many games at once, and from time to time it meets the bot `greedy`, which wins
199 of 200 games against random play. After five minutes on two cores it wins at least 90 of 100 games against
greedy; docs/python.md has the curve. There is nothing of the game in here: no rewards on the way, no rules, just
what a seat sees.

Legal actions come as ragged lists (`durbar.Decisions`). The policy has a vector for each action, and only those
of legal actions are looked at, so it makes no difference to it how many actions a game has.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np
import torch
from torch import nn

import durbar

GAMES, STEPS = 256, 64
PASSES, PIECES = 3, 4
CLIP, LAMBDA, ENTROPY, RATE = 0.2, 0.95, 0.01, 1e-3


class Learner(nn.Module):
    """Turns what a seat sees into a vector, and that into a chance of winning and a preference for each action."""

    def __init__(self, features: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.value = nn.Linear(width, 1)
        self.liking = nn.Embedding(actions, width)
        self.bias = nn.Embedding(actions, 1)
        nn.init.normal_(self.liking.weight, std=0.02)
        nn.init.zeros_(self.bias.weight)

    def forward(self, seen: torch.Tensor, rows: torch.Tensor, legal: torch.Tensor):
        """Values and log-probabilities of all legal actions; `rows` says which row each belongs to."""
        seen = seen.float()
        body = self.body(seen.sign() * seen.abs().log1p())
        likes = (body[rows] * self.liking(legal)).sum(1) + self.bias(legal)[:, 0]
        most = torch.full((len(seen),), -1e9).scatter_reduce(0, rows, likes.detach(), "amax")
        likes = likes - most[rows]
        total = torch.zeros(len(seen)).index_add(0, rows, likes.exp())
        return self.value(body)[:, 0].tanh(), likes - total.log()[rows]


def ragged(offsets: np.ndarray) -> torch.Tensor:
    """The row that each entry of a ragged list belongs to."""
    return torch.from_numpy(np.repeat(np.arange(len(offsets) - 1), np.diff(offsets)))


@torch.no_grad()
def choose(learner: Learner, batch: durbar.Batch, seen: np.ndarray, rng: np.random.Generator | None):
    """Values, the places of the chosen actions in the list of legal ones, and their log-probabilities.
    Without a generator the likeliest are chosen."""
    now = batch.now
    rows = ragged(now.offsets)
    values, logs = learner(torch.from_numpy(seen), rows, torch.from_numpy(now.legal))
    lots = logs.numpy() + (rng.gumbel(size=len(logs)) if rng else 0)
    best = np.maximum.reduceat(lots, now.offsets[:-1])
    hits = np.flatnonzero(lots == best[rows.numpy()])
    places = hits[np.unique(rows.numpy()[hits], return_index=True)[1]]
    return values.numpy(), places, logs.numpy()[places]


def play(learner: Learner, batch: durbar.Batch, rng: np.random.Generator) -> list[dict]:
    """Some steps of all games, with everything needed to learn from them."""
    steps = []
    for _ in range(STEPS):
        now, seen = batch.now, batch.observe()
        values, places, logs = choose(learner, batch, seen, rng)
        after = batch.step(now.legal[places])
        steps.append({"now": now, "seen": seen, "values": values, "places": places, "logs": logs, "after": after})
    return steps


def credit(steps: list[dict], seats: int) -> None:
    """How much better each action was than expected, seat by seat and backwards through time."""
    games = np.arange(GAMES)
    ahead, gained = np.zeros((GAMES, seats), np.float32), np.zeros((GAMES, seats), np.float32)
    reward = np.zeros((GAMES, seats), np.float32)
    known = np.zeros((GAMES, seats), bool)
    for step in reversed(steps):
        ended, mover = step["after"].ended, step["now"].seats
        ahead[ended], gained[ended], known[ended] = 0, 0, True
        reward[ended] = step["after"].rewards[ended]
        here = games, mover
        surprise = reward[here] + ahead[here] - step["values"]
        # A seat's very last decision has nothing after it to be judged by.
        surprise[~known[here]] = 0
        advantage = surprise + LAMBDA * gained[here]
        step["advantage"] = advantage
        ahead[here], gained[here], reward[here], known[here] = step["values"], advantage, 0, True


def learn(learner: Learner, optimizer: torch.optim.Optimizer, steps: list[dict], rng) -> None:
    seen = torch.from_numpy(np.concatenate([step["seen"] for step in steps]))
    legal = [step["now"].legal for step in steps]
    begins = np.concatenate([[0], np.cumsum([len(one) for one in legal])])
    offsets = np.concatenate(
        [step["now"].offsets[:-1] + b for step, b in zip(steps, begins[:-1], strict=True)] + [begins[-1:]]
    )
    legal = np.concatenate(legal)
    chosen = np.concatenate([step["places"] + b for step, b in zip(steps, begins[:-1], strict=True)]) - offsets[:-1]
    logs, values, advantage = (np.concatenate([step[key] for step in steps]) for key in ("logs", "values", "advantage"))
    goal = torch.from_numpy(values + advantage)
    scaled = torch.from_numpy((advantage - advantage.mean()) / (advantage.std() + 1e-6))
    counts = np.diff(offsets)
    for _ in range(PASSES):
        for piece in np.array_split(rng.permutation(len(seen)), PIECES):
            within = np.concatenate([[0], np.cumsum(counts[piece])])
            spots = np.arange(within[-1]) + np.repeat(offsets[piece] - within[:-1], counts[piece])
            rows = ragged(within)
            value, likes = learner(seen[piece], rows, torch.from_numpy(legal[spots]))
            ratio = (likes[within[:-1] + chosen[piece]] - torch.from_numpy(logs[piece])).exp()
            gain = torch.min(ratio * scaled[piece], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[piece]).mean()
            entropy = -(likes.exp() * likes).sum() / len(piece)
            loss = -gain + 0.5 * (value - goal[piece]).square().mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters(), 0.5)
            optimizer.step()


def trial(learner: Learner, game: str, opponent: str, games: int, seed: int) -> float:
    """The share of games won against a bot, each seat in turn."""
    batch = durbar.Batch(game, 100, seed=seed, opponent=opponent)
    won = played = 0.0
    while played < games:
        seats = batch.now.seats
        _, places, _ = choose(learner, batch, batch.observe(), None)
        after = batch.step(batch.now.legal[places])
        results = after.rewards[np.arange(100), seats][after.ended]
        won, played = won + ((results + 1) / 2).sum(), played + len(results)
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="charmers")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--decisions", type=int, default=10**12, help="so many are enough")
    parser.add_argument("--every", type=float, default=0.5, help="minutes between trials")
    parser.add_argument("--trial", type=int, default=400, help="games of a trial")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--threads", type=int, default=1, help="for PyTorch; more pay on a machine with nothing else to do"
    )
    parser.add_argument("--curve", help="a file for the trials' results")
    parser.add_argument("--out", help="a file for what was learned")
    parser.add_argument("--final", nargs="*", default=[], help="levels to meet in the end")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(arguments.seed)
    rng = np.random.default_rng(arguments.seed)
    batch = durbar.Batch(arguments.game, GAMES, seed=arguments.seed)
    learner = Learner(batch.features, batch.actions)
    optimizer = torch.optim.Adam(learner.parameters(), lr=RATE)
    decisions, curve, spent = 0, [], 0.0

    def meet() -> None:
        share = trial(learner, arguments.game, arguments.opponent, arguments.trial, 1000 + len(curve))
        curve.append({"minutes": spent / 60, "decisions": decisions, "won": share})
        print(f"{spent / 60:5.1f} min {decisions:9,} decisions: {100 * share:.1f}% won", flush=True)
        if arguments.curve:
            with open(arguments.curve, "w") as file:
                json.dump(curve, file)

    meet()
    while spent < 60 * arguments.minutes and decisions < arguments.decisions:
        begun = time.perf_counter()
        steps = play(learner, batch, rng)
        credit(steps, batch.seats)
        learn(learner, optimizer, steps, rng)
        decisions, spent = decisions + GAMES * STEPS, spent + time.perf_counter() - begun
        if spent / 60 >= len(curve) * arguments.every:
            meet()
    meet()
    for level in arguments.final:
        share = trial(learner, arguments.game, level, arguments.trial, 5000)
        print(f"against {level}: {100 * share:.1f}% won", flush=True)
    if arguments.out:
        torch.save(learner.state_dict(), arguments.out)


if __name__ == "__main__":
    main()
