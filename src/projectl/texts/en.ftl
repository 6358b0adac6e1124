# Every text of projectl in English. A translation is a file beside this one with the same keys.
#
# NAME($what, of: "edition") is the text `edition-…` of a thing, PIECE($piece) the same of the family `piece`; of several
# things the texts have commas between them. A language with grammatical cases gives such texts attributes (.acc = …) and
# asks for one by PIECE($piece, case: "acc"). Texts do not refer to each other in any other way.
# $who is "you" when the sentence is about the reader; $name is then the text `you`.


### Things of the game

## The twelve pieces, and the rewards that are no pieces

piece-O1 = yellow single
piece-I2 = green bar of 2
piece-I3 = blue bar of 3
piece-V3 = orange corner
piece-I4 = purple bar of 4
piece-L4 = cyan L
piece-Z4 = orange-red Z
piece-O4 = red square
piece-T4 = magenta T
piece-P5 = white P
piece-U5 = white U
piece-L5 = white long L
piece-up1 = one arrow
piece-up2 = two arrows
piece-master = Ambassador action

## Editions, variants, expansions, difficulties

edition-deluxe-2019 = Deluxe box, 2019
edition-retail-2020 = Retail box, 2020
edition-revised-2021 = Revised rules, 2021
edition-rulebook-2023 = Rulebook 2.5, 2023

variant-standard = standard game
variant-solo = solo
variant-line-clear = Line Clear

expansion-ghost = Ghost
expansion-ambassador = Ambassador
expansion-phoenix = Phoenix

difficulty-standard = standard
difficulty-challenging = challenging
difficulty-unbeatable = unbeatable
difficulty-no-mercy = no mercy (house)

edition-deluxe-2019-about = 15 of each piece, Ghost and Ambassador, up to 6 players, a turn may stop early
edition-retail-2020-about = 10 of each piece, up to 4 players, a turn may stop early
edition-revised-2021-about = exactly three actions, Recycle, face-down piles, unfinished puzzles cost points
edition-rulebook-2023-about = as 2021 with 15 of each piece, Phoenix and Endless White

variant-standard-about = 2 to 6 players, one after the other
variant-solo-about = you against an opponent that takes the best puzzle of its open columns
variant-line-clear-about = 4 to 6 players, two of them at once

expansion-ghost-about = pieces of five cells that can be split, and arrows that raise pieces
expansion-ambassador-about = puzzles that give one more Master each
expansion-phoenix-about = seven black puzzles of 6 points

## Things that an edition may lack

what-deluxe-box = the deluxe box as an option
what-ghost = the Ghost expansion
what-ambassador = the Ambassador expansion
what-phoenix = the Phoenix expansion
what-line-clear = Line Clear
what-solo = the solo variant
what-endless-white = Endless White

## Players

you = You
opponent = Opponent
player-named = Player { $number }

bot-random = any legal action, each as likely as the other
bot-greedy = takes what it can finish soonest
bot-planner = plans the whole turn, with the fewest actions for every puzzle
bot-learned = looks over its whole turn with a small trained net; learned:1 only one step ahead
bot-expert = the same net, over many ways the hidden puzzles may lie; expert:2s or expert:35000 sets how long


### Why something cannot be done

## An action that the rules forbid; $action is its notation, $rule the id of the rule

reason-unknown-action = There is no such action. Choose one of those that are offered.
reason-game-over = The game is over. Nothing more can be played.
reason-no-such-seat = This game has no such seat.
reason-not-your-turn = It is not your turn. Wait until it comes round to you.
reason-turn-is-over = Your turn is over. The markers pass on when the other turn is over too.
reason-no-actions-left = You have no action left. End your turn, or undo.
reason-choice-first = A completed puzzle waits for you. Answer the open choice first.
reason-sequence-first = You have begun something that is not finished. Go on with it, stop it or cancel it first.
reason-no-choice-open = There is nothing to choose now. Do one of your actions.
reason-no-sequence-open = Nothing is open that could go on, stop or be cancelled. Begin a Master or a Recycle first.
reason-only-touches = The last round is over. Only finishing touches are left: place pieces, or be done.
reason-touches-already-done = You are done with your finishing touches. The others are still at theirs.
reason-not-touches-yet = Finishing touches come after the last round. Do one of your actions, or end your turn.

