"""What a result is a result of: bots, puzzles, rules and package, by their contents."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from projectl import __version__
from projectl.bots.fingerprint import digest, identity_of, sources
from projectl.rules.options import Options
from projectl.rules.version import RULES_VERSION

UNKNOWN = "unknown"
"""The identity of what was played before identities were kept."""
PACKAGE = Path(__file__).parents[1]
GAME_LOOP = ("rules", "record", "arena/match.py", "arena/pairing.py")
"""What decides about the course of a game, beside the bots."""

Identity = dict[str, Any]
"""As JSON: `package` and `rules` are versions, `engine`, `puzzles` and the values of `bots` hashes."""


def fingerprint(found: Identity) -> str:
    """A short name for an identity, for names of files."""
    return hashlib.sha256(json.dumps(found, sort_keys=True).encode()).hexdigest()[:12]


class Difference(NamedTuple):
    """Something that was another one."""

    what: str
    """`bot`, `puzzles`, `rules`, `engine` or `package`."""
    detail: str


def identity(bots: tuple[str, ...], options: Options) -> Identity:
    """The identity of games between some bots with checked options."""
    return {
        "package": __version__,
        "rules": RULES_VERSION,
        "engine": _engine(),
        "puzzles": _puzzles(options),
        "bots": {bot: identity_of(bot) for bot in bots},
    }


@cache
def _engine() -> str:
    """Once per process, like the code that it stands for."""
    return digest(sources(*(PACKAGE / part for part in GAME_LOOP), root=PACKAGE))


@cache
def _puzzles(options: Options) -> str:
    """Of the puzzles in play and of what the edition says about the game."""
    puzzles = [
        (each.id, f"{each.colour} {each.points} {each.reward} {each.grid}") for each in options.puzzle_set().puzzles
    ]
    switches = [(name, str(value)) for name, value in options.rules()._asdict().items()]
    return digest((name, content.encode()) for name, content in [*puzzles, *switches])


def differences(before: Identity, now: Identity) -> list[Difference]:
    """In what two identities differ, the bots first."""
    bots = dict.fromkeys((*before.get("bots", {}), *now["bots"]))
    found = [_difference("bot", f"{bot} ", before.get("bots", {}).get(bot), now["bots"].get(bot)) for bot in bots] + [
        _difference(what, "", before.get(what), now[what]) for what in ("puzzles", "rules", "engine", "package")
    ]
    return [each for each in found if each is not None]


def _difference(what: str, name: str, before: object, now: object) -> Difference | None:
    return Difference(what, f"{name}{before} → {now}") if before != now else None


def in_words(found: Identity | None) -> str:
    """One line about an identity, for reports."""
    if found is None:
        return f"bots whose identity is {UNKNOWN}"
    bots = ", ".join(f"{bot} {code}" for bot, code in found["bots"].items())
    versions = (
        f"projectl {found['package']}, rules {found['rules']}, engine {found['engine']}, puzzles {found['puzzles']}"
    )
    return f"{bots}; {versions}"
