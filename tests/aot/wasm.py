"""The WebAssembly modules in Node, as makers like any other."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from needs import required

from projectl.aot import build
from projectl.aot.compilers import WASM, WASM_SIMD, NoCompilerError, Target, has_zig
from projectl.aot.hosts.process import Process, in_node
from projectl.rules.ways.elsewhere import Elsewhere

MODULES: dict[str, Target] = {"kernels": WASM, "kernels-simd": WASM_SIMD}


@contextmanager
def web_assembly(name: str) -> Iterator[Elsewhere]:
    """The maker of a module; skips where there is no Node, or the module is stale and cannot be made."""
    maker = in_node(node(), made(name))
    assert isinstance(maker.host, Process)
    try:
        yield maker
    finally:
        maker.host.close()


def made(name: str) -> Path:
    module, target = build.WASM_FOLDER / f"{name}.wasm", MODULES[name]
    if not build.is_current(module, target) and not has_zig():
        required("the compiler ziglang (make wasm)")
    try:
        return build.make(module, target)
    except NoCompilerError as error:
        required(str(error))


def node() -> str:
    """The Node that the client is built with."""
    sys.path.insert(0, str(build.ROOT / "tools"))
    try:
        import build_client  # type: ignore[import-not-found]
    finally:
        del sys.path[0]
    command = build_client.npm()
    if command is None:
        required("Node")
    folder = str(Path(command[0]).parent)
    found = shutil.which("node", path=os.pathsep.join([folder, os.environ.get("PATH", "")]))
    return found or required("Node")
