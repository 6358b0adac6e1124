# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

puzzle-verdict-puzzle = Rompecabezas
puzzle-verdict-points = Puntos
puzzle-verdict-cells = Casillas
puzzle-verdict-sets = Juegos de piezas
puzzle-verdict-pieces = Mínimo de piezas
puzzle-verdict-actions = Mínimo de acciones
puzzle-verdict-fair = Puntos justos
puzzle-verdict-alike = Misma forma que
puzzle-verdict-span = { $low }–{ $high }
puzzle-verdict-all-filled = Todos los rompecabezas se pueden rellenar.
puzzle-verdict-about-actions = Mínimo de acciones: desde el primer turno hasta completarlo, sin recompensas por el camino.
puzzle-verdict-about-fair = Puntos justos: lo que dan los rompecabezas impresos de este tamaño y recompensa (comparados: { $count }, error típico: { $error }).

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

## The editor: sets

editor-title = Conjuntos de rompecabezas
editor-lead = Dibuja tus propios rompecabezas y juega con ellos.
editor-new = Conjunto nuevo
editor-new-title = Mis rompecabezas
editor-import = Importar archivo
editor-none = Aún no hay conjuntos. El primero empieza con un ejemplo que puedes cambiar.
editor-count = Rompecabezas: { $count }
editor-copy = Guardar una copia
editor-set-title = Título del conjunto
editor-kept = Guardado
editor-keeping = Guardando …
editor-failed = Sin guardar
editor-export = Exportar
editor-set = Conjunto
editor-play = Jugar con él
editor-play-short = Jugar
editor-expansion = El conjunto pertenece a
editor-expansion-none = Añadido a los demás
editor-expansion-base = En lugar de la caja básica
editor-share-about = Quien tenga el enlace puede ver el conjunto y copiarlo.
editor-link = El enlace
editor-share = Compartir enlace
editor-withdraw = Retirar enlace
editor-copied = Enlace copiado.
editor-withdrawn = El enlace ya no lleva a nada.
editor-delete = Borrar conjunto
editor-delete-sure = Borrar del todo

## The editor: the puzzles of a set, and drawing

editor-list = Rompecabezas del conjunto
editor-item = Puntos: { $points } · casillas: { $cells }
editor-add = Rompecabezas nuevo
editor-before = Rompecabezas anterior
editor-after = Rompecabezas siguiente
editor-place = { $number }/{ $all }
editor-drawing = Dibujo
editor-name = Nombre del rompecabezas
editor-name-taken = Ya hay un { $name }.
editor-colour = Color
editor-white = Blanco
editor-black = Negro
editor-undo = Deshacer
editor-nothing-to-undo = Aún no hay nada que deshacer.
editor-turn = Girar
editor-mirror = Reflejar
editor-empty-card = Vaciar la carta
editor-remove = Quitar { $name }
editor-less = Un punto menos
editor-more = Un punto más
editor-reward = Recompensa
editor-grid = Hueco de { $name }
editor-cell-open = fila { $row }, columna { $column }, abierta
editor-cell-closed = fila { $row }, columna { $column }, cartón

## The editor: the verdict

editor-verdict = Veredicto
editor-can = Se puede rellenar
editor-same = { $id } tiene esta forma.
editor-way = Una forma con el mínimo de piezas ({ $pieces }). Juegos tan pequeños: { $sets }.
editor-worth = ¿Vale sus puntos?
editor-fair = Justo: { $points }
editor-unfair = Los rompecabezas impresos así dan { $points }.
editor-extent = casillas menos nivel de la recompensa
editor-how-many = Cuántos
editor-yours = { $name } (justo: { $points })
editor-as-table = Como tabla
editor-plot = { $name }: casillas menos nivel de la recompensa { $extent }, puntos { $points }
editor-heard = Casillas: { $cells }. Se puede rellenar. Mínimo de piezas: { $pieces }.
editor-heard-not = Casillas: { $cells }. { $why }
