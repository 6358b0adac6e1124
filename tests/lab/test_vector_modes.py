"""The vector engine beside `Game`: legal actions, results, rewards and all that is observed, in every mode."""

from random import Random
from typing import Any

import numpy as np
import pytest

from projectl import Game
from projectl.checks.modes import all_modes
from projectl.lab import VectorEngine
from projectl.lab.layout import Numbers, Planes, planes
from projectl.rules.options import Options
from projectl.rules.pieces import NAMES

EVERY = 7
"""At each so-many-th step whole views are compared."""


QUICK = range(0, len(all_modes()), 11)


@pytest.mark.parametrize("number", QUICK)
def test_a_mode_is_as_the_game(number: int) -> None:
    play_beside(number)


@pytest.mark.long
@pytest.mark.parametrize("number", sorted(set(range(len(all_modes()))) - set(QUICK)))
def test_every_mode_is_as_the_game(number: int) -> None:
    play_beside(number)


def play_beside(number: int) -> None:
    """Two games of a mode, one after the other, with whole views compared."""
    options = all_modes()[number]._replace(turn_cap=12 * (all_modes()[number].players or 1)).checked()
    engine = VectorEngine(1, seed=number, records=True, **choices_of(options))
    step, chance = engine.reset(), Random(number)
    compared = 0
    for ended in range(2):
        assert engine.secrets
        game = Game(options, seed=engine.secrets.playing[0].secret)
        while True:
            seat = int(step.seat[0])
            assert seat in game.to_act
            listed = sorted(game.legal_actions(seat))
            assert sorted(engine.legal(0).tolist()) == listed == np.flatnonzero(step.mask[0]).tolist()
            compared += 1
            if compared % EVERY == 0 or game.state.phase:
                for viewer in range(game.rules.players):
                    compare(planes(engine.look(0, viewer)[0], game.rules), game, viewer)
            action = int(chance.choice(listed))
            game.play(action, seat)
            step = engine.step([action])
            if game.result():
                break
        check_end(engine, game, options)
        compare(planes(step.final[0], game.rules), game, seat)
        assert engine.record(0) == game.record(), ended


def choices_of(options: Options) -> Any:
    return options._asdict()


def check_end(engine: VectorEngine, game: Game, options: Options) -> None:
    result, step = game.result(), engine.now()
    assert result is not None
    assert engine.scores()[0].tolist() == [row.score for row in result.rows]
    assert bool(step.truncated[0]) == result.truncated
    assert bool(step.terminated[0]) != result.truncated
    places = [row.place for row in result.rows]
    others = len(places) - 1
    expected = [sum((b > a) - (b < a) for b in places) / others for a in places]
    assert step.reward[0] == pytest.approx(expected)
    assert sum(expected) == pytest.approx(0)


def compare(seen: Planes, game: Game, seat: int) -> None:
    """What is observed, against the view of the same seat."""
    view: Any = game.view(seat)
    compare_seats(seen, view, game, seat)
    compare_market(seen, view, game)
    opponent = view["opponent"]
    if opponent:
        assert seen["table"][11:13].tolist() == [opponent["points"], opponent["completed"]]
    is_line_clear = view["options"]["variant"] == "line-clear"
    if view["phase"] == "play" and not is_line_clear:
        (actor,) = view["to_act"]
        assert seen["turns"][0][0] == (actor - seat) % game.rules.players + 1
        assert seen["turns"][0][1] == view["seats"][actor]["turn"]["actions_left"] + 1


def compare_seats(seen: Planes, view: Any, game: Game, seat: int) -> None:
    players = game.rules.players
    for i in range(players):
        other = (seat + i) % players
        shown = view["seats"][other]
        there = {entry["slot"] - 1: entry for entry in shown["puzzles"]}
        for slot in range(4):
            card = there.get(slot)
            cells = [] if card is None else card["open"]
            assert np.flatnonzero(seen["boards"][4 * i + slot]).tolist() == sorted(cells)
            check_card(seen["cards"][4 * i + slot], view["puzzles"], card and card["puzzle"])
        assert counts(seen["heaps"][5 * i + 4]) == {k: v for k, v in shown["supply"].items() if v}
        check_player(seen["players"][i], shown, game, other, seat)


def compare_market(seen: Planes, view: Any, game: Game) -> None:
    by_slot = {slot["slot"]: slot["puzzle"] for row in view["market"]["rows"] for slot in row["slots"]}
    for slot in range(game.rules.row_slots):
        name = by_slot[slot + 1]
        at = 4 * game.rules.players + slot
        cells = view["puzzles"][name]["cells"] if name else []
        assert np.flatnonzero(seen["boards"][at]).tolist() == sorted(cells)
        check_card(seen["cards"][at], view["puzzles"], name)
    reserve = {kind: count for level in view["reserve"] for kind, count in level["pieces"].items() if count}
    assert counts(seen["heaps"][-1]) == reserve
    decks = view["market"]["decks"]
    assert seen["table"][: len(decks)].tolist() == [deck["count"] for deck in decks]
    assert seen["table"][2 : 2 + len(decks)].tolist() == [len(deck["bottom"]) for deck in decks]


def counts(heap: Numbers) -> dict[str, int]:
    return {NAMES[kind]: int(n) for kind, n in enumerate(heap) if n}


def check_card(card: Numbers, puzzles: Any, name: str | None) -> None:
    if name is None:
        assert not card.any()
        return
    told = puzzles[name]
    assert card[:3].tolist() == [1, told["colour"] == "black", told["points"]]
    reward = told["reward"]
    if reward in NAMES:
        assert NAMES[card[3] - 1] == reward
    else:
        assert card[3] > len(NAMES)


def check_player(player: Numbers, shown: Any, game: Game, other: int, seat: int) -> None:
    assert player[0] == shown["completed"]
    score = shown.get("score")
    assert bool(player[1]) == (score is not None), "points are shown to whom the view shows them"
    assert player[2] == (score["pile"] if score else 0)
    assert bool(player[5]) == shown["touches_done"]
    assert bool(player[6]) == (game.first == other)
    if other != seat and not game.result():
        assert player[4] == 0, "others' touches are secret"
