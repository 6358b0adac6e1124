"""Finished games on disk: one JSON document a line, so that a tournament that was killed goes on where it stopped.

The first line says what is played (`setup`) and by whom exactly (`identity`). Games of other bots, puzzles or rules are
never mixed with those of a file. Files of version 1 do not say by whom: they are read, and never written to.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from projectl.errors import ProjectLError

from .fingerprint import Identity, differences
from .match import GameReport
from .pairing import Pairing

VERSION = 2
WITHOUT_IDENTITY = 1
"""The version of files that do not say which bots played."""

Finished = dict[str, tuple[Pairing, GameReport]]
"""By the key of the pairing."""


class StoreError(ProjectLError, ValueError):
    """A file that cannot be gone on with; it is left as it is."""


class Store:
    """The games of one tournament. `setup` and `identity` are its documents; a file of another one is refused."""

    def __init__(self, path: Path, setup: dict[str, Any], identity: Identity) -> None:
        self.path = path
        self.identity: Identity | None = identity
        """Whose games these are; after `load`, None if the file does not say."""
        self._setup = json.loads(json.dumps(setup))

    def load(self) -> Finished:
        """The games that are finished already; a last line that was cut off by a kill is removed."""
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._begin()
            return {}
        lines = list(self._whole_lines())
        if not lines:
            self._begin()
            return {}
        self._check(lines[0])
        found = [(_pairing(line), GameReport.read(line["report"])) for line in lines[1:]]
        return {pairing.key: (pairing, report) for pairing, report in found}

    def must_grow(self, held: int, wanted: int) -> None:
        """StoreError if games are wanted that the file does not hold, and may not be added to it."""
        if self.identity is None:
            raise StoreError(
                "store-identity-unknown",
                path=self.path,
                held=held,
                wanted=wanted,
            )

    def add(self, games: list[tuple[Pairing, GameReport]]) -> None:
        """Keep finished games."""
        assert self.identity is not None, "nothing is added to a file that does not say whose games it holds"
        for pairing, report in games:
            self._append({"deal": pairing.deal, "order": list(pairing.order), "report": report.document()})

    def _begin(self) -> None:
        self._append({"version": VERSION, "setup": self._setup, "identity": self.identity})

    def _append(self, document: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(document) + "\n")

    def _whole_lines(self) -> Iterator[dict[str, Any]]:
        text = self.path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                document = json.loads(line)
            except ValueError:
                document = None
            if not isinstance(document, dict):
                raise StoreError("store-damaged", path=self.path, line=number)
            if number == 1 and whole != text and document.get("version") != WITHOUT_IDENTITY:
                self.path.write_text(whole, encoding="utf-8")
            yield document

    def _check(self, head: dict[str, Any]) -> None:
        version = head.get("version")
        if version not in {VERSION, WITHOUT_IDENTITY} or head.get("setup") != self._setup:
            raise StoreError(
                "store-other-setup",
                path=self.path,
            )
        if version == WITHOUT_IDENTITY:
            self.identity = None
        else:
            self._check_identity(head.get("identity", {}))

    def _check_identity(self, before: Identity) -> None:
        assert self.identity is not None
        found = differences(before, json.loads(json.dumps(self.identity)))
        if found:
            raise StoreError(
                "store-other-identity",
                path=self.path,
                what="+".join(dict.fromkeys(each.what for each in found)),
                details="; ".join(each.detail for each in found),
            )


def _pairing(line: dict[str, Any]) -> Pairing:
    return Pairing(line["deal"], tuple(line["order"]))
