"""Events say what happened, in full, and only to those who may know."""

import re
from typing import Any

import pytest
from scene import (
    AMBASSADOR,
    CANCEL,
    DECLINE,
    DONE,
    MASTER,
    PIECE,
    STOP,
    Scene,
    choose,
    complete,
    exchange,
    order,
    place,
    recycle,
    split,
    take,
    take_top,
)
from view_games import MODES, Moment, played, rules_in, seeds, text_of, validator

from projectl.game import Game
from projectl.game.events import event as events
from projectl.game.events.event import Event, event_documents, events_of_trace
from projectl.game.schemas import schema
from projectl.rules.engine.codes import SLOTS
from projectl.rules.engine.solo import OPPONENT

PLAY_MODES = pytest.mark.parametrize("mode", MODES)
KINDS_IN_SCHEMA = [each["properties"]["kind"]["const"] for each in schema("event")["oneOf"]]


def happened(scene: Scene, seat: int, action: int) -> list[Event]:
    """The events of one more step of a scene."""
    before = scene.state.clone()
    scene.play(seat, action)
    return events_of_trace(rules_in(scene), scene.state.trace or [], before)


def data_of(found: list[Event], kind: str) -> dict[str, Any]:
    (event,) = [event for event in found if event.kind == kind]
    return event.data


def test_the_kinds_are_documented_in_the_module_and_in_the_schema() -> None:
    listed = re.findall(r"^\| (`.*?) \|", events.__doc__ or "", re.MULTILINE)
    assert re.findall(r"`([a-z-]+)`", " ".join(listed)) == KINDS_IN_SCHEMA


def test_the_documented_data_is_that_of_the_schema() -> None:
    fields = {each["properties"]["kind"]["const"]: set(each["properties"]) for each in schema("event")["oneOf"]}
    for kind, row in re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", events.__doc__ or "", re.MULTILINE):
        for field in fields[kind] - {"format", "kind", "seat"}:
            assert f"`{field}`" in row, kind


@PLAY_MODES
def test_events_keep_to_the_schema(mode: str) -> None:
    seen = set()
    for seed in seeds(mode):
        for moment in played(mode, seed):
            for seat in (moment.seat, None):
                for document in event_documents(moment.rules, moment.events, seat):
                    if document["kind"] not in seen or document["kind"] in ("opponent-took", "game-ended"):
                        validator("event").validate(document)
                    seen.add(document["kind"])
    assert {"taken", "refilled", "placed", "completed", "turn-began", "game-ended"} <= seen


def test_nearly_every_kind_occurs_in_played_games() -> None:
    games = [(mode, seed) for mode in MODES for seed in (2, 3, *seeds(mode))]
    found = {event.kind for game in games for moment in played(*game) for event in moment.events}
    assert set(KINDS_IN_SCHEMA) - found <= {"undone", "opponent-passed"}


@PLAY_MODES
def test_events_tell_where_things_lie(mode: str) -> None:
    for moment in played(mode, 1):
        for event in moment.events:
            check_place(moment, event)


def check_place(moment: Moment, event: Event) -> None:
    """What a view after the step shows in the place that the event names."""
    ids = [puzzle.id for puzzle in moment.rules.cards]
    if event.kind == "taken" and event.seat is not None:
        where = event.seat * SLOTS + event.data["slot"] - 1
        assert moment.state.puzzle[where] == -1
        assert ids[moment.after.puzzle[where]] == event.data["puzzle"]
    if event.kind == "refilled" and moment.rules.players > 1 and len(refills(moment, event)) == 1:
        assert ids[moment.after.rows[event.data["row_slot"] - 1]] == event.data["puzzle"]
    if event.kind in ("lock-taken", "locks-moved", "locks-removed") and event is last_of_locks(moment):
        assert (event.data["locks"], event.data["supply"]) == (moment.after.locks, moment.after.lock_supply)
    if event.kind == "opponent-took":
        assert moment.after.completed[OPPONENT] == moment.state.completed[OPPONENT] + 1
        assert event.seat is None