reason-four-unfinished = You have 4 unfinished puzzles. Complete one before you take another.
reason-no-such-slot = The rows have no such slot. Choose a number that stands on a card.
reason-slot-is-empty = This slot is empty. Choose another puzzle.
reason-other-markers-rows = These rows belong to the other marker. Take from the rows of yours.
reason-one-black-per-turn = The end is near: one black puzzle per turn. You have taken yours; a white one is still possible.
reason-no-deck-take = In this edition puzzles are taken from the rows only. Choose a face-up puzzle.
reason-no-such-deck = In solo there is one deck. Take from it as from the white deck.
reason-deck-is-empty = This deck is empty. Choose a face-up puzzle.
reason-white-marker-only = Only the holder of the white marker may do this. Take a puzzle from your own rows.
reason-no-recycle = This edition has no Recycle. Take a puzzle to change the row.
reason-no-recycle-in-solo = There is no Recycle in solo. Take a puzzle to change the grid.
reason-nothing-to-reveal = The deck of this row is empty, so a Recycle would change nothing.
reason-not-in-recycled-row = This puzzle is not in the row that you recycle. Name one of that row.
reason-already-ordered = This puzzle has its place under the deck already. Name one of the others.

reason-no-level-1-piece = The reserve has no yellow single left. Exchange a piece instead.
reason-piece-not-in-supply = This piece is not in your supply. Use one that is, or exchange for it first.
reason-piece-not-in-reserve = The reserve has no such piece left. Choose another.
reason-same-shape = A piece cannot be exchanged for its own shape. Choose another one.
reason-ghosts-not-by-exchange = A ghost piece cannot be got by exchange. Only rewards and arrows give one.
reason-level-too-high = This is too many levels up. An exchange goes to the next level that the reserve has, sideways or down.
reason-not-a-level-up = Arrows only raise a piece. Choose a piece of a higher level, or decline.
reason-not-offered = This piece is not among those offered. Choose one of them.
reason-not-completed = This puzzle is not completed. Choose one that is.

reason-no-puzzle-there = There is no puzzle in this slot before you. Take one, or choose another slot.
reason-outside-recess = The piece would lie outside the recess. Turn it or move it.
reason-overlaps-piece = The piece would lie on another piece. Choose free cells.
reason-puzzle-used = Only one piece per puzzle, and this one has its piece already. Choose another puzzle, or stop.
reason-not-a-new-piece = Only the new pieces of the ghost may be placed now. Place one of them, or stop.
reason-nothing-fits = None of your pieces fits on your puzzles. Take a puzzle, or get another piece.
reason-master-is-used = Master is possible once per turn, and you have used it. Place a single piece instead.
reason-no-ambassador-left = You have no unused Ambassador puzzle. Complete one to get this action.
reason-ambassador-next-turn = An Ambassador puzzle can be used from your next turn on.
reason-no-ghost-in-supply = You have no such ghost piece in your supply, so there is nothing to split.
reason-split-not-in-reserve = The reserve lacks a piece of this split. Choose another split.
reason-nothing-placed = At least one piece has to be placed. Place one, or cancel.
reason-must-use-actions = In this edition a turn has exactly three actions. Use those that you have left.
reason-row-not-ordered = Every puzzle of the row needs its place under the deck. Name the next one, or cancel.

## Taking an action back

undo-nothing = There is nothing of yours in this turn to take back.
undo-turn-passed = Your turn has passed, so it stays as it is.
undo-revealed = A new puzzle was shown, so this action stays as it is.
undo-other-seat = Another player has acted since, so your action stays as it is.
undo-touches-done = You are done with your finishing touches, so they stay as they are.
undo-game-over = The game is over. Nothing can be taken back.

