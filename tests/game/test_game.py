"""The facade: create, ask, play, take back, copy."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from shown_to import shown_to

from projectl import Game, Options, ProjectLError
from projectl.game import CannotUndoError, IllegalActionError, OptionsError, WhoseActionError
from projectl.game.errors import GameError
from projectl.record.errors import NotationError
from projectl.record.notation.action import Action

SEED = bytes(range(32))


def new_game(**choices: Any) -> Game:
    return Game(seed=SEED, first=0, **choices)


def test_same_seed_same_game() -> None:
    assert Game(seed=SEED).state == Game(seed=SEED).state
    assert Game().state != Game().state


def test_options_come_as_a_record_or_by_name() -> None:
    assert Game(Options(players=3), seed=SEED).state == Game(players=3, seed=SEED).state
    with pytest.raises(GameError, match="not both"):
        Game(Options(), players=3)


def test_impossible_options_are_refused() -> None:
    with pytest.raises(OptionsError, match="2–4"):
        Game(players=7)


def test_legal_actions_iterate_contain_and_count() -> None:
    game = new_game()
    legal = game.legal_actions()
    assert len(legal) == len(list(legal)) > 5
    assert legal[0] == next(iter(legal))
    assert legal[1:3] == tuple(legal)[1:3]
    assert Random(1).choice(legal) in legal
    assert "nonsense" not in legal
    assert 3.0 not in legal
    assert "piece" in legal
    assert Action.parse("exch I3 O4") not in legal
    assert all(action in legal for action in legal)
    assert "piece" in repr(legal)
    game.play("piece")
    assert "piece" in legal, "it tells of the moment when it was asked for"


def test_play_takes_codes_notation_and_actions() -> None:
    by_text, by_code = new_game(), new_game()
    by_text.play("piece")
    by_code.play(Action.parse("piece"), 0)
    assert by_text.state == by_code.state
    assert by_text.log == by_code.log == [(0, Action.parse("piece"))]


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    game = new_game()
    before = game.state.clone()
    with pytest.raises(IllegalActionError) as error:
        game.play("exch I3 O4")
    assert (error.value.code, error.value.rule) == ("reason-piece-not-in-supply", "R-EXCHANGE")
    assert "supply" in str(error.value)
    with pytest.raises(IllegalActionError, match="turn"):
        game.play("piece", 1)
    with pytest.raises(NotationError):
        game.play("dance")
    assert game.state == before
    assert game.log == []


@pytest.mark.parametrize("code", [-1, 2747, 10**9])
def test_a_number_that_is_no_action_is_refused(code: int) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        new_game().play(code)


def test_an_unknown_seat_is_refused() -> None:
    for call in (new_game().legal_actions, new_game().view, new_game().can_undo):
        with pytest.raises(GameError):
            call(2)


def test_the_seat_must_be_named_when_two_can_act() -> None:
    game = new_game(edition="deluxe-2019", variant="line-clear", players=4)
    assert game.to_act == {0, 2}
    with pytest.raises(WhoseActionError, match="0, 2"):
        game.play("piece")
    game.play("piece", 2)


def test_names_seed_and_first_player_are_checked() -> None:
    wrong: tuple[dict[str, Any], ...] = (
        {"names": ["A"]},
        {"names": ["A", "B\n"]},
        {"names": ["A", ""]},
        {"seed": b"short"},
        {"first": 2},
    )
    for choices in wrong:
        with pytest.raises(ProjectLError):
            Game(**choices)
    assert Game(names=["Ann", "Bo"]).names == ("Ann", "Bo")


def test_undo_restores_exactly_and_only_your_own_turn() -> None:
    game = new_game()
    start = game.state.clone()
    game.play("piece")
    game.play("exch I2 I3")
    assert shown_to(game, 0)["you"]["undo"]["steps"] == 2
    game.undo()
    game.undo()
    assert game.state == start
    assert game.why_no_undo() == "undo-nothing"
    with pytest.raises(CannotUndoError):
        game.undo()


def test_what_was_revealed_cannot_be_undone() -> None:
    game = new_game()
    game.play("take 1")
    assert game.why_no_undo() == "undo-revealed"


def test_the_last_action_can_be_undone_until_the_turn_is_confirmed() -> None:
    game = new_game(confirm=True)
    for _ in range(3):
        game.play("piece")
    assert [str(action) for action in game.legal_actions()] == ["end"]
    assert game.can_undo(0)
    game.play("end")
    assert game.to_act == {1}
    assert game.why_no_undo(0) == "undo-turn-passed"


def test_in_line_clear_the_other_seats_action_ends_your_undo_but_not_your_cancel() -> None:
    game = new_game(edition="deluxe-2019", variant="line-clear", players=4)
    game.play("take 1", 0)
    game.play("master", 0)
    game.play("piece", 2)
    assert game.why_no_undo(0) == "undo-other-seat"
    game.play("cancel", 0)
    assert game.can_undo(0)


def in_touches() -> Game:
    game = new_game(turn_cap=2)
    for seat in (0, 1):
        game.play("take 1", seat)
        game.play("piece", seat)
        game.play("piece", seat)
    assert game.to_act == {0, 1}
    return game


@pytest.mark.rule("D26", "R-TOUCH")
def test_touches_are_undone_one_by_one_whatever_others_do() -> None:
    game = in_touches()
    start = game.state.clone()
    mine = next(action for action in game.legal_actions(0) if str(action).startswith("place O1"))
    game.play(mine, 0)
    theirs = next(action for action in game.legal_actions(1) if str(action).startswith("place O1"))
    game.play(theirs, 1)
    assert (game.view(0)["version"], game.view(1)["version"], game.view(None)["version"]) == (7, 7, 6)
    events = game.undo(0)
    assert game.events_for(events, 1) == []
    assert game.log[-1] == (1, theirs)
    game.undo(1)
    assert game.state == start
    game.play("done", 0)
    assert game.why_no_undo(0) == "undo-touches-done"


@pytest.mark.parametrize("copied", [Game.clone, copy.copy, copy.deepcopy])
def test_a_clone_goes_its_own_way(copied: Callable[[Game], Game]) -> None:
    game = new_game()
    game.play("piece")
    other = copied(game)
    other.play("piece")
    assert len(game.log) == 1
    other.undo()
    assert other.state == game.state


def test_result_comes_with_the_end() -> None:
    game = in_touches()
    assert game.result() is None
    game.play("done", 0)
    game.play("done", 1)
    result = game.result()
    assert result is not None
    assert result.reason == "turn-cap"
    assert result.truncated
    assert game.to_act == frozenset()
    assert shown_to(game, 0)["result"]["reason"] == "turn-cap"


def test_a_record_brings_the_game_back() -> None:
    game = in_touches()
    back = Game.from_record(game.record())
    assert back.state == game.state
    assert back.log == game.log
    assert back.record() == game.record()


def test_a_game_from_a_state_has_no_record() -> None:
    """How it came to that state is not known, so a record would tell of another game."""
    game = new_game()
    game.play("piece", min(game.to_act))
    later = Game.from_state(game.options, game.state.clone())
    for each in (later, later.clone(), later.at(0)):
        with pytest.raises(GameError, match="goes on from a position") as refusal:
            each.record()
        assert refusal.value.code == "game-no-record"


@pytest.mark.rule("R-SOLO-OPPONENT")
def test_the_solo_opponents_last_turn_stays_in_sight() -> None:
    game = new_game(variant="solo")
    for action in ("piece", "piece", "piece", "piece", "piece"):
        game.play(action)
    kinds = [event["kind"] for event in game.view(0)["last_events"]]
    assert "opponent-took" in kinds or "locks-removed" in kinds


@pytest.mark.parametrize("players", [2, 4])
def test_last_events_are_all_since_the_viewer_last_acted(players: int) -> None:
    """Whoever comes back, also to a server that has read the game again, is told what was missed and nothing twice."""
    game = new_game(players=players)
    told: dict[int, list[dict[str, object]]] = {seat: [] for seat in range(players)}
    for _ in range(40 * players):
        seat = min(game.to_act)
        events = game.play(game.legal_actions(seat)[-1 if "end" in game.legal_actions(seat) else 0], seat)
        for viewer, heard in told.items():
            if viewer == seat:
                heard.clear()
            heard.extend({**each} for each in game.events_for(events, viewer))
        again = Game.from_record(game.record())
        for viewer, heard in told.items():
            assert game.view(viewer)["last_events"] == heard
            assert again.view(viewer)["last_events"] == heard
