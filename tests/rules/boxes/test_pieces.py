"""The twelve shapes, the placements built on them, and the splits of the ghosts."""

from collections import Counter

import pytest

from projectl.rules.pieces import (
    BASE_KINDS,
    FIRST_PLACEMENT,
    FULL,
    KIND,
    LEVELS,
    NAMES,
    ORIENTATIONS,
    PLACEMENT_BY_MASK,
    PLACEMENT_KIND,
    PLACEMENTS,
    SHAPES,
    SPLITS,
    cells_of,
    extent,
    mask_of,
    orientations,
)
from projectl.rules.tables import multiset
from projectl.rules.tiling import heaps, split_tiling

# name: (level, orientations, placements on the 5x5 grid)
FACTS = {
    "O1": (1, 1, 25),
    "I2": (2, 2, 40),
    "I3": (3, 2, 30),
    "V3": (3, 4, 64),
    "I4": (4, 2, 20),
    "L4": (4, 8, 96),
    "Z4": (4, 4, 48),
    "O4": (4, 1, 16),
    "T4": (4, 4, 48),
    "P5": (5, 8, 96),
    "U5": (5, 4, 48),
    "L5": (5, 8, 64),
}


@pytest.mark.rule("R-PIECES")
def test_the_nine_base_shapes_and_the_three_ghosts_come_in_five_levels() -> None:
    assert tuple(FACTS) == NAMES
    assert tuple(level for level, _, _ in FACTS.values()) == LEVELS
    assert [KIND[name] for name in NAMES] == list(range(12))
    assert NAMES[BASE_KINDS:] == ("P5", "U5", "L5")


@pytest.mark.rule("R-PIECES")
@pytest.mark.parametrize("name", NAMES)
def test_a_piece_has_as_many_cells_as_its_level_and_may_be_turned_and_flipped(name: str) -> None:
    kind = KIND[name]
    level, turns, _ = FACTS[name]
    assert len(ORIENTATIONS[kind]) == len(set(ORIENTATIONS[kind])) == turns
    assert {shape.bit_count() for shape in ORIENTATIONS[kind]} == {level}
    assert ORIENTATIONS[kind][0] == SHAPES[kind]


def test_an_orientation_is_the_shape_turned_clockwise_then_flipped() -> None:
    l4 = [sorted(cells_of(shape)) for shape in ORIENTATIONS[KIND["L4"]]]
    assert l4[0] == [(0, 2), (1, 0), (1, 1), (1, 2)]
    assert l4[1] == [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert [(row, 2 - column) for row, column in l4[0]] == [(0, 0), (1, 2), (1, 1), (1, 0)]
    assert mask_of([(0, 0), (1, 0), (1, 1), (1, 2)]) == ORIENTATIONS[KIND["L4"]][4]


def test_there_are_387_placements_of_the_base_pieces_and_595_with_the_ghosts() -> None:
    assert FIRST_PLACEMENT[BASE_KINDS] == 387
    assert FIRST_PLACEMENT[-1] == len(PLACEMENTS) == len(PLACEMENT_KIND) == 595
    assert Counter(PLACEMENT_KIND) == {KIND[name]: count for name, (_, _, count) in FACTS.items()}


def test_placements_are_numbered_by_kind_orientation_and_corner() -> None:
    expected = [
        shape << row * 5 + column
        for shapes in ORIENTATIONS
        for shape in shapes
        for row in range(6 - extent(shape)[0])
        for column in range(6 - extent(shape)[1])
    ]
    assert list(PLACEMENTS) == expected
    assert list(PLACEMENT_KIND) == sorted(PLACEMENT_KIND)
    for kind in range(12):
        assert set(PLACEMENT_KIND[FIRST_PLACEMENT[kind] : FIRST_PLACEMENT[kind + 1]]) == {kind}


def test_every_placement_lies_on_the_grid_and_has_the_shape_of_its_kind() -> None:
    for kind, mask in zip(PLACEMENT_KIND, PLACEMENTS, strict=True):
        assert mask & FULL == mask
        assert orientations(cells_of(mask))[0] in ORIENTATIONS[kind]


def test_some_placement_numbers_stay_what_they_are() -> None:
    # Actions and records are built on these numbers.
    assert PLACEMENTS[0] == 1
    assert PLACEMENTS[24] == 1 << 24
    assert [PLACEMENTS[first] for first in FIRST_PLACEMENT[:-1]] == list(SHAPES)
    assert PLACEMENTS[386] == mask_of([(2, 4), (3, 3), (3, 4), (4, 4)])
    assert PLACEMENTS[594] == mask_of([(3, 1), (3, 2), (3, 3), (3, 4), (4, 4)])


def test_a_mask_names_its_placement() -> None:
    assert len(PLACEMENT_BY_MASK) == 595
    assert all(PLACEMENT_BY_MASK[mask] == placement for placement, mask in enumerate(PLACEMENTS))


def test_cells_and_mask_are_each_other_s_inverse() -> None:
    assert all(mask_of(cells_of(mask)) == mask for mask in PLACEMENTS)
    assert cells_of(FULL)[7] == (1, 2)


@pytest.mark.rule("R-GHOST")
def test_a_ghost_splits_into_every_set_of_level_1_to_4_pieces_that_tiles_it() -> None:
    assert Counter(NAMES[ghost] for ghost, _ in SPLITS) == {"P5": 11, "U5": 7, "L5": 9}
    named = {(NAMES[ghost], tuple(NAMES[kind] for kind in kinds)) for ghost, kinds in SPLITS}
    assert {kinds for ghost, kinds in named if ghost == "U5"} == {
        ("O1", "L4"),
        ("I2", "V3"),
        ("O1", "O1", "I3"),
        ("O1", "O1", "V3"),
        ("O1", "I2", "I2"),
        ("O1", "O1", "O1", "I2"),
        ("O1", "O1", "O1", "O1", "O1"),
    }
    assert ("P5", ("O1", "O4")) in named
    assert ("L5", ("O1", "I4")) in named
    assert ("L5", ("O1", "O4")) not in named


@pytest.mark.rule("R-GHOST")
def test_the_splits_are_those_that_the_solver_finds() -> None:
    for ghost in range(BASE_KINDS, len(NAMES)):
        found = [heap for number in range(2, 6) for heap in heaps(SHAPES[ghost], number, ghosts=False)]
        assert {multiset(kinds) for each, kinds in SPLITS if each == ghost} == {*found}


def test_splits_are_numbered_by_ghost_number_of_pieces_and_kinds() -> None:
    assert list(SPLITS) == sorted(SPLITS, key=lambda split: (split[0], len(split[1]), split[1]))
    assert len(set(SPLITS)) == 27


@pytest.mark.parametrize("split", range(27))
def test_the_drawing_of_a_split_tiles_the_ghost_with_its_pieces(split: int) -> None:
    ghost, kinds = SPLITS[split]
    masks = split_tiling(split)
    assert tuple(PLACEMENT_KIND[PLACEMENT_BY_MASK[mask]] for mask in masks) == kinds
    assert sum(masks) == SHAPES[ghost]
    assert sum(LEVELS[kind] for kind in kinds) == 5
    assert len(kinds) >= 2
