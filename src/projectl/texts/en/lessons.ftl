### Learn: the page of the lessons, the lessons, and the guided first game.

## The page

learn-lead = Ten short lessons on a real board, about fifteen minutes in all.
learn-base = The base game
learn-more = More lessons
learn-progress = { $done } of { $all }
learn-begin = Begin
learn-continue = Continue
learn-continue-with = Continue: { $name }
learn-again = again
learn-minutes = { $number ->
    [0] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
   *[other] Lesson { $number } · { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
}
learn-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
learn-tile = { $number ->
    [0] { $name }
   *[other] Lesson { $number } of 10, { $name }
}, { $state ->
    [done] done
    [next] next
   *[new] not begun
}
learn-failed = The lessons did not load.
learn-play = Play a game
learn-play-about = A game against an easy bot. The first one tells you what to do, step by step.
learn-play-guided = Play with the guide

## A lesson

lesson-heading = { $number ->
    [0] { $name }
   *[other] Lesson { $number } · { $name }
}
lesson-where = { $step } of { $all }
lesson-step-mark = Step { $step } of { $all }, { $state ->
    [done] done
    [skipped] skipped
    [now] now
   *[later] to come
}
lesson-skip = Skip this step
lesson-skip-short = Skip
lesson-show = Show me
lesson-next = Next
lesson-again = Again
lesson-back = Take it back
lesson-begin-again = Begin again
lesson-keep = The one thing to keep
lesson-wrong = Not there yet
lesson-other = That works too
lesson-missed-title = Not this time
lesson-ended = That was lesson { $number }.
lesson-ended-more = That was the lesson “{ $name }”.
lesson-ended-next = Next: { $name }.
lesson-ended-all = You know the whole base game now.
lesson-to-learn = Back to Learn
lesson-your-pieces = Your pieces: { $pieces }.
lesson-board = The board of the lesson
lesson-unknown = There is no lesson { $name }.
lesson-step-unknown = Lesson { $name } has no step { $number }. Its steps are 1 to { $last }.

## What is to be done

lesson-task-placed = Place a piece on the puzzle
lesson-task-placed-on = Place a piece on puzzle { $slot }
lesson-task-placed-many = Place { $count ->
    [one] a piece
   *[other] { $count } pieces
}
lesson-task-completed = { $count ->
    [one] Complete a puzzle
   *[other] Complete { $count } puzzles
}
lesson-task-rewarded = Win the red square
lesson-task-taken = Take a puzzle
lesson-task-taken-black = Take a black puzzle
lesson-task-taken-deck = Take the top puzzle of the white deck
lesson-task-piece-taken = Take a yellow single
lesson-task-exchanged = Upgrade a piece
lesson-task-action = { $count ->
    [one] Use 1 action
   *[other] Use { $count } actions
}
lesson-task-action-left = Use both actions that are left
lesson-task-turn-ended = End your turn
lesson-task-master = Place a piece on each puzzle with the Master Action
lesson-task-master-began = Use your Master Action
lesson-task-sequence-closed = { $count ->
    [one] Finish placing
   *[other] Finish placing, both times
}
lesson-task-recycled = Recycle the white row
lesson-task-recycled-black = Recycle the black row
lesson-task-end-triggered = Empty the black deck
lesson-task-touched = Fill the puzzle that is worth it
lesson-task-touches-done = Press Done
lesson-task-opponent-took = Let the Mastermind take a puzzle
lesson-task-lock-taken = Take from a column with locks
lesson-task-ghost-split = Split the ghost piece
lesson-task-levelled-up = Use your arrow
lesson-task-ambassador-began = Use your Ambassador

## What is said to a try

lesson-missed = That move cannot be made good. Begin the step again.
lesson-beside = Let go of a piece over the dark cells of a puzzle. Beside it, it goes back to your pieces.
lesson-other-taken = You have a puzzle more now. For this step take it back, and try something else.
lesson-other-piece-taken = You have a yellow single more now. For this step take it back, and try something else.
lesson-other-exchanged = You have another piece now. For this step take it back, and try something else.
lesson-other-placed = The piece lies well there. For this step take it back, and try another place or piece.
lesson-other-recycled = The row is new now. It is a real action, but this step wants another.
lesson-other-touched = The piece lies, and it costs 1 point. Undo, and look for a better place.
lesson-other-turn-ended = Your turn is over. Begin the step again to use all of it.

## 1 Place a piece

lesson-place = Place a piece
lesson-place-about = Drag a piece from your tray into a puzzle.
lesson-place-keep = A piece must lie inside the puzzle, on open cells. Once placed, it stays.
lesson-place-first = Your first piece
lesson-place-first-text = The dark cells of a puzzle want to be filled. Drag the blue bar there, or choose it and then the puzzle.
lesson-place-first-done = It lies. You may lay a piece wherever it fits, always inside the puzzle.
lesson-place-first-outside = It must lie on dark cells alone. Three of them stand one above the other.
lesson-place-fits = Which one fits?
lesson-place-fits-text = This puzzle is straight. You have a bar and a corner.
lesson-place-fits-done = The bar fits. One cell is left for another piece.
lesson-place-fits-bends = The corner bends, so one of its cells would lie outside. Try the green bar.
lesson-place-two = Two puzzles
lesson-place-two-text = Pieces do not belong to one puzzle. Find a place on each.
lesson-place-two-done = Both lie well. Placing is one of the five things you can do in your turn.
lesson-place-two-bends = The corner has no room there. The other puzzle has one for it.

## 2 Turn and flip

lesson-turn = Turn and flip
lesson-turn-about = Turn a piece until it fits, or flip it over.
lesson-turn-keep = Every piece may be turned and flipped as you like, until you place it.
lesson-turn-upright = Stand it up
lesson-turn-upright-text = The puzzle stands upright, your bar lies flat. Choose the bar and turn it.
lesson-turn-upright-done = It stands. You can turn with the buttons, with Q and E, or with a second finger.
lesson-turn-upright-lies = The bar still lies flat. Turn it a quarter, and it fits.
lesson-turn-corner = A corner, turned
lesson-turn-corner-text = A corner can look four ways. Turn yours until it fits.
lesson-turn-corner-done = It fits. One cell is left for a yellow single.
lesson-turn-mirror = Flip it over
lesson-turn-mirror-text = Some pieces have a left and a right. Flip the L to fill puzzle 2.
lesson-turn-mirror-done = The L fills it whole. Pieces have no back: both sides are allowed.
lesson-turn-mirror-mirrored = Nearly. It bends to the other side: flip it, then turn it.

## 3 Complete a puzzle

lesson-complete = Complete a puzzle
lesson-complete-about = Close the last gap and see what comes home.
lesson-complete-keep = A piece on a puzzle is lent, not spent. Completed puzzles pay it back, and more.
lesson-complete-gap = Close the gap
lesson-complete-gap-text = A puzzle is complete when no cell is open. Three still are.
lesson-complete-gap-done = Complete. You put three pieces in, and all three came home. A red square joined them: it is printed at the top right.
lesson-complete-gap-bends = Close, but the corner bends. The gap is straight: two of your other pieces make a bar of 3.
lesson-complete-gap-covered = That cell is taken already. The open ones are at the bottom.
lesson-complete-home = Everything comes home
lesson-complete-home-text = Two cells are open. Fill them with one piece, and count your pieces afterwards.
lesson-complete-home-done = The corner came home, the green bar too, and a second corner as your reward. The puzzle is worth 1 point.
lesson-complete-home-single = The single fits, but it fills only one cell. Undo: one piece can fill both.
lesson-complete-reward = Points or pieces?
lesson-complete-reward-text = One single completes either puzzle. The number is the points, the piece beside it the reward.
lesson-complete-reward-done = The red square is yours. Early in the game large pieces are often worth more than points.
lesson-complete-reward-green = Complete: 1 point and a green bar. This time we want the red square: undo, and fill the other one.

## 4 Take a puzzle

lesson-take = Take a puzzle
lesson-take-about = Choose from the rows what your pieces can fill.
lesson-take-keep = You may have four unfinished puzzles. Take what your pieces can fill soon.
lesson-take-row = From the rows
lesson-take-row-text = The puzzles in the middle are for everyone. Take one: drag it to you, or choose it and press Take.
lesson-take-row-done = It is yours alone, and a new one has come into the row.
lesson-take-shape = Take what fits
lesson-take-shape-text = You have a corner. One white puzzle has just that shape: take it and fill it.
lesson-take-shape-done = Taken and filled. Small white puzzles bring pieces, black ones bring points.
lesson-take-shape-larger = A fine puzzle, but your corner does not fill it. Undo, and look for one with three cells.
lesson-take-shape-outside = The corner would not lie inside there. Turn it, or look for a puzzle of its shape.
lesson-take-four = Four at most
lesson-take-four-text = You have four unfinished puzzles, so there is no room for another. Make room, then take one.
lesson-take-four-done = A completed puzzle makes room. Four are many: pieces on them are away from home.
lesson-take-four-full = There is no room for a fifth. One of your puzzles lacks a single cell.

## 5 Upgrade

lesson-upgrade = Upgrade
lesson-upgrade-about = Give a small piece, get the one that fits.
lesson-upgrade-keep = One action lifts a piece one level, or changes it for another of its level.
lesson-upgrade-up = One level up
lesson-upgrade-up-text = Your green bar has two cells, the gap has three. Upgrade the bar to the piece that fits.
lesson-upgrade-up-done = Level 2 became level 3, and the puzzle is complete.
lesson-upgrade-up-straight = The blue bar is straight, the gap is not. Undo, and choose the corner.
lesson-upgrade-up-small = It fits, but one cell stays open. Undo, and upgrade it first.
lesson-upgrade-up-step = One level at a time: from two cells to three.
lesson-upgrade-sideways = Sideways
lesson-upgrade-sideways-text = You have an L, the puzzle wants a bar of four. Change one for the other: both are level 4.
lesson-upgrade-sideways-done = Same level, other shape. That is an upgrade too, and so is a step down.
lesson-upgrade-sideways-other = A good piece, but it is not the straight one. Undo, and look for the purple bar.
lesson-upgrade-sideways-same = You have that one already. Choose the straight piece.
lesson-upgrade-sideways-bends = The L bends, the puzzle is straight. Upgrade it to a bar first.
lesson-upgrade-single = The small one
lesson-upgrade-single-text = One cell is open and you have nothing small. An action brings you a yellow single.
lesson-upgrade-single-done = A yellow single is an action away, as long as there are any.
lesson-upgrade-single-large = The blue bar is too large for one open cell. Take a yellow single.

## 6 Three actions

lesson-actions = Three actions
lesson-actions-about = Every turn has three actions. Plan them together.
lesson-actions-keep = Three actions, any you like, in any order. The same one may come twice.
lesson-actions-three = One turn
lesson-actions-three-text = Your turn has three actions: take, upgrade, place, a yellow single. Do any three, then end your turn.
lesson-actions-three-done = That was a whole turn. Then the next player has three actions.
lesson-actions-three-used = All three are used. End your turn.
lesson-actions-three-left = You still have actions. A turn has exactly three.
lesson-actions-plan = Taken, made, filled
lesson-actions-plan-text = Complete a puzzle that you do not have yet, with a piece that you do not have yet. Three actions are enough.
lesson-actions-plan-done = Take, upgrade, place: from nothing to a completed puzzle in one turn.
lesson-actions-plan-straight = The blue bar may fit too, but the small corner puzzle wants a corner. Undo, or go on and see.
lesson-actions-same = The same twice
lesson-actions-same-text = Two puzzles lack one cell each. Complete both, and take a new puzzle.
lesson-actions-same-done = Twice the same action, and one more. No order is fixed.
lesson-actions-same-used = All three are used. Undo, and plan again.

## 7 Master

lesson-master = Master Action
lesson-master-about = One action, a piece on each of your puzzles.
lesson-master-keep = Once a turn: one action places a piece on each of your puzzles. Two puzzles in front of you make it worth it.
lesson-master-each = A piece on each
lesson-master-each-text = One action is left, but two puzzles wait. Press Master, then place a piece on each.
lesson-master-each-done = Two pieces for one action. With four puzzles it is four.
lesson-master-each-other = This puzzle has its piece already. The next goes on the other one.
lesson-master-each-empty = Place at least one piece first.
lesson-master-both = Two at once
lesson-master-both-text = One action, two gaps of one cell. You know what to press.
lesson-master-both-done = Both completed together. Their pieces come home when all pieces lie.
lesson-master-both-other = This puzzle has its piece already. The next goes on the other one.
lesson-master-both-empty = Place at least one piece first.
lesson-master-once = Once a turn
lesson-master-once-text = The Master Action of this turn is used. Complete puzzle 1 all the same.
lesson-master-once-done = Single pieces can always be placed, one an action.
lesson-master-once-used = It comes back with your next turn. For now place a single piece.

## 8 Recycle

lesson-recycle = Recycle
lesson-recycle-about = Four new puzzles when the row has nothing for you.
lesson-recycle-keep = One action brings four new puzzles to a row. The old ones go under the deck.
lesson-recycle-row = A new row
lesson-recycle-row-text = All white puzzles are large. Recycle the row, and choose in which order they go under the deck.
lesson-recycle-row-done = Four new puzzles. The old ones lie at the bottom, in your order.
lesson-recycle-row-again = That one has its place already. Choose another.
lesson-recycle-row-all = Every puzzle needs its place. Choose the rest too.
lesson-recycle-find = Find your puzzle
lesson-recycle-find-text = You have a corner and nothing to fill with it. Recycle, take, place: your three actions.
lesson-recycle-find-done = Found and filled. Recycling costs an action, so do it when it saves two.
lesson-recycle-find-black = Black puzzles are too large for one corner. Begin again with the white row.
lesson-recycle-black = The black row
lesson-recycle-black-text = You have good pieces, but these puzzles are huge. Recycle the black row and take one that suits you.
lesson-recycle-black-done = Now there is something for you. Remember: new puzzles are there for everyone.
lesson-recycle-black-white = That was the white one. This time we are after black puzzles.

## 9 The last rounds

lesson-ending = The last rounds
lesson-ending-about = When the black deck is empty, the game is about to end.
lesson-ending-keep = The black deck is the clock. Once it is empty, this round and one more are played.
lesson-ending-last = The last black one
lesson-ending-last-text = One puzzle is left in the black deck. Take a black puzzle, and it fills the gap.
lesson-ending-last-done = The black deck is empty. This round is finished, then one more is played.
lesson-ending-last-white = A white one does not change the black deck. Take a black one too.
lesson-ending-one = Finish, do not begin
lesson-ending-one-text = This is the last round. What you do not complete costs its points, so complete what you can.
lesson-ending-one-done = Complete, and nothing lost. The other one has 1 point to lose.
lesson-ending-one-taken = You may, but it will stay unfinished and cost its points. Undo, and complete a puzzle.
lesson-ending-one-black = At the end there is one black puzzle a turn at most. Better complete one.
lesson-ending-both = Your last action
lesson-ending-both-text = One action, two puzzles with one open cell each. Save both.
lesson-ending-both-done = The Master Action is often the best last action.

## 10 Finishing touches

lesson-touches = Finishing touches
lesson-touches-about = After the last round: fill gaps, each piece costs 1 point.
lesson-touches-keep = A finishing touch costs 1 point. A filled puzzle gives its points, an unfinished one takes them.
lesson-touches-close = Is it worth it?
lesson-touches-close-text = The game is over, but gaps may still be filled. Each piece costs 1 point, this puzzle has 2.
lesson-touches-close-done = One point paid: 2 won, and 2 not lost. That is 3 points better.
lesson-touches-close-half = One cell is still open, and a second single is not there. Undo, and use the bar.
lesson-touches-close-open = You are done, and the puzzle has cost you 2 points. One piece would have saved it.
lesson-touches-worth = Choose well
lesson-touches-worth-text = Two puzzles lack one cell each. Look at their points, fill what pays, then press Done.
lesson-touches-worth-done = 2 points for 1. The other has no points to win or lose.
lesson-touches-worth-nothing = This puzzle has 0 points, so the piece costs 1 point for nothing. Undo it.
lesson-touches-worth-open = You are done. The puzzle with points stays unfinished.
lesson-touches-leave = Leave it
lesson-touches-leave-text = Both puzzles have 0 points. Is anything worth a piece?
lesson-touches-leave-done = Nothing is. Then the points are counted, and the most points win.
lesson-touches-leave-nothing = That costs 1 point and wins none. Undo it.

## Solo

lesson-solo = Solo
lesson-solo-about = Alone against the Mastermind and its locks.
lesson-solo-keep = After each of your turns the Mastermind takes the best puzzle it can reach. Locks decide what that is.
lesson-solo-grid = The grid
lesson-solo-grid-text = Nine puzzles lie in three columns. Take one: the column moves up.
lesson-solo-grid-done = Your choice also changes what the Mastermind sees.
lesson-solo-mastermind = Its turn
lesson-solo-mastermind-text = One action is left. Use it and end your turn: then the Mastermind takes a puzzle.
lesson-solo-mastermind-done = It took the puzzle with the most points from the columns without locks.
lesson-solo-mastermind-left = You still have an action. Use it first.
lesson-solo-lock = Locks
lesson-solo-lock-text = The Mastermind takes nothing from a column with locks. When you take a puzzle there, one of its locks goes to the Mastermind. Try it.
lesson-solo-lock-done = It has the lock now. When it takes a puzzle next, its locks go onto that column.
lesson-solo-lock-none = A puzzle from the deck moves no lock. Begin the step again, and take from a column.

## Line Clear

lesson-line-clear = Line Clear
lesson-line-clear-about = Two players act at the same time, each with a side.
lesson-line-clear-keep = Two markers go round the table. Who has one plays, on that marker’s side.
lesson-line-clear-side = Your side
lesson-line-clear-side-text = You have the white marker, so one side of the puzzles is yours. Take one from it.
lesson-line-clear-side-done = Yours. The other marker’s holder plays at the same time, on the other side.
lesson-line-clear-side-theirs = That side belongs to the other marker. Yours has a frame.
lesson-line-clear-white = The white marker
lesson-line-clear-white-text = Only the white marker may recycle. Recycle your white row.
lesson-line-clear-white-done = A new row, on your side alone.
lesson-line-clear-white-theirs = That row belongs to the other marker. Recycle your own.
lesson-line-clear-pass = Pass it on
lesson-line-clear-pass-text = Use your last action and end your turn. The markers move on when both players are done.
lesson-line-clear-pass-done = You wait for the other marker now. Nobody waits for more than one player.
lesson-line-clear-pass-left = You still have an action. Use it first.

## Ghost

lesson-ghost = Ghost
lesson-ghost-about = Pieces of five cells, and arrows as rewards.
lesson-ghost-keep = A ghost piece covers five cells, or splits into two pieces when that helps more.
lesson-ghost-five = Five cells
lesson-ghost-five-text = A ghost piece has level 5. Turn and flip it until it fits.
lesson-ghost-five-done = Five cells with one action. Only rewards and arrows bring you ghosts.
lesson-ghost-five-turn = It is large, and it must lie inside. Flip it once, then turn it.
lesson-ghost-split = Split it
lesson-ghost-split-text = Your ghost fits nowhere well. Split it into two pieces that fit, and place both.
lesson-ghost-split-done = One action: split, and place both pieces.
lesson-ghost-split-whole = Split the ghost first: a red square and a single fit here.
lesson-ghost-arrow = Arrows
lesson-ghost-arrow-text = This puzzle has an arrow as its reward. Complete it, then upgrade a piece by a level.
lesson-ghost-arrow-done = An arrow upgrades a piece at once, without an action.
lesson-ghost-arrow-declined = You let the arrow go. Undo, and upgrade a piece with it.

## Ambassador

lesson-ambassador = Ambassador
lesson-ambassador-about = A second Master Action, earned by a puzzle.
lesson-ambassador-keep = An Ambassador puzzle gives you one more Master Action, once.
lesson-ambassador-earn = Earn one
lesson-ambassador-earn-text = This puzzle has no piece as its reward, but an action. Complete it.
lesson-ambassador-earn-done = From your next turn on you may use it, once in the game.
lesson-ambassador-use = Use it
lesson-ambassador-use-text = Your Master Action is used, but the Ambassador is not. Place two pieces with it, then confirm.
lesson-ambassador-use-done = A second Master Action in one turn.
lesson-ambassador-use-master = The Master Action is used. The Ambassador is the button beside it.
lesson-ambassador-use-other = This puzzle has its piece already. Choose another, or confirm.
lesson-ambassador-both = Both in one turn
lesson-ambassador-both-text = Two actions are left. Use the Master Action and the Ambassador, and fill what you can.
lesson-ambassador-both-done = Three pieces with two actions. Keep the Ambassador for a turn like this.
lesson-ambassador-both-other = This puzzle has its piece already. Choose another, or confirm.

## What the revised rules changed

lesson-revised = Revised rules
lesson-revised-about = What changed for those who know the box of 2019 or 2020.
lesson-revised-keep = New are the blind draw, Recycle, exactly three actions, and unfinished puzzles that cost points.
lesson-revised-deck = From the deck
lesson-revised-deck-text = You may take the top puzzle of a deck unseen, instead of one from the row.
lesson-revised-deck-done = A surprise: you see it when it is yours, and you cannot give it back.
lesson-revised-deck-row = That is the old way, and it still works. This time take from the white deck.
lesson-revised-recycle = Recycle
lesson-revised-recycle-text = One action puts a row under its deck and brings four new puzzles.
lesson-revised-recycle-done = There was no such action in the first boxes.
lesson-revised-exact = Exactly three
lesson-revised-exact-text = A turn has exactly three actions now; none may be left out. Use the two that are left, then end your turn.
lesson-revised-exact-done = Even a small action is better than none.
lesson-revised-exact-left = An action is still left. Take a yellow single if nothing else helps.
lesson-revised-black = One black a turn
lesson-revised-black-text = Once the end has begun, you may take one black puzzle a turn. Take one now.
lesson-revised-black-done = A second one would be refused, and at the end unfinished puzzles cost their points.
lesson-revised-black-second = One black puzzle a turn, and you have it.

## The guided first game

guide-leave = Leave the guide
guide-take = Take a puzzle. A small white one is a good start.
guide-place = Drag a piece onto your puzzle. Turn it if it does not fit yet.
guide-complete = Fill every open cell to complete it. A yellow single is always an action away.
guide-upgrade = Upgrade a piece: give a small one, get one a level higher.
guide-master = Use Master: one action places a piece on each of your puzzles. Have two puzzles for it.
guide-done = You know it all now. The rest of the game is yours.

## Problems, on the page of the lessons

learn-problem = Problem of the day
learn-problem-about = One position, one turn, about a minute. The same for everyone.
learn-problem-solve = Solve it
learn-problem-solved = Solved today
learn-trainer = Trainer
learn-trainer-solved = solved: { $solved }
learn-train-complete = Complete in one turn
learn-train-touches = Finishing touches
learn-in-a-row = Days in a row: { $days }
