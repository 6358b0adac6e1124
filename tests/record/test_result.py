"""The score sheet: figures, places, and what decided the game."""

from typing import NamedTuple

import pytest

from projectl.rules.engine import codes
from projectl.rules.options import Options
from projectl.rules.pieces import KIND
from projectl.rules.result import Result, score_sheet
from projectl.rules.shuffle import deal_game
from projectl.rules.state import State
from projectl.rules.tables import multiset, numbered_puzzles


class Seat(NamedTuple):
    points: int = 0
    completed: int = 0
    touches: int = 0
    pieces: str = ""
    unfinished: str = ""


def result_of(*seats: Seat, reason: int = codes.DECK_EMPTY, **choices: object) -> Result:
    """The result of a finished game in which the seats have come to this."""
    choices = {"players": len(seats), **choices} if choices.get("variant") != "solo" else choices
    options = Options(**choices).checked()  # type: ignore[arg-type]  # each test gives what Options takes
    puzzles = options.puzzle_set()
    numbers = {puzzle.id: number for number, puzzle in enumerate(numbered_puzzles(puzzles))}
    state = deal_game(options, bytes(32))
    for at, seat in enumerate(seats):
        state.points[at], state.completed[at], state.touches[at] = seat.points, seat.completed, seat.touches
        state.supply[at] = multiset([KIND[name] for name in seat.pieces.split()])
        for slot, name in enumerate(seat.unfinished.split()):
            state.puzzle[at * codes.SLOTS + slot] = numbers[name]
    state.phase, state.end_reason = codes.OVER, reason
    return score_sheet(state, options.rules())


def places(result: Result) -> list[int]:
    return [row.place for row in result.rows]


@pytest.mark.rule("R-SCORE")
@pytest.mark.parametrize(("edition", "unfinished"), [("revised-2021", 2 + 5), ("retail-2020", 0)])
def test_the_sheet_has_every_figure_of_a_seat(edition: str, unfinished: int) -> None:
    first = Seat(points=24, completed=7, touches=2, pieces="O1 O1 T4", unfinished="W01 B01")
    result = result_of(first, Seat(points=10), edition=edition)
    row = result.rows[0]
    assert (row.seat, row.points, row.touches, row.unfinished) == (0, 24, 2, unfinished)
    assert row.score == 24 - 2 - unfinished
    assert (row.completed, row.pieces, row.place) == (7, 3, 1)


@pytest.mark.rule("R-TIE")
@pytest.mark.parametrize(
    ("second", "decided_by", "order"),
    [
        (Seat(points=9, completed=9, pieces="O1 O1 O1"), "score", [1, 2]),
        (Seat(points=11), "score", [2, 1]),
        (Seat(points=12, touches=2, completed=5), "completed", [2, 1]),
        (Seat(points=10, completed=4, pieces="O1"), "pieces", [1, 2]),
        (Seat(points=10, completed=4, pieces="O1 I2"), "shared", [1, 1]),
    ],
)
def test_ties_go_to_more_completed_puzzles_then_to_more_pieces(second: Seat, decided_by: str, order: list[int]) -> None:
    result = result_of(Seat(points=10, completed=4, pieces="T4 O1"), second)
    assert (result.decided_by, places(result)) == (decided_by, order)
    assert result.winners == tuple(seat for seat, place in enumerate(order) if place == 1)


def test_what_decides_is_what_tells_the_winner_from_the_second() -> None:
    result = result_of(Seat(points=5), Seat(points=9, completed=3), Seat(points=9, completed=2), Seat(points=5))
    assert (result.decided_by, places(result), result.winners) == ("completed", [3, 1, 2, 3], (1,))


@pytest.mark.rule("R-SOLO-SCORE")
@pytest.mark.parametrize(("points", "decided_by", "winner"), [(11, "score", 0), (10, "solo-tie", 1), (9, "score", 1)])
def test_in_solo_a_tie_is_the_opponents(points: int, decided_by: str, winner: int) -> None:
    you = Seat(points=points, completed=9, pieces="O1 O1")
    result = result_of(you, Seat(points=10, completed=3), variant="solo")
    assert (result.decided_by, result.winners, len(result.rows)) == (decided_by, (winner,), 2)
    assert result.reason == "deck-empty"


@pytest.mark.parametrize(
    ("reason", "words", "truncated"),
    [
        (codes.DECK_EMPTY, "black-deck-empty", False),
        (codes.DEAD_POSITION, "dead-position", False),
        (codes.TURN_CAP, "turn-cap", True),
    ],
)
def test_the_result_says_why_the_play_ended(reason: int, words: str, truncated: bool) -> None:
    result = result_of(Seat(), Seat(), reason=reason)
    assert (result.reason, result.truncated) == (words, truncated)


def test_a_game_that_goes_on_has_no_result() -> None:
    options = Options().checked()
    state: State = deal_game(options, bytes(32))
    with pytest.raises(ValueError, match="before it is over"):
        score_sheet(state, options.rules())
