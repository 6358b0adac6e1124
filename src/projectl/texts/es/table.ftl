### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = Pieza
play-exchange-short = Mejorar
play-master-short = Maestra
play-recycle-short = Reciclar
table-log-short = Diario

## What another seat did; pictures of the pieces follow
news-taken-white = Tomó un rompecabezas blanco
news-taken-black = Tomó un rompecabezas negro
news-piece = Pieza de nivel 1
news-exchanged = Mejoró
news-placed = Colocó
news-master = Acción Maestra
news-recycled-white = Recicló la fila blanca
news-recycled-black = Recicló la fila negra
news-split = Dividió
news-this-turn = Este turno
news-again = Otra vez
news-again-of = { $name }: su último turno otra vez
news-skip = Saltar

## What is said to you
say-fills = Tus piezas lo completan.
