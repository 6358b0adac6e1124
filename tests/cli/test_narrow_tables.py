"""The tables of measurements at 80 columns of a screen, and in a pipe: no figure and no head is cut."""

import re
from typing import Any

import pytest
from rich.cells import cell_len

from projectl.arena.strength.measure import every_series
from projectl.bench.engine import report as bench_report
from projectl.bench.engine.measure import TARGETS
from projectl.cli.commands import bench_server as bench_net
from projectl.cli.commands import strength as strength_cmd
from projectl.texts import languages, use

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
FIGURE = 1_234_567.0
STRENGTH = {
    "row": "learned-three-planners",
    "games": 1_234_567,
    "win_rate": 1.0,
    "low": 0.987,
    "high": 1.0,
    "mean_margin": -123.4,
    "evaluations_per_turn": FIGURE,
    "floor": True,
    "goal": False,
    "repeat": True,
    "identity": {"bots": {"learned": "7afb9a2c721cb2cd"}},
}
BENCH: dict[str, Any] = {"backend": "sqlite", "raised": {}, "realtime": False, "missed": [], "p99_ms": 1_234_567}
RULES: dict[str, tuple[Any, list[str]]] = {
    "strength": (
        lambda: strength_cmd._print([STRENGTH], every_series()[-1]),
        ["98.7% – 100.0%", "-123.4", "1,234,567", "7afb9a2c721cb2cd", "learned-three-planners"],
    ),
    "bench engine": (
        lambda: bench_report.print_table({target.figure: FIGURE for target in TARGETS}),
        ["1\u202f230\u202f000"],
    ),
    "bench server": (lambda: bench_net._print(BENCH, []), ["1,234,567"]),
}


@pytest.fixture(params=languages())
def _language(request: pytest.FixtureRequest) -> Any:
    use(request.param)
    yield
    use("en")


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("table", RULES)
@pytest.mark.parametrize("screen", [True, False], ids=["screen", "pipe"])
def test_every_figure_is_whole(
    table: str, screen: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.delenv("NO_COLOR", raising=False)
    if screen:
        monkeypatch.setenv("FORCE_COLOR", "1")
    else:
        monkeypatch.delenv("FORCE_COLOR", raising=False)
    show, figures = RULES[table]
    show()
    shown = ESCAPES.sub("", capsys.readouterr().out)
    assert [figure for figure in figures if figure not in shown] == []
    assert "…" not in shown
    if screen:
        assert max(map(cell_len, shown.splitlines())) <= 80
