"""Compiles Python's library and ours for Pyodide: run in Pyodide itself, whose byte code it is (`in_pyodide.mjs`).

/there/python_stdlib.zip becomes /there/library.zip, all compiled, without what no game asks for; the files of ours in
/there/game are compiled too, and those go that nobody reads.
"""

import ast
import zipfile
from importlib.util import cache_from_source, source_hash
from pathlib import Path

THERE = Path("/there")
LEFT_OUT = """
    _pydatetime _pydecimal _pyio _pylong _pyrepl argparse bdb cProfile cmd compileall configparser csv dbm doctest email
    ensurepip ftplib http imaplib mailbox modulefinder multiprocessing optparse pdb pickletools plistlib poplib profile
    pstats pyclbr pydoc pydoc_data smtplib sqlite3 tabnanny tarfile timeit trace turtle unittest uuid wave webbrowser
    wsgiref xml xmlrpc zipapp
"""
"""What neither Pyodide nor we ask for when a game is played; tests/web/test_site.py loads all of ours without it."""
ENCODINGS = (
    "__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_16 utf_8 utf_8_sig"
)
READ = [THERE / "game" / "projectl" / folder for folder in ("rules/engine", "bots/value_net", "judge/net")]


def is_wanted(name: str) -> bool:
    """Whether a file of Python's library goes along."""
    root, _, rest = name.removesuffix(".py").partition("/")
    return root not in LEFT_OUT.split() and (root != "encodings" or rest in ENCODINGS.split())


def compiled(name: str, source: bytes) -> bytes:
    """The byte code of a file as a file, which is taken without a look at its source. What tells about itself goes."""
    from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # as py_compile does

    tree = ast.parse(source)
    for node in ast.walk(tree):
        has_body = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if has_body and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return bytes(_code_to_hash_pyc(compile(tree, name, "exec", dont_inherit=True), source_hash(source), False))


def compile_library() -> None:
    """Nothing is packed in it: the whole file is."""
    with zipfile.ZipFile(THERE / "python_stdlib.zip") as found, zipfile.ZipFile(THERE / "library.zip", "w") as made:
        for info in found.infolist():
            if info.is_dir() or not is_wanted(info.filename):
                continue
            name, content = info.filename, found.read(info)
            if name.endswith(".py"):
                name, content = f"{name}c", compiled(name, content)
            made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)


def compile_ours() -> None:
    """Beside the file, or in its place: what the kernels were made from is compared with the sources."""
    for path in [*(THERE / "game").rglob("*.py")]:
        made = compiled(f"/{path.relative_to(THERE)}", path.read_bytes())
        if any(folder in path.parents for folder in READ):
            cached = Path(cache_from_source(str(path)))
            cached.parent.mkdir(exist_ok=True)
            cached.write_bytes(made)
        else:
            path.with_suffix(".pyc").write_bytes(made)
            path.unlink()


compile_library()
compile_ours()
