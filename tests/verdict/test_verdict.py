"""The verdict on a drawn puzzle, against slower ways to find the same."""

from collections import deque
from collections.abc import Iterator
from random import Random

import pytest

from projectl.rules.engine import exchange_targets
from projectl.rules.options import Options
from projectl.rules.pieces import BASE_KINDS, FULL, KIND, LEVELS, NAMES, PLACEMENT_BY_MASK, PLACEMENT_KIND, mask_of
from projectl.rules.puzzles import BUILTIN, COPIES, Puzzle, PuzzleError, builtin, parse_puzzles
from projectl.rules.tables import ONE
from projectl.rules.tiling import choices, counts, heaps
from projectl.verdict import check_set, comparison, verdict_on
from projectl.verdict.documents import verdict_document
from projectl.verdict.making import fewest_actions
from projectl.verdict.piece_sets import piece_sets
from projectl.verdict.worth import LEVEL_OF_REWARD, fair_points, printed_fit

PUZZLES = [(name, puzzle) for name in BUILTIN for puzzle in builtin(name)]


def drawn(grid: str, reward: str = "O1", points: int = 1, name: str = "X") -> Puzzle:
    cells = sum(1 << cell for cell, mark in enumerate(grid.replace("/", "")) if mark == "x")
    return Puzzle(name, "white", points, reward, cells, "custom")


def random_recesses(count: int, most: int) -> Iterator[int]:
    chance = Random(7)
    for _ in range(count):
        yield sum(1 << cell for cell in chance.sample(range(25), chance.randint(1, most)))


def every_set(cells: int, ghosts: bool) -> set[int]:
    """All multisets of pieces, by going through every filling."""
    every = (heaps(cells, pieces, ghosts) for pieces in range(1, cells.bit_count() + 1))
    return {each for found in every for each in found if all(each >> 5 * kind & 31 <= COPIES for kind in range(12))}


class TestPieceSets:
    @pytest.mark.parametrize("cells", [*random_recesses(25, 13), *(each.cells for each in builtin("base"))])
    @pytest.mark.parametrize("ghosts", [False, True])
    def test_they_are_those_of_all_fillings(self, cells: int, ghosts: bool) -> None:
        found = piece_sets(cells, ghosts)
        assert {each for sets in found.values() for each in sets} == every_set(cells, ghosts)
        assert all(sum(counts(each)) == pieces for pieces, sets in found.items() for each in sets)

    def test_the_whole_grid(self) -> None:
        assert sum(map(len, piece_sets(FULL, ghosts=False).values())) == 6080

    def test_of_a_shape_no_more_are_used_than_a_box_has(self) -> None:
        apart = mask_of((row, column) for row in range(5) for column in range(5) if (row + column) % 2 == 0)
        assert apart.bit_count() > COPIES
        assert piece_sets(apart, ghosts=False) == {}


class TestFewestActions:
    @pytest.mark.parametrize("cells", [*random_recesses(12, 6)])
    def test_no_order_of_actions_takes_fewer(self, cells: int) -> None:
        assert fewest_actions(piece_sets(cells, ghosts=False)) == by_trying(cells)

    def test_a_printed_puzzle(self) -> None:
        """Taken, three pieces of four cells made of the single, the bar and one more single, and placed."""
        assert verdict_on(builtin("base").by_id("B07")).fewest_actions == 1 + 9 + 3

    def test_what_only_ghosts_fill_cannot_be_made_without_rewards(self) -> None:
        assert fewest_actions({1: [ONE[KIND["P5"]]]}) is None


def by_trying(cells: int) -> int:
    """Breadth first over all single actions with every shape in the reserve: take, get, upgrade, place."""
    rules = Options().checked().rules()
    reserve = sum(rules.kind_set[kind] for kind in range(BASE_KINDS))
    start = (cells, ONE[0] + ONE[1])
    seen, queue = {start}, deque([(start, 1)])
    while True:
        (left, own), actions = queue.popleft()
        if not left:
            return actions
        after = [(left, own + ONE[0])] if sum(counts(own)) < cells.bit_count() else []
        for kind in range(BASE_KINDS):
            if counts(own)[kind]:
                targets = exchange_targets(reserve, kind, rules)
                after += [
                    (left, own - ONE[kind] + ONE[there])
                    for there in range(BASE_KINDS)
                    if targets & rules.kind_set[there]
                ]
                after += [(left ^ mask, own - ONE[kind]) for _, fits, mask in choices(left, False) if fits == kind]
        for each in after:
            if each not in seen:
                seen.add(each)
                queue.append((each, actions + 1))


