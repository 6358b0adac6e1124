"""The texts use the terms of the rulebooks, and the page of the glossary is up to date."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from projectl.texts import Texts, languages
from projectl.texts.catalogue import FOLDER

ROOT = Path(__file__).parents[2]
TERMS: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))
MARKUP = re.compile(r"\{ *\$\w+ *->|\[\w+\]|\{ *\$\w+ *\}")
"""What of a text's source nobody reads."""


def source(language: str, key: str) -> str:
    text = Texts(language)._shelves[0]._sources[key].partition("=")[2]
    return MARKUP.sub("", text)


@pytest.mark.parametrize("name", TERMS)
def test_every_language_has_the_term(name: str) -> None:
    term = TERMS[name]
    assert set(term) == {"keys", *languages()}
    assert term["keys"]
    for language in languages():
        said = term[language]
        assert re.search(said["stem"], said["says"], re.IGNORECASE), f"{language}: its stem does not find it"
        assert ("book" in said) != ("own" in said), f"{language}: from a rulebook or our own"


@pytest.mark.parametrize("name", TERMS)
@pytest.mark.parametrize("language", languages())
def test_the_texts_name_the_thing_so(name: str, language: str) -> None:
    stem = TERMS[name][language]["stem"]
    otherwise = [key for key in TERMS[name]["keys"] if not re.search(stem, source(language, key), re.IGNORECASE)]
    assert otherwise == []


def test_the_page_is_up_to_date() -> None:
    tool = [sys.executable, str(ROOT / "tools" / "glossary.py"), "--check"]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
