"""The structure of the rules page goes with its texts, the rules and the editions."""

import json
import re
from typing import Any

from texts_on_file import keys_of, known_rule_ids

from projectl.rules.editions import editions
from projectl.rules.options import EXPANSIONS, VARIANTS
from projectl.texts.catalogue import FOLDER

PAGE: dict[str, Any] = json.loads((FOLDER / "rules_page.json").read_text(encoding="utf-8"))
SECTIONS: list[dict[str, Any]] = PAGE["sections"]
ROWS: list[dict[str, Any]] = PAGE["differences"]["rows"]
EDITIONS = {book.name for book in editions()}
AROUND = {"rules-title", "rules-about", "rules-edition", "rules-only", "rules-example", "rules-contents"}
"""What the page says beside its sections."""


def values() -> set[str]:
    return {value for row in ROWS for value in row["values"].values() if value.startswith("rules-")}


def named() -> set[str]:
    paragraphs = {each["key"] for section in SECTIONS for each in section["paragraphs"]}
    titles = {PAGE["differences"]["title"], *(each["title"] for each in (*SECTIONS, *ROWS))}
    examples = {section["example"] for section in SECTIONS if "example" in section}
    return paragraphs | titles | examples | values() | AROUND


def test_the_page_names_every_text_and_no_other() -> None:
    assert named() == keys_of("en", "rules.ftl")


def test_every_paragraph_tells_rules_that_there_are() -> None:
    told = {rule for section in SECTIONS for each in section["paragraphs"] for rule in each["rules"]}
    assert all(each["rules"] for section in SECTIONS for each in section["paragraphs"])
    assert told <= known_rule_ids()


def test_every_rule_of_play_is_told() -> None:
    told = {rule for section in SECTIONS for each in section["paragraphs"] for rule in each["rules"]}
    assert {rule for rule in known_rule_ids() if rule.startswith("R-")} <= told


def test_it_names_only_editions_variants_and_expansions_that_there_are() -> None:
    parts = [*SECTIONS, *(each for section in SECTIONS for each in section["paragraphs"])]
    assert {edition for part in parts for edition in part.get("editions", ())} <= EDITIONS
    assert {section["variant"] for section in SECTIONS if "variant" in section} <= set(VARIANTS)
    assert {section["expansion"] for section in SECTIONS if "expansion" in section} == set(EXPANSIONS)
    assert all(set(row["values"]) == EDITIONS for row in ROWS)


def test_a_value_of_the_table_that_is_no_key_is_a_number_or_a_range() -> None:
    plain = {value for row in ROWS for value in row["values"].values()} - values()
    assert all(re.fullmatch(r"\d+(–\d+)?", value) for value in plain)
