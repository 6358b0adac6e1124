"""The sets of puzzles that come with the game: numbers, points, rewards, shapes (R-PUZZLES)."""

import pytest

from projectl.rules.pieces import KIND, LEVELS, NAMES, PLACEMENT_KIND, PLACEMENTS, cells_of, mask_of, orientations
from projectl.rules.puzzles import BUILTIN, Puzzle, builtin
from projectl.rules.tiling import solvable

PRINTED = list(builtin("base"))
HOUSE = [puzzle for name in BUILTIN for puzzle in builtin(name) if puzzle.origin == "house"]


@pytest.mark.rule("R-PUZZLES")
@pytest.mark.parametrize(
    ("name", "origin", "whites", "blacks"),
    [
        ("base", "printed", 32, 20),
        ("ghost", "house", 12, 12),
        ("ambassador", "house", 1, 2),
        ("phoenix", "house", 0, 7),
    ],
)
def test_the_numbers_of_puzzles(name: str, origin: str, whites: int, blacks: int) -> None:
    puzzle_set = builtin(name)
    assert (len(puzzle_set.whites), len(puzzle_set.blacks)) == (whites, blacks)
    assert {puzzle.origin for puzzle in puzzle_set} == {puzzle_set.origin} == {origin}
    assert puzzle_set.expansions == (name,)


@pytest.mark.rule("R-PHOENIX")
def test_phoenix_puzzles_are_black_and_worth_6() -> None:
    assert {(puzzle.colour, puzzle.points) for puzzle in builtin("phoenix")} == {("black", 6)}


@pytest.mark.rule("R-AMBASSADOR")
def test_ambassador_puzzles_give_the_action_and_no_piece() -> None:
    assert {puzzle.reward for puzzle in builtin("ambassador")} == {"master"}


@pytest.mark.rule("R-LEVELUP")
def test_ghost_rewards_are_pieces_of_all_levels_and_one_or_two_arrows() -> None:
    rewards = {puzzle.reward for puzzle in builtin("ghost")}
    assert rewards == {*NAMES, "up1", "up2"}


# What a reward is worth, in levels. An arrow counts one more than the upgrades it saves, since only arrows
# reach level 5; the Ambassador action about as much as a piece of level 3.
WORTH = {**{name: LEVELS[KIND[name]] for name in NAMES}, "up1": 2, "up2": 3, "master": 3}

# (colour, points): fewest and most cells, then fewest and most cells beyond the worth of the reward.
# The printed puzzles have at most 4, 6, 9, 11, 14 and 16 cells, as they pay no level 5; those of 5 points all
# have 16 and pay O1. The band of 6 points goes on as they do.
BANDS = {
    ("white", 0): (2, 5, 0, 0),
    ("white", 1): (2, 7, 1, 2),
    ("white", 2): (5, 9, 3, 5),
    ("black", 3): (8, 11, 6, 7),
    ("black", 4): (12, 15, 10, 11),
    ("black", 5): (16, 16, 14, 15),
    ("black", 6): (18, 21, 17, 18),
}


@pytest.mark.parametrize("puzzle", PRINTED + HOUSE, ids=lambda puzzle: puzzle.id)
def test_points_and_reward_are_in_line_with_the_cells(puzzle: Puzzle) -> None:
    fewest, most, least, greatest = BANDS[puzzle.colour, puzzle.points]
    cells = puzzle.cells.bit_count()
    assert fewest <= cells <= most
    assert least <= cells - WORTH[puzzle.reward] <= greatest


def test_more_cells_for_the_same_points_never_pay_a_much_worse_reward() -> None:
    for one in HOUSE:
        for other in PRINTED + HOUSE:
            same = (one.colour, one.points) == (other.colour, other.points)
            if same and one.cells.bit_count() > other.cells.bit_count() + 1:
                assert WORTH[one.reward] >= WORTH[other.reward], (one.id, other.id)


def form(puzzle: Puzzle) -> int:
    """The same number for shapes that are equal when moved, turned or flipped."""
    return min(orientations(cells_of(puzzle.cells)))


def test_house_shapes_are_new() -> None:
    forms = [form(puzzle) for puzzle in HOUSE]
    assert len(set(forms)) == len(HOUSE) == 34
    assert not set(forms) & {form(puzzle) for puzzle in PRINTED}


def test_turned_and_flipped_shapes_have_the_same_form() -> None:
    w20, turned = builtin("base").by_id("W20"), mask_of([(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (3, 1)])
    assert form(w20) == form(Puzzle("T", "white", 1, "O1", turned, "custom"))
    assert form(w20) != form(builtin("base").by_id("W19"))


@pytest.mark.parametrize("puzzle", HOUSE, ids=lambda puzzle: puzzle.id)
def test_house_shapes_are_centred_and_connected(puzzle: Puzzle) -> None:
    cells = cells_of(puzzle.cells)
    for axis in zip(*cells, strict=True):
        before, after = min(axis), 4 - max(axis)
        assert abs(before - after) <= 1
    assert connected(set(cells))


def connected(cells: set[tuple[int, int]]) -> bool:
    reached, edge = set(), [min(cells)]
    while edge:
        row, column = edge.pop()
        reached.add((row, column))
        near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
        edge += (near & cells) - reached
    return reached == cells


@pytest.mark.parametrize("puzzle", PRINTED + HOUSE, ids=lambda puzzle: puzzle.id)
def test_every_puzzle_can_be_filled_from_the_smallest_box_without_ghosts(puzzle: Puzzle) -> None:
    assert solvable(puzzle.cells, [10] * 9 + [0] * 3)


def test_ghost_pieces_are_useful_on_ghost_puzzles() -> None:
    """With one ghost, pieces of level 2 to 4 do the rest of most recesses: no waste of small pieces."""
    rest = [0] + [10] * 8 + [0] * 3

    def holds(puzzle: Puzzle, ghost: str) -> bool:
        return any(
            solvable(puzzle.cells ^ mask, rest)
            for kind, mask in zip(PLACEMENT_KIND, PLACEMENTS, strict=True)
            if NAMES[kind] == ghost and mask & puzzle.cells == mask
        )

    useful = {ghost: sum(holds(puzzle, ghost) for puzzle in builtin("ghost")) for ghost in ("P5", "U5", "L5")}
    assert min(useful.values()) >= 6, useful
