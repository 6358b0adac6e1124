"""Answers are the best there are: plain searches, which leave nothing out, find no more."""

import pytest
from needs import required

from projectl.problems import Problem, year
from projectl.problems.arranging import unique
from projectl.problems.generating import generated
from projectl.problems.shipped import practice
from projectl.rules.ways.library import NoLibraryError
from projectl.rules.ways.running import native

from .plain import Plain, most_points

MANY = 1_000


def proved_best(problem: Problem) -> int:
    """The best result of a problem, found plainly."""
    game = problem.game()
    if problem.kind == "touches":
        return most_points(game.state, game.rules)
    return Plain(game.rules).most_completed(game.state)


@pytest.fixture(autouse=True)
def compiled() -> None:
    """Plain searches look at a million states: interpreted they would take hours."""
    try:
        native()
    except NoLibraryError as error:
        required(str(error))


def test_a_plain_search_finds_the_same_best() -> None:
    for each in year()[:15]:
        assert proved_best(each) == each.best, each.line


def test_the_same_seed_makes_the_same_problems_and_they_hold() -> None:
    made = [*generated(3)]
    assert [each.line for each in made] == [each.line for each in generated(3)]
    assert made
    for each in made:
        assert proved_best(each) == each.best, each.line


@pytest.mark.long
def test_every_shipped_answer_is_the_best() -> None:
    for each in (*year(), *practice()):
        assert proved_best(each) == each.best, each.line


@pytest.mark.long
def test_a_thousand_generated_answers_are_the_best() -> None:
    """Of games that none of the shipped ones come from."""
    made: list[Problem] = []
    seed = 10_000
    while len(made) < MANY:
        made = unique([*made, *generated(seed)])
        seed += 1
    for each in made[:MANY]:
        assert proved_best(each) == each.best, each.line
