"""Reports: what they count, and the forms they come in."""

import io
import json
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from projectl import __version__
from projectl.arena.match import GameReport, SeatReport
from projectl.arena.pairing import Pairing
from projectl.arena.report.document import report_document
from projectl.arena.report.html import as_html
from projectl.arena.report.svg import round_step
from projectl.arena.report.table import as_csv, print_report, remarks
from projectl.arena.tournament import Games, Played, Setup, run_tournament
from projectl.rules.options import Options

SETUP = Setup(("a", "b"), Options(players=2).checked(), 4)


def game(places: list[int], order: tuple[int, ...] = (0, 1), **more: Any) -> tuple[Pairing, GameReport]:
    seats = [
        SeatReport(place, 20 - place, 5, decisions=10, turns=2, seconds=0.5, slowest=0.1, evaluations=100)
        for place in places
    ]
    return Pairing(0, order), GameReport(seats, more.pop("turns", 18), "black-deck-empty", "score", **more)


GAMES: Games = [game([1, 2]), game([1, 2], (1, 0)), game([1, 2]), game([1, 1], (1, 0))]


def report_of(setup: Setup, games: Games) -> dict[str, Any]:
    return report_document(setup, Played(games, None))


def test_the_table_counts_victories_shared_ones_in_part() -> None:
    a, b = report_of(SETUP, GAMES)["table"]
    assert (a["bot"], a["games"], a["wins"], a["win_rate"]) == ("a", 4, 2.5, 0.625)
    assert (b["wins"], b["mean_score"]) == (1.5, 18.5)
    assert a["low"] < 0.625 < a["high"]
    assert a["rating"] > 0 > b["rating"]
    assert a["rating_low"] < a["rating"] < a["rating_high"]


def test_pairs_count_ties_as_halves() -> None:
    (pair,) = report_of(SETUP, GAMES)["pairs"]
    assert (pair["a"], pair["b"], pair["games"], pair["a_wins"], pair["ties"]) == ("a", "b", 4, 2.5, 1)
    assert 0 < pair["low"] < 0.625 < pair["high"] < 1


def test_the_first_players_share() -> None:
    first = report_of(SETUP, GAMES)["first_player"]
    assert (first["games"], first["wins"], first["share"], first["even"]) == (4, 3.5, 0.875, 0.5)


def test_what_bots_used() -> None:
    a, _ = report_of(SETUP, GAMES)["table"]
    assert (a["ms_per_decision"], a["ms_per_turn"], a["slowest_ms"]) == (50, 250, 100)
    assert (a["evaluations_per_decision"], a["evaluations_per_turn"]) == (10, 50)


def test_lengths_and_scores() -> None:
    document = report_of(SETUP, [game([1, 2], turns=16), game([1, 2], turns=20)])
    assert document["rounds"]["mean"] == 9
    assert document["round_counts"] == {"8": 1, "10": 1}
    assert document["table"][0]["score_counts"] == {"19": 2}


def test_a_bot_in_several_seats_counts_for_each() -> None:
    setup = Setup(("a", "b", "b"), Options(players=3).checked(), 1)
    document = report_of(setup, [game([2, 1, 3], (0, 1, 2))])
    assert [(row["bot"], row["games"], row["wins"]) for row in document["table"]] == [("a", 1, 0), ("b", 2, 1)]
    assert [(pair["games"], pair["a_wins"]) for pair in document["pairs"]] == [(2, 1)]


def test_forfeits_are_told() -> None:
    pairing, report = game([2, 1])
    report.reason, report.verdict = "forfeit", "a raised ValueError: <b>"
    document = report_of(SETUP, [(pairing, report)])
    assert [row["forfeits"] for row in document["table"]] == [1, 0]
    assert document["verdicts"] == ["a raised ValueError: <b>"]
    assert "a raised ValueError: &lt;b&gt;" in as_html(document)
    assert document["first_player"]["games"] == 0
    assert not any("First player" in line or "Rounds" in line for line in remarks(document))


def test_more_games_than_were_asked_for_are_told() -> None:
    asked = Setup(("a", "b"), Options(players=2).checked(), 3)
    assert any("Games played: 4, asked for: 3." in line for line in remarks(report_of(asked, GAMES)))
    assert not any("asked" in line for line in remarks(report_of(SETUP, GAMES)))


def test_a_report_says_whose_it_is(played: dict[str, Any]) -> None:
    identity = played["identity"]
    assert [row["identity"] for row in played["table"]] == list(identity["bots"].values())
    console = Console(width=200, record=True, file=io.StringIO())
    print_report(played, console)
    for told in (as_html(played), console.export_text()):
        assert f"random {identity['bots']['random']}" in told
        assert f"rules {identity['rules']}" in told
    assert identity["bots"]["greedy"] in as_csv(played)


def test_a_report_of_nobody_knows_whom_says_so() -> None:
    document = report_of(SETUP, GAMES)
    assert [row["identity"] for row in document["table"]] == ["unknown", "unknown"]
    assert "identity is unknown" in as_html(document)


def test_nothing_played_yet() -> None:
    document = report_of(SETUP, [])
    assert [row["games"] for row in document["table"]] == [0, 0]
    assert as_html(document)


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    setup = Setup(("random", "greedy"), Options(players=2), 4, "test").checked()
    return report_document(setup, run_tournament(setup, workers=1))


def test_the_document_is_json(played: dict[str, Any]) -> None:
    assert json.loads(json.dumps(played))["games"] == 4


def test_csv_has_a_line_for_each_bot(played: dict[str, Any]) -> None:
    head, *lines = as_csv(played).splitlines()
    assert head.startswith("bot,games,wins,win_rate,low,high,rating")
    assert [line.split(",")[0] for line in lines] == ["random", "greedy"]


def test_the_page_needs_nothing_else(played: dict[str, Any]) -> None:
    page = as_html(played)
    assert page.count("<svg") == 4
    assert "http" not in page
    assert "src=" not in page
    for svg in page.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + svg.partition("</svg>")[0] + "</svg>")


def test_the_tables_fit_a_terminal(played: dict[str, Any]) -> None:
    console = Console(width=80, record=True, file=io.StringIO())
    print_report(played, console)
    text = console.export_text()
    assert "greedy" in text
    assert "…" not in text


def test_the_page_tells_how_it_was_made_and_is_cards_where_it_is_narrow() -> None:
    setup = Setup(("greedy", "random"), Options(players=2), 2, "spring").checked()
    page = as_html(report_document(setup, run_tournament(setup, workers=1)), "projectl arena a b", "2026-11-19")
    for told in ("projectl arena a b", "2026-11-19", "spring", f"projectl {__version__}", "puzzles"):
        assert told in page
    assert 'data-head="rating"' in page
    assert "max-width: 50rem" in page


@pytest.mark.parametrize(("span", "step"), [(1, 0.25), (7, 2), (70, 20), (1200, 250), (0.3, 0.1), (99, 20)])
def test_scales_have_round_numbers(span: float, step: float) -> None:
    assert round_step(span) == pytest.approx(step)
