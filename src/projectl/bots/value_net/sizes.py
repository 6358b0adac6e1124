"""How much room workspace and training have."""

ACTIVE = 256
"""More inputs than a position can have that are not zero."""
MEMO = 1 << 16
RUNS = 1 << 14
DEPTH = 32
"""More pieces than a puzzle has cells."""
MASKS = 1 << 18
ARENA = 1 << 21
ENTRIES = 4093
CELLS = 37  # the powers of two up to 2**25 all differ modulo 37
ANCHORED = 640
WIDTH = 64
"""The widest beam."""
LEVELS = 20
"""More steps than a turn has: three actions of which one is a Master of four placements, rewards and level-ups."""
NODES = LEVELS * WIDTH + 1
LEAVES = 64
PLAN = 32
FITS = 4
"""The most ways to place a piece on a puzzle that a search tries."""
ANSWER = 256
"""More actions than five others have, as a rule; longer answers are not remembered."""
SEEN = 1 << 13
SAMPLES = 8192
