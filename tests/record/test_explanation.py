"""Every reason for refusing an action has a key for the texts and a rule that it stands for."""

import re
from pathlib import Path

import pytest

from projectl.rules.engine import codes, reasons
from projectl.rules.explanation import KEY_OF_REASON, RULE_OF_REASON, Refusal, refusal

RULE_IDS = Path(__file__).parent.parent / "rule_ids.txt"
NUMBERS = {value for name, value in vars(reasons).items() if name.isupper() and name != "ALLOWED"}


def test_every_reason_has_a_key_and_a_rule() -> None:
    assert set(KEY_OF_REASON) == set(RULE_OF_REASON) == NUMBERS


def test_the_keys_are_kebab_case_and_all_different() -> None:
    assert len(set(KEY_OF_REASON.values())) == len(NUMBERS)
    assert all(re.fullmatch(r"reason(-[a-z0-9]+)+", key) for key in KEY_OF_REASON.values())


def test_the_rules_are_rules_of_the_game() -> None:
    listed = {line.split()[0] for line in RULE_IDS.read_text(encoding="utf-8").splitlines() if line[:1] in ("R", "D")}
    assert set(RULE_OF_REASON.values()) <= listed


def test_a_refusal_names_the_reason_its_key_and_its_rule() -> None:
    four = refusal(reasons.FOUR_UNFINISHED, codes.TAKE)
    assert four == Refusal(reasons.FOUR_UNFINISHED, "reason-four-unfinished", "R-TAKE")


@pytest.mark.parametrize(
    ("action", "rule"),
    [(codes.PLACE, "R-PLACE"), (codes.LEVEL_UP, "R-LEVELUP"), (codes.EXCHANGE, "R-EXCHANGE")],
)
def test_a_piece_that_is_not_there_is_a_matter_of_the_rule_that_needs_it(action: int, rule: str) -> None:
    assert refusal(reasons.PIECE_NOT_IN_SUPPLY, action).rule == rule
