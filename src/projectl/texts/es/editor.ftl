# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

verdict-puzzle = Rompecabezas
verdict-points = Puntos
verdict-cells = Casillas
verdict-sets = Juegos de piezas
verdict-pieces = Mínimo de piezas
verdict-actions = Mínimo de acciones
verdict-fair = Puntos justos
verdict-alike = Misma forma que
verdict-span = { $low }–{ $high }
verdict-all-filled = Todos los rompecabezas se pueden rellenar.
verdict-about-actions = Mínimo de acciones: desde el primer turno hasta completarlo, sin recompensas por el camino.
verdict-about-fair = Puntos justos: lo que dan los rompecabezas impresos de este tamaño y recompensa (comparados: { $count }, error típico: { $error }).

## What `projectl --help` tells about sets of puzzles

cli-puzzles-group = Muestra y comprueba conjuntos de rompecabezas.
cli-puzzles-check = Dice de cada rompecabezas de un archivo cómo se rellena y cuánto vale.
cli-puzzles-file = Un archivo de rompecabezas o el nombre de un conjunto incluido.
