"""What a view shows of the table: rows and decks, players, turns, scores, the result."""

import time
from typing import Any

import pytest
from scene import DONE, END, MASTER, PIECE, Scene, place
from view_games import MODES, Moment, played, rules_in, sampled, seen, validator, view_of

from projectl.game import Game
from projectl.game.view.document import view_document
from projectl.game.view.own_seat import UndoInfo
from projectl.rules.knowledge import known_to


def row_of(view: dict[str, Any], number: int) -> list[str]:
    return [slot["puzzle"] for slot in view["market"]["rows"][number]["slots"]]


def test_the_rows_lie_as_they_are_numbered() -> None:
    view = seen(Scene().with_rows("W01 - W03 W04", "B01 B02 B03 B04"), None)
    assert view["market"]["layout"] == "rows"
    assert [row["deck"] for row in view["market"]["rows"]] == ["white", "black"]
    assert row_of(view, 0) == ["W01", None, "W03", "W04"]
    assert [slot["slot"] for row in view["market"]["rows"] for slot in row["slots"]] == list(range(1, 9))
    assert [(deck["count"], deck["top"]) for deck in seen(Scene(), None)["market"]["decks"]] == [
        (28, "white"),
        (8, "black"),
    ]


@pytest.mark.rule("R-LINE-SETUP")
def test_line_clear_shows_sides_markers_and_both_holders() -> None:
    view = seen(Scene("deluxe-2019", variant="line-clear", players=4), None)
    rows = view["market"]["rows"]
    assert view["market"]["layout"] == "two-sides"
    assert [(row["side"], row["deck"], row["marker"], row["holder"]) for row in rows] == [
        ("left", "white", "white", 0),
        ("left", "black", "white", 0),
        ("right", "white", "black", 2),
        ("right", "black", "black", 2),
    ]
    turns = [seat["turn"] for seat in view["seats"]]
    assert [turn and (turn["marker"], turn["actions_left"]) for turn in turns] == [
        ("white", 3),
        None,
        ("black", 3),
        None,
    ]
    assert view["to_act"] == [0, 2]
    assert view["round"] is None


@pytest.mark.rule("D22")
def test_a_seat_that_waits_in_line_clear_is_over() -> None:
    scene = Scene("deluxe-2019", variant="line-clear", players=4).play(0, PIECE, PIECE, PIECE)
    turn = seen(scene, None)["seats"][0]["turn"]
    assert (turn["over"], turn["actions_left"], turn["complete"]) == (True, 0, False)
    assert seen(scene, None)["to_act"] == [2]


@pytest.mark.rule("R-SOLO-SETUP")
def test_solo_shows_the_grid_the_locks_and_one_deck() -> None:
    view = seen(Scene(variant="solo", difficulty="challenging"), 0)
    assert view["market"]["layout"] == "grid"
    assert [len(row["slots"]) for row in view["market"]["rows"]] == [3, 3, 3]
    assert view["market"]["decks"] == [{"deck": "white", "count": 16, "top": "white", "bottom": []}]
    assert view["opponent"] == {"locks": [1, 2, 1], "supply": 3, "completed": 0, "points": 0, "pile": []}
    assert len(view["seats"]) == 1


@pytest.mark.rule("R-SOLO-SETUP")
def test_the_back_of_the_solo_deck_turns_black() -> None:
    scene = Scene(variant="solo")
    for count, top in ((16, "white"), (11, "white"), (10, "black"), (0, None)):
        scene.state.deck_count[0] = count
        assert seen(scene, 0)["market"]["decks"][0]["top"] == top


def test_the_solo_opponents_pile_is_public() -> None:
    scene = Scene(variant="solo").with_locks(0, 1, 1).with_turn(0, actions=1)
    best = max(row_points(scene))
    scene.play(0, PIECE)
    opponent = seen(scene, None)["opponent"]
    assert (opponent["completed"], opponent["points"], len(opponent["pile"])) == (1, best, 1)
    assert opponent["pile"][0] in seen(scene, None)["puzzles"]


def row_points(scene: Scene) -> list[int]:
    """The points in the first column of the grid."""
    return [scene.rules.points[scene.state.rows[slot]] for slot in (0, 3, 6)]


def test_a_puzzle_in_the_table_says_everything() -> None:
    card = seen(Scene(), None)["puzzles"]["W01"]
    assert card == {
        "colour": "white",
        "points": 2,
        "reward": "I2",
        "cells": [6, 7, 8, 12, 17],
        "origin": "printed",
    }


def test_the_reserve_comes_by_level() -> None:
    reserve = seen(Scene().with_reserve(T4=0), None)["reserve"]
    assert [level["level"] for level in reserve] == [1, 2, 3, 4]
    assert reserve[0]["pieces"] == {"O1": 8}
    assert reserve[3]["pieces"] == {"I4": 10, "L4": 10, "Z4": 10, "O4": 10, "T4": 0}
    ghosts = seen(Scene(expansions=("ghost",)), None)["reserve"]
    assert ghosts[4] == {"level": 5, "pieces": {"P5": 10, "U5": 10, "L5": 10}}


def test_the_pieces_on_a_puzzle_and_its_open_cells() -> None:
    scene = Scene().with_puzzle(1, "W10", "O1 c2")
    (puzzle,) = seen(scene, 0)["seats"][1]["puzzles"]
    assert puzzle == {
        "slot": 1,
        "puzzle": "W10",
        "pieces": [{"piece": "O1", "cells": [7], "fresh": False, "touch": False}],
        "open": [12, 17],
        "completed": False,
    }


