"""The rules page: every text has its place, every sentence is true in the book that shows it, and all can be read."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from texts_on_file import keys_of, known_rule_ids

from projectl.game.rulebook import Book, books, page
from projectl.game.rulebook.page import contents, figures
from projectl.texts import Texts, languages

CLIENT = Path(__file__).parents[2] / "web" / "src" / "pages"
PUT_TOGETHER = {f"rules-part-{part}{more}" for part in ("points", "reward", "piece", "recess") for more in ("", "-1")}
"""Keys that the client makes from a part's name."""

DELUXE, RETAIL = Book("deluxe-2019"), Book("retail-2020")
REVISED, BOXED, LATEST = Book("revised-2021"), Book("revised-2021", deluxe=True), Book("rulebook-2023")
OLD, NEW = {DELUXE, RETAIL}, {REVISED, BOXED, LATEST}
LARGE = {DELUXE, BOXED, LATEST}

TRUE_IN: dict[str, set[Book]] = {
    "rules-components-5": LARGE,
    "rules-components-6": {RETAIL, REVISED},
    "rules-components-7": {REVISED},
    "rules-setup-7": {DELUXE, BOXED},
    "rules-setup-8": {LATEST},
    "rules-turn-2": OLD,
    "rules-turn-3": NEW,
    "rules-turn-4": NEW,
    "rules-turn-5": OLD,
    "rules-take-3": NEW,
    "rules-piece-2": {LATEST},
    "rules-recycle-1": NEW,
    "rules-recycle-2": NEW,
    "rules-completing-3": OLD,
    "rules-completing-4": NEW,
    "rules-completing-5": {DELUXE, RETAIL, LATEST},
    "rules-completing-6": {REVISED, BOXED},
    "rules-end-2": NEW,
    "rules-end-4": OLD,
    "rules-scoring-2": NEW,
    "rules-scoring-3": OLD,
    "rules-scoring-cleo-1": NEW,
    "rules-scoring-cleo-2": OLD,
    "rules-solo-5": NEW,
    "rules-line-clear-1": {DELUXE, BOXED},
    "rules-line-clear-6": {LATEST},
    "rules-line-clear-4": {BOXED, LATEST},
    **{f"rules-line-clear-{number}": LARGE for number in (2, 3, 5, 7, 8)},
    "rules-expansions-1": LARGE,
    **{f"rules-ghost-{number}": LARGE for number in (1, 2, 3, 5, 6)},
    "rules-ghost-7": {DELUXE, BOXED},
    "rules-ghost-4": {LATEST},
    "rules-ambassador-1": LARGE,
    "rules-ambassador-2": {DELUXE, BOXED},
    "rules-ambassador-3": {LATEST},
    "rules-ambassador-4": LARGE,
    "rules-phoenix-1": {LATEST},
    "rules-endless-1": {LATEST},
    "rules-a-single": {DELUXE, RETAIL, REVISED, BOXED},
    "rules-a-single-other": {LATEST},
    "rules-a-missing-same": {DELUXE, RETAIL, LATEST},
    "rules-a-missing-higher": {REVISED, BOXED},
    "rules-a-recycle": NEW,
    "rules-a-short": NEW,
    "rules-a-last-one": NEW,
    "rules-a-last-free": OLD,
    "rules-a-white": {DELUXE, RETAIL, REVISED, BOXED},
    "rules-a-white-endless": {LATEST},
    "rules-a-ghost": LARGE,
    "rules-a-arrows-one": {DELUXE, BOXED},
    "rules-a-arrows-two": {LATEST},
}
"""The books in which a sentence is true, read from the table of editions; one that is not here is true in all."""


def parts_of(part: Any) -> Iterator[dict[str, Any]]:
    """Everything on the page, from the outside in."""
    if isinstance(part, list):
        for each in part:
            yield from parts_of(each)
    elif isinstance(part, dict):
        yield part
        for each in part.values():
            yield from parts_of(each)


def lines(part: Any) -> list[dict[str, Any]]:
    return [each for each in parts_of(part) if "line" in each]


