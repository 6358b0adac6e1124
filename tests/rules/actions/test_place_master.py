"""Placing pieces, one at a time or one on each puzzle (R-PLACE, R-MASTER)."""

import pytest
from scene import EDITIONS, MASTER, STOP, Scene, exchange, place

from projectl.rules.pieces import NAMES, PLACEMENTS
from projectl.rules.puzzles import parse_puzzles


@pytest.mark.rule("R-PLACE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_piece_goes_from_the_supply_onto_a_puzzle(edition: str) -> None:
    scene = Scene(edition).with_puzzle(0, "W15").with_supply(0, "O1 I3").play(0, place("I3", 1, "b3c3d3"))
    assert scene.supply(0) == "O1"
    assert scene.laid(0, 1) == "I3"
    assert scene.actions_left() == 2


@pytest.mark.rule("R-PLACE")
def test_a_piece_may_be_turned_and_flipped() -> None:
    scene = Scene().with_puzzle(0, "B05").with_supply(0, "L4")
    every_way = ["b2b3b4c4", "b2c2c3c4", "b2c2d2b3", "d2b3c3d3", "c2c3c4b4", "b2c2b3b4", "b2b3c3d3", "b2c2d2d3"]
    assert all(scene.can(0, place("L4", 1, cells)) for cells in every_way)


@pytest.mark.rule("R-PLACE")
def test_a_piece_lies_wholly_inside_the_recess() -> None:
    scene = Scene().with_puzzle(0, "W27").with_supply(0, "I3 V3 I2")
    assert scene.why(0, place("V3", 1, "b3c3c4")) == "OUTSIDE_RECESS"
    assert scene.why(0, place("I3", 1, "c3d3e3")) == "OUTSIDE_RECESS"
    assert scene.placements(0) == {place("I3", 1, "b3c3d3"), place("I2", 1, "b3c3"), place("I2", 1, "c3d3")}


@pytest.mark.rule("R-PLACE")
def test_a_piece_overlaps_nothing() -> None:
    scene = Scene().with_puzzle(0, "W15", "I2 b3c3").with_supply(0, "O1 I2")
    assert scene.why(0, place("I2", 1, "c3d3")) == "OVERLAPS_PIECE"
    assert scene.placements(0) == {place("I2", 1, "d3e3"), *(place("O1", 1, cell) for cell in ("a3", "d3", "e3"))}


@pytest.mark.rule("R-PLACE")
def test_only_pieces_of_the_supply_on_puzzles_of_your_own() -> None:
    scene = Scene().with_puzzle(0, "W15").with_puzzles(1, "W16 W17").with_supply(0, "I2")
    assert scene.why(0, place("O1", 1, "a3")) == "PIECE_NOT_IN_SUPPLY"
    assert scene.why(0, place("I2", 2, "b3c3")) == "NO_PUZZLE_THERE"


@pytest.mark.rule("R-PLACE")
def test_a_placed_piece_stays_until_its_puzzle_is_completed() -> None:
    scene = Scene().with_puzzle(0, "W15").with_supply(0, "I2").play(0, place("I2", 1, "a3b3"))
    assert scene.supply(0) == ""
    assert scene.why(0, exchange("I2", "I3")) == "PIECE_NOT_IN_SUPPLY"
    assert scene.laid(0, 1) == "I2"


@pytest.mark.rule("R-MASTER")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_master_places_one_piece_on_each_puzzle_for_one_action(edition: str) -> None:
    scene = Scene(edition).with_puzzles(0, "W15 W16 W17 B13").with_supply(0, "O1 I2 I3 I4")
    scene.play(
        0,
        MASTER,
        place("O1", 1, "a3"),
        place("I2", 3, "b3c3"),
        place("I3", 2, "b4c4d4"),
        place("I4", 4, "a5b5c5d5"),
    )
    assert [scene.laid(0, slot) for slot in (1, 2, 3, 4)] == ["O1", "I3", "I2", "I4"]
    assert scene.supply(0) == ""
    assert scene.actions_left() == 2


@pytest.mark.rule("R-MASTER")
def test_at_most_one_piece_on_each_puzzle() -> None:
    scene = Scene().with_puzzles(0, "W15 W16").with_supply(0, "O1 O1 O1").play(0, MASTER, place("O1", 1, "a3"))
    assert scene.why(0, place("O1", 1, "b3")) == "PUZZLE_USED"
    assert all(scene.can(0, place("O1", 2, cell)) for cell in ("b3", "c3", "b4", "c4", "d4"))


@pytest.mark.rule("R-MASTER", "D7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_puzzle_need_be_used(edition: str) -> None:
    scene = Scene(edition).with_puzzles(0, "W15 W16 W17").with_supply(0, "O1 O1 O1")
    scene.play(0, MASTER, place("O1", 2, "b3"), STOP)
    assert [scene.laid(0, slot) for slot in (1, 2, 3)] == ["", "O1", ""]
    assert scene.actions_left() == 2


@pytest.mark.rule("R-MASTER", "D14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_least_one_piece_in_all(edition: str) -> None:
    scene = Scene(edition).with_puzzle(0, "W15").with_supply(0, "O1").play(0, MASTER)
    assert scene.why(0, STOP) == "NOTHING_PLACED"


@pytest.mark.rule("R-MASTER", "D14")
def test_without_a_piece_that_fits_there_is_no_master() -> None:
    assert Scene().with_puzzle(0, "W15").with_supply(0, "V3 O4").why(0, MASTER) == "NOTHING_FITS"
    assert Scene().with_supply(0, "O1").why(0, MASTER) == "NOTHING_FITS"
    assert Scene().with_puzzle(0, "W15").with_supply(0, "").why(0, MASTER) == "NOTHING_FITS"


@pytest.mark.rule("R-MASTER")
@pytest.mark.parametrize("edition", EDITIONS)
def test_once_per_turn(edition: str) -> None:
    scene = Scene(edition).with_puzzles(0, "W15 W16").with_supply(0, "O1 O1 O1")
    scene.play(0, MASTER, place("O1", 1, "a3"), STOP)
    assert scene.why(0, MASTER) == "MASTER_IS_USED"
    assert scene.can(0, place("O1", 2, "b3")), "single pieces may still be placed"


@pytest.mark.rule("R-MASTER")
def test_all_pieces_must_be_in_the_supply_when_the_action_starts() -> None:
    """W22 is filled by the Master, yet its I2 does not come back in time for W15."""
    scene = Scene().with_puzzles(0, "W22 W15").with_supply(0, "I2 V3").play(0, MASTER, place("I2", 1, "c3c4"))
    assert scene.events.index("SEQUENCE_CLOSED") < scene.events.index("PIECES_RETURNED")
    assert scene.laid(0, 2) == ""
    assert scene.supply(0) == "I2 I2 V3"
    assert scene.puzzles(0) == "- W15 - -"


@pytest.mark.rule("R-PLACE")
def test_every_placement_is_listed_even_of_all_pieces_on_four_full_grids() -> None:
    header = "set: grids\ntitle: Full grids\norigin: custom\nexpansion: base\n"
    grids = "".join(f"X{number} white 9 O1 xxxxx/xxxxx/xxxxx/xxxxx/xxxxx\n" for number in range(1, 5))
    own = parse_puzzles(header + grids, "grids.txt")
    scene = Scene("rulebook-2023", expansions=("ghost",), puzzles=(own,)).with_puzzles(0, "X1 X2 X3 X4")
    scene.with_supply(0, " ".join(NAMES))
    assert len(scene.placements(0)) == 4 * len(PLACEMENTS)
