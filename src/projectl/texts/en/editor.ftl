# What is said about drawn puzzles: in the editor, and by `projectl puzzles check`.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## The verdict on a puzzle, as heads of columns and names of figures

puzzle-verdict-puzzle = Puzzle
puzzle-verdict-points = Points
puzzle-verdict-cells = Cells
puzzle-verdict-sets = Sets of pieces
puzzle-verdict-pieces = Fewest pieces
puzzle-verdict-actions = Fewest actions
puzzle-verdict-fair = Fair points
puzzle-verdict-alike = Same shape as
puzzle-verdict-span = { $low }–{ $high }
puzzle-verdict-all-filled = Every puzzle can be filled.
puzzle-verdict-about-actions = Fewest actions: from the first turn until it is complete, without rewards on the way.
puzzle-verdict-about-fair = Fair points: what printed puzzles of this size and reward give (puzzles compared: { $count }, typical error: { $error }).

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

## The editor: sets

editor-title = Puzzle sets
editor-lead = Draw puzzles of your own and play with them.
editor-new = New set
editor-new-title = My puzzles
editor-import = Import a file
editor-none = No puzzle sets yet. The first one begins with an example that you can change.
editor-count = Puzzles: { $count }
editor-copy = Keep a copy
editor-set-title = Title of the set
editor-kept = Saved
editor-keeping = Saving …
editor-failed = Not saved
editor-export = Export
editor-set = Set
editor-play = Play with it
editor-play-short = Play
editor-expansion = The set belongs to
editor-expansion-none = Added to the others
editor-expansion-base = In place of the base box
editor-share-about = Whoever has the link can look at the set and copy it.
editor-link = The link
editor-share = Share a link
editor-withdraw = Withdraw link
editor-copied = The link is copied.
editor-withdrawn = The link leads nowhere now.
editor-delete = Delete set
editor-delete-sure = Delete for good

## The editor: the puzzles of a set, and drawing

editor-list = Puzzles of the set
editor-item = Points: { $points } · cells: { $cells }
editor-add = New puzzle
editor-before = Previous puzzle
editor-after = Next puzzle
editor-place = { $number }/{ $all }
editor-drawing = Drawing
editor-name = Name of the puzzle
editor-name-taken = There is a { $name } already.
editor-colour = Colour
editor-white = White
editor-black = Black
editor-undo = Undo
editor-nothing-to-undo = There is nothing to undo yet.
editor-turn = Turn
editor-mirror = Mirror
editor-empty-card = Empty the card
editor-remove = Remove { $name }
editor-less = One point less
editor-more = One point more
editor-reward = Reward
editor-grid = Recess of { $name }
editor-cell-open = row { $row }, column { $column }, open
editor-cell-closed = row { $row }, column { $column }, board

## The editor: the verdict

editor-verdict = Verdict
editor-can = Can be filled
editor-same = { $id } has this shape.
editor-way = One way with the fewest pieces ({ $pieces }). Sets of so few: { $sets }.
editor-worth = Worth its points?
editor-fair = Fair: { $points }
editor-unfair = Printed puzzles like this give { $points }.
editor-extent = cells minus level of the reward
editor-how-many = How many
editor-yours = { $name } (fair: { $points })
editor-as-table = As a table
editor-plot = { $name }: cells minus level of the reward { $extent }, points { $points }
editor-heard = Cells: { $cells }. Can be filled. Fewest pieces: { $pieces }.
editor-heard-not = Cells: { $cells }. { $why }
