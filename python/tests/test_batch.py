"""Many games side by side."""

from __future__ import annotations

import numpy as np
import pytest

import durbar


def told_in_numbers() -> list[str]:
    def is_told(game: str) -> bool:
        try:
            return bool(durbar.Match(game, seed=1).space)
        except durbar.BadArgument:
            return False

    return [game.id for game in durbar.games() if is_told(game.id)]


GAMES = told_in_numbers()


def test_which_games_are_told_in_numbers() -> None:
    assert {"charmers", "jaipur"} <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_batches_are_what_matches_are(game: str) -> None:
    """Whatever a batch says about a game, including rewards, follows the game's own rules: the laws of the
    encodings are tested in Rust; here the arrays must fit together."""
    batch, rng = durbar.Batch(game, 50, seed=1), np.random.default_rng(1)
    now, ended = batch.now, 0
    for _ in range(300):
        counts = np.diff(now.offsets)
        assert counts.min() >= 1 and now.offsets[-1] == len(now.legal)
        assert now.legal.max() < batch.actions and now.seats.max() < batch.seats
        now = batch.step(durbar.random_actions(now, rng))
        assert np.allclose(now.rewards.sum(1), 0, atol=1e-6)
        assert not now.rewards[~now.ended].any()
        ended += int(now.ended.sum())
    assert ended > 0


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_that_of_the_match(game: str) -> None:
    """Before the first move all that a match and a batch have in common is the table: what they tell of it
    has the same length and the same bounds."""
    match, batch = durbar.Match(game, seed=1), durbar.Batch(game, 8, seed=1)
    assert match.space == (batch.features, batch.actions)
    seen = batch.observe()
    assert seen.shape == (8, batch.features) and seen.any(axis=1).all()


def test_equal_seeds_give_equal_games_on_any_number_of_threads() -> None:
    one, two = (durbar.Batch("charmers", 100, seed=9, threads=threads) for threads in (1, 4))
    rng = np.random.default_rng(2)
    for _ in range(30):
        actions = durbar.random_actions(one.now, rng)
        left, right = one.step(actions), two.step(actions)
        assert all(np.array_equal(left[part], right[part]) for part in range(5))
    assert np.array_equal(one.observe(), two.observe())
    begun = durbar.Batch("charmers", 100, seed=9)
    assert np.array_equal(one.reset(9).legal, begun.now.legal)
    assert not np.array_equal(one.reset(10).legal, begun.now.legal)


def test_masks_are_the_legal_actions() -> None:
    batch = durbar.Batch("charmers", 20, seed=3)
    mask = batch.mask()
    assert mask.sum() == len(batch.now.legal)
    for game in range(20):
        legal = batch.now.legal[batch.now.offsets[game] : batch.now.offsets[game + 1]]
        assert sorted(legal) == np.flatnonzero(mask[game]).tolist()
    again = batch.mask(np.ones_like(mask))
    assert np.array_equal(mask, again)


def test_opponents_play_their_seats() -> None:
    batch, rng = durbar.Batch("charmers", 32, seed=4, opponent="greedy"), np.random.default_rng(4)
    seats = batch.now.seats
    assert seats.tolist() == [0, 1] * 16
    lost = ended = 0
    for _ in range(250):
        now = batch.step(durbar.random_actions(batch.now, rng))
        assert np.array_equal(now.seats != seats, now.ended), "seats change when a game ends"
        own = now.rewards[np.arange(32), seats]
        lost, ended, seats = lost + int((own < 0).sum()), ended + int(now.ended.sum()), now.seats
    assert ended > 20 and lost > 0.9 * ended


def test_refusals_say_what_would_be_right() -> None:
    batch = durbar.Batch("charmers", 4, seed=1)
    legal = batch.now.legal[batch.now.offsets[:-1]]
    with pytest.raises(ValueError, match="3 actions for 4 games"):
        batch.step(legal[:3])
    for wrong in (-1, batch.actions, 2**40):
        with pytest.raises(ValueError, match="game 2: action .* the legal ones are"):
            batch.step([legal[0], legal[1], wrong, legal[3]])
    batch.step(legal)
    with pytest.raises(ValueError, match="jaipur, rajas, charmers, karma"):
        durbar.Batch("chess", 4)
    with pytest.raises(ValueError, match="the bots are: random, greedy"):
        durbar.Batch("charmers", 4, opponent="nobody")
    with pytest.raises(ValueError, match="seats"):
        durbar.Batch("charmers", 4, seats=9)
    with pytest.raises(ValueError, match="it must be"):
        batch.observe(np.zeros((4, 3), np.int8))
    for game in {game.id for game in durbar.games()} - set(GAMES):
        with pytest.raises(ValueError, match="not told in numbers"):
            durbar.Batch(game, 4)
