"""Filling a recess exactly with the pieces there are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from projectl.rules.pieces import FULL, KIND, NAMES, PLACEMENT_KIND, PLACEMENTS, SHAPES, mask_of
from projectl.rules.tiling import solvable, tiling

CHECKERBOARD = 0b1010101010101010101010101


def box(**copies: int) -> list[int]:
    return [copies.get(name, 0) for name in NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_the_shape_of_a_piece_is_filled_by_that_piece(name: str) -> None:
    (placement,) = tiling(SHAPES[KIND[name]], box(**{name: 1})) or ()
    assert PLACEMENTS[placement] == SHAPES[KIND[name]]


def test_the_shape_alone_decides_not_the_number_of_cells() -> None:
    bar = mask_of([(0, 0), (0, 1), (0, 2), (0, 3)])
    assert solvable(bar, box(I4=1))
    assert not solvable(bar, box(O4=1))


def test_each_piece_can_be_used_only_once() -> None:
    bar = mask_of([(0, 0), (0, 1), (0, 2), (0, 3)])
    assert not solvable(bar, box(I2=1))
    assert solvable(bar, box(I2=2))


def test_no_piece_is_cut_or_sticks_out() -> None:
    two_apart = mask_of([(0, 0), (0, 2)])
    assert not solvable(two_apart, box(I2=9, I3=9))
    assert solvable(two_apart, box(O1=2))


def test_thirteen_single_cells_need_thirteen_single_pieces() -> None:
    assert not solvable(CHECKERBOARD, box(O1=12, I2=10, V3=10, P5=10))
    assert solvable(CHECKERBOARD, box(O1=13))


def test_five_t_pieces_never_fill_four_rows() -> None:
    # Coloured like a chessboard, each T4 covers 1 or 3 dark cells: five cover an odd number, yet 10 are dark.
    four_rows = (1 << 20) - 1
    assert not solvable(four_rows, box(T4=5))
    assert solvable(four_rows, box(T4=4, I4=1))


def test_ghosts_count_like_any_other_piece() -> None:
    ring = mask_of([(1, 1), (1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2), (3, 3)])
    assert solvable(ring, box(U5=1, I3=1))
    assert not solvable(ring, box(U5=1, V3=1))


def test_an_empty_recess_needs_nothing() -> None:
    assert tiling(0, box()) == ()


@given(cells=st.integers(0, FULL), copies=st.lists(st.integers(0, 3), min_size=12, max_size=12))
def test_a_tiling_covers_the_recess_exactly_with_the_pieces_there_are(cells: int, copies: list[int]) -> None:
    found = tiling(cells, copies)
    assert solvable(cells, copies) == (found is not None)
    for placement in found or ():
        assert PLACEMENTS[placement] & cells == PLACEMENTS[placement]
        cells ^= PLACEMENTS[placement]
        copies[PLACEMENT_KIND[placement]] -= 1
    assert found is None or cells == 0
    assert min(copies) >= 0


@given(cells=st.integers(0, FULL))
def test_single_pieces_alone_fill_every_recess(cells: int) -> None:
    assert len(tiling(cells, box(O1=25)) or ()) == cells.bit_count()


@given(placements=st.lists(st.integers(0, len(PLACEMENTS) - 1), max_size=6))
def test_what_pieces_cover_without_overlap_is_found_solvable(placements: list[int]) -> None:
    cells, copies = 0, [0] * 12
    for placement in placements:
        if not cells & PLACEMENTS[placement]:
            cells |= PLACEMENTS[placement]
            copies[PLACEMENT_KIND[placement]] += 1
    assert solvable(cells, copies)
