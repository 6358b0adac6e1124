"""The menu of a situation: what can be done, by number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from rich.text import Text

from projectl.cli.draw.blocks import Block, wrapped
from projectl.cli.play import step_by_step as guiding
from projectl.texts import t

from .questions import Prompt
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


def menu_of(prompt: Prompt) -> list[Entry]:
    """The entries for what is to be decided now."""
    if prompt.view["phase"] == "touches":
        return [_entry(prompt, "place", guiding.place), _entry(prompt, "done", doing("done"))]
    turn = prompt.told["turn"]
    if turn["choice"]:
        return _choice(prompt, turn["choice"]["kind"])
    if turn["sequence"]:
        return _sequence(prompt, turn["sequence"])
    return _turn(prompt)


def _turn(prompt: Prompt) -> list[Entry]:
    """The actions of a turn, always under the same numbers; what the game does not have is left out."""
    options = prompt.view["options"]
    entries = [
        _entry(prompt, "take", guiding.take),
        _entry(prompt, "piece", doing("piece")),
        _entry(prompt, "exch", guiding.exchange),
        _entry(prompt, "place", guiding.place),
        _entry(prompt, "master", doing("master")),
    ]
    if options["recycle"]:
        entries.append(_entry(prompt, "recycle", guiding.recycle))
    if "ambassador" in options["expansions"]:
        entries.append(_entry(prompt, "ambassador", doing("ambassador")))
    if "ghost" in options["expansions"]:
        entries.append(_entry(prompt, "split", guiding.split))
    return [*entries, _entry(prompt, "end", doing("end"))]


def _sequence(prompt: Prompt, sequence: dict[str, list[int]]) -> list[Entry]:
    cancel = _entry(prompt, "cancel", doing("cancel"))
    if "left" in sequence:
        return [Entry(Text(t("menu-order")), partial(guiding.ordering, slots=sequence["left"])), cancel]
    return [_entry(prompt, "place", guiding.place), _entry(prompt, "stop", doing("stop")), cancel]


def _choice(prompt: Prompt, kind: str) -> list[Entry]:
    you = prompt.you
    if kind == "order":
        return [
            Entry(Text(t("puzzle-numbered", slot=int(action.split()[1]))), doing(action)) for action in you["actions"]
        ]
    if kind == "reward":
        offers = [offer for group in ("same", "up", "lower") for offer in you["rewards"][group]]
        return [Entry(piece_label(offer["piece"]), doing(offer["action"])) for offer in offers]
    raised = [(each["give"], offer) for each in you["level_ups"] for offer in (*each["one"], *each["two"])]
    entries = [Entry(_raise_label(give, offer["piece"]), doing(offer["action"])) for give, offer in raised]
    return [*entries, _entry(prompt, "decline", doing("decline"))]


def _raise_label(given: str, taken: str) -> Text:
    return Text.assemble(piece_label(given), " → ", piece_label(taken))


def _entry(prompt: Prompt, word: str, guide: Guide) -> Entry:
    return Entry(Text(t(f"menu-{word}")), guide, why_not(prompt, word))


def why_not(prompt: Prompt, word: str) -> str | None:
    """Why no action that begins with this word can be done now, in words; None if one can."""
    actions = prompt.you[GROUPS[word]] if word in GROUPS else [a for a in prompt.you["actions"] if a.split()[0] == word]
    if actions:
        return None
    # When all are refused, the view tells why for each; they are refused alike.
    refusals = prompt.you["refusals"]
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
