"""Setting up: puzzles, pieces and the first player (rules §2 and §3)."""

import pytest
from scene import BIG_BOXES, EDITIONS, PIECE, Scene

from projectl.rules.engine.dealing import deal_seeded
from projectl.rules.state import State
from projectl.rules.tables import numbered_puzzles

COPIES = {"deluxe-2019": 15, "retail-2020": 10, "revised-2021": 10, "rulebook-2023": 15}
BASE_SHAPES = ("O1", "I2", "I3", "V3", "I4", "L4", "Z4", "O4", "T4")
GHOSTS = ("P5", "U5", "L5")

# players: black puzzles, and an edition and expansions for so many
RULES = {
    2: (12, "retail-2020", ()),
    3: (14, "deluxe-2019", ()),
    4: (16, "revised-2021", ()),
    5: (20, "rulebook-2023", ()),
    6: (24, "rulebook-2023", ("phoenix",)),
}


def shuffled(scene: Scene, seed: int) -> Scene:
    """The same table, its decks shuffled and the first player drawn."""
    scene.state = State()
    deal_seeded(scene.state, scene.rules, seed)
    return scene


@pytest.mark.rule("R-SETUP-DECKS")
@pytest.mark.parametrize("players", RULES)
def test_all_white_puzzles_and_a_number_of_black_ones_are_in_the_game(players: int) -> None:
    blacks, edition, expansions = RULES[players]
    scene = Scene(edition, players=players, expansions=expansions)
    assert len((scene.row(1) + " " + scene.deck("white")).split()) == 32
    assert len((scene.row(2) + " " + scene.deck("black")).split()) == blacks


@pytest.mark.rule("R-SETUP-DECKS")
def test_the_black_deck_is_drawn_from_all_black_puzzles_in_play() -> None:
    drawn = set()
    for seed in range(40):
        scene = shuffled(Scene("rulebook-2023", expansions=("ghost", "ambassador", "phoenix")), seed)
        game = (scene.row(2) + " " + scene.deck("black")).split()
        assert len(set(game)) == 12
        drawn.update(game)
    assert len(drawn) == 20 + 12 + 2 + 7


@pytest.mark.rule("R-SETUP-DECKS")
def test_puzzles_that_are_not_drawn_are_out_of_the_game() -> None:
    scene = Scene(players=2)
    assert "B12" in scene.deck("black")
    assert "B13" not in scene.deck("black")


@pytest.mark.rule("R-SETUP-DECKS")
@pytest.mark.parametrize("variant", ["standard", "solo"])
def test_of_puzzles_that_are_not_drawn_the_state_tells_nothing(variant: str) -> None:
    """Two games that differ in nothing else are the same state."""
    scene = shuffled(Scene("rulebook-2023", variant=variant, expansions=("phoenix",)), 3)
    solo, whites = scene.rules.solo, scene.rules.whites
    end = (scene.rules.white_deck if solo else whites) + scene.rules.black_deck
    dealt, left_out = scene.state.deck[:end], scene.state.deck[end:]
    assert set(left_out) == {0}
    assert sorted(dealt)[-1] > 0
    assert len({*dealt}) == end, "every puzzle that was drawn is there once"


@pytest.mark.rule("R-SETUP-DECKS")
def test_every_shuffle_is_different_and_every_seed_repeats_its_own() -> None:
    orders = [shuffled(Scene(), seed).deck("white") for seed in (1, 2, 3, 1)]
    assert len(set(orders)) == 3
    assert orders[0] == orders[3]


@pytest.mark.rule("R-SETUP-ROWS")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_puzzles_of_each_deck_lie_face_up_beside_it(edition: str) -> None:
    scene = Scene(edition)
    assert scene.row(1) == "W01 W02 W03 W04"
    assert scene.row(2) == "B01 B02 B03 B04"
    assert scene.deck("white").startswith("W05 W06")
    assert scene.deck("black").startswith("B05 B06")


@pytest.mark.rule("R-SETUP-PIECES")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_player_starts_with_two_pieces_from_the_reserve(edition: str, players: int) -> None:
    scene = Scene(edition, players=players)
    assert [scene.supply(seat) for seat in range(players)] == ["O1 I2"] * players
    assert [scene.puzzles(seat) for seat in range(players)] == ["- - - -"] * players
    copies = COPIES[edition]
    assert [scene.reserve(name) for name in BASE_SHAPES] == [copies - players] * 2 + [copies] * 7


@pytest.mark.rule("R-SETUP-PIECES", "R-PIECES")
@pytest.mark.parametrize("edition", BIG_BOXES)
def test_ghost_pieces_are_in_the_reserve_only_with_their_expansion(edition: str) -> None:
    assert [Scene(edition).reserve(ghost) for ghost in GHOSTS] == [0, 0, 0]
    assert [Scene(edition, expansions=("ghost",)).reserve(ghost) for ghost in GHOSTS] == [10, 10, 10]


@pytest.mark.rule("R-SETUP-PIECES")
def test_the_deluxe_box_has_more_pieces() -> None:
    assert Scene("revised-2021").reserve("T4") == 10
    assert Scene("revised-2021", deluxe=True).reserve("T4") == 15


@pytest.mark.rule("R-PUZZLES")
@pytest.mark.parametrize(
    ("expansions", "whites", "blacks"),
    [
        ((), 32, 20),
        (("ghost",), 44, 32),
        (("ambassador",), 33, 22),
        (("phoenix",), 32, 27),
        (("ghost", "ambassador", "phoenix"), 45, 41),
    ],
)
def test_each_expansion_adds_its_puzzles(expansions: tuple[str, ...], whites: int, blacks: int) -> None:
    puzzles = Scene("rulebook-2023", expansions=expansions).options.puzzle_set()
    assert (len(puzzles.whites), len(puzzles.blacks)) == (whites, blacks)


@pytest.mark.rule("R-PUZZLES")
def test_a_puzzle_is_a_recess_points_and_a_reward() -> None:
    scene = Scene()
    w16 = scene.names.index("W16")
    puzzle = numbered_puzzles(scene.options.puzzle_set())[w16]
    assert puzzle.grid == "-----/-----/-xx--/-xxx-/-----"
    assert (puzzle.points, puzzle.reward, puzzle.origin) == (1, "I3", "printed")
    assert scene.rules.cells[w16] == 0b00000_01110_00110_00000_00000  # the first column is the lowest bit


@pytest.mark.rule("R-MATS")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_may_be_named(first: int) -> None:
    scene = Scene(players=3, first=first)
    assert scene.to_act == {first}
    assert scene.play(first, PIECE).supply(first) == "O1 O1 I2"


@pytest.mark.rule("R-MATS")
def test_the_first_player_is_drawn_at_random() -> None:
    first = [shuffled(Scene(players=4), seed).state.first for seed in range(200)]
    assert {seat: 25 < first.count(seat) < 75 for seat in range(4)} == dict.fromkeys(range(4), True)
