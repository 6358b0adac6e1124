"""Files of rules version 1, written when it was in force: they hold if they come out as recorded.

`rules-1/` has games saved by `projectl play` and records. `dead-confirm.txt` ended in a dead position in the middle of
a turn that was to be confirmed, which version 2 does not do (D16).
"""

from dataclasses import replace
from pathlib import Path

import pytest

from projectl.cli.commands.replay import Replay
from projectl.cli.commands.verify import verify_command
from projectl.cli.play.saving import resume_game, save_game
from projectl.record.gamefile import GameRecordError, load_record, read_record, replay, verify, write_record
from projectl.rules.version import RULES_VERSION

FILES = Path(__file__).parent / "rules-1"
HOLD = ("finished.txt", "solo.txt", "dead.txt")
OTHER = FILES / "dead-confirm.txt"


@pytest.mark.parametrize("name", HOLD)
def test_a_finished_game_that_comes_out_as_recorded_holds(name: str) -> None:
    record = load_record(FILES / name)
    assert record.rules_version == 1 < RULES_VERSION
    assert verify(record).ok
    assert verify_command(FILES / name)
    assert len(list(replay(record))) == len(record.moves)
    assert Replay(record).game(len(record.moves)).result() == record.result
    assert write_record(record) == (FILES / name).read_text(encoding="utf-8")


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    record = load_record(FILES / "running.txt")
    assert verify(record).code == "verdict-unfinished"
    game = resume_game(FILES / "running.txt")
    assert game.log == [*record.moves]
    assert game.to_act
    game.play(next(iter(game.legal_actions())))
    save_game(game, tmp_path / "again.txt")
    assert load_record(tmp_path / "again.txt").rules_version == RULES_VERSION
    assert resume_game(tmp_path / "again.txt").state == game.state


def test_a_game_that_the_rules_in_force_give_another_course_is_of_other_rules() -> None:
    record = load_record(OTHER)
    verdict = verify(record)
    assert (verdict.code, verdict.params) == ("verdict-other-rules", {"found": 1, "known": RULES_VERSION})
    assert not verify_command(OTHER)
    for refused in (resume_game, lambda path: Replay(load_record(path))):
        with pytest.raises(GameRecordError, match="Made under rules version 1; this is version 2") as fault:
            refused(OTHER)
        assert fault.value.code == "record-other-rules"


def test_so_is_one_with_an_action_that_is_no_longer_legal() -> None:
    record = load_record(FILES / "finished.txt")
    other = replace(record, moves=(*record.moves[:6], record.moves[5], *record.moves[6:]))
    assert verify(replace(other, rules_version=RULES_VERSION)).code == "verdict-illegal"
    assert verify(other).code == "verdict-other-rules"
    with pytest.raises(GameRecordError, match="Made under rules version 1"):
        list(replay(other))


def test_so_is_one_with_another_result() -> None:
    record = load_record(FILES / "finished.txt")
    assert record.result is not None
    first = record.result.rows[0]
    rows = (first._replace(pieces=first.pieces + 1), *record.result.rows[1:])
    other = replace(record, result=record.result._replace(rows=rows))
    assert verify(replace(other, rules_version=RULES_VERSION)).code == "verdict-result"
    assert verify(other).code == "verdict-other-rules"


def test_what_is_wrong_with_its_text_is_said_as_of_any_record() -> None:
    text = (FILES / "finished.txt").read_text(encoding="utf-8")
    with pytest.raises(GameRecordError) as fault:
        read_record(text.replace("[actions]", "[actions]\n1 insert"))
    assert fault.value.code == "record-fault"
    forged = text.replace("\nfirst: 1", f"\nfirst: 1\ncommitment: {'0' * 64}")
    assert verify(read_record(forged)).code == "verdict-commitment"
