"""The reward of a puzzle and what replaces a missing one (R-REWARD, D3, D20)."""

import pytest
from scene import BIG_BOXES, DECLINE, EDITIONS, PIECE, Scene, choose, place

# reward: a puzzle that pays it, and the one piece that fills it
PAYING = {
    "O1": ("W09", "I2 c3c4"),
    "I2": ("W22", "I2 c3c4"),
    "I3": ("W27", "I3 b3c3d3"),
    "V3": ("W25", "I3 c2c3c4"),
    "Z4": ("W28", "Z4 b3c3c4d4"),
    "I4": ("W29", "I4 b2b3b4b5"),
    "T4": ("W32", "T4 c3b4c4d4"),
    "L5": ("GW10", "L5 b2b3b4b5c5"),
}


def completed(edition: str, reward: str, reserve: str | None = None) -> Scene:
    """Seat 0 has just completed a puzzle of that reward, with these pieces in the reserve."""
    puzzle, piece = PAYING[reward]
    kind, cells = piece.split()
    scene = Scene(edition, expansions=("ghost",) if edition in BIG_BOXES else ())
    scene.with_puzzle(0, puzzle).with_supply(0, kind)
    if reserve is not None:
        scene.with_only_reserve(reserve)
    return scene.play(0, place(kind, 1, cells))


def offered(scene: Scene, reward: str) -> str:
    """What the player may choose from, or gets without being asked."""
    if scene.choice() == "reward":
        return scene.choices(0)
    owned = scene.supply(0).split()
    owned.remove(PAYING[reward][1].split()[0])
    return " ".join(owned)


@pytest.mark.rule("R-REWARD")
@pytest.mark.parametrize("reward", [reward for reward in PAYING if reward != "L5"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_reward_is_the_depicted_piece_from_the_reserve(edition: str, reward: str) -> None:
    scene = completed(edition, reward)
    assert scene.choice() == ""
    assert offered(scene, reward) == reward
    players_and_reward = scene.rules.players + 1 if reward in ("O1", "I2") else 1
    assert scene.reserve(reward) == scene.rules.copies - players_and_reward


@pytest.mark.rule("R-REWARD")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_a_ghost_is_a_reward_like_any_other(edition: str) -> None:
    scene = completed(edition, "L5")
    assert scene.supply(0) == "L5 L5"
    assert scene.reserve("L5") == 9


@pytest.mark.rule("R-REWARD")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reward_that_is_there_is_never_a_choice(edition: str) -> None:
    assert offered(completed(edition, "I3", "O1 I2 I3 V3 T4"), "I3") == "I3"


# The fallback by edition: (reward, reserve): what is offered. One offer is taken unasked.
SAME_LEVEL_FIRST = {
    ("I3", "O1 I2 V3 T4"): "V3",
    ("Z4", "O1 V3 I4 T4"): "I4 T4",
    # else any one level higher or any lower level
    ("I3", "O1 I2 L4 T4"): "O1 I2 L4 T4",
    ("I3", "L4 T4"): "L4 T4",
    ("I3", "O1 I2"): "O1 I2",
    ("I3", "O1"): "O1",
    ("I2", "O1 I3 V3 T4"): "O1 I3 V3",
    # if that higher level is empty, the next
    ("I2", "O1 T4"): "O1 T4",
    ("O1", "V3 T4"): "V3",
    ("O1", "L4 T4"): "L4 T4",
    # for level 4 there is none higher
    ("T4", "O1 I2 I3 V3"): "O1 I2 I3 V3",
}

HIGHER_FIRST = {
    ("O1", "I2 I3"): "I2",
    ("I2", "O1 I3 V3 T4"): "I3 V3",
    ("I3", "O1 V3 L4 T4"): "L4 T4",
    # that level is empty: the next
    ("O1", "V3 T4"): "V3",
    ("I2", "O1 Z4"): "Z4",
    # none is higher: another shape of the same level, else any lower level
    ("I3", "O1 I2 V3"): "V3",
    ("I3", "O1 I2"): "O1 I2",
    ("I2", "O1"): "O1",
    # a level-4 reward: another shape of level 4, else any lower level
    ("Z4", "O1 V3 I4 T4"): "I4 T4",
    ("Z4", "O1 V3 T4"): "T4",
    ("T4", "O1 I2 I3 V3"): "O1 I2 I3 V3",
}

FALLBACKS = [
    pytest.param(edition, reward, reserve, result, id=f"{edition}-{reward}-from-{reserve.replace(' ', '-')}")
    for edition in EDITIONS
    for (reward, reserve), result in (HIGHER_FIRST if edition == "revised-2021" else SAME_LEVEL_FIRST).items()
]


@pytest.mark.rule("R-REWARD", "D3", "D20")
@pytest.mark.parametrize(("edition", "reward", "reserve", "result"), FALLBACKS)
def test_the_fallback_for_a_missing_reward(edition: str, reward: str, reserve: str, result: str) -> None:
    scene = completed(edition, reward, reserve)
    assert offered(scene, reward) == result
    assert (scene.choice() == "reward") == (" " in result)


@pytest.mark.rule("R-REWARD")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_nothing_is_left_there_is_no_reward(edition: str) -> None:
    scene = completed(edition, "V3", "")
    assert scene.supply(0) == "I3"
    assert scene.pile(0) == "W25"
    assert scene.told("REWARDED") == [(0, -1, 0)]


@pytest.mark.rule("R-REWARD")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chosen_piece_comes_from_the_reserve(edition: str) -> None:
    scene = completed(edition, "I2", "I3 V3 V3").play(0, choose("V3"))
    assert scene.supply(0) == "I2 V3"
    assert (scene.reserve("I3"), scene.reserve("V3")) == (1, 1)
    assert scene.pile(0) == "W22"


@pytest.mark.rule("R-REWARD")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_what_is_offered_can_be_chosen(edition: str) -> None:
    scene = completed(edition, "I2", "I3 V3 T4")
    assert {scene.why(0, choose(kind)) for kind in ("O1", "I2", "T4", "P5")} == {"NOT_OFFERED"}


@pytest.mark.rule("D20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fallback_that_exists_must_be_taken(edition: str) -> None:
    scene = completed(edition, "I2", "I3 V3")
    assert scene.legal(0) == {choose("I3"), choose("V3")}
    assert scene.why(0, DECLINE) == "CHOICE_FIRST"
    assert scene.why(0, PIECE) == "CHOICE_FIRST"


@pytest.mark.rule("D20")
@pytest.mark.parametrize("reward", ["O1", "I3", "T4"])
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_the_fallback_never_gives_a_ghost_for_another_piece(edition: str, reward: str) -> None:
    assert offered(completed(edition, reward, "P5 U5 L5"), reward) == ""


@pytest.mark.rule("D20")
@pytest.mark.parametrize(
    ("reserve", "result"),
    [("O1 T4 P5 U5", "P5 U5"), ("O1 T4 U5", "U5"), ("O1 I2 T4", "O1 I2 T4"), ("V3", "V3"), ("", "")],
)
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_a_missing_ghost_is_replaced_by_another_or_by_any_lower_level(edition: str, reserve: str, result: str) -> None:
    assert offered(completed(edition, "L5", reserve), "L5") == result
