"""Views are JSON documents that keep to the published schema, in every variant and at every stage."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from scene import Scene
from view_games import ALL_HINTS, MODES, sampled, seeds, seen, validator, view_of, viewers

from projectl.game.errors import GameError
from projectl.game.schemas import SCHEMAS, schema


def objects_in(document: object) -> Iterator[dict[str, Any]]:
    """Every part of a schema that describes an object."""
    if isinstance(document, dict):
        if document.get("type") == "object":
            yield document
        document = list(document.values())
    if isinstance(document, list):
        for part in document:
            yield from objects_in(part)


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_well_formed_and_strict(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))
    for part in objects_in(schema(name)):
        extra = part["additionalProperties"]
        assert extra is False or "propertyNames" in part  # a map names what its keys may be


def test_an_unknown_schema_is_refused() -> None:
    with pytest.raises(ValueError, match=r"view \| event"):
        schema("table")


@pytest.mark.parametrize("mode", MODES)
def test_views_keep_to_the_schema(mode: str) -> None:
    checked = 0
    for seed in seeds(mode):
        for number, moment in enumerate(sampled(mode, seed, 80)):
            viewer = viewers(moment)[number % len(viewers(moment))]
            view = moment.view(viewer, *ALL_HINTS)
            validator("view").validate(view)
            assert json.loads(json.dumps(view)) == view
            checked += 1
        validator("view").validate(view_of(moment.rules, moment.after, viewer))
    assert checked > 3


def test_every_phase_and_ending_was_seen() -> None:
    phases, stages = set(), set()
    for moment in sampled("revised", 0, 1):
        view = view_of(moment.rules, moment.after, None)
        phases.add(view["phase"])
        stages.add(view["ending"]["stage"])
    assert phases == {"play", "touches", "over"}
    assert stages == {"none", "finish-round", "last-round"}


@pytest.mark.parametrize("part", ["market", "reserve", "you", "puzzles", "version"])
def test_a_view_without_a_part_is_refused(part: str) -> None:
    view = seen(Scene(), 0)
    del view[part]
    with pytest.raises(ValidationError):
        validator("view").validate(view)


def test_a_view_with_something_more_is_refused() -> None:
    view = seen(Scene(), 0)
    for part in (view, view["seats"][1], view["market"]["decks"][0], view["you"], view["puzzles"]["W01"]):
        validator("view").validate(view)
        part["seed"] = "secret"
        with pytest.raises(ValidationError):
            validator("view").validate(view)
        del part["seed"]


def test_an_unknown_hint_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(GameError) as error:
        seen(Scene(), 0, "fillings", "best-move")
    assert error.value.code == "hint-unknown"
    assert error.value.params == {"found": "best-move", "known": "fillings, opponent, touches, fits"}


def test_hints_are_computed_only_on_request() -> None:
    assert seen(Scene(), 0)["hints"] == {}
    assert seen(Scene(), 0, "fillings", "touches")["hints"].keys() == {"fillings", "touches"}
