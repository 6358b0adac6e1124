"""The examples and pictures of the rules page: positions that can come about, played to what they show."""

from typing import Any

import pytest
from shown_to import shown_to

from projectl.game import Game
from projectl.game.errors import GameError
from projectl.game.rulebook import Book, Example, book, books, example, examples, page, play
from projectl.game.rulebook.page import contents, figures
from projectl.record.position.text import read_position, write_position

SHOWN = {
    "goal": "completed",
    "puzzle": None,
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
    "touches": "game-ended",
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
"""By example: an event that its last action brings about; None: nothing is played, or a choice is open."""

AFTER: dict[str, tuple[dict[str, int], int, list[str]]] = {
    "goal": ({"O1": 1, "I2": 1, "I3": 1, "T4": 1}, 1, []),
    "take": ({"O1": 1, "I2": 1}, 0, ["W19"]),
    "piece": ({"O1": 1, "I2": 1}, 0, ["W20"]),
    "upgrade": ({"O1": 1, "V3": 1}, 0, ["W10"]),
    "exchange": ({"I3": 1}, 0, ["W10"]),
    "place": ({"O1": 1, "I2": 1}, 0, ["W14"]),
    "master": ({"O1": 1, "I2": 3, "V3": 2}, 2, ["B16"]),
    "turn": ({"O1": 1, "I2": 1, "I3": 2}, 2, ["B16"]),
    "ghost": ({"O1": 1, "I2": 1}, 0, ["W08", "W09"]),
    "level-up": ({"O1": 2, "I2": 1, "I4": 1, "T4": 1}, 2, []),
    "ambassador": ({"O1": 1}, 2, ["W14", "W19", "B16"]),
}
"""What the sentences say that there is in the end: supply, points, puzzles in front of the player."""


def named(found: Book | Example) -> str:
    where = found if isinstance(found, Book) else found.book
    return f"{getattr(found, 'name', '')}-{where.edition}{'+box' * where.deluxe}"


def solved(found: Example) -> tuple[Game, list[str]]:
    game, kinds = found.game(), list[str]()
    for action in found.solution:
        play(game, action)
        kinds = [event.kind for event in game.events_of(len(game.log) - 1)]
    return game, kinds


@pytest.mark.parametrize("found", examples(), ids=named)
def test_the_solution_leads_to_what_the_example_is_about(found: Example) -> None:
    game, kinds = solved(found)
    view = shown_to(game, 0)
    mine = view["seats"][0]
    wanted = SHOWN[found.name]
    assert wanted is None or wanted in kinds
    assert wanted is not None or not found.solution or mine["turn"]["choice"] or "rewarded" in kinds
    if found.name in AFTER:
        supply, points, puzzles = AFTER[found.name]
        assert {piece: count for piece, count in mine["supply"].items() if count} == supply
        assert mine["score"]["pile"] == points
        assert [each["puzzle"] for each in mine["puzzles"]] == puzzles


def test_in_every_example_the_first_seat_is_asked() -> None:
    for found in examples():
        game = found.game()
        assert 0 in game.to_act
        assert read_position(write_position(game.state, game.options)).state == game.state


def test_the_page_names_every_example_and_each_in_every_book_that_shows_it() -> None:
    for each in books():
        there = {found.name for found in examples() if found.book == each}
        sections = page(each)["sections"]
        drawn = {figure["example"] for figure in figures(sections) if "example" in figure}
        assert drawn | {*tried(sections)} == there


def tried(part: Any) -> list[str]:
    if isinstance(part, list):
        return [name for each in part for name in tried(each)]
    if not isinstance(part, dict):
        return []
    return [*part.get("try", ()), *(name for key, each in part.items() if key != "try" for name in tried(each))]


@pytest.mark.parametrize("each", books(), ids=named)
def test_the_drawn_set_up_is_that_of_the_edition(each: Book) -> None:
    black = {2: 12, 3: 14, 4: 16, 5: 20, 6: 24}
    most = 6 if each.deluxe or each.edition in ("deluxe-2019", "rulebook-2023") else 4
    copies = 10 if most == 4 else 15
    tables = page(each)["tables"]
    assert [(table["players"], table["black"]) for table in tables] == [*black.items()][: most - 1]
    for table in tables:
        players = table["players"]
        assert table["decks"]["black"] == black[players] - 4
        assert [seat["supply"]["O1"] for seat in table["seats"]] == [1] * players
        assert table["reserve"][0]["pieces"]["O1"] == copies - players


SUMS = {
    True: [([17, -5, -2], 10), ([17, -5, -2, -1], 9), ([17, 5, -2, -2], 18), ([17, 5, 2, -3], 21)],
    False: [([17], 17), ([17, -1], 16), ([17, 5, -2], 20), ([17, 5, 2, -3], 21)],
}
"""By whether unfinished puzzles cost their points: Ann's score after none, one, two and three touches."""


@pytest.mark.rule("R-TOUCH", "R-SCORE", "D17")
@pytest.mark.parametrize("each", books(), ids=named)
def test_the_worked_scores_are_those_of_the_edition(each: Book) -> None:
    costs = each.edition in ("revised-2021", "rulebook-2023")
    frames = page(each)["pictures"]["touches"]
    shown = [(frame["terms"], frame["rows"][0]["score"]) for frame in frames[:4]]
    assert shown == SUMS[costs]
    assert all(sum(terms) == score for terms, score in shown)


@pytest.mark.rule("R-TIE", "D11")
@pytest.mark.parametrize("each", books(), ids=named)
def test_the_printed_score_the_tie_and_the_unfinished_puzzle(each: Book) -> None:
    costs = each.edition in ("revised-2021", "rulebook-2023")
    game, _ = solved(example("touches", *each))
    ann, ben, cleo = shown_to(game, 0)["result"]["rows"]
    assert (ann["points"], ann["touches"], ann["score"]) == (24, 3, 21)
    assert (ben["score"], ben["place"], ann["place"]) == (21, 1, 2)
    assert (ben["completed"], ann["completed"], ben["pieces"], ann["pieces"]) == (10, 10, 5, 4)
    assert shown_to(game, 0)["result"]["decided_by"] == "pieces"
    assert (cleo["points"], cleo["score"]) == (18, 14 if costs else 18)


@pytest.mark.rule("R-REWARD", "D3", "D20")
@pytest.mark.parametrize("each", books(), ids=named)
def test_the_missing_reward_follows_the_edition(each: Book) -> None:
    offered = page(each)["pictures"]["reward-missing"][-1]["offered"]
    higher = ["I4", "L4", "Z4", "O4", "T4"] if each.edition == "revised-2021" else []
    assert offered["up"] == higher
    assert ("I3" in offered["same"]) == (not higher)


@pytest.mark.rule("R-SOLO-OPPONENT", "D8")
def test_the_mastermind_of_the_picture_takes_two_points_and_locks_the_column() -> None:
    for each in books():
        before, after = page(each)["pictures"]["solo"]
        assert before["chosen"] == [4]
        assert page(each)["cards"]["W02"]["points"] == 2
        assert (before["opponent"]["locks"], before["opponent"]["supply"]) == ([0, 2, 1], 7)
        assert (after["opponent"]["locks"], after["opponent"]["supply"]) == ([9, 1, 0], 0)


def test_ann_s_worked_turn_frame_by_frame() -> None:
    frames = page(Book("revised-2021"))["pictures"]["turn"]
    supplies = [{piece: count for piece, count in frame["supply"].items() if count} for frame in frames]
    assert supplies == [
        {"O1": 1, "I2": 1},
        {"O1": 1, "I3": 1},
        {"O1": 1, "I3": 2, "O4": 1},
        {"O1": 1, "I2": 1, "I3": 2},
    ]
    assert [frame["points"] for frame in frames] == [0, 0, 1, 2]
    assert [[each["slot"] for each in frame["puzzles"] if each["completed"]] for frame in frames] == [[], [], [1], [3]]


def test_every_part_of_a_book_depends_on_facts_that_there_are() -> None:
    facts = {name for each in books() for name in each.facts()}
    asked = {name for part in conditions(contents()) for name in part}
    assert asked <= facts
    assert all(found.fields.get("when", {}).keys() <= facts for found in examples())


def conditions(part: Any) -> list[dict[str, Any]]:
    if isinstance(part, list):
        return [found for each in part for found in conditions(each)]
    if not isinstance(part, dict):
        return []
    return [
        *([part["when"]] if "when" in part else []),
        *(found for each in part.values() for found in conditions(each)),
    ]


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(GameError, match="no example"):
        example("nonsense")
    with pytest.raises(GameError, match="Retail box, 2020"):
        example("recycle", "retail-2020")
    with pytest.raises(GameError, match="Retail box, 2020"):
        book("retail-2020", deluxe=True)
