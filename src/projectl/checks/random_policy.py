"""A player for checks and measurements: it completes puzzles, so that its games reach their natural end.

It draws among sensible actions and now and then does anything at all, so that in many games everything happens that
the rules provide for. It is no opponent: it plans nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from projectl.rules.engine import (
    AMBASSADOR,
    AMBASSADOR_REWARD,
    CANCEL,
    DONE,
    END,
    EXCHANGE,
    GHOST,
    KINDS,
    MASTER,
    NO_CHOICE,
    NO_SEQUENCE,
    ORDER,
    PIECE,
    PLACE,
    PLACEMENTS,
    RECYCLE,
    RECYCLE_SEQUENCE,
    SLOTS,
    STOP,
    TAKE,
    TAKE_DECK,
    TOUCHES,
    WHITE,
    block_of,
    count_of,
    deck_of_slot,
    marker_of,
    size_of,
)
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

Chooser = Callable[[State, int, list[int]], int]
"""What plays a seat: from the state, the seat and its legal actions it chooses one of them."""

PLAIN = "plain"
HOARD = "hoard"
"""Gathers one kind until the reserve has none, so that a reward is missing and has to be replaced (R-REWARD), then
waits to complete puzzles two at a time, so that their order matters (D4)."""
TWINS = "twins"
"""Waits so without hoarding."""
WHITES = "whites"
"""Takes white puzzles only, until their deck has been shuffled anew (R-ENDLESS)."""
STYLES = (PLAIN, HOARD, TWINS, WHITES)

WHIM = 0.03  # how often it does anything at all
I2 = 1  # the kind to hoard: two actions gain one, and its replacement is always a choice of several


def cells_of(pieces: int, rules: Rules) -> int:
    """How many cells the pieces of a multiset cover."""
    return sum(count_of(pieces, kind) * rules.level[kind] for kind in range(KINDS))


def uniform(chance: Random) -> Chooser:
    """A player that draws among all its legal actions."""
    return lambda _state, _seat, actions: chance.choice(actions)


class Sensible:
    """The player; one for all seats of a game. `chance` decides, so that a seed gives the same game again."""

    def __init__(self, rules: Rules, chance: Random, style: str = PLAIN) -> None:
        self.rules = rules
        self.rules = rules
        self.chance = chance
        self.style = style
        self._placement = {mask: placement for placement, mask in enumerate(rules.mask)}
        self._first_rng = -1  # as dealt: only shuffling anew changes it

    def __call__(self, state: State, seat: int, actions: list[int]) -> int:
        """One of the legal actions of `seat`."""
        if self._first_rng < 0:
            self._first_rng = state.rng
        if len(actions) == 1:
            return actions[0]
        if self.chance.random() < WHIM:
            return self.chance.choice(actions)
        if state.phase == TOUCHES:
            return self._touch(state, seat, actions)
        marker = marker_of(state, self.rules, seat)
        if state.choice[marker] != NO_CHOICE:
            return self.chance.choice(actions)
        if state.sequence[marker] != NO_SEQUENCE:
            return self._go_on(state, seat, marker, actions)
        return self._turn(state, seat, actions)

    def _completing(self, state: State, seat: int, actions: Sequence[int]) -> list[int]:
        """The placements that fill a recess."""
        found = []
        for slot in range(SLOTS):
            where = seat * SLOTS + slot
            puzzle = state.puzzle[where]
            if puzzle >= 0:
                placement = self._placement.get(self.rules.cells[puzzle] & ~state.filled[where], -1)
                code = PLACE + slot * PLACEMENTS + placement
                if placement >= 0 and code in actions:
                    found.append(code)
        return found

    def _touch(self, state: State, seat: int, actions: list[int]) -> int:
        completing = self._completing(state, seat, actions)
        if completing and self.chance.random() < 0.8:
            return self.chance.choice(completing)
        return self.chance.choice(actions) if self.chance.random() < 0.15 else DONE

    def _go_on(self, state: State, seat: int, marker: int, actions: list[int]) -> int:
        """Place what completes, then what is large; stop now and then, cancel hardly ever."""
        draw = self.chance.random()
        if draw < 0.02 and CANCEL in actions:
            return CANCEL
        if state.sequence[marker] == RECYCLE_SEQUENCE:
            return self.chance.choice([action for action in actions if action != CANCEL])
        completing = self._completing(state, seat, actions)
        if completing:
            return self.chance.choice(completing)
        placing = [action for action in actions if block_of(action) == PLACE]
        if not placing or (draw > 0.8 and STOP in actions):
            return STOP
        return self._useful(state, seat, placing)

    def _useful(self, state: State, seat: int, placing: list[int]) -> int:
        """Of a few placements at random, one with a large piece that leaves few cells of its puzzle empty."""
        return min(self.chance.choices(placing, k=6), key=lambda code: self._waste(state, seat, code))

    def _waste(self, state: State, seat: int, code: int) -> int:
        slot, placement = divmod(code - PLACE, PLACEMENTS)
        where = seat * SLOTS + slot
        taken = state.filled[where] | self.rules.mask[placement]
        left = (self.rules.cells[state.puzzle[where]] & ~taken).bit_count()
        level = self.rules.level[self.rules.kind[placement]]
        return left + 12 // level  # small pieces are what everybody needs in the end

    def _turn(self, state: State, seat: int, actions: list[int]) -> int:
        groups = self._groups(state, seat, actions)
        if self.style == HOARD and count_of(state.reserve, I2) and self.chance.random() < 0.9:
            return self._gather(state, groups)
        weights = self._weights(state, seat, groups)
        names = [name for name in groups if groups[name]]
        name = self.chance.choices(names, [weights[name] for name in names])[0]
        if name in ("placing", "wasting"):
            return self._useful(state, seat, groups[name])
        if name == "taking":
            return self._attractive(state, seat, groups[name])
        return self.chance.choice(groups[name])

    def _groups(self, state: State, seat: int, actions: list[int]) -> dict[str, list[int]]:
        """The actions of a turn by what they are for."""
        placing = [action for action in actions if block_of(action) == PLACE]
        others = [action for action in actions if block_of(action) != PLACE]
        level = self.rules.level
        groups: dict[str, list[int]] = {
            "completing": self._completing(state, seat, placing) if placing else [],
            "placing": self._finishable(state, seat, placing),
            "wasting": placing,
            "taking": self._wanted_takes(state, [action for action in others if block_of(action) in (TAKE, TAKE_DECK)]),
            "piece": [PIECE] if PIECE in others else [],
            "recycling": [action for action in others if block_of(action) in (RECYCLE, ORDER)],
            "upgrading": [],
            "exchanging": [],
            "master": [MASTER] if MASTER in others else [],
            "ambassador": [AMBASSADOR] if AMBASSADOR in others else [],
            "splitting": [action for action in others if block_of(action) == GHOST],
            "ending": [END] if END in others else [],
        }
        for action in others:
            if block_of(action) == EXCHANGE:
                given, taken = divmod(action - EXCHANGE, KINDS)
                groups["upgrading" if level[taken] > level[given] else "exchanging"].append(action)
        return groups

    def _finishable(self, state: State, seat: int, placing: list[int]) -> list[int]:
        """The placements on puzzles that its pieces suffice to fill, as far as their cells go."""
        owned = cells_of(state.supply[seat], self.rules)
        slots = {slot for slot in range(SLOTS) if self._empty_cells(state, seat * SLOTS + slot) <= owned}
        return [action for action in placing if (action - PLACE) // PLACEMENTS in slots]

    def _empty_cells(self, state: State, where: int) -> int:
        puzzle = state.puzzle[where]
        return (self.rules.cells[puzzle] & ~state.filled[where]).bit_count() if puzzle >= 0 else 0

    def _wanted_takes(self, state: State, takes: list[int]) -> list[int]:
        if self.style != WHITES or state.rng != self._first_rng:
            return takes
        whites = [action for action in takes if self._deck(action) == WHITE]
        return whites or takes

    def _deck(self, take: int) -> int:
        return take - TAKE_DECK if block_of(take) == TAKE_DECK else deck_of_slot(self.rules, take)

    def _attractive(self, state: State, seat: int, takes: list[int]) -> int:
        """Unseen puzzles and those far beyond its pieces seldom; special rewards and missing ones often."""
        reach = 4 + cells_of(state.supply[seat], self.rules)
        weights = []
        for take in takes:
            puzzle = state.rows[take] if block_of(take) == TAKE else -1
            reward = self.rules.reward[puzzle]
            if puzzle < 0 or self.rules.cells[puzzle].bit_count() > reach:
                weights.append(1)
            elif reward == AMBASSADOR_REWARD:
                weights.append(400)
            else:
                weights.append(60 if self._is_special(state, reward) else 20)
        return self.chance.choices(takes, weights)[0]

    @staticmethod
    def _is_special(state: State, reward: int) -> bool:
        return reward >= KINDS or not count_of(state.reserve, reward)

    def _weights(self, state: State, seat: int, groups: dict[str, list[int]]) -> dict[str, float]:
        puzzles = sum(puzzle >= 0 for puzzle in state.puzzle[seat * SLOTS : seat * SLOTS + SLOTS])
        twins = len(groups["completing"]) > 1
        patient = self.style in (HOARD, TWINS)
        scarce = count_of(state.reserve, 0) <= self.rules.players
        return {
            "completing": 3 if patient or twins else 60,
            "placing": 14,
            "wasting": 0.1,
            "taking": (60, 30 if patient else 2, 0.2, 0.02, 0)[puzzles],
            "piece": 0.5 if scarce else 6 if size_of(state.supply[seat]) < 4 else 1,
            "recycling": 0.25,
            "upgrading": 12,
            "exchanging": 0.5,
            "master": 80 if twins else 4 if puzzles > 1 and groups["placing"] and not patient else 0.2,
            "ambassador": 10,
            "splitting": 3,
            "ending": 0.3,
        }

    def _gather(self, state: State, groups: dict[str, list[int]]) -> int:
        """One more of the hoarded kind, or what leads there."""
        wanted = [action for action in groups["upgrading"] + groups["exchanging"] if self._gives_hoarded(action)]
        for name in (wanted, groups["piece"], groups["completing"], groups["upgrading"], groups["taking"]):
            if name:
                return self.chance.choice(name)
        return self.chance.choice([action for group in groups.values() for action in group])

    @staticmethod
    def _gives_hoarded(action: int) -> bool:
        return (action - EXCHANGE) % KINDS == I2
