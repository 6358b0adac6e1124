"""Every argument of every public function, with values of the wrong type and out of range.

Each is taken, where it is what the signature says, or refused by one error of the library that can be printed.
"""

import inspect
import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import projectl
from projectl import Action, Game, GameRecord, Options, ProjectLError, SeatView

GAME = Game(players=2, seed=7, first=0)
PLAYED = GAME.clone()
EVENTS = PLAYED.play("take 1")
SET = projectl.builtin("base")


class Silent:
    """An object that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


STRANGE: list[Any] = [
    None, True, 0, -1, 3.7, float("nan"), 10**30, -(10**5000), "", "no", "\ud800", "x" * 5000, b"x", (), [], [3],
    ["no"], [None], {}, {"a": 1}, {1}, object(), Silent(), int, len, Path("nowhere/no"), GAME, Options(), Action(3),
]  # fmt: skip

FINE: dict[str, dict[str, Any]] = {
    "Action": {"code": 3},
    "Action.parse": {"text": "take 1"},
    "Game": {"options": None, "seed": 7, "first": 0, "names": ()},
    "Game.actions_known": {"disclosure": GAME.disclosure(0)},
    "Game.at": {"moment": 0},
    "Game.can_undo": {"seat": 0},
    "Game.clone": {},
    "Game.disclosure": {"seat": 0},
    "Game.events_for": {"events": EVENTS, "seat": 0},
    "Game.events_of": {"number": 0},
    "Game.explain": {"action": "take 1", "seat": 0},
    "Game.from_position": {"text": GAME.position(), "puzzles": ()},
    "Game.from_record": {"record": GAME.record()},
    "Game.from_state": {"options": GAME.options, "state": GAME.state},
    "Game.legal_actions": {"seat": 0},
    "Game.legal_move": {"action": "take 1", "seat": 0},
    "Game.load": {"path": "nowhere/game.txt"},
    "Game.play": {"action": "take 1", "seat": 0},
    "Game.play_legal": {"move": GAME.legal_move("take 1", 0)},
    "Game.position": {},
    "Game.record": {},
    "Game.result": {},
    "Game.save": {"path": "nowhere/game.txt"},
    "Game.states": {},
    "Game.undo": {"seat": 0},
    "Game.view": {"seat": 0, "hints": (), "version": None},
    "Game.why_no_undo": {"seat": 0},
    "GameRecord.line_of": {"move": 0},
    "Options.checked": {},
    "Options.puzzle_set": {},
    "Options.rules": {},
    "PuzzleSet.by_id": {"puzzle_id": SET.puzzles[0].id},
    "SeatView.of": {"state": GAME.state, "rules": GAME.rules, "seat": 0},
    "advise": {"game": GAME, "seat": 0, "depth": 1},
    "builtin": {"name": "base"},
    "can_finish": {"game": PLAYED, "slot": 1, "seat": 0},
    "chances": {"game": GAME},
    "combine": {"sets": [SET]},
    "edition": {"name": "revised-2021"},
    "editions": {},
    "load_puzzles": {"path": "nowhere/puzzles.txt"},
    "load_record": {"path": "nowhere/game.txt"},
    "make_bot": {"spec": "random", "seed": 1, "own_code": False, "budget": None},
    "parse_puzzles": {"text": "", "source": "mine.txt"},
    "pieces": {},
    "play_out": {"game": GAME, "bots": ["random", "random"], "seed": 0},
    "read_record": {"text": "no"},
    "replay": {"record": GAME.record()},
    "review_game": {"record": GAME.record(), "hints": (), "progress": None},
    "sample": {"known": SeatView.of(GAME.state, GAME.rules, 0).state, "rules": GAME.rules, "seed": 3},
    "schema": {"name": "view"},
    "verify": {"record": GAME.record()},
    "write_record": {"record": GAME.record()},
}
"""By what is public: arguments with which it can be called, each of which is replaced in turn."""
VALUES = {"Bot", "Edition", "Event", "Move", "Piece", "Puzzle", "Result", "Verdict", "View"}
"""What the library gives: plain values, which are checked where they are given back to it."""
INNER = {"Game.view": {"parts"}}
"""Arguments for the server, which are no part of what is promised."""


def public() -> Iterator[str]:
    for name in sorted({*projectl.__all__} - {"__version__", "EventDocument"}):
        thing = getattr(projectl, name)
        if not inspect.isclass(thing):
            yield name
        elif not issubclass(thing, BaseException) and name not in VALUES:
            if name in ("Action", "Game"):  # the others are made by the library, or checked by `checked`
                yield name
            for method in vars(thing):
                kind = type(inspect.getattr_static(thing, method))
                if not method.startswith("_") and kind.__name__ in ("function", "classmethod", "staticmethod"):
                    yield f"{name}.{method}"


def called(name: str) -> Callable[..., Any]:
    """What a user calls; a method of an object that was made for it."""
    owner, _, method = name.partition(".")
    if not method:
        return getattr(projectl, owner)  # type: ignore[no-any-return]
    made = {"Game": Game.clone(GAME), "GameRecord": PLAYED.record(), "Options": Options(), "PuzzleSet": SET}
    return getattr(made.get(owner, getattr(projectl, owner)), method)  # type: ignore[no-any-return]


def copied(arguments: dict[str, Any]) -> dict[str, Any]:
    """Games of their own, since some are played on."""
    return {name: each.clone() if isinstance(each, Game) else each for name, each in arguments.items()}


def is_taken(name: str, call: Callable[[], Any]) -> bool:
    """Whether a call goes through; else it is refused by an error that can be printed and says something."""
    try:
        found = call()
        if name == "replay":
            list(found)
    except ProjectLError as error:
        refusal = str(error)
        refusal.encode()  # no lone surrogates
        if not 0 < len(refusal) <= 500 or refusal.startswith(error.code):
            raise AssertionError(f"{name} says nothing that one can read: {refusal[:500]}") from error
        return False
    return True


def fits(annotation: str, value: object) -> bool:
    """Whether a value is of a type that the signature names; what is within a container is not looked at."""
    names = [part.strip().partition("[")[0].rpartition(".")[2] for part in annotation.strip("'").split("|")]
    if type(value).__name__ in names or (isinstance(value, Action) and "int" in names):
        return True
    if value is None:
        return "None" in names
    if isinstance(value, list | tuple | dict | set):
        return any(name in names for name in ("Sequence", "Iterable", "Collection", "tuple")) or "Seed" in names
    if callable(value) and "Callable" in names:
        return True
    return (isinstance(value, Path) and "Path" in names) or ("Seed" in names and isinstance(value, int | str | bytes))


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some values are names of files, and a game is saved there."""
    monkeypatch.chdir(tmp_path)


