"""What a review says adds up, is the same each time, and is made of what could be known."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from review.games import MODES, played

from projectl import Game, GameRecord, Move, ReviewError, load_record, review_game
from projectl.cli.commands.review import review_command
from projectl.game.review_documents import ReviewDocument
from projectl.record.notation.action import Action
from projectl.record.remarks import UsedHint
from projectl.review import Review
from projectl.review.course import course_of
from projectl.review.figures import figures_of
from projectl.texts import use

EARLIER = Path(__file__).parents[1] / "record" / "rules-1"
ENOUGH = 0.01
"""Percent: figures are rounded to a hundredth of that."""


@cache
def reviewed(mode: str) -> tuple[GameRecord, ReviewDocument]:
    record = played(mode)
    return record, review_game(record)


@pytest.mark.parametrize("mode", MODES)
def test_play_and_draw_add_up_from_the_first_chance_to_the_result(mode: str) -> None:
    record, found = reviewed(mode)
    sides = len(found["result"])
    for side in range(sides):
        changes = [turn[part][side] for turn in found["turns"] for part in ("play", "draw")]
        assert found["turns"][0]["chances"][side] + sum(changes) == pytest.approx(found["result"][side], abs=ENOUGH)
        way = found["ways"][side]
        assert way["start"] + way["own"] + way["others"] + way["draw"] == way["result"]
        assert way["result"] == round(found["result"][side])
    assert record.result is not None
    assert {side for side in range(sides) if found["result"][side]} == set(record.result.winners)


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "line-clear"])
def test_the_chances_of_a_turn_and_its_changes_give_those_of_the_next(mode: str) -> None:
    found = reviewed(mode)[1]
    ends = [turn["chances"] for turn in found["turns"][1:]] + [found["result"]]
    for turn, after in zip(found["turns"], ends, strict=True):
        for side, chance in enumerate(turn["chances"]):
            assert chance + turn["play"][side] + turn["draw"][side] == pytest.approx(after[side], abs=ENOUGH)
        assert sum(turn["chances"]) == pytest.approx(100, abs=ENOUGH)


@pytest.mark.parametrize("mode", MODES)
def test_every_move_lies_in_a_turn_and_every_loss_has_a_small_error(mode: str) -> None:
    record, found = reviewed(mode)
    course = course_of(record)
    stretches = sorted(stretch for turn in course.turns for stretch in turn.stretches)
    assert [stretch.first for stretch in stretches] == [0, *(stretch.end for stretch in stretches[:-1])]
    assert stretches[-1].end == len(record.moves)
    for turn in found["turns"]:
        assert turn["loss"] is None or turn["loss"] >= 0
        assert turn["error"] is None or turn["error"] <= 2.5
        assert not turn["is_slip"] or turn["loss"] >= 2 * turn["error"]  # type: ignore[operator]
        assert turn["best"] is None or turn["best"]["steps"]


def test_a_review_grows_turn_by_turn_and_is_the_same_each_time() -> None:
    record, found = reviewed("two")
    making = Review(record)
    for done in making:
        assert making.document()["turns"] == found["turns"][:done]
    assert making.document() == found


def test_best_lines_are_legal_where_they_begin() -> None:
    record, found = reviewed("two")
    better = [turn for turn in found["turns"] if turn["best"] is not None]
    assert better
    for turn in better:
        firsts = {step["action"] for step in (turn["best"] or turn["played"])["steps"][:1]}
        states = range(turn["first_move"], turn["last_move"])
        assert any(firsts <= {str(each) for each in _game_at(record, at).legal_actions(turn["seat"])} for at in states)


def _game_at(record: GameRecord, moves: int) -> Game:
    return Game.from_record(replace(record, moves=record.moves[:moves], result=None))


def test_moments_are_few_and_praise_whoever_found_more_than_others() -> None:
    for mode in MODES:
        found = reviewed(mode)[1]
        assert len(found["moments"]) <= 7
        for seat in range(found["players"]):
            praised = [
                turn for turn in found["turns"] if turn["seat"] == seat and turn["is_best"] and turn["ahead"] >= 8
            ]
            assert not praised or any(each["seat"] == seat and each["kind"] == "best" for each in found["moments"])


def test_turns_with_a_hint_do_not_count_for_the_accuracy() -> None:
    _, found = reviewed("two")
    number, worst = max(enumerate(found["turns"]), key=lambda each: each[1]["loss"] or 0)
    before, after = (figures_of(found["turns"], worst["seat"], hinted) for hinted in ((), {number}))
    assert (before["hinted"], after["hinted"]) == (0, 1)
    assert (after["accuracy"] or 0) > (before["accuracy"] or 0)


def test_a_hint_is_found_in_its_turn() -> None:
    record, found = reviewed("two")
    turn = found["turns"][4]
    making = Review(record, [UsedHint(turn["seat"], turn["first_move"] + 1, 3)])
    assert [making.hinted(seat) for seat in (turn["seat"], 1 - turn["seat"])] == [{4}, set()]


def test_records_of_older_rules_that_hold_today_are_reviewed() -> None:
    found = review_game(load_record(EARLIER / "finished.txt"))
    assert found["turns"]


@pytest.mark.parametrize(
    ("file", "code"),
    [("running.txt", "review-running"), ("dead-confirm.txt", "review-other-rules")],
)
def test_what_cannot_be_reviewed_is_refused(file: str, code: str) -> None:
    with pytest.raises(ReviewError) as fault:
        review_game(load_record(EARLIER / file))
    assert fault.value.code == code


def test_a_damaged_record_is_refused_with_what_is_wrong_in_it() -> None:
    record = played("two")
    damaged = replace(record, moves=(*record.moves[:4], Move(0, Action.parse("end")), *record.moves[4:]))
    with pytest.raises(ReviewError) as fault:
        review_game(damaged)
    assert fault.value.code == "verdict-illegal"


@pytest.mark.parametrize("language", ["de", "ja"])
def test_the_command_tells_the_review_and_writes_a_page(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page = tmp_path / "game.txt", tmp_path / "review.html"
    game = Game.from_record(played("two"))
    game.save(file)
    use(language, strict=True)
    try:
        review_command(file, html=page)
    finally:
        use("en")
    told = capsys.readouterr().out
    assert {"de": "Gewinnchance", "ja": "勝つ見込み"}[language] in told
    written = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in written
    assert "<polyline" in written
    assert "http" not in written.replace("http://www.w3.org/2000/svg", "")


def test_the_command_gives_the_document_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    Game.from_record(played("two")).save(file)
    review_command(file, as_json=True)
    assert json.loads(capsys.readouterr().out) == reviewed("two")[1]
