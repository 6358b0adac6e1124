"""What a server with a past is asked: by somebody new, by somebody who plays now and then, and by who never stops."""

from __future__ import annotations

import http.client
import statistics
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from .past import YEARS, Past, Somebody

Answers = Mapping["Question", tuple[list[float], list[float]]]


class Question(NamedTuple):
    """A request that is made of both servers."""

    group: str
    """lists, profile or export."""
    name: str
    by: str = "newcomer"
    """Who asks."""


LISTS = {
    "lobby": "/api/games",
    "lobby-open": "/api/games?status=open",
    "lobby-running": "/api/games?status=running",
    "lobby-over": "/api/games?status=over",
    "lobby-solo": "/api/games?variant=solo",
    "lobby-rated": "/api/games?rated=true",
    "lobby-edition": "/api/games?edition={edition}",
    "lobby-no-such-edition": "/api/games?edition=nonsense",
    "lobby-long-ago": "/api/games?before={long_ago}",
    "player-games": "/api/players/{regular}/games",
    "player-solo": "/api/players/{regular}/games?variant=solo",
    "ladder": "/api/ladder",
}
PROFILES = {"profile-regular": "/api/players/{regular}", "profile-newcomer": "/api/players/{newcomer}"}
MINE = {"mine": "/api/games?mine=true", "mine-running": "/api/games?mine=true&status=running"}
EXPORT = "/api/me/export"
IDLE_SECONDS = 1.0
"""A connection on which nothing was asked for so long is opened anew: the server may just be closing it."""
OF_BUSY = {
    "busy_profile_ms": "/api/players/{busy}",
    "busy_mine_ms": "/api/games?mine=true",
    "busy_running_ms": "/api/games?mine=true&status=running",
    "busy_solo_ms": "/api/games?mine=true&variant=solo&status=over",
    "busy_export_ms": EXPORT,
}
"""Asked only where there is much to tell; for whom has so many games the time grows with them."""


class Asker:
    """Asks one server, and remembers when it asked what."""

    def __init__(self, host: str, past: Past) -> None:
        self._line = http.client.HTTPConnection(host, timeout=120)
        self._cast = past.cast
        self._words = {
            **{name: getattr(past.cast, name).id for name in ("newcomer", "regular", "busy", "leaver")},
            "edition": past.editions[0],
            "long_ago": str(time.time_ns() // 1_000_000 - YEARS * 3 // 4),
        }
        self._asked: list[tuple[float, float, str]] = []

    def questions(self) -> list[Question]:
        """What both servers are asked."""
        found = [Question("lists", name) for name in LISTS]
        found += [Question("lists", name, "regular") for name in MINE]
        found += [Question("profile", name) for name in PROFILES]
        return found + [Question("export", f"export-{name}", name) for name in ("newcomer", "regular")]

    def ask(self, question: Question) -> float:
        """The seconds until the whole answer was there."""
        path = {**LISTS, **MINE, **PROFILES}.get(question.name, EXPORT)
        return self._get(path, getattr(self._cast, question.by), question.name)

    def alone(self) -> dict[str, Any]:
        """What only the server with many games is asked: by who has very many of them, and by who leaves."""
        figures = {name: _ms(self._get(path, self._cast.busy, name)) for name, path in OF_BUSY.items()}
        figures["leave_ms"] = _ms(self._get("/api/me", self._cast.leaver, "leave", "DELETE"))
        figures["leave_new_ms"] = _ms(self._get("/api/me", self._cast.newcomer, "leave-new", "DELETE"))
        return figures

    def _get(self, path: str, who: Somebody, name: str, method: str = "GET") -> float:
        if self._asked and time.time() - self._asked[-1][1] > IDLE_SECONDS:
            self._line.close()
        began, at = time.monotonic(), time.time()
        self._line.request(method, path.format(**self._words), headers={"Authorization": f"Bearer {who.token}"})
        answer = self._line.getresponse()
        body = answer.read()
        taken = time.monotonic() - began
        if answer.status not in (200, 204):
            raise RuntimeError(f"{name}: {answer.status} {body[:200]!r}")
        if body and not (body.startswith(b"{") and body.endswith(b"}")):
            raise RuntimeError(f"{name}: cut short")
        self._asked.append((at, time.time(), name))
        return taken

    def asked_at(self, when: float) -> str:
        """What was being asked at a time."""
        return next((name for began, ended, name in self._asked if began <= when <= ended), "")


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def ratios(answers: Answers) -> dict[str, Any]:
    """How much longer the server with many games takes: of each group the worst, and each by itself."""
    worst: dict[str, float] = {}
    details = {}
    for question, times in answers.items():
        few, many = (statistics.median(each) for each in times)
        ratio = round(many / few, 2)
        worst[question.group] = max(worst.get(question.group, 0.0), ratio)
        details[question.name] = {"few_ms": _ms(few), "many_ms": _ms(many), "ratio": ratio}
    return {f"{group}_ratio": ratio for group, ratio in worst.items()} | {"asked": details}
