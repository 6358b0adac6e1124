"""The file format of puzzles and its checks."""

import pickle
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from error_codes import codes
from hypothesis import given
from hypothesis import strategies as st

from projectl.rules.puzzles import (
    BELONGS_TO,
    BUILTIN,
    MAX_FILE_BYTES,
    REWARDS,
    Puzzle,
    PuzzleError,
    PuzzleSet,
    builtin,
    combine,
    load_puzzles,
    parse_puzzles,
    rewards_of,
)
from projectl.rules.state import MAX_PUZZLES

HEADER = "set: mine\ntitle: My puzzles\norigin: custom\nexpansion: none\n"
DOT = "-----/-----/--x--/-----/-----"
PUZZLE = f"A1 white 1 O1 {DOT}\n"
CHECKERBOARD = "x-x-x/-x-x-/x-x-x/-x-x-/x-x-x"

SETS = [builtin(name) for name in BUILTIN]


def fault(text: str) -> PuzzleError:
    with pytest.raises(PuzzleError) as caught:
        parse_puzzles(text, "mine.txt")
    return caught.value


def verdict(read: Callable[[], PuzzleSet]) -> str:
    try:
        return "read" if len(read()) else "empty"
    except PuzzleError as error:
        return str(error)


class TestReading:
    def test_a_file_is_a_header_and_a_line_per_puzzle(self) -> None:
        mine = parse_puzzles(HEADER + PUZZLE + "b_2 black 5 T4 xxxxx/-----/-----/-----/----x\n", "mine.txt")
        assert (mine.name, mine.title, mine.origin, mine.expansions) == ("mine", "My puzzles", "custom", ())
        assert mine.puzzles == (
            Puzzle("A1", "white", 1, "O1", 1 << 12, "custom"),
            Puzzle("b_2", "black", 5, "T4", 0b11111 | 1 << 24, "custom"),
        )

    def test_comments_blank_lines_spaces_and_windows_line_ends_do_not_matter(self) -> None:
        header = "\n# mine\nset:mine\r\n title:  My #1 \norigin: custom\nexpansion: none\n"
        text = f"{header}\n  A1\twhite 1  O1 {DOT} # dot\r\n"
        mine = parse_puzzles(text, "mine.txt")
        assert mine.title == "My #1"
        assert mine.puzzles == parse_puzzles(HEADER + PUZZLE, "mine.txt").puzzles

    def test_the_example_of_the_documentation_can_be_read(self) -> None:
        page = Path(__file__).parents[3] / "docs" / "puzzle-format.md"
        example = page.read_text(encoding="utf-8").split("```text\n")[1].partition("```")[0]
        garden = parse_puzzles(example, "garden.txt")
        assert [(puzzle.id, puzzle.cells.bit_count()) for puzzle in garden] == [("TREE", 8), ("POND", 12)]

    def test_a_byte_order_mark_does_not_matter(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.txt"
        file.write_text(HEADER + PUZZLE, encoding="utf-8-sig")
        assert len(load_puzzles(file)) == 1

    def test_a_recess_need_not_be_connected(self) -> None:
        apart = parse_puzzles(HEADER + "A1 white 1 O1 x----/-----/-----/-----/----x", "mine.txt")
        assert apart.puzzles[0].cells == 1 | 1 << 24

    def test_a_grid_prints_as_it_was_read(self) -> None:
        grids = [line.split()[4] for line in (HEADER + PUZZLE).splitlines() if line.startswith("A")]
        assert [puzzle.grid for puzzle in parse_puzzles(HEADER + PUZZLE, "mine.txt")] == grids

    def test_puzzles_are_found_by_colour_and_by_id(self) -> None:
        base = builtin("base")
        assert [puzzle.id for puzzle in base.whites] == [f"W{number:02}" for number in range(1, 33)]
        assert [puzzle.id for puzzle in base.blacks] == [f"B{number:02}" for number in range(1, 21)]
        assert base.by_id("W13").grid == "-----/-xx--/--xx-/---x-/-----"
        with pytest.raises(PuzzleError, match="base: there is no puzzle 'GW01' in it"):
            base.by_id("GW01")

    @pytest.mark.parametrize("part", BELONGS_TO)
    def test_a_set_may_give_just_the_rewards_of_what_it_is_part_of(self, part: str) -> None:
        header = HEADER.replace("expansion: none", f"expansion: {part}")
        readable = [
            reward
            for reward in REWARDS
            if verdict(partial(parse_puzzles, f"{header}A1 white 1 {reward} {DOT}", "mine.txt")) == "read"
        ]
        assert readable == [*rewards_of(part)]

    def test_an_unknown_built_in_set_names_those_there_are(self) -> None:
        with pytest.raises(PuzzleError, match=r"'finesse': .*base, ghost, ambassador and phoenix"):
            builtin("finesse")


def without(key: str) -> str:
    return re.sub(rf"{key}:.*\n", "", HEADER)


def with_header(key: str, value: str) -> str:
    return re.sub(rf"{key}:.*", f"{key}: {value}", HEADER) + PUZZLE


# what is wrong, the code, the line, the puzzle, a part of the message
FAULTS = [
    ("", "puzzle-header-missing", 0, "", "set is missing"),
    ("hello world\n", "puzzle-header-missing", 0, "", "set, title, origin and expansion"),
    *((without(key) + PUZZLE, "puzzle-header-missing", 0, "", f"{key} is missing") for key in ("set", "origin")),
    ("author: me\n" + HEADER, "puzzle-header-unknown", 1, "", "unknown header 'author'"),
    (HEADER + "set: again\n" + PUZZLE, "puzzle-header-twice", 5, "", "the header set is here a second time"),
    (with_header("set", "My Set"), "puzzle-header-set", 1, "", "'My Set' is not a valid set name"),
    (with_header("title", ""), "puzzle-header-title", 2, "", "1 to 60 printable"),
    (with_header("title", "x" * 61), "puzzle-header-title", 2, "", "1 to 60 printable"),
    (with_header("title", "a\x1b[31mb"), "puzzle-header-title", 2, "", r"'a\x1b[31mb'"),
    (with_header("origin", "stolen"), "puzzle-header-origin", 3, "", "printed, house and custom"),
    (with_header("expansion", "finesse"), "puzzle-header-expansion", 4, "", "'finesse'"),
    (HEADER, "puzzle-none", 0, "", "no puzzle in it"),
    (
        HEADER + PUZZLE + "\nA2 white 1 O1\n",
        "puzzle-fields",
        7,
        "'A2'",
        "reward grid), found: 4",
    ),
    (
        HEADER + PUZZLE + "set: late\n",
        "puzzle-fields",
        6,
        "'set:'",
        "reward grid), found: 2",
    ),
    (HEADER + f"A/1 white 1 O1 {DOT}", "puzzle-id", 5, "'A/1'", "'A/1' is not a valid id"),
    (HEADER + f"ABCDEFGHIJKLM white 1 O1 {DOT}", "puzzle-id", 5, "'ABCDEFGHIJKLM'", "1 to 12"),
    (HEADER + f"É1 white 1 O1 {DOT}", "puzzle-id", 5, "'É1'", "A-Z, a-z, 0-9, _ and -"),
    (HEADER + PUZZLE + PUZZLE, "puzzle-duplicate-id", 6, "A1", "line 5 already has this id"),
    (HEADER + f"A1 grey 1 O1 {DOT}", "puzzle-colour", 5, "A1", "'grey'. Known are: white and black"),
    (HEADER + f"A1 white 10 O1 {DOT}", "puzzle-points", 5, "A1", "'10' must be a whole number from 0 to 9"),
    (HEADER + f"A1 white -1 O1 {DOT}", "puzzle-points", 5, "A1", "'-1'"),
    (HEADER + f"A1 white ٣ O1 {DOT}", "puzzle-points", 5, "A1", "whole number"),
    (HEADER + f"A1 white 1 X5 {DOT}", "puzzle-reward", 5, "A1", "'X5'. Known are: O1, I2"),
    (
        HEADER + f"A1 white 1 U5 {DOT}",
        "puzzle-reward-expansion",
        5,
        "A1",
        "U5 needs the header expansion: ghost",
    ),
    (HEADER + f"A1 white 1 up1 {DOT}", "puzzle-reward-expansion", 5, "A1", "expansion: ghost"),
    (HEADER + f"A1 white 1 master {DOT}", "puzzle-reward-expansion", 5, "A1", "expansion: ambassador"),
    (HEADER + "A1 white 1 O1 -----/-----/--x--/-----", "puzzle-grid", 5, "A1", "5 rows of 5 marks"),
    (HEADER + "A1 white 1 O1 -----/----/---x--/-----/-----", "puzzle-grid", 5, "A1", "5 rows of 5 marks"),
    (HEADER + "A1 white 1 O1 -----/-----/--X--/-----/-----", "puzzle-grid", 5, "A1", "x or -"),
    (HEADER + "A1 white 1 O1 -----/-----/-----/-----/-----", "puzzle-empty", 5, "A1", "no cell"),
    (HEADER + f"A1 white 1 O1 {CHECKERBOARD}", "puzzle-unsolvable", 5, "A1", "of each shape: 10"),
]


class TestFaults:
    @pytest.mark.parametrize(("text", "code", "line", "puzzle", "message"), FAULTS)
    def test_a_fault_names_file_line_and_puzzle(
        self, text: str, code: str, line: int, puzzle: str, message: str
    ) -> None:
        error = fault(text)
        assert (error.code, error.params["line"], error.params["puzzle"]) == (code, line, puzzle)
        assert error.params["source"] == "mine.txt"
        assert str(error).startswith(f"mine.txt, line {line}" if line else "mine.txt: ")
        assert message in str(error)
        assert "$" not in str(error)

    def test_every_code_has_a_message_and_every_message_is_tried(self) -> None:
        elsewhere = {
            "puzzle-file-unreadable",
            "puzzle-file-too-large",
            "puzzle-file-not-text",
            "puzzle-too-many",
            "puzzle-id-in-two-sets",
            "puzzle-unknown-id",
            "puzzle-unknown-set",
        }
        assert {code for _, code, *_ in FAULTS} | elsewhere == {code for code in codes() if code.startswith("puzzle-")}

    def test_long_or_odd_text_is_shown_short_and_harmless(self) -> None:
        message = str(fault(HEADER + f"A1 white 1 {'é' * 5000}\x1b[2J {DOT}"))
        assert len(message) < 250
        assert message.isprintable()

    def test_an_error_survives_pickling(self) -> None:
        error = fault(HEADER)
        copy = pickle.loads(pickle.dumps(error))
        assert (copy.code, copy.params, str(copy)) == (error.code, error.params, str(error))

    def test_too_many_puzzles(self) -> None:
        lines = "".join(f"A{number} white 1 O1 {DOT}\n" for number in range(MAX_PUZZLES + 1))
        error = fault(HEADER + lines)
        assert error.code == "puzzle-too-many"
        assert "too many puzzles (113, limit: 112)" in str(error)

    @pytest.mark.parametrize("start", ["", HEADER, HEADER + PUZZLE])
    @given(text=st.text())
    def test_any_text_is_read_or_refused(self, start: str, text: str) -> None:
        read = verdict(lambda: parse_puzzles(start + text, "mine.txt"))
        assert read == "read" or read.startswith("mine.txt")


class TestBadFiles:
    def read(self, path: Path) -> PuzzleError:
        with pytest.raises(PuzzleError) as caught:
            load_puzzles(path)
        assert str(path) in str(caught.value)
        return caught.value

    def test_a_missing_file(self, tmp_path: Path) -> None:
        assert self.read(tmp_path / "none.txt").code == "puzzle-file-unreadable"

    def test_a_folder(self, tmp_path: Path) -> None:
        assert self.read(tmp_path).code == "puzzle-file-unreadable"

    def test_an_impossible_path(self) -> None:
        assert self.read(Path("a\0b")).code == "puzzle-file-unreadable"

    @pytest.mark.parametrize(
        "data", [b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"set: caf\xe9\n", b"\xff\xfes\0e\0t\0", b"\0" * 99]
    )
    def test_not_a_text(self, tmp_path: Path, data: bytes) -> None:
        file = tmp_path / "odd.txt"
        file.write_bytes(data)
        assert self.read(file).code == "puzzle-file-not-text"

    def test_an_empty_file(self, tmp_path: Path) -> None:
        file = tmp_path / "empty.txt"
        file.touch()
        assert self.read(file).code == "puzzle-header-missing"

    def test_a_huge_file(self, tmp_path: Path) -> None:
        file = tmp_path / "huge.txt"
        file.write_bytes(b"\xff" * (MAX_FILE_BYTES + 1))
        assert self.read(file).code == "puzzle-file-too-large"

    def test_a_huge_text(self) -> None:
        assert fault("#" * (MAX_FILE_BYTES + 1)).code == "puzzle-file-too-large"

    def test_the_largest_file_that_is_allowed(self, tmp_path: Path) -> None:
        file = tmp_path / "large.txt"
        content = HEADER + PUZZLE
        file.write_text(content + "#" * (MAX_FILE_BYTES - len(content)), encoding="utf-8")
        assert len(load_puzzles(file)) == 1

    @given(st.binary(max_size=300))
    def test_any_bytes_are_read_or_refused(self, tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
        file = tmp_path_factory.getbasetemp() / "fuzz.txt"
        file.write_bytes(HEADER.encode() + data)
        read = verdict(lambda: load_puzzles(file))
        assert read == "read" or read.startswith(str(file))


class TestCombine:
    def test_all_built_in_sets_go_together(self) -> None:
        everything = combine(SETS)
        assert (len(everything.whites), len(everything.blacks)) == (32 + 12 + 1, 20 + 12 + 2 + 7)
        assert everything.name == "base+ghost+ambassador+phoenix"
        assert everything.origin == "mixed"
        assert everything.expansions == ("base", "ghost", "ambassador", "phoenix")
        assert [puzzle.id for puzzle in everything][:2] == ["W01", "W02"]
        assert everything.by_id("PB07").origin == "house"

    def test_two_house_sets_are_house(self) -> None:
        assert combine([builtin("ghost"), builtin("phoenix")]).origin == "house"

    def test_an_id_in_two_sets_is_refused(self) -> None:
        clash = parse_puzzles(HEADER + f"W01 white 1 O1 {DOT}", "mine.txt")
        with pytest.raises(PuzzleError, match="mine: puzzle W01 is in base too") as caught:
            combine([builtin("base"), clash])
        assert caught.value.code == "puzzle-id-in-two-sets"

    def test_at_most_112_puzzles_are_in_play(self) -> None:
        def numbered(name: str, count: int) -> PuzzleSet:
            lines = "".join(f"{name}{number} white 1 O1 {DOT}\n" for number in range(count))
            return parse_puzzles(HEADER + lines, "mine.txt")

        assert len(combine([numbered("A", 60), numbered("B", 52)])) == 112
        with pytest.raises(PuzzleError, match=r"too many puzzles \(113, limit: 112\)"):
            combine([numbered("A", 60), numbered("B", 53)])

    def test_nothing_cannot_be_played(self) -> None:
        with pytest.raises(PuzzleError, match="no puzzle"):
            combine([])
