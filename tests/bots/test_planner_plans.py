"""Tilings and plans against brute force."""

from collections import deque
from collections.abc import Iterator

import pytest

from projectl.bots.planner.acquisition import NEVER, actions_to_get
from projectl.bots.planner.layouts import laid_out, tilings_with
from projectl.bots.planner.plans import best_plan, common_part, filled_from, good_plans
from projectl.bots.planner.schedule import placing_actions
from projectl.bots.planner.touches import best_touches
from projectl.rules.engine.levels import exchange_targets
from projectl.rules.engine.multiset import count_of, size_of
from projectl.rules.options import Options
from projectl.rules.pieces import BASE_KINDS, KIND, PLACEMENT_KIND, PLACEMENTS
from projectl.rules.tables import KIND_SET, ONE, multiset
from projectl.rules.tiling import heaps, solvable

RULES = Options().checked().rules()
GHOST_RULES = Options(edition="rulebook-2023", expansions=("ghost",)).checked().rules()
FULL_RESERVE = sum(KIND_SET[:BASE_KINDS])
SMALL = [puzzle for puzzle in range(RULES.puzzles) if RULES.cells[puzzle].bit_count() <= 5]


def pieces(names: str) -> int:
    return multiset([KIND[name] for name in names.split()])


def copies(heap: int) -> list[int]:
    return [count_of(heap, kind) for kind in range(12)]


def fewest_actions(recess: int, supply: int, reserve: int) -> int:
    """By trying everything, one action after the other."""
    seen, queue = {(recess, supply)}, deque([(recess, supply, 0)])
    while queue:
        left, heap, actions = queue.popleft()
        if not left:
            return actions
        for after in _after(left, heap, reserve):
            if after not in seen:
                seen.add(after)
                queue.append((*after, actions + 1))
    return NEVER


def _after(recess: int, supply: int, reserve: int) -> Iterator[tuple[int, int]]:
    if reserve & KIND_SET[0] and count_of(supply, 0) < 5:
        yield recess, supply + ONE[0]
    for given in range(12):
        if count_of(supply, given):
            targets = exchange_targets(reserve, given, RULES)
            yield from ((recess, supply - ONE[given] + ONE[taken]) for taken in range(12) if targets & KIND_SET[taken])
    for placement, mask in enumerate(PLACEMENTS):
        if mask & recess == mask and count_of(supply, PLACEMENT_KIND[placement]):
            yield recess ^ mask, supply - ONE[PLACEMENT_KIND[placement]]


class TestTilings:
    @pytest.mark.parametrize("puzzle", SMALL)
    def test_every_multiset_fills_the_recess_and_none_is_missing(self, puzzle: int) -> None:
        recess = RULES.cells[puzzle]
        found = {each for number in range(1, 6) for each in heaps(recess, number, False)}
        every = {heap for number in range(1, 6) for heap in heaps_of(number, recess.bit_count())}
        assert found == {heap for heap in every if solvable(recess, copies(heap))}

    def test_the_number_of_pieces_is_exact(self) -> None:
        recess = RULES.cells[RULES.puzzles - 1]
        assert all(size_of(each) == 4 for each in heaps(recess, 4, False))
        assert heaps(recess, 2, False) == ()

    def test_ghosts_only_where_they_are_played(self) -> None:
        recess = PLACEMENTS[-1]  # an L5
        assert heaps(recess, 1, True) == (pieces("L5"),)
        assert heaps(recess, 1, False) == ()

    def test_pieces_lie_side_by_side(self) -> None:
        for puzzle in range(GHOST_RULES.puzzles):
            recess = GHOST_RULES.cells[puzzle]
            for heap in heaps(recess, 4, True)[:5]:
                layout = laid_out(recess, heap)
                assert sum(PLACEMENTS[each] for each in layout) == recess
                assert multiset([PLACEMENT_KIND[each] for each in layout]) == heap

    def test_pieces_that_do_not_fill_are_refused(self) -> None:
        with pytest.raises(ValueError, match="do not fill"):
            laid_out(0b11, pieces("I3"))

    def test_parts_of_a_supply(self) -> None:
        recess = 0b111
        assert set(tilings_with(recess, pieces("O1 O1 I2 I3"), 9)) == {pieces("I3"), pieces("O1 I2")}
        assert tilings_with(recess, pieces("O1 O1 I2 I3"), 1) == (pieces("I3"),)


