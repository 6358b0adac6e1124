"""A view holds what its seat may know, and nothing else."""

from collections.abc import Collection

import pytest
from scene import Scene, order, place, recycle
from view_games import ALL_HINTS, MODES, Moment, rules_in, sampled, seeds, seen, text_of, view_of, viewers

from projectl.game.view.document import view_document
from projectl.rules.engine.codes import AMBASSADOR_REWARD, OVER, TOUCHES
from projectl.rules.engine.hidden import UNSEEN
from projectl.rules.engine.market import pile_owner
from projectl.rules.knowledge import known_to, sample


def mentioned(text: str, moment: Moment, numbers: Collection[int]) -> list[str]:
    """Ways to place it:se puzzles a document names."""
    ids = [moment.rules.cards[number].id for number in numbers]
    return [each for each in ids if f'"{each}"' in text]


def secret_puzzles(moment: Moment, viewer: int | None) -> set[int]:
    """The puzzles of the decks whose place nobody has seen, and those left out."""
    known = known_to(moment.state, moment.rules, viewer)
    numbers = range(moment.rules.puzzles)
    lying = {*known.rows[: moment.rules.row_slots], *known.puzzle, *(set(known.deck) - {UNSEEN})}
    return {number for number in numbers if number not in lying and pile_owner(known, number) < 0}


def covered_puzzles(moment: Moment, viewer: int | None) -> set[int]:
    """The puzzles that lie face down on the piles of others (R-KNOWN)."""
    rules = moment.rules
    owners = {number: pile_owner(moment.state, number) for number in range(rules.puzzles)}
    others = set(range(moment.rules.players)) - {viewer}
    return {
        number
        for number, owner in owners.items()
        if owner in others and not (moment.state.ambassadors[owner] and rules.reward[number] == AMBASSADOR_REWARD)
    }


@pytest.mark.parametrize("mode", MODES)
def test_the_view_is_the_same_whatever_is_hidden(mode: str) -> None:
    for seed in seeds(mode):
        for moment in sampled(mode, seed, 47):
            rules = moment.rules
            for viewer in viewers(moment):
                known = known_to(moment.state, rules, viewer)
                others = [sample(known, rules, each) for each in (1, 2)]
                views = [text_of(view_of(rules, state, viewer, *ALL_HINTS)) for state in (moment.state, *others)]
                assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("mode", MODES)
def test_no_hidden_puzzle_is_named(mode: str) -> None:
    for moment in sampled(mode, 1, 31):
        for viewer in viewers(moment):
            text = text_of(moment.view(viewer, *ALL_HINTS))
            assert mentioned(text, moment, secret_puzzles(moment, viewer)) == []


@pytest.mark.rule("R-KNOWN")
@pytest.mark.parametrize("mode", ["revised", "endless", "six", "line-clear-six"])
def test_the_piles_of_others_are_not_named(mode: str) -> None:
    for moment in sampled(mode, 0, 31):
        for viewer in viewers(moment):
            if moment.state.phase != OVER:
                text = text_of(moment.view(viewer, *ALL_HINTS))
                assert mentioned(text, moment, covered_puzzles(moment, viewer)) == []


@pytest.mark.parametrize("mode", MODES)
def test_every_puzzle_that_is_named_is_in_the_table(mode: str) -> None:
    for moment in sampled(mode, 0, 29):
        view = moment.view(moment.seat, *ALL_HINTS)
        table = view.pop("puzzles")
        named = mentioned(text_of(view), moment, range(moment.rules.puzzles))
        assert set(named) == set(table)


@pytest.mark.rule("R-KNOWN")
def test_a_face_down_pile_shows_its_size_alone() -> None:
    scene = Scene().with_pile(0, "W05 B06").with_pile(1, "W06")
    own, other, watching = seen(scene, 0)["seats"][0], seen(scene, 1)["seats"][0], seen(scene, None)["seats"][0]
    assert own["pile"] == ["W05", "B06"]
    assert own["score"]["pile"] == own["score"]["total"] > 0
    for view in (other, watching):
        assert view["completed"] == 2
        assert "pile" not in view
        assert "score" not in view
    known = seen(Scene(known_scores=True).with_pile(0, "W05 B06"), 1)["seats"][0]
    assert (known["pile"], known["score"]) == (own["pile"], own["score"])


@pytest.mark.rule("R-KNOWN", "R-AMBASSADOR")
def test_unused_ambassador_puzzles_lie_face_up() -> None:
    scene = Scene(expansions=("ambassador",)).with_pile(0, "W05 AW01 AB02")
    assert seen(scene, 1)["seats"][0]["ambassadors"] == {"unused": 2, "puzzles": ["AW01", "AB02"]}
    scene.state.ambassadors[0] = 1
    assert seen(scene, 1)["seats"][0]["ambassadors"] == {"unused": 1, "puzzles": ["AB02"]}
    scene.state.ambassadors[0] = 0
    assert seen(scene, 1)["seats"][0]["ambassadors"] == {"unused": 0, "puzzles": []}


@pytest.mark.rule("D26")
def test_the_touches_of_others_are_hidden_until_all_are_done() -> None:
    scene = Scene(known_scores=True).with_supply(0, "O1 I2").with_puzzles(0, "W10").with_supply(1, "O1")
    scene.with_puzzles(1, "W12").with_touches()
    before = seen(scene, 1), seen(scene, None)
    scene.play(0, place("O1", 1, "c2"))
    assert scene.state.phase == TOUCHES
    assert (seen(scene, 1), seen(scene, None)) == before
    mine = seen(scene, 0)["seats"][0]
    assert [piece["touch"] for piece in mine["puzzles"][0]["pieces"]] == [True]
    assert mine["score"]["touches"] == 1


@pytest.mark.rule("D25")
def test_what_went_under_a_deck_openly_is_shown() -> None:
    scene = Scene().with_rows("W01 W02 W03 W04", "B01 B02 B03 B04")
    scene.play(0, recycle("white"), order(3), order(1), order(4))
    for viewer in (0, 1, None):
        assert seen(scene, viewer)["market"]["decks"][0]["bottom"] == ["W03", "W01", "W04", "W02"]


def test_a_view_is_made_from_what_is_known_alone() -> None:
    """Nothing else is handed over, so nothing else can get in."""
    scene = Scene()
    known = known_to(scene.state, scene.rules, 0)
    assert set(known.deck) == {UNSEEN}
    assert view_document(rules_in(scene), known, 0) == seen(scene, 0)
