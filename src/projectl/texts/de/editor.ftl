# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

puzzle-verdict-puzzle = Puzzle
puzzle-verdict-points = Punkte
puzzle-verdict-cells = Felder
puzzle-verdict-sets = Teilesätze
puzzle-verdict-pieces = Wenigste Teile
puzzle-verdict-actions = Wenigste Aktionen
puzzle-verdict-fair = Angemessene Punkte
puzzle-verdict-alike = Gleiche Form wie
puzzle-verdict-span = { $low }–{ $high }
puzzle-verdict-all-filled = Jedes Puzzle lässt sich füllen.
puzzle-verdict-about-actions = Wenigste Aktionen: vom ersten Zug bis zur Vollendung, ohne Belohnungen unterwegs.
puzzle-verdict-about-fair = Angemessene Punkte: so viele geben gedruckte Puzzles dieser Größe und Belohnung (verglichen: { $count }, üblicher Fehler: { $error }).

## What `projectl --help` tells about sets of puzzles

cli-puzzles-group = Puzzlesätze zeigen und prüfen.
cli-puzzles-check = Von jedem Puzzle einer Datei sagen, wie es sich füllen lässt und was es wert ist.
cli-puzzles-file = Eine Puzzledatei oder der Name eines eingebauten Satzes.

## Why a drawn puzzle cannot be played with yet

puzzle-empty-recess = Zeichne mindestens ein Feld.
puzzle-not-fillable = Die Teile einer Schachtel füllen es nicht. Verbinde einige Felder.

## Sets that are kept; $limit is a number

set-too-many = Mehr Puzzlesätze kannst du nicht behalten (höchstens { $limit }). Lösche erst einen.
set-too-large = Deine Puzzlesätze bräuchten zu viel Platz (Grenze in KiB: { $limit }). Lösche erst einen.
set-unknown = Einen solchen Puzzlesatz hast du nicht. Vielleicht wurde er gelöscht.
set-link-unknown = Dieser Link führt zu keinem Puzzlesatz. Vielleicht wurde er zurückgezogen.
set-title-wanted = Ein Puzzlesatz braucht einen Titel (längster: { $limit }).

## The editor: sets

editor-title = Puzzlesätze
editor-lead = Zeichne eigene Puzzles und spiel mit ihnen.
editor-new = Neuer Satz
editor-new-title = Meine Puzzles
editor-import = Datei einlesen
editor-none = Noch keine Puzzlesätze. Der erste beginnt mit einem Beispiel, das du ändern kannst.
editor-count = Zahl der Puzzles: { $count }
editor-copy = Kopie behalten
editor-set-title = Titel des Satzes
editor-kept = Gespeichert
editor-keeping = Wird gespeichert …
editor-failed = Nicht gespeichert
editor-export = Exportieren
editor-set = Satz
editor-play = Damit spielen
editor-play-short = Spielen
editor-expansion = Der Satz gehört zu
editor-expansion-none = Zu den anderen dazu
editor-expansion-base = Anstelle der Grundschachtel
editor-share-about = Wer den Link hat, kann den Satz ansehen und kopieren.
editor-link = Der Link
editor-share = Link teilen
editor-withdraw = Link zurückziehen
editor-copied = Der Link ist kopiert.
editor-withdrawn = Der Link führt nirgends mehr hin.
editor-delete = Satz löschen
editor-delete-sure = Endgültig löschen

## The editor: the puzzles of a set, and drawing

editor-list = Puzzles des Satzes
editor-item = Punkte: { $points } · Felder: { $cells }
editor-add = Neues Puzzle
editor-before = Voriges Puzzle
editor-after = Nächstes Puzzle
editor-place = { $number }/{ $all }
editor-drawing = Zeichnung
editor-name = Name des Puzzles
editor-name-taken = { $name } gibt es schon.
editor-colour = Farbe
editor-white = Weiß
editor-black = Schwarz
editor-undo = Rückgängig
editor-nothing-to-undo = Noch gibt es nichts rückgängig zu machen.
editor-turn = Drehen
editor-mirror = Spiegeln
editor-empty-card = Karte leeren
editor-remove = { $name } entfernen
editor-less = Ein Punkt weniger
editor-more = Ein Punkt mehr
editor-reward = Belohnung
editor-grid = Vertiefung von { $name }
editor-cell-open = Reihe { $row }, Spalte { $column }, offen
editor-cell-closed = Reihe { $row }, Spalte { $column }, Karton

## The editor: the verdict

editor-verdict = Urteil
editor-can = Lässt sich füllen
editor-same = { $id } hat diese Form.
editor-way = Ein Weg mit den wenigsten Teilen ({ $pieces }). So kleine Teilesätze: { $sets }.
editor-worth = Die Punkte wert?
editor-fair = Angemessen: { $points }
editor-unfair = Gedruckte Puzzles wie dieses geben { $points }.
editor-extent = Felder minus Stufe der Belohnung
editor-how-many = Wie viele
editor-yours = { $name } (angemessen: { $points })
editor-as-table = Als Tabelle
editor-plot = { $name }: Felder minus Stufe der Belohnung { $extent }, Punkte { $points }
editor-heard = Felder: { $cells }. Lässt sich füllen. Wenigste Teile: { $pieces }.
editor-heard-not = Felder: { $cells }. { $why }
