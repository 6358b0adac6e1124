"""Finished games on disk: one JSON document a line, so that a tournament that was killed goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .match import GameReport
from .pairing import Pairing

VERSION = 1

Finished = dict[str, tuple[Pairing, GameReport]]
"""By the key of the pairing."""


class StoreError(ValueError):
    """A file that cannot be gone on with; it is left as it is."""

    def __init__(self, code: str, message: str, **params: object) -> None:
        super().__init__(message)
        self.code = code
        self.params = params


class Store:
    """The games of one tournament. `setup` is its document; a file of another tournament is refused."""

    def __init__(self, path: Path, setup: dict[str, Any]) -> None:
        self.path = path
        self._setup = json.loads(json.dumps(setup))

    def load(self) -> Finished:
        """The games that are finished already; a last line that was cut off by a kill is removed."""
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._append({"version": VERSION, "setup": self._setup})
            return {}
        lines = list(self._whole_lines())
        if not lines:
            self._append({"version": VERSION, "setup": self._setup})
            return {}
        self._check(lines[0])
        found = [(_pairing(line), GameReport.read(line["report"])) for line in lines[1:]]
        return {pairing.key: (pairing, report) for pairing, report in found}

    def add(self, games: list[tuple[Pairing, GameReport]]) -> None:
        """Keep finished games."""
        for pairing, report in games:
            self._append({"deal": pairing.deal, "order": list(pairing.order), "report": report.document()})

    def _append(self, document: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(document) + "\n")

    def _whole_lines(self) -> Iterator[dict[str, Any]]:
        text = self.path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.path.write_text(whole, encoding="utf-8")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                document = json.loads(line)
            except ValueError:
                document = None
            if not isinstance(document, dict):
                raise StoreError(
                    "store-damaged", f"{self.path}, line {number}: not a game of an arena", path=self.path, line=number
                )
            yield document

    def _check(self, head: dict[str, Any]) -> None:
        if head.get("version") != VERSION or head.get("setup") != self._setup:
            raise StoreError(
                "store-other-setup",
                f"{self.path} holds the games of another tournament; name another file, or the same bots and options",
                path=self.path,
            )


def _pairing(line: dict[str, Any]) -> Pairing:
    return Pairing(line["deal"], tuple(line["order"]))
