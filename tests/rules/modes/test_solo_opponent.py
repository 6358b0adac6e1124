"""Solo: the turn of the opponent (R-SOLO-OPPONENT, R-SOLO-LOCKED)."""

import pytest
from scene import EDITIONS, Scene

GRID = ("W01 W09 W10", "W22 B01 B13", "B02 W23 W11")
"""Points: 2 1 1, then 0 5 3, then 5 0 1."""


def facing(
    left: int,
    middle: int,
    right: int,
    supply: int = 0,
    edition: str = "revised-2021",
    grid: tuple[str, ...] = GRID,
) -> Scene:
    """Your turn is about to begin, with these locks, this grid and B20 on top of the deck."""
    scene = Scene(edition, variant="solo").with_rows(*grid).with_deck("white", "B20 B19 B18")
    return scene.with_locks(left, middle, right, supply)


def grid(scene: Scene) -> tuple[str, ...]:
    return tuple(scene.row(row) for row in (1, 2, 3))


@pytest.mark.rule("R-SOLO-OPPONENT")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_takes_the_puzzle_with_the_most_points_as_if_completed(edition: str) -> None:
    scene = facing(1, 1, 0, edition=edition).idle(0)
    assert scene.pile(1) == "B13"
    assert (scene.points(1), scene.state.completed[1]) == (3, 1)
    assert grid(scene) == ("W01 W09 W10", "W22 B01 B20", "B02 W23 W11")


@pytest.mark.rule("R-SOLO-OPPONENT")
def test_only_columns_without_locks_are_open_to_it() -> None:
    assert facing(0, 1, 1).idle(0).pile(1) == "B02"
    assert facing(1, 0, 1).idle(0).pile(1) == "B01"
    assert facing(1, 1, 0).idle(0).pile(1) == "B13"


@pytest.mark.rule("R-SOLO-OPPONENT", "D7")
def test_ties_go_to_the_first_in_reading_order() -> None:
    assert facing(0, 0, 0).idle(0).pile(1) == "B01", "B02 has 5 points too but lies a row below"
    same_row = facing(0, 0, 0, grid=("W22 B05 B03", "B01 B02 B04", "W23 W24 W25"))
    assert same_row.idle(0).pile(1) == "B05", "left to right within a row"


@pytest.mark.rule("R-SOLO-OPPONENT", "D8", "D7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("locks", "supply", "after"),
    [
        ((2, 1, 0), 3, [1, 0, 3 + 2]),
        ((2, 0, 1), 3, [1, 3 + 2, 0]),
        ((0, 2, 3), 0, [2, 1, 2]),
        ((0, 0, 1), 4, [0, 4 + 1, 0]),
        ((0, 0, 0), 2, [0, 2, 0]),
        ((0, 0, 0), 0, [0, 0, 0]),
    ],
)
def test_its_supply_and_one_lock_of_each_other_column_move_onto_that_column(
    edition: str, locks: tuple[int, int, int], supply: int, after: list[int]
) -> None:
    scene = facing(*locks, supply=supply, edition=edition).idle(0)
    assert scene.state.locks == after
    assert scene.state.lock_supply == 0


@pytest.mark.rule("R-SOLO-OPPONENT")
def test_the_slot_is_refilled() -> None:
    scene = facing(0, 1, 1).idle(0)
    assert scene.row(3) == "B20 W23 W11"
    assert scene.deck("white") == "B19 B18"


@pytest.mark.rule("R-SOLO-OPPONENT")
def test_late_in_the_game_the_slot_stays_empty() -> None:
    scene = facing(0, 1, 1).with_deck("white", "").idle(0)
    assert scene.row(3) == "- W23 W11"


@pytest.mark.rule("R-SOLO-LOCKED", "D28")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("locks", "after"), [((1, 2, 1), [0, 1, 0]), ((3, 3, 3), [2, 2, 2]), ((1, 1, 1), [0, 0, 0])])
def test_with_all_columns_locked_one_lock_of_each_leaves_the_game_and_nothing_is_taken(
    edition: str, locks: tuple[int, int, int], after: list[int]
) -> None:
    scene = facing(*locks, supply=4, edition=edition).idle(0)
    assert scene.state.locks == after
    assert scene.state.lock_supply == 4, "removed locks do not go to the opponent, and its own stay with it"
    assert scene.pile(1) == ""
    assert grid(scene) == GRID
    assert scene.told("LOCKS_REMOVED")


@pytest.mark.rule("R-SOLO-LOCKED", "D28")
def test_it_takes_again_in_its_next_turn() -> None:
    scene = facing(1, 2, 1, supply=6).idle(0).idle(0)
    assert scene.pile(1) == "B02"
    assert scene.state.locks == [6 + 1, 0, 0]


@pytest.mark.rule("D10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_no_puzzle_in_an_unlocked_column_nothing_is_taken_and_no_lock_moves(edition: str) -> None:
    scene = facing(0, 1, 2, supply=3, edition=edition, grid=("- W09 W10", "- B01 B13", "- W23 W11"))
    scene.with_deck("white", "").idle(0)
    assert scene.pile(1) == ""
    assert (scene.state.locks, scene.state.lock_supply) == ([0, 1, 2], 3)
    assert scene.told("OPPONENT_PASSED")


@pytest.mark.rule("D10")
def test_it_takes_from_another_unlocked_column_if_one_has_a_puzzle() -> None:
    scene = facing(0, 0, 2, grid=("- W09 W10", "- - B13", "- W23 W11")).with_deck("white", "").idle(0)
    assert scene.pile(1) == "W09"


@pytest.mark.rule("R-SOLO-OPPONENT")
def test_it_gets_no_reward_and_spends_no_ambassador() -> None:
    scene = Scene("rulebook-2023", variant="solo", expansions=("ambassador",))
    scene.with_rows("AB01 W09 W10", "W22 W24 W25", "W26 W23 W11").with_deck("white", "B20").with_locks(0, 0, 0)
    scene.idle(0)
    assert scene.pile(1) == "AB01"
    assert scene.supply(1) == ""
    assert scene.state.ambassadors[1] == 0
