"""The menu of a situation: what can be done, by number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from rich.text import Text

from projectl.cli.draw.blocks import Block, wrapped
from projectl.texts import t

from . import guiding
from .asking import Desk
from .guiding import Guide, doing, piece_label


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu."""

    label: Text
    guide: Guide
    reason: str | None = None
    """The text that tells why it cannot be done now."""


def menu_of(desk: Desk) -> list[Entry]:
    """The entries for what is to be decided now."""
    if desk.view["phase"] == "touches":
        return [_entry(desk, "place", guiding.place), _entry(desk, "done", doing("done"))]
    turn = desk.told["turn"]
    if turn["choice"]:
        return _choice(desk, turn["choice"]["kind"])
    if turn["sequence"]:
        return _sequence(desk, turn["sequence"]["kind"])
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


def _sequence(desk: Desk, kind: str) -> list[Entry]:
    cancel = _entry(desk, "cancel", doing("cancel"))
    if kind == "recycle":
        left = desk.told["turn"]["sequence"]["left"]
        return [Entry(Text(t("menu-order")), partial(guiding.ordering, slots=left)), cancel]
    return [_entry(desk, "place", guiding.place), _entry(desk, "stop", doing("stop")), cancel]


def _choice(desk: Desk, kind: str) -> list[Entry]:
    you = desk.you
    if kind == "order":
        completes = [action for action in you["actions"] if action.startswith("complete")]
        return [Entry(Text(t("puzzle-numbered", slot=int(action.split()[1]))), doing(action)) for action in completes]
    if kind == "reward":
        offers = [offer for group in ("same", "up", "lower") for offer in you["rewards"][group]]
        return [Entry(piece_label(offer["piece"]), doing(offer["action"])) for offer in offers]
    raised = [(each["give"], offer) for each in you["level_ups"] for offer in (*each["one"], *each["two"])]
    entries = [Entry(_raise_label(give, offer["piece"]), doing(offer["action"])) for give, offer in raised]
    return [*entries, _entry(desk, "decline", doing("decline"))]


def _raise_label(given: str, taken: str) -> Text:
    return Text.assemble(piece_label(given), " → ", piece_label(taken))


def _entry(desk: Desk, word: str, guide: Guide) -> Entry:
    """An entry that knows whether it can be done now."""
    return Entry(Text(t(f"menu-{word}")), guide, None if _is_possible(desk, word) else _reason(desk, word))


def _is_possible(desk: Desk, word: str) -> bool:
    groups = {"exch": "exchanges", "place": "placements", "split": "splits"}
    if word in groups:
        return bool(desk.you[groups[word]])
    return any(action.split()[0] == word for action in desk.you["actions"])


def _reason(desk: Desk, word: str) -> str:
    """Why: the view tells it for every control; rows are all refused alike when none can be taken."""
    refusals = desk.you["refusals"]
    found = next((refusals[control] for control in refusals if control.split()[0] == word), None)
    return t(found["reason"]) if found else t("reason-unknown-action")


def menu_block(entries: list[Entry], width: int) -> Block:
    """The entries with their numbers; those that cannot be done now are pale."""
    parts = []
    for number, entry in enumerate(entries, 1):
        style = "dim" if entry.reason else ""
        parts.append(Text.assemble((f"{number} ", "dim" if entry.reason else "bold green"), Text("", style) + entry.label))
        if entry.reason:
            parts[-1].stylize("dim")
    return wrapped(parts, width)
