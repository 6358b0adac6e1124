# What is wrong with files: puzzles, notation, positions, game records.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Packages and files

file-unwritable = { $path }: cannot be written: { $reason }.

## Puzzle files; $source names the file

puzzle-file-unreadable = { $source }: cannot be read: { $reason }.
puzzle-file-too-large = { $source }: a puzzle file has at most { $limit } bytes; this one is larger.
puzzle-file-not-text = { $source }: not a text in UTF-8.
puzzle-header-unknown = { $source }, line { $line }: unknown header { $found }. Known are: { $known }.
puzzle-header-twice = { $source }, line { $line }: the header { $key } is here a second time.
puzzle-header-set = { $source }, line { $line }: { $found } is not a valid set name. A name has 1 to 32 of a-z, 0-9 and -.
puzzle-header-title = { $source }, line { $line }: the title { $found } must have 1 to 60 printable characters.
puzzle-header-origin = { $source }, line { $line }: unknown origin { $found }. Known are: { $known }.
puzzle-header-expansion = { $source }, line { $line }: unknown expansion { $found }. Known are: { $known }.
puzzle-header-missing = { $source }: { $key } is missing. These come before the first puzzle: { $known }.
puzzle-none = { $source }: there is no puzzle in it.
puzzle-too-many = { $source }: too many puzzles ({ $count }, limit: { $limit }).
puzzle-fields = { $source }, line { $line }, puzzle { $puzzle }: 5 fields wanted (id colour points reward grid), found: { $count }.
puzzle-id = { $source }, line { $line }: { $puzzle } is not a valid id. An id has 1 to 12 of A-Z, a-z, 0-9, _ and -.
puzzle-duplicate-id = { $source }, line { $line }, puzzle { $puzzle }: line { $other } already has this id.
puzzle-id-in-two-sets = { $source }: puzzle { $puzzle } is in { $other } too; an id must be unique.
puzzle-colour = { $source }, line { $line }, puzzle { $puzzle }: unknown colour { $found }. Known are: { $known }.
puzzle-points = { $source }, line { $line }, puzzle { $puzzle }: points { $found } must be a whole number from 0 to 9.
puzzle-reward = { $source }, line { $line }, puzzle { $puzzle }: unknown reward { $found }. Known are: { $known }.
puzzle-reward-expansion = { $source }, line { $line }, puzzle { $puzzle }: the reward { $found } needs the header expansion: { $needed }.
puzzle-grid = { $source }, line { $line }, puzzle { $puzzle }: the grid { $found } must be 5 rows of 5 marks, x or -, with / between rows.
puzzle-empty = { $source }, line { $line }, puzzle { $puzzle }: the recess has no cell.
puzzle-unsolvable = { $source }, line { $line }, puzzle { $puzzle }: it cannot be filled with the pieces in play (of each shape: { $copies }).
puzzle-unknown-id = { $source }: there is no puzzle { $puzzle } in it.
puzzle-unknown-set = { $source }: neither a file nor a built-in set of puzzles. The built-in sets are { $known }.

## Actions in notation

notation-code = { $found } is not the code of an action. Codes are whole numbers from 0 to { $last }.
notation-word = { $found } does not begin with an action. The actions are { $known }.
notation-form = { $found } is not how this action is written. Write it as { $wanted }.
notation-number = { $found } is not a slot here. Slots are numbered 1 to { $last }.
notation-piece = { $found } is not a piece. The pieces are { $known }.
notation-split = { $ghost } cannot be split into { $found }. It can be split into { $known }.
notation-cell = { $found } is not a cell. A cell is a column a to e and a row 1 to 5, such as c2.
notation-shape = { $found } is not a { $piece } in any position. Cells of { $piece }: { $size }, in its shape, turned or flipped.

## Positions

