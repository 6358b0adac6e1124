# What is wrong with files: puzzles, notation, positions, game records.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Packages and files

missing-extra = This needs the package { $package }. Try: pip install "projectl[{ $extra }]"
file-unwritable = { $path }: cannot be written: { $reason }.

## Puzzle files; $source names the file

puzzle-file-unreadable = { $source }: cannot be read: { $reason }.
puzzle-file-too-large = { $source }: a puzzle file has at most { $limit } bytes; this one is larger.
puzzle-file-not-text = { $source }: not a text in UTF-8.
puzzle-header-unknown = { $source }, line { $line }: unknown header { $found }. Known are: { $known }.
puzzle-header-twice = { $source }, line { $line }: the header { $key } stands here for the second time.
puzzle-header-set = { $source }, line { $line }: { $found } is no name of a set. A name has 1 to 32 of a-z, 0-9 and -.
puzzle-header-title = { $source }, line { $line }: the title { $found } must have 1 to 60 printable characters.
puzzle-header-origin = { $source }, line { $line }: unknown origin { $found }. Known are: { $known }.
puzzle-header-expansion = { $source }, line { $line }: unknown expansion { $found }. Known are: { $known }.
puzzle-header-missing = { $source }: { $key } is missing. Before the first puzzle stand: { $known }.
puzzle-none = { $source }: no puzzle in it.
puzzle-too-many = { $source }: { $count } puzzles; at most { $limit } can be in play.
puzzle-fields = { $source }, line { $line }, puzzle { $puzzle }: { $count } fields instead of 5: id colour points reward grid.
puzzle-id = { $source }, line { $line }: { $puzzle } is no id. An id has 1 to 12 of A-Z, a-z, 0-9, _ and -.
puzzle-duplicate-id = { $source }, line { $line }, puzzle { $puzzle }: line { $other } has this id already.
puzzle-id-in-two-sets = { $source }: puzzle { $puzzle } stands in { $other } too; an id must be unique.
puzzle-colour = { $source }, line { $line }, puzzle { $puzzle }: unknown colour { $found }. Known are: { $known }.
puzzle-points = { $source }, line { $line }, puzzle { $puzzle }: points { $found } must be a whole number from 0 to 9.
puzzle-reward = { $source }, line { $line }, puzzle { $puzzle }: unknown reward { $found }. Known are: { $known }.
puzzle-reward-expansion = { $source }, line { $line }, puzzle { $puzzle }: the reward { $found } needs the header expansion: { $needed }.
puzzle-grid = { $source }, line { $line }, puzzle { $puzzle }: the grid { $found } must be 5 rows of 5 marks, x or -, with / between rows.
puzzle-empty = { $source }, line { $line }, puzzle { $puzzle }: the recess has no cell.
puzzle-unsolvable = { $source }, line { $line }, puzzle { $puzzle }: cannot be filled with { $copies } pieces of each shape in play.
puzzle-unknown-id = { $source }: no puzzle { $puzzle } in it.
puzzle-unknown-set = { $source }: neither a file nor a built-in set of puzzles. Built in are: { $known }.

## Actions in notation

notation-code = { $found } is no code of an action; codes are whole numbers from 0 to { $last }.
notation-word = { $found } does not begin with an action; actions are { $known }.
notation-form = { $found } is not written like this action; it is written { $wanted }.
notation-number = { $found } is no slot here; slots are numbered 1 to { $last }.
notation-piece = { $found } is no piece; the pieces are { $known }.
notation-split = { $ghost } cannot be split into { $found }; it can be split into { $known }.
notation-cell = { $found } is no cell; a cell is a column a to e and a row 1 to 5, such as c2.
notation-shape = { $found } is no { $piece }, which covers { $size } cells of its shape, turned or flipped.

## Positions