@pytest.mark.rule("R-MASTER", "D24")
def test_pieces_of_an_open_sequence_are_fresh_for_everybody() -> None:
    scene = Scene().with_supply(0, "O1 I2").with_puzzle(0, "W10", "O1 c2").with_puzzles(0, "W12")
    scene.play(0, MASTER, place("O1", 1, "c4"))
    for viewer in (0, 1, None):
        seat = seen(scene, viewer)["seats"][0]
        assert [piece["fresh"] for piece in seat["puzzles"][0]["pieces"]] == [False, True]
        assert seat["turn"]["sequence"] == {
            "kind": "master",
            "placed": [{"slot": 1, "piece": "O1", "cells": [17]}],
            "placeable": ["I2"],
        }
        assert seat["turn"]["master_used"]


@pytest.mark.rule("R-TURN")
def test_a_complete_turn_waits_to_be_confirmed() -> None:
    scene = Scene(confirm=True).play(0, PIECE, PIECE)
    assert not seen(scene, 1)["seats"][0]["turn"]["complete"]
    scene.play(0, PIECE)
    turn = seen(scene, 1)["seats"][0]["turn"]
    assert (turn["complete"], turn["actions_left"]) == (True, 0)
    you = seen(scene, 0)["you"]
    assert you["actions"] == ["end"]
    assert you["refusals"]["piece"]["reason"] == "reason-no-actions-left"
    scene.play(0, END)
    assert seen(scene, 1)["seats"][0]["turn"] is None


@pytest.mark.parametrize("mode", MODES)
def test_rounds_and_turns_are_counted_from_one(mode: str) -> None:
    first, *_, last = played(mode, 1)
    view = view_of(first.rules, first.state, None)
    assert (view["turn"], view["round"]) == (1, None if "line" in mode else 1)
    turns = {moment.state.turn for moment in played(mode, 1) if moment.state.phase == 0}
    end = view_of(last.rules, last.after, None)
    assert end["turn"] == len(turns)
    if end["round"] is not None:
        assert end["round"] == -(-len(turns) // first.rules.players)


@pytest.mark.rule("R-END-TRIGGER")
def test_the_ending_says_how_near_and_why() -> None:
    assert seen(Scene(), None)["ending"] == {"stage": "none", "reason": None}
    ending = seen(Scene().with_trigger(), None)["ending"]
    assert ending == {"stage": "finish-round", "reason": "black-deck-empty"}


@pytest.mark.rule("R-SCORE", "R-TOUCH-DONE")
def test_the_parts_of_the_score_count_touches_as_they_will_count() -> None:
    scene = Scene().with_pile(0, "W05 W06").with_supply(0, "O1 I2").with_puzzles(0, "W10 B05").with_touches()
    points = {puzzle: card["points"] for puzzle, card in seen(scene, 0)["puzzles"].items()}
    scene.play(0, place("O1", 1, "c2"), place("I2", 1, "c3c4"))
    score = seen(scene, 0)["seats"][0]["score"]
    assert score == {
        "pile": points["W05"] + points["W06"],
        "touched": points["W10"],
        "touches": 2,
        "unfinished": points["B05"],
        "total": score["pile"] + score["touched"] - 2 - points["B05"],
    }
    scene.play(0, DONE)
    if scene.phase != "over":
        scene.play(1, DONE)
    final = seen(scene, 0)
    assert final["seats"][0]["score"]["total"] == final["result"]["rows"][0]["score"] == score["total"]


@pytest.mark.rule("R-TIE")
@pytest.mark.parametrize("mode", MODES)
def test_the_end_shows_everything_and_what_decided(mode: str) -> None:
    *_, last = played(mode, 0)
    view = view_of(last.rules, last.after, None)
    validator("view").validate(view)
    rows = {row["seat"]: row for row in view["result"]["rows"]}
    for seat in view["seats"]:
        assert seat["score"]["total"] == rows[seat["seat"]]["score"]
        assert len(seat["pile"]) <= seat["completed"] == rows[seat["seat"]]["completed"]
    best = max(row["score"] for row in rows.values())
    assert all(rows[seat]["score"] == best for seat in view["result"]["winners"])
    level = [row for row in rows.values() if row["score"] == best]
    assert (view["result"]["decided_by"] == "score") == (len(level) == 1)
    assert view["to_act"] == []


def test_version_undo_and_last_events_are_handed_through() -> None:
    scene = Scene()
    known = known_to(scene.state, scene.rules, 0)
    view = view_document(rules_in(scene), known, 0, version=7, undo=UndoInfo(False, 0, "undo-nothing"))
    assert view["version"] == 7
    assert view["you"]["undo"] == {"can": False, "steps": 0, "reason": "undo-nothing"}
    assert view["last_events"] == []


def test_the_view_of_a_game_tells_what_has_just_happened() -> None:
    game = Game(seed=bytes(32), first=0, names=("Ann", "Bob"))
    game.play("take 2")
    view = game.view(1)
    validator("view").validate(view)
    assert view["version"] == 1
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Bob"]
    assert [event["kind"] for event in view["last_events"]] == ["taken", "refilled"]
    assert {**view["last_events"][0]}["puzzle"] in view["puzzles"]


def busiest(mode: str) -> Moment:
    """The moment of a game with the most legal placements."""
    return max(sampled(mode, 0, 7), key=lambda moment: len(str(moment.view(moment.seat))))


def test_a_view_of_six_players_takes_milliseconds() -> None:
    moment = busiest("six")
    spent = []
    for _ in range(20):
        start = time.process_time()
        moment.view(moment.seat)
        spent.append(time.process_time() - start)
    assert min(spent) < 0.003
