"""How much one answer holds at most; whoever wants more asks for the next page."""

GAMES_PAGE = 50
"""Games, and lines of the ladder."""
MOMENTS_PAGE = 50
LOG_PAGE = 200
"""Moments without their views."""