## Calls of a game

seat-needed = Several seats may act now: { $seats }. Say which one does.
seat-none-acts = No seat may act now.
seat-unknown = There is no seat { $seat }; the seats are 0 to { $last }.
game-seed = A seed is { $wanted } bytes.
game-names = { $found } names for { $wanted } players; give one for each.
game-name = { $found } is no name of a player. A name has 1 to { $limit } printable characters.
game-first = There is no seat { $found } to begin; the seats are 0 to { $last }.
hint-unknown = There is no hint { $found }; the hints are { $known }.
bot-unknown = There is no bot { $found }. The bots are { $known }; a person is human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: bots from files are not loaded here.
net-unreadable = { $path }: a net is an array of shape { $wanted }, not { $found }.

## Options that do not go together

edition-unknown = There is no edition { $edition }. The editions are { $known }.
options-unknown-variant = There is no variant { $found }. The variants are { $allowed }.
options-unknown-expansion = There is no expansion { $found }. The expansions are { $allowed }.
options-unknown-difficulty = There is no difficulty { $found }. The difficulties are { $allowed }.
options-turn-cap = A turn cap is from 0 (none) to { $limit }, not { $found }.
options-not-in-edition = The edition { $edition } does not have { NAME($what, of: "what") }. Choose another edition.
options-needs-deluxe = The edition { $edition } has { NAME($what, of: "what") } only with the deluxe box. Choose the deluxe box too.
options-first-player = The first player is one of the seats 1 to { $players }, not { $found }.
options-endless-solo = Endless White needs two or more players. Choose another variant, or play without it.
options-difficulty = Only the solo variant has a difficulty. Choose it, or leave the difficulty out.
options-players = { $variant ->
    [solo] Solo is for 1 player, not { $found }.
   *[other] With these options the { NAME($variant, of: "variant") } of { $edition } is for { $fewest } to { $most } players, not { $found }.{ $more ->
        [deluxe] {" "}More can play with the deluxe box, six with the Ghost expansion too.
        [expansion] {" "}Six can play with the Ghost expansion.
        [either] {" "}Six can play with the Ghost or the Phoenix expansion.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] This game needs { $needed } black puzzles; there are { $found }.
   *[white] This game needs { $needed } white puzzles; there are { $found }.
}
options-set-needs-expansion = The puzzle set { $set } belongs to the { NAME($expansion, of: "expansion") } expansion. Choose that expansion too.
seats-count = { $found ->
    [one] 1 seat is named
   *[other] { $found } seats are named
}, but the game has { $wanted ->
    [one] 1 player
   *[other] { $wanted } players
}. Name one for each.

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


### The table in the terminal

title-market = Puzzles on offer
title-reserve = Reserve
title-others = Other players
title-opponent = The opponent’s grid

heading-round = round { $round }

deck = { $deck ->
    [black] black
   *[white] white
}
deck-left = { $count } left
deck-over-row = { $deck ->
    [black] black deck: { $count } left
   *[white] white deck: { $count } left
}
deck-in-words = { $top ->
    [none] The deck is empty.
    [black] Deck: { $count } left, black ones
   *[white] Deck: { $count } left, white on top
}
market-marker = { $marker ->
    [black] black marker: { $name }
   *[white] white marker: { $name }
}
column-locks = { $count ->
    [0] open
    [one] 1 lock
   *[other] { $count } locks
}

place-free = free
card-completed = { $slot } done
supply-empty = no pieces
pile-empty = The pile is empty.
mat-title = { $name } · { $completed } completed · { $points ->
    [one] 1 point
   *[other] { $points } points
}
mat-title-hidden = { $name } · { $completed } completed
mat-ambassadors = { $count ->
    [one] 1 Ambassador to use
   *[other] { $count } Ambassadors to use
}
other-title = { $name } · { $completed } done · { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
other-title-hidden = { $name } · { $completed } done
small-puzzle = { $colour ->
    [black] black { $points }
   *[white] white { $points }
}: { $filled }/{ $cells }
opponent-title = { $completed } taken · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $supply ->
    [one] 1 piece to lock with
   *[other] { $supply } pieces to lock with
}
plan-most-points = As things stand it will take puzzle { $slot }.
plan-reading-order = As things stand it will take puzzle { $slot }.
plan-all-locked = As things stand it will take nothing.
plan-nothing-open = As things stand it will take nothing.

