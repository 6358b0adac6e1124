# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

verdict-puzzle = Puzzle
verdict-points = Punti
verdict-cells = Caselle
verdict-sets = Gruppi di pezzi
verdict-pieces = Minimo di pezzi
verdict-actions = Minimo di azioni
verdict-fair = Punti equi
verdict-alike = Stessa forma di
verdict-span = { $low }–{ $high }
verdict-all-filled = Tutti i puzzle si possono riempire.
verdict-about-actions = Minimo di azioni: dal primo turno al completamento, senza ricompense lungo la strada.
verdict-about-fair = Punti equi: quanto danno i puzzle stampati di questa misura e ricompensa (confrontati: { $count }, errore tipico: { $error }).

## What `projectl --help` tells about sets of puzzles

cli-puzzles-group = Mostra e controlla i set di puzzle.
cli-puzzles-check = Dice di ogni puzzle di un file come si riempie e quanto vale.
cli-puzzles-file = Un file di puzzle o il nome di un set incluso.

## Why a drawn puzzle cannot be played with yet

puzzle-empty-recess = Disegna almeno una casella.
puzzle-not-fillable = I pezzi di una scatola non lo riempiono. Unisci alcune caselle.

## Sets that are kept; $limit is a number

set-too-many = Non puoi conservare altri set di puzzle (limite: { $limit }). Prima eliminane uno.
set-too-large = I tuoi set di puzzle occuperebbero troppo spazio (limite in KiB: { $limit }). Prima eliminane uno.
set-unknown = Non hai un set così. Forse è stato eliminato.
set-link-unknown = Questo link non porta a nessun set. Forse è stato ritirato.
set-title-wanted = Un set di puzzle ha bisogno di un titolo (massimo: { $limit }).
