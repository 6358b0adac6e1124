"""The value net and the search that asks it, written like the engine: the same files run interpreted and compiled.

`workspace` holds everything that the functions work on besides states and rules; `runtime` makes one, for either
way of running.
"""
