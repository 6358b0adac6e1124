"""The problems that come with the package: a year of days, no two alike, whose answers hold."""

from datetime import date, timedelta

import pytest

from projectl.lessons.practice import Practice
from projectl.problems import KINDS, Problem, ProblemError, judge, of_day, problem, problem_document, to_practise, year
from projectl.problems.shapes import key_of
from projectl.problems.shipped import FIRST_DAY, FOLDER, is_shipped, practice, read_day
from projectl.rules.pieces import SIZE, cells_of, mask_of

EVERY = (*year(), *practice())


def test_there_is_one_for_every_day_of_a_year_in_little_room() -> None:
    assert len(year()) >= 366
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= 300_000
    assert {each.kind for each in year()} <= {*KINDS}
    assert {each.difficulty for each in year()} == {1, 2, 3}


def test_no_two_are_the_same() -> None:
    assert len({each.key for each in EVERY}) == len(EVERY)
    assert len({each.id for each in EVERY}) == len(EVERY)


@pytest.mark.parametrize("part", range(8))
def test_every_answer_solves_its_problem_with_its_last_action(part: int) -> None:
    for each in EVERY[part::8]:
        practice_game = Practice(each.game())
        for action in each.answer[:-1]:
            practice_game.play(action)
        assert judge(each, each.answer[:-1])["goal"] == "not yet", each.line
        assert judge(each, each.answer)["goal"] == "reached", each.line


def test_a_day_has_one_problem_for_everybody_and_the_year_repeats() -> None:
    day = date(2026, 11, 19)
    assert of_day(day) is of_day(day) is problem(of_day(day).id)
    assert of_day(day + timedelta(len(year()))) is of_day(day - timedelta(len(year()))) is of_day(day)
    assert of_day(day) is not of_day(day + timedelta(1))
    assert is_shipped(FIRST_DAY)
    assert not is_shipped(FIRST_DAY - timedelta(1))
    assert not is_shipped(FIRST_DAY + timedelta(len(year())))


def test_no_card_is_hidden_that_could_change_an_answer() -> None:
    """Twins that differ in every card which nobody sees are told and judged alike."""
    for each in EVERY[::25]:
        game, twin = each.game(), each.game()
        assert (game.state.deck_count, {*game.state.rows}) == ([0, 0], {-1})
        twin.state.deck = twin.state.deck[::-1]
        twin.state.rng = 1 << 31 | 1
        for action in each.answer:
            if not game.is_over:
                assert game.view(0) == twin.view(0)
                game.play(action, 0)
                twin.play(action, 0)
        assert game.view(0) == twin.view(0)


def turned(cell: tuple[int, int]) -> tuple[int, int]:
    return cell[1], SIZE - 1 - cell[0]


def mirrored(cell: tuple[int, int]) -> tuple[int, int]:
    return cell[0], SIZE - 1 - cell[1]


def test_turned_mirrored_and_in_another_order_is_the_same() -> None:
    found = Problem("complete 1 2 | I3 1=W12:O1@c4 2=W03:L4@c2c3c4d4 3=W04 | - | end")
    game = found.game()
    for turn in (turned, mirrored):
        rules = game.rules._replace(
            cells=[mask_of(turn(cell) for cell in cells_of(int(cells))) for cells in game.rules.cells]
        )
        state = game.state.clone()
        state.filled = [mask_of(turn(cell) for cell in cells_of(filled)) for filled in state.filled]
        state.puzzle[:3], state.filled[:3] = state.puzzle[2::-1], state.filled[2::-1]
        assert key_of(state, rules, 0) == found.key
    assert Problem("complete 1 2 | I3,O1 1=W12:O1@c4 2=W03:L4@c2c3c4d4 3=W04 | - | end").key != found.key
    assert Problem("complete 1 2 | I3 1=W12:O1@c3 2=W03:L4@c2c3c4d4 3=W04 | - | end").key != found.key


def test_a_problem_is_told_without_its_answer() -> None:
    for each in year()[:6]:
        told = problem_document(each)
        assert (told["id"], told["kind"], told["difficulty"]) == (each.id, each.kind, each.difficulty)
        assert told["view"]["to_act"] == [0]
        assert (told["count"] == each.best) if each.kind == "complete" else told["count"] is None
        assert not {"answer", "best"} & {*told}


def test_the_trainer_keeps_the_problems_of_the_days() -> None:
    days = {each.id for each in year()}
    for kind in ("complete", "touches"):
        for difficulty in (1, 2, 3):
            found = [to_practise(kind, difficulty, number) for number in range(5)]
            assert {each.kind for each in found} == {kind}
            assert not {each.id for each in found} & days
            assert to_practise(kind, difficulty, 10**9).kind == kind


def test_what_is_not_there_is_refused_in_words() -> None:
    with pytest.raises(ProblemError, match="There is no problem mystery"):
        problem("mystery")
    with pytest.raises(ProblemError, match="The kinds are complete and touches"):
        to_practise("chess", 1, 0)
    for text in ("19.11.2026", "2026-02-30", "20261119", "x" * 1000):
        with pytest.raises(ProblemError, match="Write it like 2026-11-19"):
            read_day(text)
    assert read_day("2026-11-19") == date(2026, 11, 19)
