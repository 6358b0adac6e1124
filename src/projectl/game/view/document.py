"""The view of a seat: everything that it may know and do, as one JSON document.

It is made from what the seat knows (`projectl.rules.knowledge.known_to`) alone, so that nothing hidden can get in.
`docs/views.md` explains the document, `schema/view.schema.json` defines it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from projectl.game.disclosure import Disclosure
from projectl.game.events.event import Event
from projectl.record.names import default_names
from projectl.record.position.text import PHASES
from projectl.rules.engine import DEAD_POSITION, OVER, PLAY, may_act
from projectl.rules.options import ASKED, as_document
from projectl.rules.result import end_reason
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .hints import hint_documents
from .market import market_part, reserve_document
from .own_seat import UndoInfo, own_document
from .parts import ANEW, Parts
from .puzzles import ShownPuzzles
from .result import result_document
from .seats import opponent_document, seats_document

FORMAT = "projectl-view/1"
ENDINGS = ("none", "finish-round", "last-round")


NO_UNDO = UndoInfo(False, 0, None)


def view_document(  # noqa: PLR0913  # all that a view is made from
    rules: Rules,
    known: State,
    seat: int | None,
    hints: Collection[str] = (),
    *,
    names: Sequence[str] = (),
    version: int = 0,
    undo: UndoInfo = NO_UNDO,
    last_events: Sequence[Event] = (),
    parts: Parts = ANEW,
) -> dict[str, Any]:
    """The view of `seat` (None: a spectator), made from what it knows.

    `names` are those of the seats, `version` is the number of entries in the game's log, `last_events` what happened
    since the seat last acted, or as much of it as the caller keeps. `hints` names costly parts to be computed too.
    `parts` makes what others may see too, or what may be the same in the next view.
    """
    shown = ShownPuzzles(rules.cards)
    disclosure = Disclosure(rules, seat, over=known.phase == OVER)
    shared = parts.shared(known, "table", shown, lambda own: shared_document(rules, known, own, parts))
    happened = parts.events(disclosure, last_events, shown)
    return {
        "format": FORMAT,
        "version": version,
        "seat": seat,
        **shared,
        "seats": seats_document(disclosure, known, names or default_names(rules.players), shown, parts),
        "opponent": opponent_document(rules, known, shown),
        "you": None if seat is None else own_document(rules, known, seat, undo, shown, parts),
        "hints": hint_documents(rules, known, seat, hints, shown) if hints else {},
        "last_events": happened,
        "result": result_document(rules, known) if disclosure.over else None,
        "puzzles": parts.puzzles(shown),  # last, when all that is shown has been asked for
    }


def shared_document(rules: Rules, known: State, shown: ShownPuzzles, parts: Parts) -> dict[str, Any]:
    """What every view shows: the game, how far it is, and the middle of the table."""
    return {
        "options": parts.part("options", None, shown, lambda _: options_document(rules)),
        **progress_document(rules, known),
        "market": market_part(rules, known, shown, parts),
        "reserve": parts.part("reserve", known.reserve, shown, lambda _: reserve_document(rules, known)),
    }


def options_document(rules: Rules) -> dict[str, Any]:
    """What the game is played with, and the switches of its edition that a client shows."""
    options = rules.options
    return {
        **as_document(options, (name for name in ASKED if name != "known_scores")),
        "scores_known": options.scores_known,  # chosen, or because the edition plays so
        "confirm": options.confirm,
        "turn_cap": options.turn_cap,
        "exact_turn": bool(rules.exact_turn),
        "deck_take": bool(rules.deck_take),
        "recycle": bool(rules.recycle) and not rules.solo,
        "black_limit": bool(rules.black_limit),
        "unfinished_cost": bool(rules.unfinished_cost),
        "split_arrows": bool(rules.split_arrows),
    }


def progress_document(rules: Rules, known: State) -> dict[str, Any]:
    """How far the game is. Line Clear has turns but no rounds (R-LINE-END)."""
    turn = _turns_before(rules, known)
    return {
        "phase": PHASES[known.phase],
        "round": None if rules.line_clear else turn // rules.players + 1,
        "turn": turn // rules.markers + 1,
        "first": known.first,
        "ending": {"stage": ENDINGS[known.ending], "reason": end_reason(rules, known.end_reason)},
        "to_act": [seat for seat in range(rules.players) if may_act(known, rules, seat)],
    }


def _turns_before(rules: Rules, known: State) -> int:
    """The turns before the one that is played, or that was the last of all."""
    if known.phase == PLAY or known.end_reason == DEAD_POSITION:
        return known.turn
    return known.turn - rules.markers
