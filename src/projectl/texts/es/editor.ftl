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

## Why a drawn puzzle cannot be played with yet

puzzle-empty-recess = Dibuja al menos una casilla.
puzzle-not-fillable = Las piezas de una caja no lo rellenan. Une algunas casillas.

## Sets that are kept; $limit is a number

set-too-many = No puedes guardar más conjuntos (límite: { $limit }). Borra uno antes.
set-too-large = Tus conjuntos ocuparían demasiado (límite en KiB: { $limit }). Borra uno antes.
set-unknown = No guardas ese conjunto. Puede que se haya borrado.
set-link-unknown = Este enlace no lleva a ningún conjunto. Puede que se haya retirado.
set-title-wanted = Un conjunto necesita un título (máximo: { $limit }).
