"""Makes the library for this machine, if it is not there already from the files as they are.

    python -m projectl.aot              # quick when nothing changed
    python -m projectl.aot wasm         # build/wasm/kernels.wasm and kernels-simd.wasm
    python -m projectl.aot arm64        # the library for Linux on arm64

PROJECTL_NO_KERNELS=1 leaves it out of a package that is built.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from projectl.rules.ways.library import FOLDER, digest, file_name

from .compilers import (
    ARM64,
    FLAGS,
    HERE,
    WASM,
    WASM_SIMD,
    NoCompilerError,
    Target,
    bring_zig,
    commands,
    compile_library,
    has_zig,
)
from .faults import NotInSubsetError

PACKAGE = Path(__file__).parents[1]
ROOT = PACKAGE.parents[1]
WORK = ROOT / "build" / "kernels"
WASM_FOLDER = ROOT / "build" / "wasm"
STAMP = "built.txt"
SOURCES = ("aot", "rules", "bots/value_net", "judge/net", "lab/batch")
NO_COMPILER = 3
"""The exit code with which one may go on: everything runs interpreted."""


def is_wanted() -> bool:
    """Whether a package that is built carries the library."""
    return not os.environ.get("PROJECTL_NO_KERNELS")


def fingerprint(target: Target = HERE) -> str:
    """Of everything that goes into a library."""
    parts = [path.name.encode() + path.read_bytes() for path in _sources()]
    return digest(b"\0".join([*parts, repr((FLAGS, target, os.environ.get("CC"))).encode()]))


def _sources() -> Iterator[Path]:
    for folder in SOURCES:
        yield from sorted((PACKAGE / folder).rglob("*.py"))


def is_current(library: Path, target: Target = HERE) -> bool:
    """Whether a library was made from the files as they are."""
    stamp = _stamp(library)
    return library.is_file() and stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(target)


def _stamp(library: Path) -> Path:
    return library.with_name(f"{library.stem}.{STAMP}")


def make(library: Path, target: Target = HERE) -> Path:
    """Make a library, unless it is current; NoCompilerError where that cannot be done."""
    if is_current(library, target):
        return library
    if target.triple or not commands(target):
        bring_zig()
    from .program import source

    before = fingerprint(target)  # an edit while it is made must not go unnoticed
    WORK.mkdir(parents=True, exist_ok=True)
    library.parent.mkdir(parents=True, exist_ok=True)
    text = WORK / f"{library.stem}.c"
    text.write_text(source(), encoding="utf-8")
    _stamp(library).unlink(missing_ok=True)
    try:
        compiler = compile_library(text, library, target)
    except NoCompilerError:
        if has_zig():
            raise
        bring_zig()  # a compiler that is there, but does not work
        compiler = compile_library(text, library, target)
    _stamp(library).write_text(before, encoding="utf-8")
    print(f"Compiled the kernels by {compiler}: {library} ({library.stat().st_size // 1000} kB)", file=sys.stderr)
    return library


def make_native() -> Path:
    """The library for this machine."""
    return make(FOLDER / file_name())


def make_arm64() -> Path:
    """The library for Linux on arm64."""
    return make(WORK / file_name("linux", "aarch64"), ARM64)


def make_wasm() -> tuple[Path, Path]:
    """Both WebAssembly modules: for every browser, and with the instructions for several numbers at once."""
    return make(WASM_FOLDER / "kernels.wasm", WASM), make(WASM_FOLDER / "kernels-simd.wasm", WASM_SIMD)


def main(arguments: list[str]) -> int:
    """What is asked for; 1 if the kernels are not of the subset, NO_COMPILER if only a compiler is missing."""
    makers = {"native": make_native, "wasm": make_wasm, "arm64": make_arm64}
    wanted = arguments or ["native"]
    if unknown := [name for name in wanted if name not in makers]:
        print(f"{unknown[0]} is none of {', '.join(makers)}", file=sys.stderr)
        return 2
    try:
        for name in wanted:
            makers[name]()
    except NoCompilerError as error:
        meanwhile = ", everything runs interpreted" if "native" in wanted else " for another platform"
        print(f"The kernels cannot be compiled{meanwhile}: {error}", file=sys.stderr)
        return NO_COMPILER
    except NotInSubsetError as error:
        print(error, file=sys.stderr)
        return 1
    return 0
