## A piece in hand

play-drag-keys = Q and E turn it, F flips it. The wheel turns it too.
play-drag-finger = Tap with a second finger to turn it.

## What is read aloud: a shape row by row, from the top, by the columns of its own box

sr-shape = { $width } wide, { $height } high: { $rows }.
sr-shape-whole = { $width } wide, { $height } high, whole.
sr-row-full = full row
sr-row-none = nothing
sr-row-span = { $from } to { $to }
sr-row-and = { $first } and { $second }
sr-card-fits = Of your pieces these go in: { PIECE($pieces) }.
sr-card-fits-none = None of your pieces goes in.
sr-lies-on = On it: { PIECE($pieces) }.
sr-still-open = Open: { $shape }

## Bots: how fast they are, and that they think

bot-thinking = thinking
bot-thinking-for = thinking, { $seconds } s
bots-skip = Skip
bots-skip-about = Show the rest of the bots’ moves at once (K)
key-skip = skip the bots’ moves
settings-bot-pace = Bots’ speed
settings-bot-pace-about = The pause before each of their actions. At a table with others the slowest wish counts.
settings-bot-pace-normal = Normal
settings-bot-pace-fast = Fast
settings-bot-pace-instant = Instant

## Passing the device

pass-next = { $name } is next
pass-device = Pass the device on.
pass-i-am = I am { $name }
name-twice = Two players share this name. Change one of them.

## How a game ended

end-shared-you = You share the victory with { $names }
end-lost-solo = The Mastermind wins
end-others-won = The others win: { $names }
end-you-and-others = You win, with { $names }
end-why-resigned = { $who ->
    [you] You resigned.
   *[other] { $name } resigned.
}
end-why-timeout = { $who ->
    [you] Your time ran out.
   *[other] { $name } ran out of time.
}
end-nobody = No winner
end-why-agreed = Everyone agreed to end the game.
end-why-expired = Nobody had moved for a long time, so the game was closed.
end-why-closed = The server’s host closed the game.
end-why-unreadable = The game could no longer be opened.

## A new game

new-count-solo = { $count } solo
new-row-you = you
new-row-here = This screen
new-row-here-short = Here
new-row-invite = Invite
new-row-invite-about = Whoever has the link can sit down.
new-fold-time = Time
new-value-none = none
new-value-clock = { $kind ->
    [bank] { $amount } for the game
    [days] { $amount } for each turn
   *[turn] { $amount } for each turn
}
new-value-rated = { $rated ->
    [yes] rated
   *[no] not rated
}
new-value-public = { $public ->
    [yes] in the lobby
   *[no] by link only
}
new-value-scores = { $open ->
    [yes] open scores
   *[no] scores as in the edition
}
new-sum-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
new-sum-free = { $count ->
    [one] an empty seat
   *[other] { $count } empty seats
}
new-sum-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-sum-screen = on this screen
new-conflict = These choices don’t go together yet.
new-name-conflict = Two names are the same.
new-last = As last time: { $what }
new-bots-others = Other bots
new-bots-slow = Too slow here
bot-name-random = At random
bot-name-greedy = Quick finisher
bot-name-planner = Turn planner
bot-name-learned = Trained net
bot-name-expert = Trained net, thinking long
new-bot-option = Level { $level }, { $name }
mend-edition = Play “{ $value }”
mend-variant = Play: { $value }
mend-players = { $value ->
    [one] Make it { $value } player
   *[other] Make it { $value } players
}
mend-deluxe = { $value ->
    [on] Use the deluxe box
   *[off] Leave out the deluxe box
}
mend-expansions = { $value ->
    [none] Play without expansions
   *[other] Expansions: { NAME($value, of: "expansion") }
}
mend-endless_white = { $value ->
    [on] Use Endless White
   *[off] Leave out Endless White
}
mend-difficulty = { $value ->
    [none] Leave out the difficulty
   *[other] Difficulty: { NAME($value, of: "difficulty") }
}
