"""Game records: what is written reads back, whatever is wrong is refused with its line."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from play_helpers import chosen_modes, recorded_game

from projectl.record.gamefile import (
    MAX_BYTES,
    GameRecord,
    GameRecordError,
    Move,
    load_record,
    read_record,
    replay,
    verify,
    write_record,
)
from projectl.record.notation.action import Action
from projectl.rules.options import Options
from projectl.rules.puzzles import builtin, combine, parse_puzzles

SOLO = Options(variant="solo").checked()
NEWLY_DEALT = GameRecord(Options().checked(), first=1, seed=bytes(range(32)), names=("Ada", "Zoë"))
GARDEN = parse_puzzles(
    """
    set: garden
    title: My garden # 1
    origin: custom
    expansion: none
    TREE white 2 I3 --x--/-xxx-/-xxx-/--x--/-----
    POND black 4 I2 -----/-xxx-/xxxxx/-xxx-/--x--
    """,
    "garden",
)


PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
EXAMPLE = PAGE.read_text(encoding="utf-8").partition("```record\n")[2].partition("```")[0]
"""A whole game, cut short by a turn cap."""


@pytest.fixture(scope="module")
def solo_game() -> str:
    return write_record(recorded_game(SOLO, 3))


def test_an_example() -> None:
    record = replace(NEWLY_DEALT, moves=(Move(1, Action.parse("take 3")), Move(1, Action.parse("piece"))))
    assert write_record(record) == (
        "projectl-record: 1\n"
        "rules: 2\n"
        "edition: revised-2021\n"
        "players: 2\n"
        "variant: standard\n"
        "sets: base#11e93991f14578de\n"
        "first: 2\n"
        "name-1: Ada\n"
        "name-2: Zoë\n"
        "seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
        "\n"
        "[actions]\n"
        "# turn 1\n"
        "2 take 3\n"
        "2 piece\n"
    )


@pytest.mark.parametrize("options", chosen_modes(), ids=str)
def test_a_game_reads_back_and_is_verified(options: Options) -> None:
    record = recorded_game(options, 1, steps=600)
    text = write_record(record)
    again = read_record(text)
    assert again == record
    assert write_record(again) == text
    assert verify(again).code == ("verdict-ok" if record.result else "verdict-unfinished")


def test_a_running_game_has_neither_seed_nor_result() -> None:
    record = replace(recorded_game(SOLO, 2, steps=9), seed=None, commitment="", game_id="", names=())
    text = write_record(record)
    assert "seed:" not in text
    assert "[result]" not in text
    assert read_record(text) == record


def test_own_puzzles_are_embedded() -> None:
    options = Options(puzzles=(GARDEN,)).checked()
    record = recorded_game(options, 1, steps=40)
    text = write_record(record)
    assert "\n[puzzles]\nset: garden\ntitle: My garden # 1\n" in text
    assert read_record(text) == record
    assert verify(read_record(text)).code == "verdict-unfinished"


def test_comments_empty_lines_and_windows_line_ends_do_not_matter(solo_game: str) -> None:
    loose = "# a game\n\n" + solo_game.replace("\n[actions]", "\n  \n# here they come\n[actions]").replace("\n", "\r\n")
    assert read_record(loose) == read_record(solo_game)


def test_the_turns_are_told_apart(solo_game: str) -> None:
    headings = re.findall(r"^# (.*)$", solo_game, re.MULTILINE)
    turns = len(headings) - headings.count("finishing touches")
    assert headings[:turns] == [f"turn {number + 1}" for number in range(turns)]
    assert solo_game.count("\n\n# turn ") == turns - 1


def test_a_file_is_loaded(tmp_path: Path, solo_game: str) -> None:
    (tmp_path / "game.txt").write_text(solo_game, encoding="utf-8")
    assert load_record(tmp_path / "game.txt") == read_record(solo_game)


@pytest.mark.parametrize(
    ("content", "code"),
    [(None, "record-unreadable"), (b"\xff\xfe", "record-not-text"), (b"#" * (MAX_BYTES + 1), "record-too-large")],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes | None, code: str) -> None:
    path = tmp_path / "game.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(GameRecordError) as refusal:
        load_record(path)
    assert refusal.value.code == code
    assert str(refusal.value)


# --- what cannot be written -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("names", [("Ada",), ("Ada", ""), ("Ada", " Zoë"), ("Ada", "Z\noë"), ("Ada", "Z" * 41)])
def test_names_that_would_not_read_back_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(GameRecordError, match="cannot be written"):
        write_record(replace(NEWLY_DEALT, names=names))


def test_a_set_put_together_from_several_is_refused() -> None:
    both = combine([builtin("base"), GARDEN])
    with pytest.raises(GameRecordError, match="cannot be written"):
        write_record(replace(NEWLY_DEALT, options=Options(puzzles=(both,)).checked()))


# --- what is refused --------------------------------------------------------------------------------------------------
TEXT = """\
projectl-record: 1
rules: 2
edition: revised-2021
players: 2
variant: standard
sets: base#11e93991f14578de
own-sets: garden#9da2d9616efaa399
first: 2
name-1: Ada
name-2: Ben
game: g-17
seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

