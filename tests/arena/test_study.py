"""Studies: the same games in one process and many, figures that follow from them, pages as drawn from their data."""

import json
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from projectl.arena.study.__main__ import main
from projectl.arena.study.pages import PAGES, draw
from projectl.arena.study.playing import Outcome, play
from projectl.arena.study.subjects import EXPANSIONS, FEWEST, SUBJECTS, first_with, printed_beside, puzzle_rows, tables
from projectl.rules.options import Options
from projectl.rules.puzzles import builtin

STUDIES = Path(__file__).parents[2] / "docs" / "studies"
KEPT = sorted(path.stem for path in STUDIES.glob("*.json"))


def test_one_process_and_two_play_the_same_games() -> None:
    options = Options(players=2)
    alone = play(options, "random", 4, "test", 1)
    assert alone == play(options, "random", 4, "test", 2)
    assert len(alone) == 4
    assert len({game.scores for game in alone}) > 1


def test_every_table_that_an_edition_allows_is_asked() -> None:
    found = {(each.edition, each.players) for each in tables()}
    assert ("revised-2021", 4) in found
    assert all(Options(edition=each.edition, players=each.players, deluxe=each.deluxe).checked() for each in tables())


def test_a_puzzle_counts_for_who_completed_it() -> None:
    won = Outcome((1.0, 0.0), (9, 3), (("W01",), ("W02",)), 8)
    shared = Outcome((0.5, 0.5), (5, 5), ((), ("W02",)), 8)
    rows = {row["puzzle"]: row for row in puzzle_rows(builtin("base"), [won] * FEWEST + [shared] * FEWEST)}
    assert rows["W01"]["won"]["value"] == 1.0
    assert rows["W01"]["completed"]["value"] == 0.5
    assert rows["W02"]["won"]["value"] == 0.25
    assert rows["W02"]["won"]["low"] < 0.25 < rows["W02"]["won"]["high"]
    assert rows["W03"]["won"] is None


def test_printed_puzzles_beside_others_count_by_games() -> None:
    games = [Outcome((1.0, 0.0), (9, 3), (("W01", "W04", "B01"), ("W02", "GW01")), 8)] * 2
    assert printed_beside("white", games)["printed"]["value"] == pytest.approx(2 / 3, abs=1e-4)
    assert printed_beside("black", games)["printed"]["value"] == 1.0
    assert printed_beside("black", [Outcome((1.0, 0.0), (0, 0), ((), ()), 1)])["printed"] is None


def test_every_expansion_has_a_game_for_two() -> None:
    assert [first_with(each).expansions for each in EXPANSIONS] == [(each,) for each in EXPANSIONS]


def test_a_study_plays_draws_and_writes_its_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["printed-puzzles", "--games", "2", "--bot", "random", "--workers", "1", "--folder", str(tmp_path)]
    assert main(asked) == 0
    assert "revised-2021" in capsys.readouterr().err
    data = json.loads((tmp_path / "printed-puzzles.json").read_text(encoding="utf-8"))
    assert (data["games"], data["bot"], len(data["rows"])) == (2, "random", 52)
    page = (tmp_path / "printed-puzzles.md").read_text(encoding="utf-8")
    assert "--games 2 --bot random --series public" in page
    assert "![" in page
    for picture in tmp_path.glob("*.svg"):
        assert ElementTree.fromstring(picture.read_text(encoding="utf-8")).tag == "{http://www.w3.org/2000/svg}svg"


def test_an_unknown_bot_is_named_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["house-puzzles", "--games", "2", "--bot", "nobody", "--folder", str(tmp_path)]) == 1
    assert "nobody" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_too_few_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["first-player", "--games", "1", "--folder", str(tmp_path)])


def test_every_study_has_its_page() -> None:
    assert SUBJECTS.keys() == PAGES.keys()
    assert KEPT


@pytest.mark.parametrize("name", KEPT)
def test_the_pages_are_as_drawn_from_their_data(name: str, tmp_path: Path) -> None:
    shutil.copy(STUDIES / f"{name}.json", tmp_path)
    draw(tmp_path, name)
    for file in tmp_path.iterdir():
        assert file.read_bytes() == (STUDIES / file.name).read_bytes(), file.name
