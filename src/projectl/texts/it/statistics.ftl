# The statistics of a player, on the player's page.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## What is looked at

statistics-edition = Edizione
statistics-edition-all = Tutte le edizioni
statistics-players = Giocatori
statistics-players-all = Qualsiasi numero
statistics-players-of = { $players ->
    [one] 1 giocatore
    [many] { $players } di giocatori
   *[other] { $players } giocatori
}
statistics-time = Periodo
statistics-time-all = Da sempre
statistics-time-year = Ultimi 12 mesi
statistics-time-month = Ultimi 30 giorni
statistics-against = Avversari
statistics-against-bots = Contro bot
statistics-against-people = Contro persone
statistics-against-mixed = Persone e bot allo stesso tavolo
statistics-against-solo = Solitario

## The figures

statistics-games = Partite finite
statistics-since = dal { $date }
statistics-won = Vinte
statistics-likely = probabilmente tra { $low } e { $high }
statistics-mean = Punteggio medio
statistics-scored = partite: { $count }

## The pictures; each can be read as a table

statistics-as-table = Come tabella
statistics-as-picture = Come immagine
statistics-won-title = Partite vinte
statistics-won-about = Con l’intervallo probabile. Pallido: meno di 10 partite. Sotto: il numero di partite.
statistics-won-about-rows = Con l’intervallo probabile. Pallido: meno di 10 partite. In fondo: il numero di partite.
statistics-by-level = per livello
statistics-by-difficulty = per difficoltà
statistics-by-edition = per edizione
statistics-by-players = per giocatori
statistics-level = Livello { $level }
statistics-mark = { $what }. Vinte: { $won } su { $games }.
statistics-mark-none = { $what }. Nessuna partita.
statistics-points-title = Punti, per round
statistics-points-about = Media delle ultime partite (partite: { $count }). La metà sta nella fascia.
statistics-points-sum = Round { $round }. { $name }: { $own }. Altri: { $others }.
statistics-points-alone = Round { $round }. { $name }: { $own }.
statistics-others = Altri
statistics-pieces-title = Pezzi piazzati
statistics-pieces-about = Nelle ultime partite (partite: { $count }).
statistics-puzzles-title = Puzzle completati
statistics-puzzles-about = La barra: quanti dei puzzle presi sono stati completati. Pallido: mai preso.
statistics-puzzle = { $puzzle }. Presi: { $taken }. Completati: { $completed }.
statistics-column-round = Round
statistics-column-games = Partite
statistics-column-range = Intervallo probabile
statistics-column-half = Metà centrale
statistics-column-piece = Pezzo
statistics-column-placed = Piazzati
statistics-column-puzzle = Puzzle
statistics-column-taken = Presi
statistics-column-completed = Completati

## When there is little, and what counts

statistics-none = Ancora nessuna partita finita. Giocane una e questa pagina comincerà a riempirsi.
statistics-none-here = Nessuna partita corrisponde a questi filtri.
statistics-few = Ancora poche partite. Non dicono molto.
statistics-counts = Che cosa conta
statistics-counts-about = Partite finite con un vincitore, giocate a un solo posto e senza suggerimenti. Bot e persone non si contano mai insieme. Punti, pezzi e puzzle sono delle ultime 60 partite.
statistics-left-hinted = Escluse per i suggerimenti: { $count }
statistics-left-undecided = Escluse perché non decise: { $count }
statistics-left-seats = Escluse per più posti: { $count }
