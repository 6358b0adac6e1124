"""The end of a game: who has won, in words, for every way a game can end, and what is told beside it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from shown_to import shown_to
from web.stage import Stage
from web.states import staged
from web.test_moments import table_of
from web.test_screens import check

NewPage = Callable[..., Page]
ENDS: dict[str, tuple[dict[str, Any], str, str]] = {
    "resigned": ({"how": "resigned", "seat": 0}, "The others win: Ben, Cleo and Dora", "You resigned."),
    "resigned-other": ({"how": "resigned", "seat": 2}, "You win, with Ben and Dora", "Cleo resigned."),
    "timeout": ({"how": "timeout", "seat": 0}, "The others win", "Your time ran out."),
    "agreed": ({"how": "agreed", "seat": None}, "No winner", "Everyone agreed"),
    "expired": ({"how": "expired", "seat": None}, "No winner", "Nobody had moved"),
    "closed": ({"how": "closed", "seat": None}, "No winner", "host closed the game"),
    "unreadable": ({"how": "unreadable", "seat": None}, "No winner", "no longer be opened"),
}


@pytest.mark.parametrize(("ending", "size"), [*zip(ENDS, ["1280", "390"] * 4, strict=False)])
def test_a_game_that_was_not_played_out_says_how_it_ended(new_page: NewPage, ending: str, size: str) -> None:
    how, who, why = ENDS[ending]
    page = table_of(new_page, size)
    stage = staged(4)
    winners = [] if how["seat"] is None else [seat for seat in range(4) if seat != how["seat"]]
    stage.changes |= {"status": "over", "ended": {**how, "result": None}, "winners": winners}
    stage.open(page)
    expect(page.get_by_test_id("who-won")).to_contain_text(who)
    expect(page.get_by_test_id("why-over")).to_contain_text(why)
    expect(page.get_by_test_id("rematch")).to_have_text("Play again")
    expect(page.get_by_test_id("end-graph")).to_have_count(0)  # what others have is not known


def over(players: int, *scores: tuple[int, int, int], **options: Any) -> Stage:
    """A game that has ended with these scores, completed puzzles and pieces left; whoever has most is first."""
    stage = staged(players, "over", **options)
    order = sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=True)
    best = scores[order[0]]
    rows = [
        {"seat": seat, "points": score, "touches": 0, "unfinished": 0, "score": score, "completed": completed}
        | {"pieces": pieces, "place": 1 + sum(each > (score, completed, pieces) for each in scores)}
        for seat, (score, completed, pieces) in enumerate(scores)
    ]
    winners = [seat for seat in order if scores[seat] == best]
    decided = next((name for name, at in DECIDERS if len({each[at] for each in tied(scores, at)}) > 1), "shared")

    def retouch(view: dict[str, Any]) -> None:
        if options.get("variant") == "solo" and decided != "score":
            view["result"] |= {"rows": rows, "winners": [1], "decided_by": "solo-tie"}
        else:
            view["result"] |= {"rows": rows, "winners": winners, "decided_by": decided}

    stage.retouch = retouch
    return stage


DECIDERS = (("score", 0), ("completed", 1), ("pieces", 2))


def tied(scores: tuple[tuple[int, int, int], ...], at: int) -> list[tuple[int, int, int]]:
    """Who is first in everything that counts more."""
    return [each for each in scores if each[:at] == max(scores)[:at]]


SHEETS: list[tuple[int, list[tuple[int, int, int]], dict[str, Any], str, str, str]] = [
    (2, [(20, 9, 3), (19, 9, 3)], {}, "1280", "You win by one point", "20 points"),
    (3, [(19, 9, 3), (23, 9, 3), (15, 8, 2)], {}, "390", "Ben wins by 4 points", "You come second, 4 points behind."),
    (2, [(20, 9, 3), (20, 8, 3)], {}, "360", "You win", "9"),
    (2, [(20, 9, 3), (20, 9, 5)], {}, "1280", "Ben wins", "5"),
    (2, [(20, 9, 3), (20, 9, 3)], {}, "1280", "You share the victory with Ben", "Level on"),
    (1, [(20, 9, 3), (17, 9, 0)], {"variant": "solo"}, "1280", "You win by 3 points", "20 points"),
    (1, [(15, 9, 3), (17, 9, 0)], {"variant": "solo"}, "390", "The Mastermind wins by 2 points", "17 points"),
    (1, [(17, 9, 3), (17, 9, 0)], {"variant": "solo"}, "1280", "The Mastermind wins", "Both have 17 points"),
]


@pytest.mark.parametrize(("players", "scores", "options", "size", "who", "why"), SHEETS)
def test_a_game_that_was_played_out_says_who_won_and_why(
    new_page: NewPage,
    players: int,
    scores: list[tuple[int, int, int]],
    options: dict[str, Any],
    size: str,
    who: str,
    why: str,
) -> None:
    page = table_of(new_page, size)
    over(players, *scores, **options).open(page)
    expect(page.get_by_test_id("who-won")).to_contain_text(who)
    expect(page.locator(".decided")).to_contain_text(why)
    expect(page.get_by_test_id("fan").locator(".fan-card").first).to_be_visible()
    expect(page.get_by_test_id("end-graph")).to_be_visible()
    assert 1 <= page.get_by_test_id("end-facts").locator("dt").count() <= 4
    if not scores[0] >= max(scores):
        expect(page.get_by_test_id("end-facts").locator("dt").first).to_contain_text("your best turn")
    if size != "1280" and "all-columns" in page.content():
        few = page.locator(".sheet thead th").count()
        page.get_by_test_id("all-columns").click()
        assert page.locator(".sheet thead th").count() > few
    check(page)


def test_line_clear_ends_like_any_other(new_page: NewPage) -> None:
    page = table_of(new_page, "1280")
    stage = staged(4, "over", edition="deluxe-2019", variant="line-clear").open(page)
    result = shown_to(stage.game, 0)["result"]
    assert len(result["rows"]) == 4
    expect(page.locator(".sheet tbody tr")).to_have_count(4)
    expect(page.get_by_test_id("who-won")).to_contain_text("win")
    expect(page.get_by_test_id("end-graph")).to_be_visible()


def test_sound_is_offered_once(new_page: NewPage) -> None:
    page = table_of(new_page, "1280")
    stage = staged(2, "over").open(page)
    page.get_by_test_id("sound-yes").click()
    expect(page.get_by_test_id("sound-offer")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage['projectl.settings']).sound")
    page.evaluate("localStorage['projectl.settings'] = JSON.stringify({language: 'en', sound: false})")
    page.reload()
    stage.settle(page)
    expect(page.get_by_test_id("who-won")).to_be_visible()
    expect(page.get_by_test_id("sound-offer")).to_have_count(0)


def test_a_rated_game_tells_what_it_did_to_the_rating(new_page: NewPage) -> None:
    page = table_of(new_page, "1280")
    stage = staged(2, "over")
    document = stage.document()
    stage.changes |= {"setup": {**document["setup"], "rated": True}}
    page.route(
        "**/ratings",
        lambda route: route.fulfill(
            json={"counted": True, "changes": [{"player": "me", "place": 1, "before": 1500.0, "after": 1512.34}]}
        ),
    )
    fetch = stage._fetch
    stage._fetch = lambda route: route.fallback() if "ratings" in route.request.url else fetch(route)  # type: ignore[method-assign]
    stage.open(page)
    expect(page.get_by_test_id("end-rating")).to_contain_text("+12.3")
    expect(page.get_by_test_id("end-rating")).to_contain_text("1,512.3")
