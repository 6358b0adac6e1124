"""One game between bots: its report, and verdicts on bots that fail."""

from collections.abc import Sequence

import pytest

from projectl.arena.match import GameReport, play_game
from projectl.arena.pairing import deal_seed, orders, pairings, tables
from projectl.bots import Bot, SeatView, make_bot
from projectl.bots.sandbox.budget import Budget
from projectl.record.notation.action import Action
from projectl.rules.options import Options

TWO = Options(players=2).checked()
SEED = deal_seed("test", 0)


class Failing:
    """Plays the first legal action until it is asked for the third time."""

    name = "failing"

    def __init__(self, answer: object) -> None:
        self.answer = answer
        self.asked = 0

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        self.asked += 1
        if self.asked < 3:
            return legal[0]
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]  # nonsense on purpose


def greedy() -> Bot:
    return make_bot("greedy", 1)


def test_a_game_is_reported() -> None:
    report = play_game(TWO, SEED, [greedy, greedy])
    assert report.reason == "black-deck-empty"
    assert sorted(seat.place for seat in report.seats) in ([1, 2], [1, 1])
    assert all(seat.decisions >= 3 * (seat.turns - 1) for seat in report.seats)
    assert all(0 < seat.slowest < seat.seconds for seat in report.seats)
    assert report.verdict == ""


def test_the_same_game_is_played_again() -> None:
    first, second = (play_game(TWO, SEED, [greedy, greedy]) for _ in range(2))
    assert [seat.score for seat in first.seats] == [seat.score for seat in second.seats]
    assert first.turns == second.turns


def test_a_report_reads_back() -> None:
    report = play_game(TWO, SEED, [greedy, greedy])
    assert GameReport.read(report.document()) == report


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        (RuntimeError("lost my way"), "failing failed: RuntimeError: lost my way."),
        (2746, "failing answered 2746, which is not one of the legal actions."),
        (None, "failing answered None, which is not one of the legal actions."),
        ("place everything", "failing answered 'place everything', which is not one of the legal actions."),
        (True, "failing answered True, which is not one of the legal actions."),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_that_fails_loses(answer: object, verdict: str, seat: int) -> None:
    makers = [greedy, greedy]
    makers[seat] = lambda: Failing(answer)
    report = play_game(TWO, SEED, makers)
    assert report.verdict == verdict
    assert report.reason == "forfeit"
    assert report.seats[seat].place == 2
    assert report.seats[1 - seat].place == 1


def test_a_bot_that_is_too_slow_loses() -> None:
    class Slow(Failing):
        def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
            import time

            time.sleep(0.05)
            return legal[0]

    report = play_game(TWO, SEED, [lambda: Slow(0), greedy], Budget(0.01))
    assert report.verdict == "failing took longer than its 0.01 s for a decision."
    assert report.seats[0].place == 2


def test_the_others_share_the_victory_over_a_bot_that_fails() -> None:
    report = play_game(Options(players=4).checked(), SEED, [greedy, lambda: Failing(None), greedy, greedy])
    assert [seat.place for seat in report.seats] == [1, 4, 1, 1]


def test_solo_reports_the_opponent() -> None:
    options = Options(variant="solo", difficulty="unbeatable").checked()
    report = play_game(options, SEED, [greedy])
    assert report.opponent is not None
    assert (report.seats[0].place == 1) == (report.seats[0].score > report.opponent)


def test_a_bot_that_fails_alone_loses_to_the_opponent() -> None:
    options = Options(variant="solo").checked()
    assert play_game(options, SEED, [lambda: Failing(None)]).seats[0].place == 2


class TestPairing:
    def test_every_deal_is_played_in_all_seat_orders(self) -> None:
        found = pairings(["a", "b"], 2, 10)
        assert [pairing.key for pairing in found[:4]] == ["0:0-1", "0:1-0", "1:0-1", "1:1-0"]
        assert len(found) == 10

    def test_no_deal_is_left_half_played(self) -> None:
        assert len(pairings(["a", "b", "c"], 3, 10)) == 12

    def test_bots_of_one_kind_change_no_seats(self) -> None:
        found = orders((0, 1, 2, 3), ["learned", "planner", "planner", "planner"])
        assert sorted(order.index(0) for order in found) == [0, 1, 2, 3]

    def test_all_orders_of_four_and_the_cyclic_ones_of_six(self) -> None:
        assert len(orders(range(4), "abcd")) == 24
        assert orders(range(6), "abcdef")[1] == (1, 2, 3, 4, 5, 0)
        assert len(orders(range(6), "abcdef")) == 6

    def test_a_tournament_has_a_table_for_every_group(self) -> None:
        assert tables(4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]

    def test_a_table_needs_its_bots(self) -> None:
        with pytest.raises(ValueError, match="4 seats need as many bots, and there are 2"):
            tables(2, 4)

    def test_deals_are_published(self) -> None:
        assert deal_seed("public", 0).hex().startswith("")
        assert deal_seed("public", 0) != deal_seed("public", 1) != deal_seed("solo", 1)