position-version = A position begins with { $wanted }; this one begins with { $found }.
position-too-long = A position has at most { $limit } characters; this text has { $found }.
position-section = The section { $found } is not expected here; the sections are { $wanted }.
position-field = { $section }: { $found } is not a field of the form name=value.
position-field-unknown = { $section }: unknown field { $found }; the fields are { $known }.
position-field-twice = { $section }: the field { $field } is there twice.
position-field-missing = { $section }: the field { $field } is missing.
position-number = { $section }: { $field } is a whole number from { $low } to { $high }, not { $found }.
position-word = { $section }: { $field } is one of { $known }, not { $found }.
position-form = { $section }: { $field } is written { $wanted }, not { $found }.
position-options = The options do not go together: { $fault }.
position-piece = { $section }: { $found } is not a piece. The pieces are { $known }.
position-placement = { $section }: puzzle { $puzzle }: { $found } is not a placement such as V3@b2b3c3.
position-puzzle = { $section }: there is no puzzle { $found } in play.
position-colour = { $section }: puzzle { $puzzle } is { $found }; only { $wanted } ones lie here.
position-puzzle-twice = Puzzle { $puzzle } lies in two places: { $first } and { $second }.
position-puzzle-count = Puzzles of the colour { $colour } in the game: { $found }, wanted: { $wanted }.
position-deck = { $deck }: > marks the top and < the bottom, each at most once and > always; not { $found }.
position-deck-known = { $deck }: ! marks puzzles at the bottom of the deck only.
position-deck-size = { $deck }: places of the deck given: { $found }, wanted: { $wanted }.
position-row = Slot { $slot } of the rows is empty although the { $deck } deck is not.
position-outside = { $section }: puzzle { $puzzle }: { $piece } lies outside the recess.
position-overlap = { $section }: puzzle { $puzzle }: { $piece } lies on another piece.
position-full = { $section }: puzzle { $puzzle } is full; it would be completed by now.
position-waiting = { $section }: puzzle { $puzzle } waits for its reward, but no choice is open.
position-copies = Pieces { $piece } in the game: { $found }, wanted: { $wanted }.
position-pile = { $section }: { $field } is { $found }; the pile has { $wanted }.
position-ambassadors = { $section }: too many unused Ambassadors ({ $found }, limit: { $limit }).
position-touches = { $section }: finishing touches: { $found }; on its puzzles: { $wanted }.
position-locks = Too many locks ({ $found }, limit: { $limit }).
position-ending = The end is triggered exactly when the { $deck } deck is empty.
position-reason = The reason { $found } does not go with the rest; possible are { $known }.
position-done = The game is over exactly when every seat is done with its finishing touches.
position-turn = { $section }: it is the turn of seat { $found }; after turn { $turn } it is seat { $wanted }.
position-nobody = The game goes on, but every turn is over.
position-open = { $section }: { $field } does not go with the rest: { $found }.
position-unwritable = This state cannot be written: { $fault }.

## Game records

record-unreadable = { $source } cannot be read: { $reason }.
record-not-text = { $source } is not a text in UTF-8.
record-too-large = A game record has at most { $limit } bytes; this one is larger.
record-format = Line { $line }: a game record begins with { $wanted }, not { $found }.
record-line = Line { $line }: { $found } is not of the form { $wanted }.
record-key-unknown = Line { $line }: unknown key { $found }; the keys are { $known }.
record-key-twice = Line { $line }: the key { $key } is here a second time.
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

verdict-ok = All actions ({ $moves }) are legal and lead to the recorded result.
verdict-other-rules = Made under rules version { $found }; this is version { $known } and cannot judge it.
verdict-no-seed = The record has no seed, so it cannot be replayed.
verdict-commitment = Seed, game id and options are not those that were committed to.
verdict-illegal = Line { $line }, action { $move }: seat { $seat } may not { $action } ({ $rule }): { NAME($reason) }
verdict-unfinished = All actions so far ({ $moves }) are legal, and the game goes on.
verdict-no-result = The game is over, but no result is recorded.
verdict-too-early = A result is recorded, but the game goes on.
verdict-result = { $figure } is recorded as { $found }; it is { $wanted }.
