"""`t()`, languages, and errors in words."""

import ctypes
import shutil
import sys
from pathlib import Path

import pytest

from projectl.errors import ProjectLError
from projectl.game import Game, IllegalActionError, OptionsError
from projectl.game.errors import GameError
from projectl.record.notation.action import Action
from projectl.texts import (
    MissingExtraError,
    Texts,
    UnknownLanguageError,
    UnknownTextError,
    catalogue,
    current,
    error_text,
    t,
    use,
)
from projectl.texts.catalogue import languages, preferred_language, windows_language

CZECH = """\
you = Ty
piece-I2 = zelená dvojka
    .acc = zelenou dvojku
event-placed = { $name } kladeš { PIECE($piece, case: "acc") }.
deck-left = { $count ->
    [one] zbývá 1
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
"""


@pytest.fixture
def czech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Texts:
    """A second language: a folder with files and nothing else."""
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "game.ftl").write_text(CZECH, encoding="utf-8")
    shutil.copytree(catalogue.FOLDER / "en", tmp_path / "en")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    monkeypatch.setattr(catalogue, "_shelf", catalogue._Shelf)
    return Texts("cs", strict=True)


class TestTexts:
    def test_parameters_are_filled_in_without_marks_round_them(self) -> None:
        assert t("player-named", number=3) == "Player 3"

    def test_plural_forms(self) -> None:
        assert [t("column-locks", count=count) for count in (0, 1, 2)] == ["open", "1 lock", "2 locks"]

    def test_pieces_are_named_one_or_several(self) -> None:
        assert t("event-pieces-returned", pieces="V3") == "Back: orange corner."
        assert t("event-pieces-returned", pieces="I2+I2+L5") == "Back: 2 × green bar of 2 and white long L."

    def test_a_list_is_joined_as_the_language_joins_it(self) -> None:
        assert t("edition-unknown", edition="x", known=("a", "b", "c")).endswith("The editions are a, b and c.")
        assert Texts("ja").t("edition-unknown", edition="x", known=("a", "b", "c")).endswith("版はa、bとcです。")

    def test_no_line_ends_between_what_belongs_together(self) -> None:
        told = Texts("en").t("event-placed", name="Ann", piece="I2", slot=1)
        assert told == "Ann placed a green bar of\u00a02 on puzzle\u00a01."
        assert t("event-placed", name="Ann", piece="I2", slot=1) == "Ann placed a green bar of 2 on puzzle 1."

    def test_the_gender_of_a_piece_can_be_asked_for(self) -> None:
        assert [Texts("fr").t("play-new", piece=piece) for piece in ("I2", "V3")] == ["nouvelle", "nouveau"]
        assert [Texts("cs").t("play-new", piece=piece) for piece in ("I2", "V3", "L4")] == ["nová", "nový", "nové"]

    def test_an_action_keeps_its_notation(self) -> None:
        assert t("event-undone", name="You", action=Action.parse("take 3")) == "You took back: take 3."

    def test_in_tests_an_unknown_key_is_an_error(self) -> None:
        with pytest.raises(UnknownTextError, match="no text has the key 'no-such-key'"):
            t("no-such-key")

    def test_in_tests_a_missing_parameter_is_an_error(self) -> None:
        with pytest.raises(UnknownTextError, match="player-named"):
            t("player-named")

    def test_at_run_time_an_unknown_key_is_shown(self) -> None:
        use("en")
        assert t("no-such-key") == "no-such-key"
        assert "number" in t("player-named")


