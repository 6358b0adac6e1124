"""The net: what it is told of a position, and what it makes of it."""
