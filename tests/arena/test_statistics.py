"""The statistics against published and hand-computed cases."""

import pytest

from projectl.arena.rating.statistics import Interval, mean_interval, summary, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson_intervals_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_is_symmetric() -> None:
    low, high = wilson(3, 10)
    assert wilson(7, 10) == pytest.approx((1 - high, 1 - low))


def test_wilson_knows_nothing_before_the_first_game() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)


def test_wilson_counts_shared_victories_in_part() -> None:
    assert wilson(2, 10).low < wilson(2.5, 10).low < wilson(3, 10).low


@pytest.mark.parametrize("wins", [-1, 11])
def test_wilson_refuses_more_wins_than_games(wins: int) -> None:
    with pytest.raises(ValueError, match=r"0 to 10 wins in 10 games"):
        wilson(wins, 10)


def test_summary() -> None:
    found = summary([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.mean == 5
    assert found.deviation == pytest.approx(2.13809, abs=1e-5)  # of a sample: 32 / 7 under the root
    assert (found.size, found.least, found.median, found.most) == (8, 2, 4.5, 9)


def test_summary_of_nothing() -> None:
    assert summary([]).mean == 0


def test_mean_interval() -> None:
    low, high = mean_interval([0, 10] * 50)
    assert (low + high) / 2 == 5
    assert high - low == pytest.approx(2 * 1.96 * 5.0252 / 10, abs=1e-3)
