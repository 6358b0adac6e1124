# The statistics of a player, on the player's page.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## What is looked at

statistics-edition = Edition
statistics-edition-all = Alle Editionen
statistics-players = Spieler
statistics-players-all = Jede Anzahl
statistics-players-of = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
statistics-time = Zeit
statistics-time-all = Gesamte Zeit
statistics-time-year = Letzte 12 Monate
statistics-time-month = Letzte 30 Tage
statistics-against = Gegner
statistics-against-bots = Gegen Bots
statistics-against-people = Gegen Menschen
statistics-against-mixed = Menschen und Bots an einem Tisch
statistics-against-solo = Solo

## The figures

statistics-games = Beendete Partien
statistics-since = seit { $date }
statistics-won = Gewonnen
statistics-likely = wahrscheinlich zwischen { $low } und { $high }
statistics-mean = Punkte im Schnitt
statistics-scored = Partien: { $count }

## The pictures; each can be read as a table

statistics-as-table = Als Tabelle
statistics-as-picture = Als Bild
statistics-won-title = Gewonnene Partien
statistics-won-about = Mit dem wahrscheinlichen Bereich. Blass: weniger als 10 Partien. Darunter: Zahl der Partien.
statistics-won-about-rows = Mit dem wahrscheinlichen Bereich. Blass: weniger als 10 Partien. Am Ende: Zahl der Partien.
statistics-by-level = nach Stufe
statistics-by-difficulty = nach Schwierigkeit
statistics-by-edition = nach Edition
statistics-by-players = nach Spielerzahl
statistics-level = Stufe { $level }
statistics-mark = { $what }. Gewonnen: { $won } von { $games }.
statistics-mark-none = { $what }. Keine Partien.
statistics-points-title = Punkte nach Runden
statistics-points-about = Schnitt der letzten Partien (Partien: { $count }). Die Hälfte davon liegt im Band.
statistics-points-sum = Runde { $round }. { $name }: { $own }. Andere: { $others }.
statistics-points-alone = Runde { $round }. { $name }: { $own }.
statistics-others = Andere
statistics-pieces-title = Platzierte Teile
statistics-pieces-about = In den letzten Partien (Partien: { $count }).
statistics-puzzles-title = Vollendete Puzzles
statistics-puzzles-about = Der Balken: wie viele der genommenen vollendet wurden. Blass: nie genommen.
statistics-puzzle = { $puzzle }. Genommen: { $taken }. Vollendet: { $completed }.
statistics-column-round = Runde
statistics-column-games = Partien
statistics-column-range = Wahrscheinlicher Bereich
statistics-column-half = Mittlere Hälfte
statistics-column-piece = Teil
statistics-column-placed = Platziert
statistics-column-puzzle = Puzzle
statistics-column-taken = Genommen
statistics-column-completed = Vollendet

## When there is little, and what counts

statistics-none = Noch keine beendete Partie. Spiel eine, und diese Seite füllt sich.
statistics-none-here = Keine Partie passt zu dieser Auswahl.
statistics-few = Noch wenige Partien. Sie sagen nicht viel.
statistics-counts = Was zählt
statistics-counts-about = Entschiedene Partien auf einem Platz und ohne Tipps. Bots und Menschen werden nie zusammen gezählt. Punkte, Teile und Puzzles stammen aus den letzten 60 Partien.
statistics-left-hinted = Wegen Tipps nicht gezählt: { $count }
statistics-left-undecided = Unentschieden abgebrochen, nicht gezählt: { $count }
statistics-left-seats = Wegen mehrerer Plätze nicht gezählt: { $count }
