"""Archives of arrays (`.npz`), read and written by the standard library alone.

Such an archive is a zip of `.npy` files: a line that describes an array, then its numbers.
"""

from __future__ import annotations

import ast
import io
import os
import struct
import zipfile
from collections.abc import Iterable, Sequence
from math import prod
from pathlib import Path
from typing import NamedTuple

MAGIC = b"\x93NUMPY\x01\x00"
ALIGN = 64
LETTERS = {"<f2": "e", "<f4": "f", "<f8": "d", "<i8": "q"}
FAULTS = (OSError, ValueError, KeyError, TypeError, SyntaxError, struct.error, zipfile.BadZipFile)
"""What may come up when a file is no such archive."""


class Stored(NamedTuple):
    """An array: its numbers in a row, and how they are arranged."""

    shape: tuple[int, ...]
    numbers: Sequence[float]
    kind: str = "<f8"

    def rows(self) -> list[Sequence[float]]:
        """Of an array of two dimensions."""
        _, width = self.shape
        return [self.numbers[at : at + width] for at in range(0, len(self.numbers), width)]


def stored(rows: Iterable[Sequence[float]], kind: str) -> Stored:
    """Rows as an array of two dimensions."""
    every = [list(row) for row in rows]
    return Stored((len(every), len(every[0]) if every else 0), [number for row in every for number in row], kind)


def read_archive(path: Path, names: Iterable[str]) -> dict[str, Stored]:
    """Those of the arrays that there are; one of FAULTS if it is no archive of plain numbers."""
    with zipfile.ZipFile(path) as file:
        there = set(file.namelist())
        return {name: _read(file.read(f"{name}.npy")) for name in names if f"{name}.npy" in there}


def _read(content: bytes) -> Stored:
    if content[: len(MAGIC)] != MAGIC:
        raise ValueError("no array")
    start = len(MAGIC) + 2
    (length,) = struct.unpack_from("<H", content, len(MAGIC))
    head = ast.literal_eval(content[start : start + length].decode("latin1"))
    shape, kind = tuple(int(size) for size in head["shape"]), str(head["descr"])
    if head["fortran_order"] or kind not in LETTERS:
        raise ValueError(f"numbers of the kind {kind} are not read here")
    return Stored(shape, struct.unpack_from(f"<{prod(shape)}{LETTERS[kind]}", content, start + length), kind)


def write_archive(path: Path, arrays: dict[str, Stored]) -> None:
    """Write an archive; a kill meanwhile leaves the old file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft.npz")
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as file:
        for name, array in arrays.items():
            file.writestr(zipfile.ZipInfo(f"{name}.npy"), _written(array), zipfile.ZIP_DEFLATED)
    os.replace(draft, path)  # noqa: PTH105  # the same, and named for what it does


def _written(array: Stored) -> bytes:
    head = repr({"descr": array.kind, "fortran_order": False, "shape": array.shape})
    filled = head.ljust(-(-(len(MAGIC) + 3 + len(head)) // ALIGN) * ALIGN - len(MAGIC) - 3) + "\n"
    out = io.BytesIO()
    out.write(MAGIC + struct.pack("<H", len(filled)) + filled.encode("latin1"))
    out.write(struct.pack(f"<{len(array.numbers)}{LETTERS[array.kind]}", *array.numbers))
    return out.getvalue()
