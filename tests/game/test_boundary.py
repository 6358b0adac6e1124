"""The boundary of the library: what is of the wrong type or out of range gets a specific error, and changes nothing."""

import pickle
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from projectl import Game, NotationError, Options, ProjectLError, WrongValueError, play_out
from projectl.errors import shown

STRANGE: list[Any] = [None, True, 0, -1, 2.5, "no", "", b"x", [], {}, (), object(), Decimal(2), 10**30, -(10**5000)]
FIELDS = [*Options._fields, "seed", "first", "names"]


class Silent:
    """An object that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


@pytest.mark.parametrize("field", FIELDS)
def test_any_value_of_any_argument_is_taken_or_refused_by_name(field: str) -> None:
    told: list[str] = []
    for value in [*STRANGE, Silent()]:
        try:
            game = Game(**{field: value})
        except ProjectLError as error:
            told.append(str(error))
        else:
            kept = getattr(game.options, field, None)
            assert type(kept) in (str, int, bool, tuple, type(None))
            assert Game.from_record(game.record()) == game
    assert all(0 < len(text) < 300 for text in told)
    assert len(told) >= 5


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"deluxe": "no"}, "value-flag"),
        ({"known_scores": "false"}, "value-flag"),
        ({"players": True}, "value-whole"),
        ({"players": 2.5}, "value-whole"),
        ({"players": "2"}, "value-whole"),
        ({"turn_cap": True}, "value-whole"),
        ({"expansions": "ghost"}, "value-texts"),
        ({"expansions": [1]}, "value-text"),
        ({"edition": 3}, "value-text"),
        ({"puzzles": "f.txt"}, "value-kinds"),
        ({"puzzles": ["f.txt"]}, "value-kind"),
        ({"seed": 4.2}, "value-seed"),
        ({"seed": b"short"}, "value-seed"),
        ({"seed": True}, "value-seed"),
        ({"first": "0"}, "value-whole"),
        ({"names": 3}, "value-texts"),
        ({"names": [1, 2]}, "value-text"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused_and_named(choices: dict[str, Any], code: str) -> None:
    with pytest.raises(WrongValueError) as refusal:
        Game(**choices)
    assert refusal.value.code == code
    assert next(iter(choices)) in str(refusal.value).lower()


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(ProjectLError, match=r"no option player\. The options are edition, players"):
        Game(player=2)  # type: ignore[call-arg]  # type checkers see it too


def test_options_are_not_a_number() -> None:
    with pytest.raises(WrongValueError, match="options is of the type Options, not 2"):
        Game(2)  # type: ignore[arg-type]  # type checkers see it too


@pytest.mark.parametrize("action", [3.7, True, None, 2.0, b"piece", object()])
def test_what_is_no_action_is_refused(action: Any) -> None:
    game = Game(players=2, seed=7, first=0)
    before = game.position()
    with pytest.raises(WrongValueError, match="An action is an Action, its notation or its code"):
        game.play(action)
    assert game.position() == before


@pytest.mark.parametrize("action", [-1, 2747, 10**5000, "zzz", ""], ids=["-1", "2747", "huge", "zzz", "empty"])
def test_a_code_or_text_that_is_no_action_is_refused(action: Any) -> None:
    with pytest.raises(NotationError) as refusal:
        Game(players=2, seed=7, first=0).play(action)
    assert len(str(refusal.value)) < 250


Call = Callable[[Game], object]


@pytest.mark.parametrize(
    "call",
    [
        lambda game: game.play("piece", 0.0),
        lambda game: game.view(True),
        lambda game: game.view(10**26),
        lambda game: game.legal_actions(-1),
        lambda game: game.at(-1),
        lambda game: game.at(1),
        lambda game: game.at("0"),
        lambda game: play_out(game, ["greedy"]),
        lambda game: play_out(game, "greedy"),
        lambda game: play_out(game, ["greedy", "greedy"], seed=1.5),  # type: ignore[arg-type]  # on purpose
        Game.from_record,
    ],
)
def test_seats_moments_and_bots_are_checked(call: Call) -> None:
    game = Game(players=2, seed=7, first=0)
    with pytest.raises(ProjectLError) as refusal:
        call(game)
    assert str(refusal.value)
    assert game == Game(players=2, seed=7, first=0)


# --- what a notebook wants --------------------------------------------------------------------------------------------
def test_a_seed_is_bytes_a_number_or_a_text() -> None:
    assert Game(seed=7) == Game(seed="7")
    assert Game(seed=7) != Game(seed=8)
    assert Game(seed="ab" * 32) == Game(seed=bytes.fromhex("ab" * 32))
    assert Game(seed=10**5000).seed == Game(seed=10**5000).seed


def test_games_are_equal_by_what_was_set_up_and_played() -> None:
    game, other = Game(seed=7, names=["Ann", "Bo"]), Game(seed=7)
    assert game != other
    assert game == Game(seed=7, names=["Ann", "Bo"])
    assert game.clone() == game
    before = game.clone()
    game.play(game.legal_actions()[0])
    assert game != before
    game_from_there = Game.from_position(game.position())
    assert game_from_there != game, "it has no history"
    assert game_from_there == Game.from_position(game.position())


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    game = Game(players=3, seed=7, names=["Ann", "Bo", "Cy"])
    for _ in range(10):
        game.play(game.legal_actions()[0])
    game.save(tmp_path / "game.txt")
    assert Game.load(tmp_path / "game.txt") == game
    with pytest.raises(ProjectLError, match="cannot be read"):
        Game.load(tmp_path / "other.txt")
    with pytest.raises(ProjectLError, match="cannot be written"):
        game.save(tmp_path / "nowhere" / "game.txt")


def test_printing_a_game_draws_the_table() -> None:
    game = Game(players=2, seed=7, first=0)
    game.play("take 1")
    taken = game.view(0)["seats"][0]["puzzles"][0]["puzzle"]
    drawn = str(game)
    assert drawn.splitlines()[0] == "revised-2021 · standard · round 1 · to act: Player 1"
    assert f"1: {taken}" in drawn
    assert "10×I3" in drawn
    play_out(game, ["greedy", "random"])
    assert "won by Player 1" in str(game)


@pytest.mark.parametrize(
    "choices",
    [{}, {"variant": "solo"}, {"edition": "deluxe-2019", "variant": "line-clear", "players": 4}],
)
def test_a_notebook_shows_a_picture_of_any_game(choices: dict[str, Any]) -> None:
    game = Game(seed=7, **choices)
    for _ in range(12):
        seat = min(game.to_act)
        game.play(game.legal_actions(seat)[0], seat)
    assert game._repr_svg_().startswith("<svg")
    assert str(game)


def test_a_notebook_shows_the_score_sheet_of_a_record() -> None:
    game = Game(players=2, seed=7, first=0, names=["<Ann>", "Bo"])
    game.play("piece")
    begun = game.record()._repr_html_()
    assert "not over" in begun
    assert "<tr><td>&lt;Ann&gt;</td><td>1</td></tr>" in begun
    result = play_out(game, ["greedy", "random"])
    best = result.rows[0]
    whole = game.record()._repr_html_()
    assert f"<tr><td>&lt;Ann&gt;</td><td>1</td><td>{best.score}</td><td>{best.points}</td>" in whole
    assert whole.count("<tr>") == 3
    assert game.seed.hex() not in whole


def test_the_opponent_of_a_solo_record_has_its_line() -> None:
    game = Game(variant="solo", seed=7)
    play_out(game, ["random"])
    assert "<td>the opponent</td>" in game.record()._repr_html_()


def test_an_error_crosses_between_processes_with_all_it_knows() -> None:
    with pytest.raises(ProjectLError) as refusal:
        Game(players=2, seed=7, first=0).play("exch O1 I4")
    again = pickle.loads(pickle.dumps(refusal.value))
    assert str(again) == str(refusal.value)
    assert again.__dict__ == refusal.value.__dict__


def test_values_are_shown_short() -> None:
    assert shown("x" * 1000).endswith("…")
    assert shown(Silent()) == "<Silent>"
    assert shown(-(10**30)) == "≈−10^30"
