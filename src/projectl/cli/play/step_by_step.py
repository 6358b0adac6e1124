"""From a wish to actions, step by step: which puzzle, which piece, where.

Each function asks at a prompt and returns actions in notation, or None when the person goes back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from projectl.cli.draw.blocks import flowing
from projectl.cli.draw.cards import Card, card_block, puzzle_of
from projectl.cli.draw.pieces import chip, shape
from projectl.texts import t

from .questions import Prompt, Typed, choose, picked

Actions = list[str]
Guide = Callable[[Prompt], Actions | None]

DECK_WORDS = {"w": "white", "white": "white", "b": "black", "black": "black"}


def doing(action: str) -> Guide:
    """A guide that asks nothing."""
    return lambda _desk: [action]


def piece_label(piece: str) -> Text:
    """A piece to choose: its chip, its shape and its name."""
    return Text.assemble(chip(piece), " ", shape(piece), f" {t(f'piece-{piece}')}")


def take(prompt: Prompt) -> Actions | None:
    """Which puzzle."""
    typed = prompt.terminal.ask(t("ask-take", decks="yes" if prompt.view["options"]["deck_take"] else "no"))
    if not typed:
        return None
    if typed.isdecimal():
        return [f"take {typed}"]
    if typed.lower() in DECK_WORDS:
        return [f"take {DECK_WORDS[typed.lower()]}"]
    raise Typed(typed)


def exchange(prompt: Prompt, given: str | None = None) -> Actions | None:
    """Which piece for which."""
    offers = {offer["give"]: offer for offer in prompt.you["exchanges"]}
    if given not in offers:
        given = choose(prompt.terminal, t("ask-give"), [(piece_label(piece), piece) for piece in offers])
    if given is None:
        return None
    offer = offers[given]
    for level in offer["skipped"]:
        prompt.terminal.say(t("level-skipped", level=level))
    answers = [_target(group, target) for group in ("up", "same", "lower") for target in offer[group]]
    return _as_actions(choose(prompt.terminal, t("ask-get", piece=given), answers))


def _target(group: str, target: Mapping[str, str]) -> tuple[Text, str]:
    label = Text.assemble(piece_label(target["piece"]), (f" {t(f'group-{group}')}", "dim"))
    return label, target["action"]


def _as_actions(action: str | None) -> Actions | None:
    return None if action is None else [action]


def place(prompt: Prompt, piece: str | None = None, slot: int | None = None) -> Actions | None:
    """Which piece on which puzzle, and how."""
    offers = prompt.you["placements"]
    pieces = list(dict.fromkeys(offer["piece"] for offer in offers))
    if piece not in pieces:
        piece = choose(prompt.terminal, t("ask-piece"), [(piece_label(each), each) for each in pieces])
    if piece is None:
        return None
    fitting = {offer["slot"]: offer["ways"] for offer in offers if offer["piece"] == piece}
    if slot not in fitting:
        labels = [(Text(_puzzle_words(prompt, each)), each) for each in fitting]
        slot = choose(prompt.terminal, t("ask-puzzle", piece=piece), labels, numbers=list(fitting))
    return None if slot is None else _way(prompt, piece, slot, fitting[slot])


def _puzzle_words(prompt: Prompt, slot: int) -> str:
    lying = next(each for each in prompt.told["puzzles"] if each["slot"] == slot)
    puzzle = prompt.view["puzzles"][lying["puzzle"]]
    return t("puzzle-to-fill", colour=puzzle["colour"], points=puzzle["points"], open=len(lying["open"]))


def _way(prompt: Prompt, piece: str, slot: int, ways: Sequence[Mapping[str, Any]]) -> Actions | None:
    """The placements as numbered drawings, those that complete the puzzle first."""
    ordered = sorted(ways, key=lambda way: not way["completes"])
    if len(ordered) == 1:
        return [ordered[0]["action"]]
    lying = next(each for each in prompt.told["puzzles"] if each["slot"] == slot)
    cards = [_drawn(prompt, lying, piece, number, way) for number, way in enumerate(ordered, 1)]
    prompt.terminal.draw(flowing(cards, prompt.terminal.width))
    actions = {number: way["action"] for number, way in enumerate(ordered, 1)}
    return _as_actions(picked(prompt.terminal, t("ask-way", count=len(ordered)), actions))


def _drawn(prompt: Prompt, lying: Mapping[str, Any], piece: str, number: int, way: Mapping[str, Any]) -> list[Text]:
    laid = [*lying["pieces"], {"piece": piece, "cells": way["cells"], "fresh": True}]
    label = t("way-completes", number=number) if way["completes"] else str(number)
    card = Card(puzzle_of(prompt.view, lying["puzzle"]), label, laid, coordinates=True, highlight=True)
    block = card_block(card, prompt.terminal.colours)
    return [block[0], *block[2:]]  # points and reward are known


def split(prompt: Prompt, ghost: str | None = None) -> Actions | None:
    """Which ghost into which pieces."""
    offers = {offer["ghost"]: offer["ways"] for offer in prompt.you["splits"]}
    if ghost not in offers:
        ghost = choose(prompt.terminal, t("ask-ghost"), [(piece_label(piece), piece) for piece in offers])
    if ghost is None:
        return None
    answers = [(_pieces_label(way["pieces"]), way["action"]) for way in offers[ghost]]
    return _as_actions(choose(prompt.terminal, t("ask-split", piece=ghost), answers))


def _pieces_label(pieces: Sequence[Mapping[str, Any]]) -> Text:
    return Text(" ").join([Text.assemble(chip(each["piece"]), " ", shape(each["piece"])) for each in pieces])


def recycle(prompt: Prompt, deck: str | None = None) -> Actions | None:
    """Which row, and in which order its puzzles go under the deck."""
    decks = [each for each in ("white", "black") if f"recycle {each}" in prompt.you["actions"]]
    if deck not in decks:
        deck = choose(prompt.terminal, t("ask-recycle"), [(Text(t("row-of", deck=each)), each) for each in decks])
    if deck is None:
        return None
    row = next(row for row in prompt.view["market"]["rows"] if row["deck"] == deck)
    slots = [slot["slot"] for slot in row["slots"] if slot["puzzle"] is not None]
    order = ordering(prompt, slots)
    return None if order is None else [f"recycle {deck}", *order]


def ordering(prompt: Prompt, slots: Sequence[int]) -> Actions | None:
    """The order of some slots, from top to bottom; an empty line keeps the one they lie in (D25)."""
    if len(slots) < 2:
        return []
    typed = prompt.terminal.ask(t("ask-order", slots=" ".join(map(str, slots))))
    words = typed.replace(",", " ").split() or [*map(str, slots)]
    if sorted(words) != sorted(map(str, slots)):
        if not all(word.isdecimal() for word in words):
            raise Typed(typed)
        prompt.terminal.refuse(t("order-wrong", slots=" ".join(map(str, slots))))
        return ordering(prompt, slots)
    return [f"order {slot}" for slot in words[:-1]]  # the last one's place is certain