class TestLanguages:
    def test_english_is_there(self) -> None:
        assert "en" in languages()
        assert current().language == "en"

    def test_an_unknown_language_names_those_there_are(self) -> None:
        with pytest.raises(UnknownLanguageError, match=r"no texts in xx\. The languages are cs, de, en"):
            use("xx")

    def test_a_new_language_is_a_folder_and_nothing_else(self, czech: Texts) -> None:
        assert languages() == ("cs", "en")
        assert czech.t("you") == "Ty"
        assert [czech.t("deck-left", count=count) for count in (1, 2, 5)] == ["zbývá 1", "zbývají 2", "zbývá 5"]

    def test_a_sentence_can_ask_for_a_grammatical_case(self, czech: Texts) -> None:
        assert czech.t("event-placed", name="Ty", piece="I2", slot=1) == "Ty kladeš zelenou dvojku."

    def test_what_a_language_lacks_is_said_in_english(self, czech: Texts) -> None:
        assert czech.t("menu-take") == "take a puzzle"
        assert "menu-take" in czech

    def test_several_languages_side_by_side(self, czech: Texts) -> None:
        assert (Texts("en").t("you"), czech.t("you")) == ("You", "Ty")

    @pytest.mark.parametrize(
        ("environ", "language"),
        [
            ({"LANG": "cs_CZ.UTF-8"}, "cs"),
            ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "en_GB"}, "en"),
            ({"LANG": "en_GB", "LC_ALL": "en_GB", "PROJECTL_LANGUAGE": "cs"}, "cs"),
            ({"LANG": "tlh"}, "en"),
            ({}, "en"),
            ({"LANG": "C"}, "en"),
            ({"LANG": "en_GB.UTF-8", "LANGUAGE": "tlh:cs:en"}, "cs"),
            ({"LANG": "C.UTF-8", "LANGUAGE": "cs"}, "en"),
            ({"LANG": "en_GB", "LANGUAGE": "cs", "PROJECTL_LANGUAGE": "en"}, "en"),
        ],
    )
    def test_the_environment_chooses(self, czech: Texts, environ: dict[str, str], language: str) -> None:
        assert preferred_language(environ) == language

    def test_without_a_locale_the_desktop_is_asked(self, czech: Texts) -> None:
        assert preferred_language({}, lambda: "cs_CZ") == "cs"
        assert preferred_language({"LANG": "en_GB"}, lambda: "cs_CZ") == "en"
        assert preferred_language({}, lambda: "") == "en"

    def test_windows_tells_the_language_of_its_windows(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Windows:
            class kernel32:  # noqa: N801  # its name in Windows
                GetUserDefaultUILanguage = staticmethod(lambda: 0x0405)

        assert windows_language() == ""
        monkeypatch.setattr(ctypes, "windll", Windows, raising=False)
        assert windows_language() == "cs_CZ"


class TestErrors:
    def test_any_error_with_a_code_is_put_into_words(self) -> None:
        game = Game(players=2, seed=bytes(32), first=0)
        with pytest.raises(IllegalActionError) as caught:
            game.play("end")
        wanted = "In this edition a turn has exactly three actions. Use the ones you have left."
        assert error_text(caught.value) == wanted
        assert str(caught.value) == wanted

    def test_any_other_error_says_what_it_says(self) -> None:
        assert error_text(ValueError("so what")) == "so what"

    def test_an_error_without_a_text_still_tells_its_code(self) -> None:
        use("en")
        assert error_text(ProjectLError("odd-thing", size=3)) == "odd-thing (size 3)"

    def test_a_missing_package_is_named_with_its_extra(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "fluent.runtime", None)
        monkeypatch.setattr(catalogue, "_shelf", catalogue._Shelf)
        with pytest.raises(MissingExtraError, match=r'fluent\.runtime.*pip install "projectl\[play\]"'):
            Texts("en")


@pytest.mark.parametrize("number", [10**18 + 1, 10**26, -(10**40), 10**4000], ids=["19", "27", "41", "4001"])
def test_a_number_of_any_size_can_be_told(number: int) -> None:
    """Too many digits for Fluent, or for Python to write: their magnitude is told."""
    for language in languages():
        text = Texts(language, strict=True).t("seat-unknown", seat=number, last=1)
        assert "10^" in text
    with pytest.raises(GameError) as refusal:
        Game(players=2).view(number)
    assert "10^" in str(refusal.value)
    with pytest.raises(OptionsError) as wrong:
        Game(players=number)
    assert "10^" in error_text(wrong.value)
