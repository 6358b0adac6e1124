"""The examples of the rules page: each is a position that can come about, and shows what it is there for."""

import json
from typing import Any

import pytest

from projectl.game import Game
from projectl.game.errors import GameError
from projectl.game.examples import Example, example, examples
from projectl.record.position import read_position, write_position
from projectl.texts.catalogue import FOLDER

SHOWN = {
    "turn": "completed",
    "take": "taken",
    "take-deck": "taken",
    "piece": "piece-taken",
    "piece-missing": "piece-taken",
    "upgrade": "exchanged",
    "upgrade-missing": "exchanged",
    "exchange": "exchanged",
    "place": "placed",
    "master": "sequence-closed",
    "recycle": "recycled",
    "completing": "completed",
    "reward-missing": None,
    "end": "end-triggered",
    "end-black": "taken",
    "touches": "touched",
    "scoring": "game-ended",
    "solo": "opponent-took",
    "solo-lock": "lock-taken",
    "solo-locked": "locks-removed",
    "line-clear": "taken",
    "ghost": "placed",
    "level-up": "levelled-up",
    "level-up-two": None,
    "ambassador": "sequence-closed",
    "phoenix": "taken",
    "endless": "reshuffled",
}
"""By example: an event that its last action brings about; None: a choice is open, or has been made for the player."""


def solved(found: Example) -> tuple[Game, list[str]]:
    game, kinds = found.game(), list[str]()
    for action in found.solution:
        number, _, rest = action.partition(" ")
        seat, text = (int(number) - 1, rest) if number.isdecimal() else (0, action)
        kinds = [event.kind for event in game.play(text, seat)]
    return game, kinds


@pytest.mark.parametrize("found", examples(), ids=lambda found: f"{found.name}-{found.edition}")
def test_the_solution_shows_what_the_example_is_about(found: Example) -> None:
    game, kinds = solved(found)
    wanted = SHOWN[found.name]
    assert wanted is None or wanted in kinds
    assert wanted is not None or game.view(0)["seats"][0]["turn"]["choice"] or "rewarded" in kinds


def test_in_every_example_the_first_seat_is_asked() -> None:
    for found in examples():
        game = found.game()
        assert 0 in game.to_act
        assert read_position(write_position(game.state, game.options)).state == game.state


def test_every_section_of_the_page_that_can_be_played_has_an_example() -> None:
    page: dict[str, Any] = json.loads((FOLDER / "rules_page.json").read_text(encoding="utf-8"))
    sections = {section["id"]: section for section in page["sections"]}
    without = {"goal", "components", "setup"}
    assert {found.section for found in examples()} == set(sections) - without
    for name in set(sections) - without:
        editions = set(sections[name].get("editions", [found.edition for found in examples()]))
        assert {found.edition for found in examples() if found.section == name} == editions


def test_the_missing_reward_follows_the_edition() -> None:
    offered = {}
    for edition in ("retail-2020", "revised-2021"):
        game, _ = solved(example("reward-missing", edition))
        rewards = game.view(0)["you"]["rewards"]
        offered[edition] = rewards and [each["piece"] for each in rewards["up"]]
    assert offered["revised-2021"]
    assert not offered["retail-2020"]


def test_an_unknown_example_is_refused() -> None:
    with pytest.raises(GameError, match="no example"):
        example("nonsense")
    with pytest.raises(GameError, match="retail-2020"):
        example("recycle", "retail-2020")
