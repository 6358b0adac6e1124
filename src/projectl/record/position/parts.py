"""The parts of a position, each both ways: pieces, puzzles, decks, rows, unfinished puzzles."""

from __future__ import annotations

import re

from projectl.errors import shown
from projectl.record.errors import NotationError, PositionError
from projectl.record.notation.action import write_cells
from projectl.record.notation.misreading import placement_on
from projectl.rules.engine import KINDS, WHITE, count_of, deck_of_slot
from projectl.rules.pieces import KIND, NAMES, PLACEMENT_KIND, PLACEMENTS
from projectl.rules.puzzles import COLOURS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State
from projectl.rules.tables import ONE

from .fields import Section
from .places import NOTHING, colour_of, numbers_of, ring_colour, ring_size, ring_start, ring_used

_PIECES = r"([A-Z][0-9])(?:x([2-9]|1[0-5]))?"
_WAITING = "*"
_TOUCHES = "|"


# --- pieces: O1x3,I2 --------------------------------------------------------------------------------------------------
def write_pieces(pieces: int) -> str:
    """A multiset of pieces."""
    counts = [(NAMES[kind], count_of(pieces, kind)) for kind in range(KINDS)]
    return ",".join(f"{name}x{count}" if count > 1 else name for name, count in counts if count) or NOTHING


def read_pieces(section: Section, key: str) -> int:
    """The multiset of a field that must be there."""
    if section.text(key) == NOTHING:
        return 0
    pieces = 0
    for item in section.items(key):
        match = re.fullmatch(_PIECES, item)
        if not match:
            raise section.misshapen(key, "like O1x3,I2 with at most 15 of a kind, or . for none")
        if match[1] not in KIND:
            raise section.fault("position-piece", found=shown(match[1]), known=", ".join(NAMES))
        if count_of(pieces, KIND[match[1]]):
            raise section.misshapen(key, "with every piece once")
        pieces += ONE[KIND[match[1]]] * int(match[2] or 1)
    return pieces


# --- puzzles by id ----------------------------------------------------------------------------------------------------
def read_puzzle(rules: Rules, section: Section, name: str, colour: int = -1) -> int:
    """The number of a puzzle, which must have the colour if one is given."""
    if name not in numbers_of(rules):
        raise section.fault("position-puzzle", found=shown(name))
    puzzle = numbers_of(rules)[name]
    found = colour_of(rules, puzzle)
    if colour not in (-1, found):
        raise section.fault("position-colour", puzzle=name, found=COLOURS[found], wanted=COLOURS[colour])
    return puzzle


# --- decks: W05,W07>W03,W04,!W11 --------------------------------------------------------------------------------------
def write_deck(rules: Rules, state: State, deck: int) -> str:
    """The ring of a deck place by place: > stands before its top, < after its bottom if that is not the last place.

    What stands outside of the deck has been drawn. ! marks the puzzles at the bottom that everybody has seen.
    """
    size, count = ring_size(rules, deck), state.deck_count[deck]
    head = state.deck_head[deck]
    end = head + count if head + count <= size else head + count - size
    places = _used_places(rules, state, deck)
    known = {(head + at) % size for at in range(count - state.deck_known[deck], count)}
    text = ""
    for place in range(len(places) + 1):
        mark = ">" * (place == head) + "<" * (place == end < len(places))
        item = (("!" if place in known else "") + rules.cards[places[place]].id) if place < len(places) else ""
        text += mark + item if mark or place in (0, len(places)) else "," + item
    return text


def _used_places(rules: Rules, state: State, deck: int) -> list[int]:
    """The places of a ring, without those at its end that have never held a puzzle."""
    if deck == WHITE:
        return state.deck[: ring_used(rules, deck)[1]]
    places = state.deck[rules.whites : rules.puzzles]
    while places and not places[-1]:  # 0 is a white puzzle, so here it can only be a blank
        places.pop()
    return places


def read_deck(rules: Rules, section: Section, state: State, deck: int) -> None:
    """Set the ring of a deck, its top, its size and how much of it is known."""
    key = COLOURS[deck]
    before, after = _split_once(section, key, section.text(key), ">")
    head_items, end = _split_end(section, key, before, 0)
    tail_items, tail_end = _split_end(section, key, after, len(head_items))
    items = head_items + tail_items
    if min(end, tail_end) >= 0:
        raise section.fault("position-deck", deck=key, found=shown(section.text(key)))
    end = max(end, tail_end) if max(end, tail_end) >= 0 else len(items)
    _set_ring(rules, section, state, deck, items, len(head_items), end)


def _split_once(section: Section, key: str, text: str, mark: str) -> tuple[str, str]:
    if text.count(mark) != 1:
        raise section.fault("position-deck", deck=key, found=shown(text))
    before, _, after = text.partition(mark)
    return before, after


def _split_end(section: Section, key: str, text: str, offset: int) -> tuple[list[str], int]:
    """The puzzles of a part of a ring, and the place of the < in it, or -1."""
    if "<" not in text:
        return _ids(text), -1
    before, after = _split_once(section, key, text, "<")
    return _ids(before) + _ids(after), offset + len(_ids(before))


def _ids(text: str) -> list[str]:
    return text.split(",") if text else []


