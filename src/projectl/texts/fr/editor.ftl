# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

puzzle-verdict-puzzle = Puzzle
puzzle-verdict-points = Points
puzzle-verdict-cells = Cases
puzzle-verdict-sets = Lots de pièces
puzzle-verdict-pieces = Minimum de pièces
puzzle-verdict-actions = Minimum d’actions
puzzle-verdict-fair = Points justes
puzzle-verdict-alike = Même forme que
puzzle-verdict-span = { $low }–{ $high }
puzzle-verdict-all-filled = Tous les puzzles peuvent être remplis.
puzzle-verdict-about-actions = Minimum d’actions : du premier tour à la fin du puzzle, sans récompenses en chemin.
puzzle-verdict-about-fair = Points justes : ce que donnent les puzzles imprimés de cette taille et de cette récompense (comparés : { $count }, erreur typique : { $error }).

## What `projectl --help` tells about sets of puzzles

cli-puzzles-group = Montrer et vérifier des jeux de puzzles.
cli-puzzles-check = Dire de chaque puzzle d’un fichier comment le remplir et ce qu’il vaut.
cli-puzzles-file = Un fichier de puzzles ou le nom d’un jeu intégré.

## Why a drawn puzzle cannot be played with yet

puzzle-empty-recess = Dessinez au moins une case.
puzzle-not-fillable = Les pièces d’une boîte ne le remplissent pas. Reliez quelques cases.

## Sets that are kept; $limit is a number

set-too-many = Vous ne pouvez pas garder plus de jeux de puzzles (limite : { $limit }). Supprimez-en un d’abord.
set-too-large = Vos jeux de puzzles prendraient trop de place (limite en KiB : { $limit }). Supprimez-en un d’abord.
set-unknown = Vous n’avez pas ce jeu de puzzles. Il a peut-être été supprimé.
set-link-unknown = Ce lien ne mène à aucun jeu de puzzles. Il a peut-être été retiré.
set-title-wanted = Un jeu de puzzles a besoin d’un titre (longueur maximale : { $limit }).

## The editor: sets

editor-title = Jeux de puzzles
editor-lead = Dessinez vos propres puzzles et jouez avec.
editor-new = Nouveau jeu
editor-new-title = Mes puzzles
editor-import = Importer un fichier
editor-none = Pas encore de jeu de puzzles. Le premier commence par un exemple à modifier.
editor-count = Puzzles : { $count }
editor-copy = Garder une copie
editor-set-title = Titre du jeu
editor-kept = Enregistré
editor-keeping = Enregistrement …
editor-failed = Non enregistré
editor-export = Exporter
editor-set = Jeu
editor-play = Jouer avec
editor-play-short = Jouer
editor-expansion = Le jeu fait partie de
editor-expansion-none = Ajouté aux autres
editor-expansion-base = À la place de la boîte de base
editor-share-about = Qui a le lien peut voir le jeu et le copier.
editor-link = Le lien
editor-share = Partager un lien
editor-withdraw = Retirer le lien
editor-copied = Le lien est copié.
editor-withdrawn = Le lien ne mène plus nulle part.
editor-delete = Supprimer le jeu
editor-delete-sure = Supprimer pour de bon

## The editor: the puzzles of a set, and drawing

editor-list = Puzzles du jeu
editor-item = Points : { $points } · cases : { $cells }
editor-add = Nouveau puzzle
editor-before = Puzzle précédent
editor-after = Puzzle suivant
editor-place = { $number }/{ $all }
editor-drawing = Dessin
editor-name = Nom du puzzle
editor-name-taken = Il y a déjà un { $name }.
editor-colour = Couleur
editor-white = Blanc
editor-black = Noir
editor-undo = Annuler
editor-nothing-to-undo = Rien à annuler pour l’instant.
editor-turn = Tourner
editor-mirror = Refléter
editor-empty-card = Vider la carte
editor-remove = Retirer { $name }
editor-less = Un point de moins
editor-more = Un point de plus
editor-reward = Récompense
editor-grid = Creux de { $name }
editor-cell-open = ligne { $row }, colonne { $column }, ouverte
editor-cell-closed = ligne { $row }, colonne { $column }, carton

## The editor: the verdict

editor-verdict = Verdict
editor-can = Peut être rempli
editor-same = { $id } a cette forme.
editor-way = Une façon avec le minimum de pièces ({ $pieces }). Lots aussi petits : { $sets }.
editor-worth = Vaut-il ses points ?
editor-fair = Juste : { $points }
editor-unfair = Les puzzles imprimés de ce genre donnent { $points }.
editor-extent = cases moins niveau de la récompense
editor-how-many = Combien
editor-yours = { $name } (juste : { $points })
editor-as-table = En tableau
editor-plot = { $name } : cases moins niveau de la récompense { $extent }, points { $points }
editor-heard = Cases : { $cells }. Peut être rempli. Minimum de pièces : { $pieces }.
editor-heard-not = Cases : { $cells }. { $why }