def heaps_of(number: int, cells: int, kind: int = 0) -> Iterator[int]:
    """Every multiset of so many base pieces with so many cells."""
    if number == 0 or kind == BASE_KINDS:
        if number == 0 and cells == 0:
            yield 0
        return
    level = RULES.level[kind]
    for count in range(min(number, cells // level) + 1):
        for rest in heaps_of(number - count, cells - count * level, kind + 1):
            yield rest + count * ONE[kind]


class TestPlans:
    @pytest.mark.rule("R-UPGRADE", "R-EXCHANGE", "R-PLACE")
    @pytest.mark.parametrize("supply", ["O1 I2", "I3", "Z4", "O1 V3", ""])
    @pytest.mark.parametrize("puzzle", SMALL[::3])
    def test_the_fewest_actions_as_by_trying_everything(self, puzzle: int, supply: str) -> None:
        plan = best_plan(RULES.cells[puzzle], pieces(supply), FULL_RESERVE, False)
        assert plan is not None
        assert plan.cost == fewest_actions(RULES.cells[puzzle], pieces(supply), FULL_RESERVE)

    @pytest.mark.rule("D2")
    def test_missing_levels_are_skipped(self) -> None:
        reserve = FULL_RESERVE & ~KIND_SET[KIND["I3"]] & ~KIND_SET[KIND["V3"]]
        assert actions_to_get(pieces("L4"), pieces("I2"), reserve) == 1
        assert actions_to_get(pieces("L4"), pieces("I2"), FULL_RESERVE) == 2

    def test_what_the_reserve_has_not_cannot_be_got(self) -> None:
        assert actions_to_get(pieces("L4"), pieces("I4"), FULL_RESERVE & ~KIND_SET[KIND["L4"]]) == NEVER

    def test_owned_pieces_are_told(self) -> None:
        plan = best_plan(0b11111, pieces("I2 T4"), FULL_RESERVE, False)
        assert plan is not None
        assert plan.owned == common_part(plan.pieces, pieces("I2 T4"))
        assert plan.cost == 3  # T4 is exchanged for I3, or I2 for O1 and T4 for I4

    def test_good_plans_begin_with_the_best(self) -> None:
        recess, supply = RULES.cells[40], pieces("O1 I2 V3 L4 Z4")
        best = best_plan(recess, supply, FULL_RESERVE, False)
        found = good_plans(recess, supply, FULL_RESERVE, False, 1)
        assert best is not None
        assert found[0].cost == best.cost
        assert all(best.cost <= plan.cost <= best.cost + 1 for plan in found)

    def test_filled_from_owned_pieces_only(self) -> None:
        assert filled_from(0b11111, pieces("I2 I3 O1 I4"), False) in (pieces("I2 I3"), pieces("O1 I4"))
        assert filled_from(0b11111, pieces("I2 I2"), False) == 0

    @pytest.mark.rule("R-MASTER")
    @pytest.mark.parametrize(
        ("numbers", "getting", "actions"),
        [
            ((1,), 0, 1),
            ((3,), 0, 3),  # a Master places only one piece on a puzzle
            ((1, 1), 0, 1),
            ((2, 2), 0, 3),  # in one turn: a Master and two pieces
            ((2, 2), 2, 2),  # in two turns: two Masters
            ((3, 3, 3), 0, 5),  # in two turns: two Masters and three pieces
        ],
    )
    def test_masters_place_several_pieces_at_once(self, numbers: tuple[int, ...], getting: int, actions: int) -> None:
        assert placing_actions(numbers, getting) == actions


class TestTouches:
    @pytest.mark.rule("R-TOUCH")
    def test_a_puzzle_is_filled_if_that_gains(self) -> None:
        assert best_touches(((0, 0b111, 3),), pieces("O1 I2")).fillings == ((0, pieces("O1 I2")),)
        assert best_touches(((0, 0b111, 1),), pieces("O1 I2")).fillings == ()

    @pytest.mark.rule("R-TIE", "D17")
    def test_at_no_loss_a_completed_puzzle_is_better(self) -> None:
        assert best_touches(((0, 0b111, 2),), pieces("O1 I2"))[:2] == (0, 1)

    def test_pieces_go_where_they_gain_most(self) -> None:
        two = ((0, 0b11, 1), (1, 0b11, 4))
        assert best_touches(two, pieces("I2")).fillings == ((1, pieces("I2")),)

    def test_two_puzzles_share_a_supply(self) -> None:
        """The first would like the I3, but only with it the second can be filled."""
        two = ((0, 0b111, 4), (1, 0b111 << 5, 4))
        found = best_touches(two, pieces("I3 O1 I2"))
        assert (found.gain, found.completed) == (4 - 1 + 4 - 2, 2)