def refills(moment: Moment, event: Event) -> list[Event]:
    slot = event.data["row_slot"]
    return [each for each in moment.events if each.kind == "refilled" and each.data["row_slot"] == slot]


def last_of_locks(moment: Moment) -> Event:
    return [event for event in moment.events if "locks" in event.data][-1]


def test_taking_from_row_and_deck() -> None:
    scene = Scene()
    found = happened(scene, 0, take(2))
    assert [event.kind for event in found] == ["taken", "refilled"]
    assert found[0] == Event("taken", 0, {"puzzle": "W02", "slot": 1, "row_slot": 2, "deck": None})
    assert found[1] == Event("refilled", None, {"puzzle": "W05", "row_slot": 2})
    (unseen,) = happened(scene, 0, take_top("black"))
    assert unseen.data == {"puzzle": "B05", "slot": 2, "row_slot": None, "deck": "black"}


def test_a_piece_and_an_exchange() -> None:
    scene = Scene()
    assert happened(scene, 0, PIECE) == [Event("piece-taken", 0, {"piece": "O1"})]
    assert happened(scene, 0, exchange("I2", "V3")) == [Event("exchanged", 0, {"given": "I2", "taken": "V3"})]


@pytest.mark.rule("R-COMPLETE", "R-REWARD")
def test_completing_a_puzzle() -> None:
    scene = Scene().with_supply(0, "I2").with_puzzle(0, "W10", "O1 c2")
    found = happened(scene, 0, place("I2", 1, "c3c4"))
    assert [event.kind for event in found] == ["placed", "pieces-returned", "rewarded", "completed"]
    lies = {"slot": 1, "puzzle": "W10"}
    assert found[0].data == {**lies, "piece": "I2", "cells": [12, 17]}
    assert found[1].data == {**lies, "pieces": {"O1": 1, "I2": 1}, "together": 1}
    assert found[2].data == {**lies, "piece": "I2"}
    assert found[3].data == {**lies, "points": 1, "left": 0}


@pytest.mark.rule("R-MASTER", "D4")
def test_several_completed_by_one_master_are_told_as_such() -> None:
    """All come back at once; a choice between their rewards does not part them."""
    scene = Scene("deluxe-2019", expansions=("ghost",)).with_supply(0, "I3 V3")
    scene.with_puzzles(0, "W10").with_puzzle(0, "GW04", "I3 b2b3b4", "O1 b5")
    scene.play(0, MASTER, place("I3", 1, "c2c3c4"))
    found = happened(scene, 0, place("V3", 2, "c4d4d5"))
    assert [event.data["together"] for event in found if event.kind == "pieces-returned"] == [2, 2]
    assert [event for event in found if event.kind == "completed"] == []
    (first,) = (event for event in happened(scene, 0, complete(1)) if event.kind == "completed")
    assert first.data["left"] == 1
    assert data_of(happened(scene, 0, DECLINE), "completed")["left"] == 0


@PLAY_MODES
def test_what_one_action_completed_is_counted_down(mode: str) -> None:
    waiting: dict[int, int] = {}
    for moment in played(mode, 1):
        returned = [event for event in moment.events if event.kind == "pieces-returned"]
        for event in moment.events:
            assert event.seat is not None or event.kind not in ("pieces-returned", "completed")
            if event.kind == "pieces-returned" and event.seat is not None:
                assert event.data["together"] == len(returned)
                waiting[event.seat] = waiting.get(event.seat, 0) + 1
            if event.kind == "completed" and event.seat is not None:
                # What finishing touches complete waits for nothing.
                waiting[event.seat] = max(0, waiting.get(event.seat, 0) - 1)
                assert event.data["left"] == waiting[event.seat]


def test_a_missing_reward_that_nothing_replaces() -> None:
    scene = Scene().with_supply(0, "I3").with_puzzles(0, "W10").with_only_reserve("")
    assert data_of(happened(scene, 0, place("I3", 1, "c2c3c4")), "rewarded")["piece"] is None


