"""What leaves a game for a seat: hidden scores, finishing touches and decks, in games of all editions and variants."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from face_down import exposed
from play_helpers import chosen_modes
from scene import Scene, place
from shown_to import shown_to
from view_games import ALL_HINTS, rules_in, validator

from projectl.checks.random_policy import STYLES, Sensible, uniform
from projectl.game import Game
from projectl.game.events.event import event_documents, events_of_trace
from projectl.record.notation.action import Action
from projectl.rules.engine.codes import PLAY, TOUCHES
from projectl.rules.knowledge import sample
from projectl.rules.options import Options

CAP = 24
"""Turns: long games tell no more than short ones."""
HIDDEN = [mode for mode in chosen_modes() if not mode.scores_known]


def games(modes: list[Options] | tuple[Options, ...], every: int) -> Iterator[tuple[Game, Random]]:
    """A game of each mode, half of the turns sensible, at some of its moments and at all of its finishing touches."""
    for number, mode in enumerate(modes):
        chance = Random(number)
        options = mode._replace(turn_cap=CAP, confirm=number % 2 == 0).checked()
        game = Game(options, seed=chance.randbytes(32))
        sensible = Sensible(game.rules, chance, STYLES[number % len(STYLES)])
        while not game.is_over:
            seat = chance.choice(sorted(game.to_act))
            choose = sensible if chance.random() < 0.9 else uniform(chance)
            game.play(choose(game.state, seat, [*map(int, game.legal_actions(seat))]), seat)
            if len(game.log) % every == 0 or game.state.phase == TOUCHES:
                yield game, chance


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.rules.players)]


def documents(game: Game, viewer: int | None, latest: int = 12) -> dict[str, Any]:
    """All that a game tells somebody: the view, the latest actions, and how many there were."""
    numbers = game.actions_known(game.disclosure(viewer))
    return {
        "view": shown_to(game, viewer, ALL_HINTS),
        "count": len(numbers),
        "log": [
            (str(game.log[number].action), game.events_for(game.events_of(number), viewer))
            for number in numbers[-latest:]
        ],
    }


@pytest.mark.rule("R-KNOWN")
def test_a_walk_over_all_documents_finds_nothing_that_lies_face_down() -> None:
    completed = 0
    for game, _ in games(HIDDEN, 60):
        for viewer in viewers(game):
            seats = [] if viewer is None else [viewer]
            told = documents(game, viewer, latest=60)
            assert [*exposed(told, seats)] == [] or game.is_over
            completed += sum(event["kind"] == "completed" for _, events in told["log"] for event in events)
    assert completed > 100


@pytest.mark.rule("R-KNOWN")
def test_what_a_pile_is_worth_changes_nothing_that_others_are_told() -> None:
    for game, chance in games(HIDDEN, 90):
        if game.is_over:
            continue
        twin, seat = game.clone(), chance.randrange(game.rules.players)
        twin.state.points[seat] += 7
        for viewer in viewers(game):
            assert (documents(game, viewer) == documents(twin, viewer)) == (viewer != seat)


@pytest.mark.rule("R-KNOWN")
def test_a_completion_tells_its_points_to_who_may_see_the_pile() -> None:
    """The owner, everybody with known scores, and everybody when the game is over; which puzzle it was, all see."""
    for known_scores in (False, True):
        scene = Scene(known_scores=known_scores).with_supply(0, "I3").with_puzzles(0, "W10")
        before = scene.state.clone()
        scene.play(0, place("I3", 1, "c2c3c4"))
        rules = rules_in(scene)
        events = events_of_trace(rules, scene.state.trace or [], before)
        printed = next(puzzle.points for puzzle in rules.cards if puzzle.id == "W10")
        others = printed if known_scores else None
        for viewer, over, points in (
            (0, False, printed),
            (1, False, others),
            (None, False, others),
            (1, True, printed),
        ):
            told = event_documents(rules, events, viewer, over=over)
            (document,) = [each for each in told if each["kind"] == "completed"]
            validator("event").validate(document)
            assert (document["puzzle"], document.get("points")) == ("W10", points)


@pytest.mark.rule("D26", "R-KNOWN")
def test_finishing_touches_change_nothing_that_others_are_told() -> None:
    """However many there are, and whether they are taken back: neither content nor version nor length."""
    touches = 0
    for game, chance in games(chosen_modes(), 10_000):
        acting = game.to_act if game.state.phase == TOUCHES else ()
        told = {viewer: documents(game, viewer) for viewer in viewers(game)} if acting else {}
        for seat in acting:
            twin = game.clone()
            for _ in range(3):
                placing = [action for action in twin.legal_actions(seat) if str(action) != "done"]
                if placing:
                    twin.play(chance.choice(placing), seat)
                    touches += 1
                if chance.random() < 0.4 and twin.can_undo(seat):
                    twin.undo(seat)
            for viewer in told.keys() - {seat}:
                assert told[viewer] == documents(twin, viewer)
    assert touches > 50


@pytest.mark.rule("R-KNOWN")
def test_decks_and_puzzles_left_out_change_nothing_that_anybody_is_told() -> None:
    """Neither as things stand nor by an action that draws from no deck."""
    for game, chance in games(chosen_modes(), 120):
        if game.state.phase != PLAY:
            continue
        one, two, seat = game.clone(), game.clone(), min(game.to_act)
        two.state = sample(game.disclosure(None).known(game.state), game.rules, chance.getrandbits(60))
        two.state.rng = one.state.rng  # undo asks whether it was drawn from, which is no secret
        reveals = shown_to(game, seat)["you"]["reveals"]
        calm: list[Action | None] = [action for action in game.legal_actions(seat) if str(action) not in reveals]
        for action in (None, chance.choice(calm or [None])):
            for each in (one, two) if action is not None else ():
                each.play(str(action), seat)
            for viewer in viewers(game):
                assert documents(one, viewer) == documents(two, viewer)


@pytest.mark.rule("D26")
def test_a_spectator_is_told_of_the_last_open_action() -> None:
    """A secret touch does not displace what a spectator reads about how the play ended."""
    game = next(
        game for game, _ in games(chosen_modes(), 10_000) if game.state.phase == TOUCHES and len(game.to_act) > 1
    )
    before = shown_to(game, None)
    assert before["last_events"]
    seat = next(seat for seat in game.to_act if len(game.legal_actions(seat)) > 1)
    game.play(next(action for action in game.legal_actions(seat) if str(action) != "done"), seat)
    assert shown_to(game, None) == before
