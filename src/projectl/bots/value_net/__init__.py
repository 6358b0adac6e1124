"""The value net and the search that asks it, written like the engine: the same files run interpreted and compiled.

`desk` holds everything that the functions work on besides states and rules; `loading` makes one, for either
way of running.
"""
