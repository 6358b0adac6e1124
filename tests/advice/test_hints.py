"""Hints: what they say is true in the real game, and what nobody may know changes none of them."""

from collections import Counter

import pytest
from advice.checking import CHECKS, Story, is_true
from advice.positions import MODES, positions

from projectl import Game, SeatView, advise
from projectl.advice import judging
from projectl.advice.asking import NoAdviceError
from projectl.advice.hints import DEPTHS
from projectl.rules.knowledge import sample

QUICK = 1_500
"""Evaluations: the sentences are the same whether a turn is the best or only a good one."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "EVALUATIONS", QUICK)


def check_all(mode: str, number: int, seed: int) -> Counter[str]:
    """Every reason of so many hints; how often each was given."""
    given: Counter[str] = Counter()
    for game, seat in positions(mode, number, seed):
        hint = advise(game, seat)
        story = Story(game, seat, hint)
        assert len(hint["reasons"]) <= 3
        for reason in hint["reasons"]:
            assert is_true(story, reason), (reason, [step["action"] for step in hint["steps"]], game.position())
            given[reason["key"]] += 1
    return given


@pytest.mark.parametrize("mode", MODES)
def test_every_reason_is_true_in_the_real_game(mode: str, quick: None) -> None:
    assert check_all(mode, 25, 0).total() > 10


@pytest.mark.long
def test_every_reason_is_true_in_more_than_a_thousand_hints(quick: None) -> None:
    given: Counter[str] = Counter()
    for mode in MODES:
        given += check_all(mode, 160, 1)
    assert set(given) == set(CHECKS), f"never given: {set(CHECKS) - set(given)}"


def test_hidden_cards_change_no_hint() -> None:
    for game, seat in positions("revised", 6, seed=2):
        view = SeatView.of(game.state, game.rules, seat)
        twin = Game.from_state(game.options, game.state.clone())
        twin.state.deck = sample(view.state, view.rules, seed=3).deck
        assert twin.state.deck != game.state.deck
        assert advise(twin, seat) == advise(game, seat)


def test_a_shallow_hint_tells_nothing_of_the_deeper_ones(quick: None) -> None:
    for game, seat in positions("revised", 10, seed=4):
        first, second, third = (advise(game, seat, depth) for depth in range(1, DEPTHS + 1))
        for shallow in (first, second):
            assert (shallow["steps"], shallow["reasons"], shallow["chance"]) == ([], [], None)
        assert first["group"] is None
        assert {hint["look"] for hint in (first, second, third)} == {third["look"]}
        assert second["group"] == third["group"] == (third["steps"][0]["group"] if third["steps"] else None)


def test_a_finished_turn_has_nothing_left_but_its_end() -> None:
    game = Game(players=2, confirm=True, seed=7, first=0)
    for action in ("take 1", "piece", "piece"):
        game.play(action)
    hint = advise(game)
    assert (hint["kind"], hint["look"], hint["steps"]) == ("complete", "turn", [])


def test_a_hint_is_for_who_has_to_act() -> None:
    game = Game(players=2, seed=7, first=0)
    with pytest.raises(NoAdviceError) as refusal:
        advise(game, 1)
    assert refusal.value.code == "advice-not-now"


def test_without_kernels_the_planner_gives_the_hint_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "why_interpreted", lambda: ValueError("nothing is compiled"))
    hint = advise(Game(players=2, seed=7, first=0))
    assert hint["by"] == "planner"
    assert hint["steps"]
    assert hint["chance"] is None