position-version = A position begins with { $wanted }; this one begins with { $found }.
position-too-long = A position has at most { $limit } characters; this text has { $found }.
position-section = The section { $found } is not expected here; the sections are { $wanted }.
position-field = { $section }: { $found } is not a field of the form name=value.
position-field-unknown = { $section }: unknown field { $found }; the fields are { $known }.
position-field-twice = { $section }: the field { $field } stands there twice.
position-field-missing = { $section }: the field { $field } is missing.
position-number = { $section }: { $field } is a whole number from { $low } to { $high }, not { $found }.
position-word = { $section }: { $field } is one of { $known }, not { $found }.
position-form = { $section }: { $field } is written { $wanted }, not { $found }.
position-options = The options do not go together: { $fault }.
position-piece = { $section }: { $found } is no piece; the pieces are { $known }.
position-placement = { $section }: puzzle { $puzzle }: { $found } is no placement such as V3@b2b3c3.
position-puzzle = { $section }: there is no puzzle { $found } in play.
position-colour = { $section }: puzzle { $puzzle } is { $found }; here lie { $wanted } ones.
position-puzzle-twice = Puzzle { $puzzle } lies in two places: { $first } and { $second }.
position-puzzle-count = { $found } { $colour } puzzles in the game; there are { $wanted }.
position-deck = { $deck }: > marks the top and < the bottom, each at most once and > always; not { $found }.
position-deck-known = { $deck }: ! marks puzzles at the bottom of the deck only.
position-deck-size = { $deck }: { $found } places of the deck are given; it has { $wanted }.
position-row = Slot { $slot } of the rows is empty although the { $deck } deck is not.
position-outside = { $section }: puzzle { $puzzle }: { $piece } lies outside the recess.
position-overlap = { $section }: puzzle { $puzzle }: { $piece } lies on another piece.
position-full = { $section }: puzzle { $puzzle } is full; it would be completed by now.
position-waiting = { $section }: puzzle { $puzzle } waits for its reward, but no choice is open.
position-copies = { $found } pieces { $piece } in the game; there are { $wanted }.
position-pile = { $section }: { $field } is { $found }; the pile is worth { $wanted }.
position-ambassadors = { $section }: { $found } unused Ambassadors; there can be at most { $limit }.
position-touches = { $section }: { $found } finishing touches; { $wanted } are laid on its puzzles.
position-locks = { $found } locks; there are at most { $limit }.
position-ending = The end is triggered exactly when the { $deck } deck is empty.
position-reason = The reason { $found } does not go with the rest; possible are { $known }.
position-done = The game is over exactly when every seat is done with its finishing touches.
position-turn = { $section }: seat { $found } plays; after { $turn } turns it is seat { $wanted }.
position-nobody = The play goes on, but every turn is over.
position-open = { $section }: { $field } does not go with the rest: { $found }.
position-unwritable = This state cannot be written: { $fault }.

## Game records

record-unreadable = { $source } cannot be read: { $reason }.
record-not-text = { $source } is not a text in UTF-8.
record-too-large = A game record has at most { $limit } bytes; this one is larger.
record-format = Line { $line }: a game record begins with { $wanted }, not { $found }.
record-line = Line { $line }: { $found } is not of the form { $wanted }.
record-key-unknown = Line { $line }: unknown key { $found }; the keys are { $known }.
record-key-twice = Line { $line }: the key { $key } stands here for the second time.
record-key-missing = The key { $key } is missing.
record-value = Line { $line }: { $key } is { $wanted }, not { $found }.
record-sections = The sections are { $wanted }; not { $found }.
record-seat = Line { $line }: the game has seats 1 to { $last }, not { $found }.
record-fault = Line { $line }: { $fault }.
record-other-rules = Made under rules version { $found }; this is version { $known } and cannot judge it.
record-no-seed = The record has no seed, so it cannot be replayed.
record-illegal = Line { $line }: seat { $seat } may not { $action } ({ $rule }): { NAME($reason) }
record-unwritable = This record cannot be written: { $fault }.

## What `projectl verify` finds

verdict-ok = All { $moves } actions are legal and lead to the recorded result.
verdict-other-rules = Made under rules version { $found }; this is version { $known } and cannot judge it.
verdict-no-seed = The record has no seed, so it cannot be replayed.
verdict-commitment = Seed, game id and options are not those that were committed to.
verdict-illegal = Line { $line }, action { $move }: seat { $seat } may not { $action } ({ $rule }): { NAME($reason) }
verdict-unfinished = All { $moves } actions are legal, and the game goes on.
verdict-no-result = The game is over, but no result is recorded.
verdict-too-early = A result is recorded, but the game goes on.
verdict-result = { $figure } is recorded as { $found }; it is { $wanted }.
