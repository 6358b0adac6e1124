"""The pseudo-language: every text of English, longer and between brackets."""

from pathlib import Path

import pytest
from texts_on_file import files_of

from projectl.texts import Texts, catalogue, languages
from projectl.texts.pseudo import PSEUDO, pseudo_source


@pytest.fixture
def pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Texts:
    for language in ("en", PSEUDO):
        (tmp_path / language).mkdir()
        for file in files_of("en"):
            source = (catalogue.FOLDER / "en" / file).read_text(encoding="utf-8")
            told = pseudo_source(source) if language == PSEUDO else source
            (tmp_path / language / file).write_text(told, encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    monkeypatch.setattr(catalogue, "_shelf", catalogue._Shelf)
    return Texts(PSEUDO, strict=True)


def test_words_are_long_and_between_brackets(pseudo: Texts) -> None:
    assert pseudo.t("menu-take") == "[ťáàkéè áà púùžžľéè]"


def test_parameters_and_forms_stay(pseudo: Texts) -> None:
    assert pseudo.t("column-locks", count=2) == "[2 ľóòçkş]"
    assert pseudo.t("event-placed", name="Ann", piece="V3", slot=1).startswith("[Ann ")
    assert "[áàñ óòřáàñgéè" in pseudo.t("event-placed", name="Ann", piece="V3", slot=1)


def test_every_text_is_there(pseudo: Texts) -> None:
    assert set(pseudo._shelves[0]._sources) == set(pseudo._shelves[1]._sources)


def test_it_is_no_language_of_the_menu() -> None:
    assert PSEUDO not in languages()