def _set_ring(rules: Rules, section: Section, state: State, deck: int, items: list[str], head: int, end: int) -> None:
    size, start = ring_size(rules, deck), ring_start(rules, deck)
    fewest, most = ring_used(rules, deck)
    fewest = size if end < head else fewest  # the deck goes round, so every place has held a puzzle
    if not fewest <= len(items) <= most:
        wanted = fewest if fewest == most else f"{fewest} to {most}"
        raise section.fault("position-deck-size", deck=COLOURS[deck], wanted=wanted, found=len(items))
    for place, item in enumerate(items):
        puzzle = read_puzzle(rules, section, item.removeprefix("!"), ring_colour(rules, deck, place))
        state.deck[start + place] = puzzle
    count = end - head if end >= head else end - head + size
    known = [at for at in range(count) if items[(head + at) % size].startswith("!")]
    marked = sum(item.startswith("!") for item in items)
    if known != list(range(count - marked, count)):
        raise section.fault("position-deck-known", deck=COLOURS[deck])
    state.deck_head[deck], state.deck_count[deck], state.deck_known[deck] = head, count, marked


# --- rows: W01,.,W03,W04/B01,B02,B03,B04 ------------------------------------------------------------------------------
def write_rows(rules: Rules, state: State) -> str:
    """The face-up puzzles, row by row."""
    slots = [NOTHING if puzzle < 0 else rules.cards[puzzle].id for puzzle in state.rows[: rules.row_slots]]
    width = rules.row_width
    return "/".join(",".join(slots[at : at + width]) for at in range(0, len(slots), width))


def read_rows(rules: Rules, section: Section, state: State) -> None:
    """Set the face-up puzzles."""
    rows = [row.split(",") for row in section.text("rows").split("/")]
    if [len(row) for row in rows] != [rules.row_width] * (rules.row_slots // rules.row_width):
        wanted = f"as {rules.row_slots // rules.row_width} rows of {rules.row_width} with / between them"
        raise section.misshapen("rows", wanted)
    state.rows = [-1] * len(state.rows)
    for slot, name in enumerate(name for row in rows for name in row):
        colour = -1 if rules.solo else deck_of_slot(rules, slot)
        state.rows[slot] = -1 if name == NOTHING else read_puzzle(rules, section, name, colour)


# --- unfinished puzzles: W05:O1@a1,V3@b2b3c3|I2@d4e4 ------------------------------------------------------------------
def write_unfinished(rules: Rules, state: State, where: int) -> str:
    """A puzzle before a seat with its pieces in the order they were laid; finishing touches come after |.

    A * marks a completed puzzle that waits for its reward: its pieces are back already.
    """
    name = rules.cards[state.puzzle[where]].id
    if is_waiting(rules, state, where):
        return name + _WAITING
    laid, touched = state.laid[where], state.touched[where]
    _check_laid(rules, state, where)
    early = ",".join(map(_write_placement, laid[: len(laid) - len(touched)]))
    late = _TOUCHES + ",".join(map(_write_placement, touched)) if touched else ""
    return f"{name}:{early}{late}" if laid else name


def is_waiting(rules: Rules, state: State, where: int) -> bool:
    """Whether a puzzle is completed and waits for its reward."""
    puzzle = state.puzzle[where]
    return puzzle >= 0 and state.filled[where] == rules.cells[puzzle] and not state.pieces[where]


def _check_laid(rules: Rules, state: State, where: int) -> None:
    laid, touched = state.laid[where], state.touched[where]
    known = sum(PLACEMENTS[placement] for placement in laid) == state.filled[where]
    if not known or laid[len(laid) - len(touched) :] != touched:
        fault = f"how the pieces lie on puzzle {rules.cards[state.puzzle[where]].id} is not known"
        raise PositionError("position-unwritable", fault=fault)


def _write_placement(placement: int) -> str:
    return f"{NAMES[PLACEMENT_KIND[placement]]}@{write_cells(PLACEMENTS[placement])}"


def read_unfinished(rules: Rules, section: Section, state: State, where: int, text: str) -> None:
    """Set a puzzle before a seat and its pieces."""
    name, colon, laid = text.removesuffix(_WAITING).partition(":")
    state.puzzle[where] = read_puzzle(rules, section, name)
    if text.endswith(_WAITING):
        if colon:
            raise section.fault("position-placement", puzzle=name, found=shown(text))
        state.filled[where] = rules.cells[state.puzzle[where]]
        return
    early, bar, late = laid.partition(_TOUCHES)
    first = _read_placements(section, name, early) if early or (colon and not bar) else ()
    state.touched[where] = _read_placements(section, name, late) if bar else ()
    state.laid[where] = first + state.touched[where]
    _lay(rules, section, state, where)


def _read_placements(section: Section, puzzle: str, text: str) -> tuple[int, ...]:
    return tuple(_read_placement(section, puzzle, item) for item in text.split(","))


def _read_placement(section: Section, puzzle: str, text: str) -> int:
    name, _, cells = text.partition("@")
    try:
        return placement_on(name, cells)
    except NotationError as error:
        raise section.fault("position-placement", puzzle=puzzle, found=shown(text)) from error


def _lay(rules: Rules, section: Section, state: State, where: int) -> None:
    """Lay the pieces one by one (R-PLACE)."""
    puzzle = state.puzzle[where]
    for placement in state.laid[where]:
        mask, piece = PLACEMENTS[placement], _write_placement(placement)
        if mask & ~rules.cells[puzzle]:
            raise section.fault("position-outside", puzzle=rules.cards[puzzle].id, piece=piece)
        if mask & state.filled[where]:
            raise section.fault("position-overlap", puzzle=rules.cards[puzzle].id, piece=piece)
        state.filled[where] |= mask
        state.pieces[where] += ONE[PLACEMENT_KIND[placement]]
