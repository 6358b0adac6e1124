"""What is set by rule after a text is filled in, and that nobody types it."""

import pytest
from texts_on_file import files_of

from projectl.texts import Texts, languages
from projectl.texts.catalogue import FOLDER
from projectl.texts.typography import NO_BREAK, plain_spaces, typeset


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", "Jdi k~řadě a~s~dílkem"),
        ("de", "Puzzle~1: 2~Punkte"),
        ("en", "a green bar of~2, level~3, 24~−~3"),
        ("fr", "Vous dites «~oui~»~: pourquoi~?"),
        ("fr", "Anna~; puzzle~3~: 2~points~!"),
        ("uk", "Рівень деталі~— це кількість її клітинок"),
        ("ru", "Фигуры в~запасе~— 3~клетки"),
        ("ja", "パズル 3"),
    ],
)
def test_no_line_ends_between_what_belongs_together(language: str, text: str) -> None:
    assert typeset(text.replace("~", " "), language).replace(NO_BREAK, "~") == text


@pytest.mark.parametrize("language", languages())
def test_nobody_types_what_is_set_by_rule(language: str) -> None:
    typed = [file for file in files_of(language) if NO_BREAK in (FOLDER / language / file).read_text(encoding="utf-8")]
    assert typed == []


def test_a_sentence_that_another_text_names_is_set_too() -> None:
    why = Texts("en").t("plan-why-taken")
    assert why == f"{Texts('en').t('rules-solo-6')} {Texts('en').t('rules-solo-7')}"
    assert plain_spaces(why).startswith("The Mastermind takes the puzzle with the most points")
