"""Every fault of a text has its message, and every message its fault."""

import re
from pathlib import Path

import pytest

from projectl import record
from projectl.record.faults import GameRecordError, NotationError, PositionError, TextFault
from projectl.record.replaying import VERDICTS

SOURCES = [path for path in Path(record.__file__).parent.glob("*.py") if path.name != "faults.py"]


def codes_in_the_sources(family: str) -> set[str]:
    """The codes that are raised: a kebab-case string of that family is always one."""
    texts = [path.read_text(encoding="utf-8") for path in SOURCES]
    return {code for text in texts for code in re.findall(rf'"({family}-[a-z-]+)"', text)}


@pytest.mark.parametrize(
    ("family", "fault"),
    [("notation", NotationError), ("position", PositionError), ("record", GameRecordError)],
)
def test_messages_and_faults_belong_together(family: str, fault: type[TextFault]) -> None:
    assert codes_in_the_sources(family) == set(fault.MESSAGES)


def test_every_verdict_has_its_words() -> None:
    assert codes_in_the_sources("verdict") == set(VERDICTS)
