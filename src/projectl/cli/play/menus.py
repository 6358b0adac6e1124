"""The menu of a situation: what can be done, by number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from rich.text import Text

from projectl.cli.draw.blocks import Block, wrapped
from projectl.cli.play import step_by_step as guiding
from projectl.texts import t

from .questions import Desk
from .step_by_step import Guide, doing, piece_label

GROUPS = {"exch": "exchanges", "place": "placements", "split": "splits"}
"""The actions that a view tells in groups of their own, by their first word."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice of a menu."""

    label: Text
    guide: Guide
    reason: str | None = None
    """Why it cannot be done now, in words."""


def menu_of(desk: Desk) -> list[Entry]:
    """The entries for what is to be decided now."""
    if desk.view["phase"] == "touches":
        return [_entry(desk, "place", guiding.place), _entry(desk, "done", doing("done"))]
    turn = desk.told["turn"]
    if turn["choice"]:
        return _choice(desk, turn["choice"]["kind"])
    if turn["sequence"]:
        return _sequence(desk, turn["sequence"])
    return _turn(desk)


def _turn(desk: Desk) -> list[Entry]:
    """The actions of a turn, always under the same numbers; what the game does not have is left out."""
    options = desk.view["options"]
    entries = [
        _entry(desk, "take", guiding.take),
        _entry(desk, "piece", doing("piece")),
        _entry(desk, "exch", guiding.exchange),
        _entry(desk, "place", guiding.place),
        _entry(desk, "master", doing("master")),
    ]
    if options["recycle"]:
        entries.append(_entry(desk, "recycle", guiding.recycle))
    if "ambassador" in options["expansions"]:
        entries.append(_entry(desk, "ambassador", doing("ambassador")))
    if "ghost" in options["expansions"]:
        entries.append(_entry(desk, "split", guiding.split))
    return [*entries, _entry(desk, "end", doing("end"))]


def _sequence(desk: Desk, sequence: dict[str, list[int]]) -> list[Entry]:
    cancel = _entry(desk, "cancel", doing("cancel"))
    if "left" in sequence:
        return [Entry(Text(t("menu-order")), partial(guiding.ordering, slots=sequence["left"])), cancel]
    return [_entry(desk, "place", guiding.place), _entry(desk, "stop", doing("stop")), cancel]


def _choice(desk: Desk, kind: str) -> list[Entry]:
    you = desk.you
    if kind == "order":
        return [
            Entry(Text(t("puzzle-numbered", slot=int(action.split()[1]))), doing(action)) for action in you["actions"]
        ]
    if kind == "reward":
        offers = [offer for group in ("same", "up", "lower") for offer in you["rewards"][group]]
        return [Entry(piece_label(offer["piece"]), doing(offer["action"])) for offer in offers]
    raised = [(each["give"], offer) for each in you["level_ups"] for offer in (*each["one"], *each["two"])]
    entries = [Entry(_raise_label(give, offer["piece"]), doing(offer["action"])) for give, offer in raised]
    return [*entries, _entry(desk, "decline", doing("decline"))]


def _raise_label(given: str, taken: str) -> Text:
    return Text.assemble(piece_label(given), " → ", piece_label(taken))


def _entry(desk: Desk, word: str, guide: Guide) -> Entry:
    return Entry(Text(t(f"menu-{word}")), guide, why_not(desk, word))


def why_not(desk: Desk, word: str) -> str | None:
    """Why no action that begins with this word can be done now, in words; None if one can."""
    actions = desk.you[GROUPS[word]] if word in GROUPS else [a for a in desk.you["actions"] if a.split()[0] == word]
    if actions:
        return None
    # When all are refused, the view tells why for each; they are refused alike.
    refusals = desk.you["refusals"]
    reasons = [refusals[control]["reason"] for control in refusals if control.split()[0] == word]
    return t(reasons[0] if reasons else "reason-unknown-action")


def menu_block(entries: list[Entry], width: int) -> Block:
    """The entries with their numbers; those that cannot be done now are pale and in brackets."""
    parts = []
    for number, entry in enumerate(entries, 1):
        part = Text.assemble((f"{number} ", "bold green"), entry.label)
        if entry.reason:
            part = Text(f"({part.plain})", "dim")
        parts.append(part)
    return wrapped(parts, width, gap="  ")