banner-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}{ $master ->
    [used] , Master used
   *[free] {""}
}
banner-choice-order = Several puzzles are completed. Which is rewarded first?
banner-choice-reward = Your reward is not in the reserve. Choose one:
banner-choice-level-up = Raise a piece, or decline.
banner-sequence-master = Master: one piece on each puzzle.
banner-sequence-ambassador = Ambassador: one piece on each puzzle.
banner-sequence-ghost = The ghost is split: you may place the new pieces, one on each puzzle.
banner-sequence-recycle = Recycle: in which order do the puzzles go under the deck?
banner-complete = Turn complete. Enter ends it.
banner-waiting = waits for the others
banner-finish-round = { $variant ->
    [line-clear] The black deck is empty. The game ends when the first player has been passed both markers again.
    [solo] The deck is empty: this round and one more.
   *[standard] The black deck is empty: this round and one more.
}
banner-last-round = Last round.
banner-touches = Finishing touches: { $pile } pile + { $touched } completed − { $touches } placed − { $unfinished } unfinished = { $total }
banner-touches-done = is done with the finishing touches
banner-over = The game is over.


### What happens, in sentences

event-turn-began = { $marker ->
    [white] { $name } has the white marker.
    [black] { $name } has the black marker.
   *[none] It is the turn of { $name }.
}
event-taken = { $deck ->
    [white] { $name } took the top of the white deck: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, reward { PIECE($reward) }.
    [black] { $name } took the top of the black deck: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, reward { PIECE($reward) }.
   *[none] { $colour ->
        [black] { $name } took black puzzle { $row_slot }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }, reward { PIECE($reward) }.
       *[white] { $name } took white puzzle { $row_slot }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }, reward { PIECE($reward) }.
    }
}
event-refilled = A new { $colour ->
    [black] black
   *[white] white
} puzzle lies in slot { $row_slot }.
event-piece-taken = { $name } took { PIECE($piece) } from the reserve.
event-exchanged = { $name } exchanged { PIECE($given) } for { PIECE($taken) }.
event-placed = { $name } placed { PIECE($piece) } on puzzle { $slot }.
event-master-began = { $name } began a Master.
event-ambassador-began = { $name } used an Ambassador puzzle.
event-ghost-split = { $name } split { PIECE($ghost) } into { PIECE($pieces) }.
event-sequence-closed = { $name } closed the sequence.
event-sequence-cancelled = { $sequence ->
    [master] { $name } cancelled the Master.
    [ambassador] { $name } cancelled the Ambassador.
    [ghost] { $name } cancelled the split.
   *[recycle] { $name } cancelled the Recycle.
}
event-recycle-began = { $deck ->
    [black] { $name } recycles the black row.
   *[white] { $name } recycles the white row.
}
event-recycled = { $count ->
    [one] 1 puzzle went under the { NAME($deck, of: "deck-named") }.
   *[other] { $count } puzzles went under the { NAME($deck, of: "deck-named") }.
}
event-pieces-returned = Back: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] No piece was left for the reward.
   *[other] Reward: { PIECE($piece) }.
}
event-levelled-up = { $name } raised { PIECE($given) } to { PIECE($taken) }.
event-level-up-declined = { $name } declined the arrow.
event-completed = { $name } completed puzzle { $slot }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-reshuffled = { $count ->
    [one] 1 finished white puzzle is the new white deck.
   *[other] { $count } finished white puzzles were shuffled into a new white deck.
}
event-end-triggered = { $deck ->
    [black] The black deck is empty: the end is near.
   *[white] The deck is empty: the end is near.
}
event-last-round-began = The last round begins.
event-turn-ended = { $unused ->
    [0] { $name } ended the turn.
    [one] { $name } ended the turn with 1 action unused.
   *[other] { $name } ended the turn with { $unused } actions unused.
}
event-markers-passed = The markers pass on.
event-lock-taken = A lock of column { $column } went to the opponent’s supply.
event-opponent-took = { $why ->
    [reading-order] The opponent took puzzle { $row_slot }, worth { $points }: the most in its open columns ({ $open_columns }), and before { $tied } in reading order.
   *[most-points] The opponent took puzzle { $row_slot }, worth { $points }: the most in its open columns ({ $open_columns }).
}
event-locks-moved = { $count ->
    [0] No lock moved.
    [one] 1 lock moved onto column { $column }.
   *[other] { $count } locks moved onto column { $column }.
}
event-locks-removed = All columns were locked: one lock left each of them, and the opponent took nothing.
event-opponent-passed = The opponent’s open columns ({ $open_columns }) hold no puzzle, so it took nothing.
event-touches-began = { $reason ->
    [dead-position] Nobody can ever place or take again. Finishing touches begin.
    [turn-cap] The limit of turns is reached. Finishing touches begin.
   *[other] The last round is over. Finishing touches begin.
}
event-touched = { $name } placed { PIECE($piece) } on puzzle { $slot } for 1 point.
event-touches-done = { $who ->
    [you] You are done with the finishing touches.
   *[other] { $name } is done with the finishing touches.
}
event-game-ended = The game is over.
event-undone = { $name } took back: { $action }.