def named(part: Any) -> set[str]:
    """Every text that a part of the page names."""
    if isinstance(part, str):
        return {part} if part.startswith("rules-") else set()
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    return {key for each in inside for key in named(each)}


def named_by_the_client() -> set[str]:
    sources = [CLIENT / "rules.tsx", *(CLIENT / "rules").glob("*.ts*")]
    return {
        key
        for path in sources
        for key in re.findall(r'(?<!class=)"(rules-[a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    }


def test_every_text_has_its_place() -> None:
    elsewhere = keys_of("en", "web.ftl")
    colours = {"rules-white", "rules-black"}
    assert (named(contents()) | named_by_the_client() | PUT_TOGETHER | colours) - elsewhere == keys_of(
        "en", "rules.ftl"
    )


def test_every_sentence_tells_rules_that_there_are_and_every_rule_is_told() -> None:
    assert all(line["rules"] for line in lines(contents()))
    told = {rule for line in lines(contents()) for rule in line["rules"]}
    assert told <= known_rule_ids()
    assert {rule for rule in known_rule_ids() if rule.startswith("R-")} <= told


@pytest.mark.parametrize("book", books(), ids=lambda book: f"{book.edition}{'+box' * book.deluxe}")
def test_no_book_tells_what_is_not_true_in_it(book: Book) -> None:
    shown = [line["line"] for line in lines(page(book)["sections"])]
    every = {line["line"] for line in lines(contents())}
    assert set(shown) == {key for key in every if book in TRUE_IN.get(key, {*books()})}
    assert len(shown) == len(set(shown))


def test_the_table_of_true_sentences_names_sentences_of_the_page() -> None:
    assert TRUE_IN.keys() <= {line["line"] for line in lines(contents())}


@pytest.mark.parametrize("book", books(), ids=lambda book: f"{book.edition}{'+box' * book.deluxe}")
def test_every_question_has_one_answer_in_each_book(book: Book) -> None:
    asked = [each for each in parts_of(page(book)["sections"]) if "question" in each]
    assert asked
    assert {each["question"] for each in asked if len(each["answers"]) != 1} == set()


def test_the_questions_settle_what_the_rulebooks_leave_open() -> None:
    asked = [each for each in parts_of(contents()) if "question" in each]
    settled = {rule for line in lines(asked) for rule in line["rules"]}
    assert settled >= {"D1", "D3", "D4", "D6", "D12", "D16", "D17", "D19", "D21", "D24", "D26", "D28"}


@pytest.mark.parametrize("language", languages())
def test_every_book_can_be_read(language: str) -> None:
    texts = Texts(language, strict=True)
    for book in books():
        found = page(book)
        for key in named(found["sections"]) | named(found["differences"]):
            assert texts.t(key).strip()


def test_no_english_sentence_has_more_than_25_words() -> None:
    texts = Texts("en", strict=True)
    said = [texts.t(key) for key in keys_of("en", "rules.ftl")]
    sentences = [sentence for text in said for sentence in re.split(r"(?<=[.?])\s", text)]
    assert [sentence for sentence in sentences if len(sentence.split()) > 25] == []


def test_every_part_can_be_linked_to() -> None:
    for book in books():
        ids = [each["id"] for each in parts_of(page(book)["sections"]) if "id" in each]
        assert len(ids) == len(set(ids))


def test_every_kind_of_figure_can_be_drawn() -> None:
    source = (CLIENT / "rules" / "figures.tsx").read_text(encoding="utf-8")
    table = source.partition("KINDS: Record")[2].partition("};")[0]
    drawn = set(re.findall(r'^  "?([a-z-]+)"?:', table, re.MULTILINE))
    assert {figure["figure"] for figure in figures(contents())} == drawn


def test_a_value_of_the_table_of_editions_that_is_no_key_is_a_number_or_a_range() -> None:
    plain = {value for row in contents()["differences"] for value in row["says"].values()}
    assert all(re.fullmatch(r"(\d+(–\d+)?|–)", value) for value in plain if not value.startswith("rules-"))
