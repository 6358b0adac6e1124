# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

verdict-puzzle = Puzzle
verdict-points = Punkte
verdict-cells = Felder
verdict-sets = Teilesätze
verdict-pieces = Wenigste Teile
verdict-actions = Wenigste Aktionen
verdict-fair = Angemessene Punkte
verdict-alike = Gleiche Form wie
verdict-span = { $low }–{ $high }
verdict-all-filled = Jedes Puzzle lässt sich füllen.
verdict-about-actions = Wenigste Aktionen: vom ersten Zug bis zur Vollendung, ohne Belohnungen unterwegs.
verdict-about-fair = Angemessene Punkte: so viele geben gedruckte Puzzles dieser Größe und Belohnung (verglichen: { $count }, üblicher Fehler: { $error }).

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
