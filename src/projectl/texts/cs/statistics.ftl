# The statistics of a player, on the player's page.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## What is looked at

statistics-edition = Edice
statistics-edition-all = Všechny edice
statistics-players = Hráči
statistics-players-all = Libovolný počet
statistics-players-of = { $players ->
    [one] 1 hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}
statistics-time = Čas
statistics-time-all = Celá doba
statistics-time-year = Posledních 12 měsíců
statistics-time-month = Posledních 30 dní
statistics-against = Soupeři
statistics-against-bots = Proti botům
statistics-against-people = Proti lidem
statistics-against-mixed = Lidé a boti u jednoho stolu
statistics-against-solo = Hra pro jednoho

## The figures

statistics-games = Dohrané hry
statistics-since = od { $date }
statistics-won = Vyhráno
statistics-likely = nejspíš mezi { $low } a { $high }
statistics-mean = Průměr bodů
statistics-scored = hry: { $count }

## The pictures; each can be read as a table

statistics-as-table = Jako tabulka
statistics-as-picture = Jako obrázek
statistics-won-title = Vyhrané hry
statistics-won-about = S pravděpodobným rozmezím. Bledě: méně než 10 her. Dole: počet her.
statistics-won-about-rows = S pravděpodobným rozmezím. Bledě: méně než 10 her. Na konci: počet her.
statistics-by-level = podle úrovně
statistics-by-difficulty = podle obtížnosti
statistics-by-edition = podle edice
statistics-by-players = podle hráčů
statistics-level = Úroveň { $level }
statistics-mark = { $what }. Vyhráno: { $won } z { $games }.
statistics-mark-none = { $what }. Žádné hry.
statistics-points-title = Body podle kol
statistics-points-about = Průměr posledních her (hry: { $count }). Polovina z nich leží v pásu.
statistics-points-sum = Kolo { $round }. { $name }: { $own }. Ostatní: { $others }.
statistics-points-alone = Kolo { $round }. { $name }: { $own }.
statistics-others = Ostatní
statistics-pieces-title = Umístěné dílky
statistics-pieces-about = V posledních hrách (hry: { $count }).
statistics-puzzles-title = Dokončené skládačky
statistics-puzzles-about = Proužek: kolik ze vzatých se dokončilo. Bledě: nikdy nevzatá.
statistics-puzzle = { $puzzle }. Vzato: { $taken }. Dokončeno: { $completed }.
statistics-column-round = Kolo
statistics-column-games = Hry
statistics-column-range = Pravděpodobné rozmezí
statistics-column-half = Střední polovina
statistics-column-piece = Dílek
statistics-column-placed = Umístěno
statistics-column-puzzle = Skládačka
statistics-column-taken = Vzato
statistics-column-completed = Dokončeno

## When there is little, and what counts

statistics-none = Zatím žádná dohraná hra. Zahraj si a stránka se začne plnit.
statistics-none-here = Těmto filtrům neodpovídá žádná hra.
statistics-few = Zatím málo her. Moc neříkají.
statistics-counts = Co se počítá
statistics-counts-about = Dohrané hry s vítězem, hrané na jednom místě a bez rad. Boti a lidé se nikdy nepočítají dohromady. Body, dílky a skládačky jsou z posledních 60 her.
statistics-left-hinted = Nepočítá se kvůli radám: { $count }
statistics-left-undecided = Nepočítá se, protože nerozhodnuto: { $count }
statistics-left-seats = Nepočítá se kvůli více místům: { $count }
