"""Which bot it was that played: a hash of all that decides how it plays, as far as that can be known.

- A bot of this package: the sources of `projectl.bots`, the levels and the nets that come with the package. Interpreted
  and compiled it plays alike.
- `learned:FILE.npz`, `expert:FILE.npz`: the same, and that file.
- A class in a file: the file and what it imports from its own folder, and of these imports the imports; where one of
  them imports `projectl.bots`, the bots of this package too.
- A bot of another package: all files of that package, and its version.

What a bot reads or imports by other ways (files of data, packages that are installed) is not part of it.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from projectl.bots.registry.catalogue import entry_point, is_net_file
from projectl.bots.registry.spec import Named, read_spec
from projectl.bots.value_net.model.weights import FOLDER as NETS

DIGITS = 16
"""Of a hash, as it is stored and shown."""
HERE = Path(__file__).parent
DATA = HERE.parent / "data"


def identity_of(spec: str) -> str:
    """The identity of a bot, named in the language of `spec`; files are read anew at every call."""
    source = read_spec(spec)
    if not isinstance(source, Named):
        return _of_own_code(source.path)
    entry = entry_point(source.name)
    if entry is not None:
        return _of_package(entry.module, entry.dist.version if entry.dist else "")
    found = _built_in()
    if is_net_file(source.argument):
        found = digest([("bots", found.encode()), _read(Path(str(source.argument)), "net")])
    return found


def digest(parts: Iterable[tuple[str, bytes]]) -> str:
    """A hash of named contents, in the order given."""
    found = hashlib.sha256()
    for name, content in parts:
        found.update(f"{name}\0{len(content)}\0".encode() + content)
    return found.hexdigest()[:DIGITS]


def sources(*folders: Path, root: Path = HERE.parent) -> Iterator[tuple[str, bytes]]:
    """The Python files in some folders, or files, under their paths from `root`."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            yield _read(path, path.relative_to(root).as_posix())


@cache
def _built_in() -> str:
    """Once per process, like the code that it stands for."""
    data = [DATA / "levels.toml", *sorted(NETS.glob("*.npz"))]
    return digest([*sources(HERE), *(_read(path, path.name) for path in data)])


def _read(path: Path, name: str) -> tuple[str, bytes]:
    """A file as it is hashed: line ends of Windows make no other bot."""
    content = path.read_bytes() if path.is_file() else b""
    return name, content.replace(b"\r\n", b"\n") if path.suffix in {".py", ".toml"} else content


def _of_own_code(path: Path) -> str:
    files, uses_bots = _reached(path.resolve())
    parts = [_read(each, each.relative_to(path.resolve().parent).as_posix()) for each in sorted(files)]
    return digest([*parts, ("bots", _built_in().encode())] if uses_bots else parts)


def _reached(start: Path) -> tuple[set[Path], bool]:
    """The files of a folder that a file of it imports, with itself, and whether one of them imports our bots."""
    found, waiting, uses_bots = {start}, [start], False
    while waiting:
        path = waiting.pop()
        for name in _imported(path):
            uses_bots |= name == "projectl" or name.startswith("projectl.bots")
            new = set(_in_folder(start.parent, name.partition(".")[0])) - found
            found |= new
            waiting += sorted(new)
    return found, uses_bots


def _imported(path: Path) -> Iterator[str]:
    """The full names of the modules that a file imports, wherever in it."""
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return  # it cannot be loaded either, and whoever tries is told why
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names)


def _in_folder(folder: Path, module: str) -> Iterator[Path]:
    if (folder / f"{module}.py").is_file():
        yield folder / f"{module}.py"
    if module and (folder / module).is_dir():
        yield from sorted((folder / module).rglob("*.py"))


def _of_package(module: str, version: str) -> str:
    """All files of the top package of a module; it is found without running any of it."""
    spec = find_spec(module.partition(".")[0])
    folders = [Path(place) for place in (spec.submodule_search_locations or ())] if spec else []
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if _counts(path)]
    if not files and spec and spec.origin:
        files = [Path(spec.origin)]
    return digest([("version", version.encode()), *(_read(path, path.name) for path in files)])


def _counts(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts
