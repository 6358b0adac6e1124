# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

puzzle-verdict-puzzle = Puzzle
puzzle-verdict-points = Punti
puzzle-verdict-cells = Caselle
puzzle-verdict-sets = Gruppi di pezzi
puzzle-verdict-pieces = Minimo di pezzi
puzzle-verdict-actions = Minimo di azioni
puzzle-verdict-fair = Punti equi
puzzle-verdict-alike = Stessa forma di
puzzle-verdict-span = { $low }–{ $high }
puzzle-verdict-all-filled = Tutti i puzzle si possono riempire.
puzzle-verdict-about-actions = Minimo di azioni: dal primo turno al completamento, senza ricompense lungo la strada.
puzzle-verdict-about-fair = Punti equi: quanto danno i puzzle stampati di questa misura e ricompensa (confrontati: { $count }, errore tipico: { $error }).

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

## The editor: sets

editor-title = Set di puzzle
editor-lead = Disegna i tuoi puzzle e giocaci.
editor-new = Nuovo set
editor-new-title = I miei puzzle
editor-import = Importa file
editor-none = Ancora nessun set di puzzle. Il primo comincia con un esempio da cambiare.
editor-count = Puzzle: { $count }
editor-copy = Conserva una copia
editor-set-title = Titolo del set
editor-kept = Salvato
editor-keeping = Salvataggio …
editor-failed = Non salvato
editor-export = Esporta
editor-set = Set
editor-play = Gioca con questo
editor-play-short = Gioca
editor-expansion = Il set appartiene a
editor-expansion-none = Aggiunto agli altri
editor-expansion-base = Al posto della scatola base
editor-share-about = Chi ha il link può guardare il set e copiarlo.
editor-link = Il link
editor-share = Condividi link
editor-withdraw = Ritira link
editor-copied = Link copiato.
editor-withdrawn = Il link non porta più a nulla.
editor-delete = Elimina set
editor-delete-sure = Elimina per sempre

## The editor: the puzzles of a set, and drawing

editor-list = Puzzle del set
editor-item = Punti: { $points } · caselle: { $cells }
editor-add = Nuovo puzzle
editor-before = Puzzle precedente
editor-after = Puzzle successivo
editor-place = { $number }/{ $all }
editor-drawing = Disegno
editor-name = Nome del puzzle
editor-name-taken = C’è già un { $name }.
editor-colour = Colore
editor-white = Bianco
editor-black = Nero
editor-undo = Annulla
editor-nothing-to-undo = Ancora niente da annullare.
editor-turn = Ruota
editor-mirror = Specchia
editor-empty-card = Svuota la carta
editor-remove = Togli { $name }
editor-less = Un punto in meno
editor-more = Un punto in più
editor-reward = Ricompensa
editor-grid = Incavo di { $name }
editor-cell-open = riga { $row }, colonna { $column }, aperta
editor-cell-closed = riga { $row }, colonna { $column }, cartone

## The editor: the verdict

editor-verdict = Verdetto
editor-can = Si può riempire
editor-same = { $id } ha questa forma.
editor-way = Un modo con il minimo di pezzi ({ $pieces }). Gruppi così piccoli: { $sets }.
editor-worth = Vale i suoi punti?
editor-fair = Equo: { $points }
editor-unfair = I puzzle stampati così danno { $points }.
editor-extent = caselle meno livello della ricompensa
editor-how-many = Quanti
editor-yours = { $name } (equo: { $points })
editor-as-table = Come tabella
editor-plot = { $name }: caselle meno livello della ricompensa { $extent }, punti { $points }
editor-heard = Caselle: { $cells }. Si può riempire. Minimo di pezzi: { $pieces }.
editor-heard-not = Caselle: { $cells }. { $why }
