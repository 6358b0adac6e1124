"""The judge's net: alike in every way of running, small, and refused where it is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from projectl import Game, chances
from projectl.bots.value_net.model.npz import Stored, write_archive
from projectl.errors import WrongValueError
from projectl.judge import Judge, Position, judge
from projectl.judge.net.index import HIDDEN, ROOM, ROWS
from projectl.judge.running import FILE, BadJudgeError, Bench
from projectl.judge.training.deals import Deal
from projectl.judge.training.playing import play
from projectl.rules.ways.running import Interpreted

KINDS = ("two", "solo", "line-clear", "ghost-ambassador")
MOST_BYTES = 100_000


def positions(kind: str, games: int = 1) -> list[Position]:
    """All moments of some games."""
    return [moment.position for number in range(games) for moment in play(Deal("test", kind, number)).moments]


@pytest.mark.parametrize("kind", KINDS)
def test_interpreted_and_compiled_are_alike_to_the_last_bit(kind: str) -> None:
    some = positions(kind)[::12][:6]
    assert len(some) > 1
    assert Judge(maker=Interpreted()).chances_of(some) == judge().chances_of(some)


def test_no_position_has_more_inputs_than_there_is_room_for() -> None:
    bench = Bench(judge()._benches._maker, True, None)
    most = 0
    for position in positions("six", 2):
        laid = bench.laid_out(position.rules)
        bench.maker.put(bench.states, 0, position.state)
        for seat in range(position.rules.players):
            bench.kernels.show_inputs(bench.states, 0, laid, bench.place.workspace, bench.scales, seat)
            most = max(most, bench.scales.actives)
    assert 50 < most < ROOM - 100


def test_what_was_judged_before_changes_nothing() -> None:
    """Solo and other games, with ghosts and without, one among the other."""
    mixed = [each for kind in KINDS for each in positions(kind)[::15]]
    alone = [Judge().chances(each) for each in mixed]
    assert judge().chances_of(mixed[::-1]) == alone[::-1]


def test_the_net_is_small() -> None:
    assert FILE.stat().st_size < MOST_BYTES


@pytest.mark.parametrize("shape", [(ROWS, HIDDEN - 1), None])
def test_a_file_without_such_a_net_is_refused(tmp_path: Path, shape: tuple[int, int] | None) -> None:
    file = tmp_path / "net.npz"
    if shape:
        write_archive(file, {"weights": Stored(shape, [0.0] * (shape[0] * shape[1]))})
    else:
        file.write_bytes(b"no archive")
    with pytest.raises(BadJudgeError) as caught:
        Judge(file)
    assert caught.value.code == "net-unreadable"
    assert str(file) in str(caught.value)


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(WrongValueError):
        chances("a game")  # type: ignore[arg-type]
    assert len(chances(Game(players=2, seed=1))) == 2
