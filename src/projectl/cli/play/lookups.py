"""Answers that change nothing: help, the legal actions, a look at a mat, a pile or the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from projectl.cli.draw.blocks import titled
from projectl.cli.draw.mat import mat_title, pile_block, puzzles_block, supply_block
from projectl.record.notation.action import Action
from projectl.texts import t

from .narration import Line
from .questions import Prompt

LINES_OF_LOG = 40


def help_on(prompt: Prompt) -> None:
    """What can be done in this situation, and what can always be typed."""
    for topic in topics(prompt):
        prompt.terminal.say(t(f"help-{topic}"))
        prompt.terminal.say("")


def topics(prompt: Prompt) -> list[str]:
    """The parts of the help that concern this situation."""
    if prompt.view["phase"] == "touches":
        return ["touches", "commands"]
    turn, options = prompt.told["turn"], prompt.view["options"]
    if turn["choice"]:
        return [f"choice-{turn['choice']['kind']}", "commands"]
    if turn["sequence"]:
        return [f"sequence-{turn['sequence']['kind']}", "commands"]
    switches = {
        "deck": options["deck_take"],
        "recycle": options["recycle"],
        "ghost": "ghost" in options["expansions"],
        "ambassador": "ambassador" in options["expansions"],
        "endless": options["endless_white"],
        "solo": options["variant"] == "solo",
        "line-clear": options["variant"] == "line-clear",
        "end-exact" if options["exact_turn"] else "end-early": True,
        "unfinished": options["unfinished_cost"],
    }
    return ["turn", *(topic for topic, on in switches.items() if on), "completing", "typing", "commands", "hint"]


def legal_on(prompt: Prompt, legal: Sequence[Action]) -> None:
    """Every legal action as it is typed, those that begin alike in one line."""
    groups: dict[str, list[str]] = {}
    for action in map(str, legal):
        head, _, tail = action.rpartition(" ")
        groups.setdefault(head, []).append(tail)
    for head, tails in groups.items():
        prompt.terminal.say(Text.assemble((f"{head} " if head else "", "bold"), " · ".join(tails)))


def look_at(prompt: Prompt, which: str) -> None:
    """The mat of another player in full."""
    players = len(prompt.view["seats"])
    if not which.isdecimal() or not 1 <= int(which) <= players:
        prompt.terminal.refuse(t("look-which", last=players))
        return
    seat, width = int(which) - 1, prompt.terminal.width
    block = puzzles_block(prompt.view, seat, prompt.terminal.colours, width) + supply_block(prompt.view, seat, width)
    prompt.terminal.draw(titled(mat_title(prompt.view, seat), block, width))


def show_pile(prompt: Prompt) -> None:
    """The own pile, at which its owner may look (R-KNOWN)."""
    prompt.terminal.draw(pile_block(prompt.view, prompt.seat, prompt.terminal.colours, prompt.terminal.width))


def show_log(prompt: Prompt, log: Sequence[Line]) -> None:
    """What happened, as far as it may be read by the player at the prompt."""
    for text in [text for line in log if (text := line.read_by(prompt.seat))][-LINES_OF_LOG:]:
        prompt.terminal.say(Text.assemble(("· ", "dim"), text))


def answers(prompt: Prompt, legal: Sequence[Action], log: Sequence[Line]) -> dict[str, Callable[[str], None]]:
    """By command: what answers it."""
    return {
        "help": lambda _rest: help_on(prompt),
        "legal": lambda _rest: legal_on(prompt, legal),
        "look": lambda rest: look_at(prompt, rest),
        "pile": lambda _rest: show_pile(prompt),
        "log": lambda _rest: show_log(prompt, log),
    }
