"""The golden pages: what one game sounds like in each language. The browser's test compares with the same files."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from projectl.texts import Texts, languages

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "golden"
HOW = "after looking at what has changed: python tools/golden_texts.py"


def cases() -> list[tuple[str, dict[str, object]]]:
    found: list[tuple[str, dict[str, object]]] = json.loads((GOLDEN / "cases.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_as_it_was_read(language: str) -> None:
    texts = Texts(language, strict=True)
    golden = (GOLDEN / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert len(golden) == len(cases()), HOW
    for (key, params), line in zip(cases(), golden, strict=True):
        told = {name: texts.t("you") if value == "{you}" else value for name, value in params.items()}
        assert f"{key}: {texts.t(key, **told)}" == line, HOW


def test_the_cases_of_the_browser_are_up_to_date() -> None:
    script = "import json, cases; print(json.dumps(cases.CASES))"
    done = subprocess.run([sys.executable, "-c", script], cwd=GOLDEN, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == json.loads((GOLDEN / "cases.json").read_text(encoding="utf-8")), HOW
