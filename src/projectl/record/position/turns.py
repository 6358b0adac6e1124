"""The turn of a position: whose it is, what is left of it, and the sequence or choice that is open.

Some numbers of a turn mean nothing once a sequence or choice is closed, yet stay in the state until they are
written over. `stale` holds them, so that a position reads back to the very same state.
"""

from __future__ import annotations

from projectl.record.notation.action import write_kinds
from projectl.rules.engine import (
    AMBASSADOR_SEQUENCE,
    GHOST_SEQUENCE,
    LEVEL_1_PIECE,
    LEVEL_CHOICE,
    MASTER_SEQUENCE,
    ORDER_CHOICE,
    PLACEMENTS,
    RECYCLE_SEQUENCE,
    REWARD_CHOICE,
    SLOTS,
    TURN_ACTIONS,
    TURN_OVER,
    recycled_row_start,
)
from projectl.rules.pieces import NAMES, SPLITS
from projectl.rules.puzzles import COLOURS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .fields import Section
from .parts import is_waiting
from .places import turn_sections

KEYS = ("seat", "actions", "master", "black", "fresh", "open", "choice", "stale")

_OPEN = {"master": MASTER_SEQUENCE, "ambassador": AMBASSADOR_SEQUENCE}
_OPEN_NAMES = {sequence: name for name, sequence in _OPEN.items()}
_SPLIT_NAMES = [f"{NAMES[ghost]}={write_kinds(kinds)}" for ghost, kinds in SPLITS]
_OPEN_FORM = "like master:1,3 or ambassador or split:P5=O1+L4:2 or recycle:white:3,1"
_CHOICE_FORM = "like order, reward:2, reward:piece or level-up:2:1"


def write_turn(rules: Rules, state: State, marker: int) -> str:
    """The section of one turn."""
    left = state.actions[marker]
    words = [
        turn_sections(rules)[marker],
        f"seat={state.holder[marker] + 1}",
        f"actions={'over' if left == TURN_OVER else left}",
    ]
    words += ["master=used"] if state.master_used[marker] else []
    words += ["black=taken"] if state.black_taken[marker] else []
    words += [f"fresh={state.fresh_ambassadors[marker]}"] if state.fresh_ambassadors[marker] else []
    words += [f"open={_write_open(rules, state, marker)}"] if state.sequence[marker] else []
    words += [f"choice={_write_choice(state, marker)}"] if state.choice[marker] else []
    words += [f"stale={','.join(map(str, _numbers(state, marker)))}"] if _has_stale(state, marker) else []
    return " ".join(words)


def _write_open(rules: Rules, state: State, marker: int) -> str:
    sequence, subject = state.sequence[marker], state.subject[marker]
    if sequence == RECYCLE_SEQUENCE:
        ordered = [slot + 1 for slot in state.placed[marker * SLOTS : marker * SLOTS + SLOTS] if slot >= 0]
        name = f"recycle:{COLOURS[subject]}"
    else:
        ordered = [slot + 1 for slot in range(SLOTS) if state.slots[marker] >> slot & 1]
        name = f"split:{_SPLIT_NAMES[subject]}" if sequence == GHOST_SEQUENCE else _OPEN_NAMES[sequence]
    return f"{name}:{','.join(map(str, ordered))}" if ordered else name


def _write_choice(state: State, marker: int) -> str:
    choice, subject = state.choice[marker], state.subject[marker]
    if choice == ORDER_CHOICE:
        return "order"
    if choice == LEVEL_CHOICE:
        return f"level-up:{subject + 1}:{state.arrows[marker]}"
    return "reward:piece" if subject == LEVEL_1_PIECE else f"reward:{subject + 1}"


def _numbers(state: State, marker: int) -> list[int]:
    """Subject, arrows and the four places of a turn."""
    return [state.subject[marker], state.arrows[marker], *state.placed[marker * SLOTS : marker * SLOTS + SLOTS]]


def _meant(state: State, marker: int) -> list[bool]:
    """Which of these numbers mean something now."""
    placing = bool(state.sequence[marker])
    levelling = state.choice[marker] == LEVEL_CHOICE
    subject = placing or levelling or state.choice[marker] == REWARD_CHOICE
    return [subject, levelling] + [placing] * SLOTS


def _has_stale(state: State, marker: int) -> bool:
    numbers = zip(_numbers(state, marker), _meant(state, marker), strict=True)
    return any(number and not meant for number, meant in numbers)


def read_turn(rules: Rules, section: Section, state: State, marker: int) -> None:
    """Set one turn. The seats have been read before."""
    state.holder[marker] = section.number("seat", 1, rules.players) - 1
    over = section.text("actions") == "over"
    state.actions[marker] = TURN_OVER if over else section.number("actions", 0, TURN_ACTIONS)
    state.master_used[marker] = section.word("master", ("unused", "used"))
    state.black_taken[marker] = section.word("black", ("none", "taken"))
    state.fresh_ambassadors[marker] = section.number("fresh", 0, 127, 0)
    if "open" in section:
        _read_open(rules, section, state, marker)
    if "choice" in section:
        _read_choice(rules, section, state, marker)
    if "stale" in section:
        _read_stale(section, state, marker)


