"""Whether a puzzle can be finished: "in this turn" against every sequence of actions, plans by carrying them out."""

from collections import Counter
from collections.abc import Iterable

import pytest
from advice.positions import MODES, positions

from projectl import Game, SeatView, can_finish
from projectl.advice.asking import NoAdviceError
from projectl.game.legal_actions import legal_actions
from projectl.rules.engine.blocks import block_of
from projectl.rules.engine.codes import MASTER, ORDER, PLACE, PLACEMENTS, RECYCLE, SLOTS, STOP, TAKE_DECK, TOUCHES
from projectl.rules.engine.step import apply
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

MANY_STATES = 4_000
"""Of a turn: positions from which more can be reached are left out, as trying everything takes too long there."""


class TooManyError(Exception):
    """More states than that can be reached."""


class Everything:
    """Tries every action, whatever it is; only what was met before is not tried again, and no unknown card is drawn."""

    def __init__(self, view: SeatView, slot: int) -> None:
        self.rules: Rules = view.rules._replace(confirm=1, endless_white=0)
        self.seat = view.seat
        self.where = view.seat * SLOTS + slot
        self.puzzle = view.state.puzzle[self.where]
        self.met: set[tuple[int, ...]] = set()

    def completes(self, state: State) -> bool:
        if state.puzzle[self.where] != self.puzzle:
            return True
        is_full = state.filled[self.where] == self.rules.cells[self.puzzle]
        if is_full:
            return True  # its action can always be closed
        if state.actions[0] <= 0:
            return False
        key = (*state.numbers(),)
        if key in self.met:
            return False
        self.met.add(key)
        if len(self.met) > MANY_STATES:
            raise TooManyError
        actions: Iterable[int] = legal_actions(state, self.rules, self.seat)
        if state.actions[0] == 1 and not state.sequence[0] and not state.choice[0]:
            # The last action must lay a piece on this puzzle, by itself or in a sequence.
            first = PLACE + self.where % SLOTS * PLACEMENTS
            ours = range(first, first + PLACEMENTS)
            actions = [action for action in actions if action in ours or MASTER <= action < STOP]
        return any(self._leads_there(state, action) for action in actions)

    def _leads_there(self, state: State, action: int) -> bool:
        if block_of(action) in (TAKE_DECK, RECYCLE, ORDER):  # they bring unknown cards and take an action
            return False
        after = state.clone()
        apply(after, self.rules, self.seat, action)
        return after.turn == state.turn and self.completes(after)


def prove(mode: str, number: int, seed: int) -> Counter[str]:
    """Compare the answers with those of trying everything; how often each verdict was given."""
    given: Counter[str] = Counter()
    for game, seat in positions(mode, 10**6, seed):
        view = SeatView.of(game.state, game.rules, seat)
        state = view.state
        if state.phase == TOUCHES or state.actions[0] == 0:
            continue
        for slot in range(SLOTS):
            if state.puzzle[seat * SLOTS + slot] >= 0:
                found = can_finish(game, slot + 1, seat)["verdict"] == "now"
                try:
                    is_possible = Everything(view, slot).completes(state)
                except TooManyError:
                    continue
                assert found == is_possible, (slot + 1, seat, game.position())
                given["now" if found else "not now"] += 1
        if given.total() >= number:
            return given
    raise AssertionError("positions never end")


@pytest.mark.parametrize("mode", ["revised", "deluxe"])
def test_in_this_turn_is_what_trying_everything_says(mode: str) -> None:
    given = prove(mode, 12, 0)
    assert min(given["now"], given["not now"]) > 0


@pytest.mark.long
@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "line-clear"])
def test_in_this_turn_is_right_in_a_thousand_positions(mode: str) -> None:
    given = prove(mode, 180, 1)  # 6 modes
    assert min(given["now"], given["not now"]) > 20


@pytest.mark.parametrize("mode", MODES)
def test_plans_can_be_carried_out(mode: str) -> None:
    given: Counter[str] = Counter()
    for game, seat in positions(mode, 40, seed=5):
        for slot in range(SLOTS):
            if game.state.puzzle[seat * SLOTS + slot] >= 0:
                plan = can_finish(game, slot + 1, seat)
                given[plan["verdict"]] += 1
                carry_out(game, seat, [step["action"] for step in plan["steps"]], plan["verdict"], slot)
    assert given["now"]
    assert given["turns"]


def carry_out(game: Game, seat: int, actions: list[str], verdict: str, slot: int) -> None:
    """The puzzle is completed in the end; for later turns the seat gets fresh actions, as if the others did nothing."""
    if verdict in ("luck", "too-late"):
        assert actions == []
        return
    table = Game.from_state(game.options, game.state.clone())
    where = seat * SLOTS + slot
    puzzle = table.state.puzzle[where]
    for action in actions:
        if verdict == "turns":
            marker = next(each for each in range(2) if table.state.holder[each] == seat)
            table.state.actions[marker] = 3
            table.state.sequence[marker] = table.state.choice[marker] = table.state.slots[marker] = 0
        table.play(action, seat)
    full = table.state.filled[where] == table.rules.cells[puzzle]
    assert full or table.state.puzzle[where] != puzzle, (verdict, actions, game.position())


def test_a_slot_without_a_puzzle_has_no_plan() -> None:
    with pytest.raises(NoAdviceError) as refusal:
        can_finish(Game(players=2, seed=7, first=0), 4)
    assert refusal.value.code == "advice-no-puzzle"
