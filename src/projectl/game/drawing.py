"""A table as plain text, for `print(game)`: what everybody at it may see, in letters and signs alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from projectl.rules.pieces import SIZE

if TYPE_CHECKING:
    from .game import Game

OPEN, SOLID = "□", "·"
CARD_WIDTH = 2 * SIZE + 2
PER_LINE = 6


def drawn_game(game: Game) -> str:
    """The table as a spectator sees it."""
    view = game.view(None)
    parts = [headline(game, view), *_market(view), f"reserve  {_reserve(view)}"]
    parts += [part for seat in view["seats"] for part in _seat(view, seat)]
    if view["opponent"] is not None:
        parts.append(f"opponent  {view['opponent']['completed']} completed")
    return "\n".join(part.rstrip() for part in parts)


def headline(game: Game, view: Mapping[str, Any]) -> str:
    """What is played, which round it is, and who is to act or has won."""
    options = view["options"]
    words = [options["edition"], options["variant"], *options["expansions"], f"round {view['round']}"]
    acting = ", ".join(game.names[seat] for seat in view["to_act"])
    result = game.result()
    if result is not None:
        words.append("over; won by " + ", ".join(_winner(game, seat) for seat in result.winners))
    return " · ".join([*words, *([f"to act: {acting}"] if acting else [])])


def _winner(game: Game, seat: int) -> str:
    return game.names[seat] if seat < len(game.names) else "the opponent"


def _market(view: Mapping[str, Any]) -> Iterable[str]:
    for row in view["market"]["rows"]:
        cards = [_card(view, slot["puzzle"], str(slot["slot"])) for slot in row["slots"] if slot["puzzle"]]
        yield from _side_by_side(cards)
    yield "decks  " + ", ".join(f"{deck['deck']} {deck['count']}" for deck in view["market"]["decks"])


def _reserve(view: Mapping[str, Any]) -> str:
    counts = {piece: count for level in view["reserve"] for piece, count in level["pieces"].items()}
    return _heap(counts)


def _seat(view: Mapping[str, Any], seat: Mapping[str, Any]) -> Iterable[str]:
    turn = f"  {seat['turn']['actions_left']} actions left" if seat["turn"] else ""
    score = f"  {seat['score']['total']} points" if seat.get("score") else ""
    yield f"{seat['name']}  {seat['completed']} completed{score}{turn}  supply {_heap(seat['supply'])}"
    cards = [_card(view, each["puzzle"], str(each["slot"]), each["pieces"]) for each in seat["puzzles"]]
    yield from _side_by_side(cards)


def _heap(counts: Mapping[str, int]) -> str:
    return " ".join(f"{count}×{piece}" for piece, count in counts.items() if count) or "nothing"


def _card(view: Mapping[str, Any], puzzle: str, slot: str, laid: Sequence[Mapping[str, Any]] = ()) -> list[str]:
    """A puzzle in seven lines: its slot and id, points and reward, then the recess; pieces by their letters."""
    facts = view["puzzles"][puzzle]
    signs = dict.fromkeys(facts["cells"], OPEN)
    for piece in laid:
        signs |= dict.fromkeys(piece["cells"], piece["piece"][0])
    rows = [" ".join(signs.get(row * SIZE + column, SOLID) for column in range(SIZE)) for row in range(SIZE)]
    return [f"{slot}: {puzzle}", f"{facts['points']}  {facts['reward']}", *rows]


def _side_by_side(cards: Sequence[Sequence[str]]) -> Iterable[str]:
    for start in range(0, len(cards), PER_LINE):
        for lines in zip(*cards[start : start + PER_LINE], strict=True):
            yield "  " + "".join(line.ljust(CARD_WIDTH) for line in lines)