@pytest.mark.rule("D12")
def test_what_stands_in_for_a_level_1_piece() -> None:
    scene = Scene("rulebook-2023").with_reserve(O1=0, I2=0)
    assert happened(scene, 0, PIECE) == []
    assert happened(scene, 0, choose("V3")) == [Event("piece-taken", 0, {"piece": "V3"})]


@pytest.mark.rule("D24")
def test_a_sequence_and_its_end() -> None:
    scene = Scene(expansions=("ghost", "ambassador")).with_supply(0, "O1 I2 U5").with_puzzles(0, "W05 W06")
    scene.with_pile(0, "AB01")
    assert [event.kind for event in happened(scene, 0, MASTER)] == ["master-began"]
    assert happened(scene, 0, CANCEL) == [Event("sequence-cancelled", 0, {"sequence": "master"})]
    assert [event.kind for event in happened(scene, 0, AMBASSADOR)] == ["ambassador-began"]
    happened(scene, 0, place("O1", 1, "b2"))
    assert [event.kind for event in happened(scene, 0, STOP)] == ["sequence-closed"]
    (broken,) = happened(scene, 0, split("U5", "O1 L4"))
    assert broken.data == {"ghost": "U5", "pieces": ["O1", "L4"]}


@pytest.mark.rule("R-RECYCLE")
def test_recycling_shows_the_new_row() -> None:
    scene = Scene()
    assert happened(scene, 0, recycle("white")) == [Event("recycle-began", 0, {"deck": "white"})]
    scene.play(0, order(1), order(2))
    found = happened(scene, 0, order(3))
    assert found[0] == Event("recycled", 0, {"deck": "white", "count": 4})
    assert [event.data["puzzle"] for event in found[1:]] == ["W05", "W06", "W07", "W08"]


@pytest.mark.rule("R-LEVELUP")
def test_declining_a_level_up() -> None:
    scene = (
        Scene("deluxe-2019", expansions=("ghost",)).with_supply(0, "V3").with_puzzle(0, "GW04", "I3 b2b3b4", "O1 b5")
    )
    scene.play(0, place("V3", 1, "c4d4d5"))
    assert [event.kind for event in happened(scene, 0, DECLINE)] == ["level-up-declined", "completed"]


@pytest.mark.rule("R-ENDLESS")
def test_a_new_white_deck() -> None:
    scene = Scene("rulebook-2023", endless_white=True).with_supply(0, "I3").with_puzzles(0, "W10")
    scene.with_rows("W01 W02 W03 -", "B01 B02 B03 B04").with_deck("white", "")
    found = happened(scene, 0, place("I3", 1, "c2c3c4"))
    assert data_of(found, "reshuffled") == {"count": 1}
    assert data_of(found, "refilled") == {"puzzle": "W10", "row_slot": 4}


@pytest.mark.rule("R-END-TRIGGER")
def test_the_end_is_triggered() -> None:
    scene = Scene().with_deck("black", "B05")
    assert data_of(happened(scene, 0, take(5)), "end-triggered") == {"deck": "black"}


@pytest.mark.rule("R-LINE-PLAY")
def test_markers_pass() -> None:
    scene = Scene("deluxe-2019", variant="line-clear", players=4).play(0, PIECE, PIECE, PIECE).play(2, PIECE, PIECE)
    found = happened(scene, 2, PIECE)
    assert [event.kind for event in found] == [
        "piece-taken",
        "turn-ended",
        "markers-passed",
        "turn-began",
        "turn-began",
    ]
    assert found[2].data == {"white": 1, "black": 3}
    assert [(event.seat, event.data["marker"]) for event in found[3:]] == [(1, "white"), (3, "black")]


