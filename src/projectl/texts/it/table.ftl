### The table's fixed places: short labels of a phone's tabs, what another seat did, what is said to you.

## Tabs: at most ten characters
play-piece-short = Pezzo
play-exchange-short = Promuovi
play-master-short = Maestro
play-recycle-short = Ricicla
table-log-short = Mosse

## What another seat did; pictures of the pieces follow
news-taken-white = Ha preso un puzzle bianco
news-taken-black = Ha preso un puzzle nero
news-piece = Pezzo di livello 1
news-exchanged = Ha promosso
news-placed = Ha posizionato
news-master = Azione Maestro
news-recycled-white = Ha riciclato la fila bianca
news-recycled-black = Ha riciclato la fila nera
news-split = Ha diviso
news-this-turn = Questo turno
news-again = Rivedi
news-again-of = { $name }: rivedi il suo turno
news-skip = Salta

## What is said to you
say-fills = I tuoi pezzi lo riempiono.
say-would-fit = { $where ->
    [none] Ora non entra in nessuno dei tuoi puzzle.
    [single] Entra nel puzzle { $slots }.
   *[several] Entra nei puzzle { $slots }.
}

## Solo: why the Mastermind would take what it plans to take
plan-why = Perché?
plan-why-taken = { NAME("rules-solo-6") } { NAME("rules-solo-7") }
plan-why-locked = { NAME("rules-solo-4") } { NAME("rules-solo-8") }
