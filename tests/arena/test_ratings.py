"""Bradley–Terry ratings on cases whose answer is known."""

from itertools import combinations
from math import log10
from random import Random

import pytest

from projectl.arena.rating.bradley_terry import expected, inverted, ratings


def matrix(size: int, *results: tuple[int, int, float, float]) -> list[list[float]]:
    """(a, b, wins of a, wins of b) as a table."""
    wins = [[0.0] * size for _ in range(size)]
    for a, b, for_a, for_b in results:
        wins[a][b], wins[b][a] = for_a, for_b
    return wins


def rating_difference(share: float) -> float:
    """The difference in rating that a share of wins stands for."""
    return 400 * log10(share / (1 - share))


def test_three_of_four_are_191_points() -> None:
    a, b = ratings(matrix(2, (0, 1, 75_000, 25_000)))
    assert a.rating - b.rating == pytest.approx(190.85, abs=0.05)
    assert a.rating == pytest.approx(-b.rating)


def test_nobody_is_better() -> None:
    found = ratings(matrix(3, (0, 1, 50, 50), (1, 2, 50, 50), (0, 2, 50, 50)))
    assert [each.rating for each in found] == pytest.approx([0, 0, 0], abs=1e-6)


def test_the_known_strengths_are_found_again() -> None:
    true, chance, games = [-300.0, -80.0, 30.0, 350.0], Random(5), 3000
    wins = [[0.0] * 4 for _ in true]
    for a, b in combinations(range(4), 2):
        for _ in range(games):
            better = chance.random() < expected(true[a], true[b])
            wins[a][b] += better
            wins[b][a] += not better
    found = ratings(wins)
    assert [each.rating for each in found] == pytest.approx(true, abs=25)
    assert all(each.low < value < each.high for each, value in zip(found, true, strict=True))


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    chance, held, rounds = Random(11), 0, 200
    for _ in range(rounds):
        won = sum(chance.random() < 0.64 for _ in range(100))
        a, b = ratings(matrix(2, (0, 1, won, 100 - won)))
        held += 2 * a.low <= rating_difference(0.64) <= 2 * a.high
        assert a.high - a.low == pytest.approx(b.high - b.low)
    assert 0.9 * rounds < held < 0.99 * rounds


def test_an_interval_of_a_match_by_hand() -> None:
    """With n games at even strength the difference has the variance 4 / n, and each rating half of its error."""
    a, _ = ratings(matrix(2, (0, 1, 199.5, 199.5)))  # and one imagined tie
    assert a.high - a.rating == pytest.approx(1.96 * 173.718 * (4 / 400) ** 0.5 / 2, rel=1e-3)


def test_an_unbeaten_bot_has_a_finite_rating() -> None:
    a, b = ratings(matrix(2, (0, 1, 100, 0)))
    assert 400 < a.rating - b.rating < 1500


def test_bots_that_have_not_met_can_be_compared_by_others() -> None:
    found = ratings(matrix(3, (0, 1, 90, 10), (1, 2, 90, 10)))
    assert found[0].rating > found[1].rating > found[2].rating
    assert found[0].high - found[0].low > found[1].high - found[1].low


def test_ratings_before_the_first_game() -> None:
    assert [each.rating for each in ratings(matrix(2))] == [0, 0]
    assert ratings([]) == []


def test_inverse() -> None:
    assert inverted([[0, 2], [4, 0]]) == [[0, 0.25], [0.5, 0]]
    with pytest.raises(ValueError, match="no inverse"):
        inverted([[1, 1], [1, 1]])