def test_every_public_function_is_here() -> None:
    assert sorted(FINE) == sorted(public())


@pytest.mark.parametrize("name", [name for name, arguments in FINE.items() if arguments])
def test_every_argument_is_taken_or_refused_in_words(name: str) -> None:
    signature = inspect.signature(called(name))
    arguments = {each for each in signature.parameters if each != "choices"} - INNER.get(name, set())
    assert arguments == set(FINE[name])
    for argument, value in itertools.product(FINE[name], STRANGE):
        before = GAME.position()
        given = copied({**FINE[name], argument: value})
        if is_taken(name, partial(called(name), **given)):
            assert fits(str(signature.parameters[argument].annotation), value), (argument, type(value))
        assert GAME.position() == before


RECORD = PLAYED.record()


def used(use: str, field: str, value: object) -> object:
    return called(use)(replace(RECORD, **{field: value}))  # type: ignore[arg-type]  # on purpose


def chosen(field: str, value: object) -> Options:
    return Options()._replace(**{field: value}).checked()  # type: ignore[arg-type]  # on purpose


@pytest.mark.parametrize("field", list(GameRecord.__dataclass_fields__))
@pytest.mark.parametrize("use", ["verify", "write_record", "replay", "Game.from_record", "review_game"])
def test_a_record_of_anything_is_taken_or_refused_in_words(use: str, field: str) -> None:
    for value in STRANGE:
        taken = is_taken(use, partial(used, use, field, value))
        was = getattr(RECORD, field)
        same = isinstance(value, (tuple, list) if isinstance(was, tuple) else (type(was), type(None)))
        assert same or not taken, type(value)


@pytest.mark.parametrize("field", Options._fields)
def test_options_of_anything_are_taken_or_refused_in_words(field: str) -> None:
    for value in STRANGE:
        taken = is_taken("checked", partial(chosen, field, value))
        assert not taken or fits(Options.__annotations__[field].__forward_arg__, value), type(value)
