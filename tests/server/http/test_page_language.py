"""The page says its language before the script runs, and the rules name their other languages."""

from pathlib import Path

import pytest

from projectl.server.http.static_files import Site
from projectl.texts import languages


@pytest.fixture
def site(tmp_path: Path) -> Site:
    page = '<!doctype html>\n<html lang="en"><head><title>L</title></head></html>'
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    return Site(tmp_path)


def test_the_page_is_in_the_language_of_the_reader(site: Site) -> None:
    german, japanese = site.page_in("de"), site.page_in("ja")
    assert german is not None
    assert japanese is not None
    assert b'<html lang="de">' in german.content
    assert b'<html lang="ja">' in japanese.content
    assert german.etag != japanese.etag
    assert german.headers["vary"] == "accept-language, cookie"


def test_the_rules_name_their_other_languages(site: Site) -> None:
    rules, lobby = (site.page_in("en", path, "https://l.example/") for path in ("rules", "lobby"))
    assert rules is not None
    assert lobby is not None
    for language in languages():
        link = f'<link rel="alternate" hreflang="{language}" href="https://l.example/rules?lang={language}" />'
        assert link.encode() in rules.content
    assert b"hreflang" not in lobby.content


def test_pages_and_files_are_told_apart(site: Site) -> None:
    assert [site.is_page(path) for path in ("", "rules", "game/x", "index.html", "icon.svg")] == [True] * 4 + [False]
