"""An option is declared once, in `Options`; whoever takes, keeps or shows it follows, or is compared with that here."""

import inspect
from typing import Any, get_args, get_type_hints

import pytest

from projectl.cli.app import arena, play
from projectl.cli.game_options import taking_options
from projectl.game import documents
from projectl.game.schemas import schema
from projectl.record.settings import KEYS
from projectl.rules.editions import editions
from projectl.rules.options import ASKED, EXPANSIONS, FLAGS, NAMES, OptionFields, Options
from projectl.server.http.schemas.games import NewGame
from projectl.server.messages.documents import ChosenOptions, OptionsDocument
from projectl.server.options_advisor import choose
from projectl.texts.catalogue import Texts, languages

FIELDS = {*Options._fields}
ABOUT_THE_TABLE = {"clock", "public", "rated", "caretaker", "first", "hints", "seats"}


def test_keywords_for_type_checkers() -> None:
    assert {*OptionFields.__annotations__} == FIELDS


def test_records_keep_all_of_them() -> None:
    named = {key.replace("-", "_") for key in KEYS} - {"sets"}
    assert named == FIELDS - {"puzzles"} | {"own_sets"}


def test_the_server_takes_them() -> None:
    assert {*NewGame.model_fields} - ABOUT_THE_TABLE == FIELDS - {"turn_cap", "players"}


def test_a_table_tells_them() -> None:
    assert {*ChosenOptions.__annotations__} == {*ASKED}
    assert {*OptionsDocument.__annotations__} == {*ASKED, "confirm", "own_sets"}


def test_every_value_is_judged_for_who_chooses() -> None:
    assert {*choose(Options()).values} == {*ASKED}


@pytest.mark.parametrize(("command", "left_out"), [(play, ()), (arena, ("difficulty",))])
def test_the_command_line_asks_for_them(command: Any, left_out: tuple[str, ...]) -> None:
    asked = {*inspect.signature(taking_options(command, *left_out)).parameters}
    singular = {"expansion" if name == "expansions" else name for name in (*ASKED, "puzzles")}
    assert singular - {*left_out} <= asked
    assert not {*left_out} & asked


@pytest.mark.parametrize("language", languages())
def test_the_help_of_the_command_line_names_what_there_is(language: str) -> None:
    texts = Texts(language)
    known = {"edition": [each.name for each in editions()], "expansion": EXPANSIONS}
    for option in ("edition", "variant", "difficulty", "expansion"):
        told = texts.t(f"cli-{option}")
        assert [name for name in known.get(option) or NAMES[option] if name not in told] == []


def test_each_has_words_where_it_is_chosen() -> None:
    texts = Texts("en")
    spelt = {name: "expansion" if name == "expansions" else name.replace("_", "-") for name in ASKED}
    assert [name for name in ASKED if f"cli-{spelt[name]}" not in texts] == []
    assert [
        name for name in ASKED if name != "known_scores" and f"mend-{name}" not in texts
    ] == []  # nothing depends on it
    assert [name for name in FLAGS if name in ASKED and f"new-{spelt[name]}-about" not in texts] == []


def test_a_view_shows_them() -> None:
    shown = schema("view")["$defs"]["options"]
    switches = {"exact_turn", "deck_take", "recycle", "black_limit", "unfinished_cost", "split_arrows"}
    assert {*shown["properties"]} - switches == FIELDS - {"known_scores", "puzzles"} | {"scores_known"}
    assert shown["required"] == [*shown["properties"]]


def chosen_from(kind: Any) -> list[Any]:
    """The values of a Literal, however deep it stands, in their order."""
    found = [value for value in get_args(kind) if isinstance(value, str)]
    return found + [value for part in get_args(kind) if not isinstance(part, str) for value in chosen_from(part)]


@pytest.mark.parametrize("form", [NewGame, documents.Options])
def test_names_are_the_declared_ones(form: type) -> None:
    told = get_type_hints(form)
    assert {name: (*chosen_from(told[name]),) for name in NAMES} == NAMES
