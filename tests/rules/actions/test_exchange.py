"""Pieces from the reserve: the level-1 piece, upgrades and exchanges (R-PIECE, R-UPGRADE, R-EXCHANGE)."""

import pytest
from scene import EDITIONS, PIECE, Scene, choose, exchange

LEVEL_4 = "I4 L4 Z4 O4 T4"


@pytest.mark.rule("R-PIECE")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_level_1_piece_comes_from_the_reserve(edition: str) -> None:
    scene = Scene(edition)
    before = scene.reserve("O1")
    scene.play(0, PIECE)
    assert scene.supply(0) == "O1 O1 I2"
    assert scene.reserve("O1") == before - 1
    assert scene.actions_left() == 2


@pytest.mark.rule("R-PIECE", "D12")
@pytest.mark.parametrize("edition", ["deluxe-2019", "retail-2020", "revised-2021"])
def test_without_an_o1_in_the_reserve_there_is_none_to_take(edition: str) -> None:
    scene = Scene(edition).with_reserve(O1=1).play(0, PIECE)
    assert scene.why(0, PIECE) == "NO_LEVEL_1_PIECE"


@pytest.mark.rule("D12")
@pytest.mark.parametrize(
    ("reserve", "offered"),
    [("I2 I3 T4", "I2"), ("I3 V3 T4", "I3 V3"), ("V3 T4", "V3"), ("I4 T4", "I4 T4")],
)
def test_in_2023_the_fallback_replaces_a_missing_o1(reserve: str, offered: str) -> None:
    scene = Scene("rulebook-2023").with_only_reserve(reserve).with_supply(0, "").play(0, PIECE)
    if " " in offered:
        assert scene.choices(0) == offered
        scene.play(0, choose(offered[-2:]))
    assert scene.supply(0) == offered[-2:]
    assert scene.actions_left() == 2


@pytest.mark.rule("D12", "D20")
def test_in_2023_an_o1_cannot_be_taken_when_there_is_no_fallback_either() -> None:
    scene = Scene("rulebook-2023", expansions=("ghost",)).with_only_reserve("P5 U5 L5")
    assert scene.why(0, PIECE) == "NO_LEVEL_1_PIECE"


@pytest.mark.rule("R-UPGRADE")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("given", "higher"), [("O1", "I2"), ("I2", "I3 V3"), ("I3", LEVEL_4), ("V3", LEVEL_4)])
def test_a_piece_is_upgraded_to_any_shape_of_the_next_level(edition: str, given: str, higher: str) -> None:
    scene = Scene(edition).with_supply(0, given)
    level = int(given[1])
    assert [name for name in scene.exchanges(0, given).split() if int(name[1]) > level] == higher.split()


@pytest.mark.rule("R-UPGRADE")
def test_the_old_piece_goes_back_to_the_reserve() -> None:
    scene = Scene().with_supply(0, "I2 I2 T4").with_reserve(I2=3, V3=4)
    scene.play(0, exchange("I2", "V3"))
    assert scene.supply(0) == "I2 V3 T4"
    assert (scene.reserve("I2"), scene.reserve("V3")) == (4, 3)
    assert scene.actions_left() == 2


@pytest.mark.rule("R-UPGRADE")
def test_no_level_is_skipped_while_the_reserve_has_it_in_any_shape() -> None:
    scene = Scene().with_supply(0, "I2").with_reserve(I3=0)
    assert scene.exchanges(0, "I2") == "O1 V3"
    assert scene.why(0, exchange("I2", "I3")) == "PIECE_NOT_IN_RESERVE"
    assert scene.why(0, exchange("I2", "T4")) == "LEVEL_TOO_HIGH"


@pytest.mark.rule("R-UPGRADE", "D2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_missing_level_is_skipped(edition: str) -> None:
    scene = Scene(edition).with_supply(0, "I2").with_only_reserve("O1 L4 T4")
    assert scene.exchanges(0, "I2") == "O1 L4 T4"


@pytest.mark.rule("R-UPGRADE", "D2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_missing_levels_are_skipped_too(edition: str) -> None:
    scene = Scene(edition).with_supply(0, "O1").with_only_reserve("L4 T4")
    assert scene.exchanges(0, "O1") == "L4 T4"


@pytest.mark.rule("R-UPGRADE", "D2")
def test_level_5_is_never_reached_by_an_upgrade() -> None:
    scene = Scene("rulebook-2023", expansions=("ghost",)).with_supply(0, "I3 T4").with_only_reserve("P5 U5 L5")
    assert scene.exchanges(0, "I3") == ""
    assert scene.exchanges(0, "T4") == ""
    assert scene.why(0, exchange("T4", "P5")) == "GHOSTS_NOT_BY_EXCHANGE"


@pytest.mark.rule("R-EXCHANGE")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ("O1", "I2"),
        ("I2", "O1 I3 V3"),
        ("I3", f"O1 I2 V3 {LEVEL_4}"),
        ("V3", f"O1 I2 I3 {LEVEL_4}"),
        ("I4", "O1 I2 I3 V3 L4 Z4 O4 T4"),
        ("O4", "O1 I2 I3 V3 I4 L4 Z4 T4"),
    ],
)
def test_all_that_a_piece_can_be_exchanged_for(edition: str, given: str, taken: str) -> None:
    scene = Scene(edition).with_supply(0, given)
    assert scene.exchanges(0, given) == taken


@pytest.mark.rule("R-EXCHANGE", "D1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_downwards_any_level_will_do(edition: str) -> None:
    scene = Scene(edition).with_supply(0, "T4").play(0, exchange("T4", "O1"))
    assert scene.supply(0) == "O1"


@pytest.mark.rule("D27", "R-EXCHANGE")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", ["O1", "I2", "V3", "Z4"])
def test_a_piece_is_never_exchanged_for_its_own_shape(edition: str, kind: str) -> None:
    scene = Scene(edition).with_supply(0, kind)
    assert scene.why(0, exchange(kind, kind)) == "SAME_SHAPE"


@pytest.mark.rule("R-EXCHANGE")
def test_only_what_is_in_the_supply_is_given_and_only_what_is_in_the_reserve_is_taken() -> None:
    scene = Scene().with_supply(0, "V3").with_puzzle(0, "W27", "I3 b3c3d3").with_reserve(I3=0)
    assert scene.why(0, exchange("I3", "V3")) == "PIECE_NOT_IN_SUPPLY", "a piece on a puzzle stays there"
    assert scene.why(0, exchange("V3", "I3")) == "PIECE_NOT_IN_RESERVE"
    assert scene.why(0, exchange("O1", "I2")) == "PIECE_NOT_IN_SUPPLY"


@pytest.mark.rule("D5")
@pytest.mark.parametrize("edition", ["deluxe-2019", "revised-2021", "rulebook-2023"])
@pytest.mark.parametrize("ghost", ["P5", "U5", "L5"])
def test_a_ghost_is_exchanged_for_any_piece_but_a_ghost(edition: str, ghost: str) -> None:
    scene = Scene(edition, expansions=("ghost",)).with_supply(0, ghost).with_reserve(**{ghost: 9})
    assert scene.exchanges(0, ghost) == f"O1 I2 I3 V3 {LEVEL_4}"
    others = [name for name in ("P5", "U5", "L5") if name != ghost]
    assert {scene.why(0, exchange(ghost, other)) for other in others} == {"GHOSTS_NOT_BY_EXCHANGE"}
    scene.play(0, exchange(ghost, "Z4"))
    assert scene.supply(0) == "Z4"
    assert scene.reserve(ghost) == 10
