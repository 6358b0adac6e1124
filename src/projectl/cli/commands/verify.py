"""`projectl verify`: replays a game record and tells whether it is right."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from projectl.record.gamefile import load_record, verify
from projectl.texts import t


def verify_command(path: Path) -> bool:
    """Print the verdict on a record; whether it is a finished game with nothing wrong in it."""
    verdict = verify(load_record(path))
    text = t("verify-verdict", path=path, verdict=t(verdict.code, **verdict.params))
    Console(highlight=False).print(text, style="green" if verdict.ok else "yellow", soft_wrap=True, markup=False)
    return verdict.ok
