"""Every action by a name that reads as the rulebook does; see `scene` for how slots and cells are counted."""

from projectl.rules.engine import codes
from projectl.rules.pieces import KIND, NAMES, PLACEMENT_BY_MASK, PLACEMENT_KIND, SPLITS, mask_of

PIECE, MASTER, AMBASSADOR = codes.PIECE, codes.MASTER, codes.AMBASSADOR
STOP, CANCEL, END = codes.STOP, codes.CANCEL, codes.END
DECLINE, DONE = codes.DECLINE, codes.DONE

DECKS = {"white": codes.WHITE, "black": codes.BLACK}


def take(slot: int) -> int:
    """Take the face-up puzzle of a slot of the rows."""
    return codes.TAKE + slot - 1


def take_top(colour: str) -> int:
    """Take the top puzzle of a deck, unseen; in solo the one deck is the white one."""
    return codes.TAKE_DECK + DECKS[colour]


def recycle(colour: str) -> int:
    """Begin to recycle a row; `order` follows."""
    return codes.RECYCLE + DECKS[colour]


def order(slot: int) -> int:
    """Name the next puzzle of the recycled row to go under the deck."""
    return codes.ORDER + slot - 1


def exchange(given: str, taken: str) -> int:
    """Upgrade or exchange a piece."""
    return codes.EXCHANGE + codes.KINDS * KIND[given] + KIND[taken]


def place(kind: str, slot: int, cells: str) -> int:
    """Place a piece on the puzzle in a slot, so that it covers these cells."""
    return codes.PLACE + codes.PLACEMENTS * (slot - 1) + placement(kind, cells)


def split(ghost: str, new: str) -> int:
    """Break up a ghost into new pieces."""
    kinds = tuple(sorted(KIND[name] for name in new.split()))
    return codes.GHOST + SPLITS.index((KIND[ghost], kinds))


def choose(kind: str) -> int:
    """Choose the piece that replaces a missing one."""
    return codes.CHOOSE + KIND[kind]


def complete(slot: int) -> int:
    """Choose the completed puzzle that is rewarded next."""
    return codes.COMPLETE + slot - 1


def level_up(given: str, taken: str) -> int:
    """Raise a piece by an arrow."""
    return codes.LEVEL_UP + codes.KINDS * KIND[given] + KIND[taken]


def placement(kind: str, cells: str) -> int:
    """The number of a piece laid on these cells; the shape must be right."""
    mask = mask_of((int(cells[at + 1]) - 1, "abcde".index(cells[at])) for at in range(0, len(cells), 2))
    found = PLACEMENT_BY_MASK[mask]
    assert NAMES[PLACEMENT_KIND[found]] == kind, f"{cells} is no {kind}"
    return found
