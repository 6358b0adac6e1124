# The review of a finished game: where it turned, what would have been better, luck and play.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why a game cannot be reviewed

review-running = This game isn’t over. Review it when it has ended.
review-other-rules = This record is from rules version { $found } and plays differently today (version { $known }). It can only be replayed.
review-too-short = This game is too short for a review. Turns needed: { $fewest }.
review-aborted = This game ended before its last round, so it can’t be reviewed.
review-private = Only its players can see the review of this game. Ask one of them for a link.
review-not-made = The review wasn’t made. Ask again.

## The turns; $name is a player, $round the round, in Line Clear the player’s turn

review-turn = Round { $round }, { $name }
review-own-turn = Turn { $round }, { $name }
review-touches = Finishing touches, { $name }
review-played = Played
review-best = Best found
review-did-nothing = Nothing placed, nothing taken.
review-error = Give or take { $error } %. Samples: { $count }.

## The parts of the page

review-title = Review
review-chances = Win chance
review-before = in %, before each turn
review-moments = Key moments
review-no-moments = No turn stands out.
review-how-well = How well played
review-accuracy = accuracy
review-best-turns = best
review-slips = slips
review-too-few = too short to tell
review-hinted = { $name } used hints. Those turns don’t count for accuracy: { $count }.
review-way = From { $start } to { $result } %
review-own = Own play
review-others = The others’ play
review-draw = The draw
review-judged-by = Judged by { $name }, version { $version }. A loss of { $slip } % or more counts as a slip.

## Kinds of key moments, and what is said of them; $points are points of chance

review-kind-slip = Slip
review-kind-best = Best turn
review-kind-turning = Turning point
review-kind-luck = Lucky draw
review-said-slip = A better turn was there. Win chance lost: { $points } %.
review-said-best = No better turn was found. Ahead of the usual choice by { $points } %.
review-said-turning = From here on { $name } leads to the end.
review-said-luck = What turned up helped { $name }. Win chance: +{ $points } %.

## The page in the browser

review-turn-of = { $number } of { $total }
review-previous = Previous turn
review-next = Next turn
review-on-board = Show on the board
review-as-table = As a table
review-as-graph = As a graph
review-as-good = Nothing better was found.
review-no-choice = There was nothing to decide.
review-loss = Win chance lost: { $points } %.
review-now = { $name } { $chance } %
review-result = Result
review-replay = Replay

## The terminal

cli-review = Review a finished game: where it turned, what would have been better, luck and play.
cli-review-html = Write the review as a page to this file too.
review-progress = Turns judged: { $done } of { $total }
