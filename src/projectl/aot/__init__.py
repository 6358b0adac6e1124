"""Ahead of time: the engine's and the bots' kernels as C, from the very files that run interpreted.

`reading` finds the functions, `typing` gives every expression a type, `writing` prints C; `build` has a compiler make
a library of it. Whatever does not belong to the subset is refused with file and line (`faults`).
`docs/architecture.md` describes the subset.
"""
