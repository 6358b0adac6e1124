"""A library that does not fit is refused in clear words, and everything runs interpreted."""

import logging
import subprocess
import sys
from pathlib import Path

import pytest
from needs import native_maker

from projectl.aot import build
from projectl.bots import speed as pace
from projectl.bots.registry import catalogue as registry
from projectl.bots.value_net import runtime as loading
from projectl.rules import engine
from projectl.rules.layout import Field, Layout
from projectl.rules.layouts import STATE
from projectl.rules.ways import running
from projectl.rules.ways.library import Library, NoLibraryError, library_path, open_library


def test_a_moved_field_is_refused() -> None:
    native_maker()
    first, second, *others = STATE.fields
    moved = Layout("State", (second, first, *others))
    open_library().check(engine, [STATE])
    with pytest.raises(NoLibraryError, match="another layout of State"):
        open_library().check(engine, [moved])


def test_a_wider_field_is_refused() -> None:
    native_maker()
    wider = Layout("State", (*STATE.fields[:-1], Field("arrows", "i2", (2,))))
    with pytest.raises(NoLibraryError, match="another layout of State"):
        open_library().check(engine, [wider])


def test_other_sources_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    native_maker()
    (tmp_path / "step.py").write_text("# edited\n")
    monkeypatch.setattr(engine, "__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(NoLibraryError, match=r"other files of projectl\.rules\.engine"):
        open_library().check(engine, [])


def test_a_file_that_is_no_library_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.so").write_bytes(b"no library")
    with pytest.raises(NoLibraryError, match="cannot be loaded"):
        Library(tmp_path / "x.so")
    with pytest.raises(NoLibraryError, match="make kernels"):
        Library(tmp_path / "none.so")


def test_a_variable_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROJECTL_KERNELS", "/elsewhere/kernels.so")
    assert library_path() == Path("/elsewhere/kernels.so")
    monkeypatch.setenv("PROJECTL_KERNELS", "interpreted")
    with pytest.raises(NoLibraryError, match="PROJECTL_KERNELS=interpreted"):
        library_path()


FEW = ["level:1", "level:2", "level:3", "level:4", "level:5", "random", "greedy", "planner"]
SOME = [*FEW[:5], "level:6", "level:7", "level:8", "level:9", *FEW[5:], "learned"]


@pytest.mark.parametrize(
    ("rate", "offered", "seconds"),
    [(800, FEW, 3.125), (1_000, SOME, 2.5), (12_000, [*SOME, "expert", "level:10"], 0.2)],
)
def test_what_is_offered_without_a_library_depends_on_the_machine(
    rate: float, offered: list[str], seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "why_interpreted", lambda: NoLibraryError("none"))
    monkeypatch.setattr(pace, "evaluations_per_second", lambda: rate)
    assert sorted(info.name for info in registry.offered_bots()) == sorted(offered)
    assert (registry.why_fewer() is None) == ("expert" in offered)
    assert registry.turn_seconds_of("level:6") == pytest.approx(seconds, abs=0.05)
    if "level:10" not in offered:
        with pytest.raises(registry.BotTooSlowError, match="would think for too long here") as refused:
            registry.check_offered("level:10")
        assert refused.value.params["seconds"] == round(35_000 / rate)


WITHOUT = """
import logging, sys
from projectl.bots import make_bot
from projectl.bots.speed import evaluations_per_second
from projectl.bots.registry.catalogue import check_offered, offered_bots, why_fewer, BotTooSlowError
from projectl.rules.ways.running import best
assert best().name == "interpreted" and best() is best()
from projectl.bots.value_net.runtime import best_net
assert best_net().name == "interpreted"
print(evaluations_per_second())
print(*[info.name for info in offered_bots()])
try:
    check_offered("level:10")
except BotTooSlowError as error:
    print(error)
"""


def test_without_a_library_everything_runs_interpreted_and_says_so_once() -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        capture_output=True, text=True, check=True, env={"PROJECTL_KERNELS": "interpreted"},
    )  # fmt: skip
    rate, offered, refused = run.stdout.splitlines()
    assert 50 < float(rate) < 10_000
    assert offered.split() == (FEW if 2500 / float(rate) > 3 else SOME)
    assert "level:10 would think for too long here" in refused
    assert run.stderr.count("Running interpreted") == 1


def test_with_a_library_all_bots_are_offered(caplog: pytest.LogCaptureFixture) -> None:
    native_maker()
    with caplog.at_level(logging.WARNING):
        assert registry.offered_bots() == registry.bots()
        assert loading.best_net().name == running.best().name == "native"
    assert not caplog.records


def test_a_build_is_quick_when_nothing_changed_and_never_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler is not asked: what counts is when it would be."""
    made: list[Path] = []

    def compile_nothing(_source: Path, library: Path, *_rest: object) -> str:
        made.append(library)
        library.write_bytes(b"x")
        return "nothing"

    sources = tmp_path / "package"
    for folder in build.SOURCES:
        (sources / folder).mkdir(parents=True, exist_ok=True)
        (sources / folder / "a.py").write_text("a = 1\n")
    monkeypatch.setattr(build, "compile_library", compile_nothing)
    monkeypatch.setattr(build, "PACKAGE", sources)
    monkeypatch.setattr(build, "WORK", tmp_path / "work")
    monkeypatch.setattr("projectl.aot.program.source", lambda: "")
    library = tmp_path / "kernels.so"
    build.make(library)
    build.make(library)
    assert len(made) == 1
    for count, folder in enumerate(build.SOURCES, 2):
        (sources / folder / "a.py").write_text("a = 2\n")
        build.make(library)
        build.make(library)
        assert len(made) == count, folder
    library.unlink()
    build.make(library)
    assert len(made) == len(build.SOURCES) + 2
