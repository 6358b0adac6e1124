"""A tournament that ends when it is decided, and records of its games."""

from pathlib import Path

import pytest

from projectl import load_record, verify
from projectl.arena.rating.sequential import HIGH, Sequential
from projectl.arena.report.document import report_document
from projectl.arena.report.table import remarks
from projectl.arena.tournament import RecordsOccupiedError, Setup, run_tournament
from projectl.cli.commands.arena import SequentialBotsError, arena_command
from projectl.rules.options import Options


def setup_of(games: int = 100, records: Path | None = None) -> Setup:
    return Setup(("greedy", "random"), Options(players=2), games, "test", records=records).checked()


def test_it_ends_with_the_deal_that_decides_however_it_is_run(tmp_path: Path) -> None:
    tests = [Sequential(0.5, 0.6) for _ in range(3)]
    store = tmp_path / "games.jsonl"
    alone = run_tournament(setup_of(), workers=1, test=tests[0], store=store)
    together = run_tournament(setup_of(), workers=2, test=tests[1])
    again = run_tournament(setup_of(), workers=1, test=tests[2], store=store)
    assert tests[0].verdict == HIGH
    assert [test.document() for test in tests[1:]] == [tests[0].document()] * 2
    assert len(alone.games) == 2 * tests[0].deals < 100
    places = [[[seat.place for seat in report.seats] for _, report in each.games] for each in (alone, together, again)]
    assert places[0] == places[1] == places[2]
    document = report_document(setup_of(), alone, tests[0])
    assert document["sprt"]["verdict"] == "high"
    assert any("0.6 rather than 0.5" in line for line in remarks(document))


def test_games_that_do_not_suffice_leave_it_open() -> None:
    test = Sequential(0.5, 0.6)
    played = run_tournament(setup_of(games=4), workers=1, test=test)
    assert (len(played.games), test.verdict, test.deals) == (4, "", 2)
    assert any("Undecided" in line for line in remarks(report_document(setup_of(games=4), played, test)))


@pytest.mark.parametrize("bots", [["greedy"] * 2, ["greedy", "random", "planner"]])
def test_it_is_about_two_bots(bots: list[str]) -> None:
    with pytest.raises(SequentialBotsError) as caught:
        arena_command(bots, Options(), games=2, sprt=(0.5, 0.6))
    assert caught.value.code == "sprt-bots"


def test_every_game_is_a_record_and_none_is_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    played = run_tournament(setup_of(4, folder), workers=2)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [
        f"test-0000{deal}-{order}.txt" for deal in (1, 2) for order in ("1-2", "2-1")
    ]
    records = [load_record(file) for file in files]
    assert all(verify(record).ok for record in records)
    assert records[1].names == ("random 1", "greedy 2")
    scores = [[row.score for row in record.result.rows] for record in records if record.result]
    assert scores == [[seat.score for seat in report.seats] for _, report in played.games]
    before = [file.read_text() for file in files]
    with pytest.raises(RecordsOccupiedError) as caught:
        run_tournament(setup_of(6, folder), workers=1)
    assert caught.value.code == "records-occupied"
    assert [file.read_text() for file in files] == before
