"""The examples in docs/views.md are real, and the page names every field."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from view_games import validator

from projectl.game import Game
from projectl.game.events import event as events
from projectl.game.schemas import schema

PAGE = (Path(__file__).parents[2] / "docs" / "views.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL)]


def example_game() -> Game:
    game = Game(seed=bytes(32), first=0, confirm=True, names=("Ann", "Bob"))
    game.play("take 1")
    return game


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.get("kind", "view"))
def test_an_example_keeps_to_its_schema(example: dict[str, Any]) -> None:
    name = re.fullmatch(r"projectl-(\w+)/\d+", example["format"])
    assert name is not None
    validator(name[1]).validate(example)


def test_the_example_of_a_view_is_what_a_game_gives() -> None:
    (example,) = [example for example in EXAMPLES if example["format"].startswith("projectl-view")]
    assert example == example_game().view(0)
    happened = [example for example in EXAMPLES if example.get("kind") in ("taken", "refilled")]
    assert happened == example["last_events"]


def fields_in(part: object) -> set[str]:
    """The names of all fields, however deep, that a schema has."""
    if isinstance(part, list):
        return {name for each in part for name in fields_in(each)}
    if not isinstance(part, dict):
        return set()
    own = set(part["properties"]) if isinstance(part.get("properties"), dict) else set()
    return own | fields_in(list(part.values()))


def test_the_page_names_every_field() -> None:
    assert [field for field in sorted(fields_in(schema("view"))) if f"`{field}`" not in PAGE] == []


def test_the_page_has_the_table_of_events() -> None:
    rows = [line for line in (events.__doc__ or "").splitlines() if line.startswith("|")]
    assert "\n".join(rows) in PAGE
