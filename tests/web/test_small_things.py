"""Small things that a person notices: a lost network, what is read aloud, presses that mean what they seem to."""

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.conftest import own_clock
from web.games import ME, be, bot, new_game
from web.hands import Hands, MouseHands, play_quickly, wait_for
from web.settled import handle, middle, settled
from web.stage import Stage

NewPage = Callable[..., Page]

WATCH = """() => {
    globalThis.heard = [];
    const region = document.querySelector('[data-testid=live]');
    new MutationObserver((changes) => {
        for (const change of changes) {
            for (const node of change.addedNodes) heard.push({text: node.textContent, from: performance.now()});
            for (const node of change.removedNodes) {
                const known = heard.find((each) => each.text === node.textContent && each.to === undefined);
                if (known) known.to = performance.now();
            }
        }
    }).observe(region, {childList: true, subtree: true});
}"""


def test_a_guest_meets_no_error(new_page: NewPage) -> None:
    """Not even one that the browser logs itself: being new is nothing that is refused."""
    page = new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert said == []


def test_a_network_that_is_switched_off_is_noticed_at_once(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    hands = Hands(page, new_game(page, ME, bot()))
    hands.open()
    began = time.monotonic()
    page.context.set_offline(True)
    expect(page.get_by_test_id("connection-lost")).to_be_visible(timeout=2_000)
    assert time.monotonic() - began < 2
    page.context.set_offline(False)
    expect(page.get_by_test_id("connection-lost")).to_have_count(0)


def test_a_silent_server_is_noticed_within_ten_seconds(new_page: NewPage) -> None:
    """It neither answers nor closes the connection, as when a cable is pulled out somewhere on the way; and the next
    connection, made and never greeted, is given up too."""
    page = new_page(autoConfirm="off")
    own_clock(page)
    stage = Stage(2).open(page)
    stage.is_silent = True
    page.clock.run_for(10_000)
    expect(page.get_by_test_id("connection-lost")).to_be_visible()
    stage.is_silent = False
    page.clock.run_for(12_000)
    expect(page.get_by_test_id("connection-lost")).to_have_count(0)


def test_your_turn_is_read_after_the_news_and_nothing_is_replaced(new_page: NewPage) -> None:
    """Two bots play within three seconds, six actions or more, and the turn comes back."""
    page = new_page(autoConfirm="off", botPace="fast")
    be(page, "Ann")
    hands = Hands(page, new_game(page, ME, bot(), bot(), first=0))
    hands.open()
    hands.my_turn()
    hands.shown(0)  # what is read aloud is part of the page then
    page.evaluate(WATCH)
    turn = hands.view()["turn"]
    play_quickly(hands, lambda view: view["turn"] > turn)
    page.wait_for_function("() => heard.some((each) => each.text.startsWith('Your turn'))")
    page.wait_for_timeout(1_100)
    heard = page.evaluate("heard")
    told = [each["text"] for each in heard]
    assert len(told) >= 7, told
    assert told[-1].startswith("Your turn"), told
    assert all(each.get("to", each["from"] + 2_000) - each["from"] >= 1_000 for each in heard), heard
    assert page.get_by_test_id("live-urgent").inner_text() == ""


def test_a_card_says_its_shape_and_which_pieces_go_in(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    hands = Hands(page, new_game(page, ME, bot(), first=0))
    hands.open()
    hands.my_turn()
    hands.shown(hands.view()["version"])
    card = page.get_by_test_id("row-1")

    def is_focused() -> bool:
        page.keyboard.press("t")  # a page that has just been drawn may not listen yet
        return bool(card.evaluate("card => card === document.activeElement"))

    hands.wait_for(is_focused, "the first card to be focused")
    assert "\u00a0wide, " in (card.get_attribute("aria-label") or "")
    expect(page.get_by_test_id("live")).to_contain_text("go")  # "these go in" or "none … goes in"
    fits = page.evaluate("document.querySelector('[data-testid=live]').textContent")
    assert "goes in." in fits or "these go in:" in fits
    assert (card.get_attribute("aria-label") or "").endswith(fits.rpartition(".")[0].rpartition(".")[2].strip() + ".")


def test_the_mats_of_others_can_be_read(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off", botPace="instant")
    be(page, "Ann")
    hands = Hands(page, new_game(page, ME, bot(), first=1))
    hands.open()
    play_quickly(hands, lambda view: len(view["seats"][1]["puzzles"]) > 0)
    hands.shown(hands.view()["version"])
    names = [each.get_attribute("aria-label") or "" for each in page.locator(".other .plain").all()]
    puzzles = hands.view()["seats"][1]["puzzles"]
    assert len(names) == len(puzzles)
    for name, puzzle in zip(names, puzzles, strict=True):
        assert "Open: " in name
        assert "\u00a0wide, " in name
        assert ("On it: " in name) == bool(puzzle["pieces"])


def test_the_same_press_again_places_the_piece(new_page: NewPage) -> None:
    """Also beside it: a piece that lies as near to the finger as it can has nowhere else to go."""
    page = new_page(390, 844, phone=True, autoConfirm="off")
    be(page, "Ann")
    hands = MouseHands(page, new_game(page, ME, bot()))
    hands.open()
    play_quickly(hands, lambda view: bool(view["you"]) and bool(view["you"]["placements"]))
    view = hands.view()
    group = view["you"]["placements"][0]
    hands.shown(view["version"])
    puzzle = next(each for each in view["seats"][0]["puzzles"] if each["slot"] == group["slot"])
    page.get_by_test_id(f"stack-{group['piece']}").tap()
    card = page.get_by_test_id(f"puzzle-{puzzle['slot']}")
    if not card.locator("[data-cell]").count():
        card.tap()  # it was a thumb
    beside = next(
        cell for cell in (0, 4, 20, 24, 2, 10, 14, 22) if not any(cell in way["cells"] for way in group["ways"])
    )
    cell = page.get_by_test_id(f"cell-{puzzle['slot']}-{beside}")
    cell.tap()
    expect(card).to_have_attribute("data-lies", ",".join(map(str, lies(page, puzzle["slot"]))))
    cell.tap()
    hands.wait_for(lambda: hands.view()["version"] > view["version"], "the piece")


def lies(page: Page, slot: int) -> list[int]:
    found = page.get_by_test_id(f"puzzle-{slot}").get_attribute("data-lies") or ""
    return [int(cell) for cell in found.split(",") if cell]


def test_a_lifted_card_makes_way_for_one_that_is_dragged(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    hands = MouseHands(page, new_game(page, ME, bot(), first=0))
    hands.open()
    hands.my_turn()
    page.get_by_test_id("row-1").click()
    expect(page.get_by_test_id("take")).to_be_visible()
    (box,) = settled(page, handle("row-2"))
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 90, steps=4)
    expect(page.get_by_test_id("take")).to_have_count(0)
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.up()


def test_a_dragged_piece_says_which_keys_turn_it(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    hands = MouseHands(page, new_game(page, ME, bot(), first=0))
    hands.open()
    hands.my_turn()
    (box,) = settled(page, handle("stack-O1"))
    page.mouse.move(*middle(box))
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 40, steps=4)
    expect(page.get_by_test_id("say")).to_contain_text("wheel")
    page.mouse.up()


def test_resigning_is_no_inviting_button(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    hands = Hands(page, new_game(page, ME, bot(), first=0))
    hands.open()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-resign").click()
    button = page.get_by_test_id("menu-yes")
    expect(button).to_be_visible()
    classes = (button.get_attribute("class") or "").split()
    assert "danger" in classes
    assert "primary" not in classes


def test_a_missing_game_keeps_its_buttons_away_from_its_words(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/game/AAAAAAAAAAAAAAAA")
    text, button = page.locator(".waiting-panel p").bounding_box(), page.locator(".missing-ways a").first.bounding_box()
    assert text is not None
    assert button is not None
    assert button["y"] - (text["y"] + text["height"]) >= 16


def test_the_choice_of_a_theme_says_what_it_is(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    expect(page.locator(".page-choices label")).to_contain_text("Theme")


def pass_on(page: Page) -> None:
    """Ann takes three pieces and ends her turn: Quentin is next."""
    be(page, "Ann")
    named = [{"kind": "me", "name": name} for name in ("Ann", "Quentin")]
    hands = Hands(page, new_game(page, *named, first=0))
    hands.open()
    for pieces in range(2, 5):
        page.get_by_test_id("act-piece").first.click()
        hands.wait_for(lambda wanted=pieces: hands.view()["seats"][0]["supply"]["O1"] == wanted, "the piece")  # type: ignore[misc]
    hands.shown(hands.view()["version"])
    page.get_by_test_id("act-confirm").first.click()
    expect(page.get_by_test_id("pass")).to_be_visible()


def test_passing_the_device(new_page: NewPage) -> None:
    """The card covers the mat and nothing else; its button has the focus, and both keys press it."""
    page = new_page(autoConfirm="off")
    page.goto("/about")
    pass_on(page)
    card, mat = page.get_by_test_id("pass").bounding_box(), page.get_by_test_id("mat").bounding_box()
    assert card is not None
    assert mat is not None
    assert all(abs(card[side] - mat[side]) <= 1 for side in ("x", "y", "width", "height")), (card, mat)
    button = page.get_by_test_id("pass-go")
    expect(button).to_be_focused()
    expect(button).to_have_text("I am Quentin")
    expect(page.get_by_test_id("live")).to_contain_text("Quentin is next. Pass the device on.")
    assert "Your turn" not in page.get_by_test_id("live").inner_text()
    said, last = button.bounding_box(), page.get_by_test_id("pass-last").bounding_box()
    assert said is not None
    assert last is not None
    assert last["y"] >= said["y"] + said["height"]
    expect(page.get_by_test_id("pass-last")).to_contain_text("Ann took")
    page.keyboard.press("m")  # no key of the table reaches through the card
    page.get_by_test_id("market").click(position={"x": 2, "y": 2})
    page.keyboard.press("Space")
    expect(page.get_by_test_id("pass")).to_have_count(0)
    expect(page.get_by_test_id("live")).to_contain_text("Quentin")


def test_passing_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, phone=True, autoConfirm="off")
    page.goto("/about")
    pass_on(page)
    card, button = page.get_by_test_id("pass").bounding_box(), page.get_by_test_id("pass-go").bounding_box()
    assert card is not None
    assert button is not None
    assert card["y"] + card["height"] >= 843
    assert button["height"] >= 60
    assert button["y"] + button["height"] >= 844 - 30
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("pass")).to_have_count(0)


def test_who_won_when_somebody_gave_up(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page()
    be(ann, "Ann")
    be(bob, "Bob")
    game = new_game(ann, ME, {"kind": "open"})
    assert bob.request.post(f"/api/games/{game}/seats/1", data={"kind": "me"}).ok
    for page in (ann, bob):
        page.goto(f"/game/{game}")
    ann.get_by_test_id("menu").click()
    ann.get_by_test_id("menu-resign").click()
    ann.get_by_test_id("menu-yes").click()
    expect(bob.get_by_test_id("who-won")).to_have_text("You win")
    expect(bob.get_by_test_id("why-over")).to_contain_text("Ann resigned.")
    expect(ann.get_by_test_id("who-won")).to_have_text("Bob wins")
    expect(ann.get_by_test_id("why-over")).to_contain_text("You resigned.")


def sent_by(page: Page) -> list[str]:
    """Everything that the page says over its websockets from now on."""
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    return said


def test_bots_are_seen_thinking_and_their_moves_can_be_skipped(new_page: NewPage) -> None:
    """While a bot takes its time, a key or a button asks for no pauses."""
    page = new_page(autoConfirm="off")
    stage = Stage(2, mine=(1,)).open(page)
    expect(page.get_by_test_id("thinking-0")).to_be_visible(timeout=10_000)
    presses: list[Callable[[], None]] = [
        lambda: page.keyboard.press("k"),
        lambda: page.get_by_test_id("skip-bots").click(),
    ]
    for press in presses:
        stage.heard.clear()
        press()
        wait_for(page, lambda: any(each.get("pace") == "skip" for each in stage.heard), "the wish")


def test_the_pace_of_bots_is_a_setting_that_is_kept(new_page: NewPage) -> None:
    page = new_page()
    said = sent_by(page)
    be(page, "Ann")
    page.goto("/settings")
    page.get_by_test_id("setting-botPace-instant").click()
    hands = Hands(page, new_game(page, ME, bot(), first=0))
    hands.open()
    hands.wait_for(lambda: any('"instant"' in each for each in said), "the wish")
    expect(page.get_by_test_id("skip-bots")).to_have_count(0)
