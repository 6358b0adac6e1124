"""Which compiler makes a library of the C, and how it is called.

The system's own where there is one; else `ziglang`, a Python package with a compiler for every platform, which is
fetched into a folder of its own and is nobody's dependency. Other platforms and WebAssembly are its business alone.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ZIG = "ziglang"
# Numbers come out alike everywhere: no fused operations, no wider ones, overflow wraps. Code for any machine of the
# platform, not for this one. Records are copied by the C library, not by what a compiler puts in place of the call.
FLAGS = (
    "-std=gnu11", "-ffp-contract=off", "-fwrapv", "-fno-math-errno", "-fvisibility=hidden", "-w",
    "-fno-builtin-memcpy",
)  # fmt: skip
SHARED = ("-shared", "-fPIC")
# GCC's third level puts so much into the rules' callers that a step takes a tenth longer. What the nets gain by that
# level are their loops, done several numbers at a time.
OPTIMISED = ("-O2", "-ftree-vectorize", "-fpeel-loops")
OPTIMISED_BY_ZIG = ("-O3",)


class NoCompilerError(Exception):
    """There is none, or none that works."""


class Target(NamedTuple):
    """A platform to compile for."""

    triple: str
    """As zig names it; empty: the machine at hand."""
    flags: tuple[str, ...] = SHARED


HERE = Target("")
ARM64 = Target("aarch64-linux-gnu.2.17")
WASM_FLAGS = (
    "-nostdlib", "-Wl,--no-entry", "-Wl,--export-dynamic", "-Wl,--export=__heap_base", "-Wl,--strip-all",
    "-Wl,--initial-memory=134217728",
)  # fmt: skip
WASM = Target("wasm32-freestanding", ("-mcpu=mvp+bulk_memory+sign_ext+nontrapping_fptoint", *WASM_FLAGS))
WASM_SIMD = Target(WASM.triple, ("-mcpu=mvp+bulk_memory+sign_ext+nontrapping_fptoint+simd128", *WASM_FLAGS))


def compile_library(source: Path, library: Path, target: Target = HERE, flags: tuple[str, ...] = ()) -> str:
    """Make the library, replaced at once when it is done; returns the compiler's name. NoCompilerError if none can."""
    faults: list[str] = []
    for command in commands(target):
        draft = library.with_name(f"{library.name}.{os.getpid()}.draft")
        arguments = [*command, *FLAGS, *target.flags, *flags, "-o", str(draft), str(source)]
        try:
            done = subprocess.run(arguments, capture_output=True, text=True, check=False, env=environment())
        except OSError as error:
            faults.append(str(error))
            continue
        if done.returncode == 0 and draft.is_file():
            os.replace(draft, library)  # noqa: PTH105  # the same, and named for what it does
            return " ".join([Path(command[0]).name, *command[1:]])
        draft.unlink(missing_ok=True)
        faults.append(f"{command[0]}: {done.stderr.strip()[-500:]}")
    raise NoCompilerError("; ".join(faults) or f"neither a C compiler nor the package {ZIG} is there")


def commands(target: Target = HERE) -> list[list[str]]:
    """The compilers that there are, the first choice first."""
    found: list[list[str]] = []
    if not target.triple:
        named = shlex.split(os.environ.get("CC", ""))  # as in CC="ccache gcc"
        choices = [named] if named else [["cc"], ["gcc"], ["clang"]]
        paths = [(shutil.which(name), rest) for name, *rest in choices]
        found += [[path, *rest, *OPTIMISED] for path, rest in paths if path][:1]
    if has_zig():
        triple = ["-target", target.triple] if target.triple else ["-mcpu=baseline"]
        found.append([sys.executable, "-m", ZIG, "cc", *triple, *OPTIMISED_BY_ZIG])
    return found


def zig_folder() -> Path:
    """Where the compiler is put that is fetched: beside everything else that is built, in a checkout."""
    return Path(__file__).parents[3] / "build" / "zig"


def has_zig() -> bool:
    """Whether it is there, in its folder or in this environment (that of a package's build)."""
    return (zig_folder() / ZIG).is_dir() or importlib.util.find_spec(ZIG) is not None


def bring_zig() -> None:
    """Fetch it, unless it is there; NoCompilerError when it cannot be had."""
    if has_zig():
        return
    print(f"Fetching the compiler {ZIG} (100 MB, once)", file=sys.stderr, flush=True)
    constraints = Path(__file__).parents[3] / "constraints.txt"
    pinned = ["--constraint", str(constraints)] if constraints.is_file() else []
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(zig_folder()), *pinned, ZIG]
    if subprocess.run(command, check=False, stdout=sys.stderr).returncode:
        raise NoCompilerError(f"the package {ZIG} cannot be had")


def environment() -> dict[str, str]:
    """In which the compiler that was fetched is found."""
    folders = [str(zig_folder()), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(folders)}
