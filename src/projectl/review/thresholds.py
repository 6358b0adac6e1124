"""From where on something is said of a turn. How the figures were chosen stands in docs/review.md."""

SLIP = 0.08
"""A loss from which on a turn is a slip, if it is also twice its standard error."""
SURE = 2.0
"""So many standard errors a loss must be to be called one."""
ERROR = 0.023
"""The standard error of the loss of a turn: it is measured until it is no greater."""
BEST = 0.01
"""Who loses no more has found the best turn."""
AHEAD = 0.08
"""A best turn is worth a look if it is so much better than the usual proposal of the search."""
LUCK = 0.10
"""A draw is worth a look if it changes a chance by so much."""
MOMENTS = 7
"""Of a game, at most."""
ACCURACY = 6.0
"""What a point of mean loss takes from the accuracy of 100."""
FEWEST = 5
"""Turns with a choice, below which nothing is said about accuracy."""
