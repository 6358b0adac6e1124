"""Writing files so that they are whole."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from projectl.errors import ProjectLError


class UnwritableFileError(ProjectLError, OSError):
    """A file cannot be written."""

    def __init__(self, path: str | Path, reason: str) -> None:
        super().__init__("file-unwritable", path=str(path), reason=reason)


def write_whole(path: str | Path, text: str) -> None:
    """Write a text file, so that it is the old one or the new one, never half of it."""
    try:
        _replace(Path(path), text)
    except (OSError, ValueError) as error:  # ValueError: characters that no path has
        raise UnwritableFileError(path, getattr(error, "strerror", None) or str(error)) from error


def _replace(path: Path, text: str) -> None:
    mode = _mode(path)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        os.chmod(name, mode)  # noqa: PTH101  # temporary files are private; this one is to be like any other
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _mode(path: Path) -> int:
    """What a file is open to: as it was, or as a new file of this user is."""
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