deck-named-white = white deck
deck-named-black = black deck


### Playing in the terminal

prompt = >

## The menu; the command words and the notation are the same in every language

menu-take = take a puzzle
menu-piece = level-1 piece
menu-exch = exchange
menu-place = place a piece
menu-master = Master
menu-recycle = recycle
menu-ambassador = Ambassador
menu-split = split a ghost
menu-end = end turn
menu-done = done
menu-stop = confirm
menu-cancel = cancel
menu-decline = decline
menu-order = name the order
menu-commands = undo · help · legal · look · save · quit

## Questions

ask-take = { $decks ->
    [yes] Which puzzle? The number on its card, or white or black for the top of a deck. Enter goes back.
   *[no] Which puzzle? The number on its card. Enter goes back.
}
ask-give = Which piece do you give? Enter goes back.
ask-get = What do you take for { PIECE($piece) }? Enter goes back.
ask-piece = Which piece? Enter goes back.
ask-puzzle = On which puzzle does { PIECE($piece) } go? Enter goes back.
ask-way = Which of the { $count } ways? Enter goes back.
ask-ghost = Which ghost do you split? Enter goes back.
ask-split = Into which pieces do you split { PIECE($piece) }? Enter goes back.
ask-recycle = Which row do you recycle? Enter goes back.
ask-order = In which order do they go under the deck, top first? Enter keeps { $slots }.
order-wrong = Name each of { $slots } once, such as: { $slots }.
level-skipped = The reserve has no piece of level { $level }: the next one is offered.
answer-number = Possible are { $numbers }.
puzzle-to-fill = { $colour ->
    [black] black puzzle, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $open } open
   *[white] white puzzle, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $open } open
}
puzzle-numbered = puzzle { $slot }
way-completes = { $number } full
row-of = { $deck ->
    [black] black row
   *[white] white row
}
group-up = up
group-same = same level
group-lower = lower

## Around the game

pass-to = { $name }, it is your turn. Press Enter.
ask-seat = Who acts? Both turns run at once.
nobody-else = Nobody else may act now.
left = Left. Until next time.
menu-number = The choices are 1 to { $last }. For other words see help.
press-enter = Press Enter.
look-which = Look at which player? Say look 1 to look { $last }.
ask-save = Save the game? Type a file name, or Enter to leave without saving.
ask-overwrite = { $path } exists already. Overwrite it? y or n
yes-letter = y
saved = Saved to { $path }.
save-not-done = Nothing was saved.
save-needs-name = Name a file, such as: save game.txt