@pytest.mark.rule("R-SOLO-TAKE", "R-SOLO-OPPONENT")
def test_the_solo_opponent_says_why() -> None:
    scene = Scene(variant="solo").with_rows("W09 W01 W13", "B01 W02 W14", "W10 W03 W15")
    scene.with_locks(1, 1, 2, supply=6).with_turn(0, actions=1)
    found = happened(scene, 0, take(2))
    assert data_of(found, "lock-taken") == {"column": 2, "locks": [1, 0, 2], "supply": 7}
    took = data_of(found, "opponent-took")
    assert (took["puzzle"], took["row_slot"], took["column"], took["points"]) == ("W02", 5, 2, 2)
    assert (took["why"], took["open_columns"], took["tied"]) == ("reading-order", [2], [8])
    moved = data_of(found, "locks-moved")
    assert moved == {"column": 2, "count": 9, "locks": scene.state.locks, "supply": 0}


@pytest.mark.rule("R-SOLO-LOCKED", "D10")
def test_the_solo_opponent_takes_nothing() -> None:
    locked = Scene(variant="solo").with_locks(1, 2, 1).with_turn(0, actions=1)
    assert data_of(happened(locked, 0, PIECE), "locks-removed")["locks"] == [0, 1, 0]
    bare = Scene(variant="solo").with_rows("- W01 W02", "- W03 W04", "- W05 W06").with_locks(0, 1, 1)
    found = happened(bare.with_turn(0, actions=1), 0, PIECE)
    assert data_of(found, "opponent-passed") == {"open_columns": [1]}


@pytest.mark.rule("D26")
def test_touches_are_private_and_the_end_reveals_them() -> None:
    scene = Scene().with_supply(0, "O1 I2").with_puzzles(0, "W10").with_supply(1, "O1").with_puzzles(1, "W12")
    scene.with_touches()
    rules = rules_in(scene)
    first = happened(scene, 0, place("O1", 1, "c2"))
    assert [document["kind"] for document in event_documents(rules, first, 0)] == ["touched"]
    assert event_documents(rules, first, 1) == event_documents(rules, first, None) == []
    happened(scene, 0, place("I2", 1, "c3c4"))
    done = happened(scene, 0, DONE)
    assert [document["kind"] for document in event_documents(rules, done, 1)] == ["touches-done"]
    happened(scene, 1, place("O1", 1, "b3"))
    end = event_documents(rules, happened(scene, 1, DONE), None)
    assert [document["kind"] for document in end] == ["touches-done", "completed", "game-ended"]
    assert end[-1]["touches"] == [
        {"seat": 0, "slot": 1, "puzzle": "W10", "piece": "O1", "cells": [7]},
        {"seat": 0, "slot": 1, "puzzle": "W10", "piece": "I2", "cells": [12, 17]},
        {"seat": 1, "slot": 1, "puzzle": "W12", "piece": "O1", "cells": [11]},
    ]
    assert end[-1]["reason"] == "black-deck-empty"


@pytest.mark.rule("R-KNOWN")
def test_a_completion_is_public_though_the_pile_is_not() -> None:
    scene = Scene().with_supply(0, "I3").with_puzzles(0, "W10")
    found = event_documents(rules_in(scene), happened(scene, 0, place("I3", 1, "c2c3c4")), 1)
    assert [document["puzzle"] for document in found if document["kind"] == "completed"] == ["W10"]


@PLAY_MODES
def test_nobody_hears_of_the_touches_of_others(mode: str) -> None:
    for moment in played(mode, 0):
        if moment.state.phase == 1:
            other = (moment.seat + 1) % moment.rules.players
            for viewer in {other, None} - {moment.seat}:
                kinds = {each["kind"] for each in event_documents(moment.rules, moment.events, viewer)}
                assert kinds <= {"touches-done", "completed", "game-ended"}


def test_a_step_taken_back_is_an_event_of_the_schema() -> None:
    game = Game(seed=bytes(32), first=0)
    game.play("piece")
    (document,) = game.events_for(game.undo(), 1)
    validator("event").validate(document)
    assert document == {"format": "projectl-event/1", "kind": "undone", "seat": 0, "action": "piece"}


@PLAY_MODES
def test_events_hold_json_types_only(mode: str) -> None:
    for moment in played(mode, 2):
        for event in moment.events:
            assert '"' in text_of(event._asdict())
