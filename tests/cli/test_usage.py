"""Help and usage errors in the language in use."""

from collections import Counter

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from projectl.arena.report.console import print_table
from projectl.checks.selfcheck import Report, modes_by_name
from projectl.checks.selfcheck_report import table as selfcheck_table
from projectl.checks.tally import THINGS
from projectl.cli.main import run
from projectl.texts import languages, use
from projectl.texts.catalogue import Texts

FAULTS = {
    ("plax",): ("usage-no-command", {"found": "plax", "near": "play, replay", "help": "projectl --help"}),
    ("play", "--foo"): ("usage-no-option", {"found": "--foo", "near": "none", "help": "projectl play --help"}),
    ("play", "--players", "x"): ("usage-whole-number", {"name": "--players", "help": "projectl play --help"}),
    ("serve", "--port", "0"): ("usage-value", {"name": "--port", "help": "projectl serve --help"}),
    ("arena", "greedy", "--seconds", "x"): ("usage-number", {"name": "--seconds", "help": "projectl arena --help"}),
    ("verify",): ("usage-missing", {"name": "FILE", "help": "projectl verify --help"}),
    ("play", "a", "b"): ("usage-extra", {"found": "a b", "help": "projectl play --help"}),
}
ENGLISH = ("Usage", "Options", "Commands", "Show this", "No such", "Invalid value", "Input should", "<bool>", "<list")


@pytest.mark.parametrize("arguments", FAULTS, ids=" ".join)
def test_a_wrong_command_line_is_one_line_in_the_language(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    key, params = FAULTS[arguments]
    assert run([*arguments, "--language", "de"]) == 2
    err = capsys.readouterr().err
    assert err.replace("\u00a0", " ") == f"projectl: {Texts('de').t(key, **params)}\n".replace("\u00a0", " ")


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en", "fr"}))
@pytest.mark.parametrize("command", [(), ("play",), ("admin",), ("admin", "list"), ("bench",)], ids=" ".join)
def test_help_has_no_english_frame(command: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command, "--help", "--language", language]) == 0
    out = capsys.readouterr().out
    assert [word for word in ENGLISH if word in out] == []
    assert Texts(language).t("usage-options") in out


def test_a_table_keeps_its_figures_on_a_narrow_screen_and_in_a_pipe() -> None:
    table = Table("bot", "", box=None)
    table.add_column("n", no_wrap=True)
    table.add_row("name", "a long description in many words " * 5, "123456789 – 987654321")
    for terminal in (True, False):
        console = Console(width=60, force_terminal=terminal, record=True, no_color=True)
        print_table(table, console)
        shown = console.export_text()
        assert "123456789 – 987654321" in shown
        assert "…" not in shown
        assert terminal or len(shown.strip().splitlines()) == 2


@pytest.mark.parametrize("language", languages())
def test_a_table_too_wide_for_the_screen_goes_on_below(language: str) -> None:
    """As that of `projectl selfcheck`, with 19 columns: every figure and every head is whole, at 80 columns too."""
    use(language)
    try:
        tally = Counter(dict.fromkeys(THINGS, 1234567))
        table = selfcheck_table(Report(dict.fromkeys(list(modes_by_name())[:2], tally)))
        heads = [str(column.header) for column in table.columns]
        console = Console(width=80, force_terminal=True, record=True, no_color=True)
        print_table(table, console)
    finally:
        use("en")
    shown = console.export_text()
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert "…" not in shown
    assert shown.count("1234567") == 2 * len(THINGS)
    assert [head for head in heads if head not in shown] == []


def test_sentences_in_tables_are_broken_and_not_moved() -> None:
    table = Table(box=None)
    table.add_column("bot", no_wrap=True)
    table.add_column("")
    table.add_row("level:1", "長い説明は空白がなくても折り返されます。" * 6)
    console = Console(width=60, force_terminal=True, record=True, no_color=True)
    print_table(table, console)
    lines = console.export_text().splitlines()
    assert max(map(cell_len, lines)) <= 60
    assert sum("level:1" in line for line in lines) == 1