[puzzles]
set: garden
title: My garden # 1
origin: custom
expansion: none
TREE white 2 I3 --x--/-xxx-/-xxx-/--x--/-----
POND black 4 I2 -----/-xxx-/xxxxx/-xxx-/--x--

[actions]
2 take 3
2 place O1@1 c2

[result]
end: black-deck-empty
decided: score
seat-1: points=3 touches=1 unfinished=4 score=-2 completed=1 pieces=2 place=2
seat-2: points=3 touches=0 unfinished=0 score=3 completed=1 pieces=2 place=1
"""

FAULTS = [
    ("projectl-record: 1", "projectl-record: 2", "record-format", 1, "begins with projectl-record: 1"),
    ("projectl-record: 1\n", "", "record-format", 1, "'rules: 2'"),
    ("rules: 2\n", "", "record-line", 2, "rules: 2"),
    ("rules: 2", "rules: one", "record-line", 2, "rules: 2"),
    ("players: 2", "players 2", "record-line", 4, "key: value"),
    ("players: 2", "players: two", "record-value", 4, "a whole number"),
    ("players: 2\n", "", "record-key-missing", 0, "players"),
    ("players: 2", "players: 5", "record-fault", 3, "2–4 players"),
    ("edition: revised-2021", "edition: revised", "record-fault", 3, "There is no edition"),
    ("variant: standard", "variant: standard\nvariant: solo", "record-key-twice", 6, "variant"),
    ("variant: standard", "variant: standard\nlength: 3", "record-key-unknown", 6, "'length'"),
    ("variant: standard", "variant: standard\nturn-cap: 0", "record-value", 6, "left out"),
    ("base#11e93991f14578de", "base#11e93991f14578df", "record-value", 6, "base#11e93991f14578de"),
    ("garden#9da2d9616efaa399", "garden#0000000000000000", "record-value", 7, "sets at hand (garden#9da2d9616efaa399)"),
    ("own-sets: garden#9da2d9616efaa399\n", "", "record-value", 3, "own-sets is garden#9da2d9616efaa399"),
    ("first: 2", "first: 3", "record-value", 8, "a seat from 1 to 2"),
    ("first: 2\n", "", "record-key-missing", 0, "first"),
    ("name-1: Ada\n", "", "record-key-missing", 0, "name-1"),
    ("name-1: Ada", "name-1: Ada ", "record-value", 9, "printable characters"),
    ("name-2: Ben", "name-3: Ben", "record-key-unknown", 10, "'name-3'"),
    ("game: g-17", "game: g 17", "record-value", 11, "1 to 64"),
    ("seed: 00", "seed: 0", "record-value", 12, "64 hexadecimal digits"),
    ("seed: 000102", "seed: 00010g", "record-value", 12, "64 hexadecimal digits"),
    ("TREE white 2", "TREE green 2", "record-fault", 19, "unknown colour 'green'"),
    ("TREE white 2", "TREE white 1", "record-value", 7, "sets at hand"),
    ("[puzzles]\nset", "[puzzle]\nset", "record-sections", 0, "'[puzzle] [actions] [result]'"),
    ("[actions]", "", "record-sections", 0, "[actions]"),
    ("2 take 3", "take 3", "record-line", 23, "1 take 3"),
    ("2 take 3", "2", "record-line", 23, "1 take 3"),
    ("2 take 3", "3 take 3", "record-seat", 23, "seats 1 to 2, not 3"),
    ("2 take 3", "2 take 13", "record-fault", 23, "1 to 12"),
    ("2 place O1@1 c2", "2 place O1@1 c2d2", "record-fault", 24, "is not a O1"),
    ("end: black-deck-empty", "end: boredom", "record-value", 27, "one of black-deck-empty"),
    ("decided: score", "decided: luck", "record-value", 28, "one of score"),
    ("decided: score\n", "", "record-key-missing", 26, "decided"),
    ("score=-2", "score=minus2", "record-value", 29, "score=…"),
    ("completed=1 ", "", "record-value", 29, "completed=…"),
    ("seat-2: points", "seat-3: points", "record-key-unknown", 30, "'seat-3'"),
]


def test_the_text_whose_faults_are_looked_at_has_none() -> None:
    record = read_record(TEXT)
    assert write_record(record).replace("# turn 1\n", "") == TEXT
    assert record.lines == (23, 24)


@pytest.mark.parametrize(("right", "wrong", "code", "line", "words"), FAULTS)
def test_a_text_that_is_no_record_is_refused_with_its_line(
    right: str, wrong: str, code: str, line: int, words: str
) -> None:
    assert right in TEXT
    with pytest.raises(GameRecordError) as refusal:
        read_record(TEXT.replace(right, wrong, 1))
    assert (refusal.value.code, refusal.value.params["line"]) == (code, line)
    assert words in str(refusal.value)


def test_a_text_that_is_too_large_is_refused() -> None:
    with pytest.raises(GameRecordError, match="at most 1,048,576 bytes"):
        read_record(TEXT + "#" + "ë" * (MAX_BYTES // 2))


# --- replay and verify ------------------------------------------------------------------------------------------------
def test_a_replay_goes_through_every_state() -> None:
    record = recorded_game(SOLO, 3)
    steps = list(replay(record))
    assert [(step.seat, step.action) for step in steps] == list(record.moves)
    assert len({id(step.state) for step in steps}) == len(steps)
    turns = [step.state.turn for step in steps]
    assert turns == sorted(turns)
    assert turns[-1] > turns[0]


def test_a_replay_stops_at_an_illegal_action() -> None:
    record = read_record(TEXT.replace("2 take 3", "2 place O1@1 c2"))
    with pytest.raises(GameRecordError) as refusal:
        list(replay(record))
    assert refusal.value.code == "record-illegal"
    assert (
        str(refusal.value)
        == "Line 23: seat 2 may not place O1@1 c2 (R-PLACE): You have no puzzle there. Choose another, or take one."
    )


@pytest.mark.parametrize(
    ("right", "wrong", "code", "words"),
    [
        ("rules: 2", "rules: 3", "verdict-other-rules", "version 3; this is version 2 and cannot judge it"),
        ("seed: [0-9a-f]*\n", "", "verdict-no-seed", "cannot be replayed"),
        ("game: example", "game: another", "verdict-commitment", "committed to"),
        ("turn-cap: 4", "turn-cap: 4\nknown-scores: yes", "verdict-commitment", "committed to"),
        ("2 take 3", "2 done", "verdict-illegal", "seat 2 may not done (R-TOUCH): Finishing touches come after"),
        (r"\[result\][^\]]*", "", "verdict-no-result", "no result is recorded"),
        ("1 done\n", "", "verdict-too-early", "the game goes on"),
        (
            r"1 done\n\n\[result\][^\]]*",
            "",
            "verdict-unfinished",
            "(18) are legal, and the game goes on",
        ),
        ("end: turn-cap", "end: dead-position", "verdict-result", "end is recorded as dead-position; it is turn-cap"),
        ("decided: score", "decided: shared", "verdict-result", "decided is recorded as shared; it is score"),
        ("seat-2: points=0", "seat-2: points=9", "verdict-result", "points of seat 2 is recorded as 9; it is 0"),
        ("pieces=2 place=1", "pieces=3 place=1", "verdict-result", "pieces of seat 1 is recorded as 3; it is 2"),
    ],
)
def test_a_verdict_tells_what_is_wrong(right: str, wrong: str, code: str, words: str) -> None:
    text, count = re.subn(right, wrong, EXAMPLE, count=1)
    assert count == 1
    verdict = verify(read_record(text))
    assert (verdict.code, verdict.ok) == (code, False)
    assert words in str(verdict)


def test_a_finished_game_as_it_was_played_is_in_order(solo_game: str) -> None:
    verdict = verify(read_record(solo_game))
    assert verdict.ok
    assert re.fullmatch(r"All actions \(\d+\) are legal and lead to the recorded result\.", str(verdict))


def test_a_record_of_other_rules_may_hold_what_is_unknown_here(solo_game: str) -> None:
    later = solo_game.replace("rules: 2", "rules: 3")
    assert verify(read_record(later)).code == "verdict-other-rules"
    with pytest.raises(GameRecordError, match="Made under rules version 3") as refusal:
        read_record(later.replace("[actions]", "[actions]\n1 insert"))
    assert refusal.value.code == "record-other-rules"


SHIFT = str.maketrans("0123456789", "1234567890")
GARBLINGS: dict[str, Callable[[str], list[str]]] = {
    "lost": lambda _line: [],
    "doubled": lambda line: [line, line],
    "cut": lambda line: [line[:-1]],
    "garbled": lambda line: [line[:-1] + "%"],
    "shifted": lambda line: [line.translate(SHIFT)],
}


@pytest.mark.parametrize("garbling", GARBLINGS)
def test_a_change_of_any_line_is_noticed(garbling: str) -> None:
    """Only names and comments, which no rule reads, may change unnoticed, and the commitment may be left out."""
    lines = EXAMPLE.split("\n")
    unnoticed = []
    for at, line in enumerate(lines):
        if not line or line.startswith(("#", "name-", "commitment" if garbling == "lost" else "#")):
            continue
        text = "\n".join([*lines[:at], *GARBLINGS[garbling](line), *lines[at + 1 :]])
        if text != EXAMPLE and not is_noticed(text):
            unnoticed.append(line)
    assert unnoticed == []


def is_noticed(text: str) -> bool:
    try:
        return not verify(read_record(text)).ok
    except GameRecordError:
        return True
