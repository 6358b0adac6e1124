"""Hints are exact: what they promise comes true when it is played, and nothing better is missed."""

from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scene import DONE, Scene
from view_games import MODES, Moment, sampled, seen, view_of

from projectl.game.view.fillings import MOST, fewest_pieces, fillings
from projectl.record.notation.action import read
from projectl.rules.engine.codes import KINDS
from projectl.rules.engine.step import apply
from projectl.rules.pieces import BASE_KINDS, KIND, LEVELS, PLACEMENT_KIND, PLACEMENTS
from projectl.rules.puzzles import builtin
from projectl.rules.tables import multiset
from projectl.rules.tiling import solvable

CELLS = [puzzle.cells for name in ("base", "ghost") for puzzle in builtin(name)]
SMALL = [cells for cells in CELLS if cells.bit_count() <= 9]


def counts(kinds: list[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(KINDS)]


def least_missing(cells: int, kinds: list[int]) -> int:
    """By trying every handful of further pieces."""
    number = 0
    while True:
        for more in combinations_with_replacement(range(BASE_KINDS), number):
            if solvable(cells, counts([*kinds, *more])):
                return number
        number += 1


@given(st.sampled_from(SMALL), st.lists(st.integers(0, BASE_KINDS - 1), max_size=6))
def test_the_fewest_missing_pieces_are_the_fewest(cells: int, kinds: list[int]) -> None:
    expected = least_missing(cells, kinds)
    for filling in fillings(cells, multiset(kinds), 4):
        assert sum(filling.missing >> 5 * kind & 15 for kind in range(KINDS)) == expected


@given(st.sampled_from(CELLS), st.lists(st.integers(0, KINDS - 1), max_size=9))
def test_fillings_fill_with_the_pieces_that_they_name(cells: int, kinds: list[int]) -> None:
    found = fillings(cells, multiset(kinds), 5)
    assert 1 <= len(found) <= MOST
    assert len({(filling.missing, multiset(used(filling.placements))) for filling in found}) == len(found)
    for filling in found:
        assert sum(PLACEMENTS[placement] for placement in filling.placements) == cells
        missing = [filling.missing >> 5 * kind & 15 for kind in range(KINDS)]
        at_hand = [a + b for a, b in zip(counts(kinds), missing, strict=True)]
        assert all(a <= b for a, b in zip(counts(used(filling.placements)), at_hand, strict=True))


def used(placements: tuple[int, ...]) -> list[int]:
    return [PLACEMENT_KIND[placement] for placement in placements]


def test_three_fillings_are_found_where_there_are_three() -> None:
    bar = 0b11111  # five cells in a row
    found = fillings(bar, multiset([KIND[name] for name in ("I3", "I2", "I2", "O1", "O1")]), 4)
    assert {tuple(sorted(used(filling.placements))) for filling in found} == {(1, 2), (0, 0, 2), (0, 1, 1)}


@given(st.sampled_from(SMALL), st.lists(st.integers(0, KINDS - 1), max_size=9))
def test_the_fewest_pieces_are_the_fewest(cells: int, kinds: list[int]) -> None:
    found = fewest_pieces(cells, multiset(kinds))
    assert (found is not None) == solvable(cells, counts(kinds))
    if found is not None:
        assert sum(PLACEMENTS[placement] for placement in found) == cells
        for fewer in combinations_with_replacement(sorted(set(kinds)), len(found) - 1):
            if all(fewer.count(kind) <= kinds.count(kind) for kind in fewer):
                assert not fills_exactly(cells, fewer)


def fills_exactly(cells: int, kinds: tuple[int, ...]) -> bool:
    """Whether these pieces, all of them, fill the cells."""
    return sum(LEVELS[kind] for kind in kinds) == cells.bit_count() and solvable(cells, counts(list(kinds)))


def test_fillings_of_the_rows() -> None:
    scene = Scene().with_rows("W10 W12 W03 W04", "B01 B02 B03 B04").with_supply(0, "I3 I2")
    found = {hint["puzzle"]: hint for hint in seen(scene, 0, "fillings")["hints"]["fillings"]}
    assert list(found) == ["W10", "W12", "W03", "W04", "B01", "B02", "B03", "B04"]
    assert found["W10"]["row_slot"] == 1
    assert found["W10"]["missing"] == 0
    assert {"pieces": [{"piece": "I3", "cells": [7, 12, 17]}], "missing": []} in found["W10"]["fillings"]
    assert found["W10"]["fits"] == ["I2", "I3"]
    assert found["W12"]["missing"] == 1
    assert {tuple(way["missing"]) for way in found["W12"]["fillings"]} == {("O1",), ("T4",)}
    assert seen(scene, None, "fillings")["hints"] == {"fillings": None}


def test_where_a_piece_would_fit_that_is_not_there_yet() -> None:
    scene = Scene().with_puzzles(0, "W10 B01").with_supply(0, "O1")
    found = seen(scene, 0, "fits")["hints"]["fits"]
    assert found["I3"] == [1, 2]
    assert 1 not in found["O4"]
    assert seen(scene, None, "fits")["hints"] == {"fits": None}


def test_the_pieces_that_go_into_a_puzzle_are_those_with_a_place_in_it() -> None:
    scene = Scene().with_rows("W10 W12 W03 W04", "B01 B02 B03 B04").with_supply(0, "I3 I4 V3")
    for hint in seen(scene, 0, "fillings")["hints"]["fillings"]:
        cells = next(each.cells for each in builtin("base") if each.id == hint["puzzle"])
        for piece in ("I3", "I4", "V3"):
            has_place = any(
                PLACEMENT_KIND[number] == KIND[piece] and mask & cells == mask for number, mask in enumerate(PLACEMENTS)
            )
            assert (piece in hint["fits"]) == has_place, (hint["puzzle"], piece)
        assert set(hint["fits"]) <= {"I3", "I4", "V3"}


@pytest.mark.rule("R-SOLO-OPPONENT", "R-SOLO-LOCKED", "D8", "D10")
@pytest.mark.parametrize("mode", [mode for mode in MODES if "solo" in mode])
def test_the_opponent_does_what_the_hint_says(mode: str) -> None:
    """A step that takes a puzzle and ends the turn is left out: before it, things stood differently."""
    seen_reasons = set()
    for seed in range(8):
        for moment in sampled(mode, seed, 1):
            kinds = [event.kind for event in moment.events]
            if "turn-ended" in kinds and "taken" not in kinds:
                seen_reasons.add(compare_with_hint(moment))
    assert "most-points" in seen_reasons


def compare_with_hint(moment: Moment) -> str:
    hint = moment.view(0, "opponent")["hints"]["opponent"]
    after = view_of(moment.rules, moment.after, 0)["opponent"]
    took = [event.data for event in moment.events if event.kind == "opponent-took"]
    assert [event["puzzle"] for event in took] == [hint["puzzle"]] * bool(hint["puzzle"])
    assert (hint["locks"], hint["supply"], hint["points"]) == (after["locks"], after["supply"], after["points"])
    for event in took:
        assert {name: event[name] for name in ("row_slot", "column", "why", "open_columns", "tied")} == {
            name: hint[name] for name in ("row_slot", "column", "why", "open_columns", "tied")
        }
    return str(hint["why"])


@pytest.mark.parametrize(
    ("locks", "why", "slot"),
    [((0, 1, 1), "most-points", 4), ((1, 0, 1), "reading-order", 2), ((1, 1, 1), "all-locked", None)],
)
def test_why_the_opponent_would_take_a_puzzle(locks: tuple[int, int, int], why: str, slot: int | None) -> None:
    scene = Scene(variant="solo").with_rows("W09 W01 W13", "B01 W02 W14", "W10 W03 W15")
    hint = seen(scene.with_locks(*locks, supply=2), 0, "opponent")["hints"]["opponent"]
    assert (hint["why"], hint["row_slot"]) == (why, slot)
    assert hint["open_columns"] == [column + 1 for column in range(3) if not locks[column]]


@pytest.mark.rule("R-SOLO-OPPONENT")
def test_the_hint_names_the_puzzles_that_lose_by_reading_order() -> None:
    scene = Scene(variant="solo").with_rows("W01 W02 W03", "W09 W10 W04", "W11 W05 W15").with_locks(0, 0, 1)
    hint = seen(scene, 0, "opponent")["hints"]["opponent"]
    assert (hint["puzzle"], hint["tied"]) == ("W01", [2, 8])


@pytest.mark.rule("D10")
def test_the_opponent_may_find_nothing() -> None:
    scene = Scene(variant="solo").with_rows("- W01 W02", "- W03 W04", "- W05 W06").with_locks(0, 1, 1)
    hint = seen(scene, 0, "opponent")["hints"]["opponent"]
    assert (hint["why"], hint["puzzle"], hint["locks"]) == ("nothing-open", None, [0, 1, 1])
    assert seen(Scene(), 0, "opponent")["hints"]["opponent"] is None


@pytest.mark.rule("R-TOUCH", "R-SCORE")
@pytest.mark.parametrize("edition", ["deluxe-2019", "revised-2021"])
def test_touch_hints_come_true(edition: str) -> None:
    scene = Scene(edition).with_supply(0, "O1 I2 V3").with_puzzles(0, "W10 B05").with_touches()
    hint = seen(scene, 0, "touches")["hints"]["touches"]
    assert set(hint["placements"]) == {
        way["action"] for group in seen(scene, 0)["you"]["placements"] for way in group["ways"]
    }
    for action, score in hint["placements"].items():
        after = scene.copy().play(0, read(action))
        assert seen(after, 0)["seats"][0]["score"]["total"] == score
    (completion,) = [found for found in hint["completions"] if found["slot"] == 1]
    after = scene.copy().play(0, *map(read, completion["actions"]))
    assert seen(after, 0)["seats"][0]["score"]["total"] == completion["score"]
    assert len(completion["actions"]) == 2


@pytest.mark.rule("R-TOUCH")
def test_the_best_touch_is_named_only_if_it_gains() -> None:
    scene = Scene().with_supply(0, "I3").with_puzzles(0, "W10").with_touches()
    hint = seen(scene, 0, "touches")["hints"]["touches"]
    assert hint["best"] == "place I3@1 c2c3c4"
    assert hint["placements"][hint["best"]] == hint["now"] + 1  # 1 point won, 1 not lost, 1 paid
    poor = Scene("deluxe-2019").with_supply(0, "I3").with_puzzles(0, "W10").with_touches()
    assert seen(poor, 0, "touches")["hints"]["touches"]["best"] is None


def test_touch_hints_are_for_who_still_touches() -> None:
    scene = Scene().with_supply(0, "O1").with_puzzles(0, "W10").with_supply(1, "O1").with_puzzles(1, "W12")
    assert seen(scene, 0, "touches")["hints"]["touches"] is None
    scene.with_touches()
    assert seen(scene, None, "touches")["hints"]["touches"] is None
    assert seen(scene.play(0, DONE), 0, "touches")["hints"]["touches"] is None
    assert seen(scene, 1, "touches")["hints"]["touches"] is not None


@pytest.mark.parametrize("mode", MODES)
def test_touch_hints_come_true_in_played_games(mode: str) -> None:
    chance = Random(1)
    for seed in range(3):
        for moment in sampled(mode, seed, 10**6):
            if moment.state.phase == 1:
                hint = moment.view(moment.seat, "touches")["hints"]["touches"]
                for action in chance.sample(sorted(hint["placements"]), min(8, len(hint["placements"]))):
                    after = moment.state.clone()
                    apply(after, moment.rules, moment.seat, read(action))
                    view = view_of(moment.rules, after, moment.seat)
                    assert view["seats"][moment.seat]["score"]["total"] == hint["placements"][action]
