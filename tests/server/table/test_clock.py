"""Clocks: by turn, by bank with increment, over days; time is what the test says."""

import pytest
from server.table.test_table import Desk, same

from projectl.rules.options import Options
from projectl.server.errors import RefusedError
from projectl.server.table import ClockSetup

MINUTE = 60_000


def desk_with(kind: str, seconds: int, increment: int = 0, expiry: str = "bot") -> Desk:
    return Desk(Options(players=2), ClockSetup(kind, seconds, increment, expiry)).seated("ann", "bob")  # type: ignore[arg-type]


def play_turn(desk: Desk) -> int:
    """Three pieces; the seat that has played."""
    seat = min(desk.table.to_act)
    while desk.table.to_act == {seat}:
        desk.play("piece")
    return seat


def test_without_a_clock_nothing_runs() -> None:
    desk = desk_with("none", 0)
    assert desk.table.clock.next_deadline() is None
    assert desk.table.document()["clocks"] is None


def test_a_turn_has_its_time_and_the_next_one_has_it_again() -> None:
    desk = desk_with("turn", 60)
    first = min(desk.table.to_act)
    assert desk.table.clock.next_deadline() == (desk.now + MINUTE, first)
    desk.now += 50_000
    desk.play("piece")
    assert desk.table.clock.deadline(first) == desk.now + 10_000  # the clock goes on within the turn
    play_turn(desk)
    assert desk.table.clock.next_deadline() == (desk.now + MINUTE, 1 - first)
    assert desk.table.clock.left[first] == MINUTE


def test_a_bank_gets_its_increment_after_the_turn() -> None:
    desk = desk_with("bank", 600, increment=10)
    first = min(desk.table.to_act)
    desk.now += MINUTE
    play_turn(desk)
    assert desk.table.clock.left[first] == 10 * MINUTE - MINUTE + 10_000
    assert desk.table.clock.deadline(first) is None


def test_running_out_hands_the_seat_to_a_bot() -> None:
    desk = desk_with("turn", 60)
    seat = min(desk.table.to_act)
    desk.now += MINUTE - 1
    with pytest.raises(RefusedError, match="still has time"):
        desk.do("timeout", seat)
    desk.now += 1
    desk.do("timeout", seat)
    assert desk.table.bots_to_act == [seat]
    assert desk.table.clock.next_deadline() is None
    desk.do("return", seat, desk.table.seats[seat].player)
    assert desk.table.clock.deadline(seat) == desk.now + MINUTE
    same(desk.table, desk.replayed())


def test_a_player_cannot_declare_a_timeout() -> None:
    desk = desk_with("turn", 60)
    seat = min(desk.table.to_act)
    desk.now += 2 * MINUTE
    with pytest.raises(RefusedError):
        desk.do("timeout", seat, desk.table.seats[1 - seat].player)


def test_an_empty_bank_is_not_taken_back() -> None:
    desk = desk_with("bank", 60)
    seat = min(desk.table.to_act)
    desk.now += MINUTE
    desk.do("timeout", seat)
    with pytest.raises(RefusedError, match="out of time"):
        desk.do("return", seat, desk.table.seats[seat].player)


def test_running_out_ends_the_game_where_that_was_chosen() -> None:
    desk = desk_with("bank", 60, expiry="end")
    seat = min(desk.table.to_act)
    desk.now += MINUTE
    desk.do("timeout", seat)
    assert desk.table.ended == {"how": "timeout", "seat": seat, "result": None}
    assert desk.table.clock.next_deadline() is None


def test_slow_games_run_over_days_and_survive_a_restart() -> None:
    desk = desk_with("turn", 3 * 86_400)
    desk.now += 2 * 86_400_000
    play_turn(desk)
    restored = desk.replayed(from_snapshot=True)
    assert restored.clock.dump() == desk.table.clock.dump()


def test_time_never_runs_backwards() -> None:
    desk = desk_with("bank", 60)
    seat = min(desk.table.to_act)
    desk.play("piece")
    desk.now -= 10 * MINUTE
    play_turn(desk)
    assert desk.table.clock.left[seat] == MINUTE


def test_both_seats_of_line_clear_have_their_own_clock() -> None:
    options = Options("deluxe-2019", variant="line-clear", players=4)
    desk = Desk(options, ClockSetup("turn", 60)).seated("ann", "bob", "carl", "dora")
    acting = sorted(desk.table.to_act)
    assert len(acting) == 2
    desk.now += 30_000
    play_turn_of(desk, acting[0])
    assert desk.table.clock.left[acting[0]] == MINUTE
    assert desk.table.clock.deadline(acting[1]) == desk.now + 30_000


def play_turn_of(desk: Desk, seat: int) -> None:
    while seat in desk.table.to_act:
        desk.do("play", seat, desk.table.seats[seat].player, action="piece")
