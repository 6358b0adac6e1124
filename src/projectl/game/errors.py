"""What can be wrong with a call to a game. Nothing has changed when one of these is raised."""

from __future__ import annotations

from projectl.errors import ProjectLError
from projectl.record.notation.action import Action
from projectl.rules.explanation import Refusal


class GameError(ProjectLError, ValueError):
    """A call to a game that cannot be carried out.

    >>> from projectl import Game
    >>> Game(players=2).view(5)
    Traceback (most recent call last):
        ...
    projectl.game.errors.GameError: There is no seat 5. The seats are 0 to 1.
    """


class IllegalActionError(GameError):
    """The rules forbid the action now; `rule` names the rule, `code` the condition that failed.

    >>> from projectl import Game
    >>> try:
    ...     Game(players=2, seed=7, first=0).play("exch O1 I4")
    ... except IllegalActionError as error:
    ...     print(error.rule, error.code)
    R-UPGRADE reason-level-too-high
    """

    def __init__(self, action: Action, seat: int, refusal: Refusal) -> None:
        super().__init__(refusal.key, action=str(action), seat=seat, rule=refusal.rule)
        self.action = action
        self.seat = seat
        self.rule = refusal.rule
        self.refusal = refusal


class WhoseActionError(GameError):
    """Several seats, or none, may act now, so the call must name the seat.

    >>> from projectl import Game
    >>> Game(edition="deluxe-2019", variant="line-clear", players=4, seed=7, first=0).play("piece")
    Traceback (most recent call last):
        ...
    projectl.game.errors.WhoseActionError: Several seats may act now: 0, 2. Say which one does.
    """


class CannotUndoError(GameError):
    """The seat's last action cannot be taken back; `code` tells why.

    >>> from projectl import Game
    >>> try:
    ...     Game(players=2, seed=7, first=0).undo()
    ... except CannotUndoError as error:
    ...     print(error.code)
    undo-nothing
    """
