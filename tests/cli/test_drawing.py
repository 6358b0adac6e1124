"""Cards, pieces and blocks as they are drawn."""

import re
from typing import Any

import pytest
from rich.text import Text

from projectl.cli.draw.blocks import beside, flowing, titled, wrapped
from projectl.cli.draw.cards import Card, card_block, empty_block, middle_cell
from projectl.cli.draw.pieces import MARKS, counted
from projectl.cli.draw.players import small_picture
from projectl.cli.play.choices import Choices
from projectl.rules.options import Options
from projectl.rules.pictures import PIECE_FILL
from projectl.rules.pieces import NAMES
from projectl.rules.puzzles import builtin


def plain(block: list[Text]) -> list[str]:
    return [line.plain for line in block]


W13 = builtin("base").by_id("W13")
LAID = [{"piece": "V3", "cells": [6, 7, 12], "fresh": False, "touch": False}]


class TestCards:
    def test_a_card_with_coordinates_and_a_piece(self) -> None:
        assert plain(card_block(Card(W13, "2", LAID, coordinates=True))) == [
            "┌─ 2 ────────┐",
            "│ 1    █▄ V3 │",
            "│1 · · · · · │",
            "│2 ·  V  · · │",
            "│3 · ·  ██ · │",
            "│4 · · ·██ · │",
            "│5 · · · · · │",
            "└─a─b─c─d─e──┘",
        ]

    def test_without_colours_every_cell_of_a_piece_is_marked(self) -> None:
        assert plain(card_block(Card(W13, "", LAID), colours=False))[3:5] == ["│  ·V V  · · │", "│  · ·V ██ · │"]

    def test_a_black_card_has_a_heavy_border(self) -> None:
        puzzle = builtin("base").blacks[0]
        assert plain(card_block(Card(puzzle, "5")))[0] == "┏━ 5 ━━━━━━━━┓"

    def test_fresh_pieces_and_touches_are_marked(self) -> None:
        fresh = [{"piece": "V3", "cells": [6, 7, 12], "fresh": True}]
        touch = [{"piece": "O1", "cells": [6], "touch": True}]
        assert "V+" in "".join(plain(card_block(Card(W13, "", fresh))))
        assert "1−" in "".join(plain(card_block(Card(W13, "", touch))))

    def test_two_pieces_of_one_shape_differ_in_tone(self) -> None:
        twice = [{"piece": "I2", "cells": [6, 7]}, {"piece": "I2", "cells": [12, 13]}]
        styles = {str(span.style) for line in card_block(Card(W13, "", twice)) for span in line.spans}
        assert len([style for style in styles if style.startswith("#0F1116 on")]) == 2

    def test_the_mark_stands_in_the_middle(self) -> None:
        assert middle_cell([0, 1, 2, 3, 4]) == 2
        assert middle_cell([2, 6, 7, 8, 12]) == 7

    def test_an_empty_place_is_as_large_as_a_card(self) -> None:
        place, card = empty_block("3", "free"), card_block(Card(W13, "3"))
        assert len(place) == len(card)
        assert {len(line) for line in plain(place)} == {len(line) for line in plain(card)} == {14}

    def test_a_small_picture_shows_the_pieces_in_their_colours(self) -> None:
        told = {"colour": "white", "points": 1, "reward": "V3", "cells": [6, 7, 12, 13, 18], "origin": "printed"}
        block = small_picture({"puzzles": {"W13": told}}, {"puzzle": "W13", "pieces": LAID})
        styles = " ".join(str(span.style) for line in block for span in line.spans)
        assert [line.cell_len for line in block] == [5, 5, 5]
        assert PIECE_FILL["V3"] in styles


class TestPieces:
    def test_every_piece_has_a_mark_of_its_own(self) -> None:
        assert tuple(MARKS) == NAMES
        assert len(set(MARKS.values())) == len(NAMES)

    def test_a_stack_tells_name_shape_and_number(self) -> None:
        assert counted("V3", 4).plain == " V3  █▄ ×4"
        assert "×0" in counted("V3", 0).plain


class TestBlocks:
    def test_blocks_beside_each_other_keep_their_columns(self) -> None:
        left, right = [Text("ab"), Text("c")], [Text("x"), Text("y"), Text("z")]
        assert plain(beside([left, right], gap=2)) == ["ab  x", "c   y", "    z"]

    def test_blocks_flow_into_the_next_line(self) -> None:
        block = [Text("xxx")]
        assert plain(flowing([block] * 3, width=7)) == ["xxx xxx", "xxx"]
        assert plain(wrapped([Text("aa"), Text("bb"), Text("cc")], 7)) == ["aa   bb", "cc"]

    def test_a_title_fills_the_width(self) -> None:
        assert plain(titled("Reserve", [], 20)) == ["─ Reserve ──────────"]


class TestScreens:
    def test_colours_only_where_they_can_be_seen(self, session: Any) -> None:
        choices = Choices(seed="1", seats=("human", "greedy"))
        assert "\x1b[" not in session([], choices).text
        assert "38;2;15;17;22;48;2;253;229;83" in session([], choices, colours=True).text

    @pytest.mark.parametrize(
        "choices",
        [
            Choices(seed="1", seats=("human", "greedy")),
            Choices(Options(variant="solo"), seed="1"),
            Choices(Options(edition="deluxe-2019", variant="line-clear"), seed="1", seats=("human", *["greedy"] * 3)),
        ],
        ids=["standard", "solo", "line-clear"],
    )
    def test_the_table_fits_100_by_40(self, choices: Choices, session: Any, script: Any) -> None:
        screens = session(script(choices).lines, choices).screens
        heights = sorted(screen[: screen.find(">")].count("\n") + 1 for screen in screens if ">" in screen)
        assert heights[len(heights) // 2] <= 40  # a long log line may break into two now and then
        assert heights[-1] <= 44

    def test_a_narrow_terminal_stacks_everything(self, session: Any) -> None:
        screen = session([], Choices(seed="1", seats=("human", "greedy")), width=44).text
        assert "white deck: 28 left" in screen
        assert re.search(r"^─ Reserve", screen, re.MULTILINE)
