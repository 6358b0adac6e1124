### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = Pieza
play-exchange-short = Mejorar
play-master-short = Maestra
play-recycle-short = Reciclar
table-log-short = Jugadas

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
say-would-fit = { $where ->
    [none] Ahora no cabe en ninguno de tus rompecabezas.
    [single] Cabe en el rompecabezas { $slots }.
   *[several] Cabe en los rompecabezas { $slots }.
}

## Solo: why the Mastermind would take what it plans to take
plan-why = ¿Por qué?
plan-why-taken = { NAME("rules-solo-6") } { NAME("rules-solo-7") }
plan-why-locked = { NAME("rules-solo-4") } { NAME("rules-solo-8") }
