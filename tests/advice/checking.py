"""Whether what a hint says is true: looked up in the real game, by trying out, and by none of the ways it was found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from projectl import Game
from projectl.game.advice_documents import HintDocument, Reason
from projectl.rules.engine.codes import FINISH_ROUND, LAST_ROUND, NOT_ENDING, SLOTS
from projectl.rules.pieces import LEVELS, NAMES, PLACEMENT_KIND, PLACEMENTS


class Story:
    """The steps of a hint, played in the real game."""

    def __init__(self, game: Game, seat: int, hint: HintDocument) -> None:
        self.seat, self.hint = seat, hint
        self.games = [game]
        self.events: list[list[dict[str, Any]]] = []
        for step in hint["steps"]:
            after = self.games[-1].clone()
            assert step["action"] in after.legal_actions(seat), f"{step['action']} is not legal"
            self.events.append([*map(dict, after.events_for(after.play(step["action"], seat), seat))])
            self.games.append(after)

    def told(self, kind: str) -> Iterator[tuple[int, dict[str, Any]]]:
        """The events of a kind about the seat, each with the number of its step."""
        for at, events in enumerate(self.events):
            yield from ((at, event) for event in events if event["kind"] == kind and event.get("seat") == self.seat)

    def puzzle(self, at: int, slot: int) -> int:
        """In a slot that counts from 1, after so many steps."""
        return self.games[at].state.puzzle[self.seat * SLOTS + slot - 1]

    def rest(self, at: int, slot: int) -> int:
        state = self.games[at].state
        where = self.seat * SLOTS + slot - 1
        return int(self.games[at].rules.cells[state.puzzle[where]]) & ~state.filled[where]

    def supply(self, at: int, seat: int | None = None) -> tuple[int, ...]:
        pieces = self.games[at].state.supply[self.seat if seat is None else seat]
        return tuple(pieces >> 5 * kind & 15 for kind in range(len(NAMES)))

    def words(self) -> list[list[str]]:
        return [step["action"].split() for step in self.hint["steps"]]


@cache
def covers(cells: int, pieces: tuple[int, ...], most: int = 25) -> bool:
    """Whether some of the pieces cover the cells exactly: every way is tried."""
    if not cells:
        return True
    if not most:
        return False
    lowest = cells & -cells
    for mask, kind in zip(PLACEMENTS, PLACEMENT_KIND, strict=True):
        if mask & lowest and not mask & ~cells and pieces[kind]:
            left = (*pieces[:kind], pieces[kind] - 1, *pieces[kind + 1 :])
            if covers(cells & ~mask, left, most - 1):
                return True
    return False


def is_true(story: Story, reason: Reason) -> bool:
    return bool(CHECKS[reason["key"]](story, reason))


def _completed(story: Story, reason: Reason) -> bool:
    """The puzzle that lies there now is completed, for so many points."""
    puzzle = story.puzzle(0, reason["slot"] or 0)
    card = story.games[0].puzzles[puzzle]
    done = [event for _, event in story.told("completed") if event["slot"] == reason["slot"]]
    return bool(done) and done[0]["puzzle"] == card.id and card.points == reason["count"]


def _completed_taken(story: Story, reason: Reason) -> bool:
    taken = {event["puzzle"] for _, event in story.told("taken")}
    points = {card.id: card.points for card in story.games[0].puzzles}
    return any(e["puzzle"] in taken and points[e["puzzle"]] == reason["count"] for _, e in story.told("completed"))


def _rewarded(story: Story, reason: Reason) -> bool:
    gains = [event for _, event in story.told("rewarded")]
    return any(event["slot"] == reason["slot"] and event["piece"] == reason["piece"] for event in gains)


def _returned(story: Story, reason: Reason) -> bool:
    """The pieces lay on the puzzle before, and all come back."""
    slot = reason["slot"] or 0
    lying = story.games[0].state.pieces[story.seat * SLOTS + slot - 1]
    before = [name for kind, name in enumerate(NAMES) for _ in range(lying >> 5 * kind & 15)]
    back = [e["pieces"] for _, e in story.told("pieces-returned") if e["slot"] == slot]
    return before == reason["pieces"] and bool(back) and all(back[0][p] >= before.count(p) for p in before)


def _together(story: Story, reason: Reason) -> bool:
    by_step: dict[int, list[int]] = {}
    for at, event in story.told("pieces-returned"):
        by_step.setdefault(at, []).append(event["slot"])
    return len(reason["slots"]) > 1 and any(sorted(slots) == reason["slots"] for slots in by_step.values())


def _opened(story: Story, reason: Reason) -> bool:
    slot = reason["slot"] or 0
    same = story.puzzle(0, slot) == story.puzzle(-1, slot) >= 0
    before, after = covers(story.rest(0, slot), story.supply(0)), covers(story.rest(-1, slot), story.supply(-1))
    return same and after and not before


def _master(story: Story, reason: Reason) -> bool:
    words = story.words()
    start = words.index(["master"]) + 1
    run = 0
    while start + run < len(words) and words[start + run][0] == "place":
        run += 1
    return run == reason["count"] and run > 1


def _triggers(story: Story, _: Reason) -> bool:
    return story.games[0].state.ending == NOT_ENDING and story.games[-1].state.ending in (FINISH_ROUND, LAST_ROUND)


def _takes(story: Story, reason: Reason) -> bool:
    word, slot = story.words()[0]
    card = story.games[0].puzzles[story.games[0].state.rows[int(slot) - 1]]
    return word == "take" and card.points == reason["count"] and reason["piece"] in (None, card.reward)


def _held(story: Story, _: Reason) -> bool:
    taking = [at for at, words in enumerate(story.words()) if words[0] == "take" and words[1].isdigit()]
    return any(
        covers(story.games[at].rules.cells[story.games[at].state.rows[int(story.words()[at][1]) - 1]], story.supply(at))
        for at in taking
    )


def _denies(story: Story, reason: Reason) -> bool:
    """Somebody else could take one of the puzzles and complete it with two own pieces, within three actions."""
    seat = reason["seat"]
    assert seat is not None
    assert seat != story.seat
    taking = [at for at, words in enumerate(story.words()) if words[0] == "take" and words[1].isdigit()]
    for at in taking:
        game = story.games[at]
        puzzle = game.state.rows[int(story.words()[at][1]) - 1]
        room = -1 in game.state.puzzle[seat * SLOTS : seat * SLOTS + SLOTS]
        if room and covers(game.rules.cells[puzzle], story.supply(at, seat), 2):
            return True
    return False


def _progress(story: Story, reason: Reason) -> bool:
    slot = reason["slot"] or 0
    same = story.puzzle(0, slot) == story.puzzle(-1, slot) >= 0
    return same and story.rest(-1, slot).bit_count() == reason["count"] in range(1, story.rest(0, slot).bit_count())


def _fits(story: Story, reason: Reason) -> bool:
    """The first action brings the piece, and it is laid on that puzzle."""
    first, *later = story.words()
    brings = first[-1] == reason["piece"] or (first == ["piece"] and reason["piece"] == "O1")
    return brings and any(words[0] == "place" and words[1] == f"{reason['piece']}@{reason['slot']}" for words in later)


def _cells(supply: tuple[int, ...]) -> int:
    return sum(count * level for count, level in zip(supply, LEVELS, strict=True))


def _grows(story: Story, reason: Reason) -> bool:
    return _cells(story.supply(1)) - _cells(story.supply(0)) == reason["count"] != 0


def _room(story: Story, at: int) -> int:
    """On how many puzzles a piece each could lie: every way to give pieces to puzzles is tried."""
    rests = [story.rest(at, slot) for slot in range(1, SLOTS + 1) if story.puzzle(at, slot) >= 0]

    def most(number: int, left: tuple[int, ...]) -> int:
        if number == len(rests):
            return 0
        best = most(number + 1, left)
        for kind in range(len(NAMES)):
            if left[kind] and any(
                k == kind and not m & ~rests[number] for m, k in zip(PLACEMENTS, PLACEMENT_KIND, strict=True)
            ):
                rest = (*left[:kind], left[kind] - 1, *left[kind + 1 :])
                best = max(best, 1 + most(number + 1, rest))
        return best

    return most(0, story.supply(at))


def _ready(story: Story, reason: Reason) -> bool:
    return _room(story, 0) < _room(story, -1) == reason["count"]


def _last_turn(story: Story, _: Reason) -> bool:
    return story.games[0].state.ending == LAST_ROUND


def _touch_pays(story: Story, reason: Reason) -> bool:
    """The score sheet gains so much by that puzzle: what it is worth, and what it costs no more."""
    slot = reason["slot"] or 0
    game = story.games[0]
    cost = 0 if not game.rules.unfinished_cost else game.puzzles[story.puzzle(0, slot)].points
    return story.rest(-1, slot) == 0 and reason["count"] == game.puzzles[story.puzzle(0, slot)].points + cost


def _touch_costs(story: Story, reason: Reason) -> bool:
    return story.games[-1].state.touches[story.seat] - story.games[0].state.touches[story.seat] == reason["count"]


CHECKS = {
    "completes": _completed,
    "completes-taken": _completed_taken,
    "reward": _rewarded,
    "returns": _returned,
    "master-completes": _together,
    "opens": _opened,
    "master": _master,
    "triggers-end": _triggers,
    "takes": _takes,
    "held": _held,
    "denies": _denies,
    "progress": _progress,
    "fits": _fits,
    "grows": _grows,
    "master-ready": _ready,
    "last-turn": _last_turn,
    "touch-pays": _touch_pays,
    "touch-costs": _touch_costs,
}