class TestFairPoints:
    def test_every_printed_puzzle_has_fair_points(self) -> None:
        assert [each.puzzle.id for each in check_set(builtin("base")) if not each.is_fair] == []

    def test_the_others_say_of_every_printed_puzzle_what_it_gives_to_half_a_point(self) -> None:
        assert 0.1 < printed_fit().residual < 0.25

    def test_more_cells_are_never_worth_less_nor_a_better_reward_more(self) -> None:
        for reward in LEVEL_OF_REWARD:
            points = [fair_points(cells, reward).points for cells in range(1, 26)]
            assert points == sorted(points)
        for cells in range(1, 26):
            by_level = [fair_points(cells, name).points for name in sorted(NAMES, key=lambda name: LEVELS[KIND[name]])]
            assert by_level == sorted(by_level, reverse=True)

    def test_a_puzzle_that_is_too_dear_is_told(self) -> None:
        text = "set: s\ntitle: S\norigin: custom\nexpansion: none\nA white 9 O1 xx---/-----/-----/-----/-----"
        (found,) = check_set(parse_puzzles(text, "s"))
        assert not found.is_fair
        assert found.verdict.fair == fair_points(2, "O1")

    def test_the_comparison_has_every_printed_puzzle(self) -> None:
        assert sum(count for *_, count in comparison()) == 52


class TestSameShape:
    @pytest.mark.parametrize(
        ("grid", "printed"),
        [
            ("-----/-xx--/xxxx-/-xx--/-----", "W06"),  # turned
            ("xx---/xxxx-/--xx-/-----/-----", "W08"),  # moved
            ("-----/--xx-/xxxx-/xx---/-----", "W08"),  # mirrored
        ],
    )
    def test_turned_mirrored_and_moved(self, grid: str, printed: str) -> None:
        assert [alike.id for alike in verdict_on(drawn(grid)).same_as] == [printed]

    def test_it_is_told_whether_it_lies_just_so(self) -> None:
        printed = builtin("base").by_id("W06")
        (found,) = verdict_on(printed._replace(id="MINE")).same_as
        assert (found.set, found.id, found.exactly) == ("base", "W06", True)

    def test_two_puzzles_of_one_set(self) -> None:
        text = "set: s\ntitle: S\norigin: custom\nexpansion: none\n"
        text += "A white 1 O1 xxxxx/x---x/-----/-----/-----\nB white 1 O1 ---xx/---x-/---x-/---x-/---xx"
        assert [[alike.id for alike in each.verdict.same_as] for each in check_set(parse_puzzles(text, "s"))] == [
            ["GW06", "B"],
            ["GW06", "A"],
        ]

    def test_a_puzzle_is_not_like_itself(self) -> None:
        assert verdict_on(builtin("base").by_id("W06")).same_as == ()


class TestTheWhole:
    def test_nothing_is_drawn_yet(self) -> None:
        found = verdict_on(drawn("-----/-----/-----/-----/-----"))
        assert (found.reason, found.cells, found.fair, found.same_as) == ("puzzle-empty-recess", 0, None, ())

    def test_what_cannot_be_filled(self) -> None:
        found = verdict_on(drawn("x-x-x/-x-x-/x-x-x/-x-x-/x-x-x"))
        assert (found.reason, found.sets, found.fewest_pieces) == ("puzzle-not-fillable", 0, None)

    @pytest.mark.parametrize(("name", "puzzle"), PUZZLES, ids=lambda each: getattr(each, "id", each))
    def test_the_filling_covers_the_recess_with_the_fewest_pieces(self, name: str, puzzle: Puzzle) -> None:
        document = verdict_document(verdict_on(puzzle, ghosts=name == "ghost"))
        covered = [cell for piece in document["filling"] for cell in piece["cells"]]
        assert sorted(covered) == [cell for cell in range(25) if puzzle.cells >> cell & 1]
        assert len(document["filling"]) == document["fewest_pieces"]
        for piece in document["filling"]:
            mask = sum(1 << cell for cell in piece["cells"])
            assert NAMES[PLACEMENT_KIND[PLACEMENT_BY_MASK[mask]]] == piece["piece"]

    def test_a_file_that_cannot_be_filled_names_its_line(self) -> None:
        text = "set: s\ntitle: S\norigin: custom\nexpansion: none\n\nA white 1 O1 x-x-x/-x-x-/x-x-x/-x-x-/x-x-x"
        with pytest.raises(PuzzleError, match="line 6, puzzle A"):
            check_set(parse_puzzles(text, "garden.txt"))
