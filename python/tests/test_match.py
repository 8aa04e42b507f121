"""One match: everything that the engine protocol can do."""

from __future__ import annotations

import pickle
import threading
import time

import numpy as np
import pytest

import durbar
from durbar._durbar import fault


def test_a_match_is_played_to_its_end() -> None:
    match = durbar.Match("jaipur", seed=7, options={"single_round": True})
    while not match.over:
        assert match.turn in (0, 1)
        match.play(match.go(level="greedy", seed=1).move)
    scores = match.scores()
    assert scores.over and scores.ending is not None and sorted(scores.ranking) == [1, 2]
    assert sorted(match.rewards()) == [-1, 1]
    assert match.turn is None and match.moves() == []


@pytest.mark.parametrize("game", [game.id for game in durbar.games()])
def test_equal_seeds_give_equal_matches(game: str) -> None:
    one, two = durbar.Match(game, seed=3), durbar.Match(game, seed=3)
    for number in range(20):
        move = one.go(level="random", seed=number).move
        one.play(move)
        two.play(move)
    assert one.position() == two.position()
    assert one.position() != durbar.Match(game, seed=4).position()


def test_chance_can_be_decided() -> None:
    match = durbar.Match("jaipur", seed=7, auto_chance=False)
    assert match.chance and match.turn is None
    assert match.outcomes() == [("start 0", 1), ("start 1", 1)]
    match.resolve("start 1")
    assert match.roll().outcomes[0].startswith("deal 0 ")
    with pytest.raises(durbar.IllegalMove, match="drawn") as refused:
        match.play("camels")
    assert refused.value.code == "chance_first"


def test_a_decision_is_taken_back() -> None:
    match = durbar.Match("jaipur", seed=7, options={"single_round": True})
    before = match.position()
    with pytest.raises(durbar.NotNow):
        match.undo()
    match.play("sell spice 2")
    match.undo()
    assert match.position() == before and match.turn == 1


def test_refusals_say_what_would_be_right() -> None:
    with pytest.raises(durbar.BadArgument, match="jaipur, rajas, charmers, karma"):
        durbar.Match("chess")
    with pytest.raises(durbar.BadArgument, match="chess.*jaipur, rajas, charmers, karma"):
        durbar.levels("chess")
    with pytest.raises(durbar.BadArgument, match="seats"):
        durbar.Match("jaipur", 7)
    match = durbar.Match("jaipur", seed=7, options={"single_round": True})
    with pytest.raises(durbar.IllegalMove, match="at least 2 gold") as refused:
        match.play("sell gold 1")
    assert (refused.value.code, refused.value.rule) == ("illegal", "JAI-9")
    assert pickle.loads(pickle.dumps(refused.value)).rule == "JAI-9"
    with pytest.raises(durbar.IllegalMove) as refused:
        match.play("camels", seat=0)
    assert refused.value.code == "not_your_turn"
    with pytest.raises(durbar.BadArgument, match="random, greedy, beginner"):
        match.go(level="nobody")
    with pytest.raises(durbar.BadArgument, match="seats 0 to 1"):
        match.view(2)
    with pytest.raises(ValueError, match="seats 0 to 1"):
        match.picture(2)
    with pytest.raises(TypeError):
        match.picture("first")  # type: ignore[arg-type]
    with pytest.raises(durbar.BadArgument) as unread:
        durbar.Match.load("no log")
    assert unread.value.line == 1


def test_a_log_and_a_pickle_go_on() -> None:
    match = durbar.Match("rajas", 3, seed=5)
    for number in range(10):
        match.play(match.go(level="random", seed=number).move)
    for other in (durbar.Match.load(match.log()), pickle.loads(pickle.dumps(match))):
        assert other.position() == match.position() and other.seats == 3
        other.play(other.moves()[0])
    study = durbar.Match.study("rajas", match.position())
    assert study.moves() == match.moves()


def test_views_keep_secrets() -> None:
    match = durbar.Match("jaipur", seed=7)
    assert "hand" in match.view(0)
    assert match.view(0)["hand"] != match.view(1)["hand"]
    assert match.view().get("hand") is None


def test_explanations_and_analysis() -> None:
    match = durbar.Match("jaipur", seed=7, options={"single_round": True})
    assert match.explain("camels")["label"] == "Take all camels"
    assert not match.explain("sell gold 1")["legal"]
    match.play("camels")
    moments = match.analyse()["moments"]
    assert any(moment.get("played") == "camels" for moment in moments)


def test_a_bot_tells_what_it_weighed() -> None:
    match = durbar.Match("charmers", seed=2)
    thought = match.go(iterations=50, seed=1)
    assert thought == match.go(iterations=50, seed=1)
    assert thought.move in match.moves() and thought.value is not None
    assert sum(thought.value) == pytest.approx(1, abs=1e-3)
    assert thought.candidates[0].visits > 0


def test_other_threads_run_while_a_bot_thinks() -> None:
    match = durbar.Match("jaipur", seed=2)
    thinking = threading.Thread(target=lambda: match.go(level="master", ms=400))
    thinking.start()
    begun, turns = time.perf_counter(), 0
    while thinking.is_alive():
        turns += 1
    assert time.perf_counter() - begun > 0.2, "it has thought for a while"
    assert turns > 1000, "and we have counted meanwhile"


def test_pictures() -> None:
    match = durbar.Match("charmers", seed=2)
    picture = match.picture(0)
    assert "Round 1" in str(picture) and "\x1b[" not in str(picture)
    assert "\x1b[" in picture.ansi()
    image = picture.rgb()
    assert image.shape == (len(picture.lines) * 13, image.shape[1], 3) and image.dtype == np.uint8
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 4, "it has colours"
    assert picture.rgb(10, 5).shape == (5 * 13, 10 * 8, 3)


def test_every_letter_of_the_pictures_can_be_drawn() -> None:
    from durbar.picture import _glyphs

    for game in durbar.games():
        match = durbar.Match(game.id, seed=1)
        for number in range(60):
            if match.over:
                break
            match.play(match.go(level="random", seed=number).move)
        letters = set(str(match.picture(0)) + str(match.picture())) - {"\n"}
        assert letters <= set(_glyphs()), game.id


def test_actions_are_the_moves_in_numbers() -> None:
    match = durbar.Match("charmers", seed=2)
    features, actions = match.space
    assert match.observation(0).shape == (features,) and match.observation(0).dtype == np.int8
    numbers = match.actions()
    assert len(numbers) == len(match.moves()) == len(set(numbers)) and max(numbers) < actions
    other = durbar.Match.load(match.log())
    match.act(int(numbers[0]))
    other.play(other.moves()[0])
    assert match.position() == other.position()
    with pytest.raises(durbar.IllegalMove, match="the legal ones are"):
        match.act(actions)
    with pytest.raises(ValueError, match="seats 0 to 1"):
        match.observation(2)


def test_a_panic_is_an_exception() -> None:
    with pytest.raises(durbar.Fault, match="meant to be seen"):
        fault()