def _read_open(rules: Rules, section: Section, state: State, marker: int) -> None:
    name, *rest = section.text("open").split(":")
    if name == "recycle" and rest and rest[0] in COLOURS:
        _begin(state, marker, RECYCLE_SEQUENCE, COLOURS.index(rest.pop(0)))
        _read_order(rules, section, state, marker, rest)
    elif name in _OPEN or (name == "split" and rest and rest[0] in _SPLIT_NAMES):
        _begin(state, marker, _OPEN.get(name, GHOST_SEQUENCE), 0 if name in _OPEN else _SPLIT_NAMES.index(rest.pop(0)))
        _read_used(section, state, marker, rest)
    else:
        raise section.misshapen("open", _OPEN_FORM)


def _begin(state: State, marker: int, sequence: int, subject: int) -> None:
    state.sequence[marker], state.subject[marker] = sequence, subject
    state.placed[marker * SLOTS : marker * SLOTS + SLOTS] = [-1] * SLOTS


def _slot_list(section: Section, rest: list[str], low: int, high: int) -> list[int]:
    """The slots at the end of `open`, of which none comes twice."""
    if len(rest) > 1:
        raise section.misshapen("open", _OPEN_FORM)
    slots = [section.as_number("open", item, low, high) for item in (rest[0].split(",") if rest else [])]
    if len(set(slots)) < len(slots):
        raise section.misshapen("open", "with every slot once")
    return slots


def _read_order(rules: Rules, section: Section, state: State, marker: int, rest: list[str]) -> None:
    """The slots of a recycled row that have their places under the deck; the last goes without saying (D25)."""
    start = recycled_row_start(state, rules, marker)
    slots = _slot_list(section, rest, start + 1, start + rules.row_width)
    for place, slot in enumerate(slots):
        state.placed[marker * SLOTS + place] = slot - 1
        state.slots[marker] |= 1 << (slot - 1 - start)


def _read_used(section: Section, state: State, marker: int, rest: list[str]) -> None:
    """The puzzles that the sequence has used: the piece laid last on each is part of it."""
    for slot in _slot_list(section, rest, 1, SLOTS):
        laid = state.laid[state.holder[marker] * SLOTS + slot - 1]
        if not laid:
            raise section.fault("position-open", field="open", found=f"nothing is laid on puzzle {slot}")
        state.placed[marker * SLOTS + slot - 1] = laid[-1]
        state.slots[marker] |= 1 << (slot - 1)


def _read_choice(rules: Rules, section: Section, state: State, marker: int) -> None:
    name, *rest = section.text("choice").split(":")
    if name == "order" and not rest:
        state.choice[marker] = ORDER_CHOICE
    elif name == "reward" and len(rest) == 1:
        state.choice[marker] = REWARD_CHOICE
        piece = rest[0] == "piece"
        state.subject[marker] = LEVEL_1_PIECE if piece else section.as_number("choice", rest[0], 1, SLOTS) - 1
    elif name == "level-up" and len(rest) == 2:
        state.choice[marker] = LEVEL_CHOICE
        state.subject[marker] = section.as_number("choice", rest[0], 1, SLOTS) - 1
        state.arrows[marker] = section.as_number("choice", rest[1], 1, 2)
    else:
        raise section.misshapen("choice", _CHOICE_FORM)
    about = -1 if state.choice[marker] == ORDER_CHOICE else state.subject[marker]
    state.slots[marker] = sum(1 << slot for slot in waiting_slots(rules, state, state.holder[marker]) if slot != about)


def waiting_slots(rules: Rules, state: State, seat: int) -> list[int]:
    """The slots of the completed puzzles that wait for their reward."""
    return [slot for slot in range(SLOTS) if is_waiting(rules, state, seat * SLOTS + slot)]


def _read_stale(section: Section, state: State, marker: int) -> None:
    """Put the numbers back that mean nothing now; those that do must agree."""
    items = section.items("stale")
    if len(items) != 2 + SLOTS:
        raise section.misshapen("stale", f"as {2 + SLOTS} numbers")
    tops = (len(SPLITS) - 1, 2, *[PLACEMENTS - 1] * SLOTS)
    numbers = [
        -1 if item == "-1" else section.as_number("stale", item, 0, top) for item, top in zip(items, tops, strict=True)
    ]
    for old, new, meant in zip(_numbers(state, marker), numbers, _meant(state, marker), strict=True):
        if meant and old != new:
            raise section.fault("position-open", field="stale", found=section.text("stale"))
    state.subject[marker], state.arrows[marker] = numbers[:2]
    state.placed[marker * SLOTS : marker * SLOTS + SLOTS] = numbers[2:]
