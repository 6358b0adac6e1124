"""The board game Project L: exact rules, records that replay, bots, and pictures for a notebook.

A first game:

>>> import projectl
>>> game = projectl.Game(players=2, seed=7, first=0)
>>> [str(action) for action in game.legal_actions()][:3]
['take 1', 'take 2', 'take 3']
>>> events = game.play("take 1")
>>> result = projectl.play_out(game, ["greedy", "random"])
>>> result.winners, projectl.verify(game.record()).ok
((0,), True)

What there is, by subject:

- a game: `Game`, its `Options`, `Action`, `Move`; how it ended: `Result`
- records and positions: `GameRecord`, `load_record`, `read_record`, `write_record`, `replay`, `verify`, `Verdict`;
  `Game.save`, `Game.load`, `Game.position`, `Game.from_position`
- what is played with: `edition`, `editions`, `Edition`; `pieces`, `Piece`; `builtin`, `load_puzzles`,
  `parse_puzzles`, `combine`, `Puzzle`, `PuzzleSet`
- bots: `make_bot`, `play_out`, `Bot`, `SeatView`, `sample`
- advice: `advise` for a hint in three depths, `can_finish` for a plan of a puzzle; `chances` of every seat to win
- `review_game` for what is to be said of a finished game, `ReviewError` where it cannot be made
- documents for other programs: `Game.view`, `Game.events_for`, their types `View` and `EventDocument`, their `schema`
- what can go wrong: `ProjectLError` and what is derived from it

Everything named here is public and stays; all other modules are the inside of the package and may change.
`import projectl` costs next to nothing: the names are loaded when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from projectl.advice import advise, can_finish
    from projectl.bots import Bot, BotFailureError, SeatView, UnknownBotError, make_bot, play_out
    from projectl.errors import ProjectLError, WrongValueError
    from projectl.game import CannotUndoError, Game, GameError, IllegalActionError, WhoseActionError
    from projectl.game.documents import EventDocument, View
    from projectl.game.events.event import Event
    from projectl.game.schemas import schema
    from projectl.judge import chances
    from projectl.record.errors import GameRecordError, NotationError, PositionError
    from projectl.record.gamefile import Verdict, load_record, read_record, replay, verify, write_record
    from projectl.record.notation.action import Action
    from projectl.record.record import GameRecord, Move
    from projectl.review import ReviewError, review_game
    from projectl.rules.editions import Edition, UnknownEditionError, edition, editions
    from projectl.rules.knowledge import sample
    from projectl.rules.options import Options, OptionsError
    from projectl.rules.pieces import Piece, pieces
    from projectl.rules.puzzles import Puzzle, PuzzleError, PuzzleSet, builtin, combine, load_puzzles, parse_puzzles
    from projectl.rules.result import Result

__version__ = "0.1.0"

_HOMES = {
    "projectl.advice": ("advise", "can_finish"),
    "projectl.bots": ("Bot", "BotFailureError", "SeatView", "UnknownBotError", "make_bot", "play_out"),
    "projectl.errors": ("ProjectLError", "WrongValueError"),
    "projectl.game": ("CannotUndoError", "Game", "GameError", "IllegalActionError", "WhoseActionError"),
    "projectl.game.documents": ("EventDocument", "View"),
    "projectl.game.events.event": ("Event",),
    "projectl.game.schemas": ("schema",),
    "projectl.judge": ("chances",),
    "projectl.record.errors": ("GameRecordError", "NotationError", "PositionError"),
    "projectl.record.gamefile": ("Verdict", "load_record", "read_record", "replay", "verify", "write_record"),
    "projectl.record.notation.action": ("Action",),
    "projectl.record.record": ("GameRecord", "Move"),
    "projectl.review": ("ReviewError", "review_game"),
    "projectl.rules.editions": ("Edition", "UnknownEditionError", "edition", "editions"),
    "projectl.rules.knowledge": ("sample",),
    "projectl.rules.options": ("Options", "OptionsError"),
    "projectl.rules.pieces": ("Piece", "pieces"),
    "projectl.rules.puzzles": (
        "Puzzle",
        "PuzzleError",
        "PuzzleSet",
        "builtin",
        "combine",
        "load_puzzles",
        "parse_puzzles",
    ),
    "projectl.rules.result": ("Result",),
}
"""By module: the public names that it holds."""
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "Action",
    "Bot",
    "BotFailureError",
    "CannotUndoError",
    "Edition",
    "Event",
    "EventDocument",
    "Game",
    "GameError",
    "GameRecord",
    "GameRecordError",
    "IllegalActionError",
    "Move",
    "NotationError",
    "Options",
    "OptionsError",
    "Piece",
    "PositionError",
    "ProjectLError",
    "Puzzle",
    "PuzzleError",
    "PuzzleSet",
    "Result",
    "ReviewError",
    "SeatView",
    "UnknownBotError",
    "UnknownEditionError",
    "Verdict",
    "View",
    "WhoseActionError",
    "WrongValueError",
    "__version__",
    "advise",
    "builtin",
    "can_finish",
    "chances",
    "combine",
    "edition",
    "editions",
    "load_puzzles",
    "load_record",
    "make_bot",
    "parse_puzzles",
    "pieces",
    "play_out",
    "read_record",
    "replay",
    "review_game",
    "sample",
    "schema",
    "verify",
    "write_record",
]


if not TYPE_CHECKING:  # type checkers know the names from above, and refuse all others

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            from difflib import get_close_matches

            near = get_close_matches(name, _HOME_OF)
            hint = f"did you mean {' or '.join(near)}?" if near else "help(projectl) lists what it offers"
            raise AttributeError(f"module 'projectl' has no attribute {name!r}; {hint}")
        value = globals()[name] = getattr(import_module(_HOME_OF[name]), name)
        return value


def __dir__() -> list[str]:
    return sorted(globals().keys() | _HOME_OF.keys())
