"""The pictures of the rules page: examples before, during and after their actions, as one seat sees them."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from projectl.game.game import Game
from projectl.rules.options import EXPANSIONS, Options

from .books import Book
from .examples import Example

SEAT = 0
"""Who is looking: the first seat."""
SHUFFLE = bytes(31) + b"L"
"""Any will do: the tables of the set-up are always the same."""

Document = dict[str, Any]


def pictures_of(example: Example, cards: Document) -> list[Document]:
    """The frames of an example. What is printed on their puzzles is added to `cards`."""
    game = example.game()
    frames: list[Document] = []
    played = 0
    before = _seen(game, cards)
    for number in example.frames:
        events: list[Document] = []
        start = before
        for action in example.solution[played:number]:
            events += _played(game, action)
        before = _seen(game, cards)
        played = number
        if frames:
            frames[-1]["chosen"] = _slots(events, "taken", "opponent-took")
        frames.append(_frame(start, before, events, _outcome(example, number)))
    return frames


def tables_of(book: Book, cards: Document) -> list[Document]:
    """The set-up for each number of players."""
    return [_table(book, players, cards) for players in range(2, 7) if _ways(book, players)]


def play(game: Game, action: str) -> int:
    """Play an action; a leading number names another seat than the first, counted from 1. Returns the seat."""
    number, _, rest = action.partition(" ")
    other = number.isascii() and number.isdecimal() and len(number) == 1 and number != "0"
    seat, text = (int(number) - 1, rest) if other else (SEAT, action)
    game.play(text, seat)
    return seat


def _ways(book: Book, players: int) -> list[tuple[str, ...]]:
    """The expansions with which so many can play, none first."""
    ways: list[tuple[str, ...]] = [(), *((name,) for name in EXPANSIONS)]
    return [way for way in ways if book.allows(players=players, expansions=way)]


def _table(book: Book, players: int, cards: Document) -> Document:
    way = _ways(book, players)[0]
    game = Game(Options(book.edition, players, deluxe=book.deluxe, expansions=way), seed=SHUFFLE, first=SEAT)
    view = _seen(game, cards)
    seats = [{"supply": seat["supply"]} for seat in view["seats"]]
    decks = {deck["deck"]: deck["count"] for deck in view["market"]["decks"]}
    return {
        "players": players,
        "expansions": [*way],
        "black": game.rules.black_deck,
        "decks": decks,
        "market": view["market"],
        "reserve": view["reserve"],
        "seats": seats,
    }


def _seen(game: Game, cards: Document) -> Document:
    view = cast("Document", game.view(SEAT))
    cards.update(view["puzzles"])
    return view


def _played(game: Game, action: str) -> list[Document]:
    play(game, action)
    return cast("list[Document]", game.events_for(game.events_of(len(game.log) - 1), SEAT))


def _frame(before: Document, after: Document, events: list[Document], rows: list[Document]) -> Document:
    mine = after["seats"][SEAT]
    gained = Counter(mine["supply"]) - Counter(before["seats"][SEAT]["supply"])
    return {
        "puzzles": _puzzles(before, after, events),
        "supply": mine["supply"],
        "gained": dict(gained),
        "points": mine["score"]["pile"],
        "market": after["market"],
        "reserve": after["reserve"],
        "opponent": after["opponent"],
        "chosen": [],
        "arrived": _slots(events, "refilled"),
        "offered": _offered(after, events),
        "rows": rows,
        "terms": _terms(after, rows),
        "others": [
            {"seat": each["seat"], "puzzles": each["puzzles"]}
            for each in after["seats"]
            if each["seat"] != SEAT and each["puzzles"]
        ],
    }


def _terms(view: Document, rows: list[Document]) -> list[int]:
    """The seat's score as a sum: its pile, what it has filled, what it leaves unfinished, its touches."""
    if not rows:
        return []
    mine, row = view["seats"][SEAT], rows[SEAT]
    pile = sum(view["puzzles"][puzzle]["points"] for puzzle in mine["pile"])
    lying = [(view["puzzles"][each["puzzle"]]["points"], bool(each["open"])) for each in mine["puzzles"]]
    full = [points for points, is_open in lying if not is_open]
    left = [-points for points, is_open in lying if is_open and row["unfinished"]]
    return [pile, *full, *left, *([-row["touches"]] if row["touches"] else [])]


def _puzzles(before: Document, after: Document, events: list[Document]) -> list[Document]:
    """The seat's puzzles as they lie when the action ends: one that was just completed is still there, full."""
    lying = {each["slot"]: each for each in after["seats"][SEAT]["puzzles"]}
    for each in before["seats"][SEAT]["puzzles"]:
        lying.setdefault(each["slot"], each)
    completed = {event["slot"] for event in events if event["kind"] == "pieces-returned"}
    shown = []
    for slot, each in sorted(lying.items()):
        laid = [_laid(event) for event in events if event["kind"] == "placed" and event["slot"] == slot]
        fresh = {tuple(piece["cells"]) for piece in laid}
        kept = [piece for piece in each["pieces"] if tuple(piece["cells"]) not in fresh]
        there = {"slot": slot, "puzzle": each["puzzle"], "pieces": [*kept, *laid], "completed": slot in completed}
        shown.append(there)
    return shown


def _laid(event: Document) -> Document:
    return {"piece": event["piece"], "cells": event["cells"], "fresh": True, "touch": False}


def _slots(events: list[Document], *kinds: str) -> list[int]:
    """Slots of the rows that these events are about."""
    return [event["row_slot"] for event in events if event["kind"] in kinds and event["row_slot"]]


def _offered(view: Document, events: list[Document]) -> Document | None:
    """What an exchange or a missing reward lets the seat choose from; a single way has already been taken."""
    you = view["you"] or {}
    if you.get("rewards"):
        return {name: [each["piece"] for each in you["rewards"][name]] for name in ("up", "same", "lower")}
    given = [event["piece"] for event in events if event["kind"] == "rewarded"]
    if given:
        return {"up": [], "same": given, "lower": []}
    found = you.get("exchanges") or []
    if len(found) != 1:
        return None
    return {name: [each["piece"] for each in found[0][name]] for name in ("up", "same", "lower")}


def _outcome(example: Example, number: int) -> list[Document]:
    """How finishing touches would end if the seat were done now; nothing in play."""
    game = example.game()
    for action in example.solution[:number]:
        play(game, action)
    if game.view(SEAT)["phase"] == "play":
        return []
    if not game.is_over:
        game.play("done", SEAT)
    result = game.view(SEAT)["result"]
    assert result is not None, "everybody is done"
    return cast("list[Document]", result["rows"])
