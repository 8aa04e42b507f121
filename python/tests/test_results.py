"""Parts of many games are what one process would have played."""

from __future__ import annotations

import numpy as np
import pytest

import durbar


def test_parts_are_the_whole() -> None:
    bots = ["beginner", "greedy"]
    whole = durbar.meet("jaipur", bots, games=12, options={"single_round": True}, seed=3, threads=2)
    parts = [
        durbar.meet("jaipur", bots, games=4, first=first, options={"single_round": True}, seed=3) for first in (0, 4, 8)
    ]
    joined = durbar.Results.joined(parts)
    assert all(np.array_equal(whole[part], joined[part]) for part in range(3))
    assert whole.places.shape == (12, 2) and sum(whole.wins()) == pytest.approx(12)
    other = durbar.meet("jaipur", bots, games=12, options={"single_round": True}, seed=4)
    assert not np.array_equal(whole.scores, other.scores)


def test_every_bot_sits_everywhere() -> None:
    results = durbar.meet("karma", ["greedy", "random"], games=6, seats=3)
    assert (results.bots == 0).sum(axis=0).tolist() == [2, 2, 2]
    assert (results.bots == 1).sum() == 12, "the last one fills the table"
    assert results.wins()[0] > 3


def test_refusals_say_what_would_be_right() -> None:
    with pytest.raises(ValueError, match="the bots are: random, greedy"):
        durbar.meet("jaipur", ["greedy", "nobody"], games=1)
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        durbar.meet("jaipur", ["greedy"] * 3, games=1)
    with pytest.raises(ValueError, match="0 bots for 2 seats"):
        durbar.meet("jaipur", [], games=1)
    with pytest.raises(ValueError, match="jaipur, rajas, charmers, karma"):
        durbar.selfplay("chess", "easy", games=1)
    with pytest.raises(ValueError, match="there is no bot"):
        durbar.selfplay("charmers", "nobody", games=1)