## Help

help-turn =
    A turn has three actions, in any mix:
    – take a puzzle; at most four unfinished ones may lie before you
    – take a level-1 piece
    – exchange a piece for one of the next level, the same level or a lower one
    – place a piece on one of your puzzles; it stays there until the puzzle is completed
    – Master, once per turn: one piece on each of several puzzles at once
help-deck = Instead of a face-up puzzle you may take the top of a deck, unseen.
help-recycle = Recycle puts a whole row under its deck, in an order of your choice, and deals it anew.
help-ghost =
    A ghost piece has five cells. Splitting it gives pieces that fill its shape; you may place them in the same action, one on each puzzle.
    Arrows as a reward raise a piece by a level each.
help-ambassador = A completed Ambassador puzzle is one more Master, whenever you like.
help-endless = When the white deck is empty, the finished white puzzles become a new one.
help-solo =
    After your turn the opponent takes the puzzle with most points from the columns without locks. Its own pieces and one lock of each other column then move onto that column.
    Taking from a locked column gives a lock to the opponent. You need more points than it: a tie is its victory.
help-line-clear = Two players act at once, each with the rows of their marker. The word seat changes who is at the keyboard.
help-end-exact = All three actions have to be used. When the turn is complete, Enter ends it.
help-end-early = You may end your turn at any time. When it is complete, Enter ends it.
help-unfinished = At the end unfinished puzzles cost their points.
help-completing =
    A full puzzle is completed: its pieces come back, you get its reward (top right on the card) and at the end its points (top left).
    When the deck that ends the game is empty, the round is finished and one more is played. Then come finishing touches.
help-typing =
    Choose by number, or type an action, whole or in part:
    – take 3, take white, piece, exch I2 V3, master, end
    – place V3@2 b2b3c3 lays a V3 on your puzzle 2 over the cells b2, b3 and c3 (letters are columns, numbers rows)
    – place V3 asks for the rest
help-commands =
    Other words:
    – undo takes your last action back
    – legal lists all actions, look 2 shows a player’s mat, pile shows your pile, log tells what happened
    – save FILE, quit
help-touches =
    Place any pieces of your supply on your unfinished puzzles; each costs 1 point. No piece comes back and no reward is given.
    What is full when you are done counts its points. What is not full may cost its points. Then say done.
help-choice-reward = The piece of the reward is not in the reserve. Choose one of those offered instead.
help-choice-level-up = An arrow raises a piece of your supply to a higher level. Choose which, or decline.
help-choice-order = You have completed several puzzles. Choose which is rewarded first: a later arrow can raise an earlier reward.
help-sequence-master = Master: one piece on each puzzle, all from your supply. Place them one by one, then confirm; or cancel.
help-sequence-ambassador = Ambassador: one piece on each puzzle, all from your supply. Place them one by one, then confirm; or cancel.
help-sequence-ghost = You may place the new pieces now, one on each puzzle. Confirm keeps the rest in your supply; cancel takes the split back.
help-sequence-recycle = Name the puzzles of the row in the order in which they go under the deck, top first; or cancel.

## The start menu

start-about = An unofficial terminal version of the board game. Its name and the game belong to their owners.
start-enter = Enter
start-play = play
start-players = players
start-game = game
start-edition = edition
start-expansions = expansions
start-piles = piles
start-resume = go on with a saved game
start-none = none
start-piles-open = open, points are known
start-piles-hidden = face down
start-other = A number changes something. q leaves.
start-no-expansions = This edition has no expansions.
start-solo-players = In solo you play alone.
ask-players = Who plays? A number, or a list such as: human greedy random. Enter goes back.
ask-variant = Which game? Enter goes back.
ask-difficulty = How hard? Enter for standard.
ask-edition = Which edition? Enter goes back.
ask-expansion = Which expansion is put in or taken out? Enter goes back.
ask-resume = Which file? Enter goes back.

## The score sheet

