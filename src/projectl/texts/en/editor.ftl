# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

verdict-puzzle = Puzzle
verdict-points = Points
verdict-cells = Cells
verdict-sets = Sets of pieces
verdict-pieces = Fewest pieces
verdict-actions = Fewest actions
verdict-fair = Fair points
verdict-alike = Same shape as
verdict-span = { $low }–{ $high }
verdict-all-filled = Every puzzle can be filled.
verdict-about-actions = Fewest actions: from the first turn until it is complete, without rewards on the way.
verdict-about-fair = Fair points: what printed puzzles of this size and reward give (puzzles compared: { $count }, typical error: { $error }).

## What `projectl --help` tells about sets of puzzles

cli-puzzles-group = Show and check sets of puzzles.
cli-puzzles-check = Say of each puzzle of a file how it can be filled and what it is worth.
cli-puzzles-file = A puzzle file, or the name of a built-in set.

## Why a drawn puzzle cannot be played with yet

puzzle-empty-recess = Draw at least one cell.
puzzle-not-fillable = The pieces of a box cannot fill it. Join some cells.

## Sets that are kept; $limit is a number

set-too-many = You cannot keep more puzzle sets (limit: { $limit }). Delete one first.
set-too-large = Your puzzle sets would take too much room (limit in KiB: { $limit }). Delete one first.
set-unknown = You keep no such puzzle set. It may have been deleted.
set-link-unknown = This link leads to no puzzle set. It may have been withdrawn.
set-title-wanted = A puzzle set needs a title (longest: { $limit }).
