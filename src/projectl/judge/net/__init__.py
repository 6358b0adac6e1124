"""The judge's net: what it sees of a position from the side of each seat, and the chances that it makes of that.

All of it is written in the subset that is compiled (`docs/architecture.md`), and comes out alike to the last bit
however it runs.
"""
