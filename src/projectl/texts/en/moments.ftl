### Moments: how the turns of others are told, what it is like to complete a puzzle, and the end of a game.

## How fast the turns of others are told
moments-others-turns = Others’ turns
settings-bot-pace-step = Step by step
moments-next-step = Next step
moments-keys = show the others’ turns once more, next step
# Points that came to a pile just now.
moments-plus = +{ $points }

## Completing: several puzzles by one action; the box is small
moments-at-once = { $count ->
    [2] Two at once
    [3] Three at once
   *[other] Four at once
}

## The end
moments-won-by = { $who ->
    [you] You win by
   *[other] { $name } wins by
} { $points ->
    [one] one point
   *[other] { $points } points
}
moments-solo-lost-by = The Mastermind wins by { $points ->
    [one] one point
   *[other] { $points } points
}
moments-behind = { $place ->
    [2] You come second
    [3] You come third
    [4] You come fourth
    [5] You come fifth
   *[other] You come last
}, { $points ->
    [one] one point
   *[other] { $points } points
} behind.
moments-how-it-went = How it went
moments-graph-about = Points on the piles
moments-graph-label = Points on the piles, turn by turn. In the end: { $now }
moments-facts = Your game in numbers
# Followed by the number. Round 0: there are no rounds.
moments-fact-best = { $round ->
    [0] points in your best turn
   *[other] points in your best turn, round { $round }
}
moments-fact-completed = completed puzzles
moments-fact-black = of them black
moments-fact-together = completed by one Master Action
moments-fact-masters = Master Actions
moments-fact-placed = pieces placed
moments-fact-touches = pieces given for the last points
moments-your-pile = Your completed puzzles
moments-pile-of = Completed puzzles: { $name }
moments-all-columns = All columns
moments-sound-offer = Sounds next time? Short ones, when something is taken, placed or completed.
moments-sound-yes = Turn on
moments-sound-no = No, thanks
moments-review = Review this game
