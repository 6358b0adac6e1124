"""The library for Linux on arm64: cross-built, its names checked, and driven through games in an emulator."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from needs import native_maker, required
from ways import compare, compare_plans, play

from projectl.aot import build
from projectl.aot.compilers import ARM64, NoCompilerError, environment, has_zig
from projectl.aot.hosts.making import maker_of
from projectl.aot.hosts.process import DRIVER, Process
from projectl.aot.program import kernels_of
from projectl.bots.value_net import kernels as net_kernels
from projectl.rules.engine import kernels as engine_kernels
from projectl.rules.ways.elsewhere import Elsewhere
from projectl.rules.ways.library import exported_name

pytestmark = pytest.mark.long
SYSTEM = Path(os.environ.get("PROJECTL_ARM64_SYSTEM", "/usr/aarch64-linux-gnu"))
"""Where the C library for arm64 lies (Debian: libc6-arm64-cross)."""


@pytest.fixture(scope="module")
def library() -> Path:
    native_maker()
    if not has_zig():
        required("the compiler ziglang (make wasm)")
    try:
        return build.make_arm64()
    except NoCompilerError as error:
        pytest.fail(str(error))


def test_it_has_the_same_names(library: Path) -> None:
    """They are looked for as they stand in the table of a shared library."""
    content = library.read_bytes()
    assert content[:4] == b"\x7fELF"
    assert int.from_bytes(content[18:20], "little") == 183, "AArch64"
    for kernel in (*kernels_of(engine_kernels), *kernels_of(net_kernels)):
        assert exported_name(kernel).encode() + b"\0" in content
    assert b"projectl_about\0" in content


@pytest.fixture(scope="module")
def emulated(library: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    emulator = shutil.which("qemu-aarch64") or shutil.which("qemu-aarch64-static")
    if emulator is None or not (SYSTEM / "lib" / "ld-linux-aarch64.so.1").exists():
        pytest.skip("NOT TESTED: there is no emulator of arm64 (Debian: qemu-user, libc6-arm64-cross)")
    driver = tmp_path_factory.mktemp("arm64") / "driver"
    compiler = [sys.executable, "-m", "ziglang", "cc", "-target", ARM64.triple, "-w", "-o", str(driver), str(DRIVER)]
    subprocess.run(compiler, check=True, env=environment())
    host = Process([emulator, "-L", str(SYSTEM), str(driver), str(library)])
    try:
        yield maker_of(host, "arm64", library)
    finally:
        host.close()


def test_games(emulated: Elsewhere) -> None:
    for number in range(238):
        compare(emulated, play(number, rounds=4))


@pytest.mark.parametrize(("bot", "count"), [("learned:1", 20), ("learned", 10), ("expert:2000", 4)])
def test_plans(bot: str, count: int, emulated: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> None:
    compare_plans(bot, count, [native_maker(), emulated], monkeypatch)
