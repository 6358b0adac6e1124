"""Choosing options: whatever is asked for, a game that can be played comes out, and what cannot be says why."""

from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server.harness import Server

from projectl.rules.editions import UnknownEditionError, editions
from projectl.rules.options import ASKED, DIFFICULTIES, EXPANSIONS, VARIANTS, Options
from projectl.server.i18n import wanted_language
from projectl.server.options_advisor import choose

ANY = st.builds(
    Options,
    edition=st.sampled_from([each.name for each in editions()]),
    players=st.none() | st.integers(1, 6),
    variant=st.sampled_from(VARIANTS),
    difficulty=st.none() | st.sampled_from(tuple(DIFFICULTIES)),
    expansions=st.lists(st.sampled_from(EXPANSIONS), unique=True).map(tuple),
    deluxe=st.booleans(),
    known_scores=st.booleans(),
    endless_white=st.booleans(),
)


@settings(max_examples=40, deadline=None)
@given(wanted=ANY, changed=st.none() | st.sampled_from(ASKED))
def test_the_nearest_choice_can_be_played(wanted: Options, changed: str | None) -> None:
    chosen = choose(wanted, changed)
    assert chosen.options.checked() == chosen.options
    assert chosen.options.known_scores == wanted.known_scores
    if changed in {"edition", "variant", "players", "deluxe"} and getattr(wanted, changed) is not None:
        without_rest = choose(Options()._replace(**{changed: getattr(wanted, changed)}), changed).options
        if getattr(without_rest, changed) == getattr(wanted, changed):
            assert getattr(chosen.options, changed) == getattr(wanted, changed)


@settings(max_examples=15, deadline=None)
@given(wanted=ANY)
def test_what_is_called_possible_is_kept_when_it_is_chosen(wanted: Options) -> None:
    chosen = choose(wanted)
    for name, values in chosen.values.items():
        for value, fault in values:
            if name != "expansions" and fault is None:
                again = choose(chosen.options._replace(**{name: value}), name).options
                assert getattr(again, name) == value
                others = [other for other in ASKED if other not in {name, "players", "difficulty"}]
                assert [getattr(again, other) for other in others] == [
                    getattr(chosen.options, other) for other in others
                ]


@pytest.mark.parametrize(
    ("wanted", "changed", "found"),
    [
        (Options(variant="solo", players=3), "variant", ("players", 1)),
        (Options(variant="solo", players=3), "players", ("variant", "standard")),
        (Options(players=6), "players", ("expansions", ("ghost",))),
        (Options(variant="line-clear"), "variant", ("deluxe", True)),
        (Options(difficulty="unbeatable"), "difficulty", ("variant", "solo")),
        (Options(edition="retail-2020", expansions=("ghost",)), "edition", ("expansions", ())),
        (Options(edition="retail-2020", expansions=("phoenix",)), "expansions", ("edition", "rulebook-2023")),
    ],
)
def test_what_was_changed_last_is_kept(wanted: Options, changed: str, found: tuple[str, Any]) -> None:
    options = choose(wanted, changed).options
    assert getattr(options, changed) == getattr(wanted, changed)
    assert getattr(options, found[0]) == found[1]


def test_an_unknown_edition_is_no_choice() -> None:
    with pytest.raises(UnknownEditionError):
        choose(Options(edition="pirate-2030"))


def test_over_rest(server: Server) -> None:
    def ask(**wanted: Any) -> Any:
        answer = httpx.post(f"http://{server.address}/api/choices", json=wanted)
        answer.raise_for_status()
        return answer.json()

    plain = ask()
    assert plain["setup"]["players"] == 2
    assert plain["adjusted"] == []
    assert plain["switches"]["recycle"] is True
    phoenix = plain["choices"]["expansions"][2]
    assert phoenix["value"] == "phoenix"
    assert (phoenix["possible"], phoenix["code"]) == (False, "options-not-in-edition")
    assert "Phoenix" in phoenix["text"]
    lined = ask(variant="line-clear", deluxe=False, players=2, changed="variant")
    assert [each["option"] for each in lined["adjusted"]] == ["deluxe", "players"]
    assert lined["setup"] | {"players": 4, "deluxe": True, "variant": "line-clear"} == lined["setup"]
    refused = httpx.post(f"http://{server.address}/api/choices", json={"edition": "pirate-2030"})
    assert (refused.status_code, refused.json()["code"]) == (409, "edition-unknown")
    known = httpx.get(f"http://{server.address}/api/editions").json()["editions"]
    assert [each["name"] for each in known] == [each.name for each in editions()]


@pytest.mark.parametrize(
    ("query", "accepted", "language"),
    [
        (None, "", "en"),
        (None, "xx, en;q=0.5", "en"),
        ("en-GB", "xx", "en"),
        ("nonsense", "*;q=x, en-US;q=0.1", "en"),
    ],
)
def test_the_language_of_a_request(query: str | None, accepted: str, language: str) -> None:
    assert wanted_language(query, accepted) == language
