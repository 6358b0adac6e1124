"""Intervals and the sequential test keep what they promise: 1,000 simulated tournaments each, with lucky deals."""

from math import erf, sqrt
from random import Random

import pytest

from projectl.arena.rating.bradley_terry import expected, ratings
from projectl.arena.rating.paired import mean_of_deals, paired, students_t
from projectl.arena.rating.sequential import HIGH, LOW, Sequential, SharesError
from projectl.arena.rating.statistics import wilson

TOURNAMENTS = 1000
LUCK = [0.0, 0.6, 1.5]
"""How much a deal favours the first player, in standard deviations."""


def chance_of(advantage: float) -> float:
    return (1 + erf(advantage / sqrt(2))) / 2


def deal(strength: float, luck: float, chance: Random) -> list[float]:
    """Two games of a deal, each bot first once; a game in twenty is a tie."""
    favour = chance.gauss(0, luck)
    points = []
    for side in (1, -1):
        won = chance.random() < chance_of(strength + side * favour)
        points.append(0.5 if chance.random() < 0.05 else float(won))
    return points


def truth_of(strength: float, luck: float) -> float:
    """The share in the long run: what luck does to both sides is one normal deviation more."""
    return 0.025 + 0.95 * chance_of(strength / sqrt(1 + luck * luck))


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize(("strength", "deals"), [(0.0, 25), (0.5, 50), (1.0, 100)])
def test_of_a_thousand_intervals_93_to_97_percent_hold_the_truth(strength: float, deals: int, luck: float) -> None:
    chance = Random(f"{strength} {deals} {luck}")
    truth = truth_of(strength, luck)
    held = 0
    for _ in range(TOURNAMENTS):
        low, high = paired({number: deal(strength, luck, chance) for number in range(deals)}).interval()
        held += low <= truth <= high
    assert 0.93 * TOURNAMENTS <= held <= 0.97 * TOURNAMENTS, held


def test_paired_games_tell_more_than_as_many_single_ones() -> None:
    chance = Random(1)
    deals = {number: deal(0.3, 1.5, chance) for number in range(200)}
    found = paired(deals)
    low, high = found.interval()
    single = wilson(sum(map(sum, deals.values())), 400)
    assert found.spread < 0.8
    assert high - low < 0.9 * (single.high - single.low)


def test_bots_that_win_or_lose_whole_deals_are_known_less_well() -> None:
    chance = Random(2)
    deals = {number: [float(chance.random() < 0.5)] * 2 for number in range(100)}
    assert paired(deals).spread == pytest.approx(2, abs=0.1)


def test_few_deals_and_clear_ones() -> None:
    low, high = paired({0: [1.0, 1.0]}).interval()
    assert low < 0.5 < high == 1.0
    low, high = paired({number: [1.0, 1.0] for number in range(50)}).interval()
    assert 0.94 < low < high == 1.0
    low, high = paired({number: [1.0, 0.0] for number in range(50)}).interval()
    assert 0.45 < low < 0.5 < high < 0.55, "a deal that is always split tells that both are alike"
    assert paired({}).interval() == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "quantile"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)])
def test_students_quantiles_of_the_tables(freedom: int, quantile: float) -> None:
    assert students_t(freedom) == pytest.approx(quantile, abs=0.01)


@pytest.mark.parametrize("luck", LUCK)
def test_means_of_any_numbers_hold_the_truth_too(luck: float) -> None:
    chance = Random(f"margin {luck}")
    held = 0
    for _ in range(TOURNAMENTS):
        deals = {}
        for number in range(30):
            favour = chance.gauss(0, luck)
            deals[number] = [3 + favour + chance.gauss(0, 1), 3 - favour + chance.gauss(0, 1)]
        low, high = mean_of_deals(deals)
        held += low <= 3 <= high
    assert 0.93 * TOURNAMENTS <= held <= 0.97 * TOURNAMENTS, held


def decided(share: float, luck: float, chance: Random) -> tuple[str, int]:
    """The verdict about 0.5 or 0.6 where a share holds, found by its strength."""
    strength = STRENGTH[share] * sqrt(1 + luck * luck)
    test = Sequential(0.5, 0.6)
    while not test.verdict:
        points = deal(strength, luck, chance)
        test.add(sum(points) / 2)
    return test.verdict, test.deals


STRENGTH = {0.5: 0.0, 0.6: 0.26699}
"""Where ties take a twentieth: 0.025 + 0.95 Φ(0.26699) = 0.6."""


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize(("share", "wrong"), [(0.5, HIGH), (0.6, LOW)])
def test_the_sequential_test_errs_in_five_of_a_hundred_on_both_sides(share: float, wrong: str, luck: float) -> None:
    assert truth_of(STRENGTH[share], 0) == pytest.approx(share, abs=1e-4)
    chance = Random(f"{share} {luck}")
    found = [decided(share, luck, chance) for _ in range(TOURNAMENTS)]
    errors = sum(verdict == wrong for verdict, _ in found)
    assert 0.005 * TOURNAMENTS <= errors <= 0.065 * TOURNAMENTS, errors
    assert sum(deals for _, deals in found) / TOURNAMENTS < 400


def test_a_bot_far_better_is_soon_known() -> None:
    test = Sequential(0.5, 0.6)
    chance = Random(1)
    while not test.verdict:
        test.add(sum(deal(1.5, 0.5, chance)) / 2)
    assert test.verdict == HIGH
    assert test.deals < 40
    assert test.add(0.0) == HIGH, "it is decided"
    assert test.document()["verdict"] == HIGH


@pytest.mark.parametrize(("low", "high"), [(0.6, 0.5), (0.5, 0.5), (0, 0.5), (0.5, 1)])
def test_shares_that_cannot_be_told_apart_are_refused(low: float, high: float) -> None:
    with pytest.raises(SharesError) as caught:
        Sequential(low, high)
    assert caught.value.code == "sprt-shares"


@pytest.mark.parametrize("luck", LUCK)
def test_intervals_of_ratings_hold_the_truth_too(luck: float) -> None:
    chance = Random(f"rating {luck}")
    truth = truth_of(0.4, luck)
    held = 0
    for _ in range(TOURNAMENTS):
        deals = {number: deal(0.4, luck, chance) for number in range(60)}
        won = sum(map(sum, deals.values()))
        rated = ratings([[0, won], [120 - won, 0]], [paired(deals).spread] * 2)[0]
        held += expected(2 * rated.low, 0) <= truth <= expected(2 * rated.high, 0)
    assert 0.93 * TOURNAMENTS <= held <= 0.97 * TOURNAMENTS, held