sheet-points = pile
sheet-touches = touches
sheet-unfinished = unfinished
sheet-score = score
sheet-completed = completed
sheet-pieces = pieces left
winner = { $who ->
    [you] You have won.
   *[other] { $names } has won.
}
winners = { $names } share the victory.
decided-score = The score decided.
decided-completed = The scores are level: more completed puzzles decided.
decided-pieces = Scores and completed puzzles are level: more pieces left decided.
decided-shared = Nothing tells the first ones apart.
decided-solo-tie = The scores are level, and a tie is the opponent’s.
ended-black-deck-empty = The black deck ran out.
ended-deck-empty = The deck ran out.
ended-dead-position = Nobody could place or take any more.
ended-turn-cap = The limit of turns was reached.


### The other commands

puzzles-heading = { $title } ({ $origin }): { $white } white, { $black } black
puzzles-svg-written = Picture written to { $path }

verify-verdict = { $path }: { $verdict }
replay-start = The game is set up.
replay-action = { $name }: { $action }. { $words }
replay-moment = { $moment }/{ $last }
ask-replay = Enter goes on, b goes back, a number goes to that action, q leaves.

## What `projectl --help` tells

cli-about = The board game Project L: play it, look at its puzzles, replay and verify games.
cli-play = Play at the keyboard, alone, with others or against bots.
cli-puzzles = Show sets of puzzles, in the terminal and as a picture.
cli-replay = Step through a game record.
cli-verify = Replay a game record and compare its result.
cli-serve = Let people play over the network, with a browser or with programs.
cli-selfcheck = Play many games in every mode and check that the rules hold.
cli-train = Train the nets of the learned bots.
cli-train-mode = solo or table; both if left out.
cli-quick = A short training, of the table net if no mode is named.
cli-minutes = Train for so long, instead of a fixed number of games.
cli-resume-training = Go on from the last checkpoint.
cli-folder = Where the nets go.
train-compiling = Preparing the compiled engine (about a minute the first time)
train-progress = { $mode }: { $games } games
train-done = Net written to { $net }, learning curve to { $curve }
train-stopped = Stopped after { $games } games; go on with --resume
training-mode-unknown = There is no training { $found }. Possible are { $known }.
cli-bots = List the bots with their levels.
cli-arena = Let bots play each other, and rate them.
cli-solo = Measure bots against the solo opponent.
cli-contestants = Bots by name, as `projectl bots` lists them, or your own as file.py:Class.
cli-series = The name of a series of deals: the same name gives the same deals.
cli-seconds = How long a bot may think about one action.
cli-store = Where finished games are kept, so that an interrupted run can go on.
cli-csv = Write the table to this file too.
cli-html = Write a page with plots to this file too.
cli-bench = Measure how fast things are.
cli-bench-engine = Measure the engine against python-chess.
cli-version = Show the version and leave.
cli-edition = deluxe-2019, retail-2020, revised-2021 or rulebook-2023.
cli-players = How many players; 1 in solo.
cli-variant = standard, solo or line-clear.
cli-difficulty = Of solo: standard, challenging, unbeatable or no-mercy.
cli-expansion = ghost, ambassador or phoenix; may be given several times.
cli-deluxe = Play with the deluxe box, where it is an option.
cli-known-scores = Let the piles lie open.
cli-endless-white = Play with Endless White.
cli-own-puzzles = A puzzle file of your own; may be given several times.
cli-seats = Who plays, such as human,greedy: human, random or greedy for each seat.
cli-seed = What the shuffle is made of; the same seed gives the same game.
cli-resume = Go on with a saved game.
cli-sets = Built-in sets or puzzle files; all built-in sets if none is named.
cli-svg = Draw the puzzles into this file.
cli-record = A game record.
cli-list = List all actions in words instead of stepping.
cli-games = How many games.
cli-workers = How many processes.
cli-json = Print one JSON object.
cli-picture = Draw the figures into this file.
cli-lan = Open the server to the network; without it only this machine can play.
cli-port = Where to listen; 8421 if not given.
cli-database = sqlite:///PATH or postgresql://USER@HOST/NAME.
cli-config = A TOML file of settings.

