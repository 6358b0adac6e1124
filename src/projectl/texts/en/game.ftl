# The things of the game and what happens to them: what the terminal and the browser both say.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## How several things are joined, and how equal ones are counted

list-comma = {", "}
list-and = {" and "}
list-counted = { $count } × { $thing }

## The twelve pieces, and the rewards that are no pieces

piece-O1 = yellow single
    .art = a yellow single
piece-I2 = green bar of 2
    .art = a green bar of 2
piece-I3 = blue bar of 3
    .art = a blue bar of 3
piece-V3 = orange corner
    .art = an orange corner
piece-I4 = purple bar of 4
    .art = a purple bar of 4
piece-L4 = cyan L
    .art = a cyan L
piece-Z4 = orange-red Z
    .art = an orange-red Z
piece-O4 = red square
    .art = a red square
piece-T4 = magenta T
    .art = a magenta T
piece-P5 = white P
    .art = a white P
piece-U5 = white U
    .art = a white U
piece-L5 = white long L
    .art = a white long L
piece-up1 = one arrow
piece-up2 = two arrows
piece-master = Ambassador action
    .art = an Ambassador action

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
edition-rulebook-2023-about = like 2021, with 15 of each piece, Phoenix and Endless White

variant-standard-about = 2–6 players, one after the other
variant-solo-about = you against the Mastermind, which takes the best puzzle of its open columns
variant-line-clear-about = 4–6 players, two at a time

expansion-ghost-about = pieces of five cells that you can split, and arrows that upgrade pieces
expansion-ambassador-about = puzzles that give one more Master Action each
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
opponent = Mastermind
player-named = Player { $number }

bot-random = any legal action, all equally likely
bot-greedy = takes what it can complete soonest
bot-planner = plans the whole turn, with the fewest actions for every puzzle
bot-learned = looks over its whole turn with a small trained net; learned:1 looks one step ahead
bot-expert = the same net, over many ways the hidden puzzles may lie; expert:2s or expert:35000 sets how long it thinks

## The levels for people

bot-level-1 = Newcomer: takes what is easy and often forgets its plan
bot-level-2 = Beginner: completes small puzzles, now and then loses its way
bot-level-3 = Casual: has a plan for most of its turns
bot-level-4 = Regular: counts its actions and uses the Master Action well
bot-level-5 = Skilled: begins to look at the whole table
bot-level-6 = Seasoned: builds up pieces before it goes for points
bot-level-7 = Strong: seldom wastes an action
bot-level-8 = Formidable: plays most turns as well as it can
bot-level-9 = Champion: thinks every turn through
bot-level-10 = Grandmaster: thinks about what the decks may hold

level-name-1 = Newcomer
level-name-2 = Beginner
level-name-3 = Casual
level-name-4 = Regular
level-name-5 = Skilled
level-name-6 = Seasoned
level-name-7 = Strong
level-name-8 = Formidable
level-name-9 = Champion
level-name-10 = Grandmaster

## What one can do

menu-take = take a puzzle
menu-piece = level-1 piece
menu-exch = upgrade or exchange
menu-place = place a piece
menu-master = Master Action
menu-recycle = Recycle
menu-ambassador = Ambassador
menu-split = split a ghost
menu-end = end turn
menu-done = done
menu-stop = confirm
menu-cancel = cancel
menu-decline = decline
menu-order = choose the order

## The table

title-market = Available puzzles
title-reserve = Reserve
title-others = Other players
title-opponent = The Mastermind’s grid

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

place-free = empty
card-completed = { $slot } full
supply-empty = no pieces
pile-empty = The victory pile is empty.
mat-title = { $name } · { $completed } completed · { $points ->
    [one] 1 point
   *[other] { $points } points
}
mat-title-hidden = { $name } · { $completed } completed
mat-ambassadors = { $count ->
    [0] no Ambassadors to use
    [one] 1 Ambassador to use
   *[other] { $count } Ambassadors to use
}
other-title = { $name } · ✓ { $completed } · { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
other-title-hidden = { $name } · ✓ { $completed }
small-puzzle = { $colour ->
    [black] black { $points }
   *[white] white { $points }
}: { $filled }/{ $cells }
opponent-title = { $completed } taken · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $supply ->
    [0] no pieces to lock with
    [one] 1 piece to lock with
   *[other] { $supply } pieces to lock with
}
plan-most-points = If your turn ended now, it would take puzzle { $slot }.
plan-reading-order = If your turn ended now, it would take puzzle { $slot }.
plan-all-locked = If your turn ended now, it would take nothing.
plan-nothing-open = If your turn ended now, it would take nothing.

banner-actions = { $count ->
    [0] no actions left
    [one] 1 action left
   *[other] { $count } actions left
}{ $master ->
    [used] , Master Action used
   *[free] {""}
}
banner-choice-order = You completed several puzzles. Which reward do you take first?
banner-choice-reward = The reserve is out of your reward. Choose a substitute:
banner-choice-level-up = Upgrade a piece, or decline.
banner-sequence-master = Master: one piece on each puzzle.
banner-sequence-ambassador = Ambassador: one piece on each puzzle.
banner-sequence-ghost = The ghost is split. You may place the new pieces, one on each puzzle.
banner-sequence-recycle = Recycle: in which order do the puzzles go under the deck?
banner-waiting = is waiting for the others
banner-finish-round = { $variant ->
    [line-clear] The black deck is empty. The game ends once the first player has had both markers again.
    [solo] The deck is empty: this round, then one more.
   *[standard] The black deck is empty: this round, then one more.
}
banner-last-round = Last round.
banner-touches = Finishing touches: { $pile } pile + { $touched } completed − { $touches } placed − { $unfinished } unfinished = { $total }
banner-touches-done = is done with the finishing touches
banner-over = The game is over.

