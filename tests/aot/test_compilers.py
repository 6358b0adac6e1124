"""Which compiler makes the library: the one that is named, the system's, or the one that is fetched."""

import shutil
from pathlib import Path

import pytest

from projectl.aot import build, compilers
from projectl.aot.compilers import NoCompilerError, commands


def test_a_compiler_is_named_with_words_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "env -u NOTHING cc")
    assert commands()[0][:4] == [shutil.which("env"), "-u", "NOTHING", "cc"]


def test_a_compiler_that_does_not_work_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As `cc` on a Mac without its tools, or one without the headers of the C library."""
    for module in (compilers, build):
        monkeypatch.setattr(module, "has_zig", lambda: False)
    monkeypatch.setenv("CC", "false")
    fetched: list[str] = []

    def bring() -> None:
        fetched.append("zig")
        monkeypatch.setenv("CC", "cc")

    monkeypatch.setattr(build, "bring_zig", bring)
    library = build.make(tmp_path / "kernels.so")
    assert library.is_file()
    assert fetched == ["zig"]


def test_no_compiler_at_all_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in (compilers, build):
        monkeypatch.setattr(module, "has_zig", lambda: False)
    monkeypatch.setattr(build, "bring_zig", lambda: None)
    monkeypatch.setenv("CC", "false")
    with pytest.raises(NoCompilerError, match="false"):
        build.make(tmp_path / "kernels.so")
