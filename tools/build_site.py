"""Makes a folder that is the whole game, for any place that serves files: build/site (docs/web-page.md).

    python tools/build_site.py       # quick when nothing changed

The client as it is without a server, our Python as one file, Pyodide from its npm package, the kernels as WebAssembly,
a service worker, and the licences of it all. What is large lies packed: the page unpacks it, so a host need not.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import build_client

ROOT = build_client.ROOT
SITE = ROOT / "build" / "site"
COMPILED = ROOT / "build" / "site-python"
STAMP = ROOT / "build" / "site.built.txt"
PACKAGE = ROOT / "src" / "projectl"
PYODIDE = build_client.WEB / "node_modules" / "pyodide"
WASM = ROOT / "build" / "wasm"
SHELL = build_client.WEB / "site"
LICENCES = Path(__file__).parent / "licences"

SHIPPED = (
    "__init__.py", "errors", "rules", "record", "game", "verdict", "bots", "advice", "lessons", "data", "device",
    "problems", "review", "judge/*.py", "judge/net",
    "texts/*.py", "texts/*.json", "texts/en",
    "aot/__init__.py", "aot/hosts/__init__.py", "aot/hosts/making.py", "aot/hosts/browser.py",
    "server/__init__.py", "server/messages", "server/table", "server/answers", "server/naming",
    "server/errors.py", "server/ids.py", "server/i18n.py", "server/options_advisor.py",
    "server/replay/__init__.py", "server/replay/asked.py", "server/replay/records.py", "server/replay/replay.py",
    "server/bots/__init__.py", "server/bots/questions.py", "server/bots/substitutes.py",
)  # fmt: skip
"""Of our package, what a device uses; `tests/test_layers.py` holds that it needs no more."""
LEFT_OUT = ("data/strength-results.json", "data/strength.toml", "data/nets/card.md")
PYTHON_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
KERNELS = ("kernels.wasm", "kernels-simd.wasm")


def ours() -> list[Path]:
    """The files of our Python, without what Python makes of them."""
    found: set[Path] = set()
    for name in SHIPPED:
        for path in PACKAGE.glob(name):
            found.update(path.rglob("*") if path.is_dir() else [path])
    left_out = {PACKAGE / name for name in LEFT_OUT}
    return sorted(path for path in found - left_out if path.is_file() and "__pycache__" not in path.parts)


def compile_python() -> None:
    """Python's library and ours as byte code, in COMPILED: to compile it in a browser takes longer than all else."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    for path in ours():
        target = COMPILED / "game" / "projectl" / path.relative_to(PACKAGE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    shutil.copyfile(PYODIDE / "python_stdlib.zip", COMPILED / "python_stdlib.zip")
    node = shutil.which("node")
    assert node is not None, "npm has just run"
    tools = Path(__file__).parent
    subprocess.run([node, tools / "in_pyodide.mjs", PYODIDE, tools / "compile_for_site.py", COMPILED], check=True)


def archive() -> bytes:
    """All of ours: the length of the list of paths and sizes, the list, then one after the other."""
    root = COMPILED / "game"
    files = [
        (path.relative_to(root).as_posix(), path.read_bytes()) for path in sorted(root.rglob("*")) if path.is_file()
    ]
    listed = json.dumps([[name, len(content)] for name, content in files]).encode()
    return b"".join([struct.pack(">I", len(listed)), listed, *(content for _, content in files)])


def pack(name: str, content: bytes) -> dict[str, object]:
    """Put a file into the folder, packed and named for its content; how it is listed."""
    packed = gzip.compress(content, 9, mtime=0)
    stem = name.replace(".", "_")
    file = f"{stem}-{hashlib.sha256(packed).hexdigest()[:8]}.packed"
    (SITE / "game" / file).write_bytes(packed)
    return {"name": file, "size": len(packed)}


def fill() -> None:
    """Put everything beside the client."""
    (SITE / "game").mkdir()
    sources = {name: (PYODIDE / name).read_bytes() for name in PYTHON_FILES}
    sources |= {name: (WASM / name).read_bytes() for name in KERNELS}
    compile_python()
    sources |= {"library.zip": (COMPILED / "library.zip").read_bytes(), "game": archive()}
    files = {name: pack(name, content) for name, content in sources.items()}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8")) | {"packages": {}}
    listed = {"files": files, "lock": lock}
    (SITE / "game" / "files.json").write_text(json.dumps(listed), encoding="utf-8")
    shutil.copytree(LICENCES, SITE / "licences")
    shutil.copy(ROOT / "LICENSE", SITE / "licences" / "project-l.txt")
    shell()


def shell() -> None:
    """The page itself, what it says where it cannot run, and how it starts without a network."""
    page = (SITE / "site.html").read_text(encoding="utf-8")
    (SITE / "site.html").unlink()
    page = page.replace("</title>", '</title>\n    <link rel="manifest" href="./manifest.webmanifest" />')
    page = page.replace("</body>", '  <script src="./not_served.js"></script>\n  </body>')
    (SITE / "index.html").write_text(page, encoding="utf-8")
    shutil.copy(SHELL / "site.webmanifest", SITE / "manifest.webmanifest")
    said = {path.parent.name: text_of("device-not-served", path) for path in PACKAGE.glob("texts/*/device.ftl")}
    script = (SHELL / "not_served.js").read_text(encoding="utf-8")
    (SITE / "not_served.js").write_text(script.replace("__SAID__", json.dumps(said)), encoding="utf-8")
    (SITE / "sw.js").unlink()  # a server's, which ends the one that follows
    names = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file())
    kept = ["./", *(name for name in names if name != "index.html" and not name.startswith("licences/"))]
    digest = hashlib.sha256()
    for name in names:
        digest.update(name.encode() + (SITE / name).read_bytes())
    worker = (SHELL / "sw.js").read_text(encoding="utf-8")
    worker = worker.replace("__VERSION__", f"projectl-{digest.hexdigest()[:16]}").replace("__FILES__", json.dumps(kept))
    (SITE / "sw.js").write_text(worker, encoding="utf-8")


def text_of(key: str, path: Path) -> str:
    """A plain text of a language."""
    found = re.search(rf"^{key} = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, f"{path} has no {key}"
    return found[1]


def fingerprint() -> str:
    """Of all that the folder is made from."""
    digest = hashlib.sha256(build_client.fingerprint().encode())
    for path in sources():
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """What is not the client's."""
    yield from ours()
    yield from sorted(path for folder in (SHELL, LICENCES) for path in folder.rglob("*") if path.is_file())
    yield from (WASM / name for name in KERNELS)
    yield from (Path(__file__).with_name(name) for name in ("in_pyodide.mjs", "compile_for_site.py"))
    yield from (Path(__file__), build_client.WEB / "site.html", *sorted(PACKAGE.glob("aot/hosts/memory.*")))


def main() -> int:
    """What the Makefile asks for."""
    missing = [name for name in KERNELS if not (WASM / name).is_file()]
    if missing:
        print(f"{WASM} has no {', '.join(missing)} (make wasm)", file=sys.stderr)
        return 1
    build_client.bring_node()
    if not PYODIDE.is_dir():
        build_client.run_npm("ci", "--no-progress", "--loglevel=error")
    wanted = fingerprint()
    if not (STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted and SITE.is_dir()):
        print("Building the folder for web space", file=sys.stderr, flush=True)
        build_client.run_npm("run", "--silent", "build:site")
        fill()
        STAMP.write_text(wanted, encoding="utf-8")
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"The whole game, for any web space: {SITE} ({size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
