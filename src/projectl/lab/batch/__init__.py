"""The kernels of the laboratory: many games a call, with all that an agent needs of each.

They are of the subset that `projectl.aot` compiles, and are compiled with the engine and the nets.
"""
