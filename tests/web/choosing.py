"""What a sensible person would do next, decided from a view document alone.

The tests of the browser decide here and then do it with hands: mouse, fingers or keys.
"""

from collections.abc import Iterator
from typing import Any

from projectl.rules.pieces import LEVELS, NAMES, PLACEMENTS
from projectl.rules.tiling import tiling

View = dict[str, Any]
MOST_PUZZLES = 2
"""More would only bind pieces."""


def choose(view: View) -> str:
    """One legal action of the viewing seat."""
    you = view["you"]
    if view["phase"] == "touches":
        return next(iter(_worthwhile_touches(view)), "done")
    turn = view["seats"][view["seat"]]["turn"]
    if turn["choice"]:
        return _answer(you)
    if turn["sequence"]:
        return _sequence(view, turn["sequence"])
    return _turn(view)


def _worthwhile_touches(view: View) -> Iterator[str]:
    """Single pieces that complete a puzzle worth having."""
    points = {each["slot"]: view["puzzles"][each["puzzle"]]["points"] for each in _mine(view)["puzzles"]}
    for group in view["you"]["placements"]:
        if points[group["slot"]] > 1:
            yield from (way["action"] for way in group["ways"] if way["completes"])


def _answer(you: View) -> str:
    offers = [*_offers(you["rewards"] or {}), *(offer for each in you["level_ups"] for offer in _offers(each))]
    if offers:
        return str(max(offers, key=lambda offer: LEVELS[NAMES.index(offer["piece"])])["action"])
    return str(next(action for action in you["actions"] if action.startswith(("complete", "decline"))))


def _offers(groups: View) -> Iterator[View]:
    for group in groups.values():
        if isinstance(group, list):
            yield from (offer for offer in group if isinstance(offer, dict) and "action" in offer)


def _sequence(view: View, sequence: View) -> str:
    actions = view["you"]["actions"]
    if sequence["kind"] == "recycle":
        return str(next(action for action in actions if action.startswith("order")))
    laid = {each["slot"] for each in sequence["placed"]}
    for slot, ways in plans(view, _mine(view)["supply"]).items():
        if slot not in laid:
            for way in ways:
                action = _legal_way(view, slot, way)
                if action:
                    return action
    listed = [way["action"] for group in view["you"]["placements"] for way in group["ways"]]
    return "stop" if "stop" in actions else str(listed[0])


def _turn(view: View) -> str:
    you, me = view["you"], _mine(view)
    found = plans(view, me["supply"])
    if len(found) > 1 and "master" in you["actions"]:
        return "master"
    for slot, ways in found.items():
        for way in ways:
            if action := _legal_way(view, slot, way):
                return action
    takes: list[str] = [action for action in you["actions"] if action.startswith("take")]
    if takes and len(me["puzzles"]) < MOST_PUZZLES:
        return min(takes, key=lambda action: _effort(view, action))
    if action := _helpful_exchange(view):
        return action
    if "piece" in you["actions"]:
        return "piece"
    return _anything(view, takes)


def _anything(view: View, takes: list[str]) -> str:
    you = view["you"]
    ways = [way["action"] for group in you["placements"] for way in group["ways"]]
    swaps = [offer["action"] for each in you["exchanges"] for offer in _offers(each)]
    rest = [action for action in you["actions"] if action.startswith(("end", "recycle"))]
    return str(next(iter([*ways, *takes, *swaps, *rest, *you["actions"]])))


def plans(view: View, supply: dict[str, int]) -> dict[int, list[int]]:
    """By slot of an own puzzle: the cells of each piece that fills it, of the puzzles that the supply can fill."""
    found = {}
    for puzzle in _mine(view)["puzzles"]:
        placements = tiling(_mask(puzzle["open"]), _copies(supply)) if puzzle["open"] else None
        if placements:
            found[puzzle["slot"]] = [PLACEMENTS[placement] for placement in placements]
    return found


def _legal_way(view: View, slot: int, cells: int) -> str | None:
    for group in view["you"]["placements"]:
        if group["slot"] == slot:
            for way in group["ways"]:
                if _mask(way["cells"]) == cells:
                    return str(way["action"])
    return None


def _helpful_exchange(view: View) -> str | None:
    """One after which a puzzle can be filled, else one upwards."""
    upwards = None
    for each in view["you"]["exchanges"]:
        for offer in _offers(each):
            supply = dict(_mine(view)["supply"])
            supply[each["give"]] -= 1
            supply[offer["piece"]] = supply.get(offer["piece"], 0) + 1
            if plans(view, supply):
                return str(offer["action"])
        if each["up"] and _mine(view)["supply"].get("O1", 0) < 2:
            upwards = upwards or each["up"][0]["action"]
    return upwards


def _effort(view: View, action: str) -> tuple[int, int]:
    """Whether the pieces at hand fill the puzzle, then its size; a deck comes last."""
    where = action.split()[1]
    if not where.isdigit():
        return (2, 0)
    slots = [slot for row in view["market"]["rows"] for slot in row["slots"]]
    cells = view["puzzles"][next(slot["puzzle"] for slot in slots if slot["slot"] == int(where))]["cells"]
    fits = tiling(_mask(cells), _copies(_mine(view)["supply"])) is not None
    return (0 if fits else 1, len(cells))


def _mine(view: View) -> View:
    return dict(view["seats"][view["seat"]])


def _mask(cells: list[int]) -> int:
    return sum(1 << cell for cell in cells)


def _copies(supply: dict[str, int]) -> list[int]:
    return [supply.get(name, 0) for name in NAMES]