## What `projectl serve` tells

serve-local = Listening on http://{ $host }:{ $port }/ for this machine only; --lan opens it to the network.
serve-lan = Listening on http://{ $host }:{ $port }/: share this address with players in your network.

## What `projectl selfcheck` shows

selfcheck-title = Checked games by mode
selfcheck-running = Playing and checking
selfcheck-rate = { $rate } games/s
selfcheck-mode = mode
selfcheck-games = games
selfcheck-steps = steps
selfcheck-completions = done
selfcheck-reward-choices = rewards
selfcheck-order-choices = orders
selfcheck-masters = Masters
selfcheck-level-ups = levels
selfcheck-splits = splits
selfcheck-ambassadors = Ambass.
selfcheck-recycles = recycles
selfcheck-deck-takes = decks
selfcheck-reshuffles = reshuf.
selfcheck-early-ends = early
selfcheck-cancels = cancels
selfcheck-triggers = ends
selfcheck-dead-ends = dead
selfcheck-caps = caps
selfcheck-touches = touches
selfcheck-violation = Violated: { $what }
selfcheck-missing = Never happened in { $mode }: { $thing }
selfcheck-ok = { $games } games in { $minutes } minutes: nothing found.
selfcheck-few = { $games } games in { $minutes } minutes: nothing found. With fewer than { $enough } games in a mode, a thing that never happened is no fault.
selfcheck-found = { $games } games in { $minutes } minutes: { $found } faults found.
selfcheck-interrupted = Interrupted after { $games } games and { $minutes } minutes.

## What `projectl bench engine` shows

bench-missing-peer = The benchmark compares with { $package }, which is not installed: pip install { $package }
bench-stage-record = Playing the games to be replayed …
bench-stage-compile = Compiling what is measured …
bench-stage-play = Measuring rates …
bench-stage-start = Measuring starts in fresh processes, a minute or so …
bench-title = The engine: one core, processor time, median of three
bench-figure = figure
bench-value = value
bench-target = target
bench-verdict = verdict
bench-at-least = ≥ { $limit }
bench-at-most = ≤ { $limit }
bench-met = met
bench-missed = missed
bench-versions = Python { $python }, python-chess { $chess }
bench-interpreted-over-chess = random games, interpreted, × python-chess
bench-compiled-over-chess = random games, compiled, × python-chess
bench-interpreted-replay-over-chess = recorded games, interpreted, × python-chess
bench-compiled-replay-over-chess = recorded games, compiled, × python-chess
bench-compiled-over-interpreted = random games, compiled × interpreted
bench-chess-moves-per-s = python-chess, moves per second
bench-interpreted-steps-per-s = random games, interpreted, steps per second
bench-interpreted-replay-steps-per-s = recorded games, interpreted, steps per second
bench-compiled-steps-per-s = random games, compiled, steps per second
bench-compiled-replay-steps-per-s = recorded games, compiled, steps per second
bench-clone-step-ns = clone and step of a child, 6 players, nanoseconds
bench-batch-steps-per-s = thousands of games per call, steps per second by the clock
bench-batch-steps-per-s-2-threads = the same in two threads at once
bench-import-ms = import projectl.rules, milliseconds
bench-cold-compile-s = first compilation of legal and step, seconds
bench-warm-start-s = start with a warm cache to the first step, seconds
bench-state-bytes = a compiled state, bytes
bench-load = load of the machine at the start
bench-picture-title = Legal actions + step, per second
bench-picture-scale = one core, logarithmic scale; two players, revised-2021; × python-chess
bench-bar-chess-moves-per-s = python-chess
bench-bar-interpreted-steps-per-s = interpreted, random games
bench-bar-interpreted-replay-steps-per-s = interpreted, recorded games
bench-bar-compiled-steps-per-s = compiled, random games
bench-bar-compiled-replay-steps-per-s = compiled, recorded games