## What happens, in sentences

event-turn-began = { $marker ->
    [white] { $name } { $who ->
        [you] have
       *[other] has
    } the white marker.
    [black] { $name } { $who ->
        [you] have
       *[other] has
    } the black marker.
   *[none] { $who ->
        [you] Your turn.
       *[other] { $name }’s turn.
    }
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
} puzzle came to slot { $row_slot }.
event-piece-taken = { $name } took { PIECE($piece, case: "art") } from the reserve.
event-exchanged = { $name } exchanged { PIECE($given, case: "art") } for { PIECE($taken, case: "art") }.
event-placed = { $name } placed { PIECE($piece, case: "art") } on puzzle { $slot }.
event-master-began = { $name } began a Master Action.
event-ambassador-began = { $name } used an Ambassador puzzle.
event-ghost-split = { $name } split { PIECE($ghost, case: "art") } into { PIECE($pieces, case: "art") }.
event-sequence-closed = { $name } finished placing.
event-sequence-cancelled = { $sequence ->
    [master] { $name } cancelled the Master Action.
    [ambassador] { $name } cancelled the Ambassador action.
    [ghost] { $name } cancelled the split.
   *[recycle] { $name } cancelled the Recycle.
}
event-recycle-began = { $deck ->
    [black] { $name } began to recycle the black row.
   *[white] { $name } began to recycle the white row.
}
event-recycled = { $count ->
    [0] No puzzles went under the { NAME($deck, of: "deck-named") }.
    [one] 1 puzzle went under the { NAME($deck, of: "deck-named") }.
   *[other] { $count } puzzles went under the { NAME($deck, of: "deck-named") }.
}
event-pieces-returned = Back: { PIECE($pieces) }.
event-rewarded = { $piece ->
    [none] The reserve had no piece left for the reward.
   *[other] Reward: { PIECE($piece) }.
}
event-levelled-up = { $name } upgraded { PIECE($given, case: "art") } to { PIECE($taken, case: "art") }.
event-level-up-declined = { $name } declined the arrow.
event-completed = { $name } completed puzzle { $slot }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-completed-face-down = { $name } completed puzzle { $slot }.
event-reshuffled = { $count ->
    [one] 1 completed white puzzle became the new white deck.
   *[other] { $count } completed white puzzles were shuffled into a new white deck.
}
event-end-triggered = { $variant ->
    [line-clear] The black deck is empty. The game ends once the first player has had both markers again.
    [solo] The deck is empty: this round, then one more.
   *[standard] The black deck is empty: this round, then one more.
}
event-last-round-began = The last round began.
event-turn-ended = { $unused ->
    [0] { $name } ended the turn.
    [one] { $name } ended the turn with 1 action unused.
   *[other] { $name } ended the turn with { $unused } actions unused.
}
event-markers-passed = The markers moved on.
event-lock-taken = A lock of column { $column } went to the Mastermind’s supply.
event-opponent-took = { $why ->
    [reading-order] The Mastermind took puzzle { $row_slot } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }): the most in its open columns ({ $open_columns }), and before { $tied } in reading order.
   *[most-points] The Mastermind took puzzle { $row_slot } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }): the most in its open columns ({ $open_columns }).
}
event-locks-moved = { $count ->
    [0] No locks moved.
    [one] 1 lock moved onto column { $column }.
   *[other] { $count } locks moved onto column { $column }.
}
event-locks-removed = All columns were locked: each lost one lock, and the Mastermind took nothing.
event-opponent-passed = The Mastermind’s open columns ({ $open_columns }) hold no puzzle, so it took nothing.
event-touches-began = { $reason ->
    [dead-position] Nobody can place or take any more. The finishing touches begin.
    [turn-cap] The limit of turns is reached. The finishing touches begin.
   *[other] The last round is over. The finishing touches begin.
}
event-touched = { $name } placed { PIECE($piece, case: "art") } on puzzle { $slot } (−1 point).
event-touches-done = { $who ->
    [you] You are done with your finishing touches.
   *[other] { $name } is done with the finishing touches.
}
event-game-ended = The game is over.
event-undone = { $name } took back: { $action }.

log-stood-in = { $bot } stood in, because this seat’s bot gave no answer.

deck-named-white = white deck
deck-named-black = black deck

## The score sheet

sheet-points = pile
sheet-touches = touches
sheet-unfinished = unfinished
sheet-score = score
sheet-completed = completed
sheet-pieces = pieces left
winner = { $who ->
    [you] You won.
   *[other] { $names } won.
}
winners = { $names } shared the victory.
decided-score = Decided on points.
decided-completed = The scores are level: decided by completed puzzles.
decided-pieces = Scores and completed puzzles are level: decided by pieces left.
decided-shared = Level on everything: shared victory.
decided-solo-tie = The scores are level, and the Mastermind wins ties.
ended-black-deck-empty = The black deck ran out.
ended-deck-empty = The deck ran out.
ended-dead-position = Nobody could place or take any more.
ended-turn-cap = The limit of turns was reached.
