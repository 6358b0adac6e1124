"""What a seat may know: scores, decks, recycled puzzles (R-KNOWN, D25)."""

import pytest
from scene import EARLY, EDITIONS, LATE, Scene, order, place, recycle, take

from projectl.rules.knowledge import known_to, sample
from projectl.rules.state import State


def deck_as_seen(scene: Scene, colour: str, seat: int | None) -> str:
    """The deck from top to bottom as the seat (None: a spectator) knows it; ? is a puzzle unseen."""
    other = scene.copy()
    other.state = known_to(scene.state, scene.rules, seat)
    return other.deck(colour).replace("-", "?")


def one_of_many(scene: Scene, seat: int | None, seed: int) -> Scene:
    """A full game that agrees with what the seat knows."""
    other = scene.copy()
    other.state = sample(known_to(scene.state, scene.rules, seat), scene.rules, seed)
    return other


@pytest.mark.rule("R-KNOWN")
@pytest.mark.parametrize("edition", EARLY)
def test_with_face_up_piles_scores_are_always_known(edition: str) -> None:
    assert Scene(edition).options.scores_known


@pytest.mark.rule("R-KNOWN")
@pytest.mark.parametrize("edition", LATE)
def test_with_face_down_piles_known_scores_are_an_option(edition: str) -> None:
    assert not Scene(edition).options.scores_known
    assert Scene(edition, known_scores=True).options.scores_known


@pytest.mark.rule("R-KNOWN")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hiding_concerns_display_what_a_seat_saw_happen_it_knows(edition: str) -> None:
    scene = Scene(edition).with_puzzle(0, "W22").with_supply(0, "I2").play(0, place("I2", 1, "c3c4"))
    for seat in (0, 1, None):
        known = known_to(scene.state, scene.rules, seat)
        assert known.owner == scene.state.owner
        assert known.points == scene.state.points


@pytest.mark.rule("R-KNOWN")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_order_of_the_decks_and_the_chance_to_come_are_secret(seat: int | None) -> None:
    scene = Scene()
    assert set(deck_as_seen(scene, "white", seat).split()) == {"?"}
    assert set(deck_as_seen(scene, "black", seat).split()) == {"?"}
    assert len(deck_as_seen(scene, "black", seat).split()) == 8, "how many there are is no secret"
    assert known_to(scene.state, scene.rules, seat).rng == 0


@pytest.mark.rule("R-KNOWN")
def test_games_that_differ_only_in_secrets_look_the_same() -> None:
    """The decks in another order, another puzzle left out, another chance."""
    one = Scene().with_deck("black", "B05 B06 B07")
    other = Scene().with_deck("black", "B20 B07 B05").with_deck("white", "W32 W31")
    one.with_deck("white", "W07 W08")
    other.state.rng += 1
    views = [known_to(scene.state, scene.rules, 0).numbers() for scene in (one, other)]
    assert views[0] == views[1]


@pytest.mark.rule("R-KNOWN")
def test_puzzles_left_out_are_secret() -> None:
    """B13 to B20 are out of this game; a seat must reckon with them all the same."""
    scene = Scene(players=2)
    black_decks = [set(one_of_many(scene, 0, seed).deck("black").split()) for seed in range(60)]
    assert set().union(*black_decks) == {f"B{number:02}" for number in range(5, 21)}


@pytest.mark.rule("D25", "R-KNOWN")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_order_of_recycled_puzzles_is_public(seat: int | None) -> None:
    scene = Scene().play(0, recycle("black"), order(8), order(5), order(7))
    assert deck_as_seen(scene, "black", seat) == "? ? ? ? B04 B01 B03 B02"


@pytest.mark.rule("D25")
def test_the_known_bottom_moves_up_and_is_dealt() -> None:
    scene = Scene().with_deck("black", "B05 B06").play(0, recycle("black"), order(8), order(5), order(7))
    assert scene.row(2) == "B05 B06 B04 B01"
    assert deck_as_seen(scene, "black", 1) == "B03 B02"
    scene.play(0, take(5))
    assert scene.row(2).startswith("B03")
    assert deck_as_seen(scene, "black", 1) == "B02"


@pytest.mark.rule("D25")
def test_a_second_recycle_adds_to_the_known_bottom() -> None:
    scene = Scene().play(0, recycle("black"), order(5), order(6), order(7))
    scene.play(0, recycle("black"), order(8), order(7), order(6))
    assert scene.row(2) == "B09 B10 B11 B12"
    assert deck_as_seen(scene, "black", None) == "B01 B02 B03 B04 B08 B07 B06 B05"


@pytest.mark.rule("R-KNOWN", "D25")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_sample_agrees_with_all_that_is_known(seat: int | None) -> None:
    scene = Scene().play(0, take(1), recycle("white"), order(2), order(4), order(1))
    for seed in range(20):
        guess = one_of_many(scene, seat, seed)
        assert known(guess, seat) == known(scene, seat)
        assert guess.deck("white").endswith("W02 W04 W05 W03")
        assert "-" not in guess.deck("white") + guess.deck("black")
        open_cards = " ".join([guess.row(1), guess.row(2), guess.puzzles(0), guess.deck("white"), guess.deck("black")])
        cards = [card for card in open_cards.split() if card != "-"]
        assert len(cards) == len(set(cards)) == 32 + 12


def known(scene: Scene, seat: int | None) -> State:
    return known_to(scene.state, scene.rules, seat)


@pytest.mark.rule("R-KNOWN", "R-SOLO-SETUP")
def test_a_solo_sample_keeps_the_white_puzzles_over_the_black_ones() -> None:
    scene = Scene(variant="solo")
    decks = [one_of_many(scene, 0, seed).deck("white").split() for seed in range(20)]
    for deck in decks:
        assert [card[0] for card in deck] == ["W"] * 6 + ["B"] * 10
    assert len({tuple(deck) for deck in decks}) == 20
    assert {card for deck in decks for card in deck} > {"W32", "B20"}, "any puzzle may have been drawn"
