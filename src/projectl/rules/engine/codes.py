"""Every number with a meaning: actions, phases, open sequences and choices.

An action is one small integer. Codes never change their meaning; later expansions append. `docs/actions.md`
documents the space and `projectl.record.notation.action` prints and reads every code.
"""

# --- actions -----------------------------------------------------------------------------------------------
TAKE = 0  # + slot of the rows, 0..11
TAKE_DECK = 12  # + deck, 0..1
PIECE = 14
RECYCLE = 15  # + deck, 0..1
ORDER = 17  # + slot of the rows, 0..11: the next puzzle of a recycled row to go under the deck
EXCHANGE = 29  # + 12 * kind given + kind taken
MASTER = 173
AMBASSADOR = 174
GHOST = 175  # + split, 0..26
STOP = 202  # closes an open sequence
CANCEL = 203  # takes an open sequence back
END = 204  # ends the turn
CHOOSE = 205  # + kind: the piece taken instead of a missing one
COMPLETE = 217  # + puzzle slot, 0..3: the completed puzzle that is rewarded next
LEVEL_UP = 221  # + 12 * kind given + kind taken
DECLINE = 365  # forgoes a level-up
DONE = 366  # ends a seat's finishing touches
PLACE = 367  # + 595 * puzzle slot + placement
PLACE_END = 2747  # the first code behind the placements: a new block begins here (see blocks.py)
ACTIONS = PLACE_END

KINDS = 12
HIGHEST_LEVEL = 5
PLACEMENTS = 595
SPLITS = 27
SLOTS = 4  # unfinished puzzles before a player (R-TAKE)
ROW_SLOTS = 12
SEATS = 6
TURN_ACTIONS = 3

# --- phases ------------------------------------------------------------------------------------------------
PLAY = 0
TOUCHES = 1
OVER = 2

# --- how near the end is (`state.ending`) --------------------------------------------------------------------
NOT_ENDING = 0
FINISH_ROUND = 1  # triggered: this round is finished, then one more is played
LAST_ROUND = 2

# --- why the last round was reached (`state.end_reason`) -------------------------------------------------------
DECK_EMPTY = 1
DEAD_POSITION = 2  # D16
TURN_CAP = 3

# --- open sequences (D24) --------------------------------------------------------------------------------------
NO_SEQUENCE = 0
MASTER_SEQUENCE = 1
AMBASSADOR_SEQUENCE = 2
GHOST_SEQUENCE = 3
RECYCLE_SEQUENCE = 4

# --- open choices ------------------------------------------------------------------------------------------------
NO_CHOICE = 0
ORDER_CHOICE = 1  # which completed puzzle is rewarded next (D4)
REWARD_CHOICE = 2  # which piece instead of a missing one (R-REWARD)
LEVEL_CHOICE = 3  # which piece is raised (R-LEVELUP)

TURN_OVER = -1  # `state.actions` of a seat that has finished its turn and waits (D22)

# --- rewards besides the kinds 0..11 -------------------------------------------------------------------------------
ONE_ARROW = 12
TWO_ARROWS = 13
AMBASSADOR_REWARD = 14

WHITE = 0
BLACK = 1
