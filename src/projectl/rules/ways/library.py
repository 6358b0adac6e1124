"""Where the library of compiled kernels lies, and whether it is the right one.

`make kernels` makes it from the very files that run interpreted. What it tells of itself (`projectl_about`) is compared
with these files and with the layouts of the records: one that was made from others is refused, never called.
PROJECTL_KERNELS names another library; `interpreted` does without any.
"""

from __future__ import annotations

import ctypes
import hashlib
import logging
import os
import platform
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType

from projectl.errors import ProjectLError
from projectl.rules.layout import Layout

VARIABLE = "PROJECTL_KERNELS"
INTERPRETED = "interpreted"
FOLDER = Path(__file__).parents[2] / "native"
SUFFIXES = {"win32": ".dll", "darwin": ".dylib"}


class NoLibraryError(ProjectLError, ImportError):
    """There is no library of compiled kernels that could be used here."""

    def __init__(self, reason: str) -> None:
        super().__init__("no-kernels", reason=reason)


def file_name(system: str = sys.platform, machine: str | None = None) -> str:
    """Of the library for a platform."""
    return f"kernels-{system}-{(machine or platform.machine()).lower()}{SUFFIXES.get(system, '.so')}"


def library_path() -> Path:
    """The library that is asked for; NoLibraryError when none is wanted."""
    named = os.environ.get(VARIABLE, "")
    if named == INTERPRETED:
        raise NoLibraryError(f"{VARIABLE}={INTERPRETED}")
    return Path(named) if named else FOLDER / file_name()


def exported_name(function: FunctionType) -> str:
    """Under which name a kernel is found in the library: its package and module are part of it."""
    return "_".join(("kernel", *function.__module__.split(".")[-2:], function.__name__))


def digest(text: str | bytes) -> str:
    """Short, and different for every text."""
    return hashlib.sha256(text.encode() if isinstance(text, str) else text).hexdigest()[:16]


def digest_of(package: ModuleType) -> str:
    """Of all files of a package of kernels."""
    assert package.__file__ is not None
    sources = sorted(Path(package.__file__).parent.rglob("*.py"))
    return digest(b"\0".join(source.name.encode() + b"\0" + source.read_bytes() for source in sources))


class Library:
    """A library that was opened."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise NoLibraryError(f"{path} is not there (make kernels)")
        try:
            self.handle = ctypes.CDLL(str(path))
            about = ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(self.handle, "projectl_about")))
        except (OSError, ValueError, AttributeError) as error:
            raise NoLibraryError(f"{path} cannot be loaded: {error}") from error
        self.path = path
        self.about = about.decode()

    def check(self, package: ModuleType, layouts: Iterable[Layout]) -> None:
        """NoLibraryError unless it was made from these files and for these records."""
        check_about(self.about, self.path, package, layouts)


def check_about(about: str, path: Path, package: ModuleType, layouts: Iterable[Layout]) -> None:
    """NoLibraryError unless what kernels tell of themselves says that they were made from these files and records."""
    told = dict(line.split(" ", 1) for line in about.splitlines())
    if told.get(package.__name__) != digest_of(package):
        raise NoLibraryError(f"{path} was made from other files of {package.__name__} (make kernels)")
    for layout in layouts:
        if told.get(layout.name) != digest(layout.text()):
            raise NoLibraryError(f"{path} has another layout of {layout.name} (make kernels)")


@cache
def open_library() -> Library:
    """The library, once per process; NoLibraryError if there is none."""
    return Library(library_path())


@cache
def say_once(reason: str) -> None:
    """That everything runs interpreted."""
    logging.getLogger("projectl").warning("Running interpreted, many times slower: %s", reason)
