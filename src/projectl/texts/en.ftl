# Every text of projectl in English. A translation is a file beside this one with the same keys.
#
# PIECE($piece) is the name of a piece or reward, PIECE($pieces) the names of several with commas between them.
# A language with grammatical cases gives its piece-… texts attributes (.acc = …) and asks for one by
# PIECE($piece, case: "acc"). $who is "you" when the sentence is about the reader; $name is then the text `you`.


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

## Things that an edition may lack

what-deluxe-box = the deluxe box as an option
what-ghost = the Ghost expansion
what-ambassador = the Ambassador expansion
what-phoenix = the Phoenix expansion
what-line-clear = Line Clear
what-solo = the solo variant
what-endless-white = Endless White
what-known-scores = known scores as an option

## Players

you = You
opponent = Opponent
player-named = Player { $number }

bot-random = any legal action, each as likely as the other
bot-greedy = takes what it can finish soonest


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

reason-no-puzzle-there = There is no puzzle in this slot before you. Choose one of your puzzles.
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
bot-unknown = There is no bot { $found }. The bots are { $known }.


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
deck-in-words = { $deck ->
    [black] Deck: { $count } left, black on top
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
small-puzzle = { $colour ->
    [black] black { $points }
   *[white] white { $points }
}: { $filled }/{ $cells }
opponent-title = { $completed } taken · { $points ->
    [one] 1 point
   *[other] { $points } points
}
opponent-supply = { $count ->
    [0] no piece in its supply
    [one] 1 piece in its supply
   *[other] { $count } pieces in its supply
}

banner-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}{ $master ->
    [used] , Master used
   *[free] {""}
}
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
event-pieces-returned = Puzzle { $slot } is full. Back: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] No piece was left for the reward.
   *[other] Reward: { PIECE($piece) }.
}
event-levelled-up = { $name } raised { PIECE($given) } to { PIECE($taken) }.
event-level-up-declined = { $name } declined the arrow.
event-completed = { $name } completed a { $colour ->
    [black] black
   *[white] white
} puzzle: { $points ->
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
event-touches-done = { $name ->
    [You] You are done with the finishing touches.
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
puzzle-numbered = puzzle { $slot }
way-completes = { $number } completes
row-of = { $deck ->
    [black] black row
   *[white] white row
}
group-up = up
group-same = same level
group-lower = lower
