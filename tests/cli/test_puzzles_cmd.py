"""`projectl puzzles`: what it prints and draws."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from projectl.cli.commands.puzzles import find_set, puzzles_command
from projectl.cli.commands.puzzles_check import puzzles_check_command
from projectl.cli.main import run
from projectl.cli.picture import CARD_COLUMNS, card_lines, reward_text
from projectl.record.gamefile.files import UnwritableFileError
from projectl.rules.pictures import PIECE_FILL
from projectl.rules.pieces import LEVELS, NAMES
from projectl.rules.puzzles import BUILTIN, REWARDS, Puzzle, PuzzleError, builtin
from projectl.texts import error_text

SVG = "{http://www.w3.org/2000/svg}"
CUSTOM = """\
set: mine
title: Bits & <pieces>
origin: custom
expansion: none
LONG_ID-0123 white 1 O1 -----/-----/--x--/-----/-----
"""


def custom_file(folder: Path) -> Path:
    file = folder / "mine.txt"
    file.write_text(CUSTOM, encoding="utf-8")
    return file


def drawn(puzzle: Puzzle) -> list[str]:
    return ["".join(text for text, _ in line) for line in card_lines(puzzle)]


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


class TestTerminal:
    def test_a_white_card(self) -> None:
        assert drawn(builtin("base").by_id("W13")) == [
            "┌────────────┐",
            "│ 1    █▄ V3 │",
            "│ W13        │",
            "│  · · · · · │",
            "│  ·████ · · │",
            "│  · ·████ · │",
            "│  · · ·██ · │",
            "│  · · · · · │",
            "└────────────┘",
        ]

    def test_a_black_card_has_a_heavy_border(self) -> None:
        assert drawn(builtin("ghost").by_id("GB12")) == [
            "┏━━━━━━━━━━━━┓",
            "┃ 3    ↑ up1 ┃",
            "┃ GB12       ┃",
            "┃  · · · · · ┃",
            "┃  · ·████ · ┃",
            "┃  ·████ · · ┃",
            "┃  ·████ · · ┃",
            "┃  · ·████ · ┃",
            "┗━━━━━━━━━━━━┛",
        ]

    @pytest.mark.parametrize("name", BUILTIN)
    def test_every_card_is_equally_wide(self, name: str) -> None:
        widths = {len(line) for puzzle in builtin(name) for line in drawn(puzzle)}
        assert widths == {CARD_COLUMNS}

    def test_every_piece_is_drawn_in_one_line_with_all_its_cells(self) -> None:
        for name, level in zip(NAMES, LEVELS, strict=True):
            cells = {" ": 0, "▀": 1, "▄": 1, "█": 2}
            assert sum(cells[mark] for mark in reward_text(name)) == level
        assert [reward_text(reward) for reward in ("T4", "Z4", "U5", "L5", "up2")] == [
            "▄█▄",
            "▀█▄",
            "█▄█",
            "█▀▀▀",
            "↑↑",
        ]

    def test_a_white_ghost_shows_on_a_white_card(self) -> None:
        ghost, card = builtin("ghost").by_id("GW01"), "#FFFFFF"
        assert PIECE_FILL[ghost.reward] == card
        styles = [style for text, style in card_lines(ghost)[1] if text == reward_text("P5")]
        assert styles == [f"#1E222B on {card}"]

    def test_as_many_cards_stand_side_by_side_as_fit(self, capsys: pytest.CaptureFixture[str]) -> None:
        puzzles_command(["phoenix"], width=44)
        lines = printed(capsys)
        assert lines[0] == "Phoenix (house): 0 white, 7 black"
        assert [line.count("┏") for line in lines if "┏" in line] == [3, 3, 1]
        assert max(map(len, lines)) == 44

    def test_in_a_very_narrow_terminal_one_card_stands_under_the_other(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        puzzles_command(["ambassador"], width=5)
        assert [line for line in printed(capsys) if "┌" in line or "┏" in line] == [
            "┌────────────┐",
            "┏━━━━━━━━━━━━┓",
            "┏━━━━━━━━━━━━┓",
        ]

    def test_without_a_name_all_built_in_sets_are_shown(self, capsys: pytest.CaptureFixture[str]) -> None:
        puzzles_command([], width=100)
        out = capsys.readouterr().out
        assert all(puzzle.id in out for name in BUILTIN for puzzle in builtin(name))

    def test_what_is_piped_holds_no_colour_codes(self, capsys: pytest.CaptureFixture[str]) -> None:
        puzzles_command(["ghost"], width=100)
        assert "\x1b" not in capsys.readouterr().out

    def test_a_terminal_gets_colours_unless_it_asks_for_none(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setenv("COLORTERM", "truecolor")
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.delenv("NO_COLOR", raising=False)
        puzzles_command(["ambassador"], width=100)
        assert "\x1b[38;2;44;50;64;48;2;44;50;64m██" in capsys.readouterr().out
        monkeypatch.setenv("NO_COLOR", "1")
        puzzles_command(["ambassador"], width=100)
        assert "38;2;" not in capsys.readouterr().out

    def test_a_file_is_shown_like_a_built_in_set(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        puzzles_command([str(custom_file(tmp_path))], width=40)
        lines = printed(capsys)
        assert lines[0] == "Bits & <pieces> (custom): 1 white, 0 black"
        assert "│LONG_ID-0123│" in lines

    def test_an_unknown_name_says_which_sets_there_are(self) -> None:
        with pytest.raises(PuzzleError, match=r"'gost': neither a file .* base, ghost, ambassador and phoenix"):
            find_set("gost")

    def test_a_faulty_file_shows_nothing(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = custom_file(tmp_path)
        file.write_text(CUSTOM.replace("O1", "O9"), encoding="utf-8")
        with pytest.raises(PuzzleError, match="line 5, puzzle LONG_ID-0123: unknown reward 'O9'"):
            puzzles_command(["base", str(file)], width=80)
        assert capsys.readouterr().out == ""


class TestSvg:
    def sheet(self, folder: Path, *sets: str) -> ElementTree.Element:
        puzzles_command(list(sets), svg=folder / "sheet.svg", width=100)
        return ElementTree.parse(folder / "sheet.svg").getroot()

    def test_every_puzzle_has_a_card_with_its_cells(self, tmp_path: Path) -> None:
        cards = self.sheet(tmp_path, "base").findall(f"{SVG}g")
        assert len(cards) == 52
        for card, puzzle in zip(cards, builtin("base"), strict=True):
            recess = "#2C3240" if puzzle.colour == "white" else "#EFEADF"
            cells = [rect for rect in card.iter(f"{SVG}rect") if rect.get("fill") == recess]
            assert len(cells) == puzzle.cells.bit_count()
            assert [text.text for text in card.iter(f"{SVG}text")] == [str(puzzle.points), puzzle.id]

    def test_house_puzzles_are_labelled(self, tmp_path: Path) -> None:
        texts = [text.text or "" for text in self.sheet(tmp_path, "ghost", "phoenix").iter(f"{SVG}text")]
        assert sum(text.endswith(" · house") for text in texts) == 24 + 7
        assert [text for text in texts if text in ("Ghost", "Phoenix")] == ["Ghost", "Phoenix"]

    def test_every_card_lies_on_the_sheet(self, tmp_path: Path) -> None:
        sheet = self.sheet(tmp_path, *BUILTIN)
        width, height = int(sheet.get("width", 0)), int(sheet.get("height", 0))
        for card in sheet.iter(f"{SVG}g"):
            x, y = map(int, card.get("transform", "")[len("translate(") : -1].split())
            edge = card.find(f"{SVG}rect")
            assert edge is not None
            assert x + int(edge.get("width", 0)) <= width
            assert y + int(edge.get("height", 0)) <= height

    def test_a_piece_is_drawn_in_its_colour_and_every_other_reward_as_a_sign(self, tmp_path: Path) -> None:
        cards = self.sheet(tmp_path, *BUILTIN).findall(f"{SVG}g")
        puzzles = [puzzle for name in BUILTIN for puzzle in builtin(name)]
        assert {puzzle.reward for puzzle in puzzles} == set(REWARDS)
        for card, puzzle in zip(cards, puzzles, strict=True):
            fills = [rect.get("fill") for rect in card.findall(f"{SVG}rect")[1:]]
            signs = len(card.findall(f"{SVG}path"))
            if puzzle.reward in NAMES:
                assert fills.count(PIECE_FILL[puzzle.reward]) == int(puzzle.reward[1])
            assert signs == {"up1": 1, "up2": 2, "master": 1}.get(puzzle.reward, 0)

    def test_a_title_is_text_not_markup(self, tmp_path: Path) -> None:
        texts = [text.text for text in self.sheet(tmp_path, str(custom_file(tmp_path))).iter(f"{SVG}text")]
        assert texts == ["Bits & <pieces>", "1", "LONG_ID-0123 · custom"]

    def test_the_terminal_says_where_the_picture_is(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.sheet(tmp_path, "ambassador")
        assert printed(capsys)[-1] == f"Picture written to {tmp_path / 'sheet.svg'}"

    def test_a_picture_that_cannot_be_written_says_so(self, tmp_path: Path) -> None:
        with pytest.raises(UnwritableFileError) as caught:
            puzzles_command(["base"], svg=tmp_path / "none" / "sheet.svg", width=80)
        assert error_text(caught.value).endswith("sheet.svg: cannot be written: No such file or directory.")


class TestCheck:
    def test_every_puzzle_has_a_line_with_its_figures(self, capsys: pytest.CaptureFixture[str]) -> None:
        puzzles_check_command("base")
        line = next(line for line in printed(capsys) if "B07" in line)
        assert line.split() == ["B07", "4", "12", "156", "3", "13", "3–4"]

    def test_shapes_that_there_are_already_are_named(self, capsys: pytest.CaptureFixture[str]) -> None:
        puzzles_check_command("base")
        assert next(line for line in printed(capsys) if "W09" in line).split()[-2:] == ["W22,", "W23"]

    def test_json_has_every_verdict(self, capsys: pytest.CaptureFixture[str]) -> None:
        puzzles_check_command("ambassador", as_json=True)
        document = json.loads(capsys.readouterr().out)
        assert [puzzle["id"] for puzzle in document["puzzles"]] == ["AW01", "AB01", "AB02"]
        assert all(puzzle["verdict"]["fillable"] for puzzle in document["puzzles"])
        assert document["comparison"]["puzzles"] == 52

    def test_a_fault_has_its_line(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = custom_file(tmp_path)
        file.write_text(CUSTOM.replace("O1", "X5"), encoding="utf-8")
        assert run(["--language", "en", "puzzles", "check", str(file)]) == 2
        assert "mine.txt, line 5, puzzle LONG_ID-0123: unknown reward 'X5'" in capsys.readouterr().err

    def test_sets_are_shown_when_no_command_is_named(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["--language", "en", "puzzles", "phoenix"]) == 0
        shown = capsys.readouterr().out
        assert run(["--language", "en", "puzzles", "show", "phoenix"]) == 0
        assert capsys.readouterr().out == shown
        assert shown.startswith("Phoenix (house): 0 white, 7 black")
