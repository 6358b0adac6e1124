"""An option is declared once, in `Options`; whoever takes, keeps or shows it is compared with that."""

from typing import Any, get_args, get_type_hints

from projectl.cli.play.choices import Choices
from projectl.game.schemas import schema
from projectl.record.settings import KEYS
from projectl.rules.options import DIFFICULTIES, EXPANSIONS, VARIANTS, OptionFields, Options
from projectl.rules.puzzles import EXPANSIONS as SETS
from projectl.server.http.schemas.games import NewGame
from projectl.server.messages.documents import OptionsDocument

FIELDS = {*Options._fields}
SIMULATIONS = {"turn_cap"}
"""For programs alone: nobody is asked for it."""


def test_keywords_for_type_checkers() -> None:
    assert {*OptionFields.__annotations__} == FIELDS


def test_records_keep_all_of_them() -> None:
    named = {key.replace("-", "_") for key in KEYS} - {"sets"}
    assert named == FIELDS - {"puzzles"} | {"own_sets"}


def test_the_server_takes_them() -> None:
    about_the_table = {"clock", "public", "rated", "caretaker", "first", "seats"}
    assert {*NewGame.model_fields} - about_the_table == FIELDS - SIMULATIONS - {"players"}


def test_a_table_tells_them() -> None:
    assert {*OptionsDocument.__annotations__} == FIELDS - SIMULATIONS - {"puzzles"} | {"own_sets"}


def test_the_terminal_asks_for_them() -> None:
    assert FIELDS - SIMULATIONS - {"confirm"} <= {*Choices.__annotations__}


def test_a_view_shows_them() -> None:
    shown = {*schema("view")["$defs"]["options"]["properties"]}
    assert FIELDS - {"known_scores", "puzzles"} <= shown
    assert "scores_known" in shown


def chosen_from(kind: Any) -> set[Any]:
    """The values of a Literal, however deep it stands."""
    found = {value for value in get_args(kind) if isinstance(value, str)}
    return found.union(*(chosen_from(part) for part in get_args(kind) if not isinstance(part, str)))


def test_names_are_the_declared_ones() -> None:
    asked = get_type_hints(NewGame)
    assert chosen_from(asked["variant"]) == {*VARIANTS}
    assert chosen_from(asked["difficulty"]) == {*DIFFICULTIES}
    assert chosen_from(asked["expansions"]) == {*EXPANSIONS}
    assert {*EXPANSIONS} <= {*SETS}
