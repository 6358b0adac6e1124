# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

verdict-puzzle = Puzzle
verdict-points = Points
verdict-cells = Cases
verdict-sets = Lots de pièces
verdict-pieces = Minimum de pièces
verdict-actions = Minimum d’actions
verdict-fair = Points justes
verdict-alike = Même forme que
verdict-span = { $low }–{ $high }
verdict-all-filled = Tous les puzzles peuvent être remplis.
verdict-about-actions = Minimum d’actions : du premier tour à la fin du puzzle, sans récompenses en chemin.
verdict-about-fair = Points justes : ce que donnent les puzzles imprimés de cette taille et de cette récompense (comparés : { $count }, erreur typique : { $error }).

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
