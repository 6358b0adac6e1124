# What only the browser says.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

### Pages: start, new game, lobby, records, ladder, players, account, settings, about

## Every page

page-document-title = { $page } · project L
page-skip = Skip to the content
page-home = Project L, home page
page-nav = Pages
page-unofficial = An unofficial version, made by players.
page-loading = Loading…
page-try-again = Try again
page-more = Show more
page-no-connection = The server isn’t responding. Check your connection and try again.
page-fault = Something went wrong. Try again.
nav-learn = Learn
nav-lobby = Lobby
nav-records = Past games
nav-ladder = Ladder
nav-rules = Rules
nav-account = Account
nav-settings = Settings
nav-about = About
missing-title = Page not found
missing-lead = There is no page here. The game may have ended, or the link is incomplete.
missing-start = Home page

## Start

start-title = Home
start-display = Small pieces. Perfect fit.
start-about = Fill puzzles, win bigger pieces, fill bigger puzzles. A game takes about twenty minutes.
start-play-now = Play now
start-change = Change
start-name = Your name
start-default-names = Maple, Pebble, Clover, Robin, Juniper, Otter, Comet, Hazel
start-what-solo = You against the Mastermind
start-what-bots = { $bots ->
    [one] You against 1 bot
   *[other] You against { $bots } bots
}
start-what-screen = { $people ->
    [one] 1 person sharing one screen
   *[other] { $people } people sharing one screen
}
start-what-mixed = { $people ->
    [one] 1 person
   *[other] { $people } people
} and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
start-what-open = { $free ->
    [one] A table with 1 empty seat
   *[other] A table with { $free } empty seats
}
start-detail-solo = { $difficulty } · { $edition }
start-detail-bots = Level { $level } · { $edition }
start-detail-plain = { $edition }
start-running = Your games in progress
start-your-turn = Your turn in the game with { $names }
start-game-with = Game with { $names }
start-game-alone = Your solo game
start-waiting = { $free ->
    [one] Your table is waiting for 1 player
   *[other] Your table is waiting for { $free } players
}
start-round = Round { $round }
start-resume = Resume
start-resume-named = Resume: { $names }
start-ways = Other ways to play
start-way-solo = Solo
start-way-solo-about = Against the Mastermind: standard, challenging or unbeatable
start-way-solo-explained = After each of your turns the Mastermind takes the best puzzle from its open columns. Finish with more points to win.
start-way-friends = With friends
start-way-friends-about = A table of your own: share a link or a QR code
start-way-friends-explained = You open a table and share its link. The game begins once everyone is seated; empty seats can go to bots.
start-way-screen = One screen
start-way-screen-about = Several people sharing one device
start-way-screen-explained = Everyone plays on this device. Pass it on after each turn.
start-lobby-about = Open tables and games to watch
start-lobby-counts = { $open ->
    [0] No open tables
    [one] 1 open table
   *[other] { $open } open tables
} · { $running ->
    [0] no games to watch
    [one] 1 game to watch
   *[other] { $running } games to watch
}
start-names = Who’s playing
start-name-of = Name of player { $number }
start-all-options = All options
start-open-table = Open the table
start-begin = Play
start-new-here = New here?
start-fit = Put the red square into the gap
start-fits = It fits. That is the whole game: fill a puzzle, and your pieces come back with a new one.

## New game

new-title = New game
new-lead = Change what you like; the rest has sensible defaults. Options that clash say why.
new-group-game = Game
new-group-players = Players
new-group-extras = Expansions and extras
new-group-table = Table
new-summary = Your game
new-begin = Play
new-open = Open the table
new-variant = Variant
new-variant-about = How the game is played.
new-difficulty = Difficulty
new-difficulty-about = How many pieces the Mastermind starts with.
new-edition = Edition
new-edition-about = The rules changed between printings; each edition is played exactly as printed.
new-players = Number of players
new-players-about = How many sit at the table, bots included.
new-expansions = Expansions
new-expansions-about = More puzzles and actions. Choose any that this edition offers.
new-deluxe = Deluxe box
new-deluxe-about = 15 of each piece instead of 10, for more players and the expansions.
new-known-scores = Open scores
new-known-scores-about = Everyone sees what the others have completed and how many points they have.
new-endless-white = Endless White
new-endless-white-about = When the white deck is empty, completed white puzzles are shuffled into a new one.
new-seats = Who sits where
new-seats-about = You can take several seats and pass the device around.
new-seat = Seat { $number }
new-seat-me = You
new-seat-here = Someone else here
new-seat-open = Open seat
new-seat-bot = Bot, level { $level }: { $name }
new-seat-me-about = You play as { $name }.
new-seat-open-about = Anyone with the link can sit down.
new-first = First player
new-first-about = Who begins; the others follow in order.
new-first-lot = Random
new-puzzles = Your own puzzles
new-puzzles-about = Add up to { $most } puzzle files of your own to those of the game.
new-puzzles-file = Choose a puzzle file
new-puzzles-type = Write or paste a puzzle file
new-puzzles-text = The text of the puzzle file
new-puzzles-add = Add these puzzles
new-puzzles-remove = Remove
new-puzzles-remove-named = Remove { $title }
new-clock = Clock
new-clock-about = How much time everyone has.
new-clock-none = No clock
new-clock-none-about = Take as long as you like.
new-clock-turn = Time for each turn
new-clock-turn-about = The same time for every turn.
new-clock-bank = Time for the whole game
new-clock-bank-about = One time bank for the whole game, with a little added after each turn.
new-clock-days = Days for each turn
new-clock-days-about = Check in now and then; a game takes weeks.
new-clock-turn-amount = Time for a turn
new-clock-bank-amount = Time for the game
new-clock-days-amount = Time for a turn
new-clock-increment = Added after each turn
new-clock-turn-value = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
new-clock-bank-value = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
new-clock-days-value = { $count ->
    [one] 1 day
   *[other] { $count } days
}
new-clock-expiry = When time runs out
new-clock-expiry-bot = A bot takes over
new-clock-expiry-end = The game ends
new-caretaker = Which bot
new-caretaker-usual = Default
new-public = Public
new-public-about = Listed in the lobby for everyone. Otherwise only people with the link can join or watch.
new-rated = Rated
new-rated-about = Counts for the ladder. Everyone needs an account, one seat and a clock; bots cannot play.
new-rated-account = You need an account to play rated games. Create one on the account page first.
new-confirm = Confirm turns
new-confirm-about = Your turn ends only when you confirm it, so its last action can still be undone.

## Lobby

lobby-lead = Join a table, or watch a game.
lobby-new = Open a table
lobby-open = Open tables
lobby-running = Games to watch
lobby-none-open = No open tables.
lobby-open-one = Open one
lobby-none-running = No public games right now.
lobby-free = empty seat
lobby-what = { $variant } · { $edition }
lobby-rated = rated
lobby-watch = Watch
lobby-look = View
lobby-join = Join

## Records

records-lead = Finished games to replay, download and verify.
records-whose = Whose games
records-mine = Mine
records-public = Public
records-variant = Variant
records-all-variants = All variants
records-none = No finished games yet.
records-none-mine = You haven’t finished a game yet.
records-play = Play
records-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
records-ended-played = played to the end
records-ended-agreed = ended by agreement
records-ended-resigned = ended by resignation
records-ended-timeout = time ran out
records-ended-expired = abandoned
records-ended-closed = closed by the server’s host
records-ended-unreadable = could not be opened any more
records-download = Download
records-replay = Replay
records-open = Open a record file
records-open-about = Choose a file, or drop it here. Only you will see it.
records-statistics = My statistics

## Ladder and players

ladder-lead = The best players of rated games. The rating is a cautious estimate of strength, so it rises with wins and with games played.
ladder-none = Nobody has played a rated game yet.
ladder-play = Open a table
ladder-top = To the top
ladder-rank = Rank
ladder-player = Player
ladder-rating = Rating
ladder-games = Games
ladder-wins = Wins
player-title = Player
player-guest = Guest since
player-account = Member since
player-rating = Rating, { $variant }
player-rank = rank { $rank }
player-games = Games
player-no-games = No public games yet.
player-mute = Mute this player
player-unmute = Unmute this player

## Account

account-lead-in = You are logged in as { $name }.
account-lead-out = You can play without an account. With one you are the same person in every browser, keep your games and can play rated ones.
account-register = Create an account
account-register-about = A name and a password, nothing else. You keep the games you have played so far.
account-register-submit = Create account
account-login = Log in
account-login-about = The games you played as a guest become yours.
account-login-submit = Log in
account-password = Password
account-password-about = At least { $shortest } characters. It cannot be recovered, so keep it safe.
account-name = Name
account-name-about = Everyone can see it, and it must be unique.
account-profile = Your page, as others see it
account-save = Save
account-saved = Saved.
account-new-password = Password
account-new-password-about = A change logs you out everywhere else.
account-old = Current password
account-new = New password
account-sessions = Where you are logged in
account-sessions-about = End any session you don’t recognise or no longer need.
account-session-unknown = Unknown program
account-session-here = here
account-session-end = End
account-session-end-named = End the session: { $agent }
account-logout = Log out
account-logout-about = On this device only.
account-data = Your data
account-data-about = Download everything stored about you, or have it deleted.
account-export = Download
account-delete = Delete my data
account-delete-title = Delete your data
account-delete-sure = This cannot be undone
account-delete-about = You leave all unfinished games. Your name, chat, ratings and password are deleted; what was played stays, without your name.
account-delete-yes = Delete for good

## Settings

settings-lead = Saved on this device. Changes apply at once.
settings-group-look = Appearance
settings-group-play = Playing
settings-group-words = Text
settings-group-signals = Alerts
settings-language = Language
settings-language-about = Can be changed during a game.
settings-theme = Theme
settings-theme-about = The colours of the table.
settings-theme-system = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-marks = Marks on pieces
settings-marks-about = How pieces can be told apart without their colours.
settings-marks-auto = Match theme
settings-marks-letters = Letters
settings-marks-patterns = Patterns
settings-marks-both = Both
settings-marks-none = None
settings-speed = Animation
settings-speed-about = How fast things move on the table.
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-auto-confirm = Confirm turns automatically
settings-auto-confirm-about = Whether a turn ends by itself once all its actions are used. The countdown leaves three seconds to undo, and only against bots.
settings-auto-confirm-off = Never
settings-auto-confirm-ring = After a countdown
settings-auto-confirm-at-once = At once
settings-take-with-one-tap = Take with one tap
settings-take-with-one-tap-about = A tap on a puzzle takes it at once.
settings-single-keys = Keyboard shortcuts
settings-single-keys-about = Single keys control the table: Q and E turn, F flips, U undoes, ? shows all.
settings-piece-names = Names of pieces
settings-piece-names-about = Whether sentences say “blue bar of 3” or I3.
settings-piece-names-auto = In your first games
settings-piece-names-on = Always
settings-piece-names-off = Never
settings-notation = Notation in the log
settings-notation-about = Each action also in notation, as in game records: place V3@1 c3.
settings-chat = Chat
settings-chat-about = Show what the others at the table say.
settings-sound = Sounds
settings-sound-about = Short sounds for what happens; everything can be seen too.
settings-notifications = Notifications
settings-notifications-about = A browser notification when it is your turn and you are elsewhere.
settings-notifications-impossible = This browser allows notifications only over https or on this machine. The tab title shows your turn instead.
settings-notifications-denied = Notifications are blocked. Allow them in your browser’s settings.

## About

about-lead = Project L in the browser, in the terminal and as a Python library.
about-unofficial-title = Unofficial
about-unofficial = This is a free version made by players. It is not connected with the publisher or the authors of the board game. All drawings, colours and texts are our own. If you like it, buy the board game.
about-licence-title = Licences
about-licence = The program is free software under the MIT licence. The browser client also uses:
about-privacy-title = Your data
about-privacy = No tracking and no third parties. The server keeps your name, your games and what you say at the table; on the account page you can download it or have it deleted.
about-version = Version { $version }

## Replay

replay-title = Replay
replay-none = Choose a past game, or open a record file there.
replay-controls = Replay
replay-scrubber = Position in the game
replay-position = Action { $number } of { $total }
replay-start = The start of the game
replay-round-of = Round { $round }, { $name }
replay-turn-of = Turn { $turn }, { $name }
replay-first = To the start
replay-back = One action back
replay-play = Play
replay-pause = Pause
replay-next = One action forward
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-graph = Graph
replay-graph-points = Points
replay-graph-pieces = Pieces
replay-graph-name = { $name } { $value }
replay-graph-label = { $kind ->
    [pieces] Pieces through the game. Now: { $now }.
   *[points] Points through the game. Now: { $now }.
}
replay-log = What happened
replay-now = Back to the game
replay-viewer = Whose view
replay-spectator = As a spectator
replay-as = As { $name }
replay-link = Copy a link to this position
replay-link-copied = The link to this position is copied.
replay-link-in-address = The link to this position is in the address bar.
replay-download = Download the record
replay-verify = Verify the shuffle
replay-verify-about = Before the game the server published a hash of the seed that shuffles the puzzles. Now the seed is revealed, so anyone can check it.
replay-hash = Published hash
replay-no-hash = This record has none.
replay-seed = Seed
replay-matches = The shuffle matches.
replay-differs = The shuffle does not match the hash.
replay-seed-later = The seed is revealed when the game is over.
sr-offered = { $colour ->
    [black] Black puzzle
   *[white] White puzzle
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, reward { PIECE($reward) }, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}.

## Live boards of the rules page

rules-live-try = Try it
rules-live-close = Close the example
rules-live-next = Show the next step
rules-live-reset = Start again
rules-live-begin = Your turn. Try it yourself, or have it shown step by step.

rules-example-take = You take the third puzzle of the white row. A new one comes from the deck.
rules-example-take-deck = You take the top puzzle of the white deck, unseen.
rules-example-piece = You take a yellow single from the reserve.
rules-example-piece-missing = The reserve has no yellow single left, so another piece takes its place.
rules-example-upgrade-missing = Level 3 has run out, so a bar of 2 becomes a piece of level 4.
rules-example-exchange = A piece goes down to any lower level, or sideways to another shape of its level.
rules-example-recycle = The white row goes under its deck in the order you choose, and four new puzzles come.
rules-example-reward-missing = The reserve is out of the reward. See what you get instead.
rules-example-end = The last black puzzle of the deck is revealed: this round, then one more.
rules-example-end-black = After that you may take one black puzzle per turn.
rules-example-scoring = Nobody places any more, so the points are counted.
rules-example-solo-lock = You take a puzzle from a locked column, and one of its locks goes to the Mastermind.
rules-example-solo-locked = All columns are locked: each loses a lock, and the Mastermind takes nothing.
rules-example-line-clear = You take from the left rows while the third player takes from the right ones.
rules-example-level-up = The reward is an arrow: it upgrades one piece by one level.
rules-example-level-up-two = The reward is two arrows.
rules-example-ambassador = An Ambassador puzzle gives you one more Master Action.
rules-example-phoenix = A Phoenix puzzle is worth 6 points.
rules-example-endless = The white deck is empty, and completed white puzzles come back.

### Playing: what reacts at the table

## Actions and controls

play-your-pieces = Your pieces
play-actions = Actions
play-piece = Level-1 piece
play-exchange = Upgrade
play-master = Master
play-master-used = Master used
play-ambassador = Ambassador ({ $count })
play-recycle = Recycle
play-recycle-row = { $deck ->
    [black] Recycle the black row
   *[white] Recycle the white row
}
play-split = Split
play-turn-left = Turn left
play-turn-right = Turn right
play-flip = Flip
play-pick-first = Choose one of your pieces first.
play-new = new
play-place = Place
play-take = Take
play-take-piece = Take: { PIECE($piece) }
play-take-reveals = A new puzzle is revealed, so this cannot be undone.
play-cancel = Cancel
play-skip = Skip
play-undo = Undo
play-undo-not-past = Undo (not past the new puzzle)
play-restart = Undo all
play-restart-nothing = There is at most one action to undo.
play-confirm-turn = Confirm turn
play-end = End turn
play-end-unused = { $count ->
    [0] End turn
    [one] End turn, 1 action unused
   *[other] End turn, { $count } actions unused
}
play-confirm-pieces = { $count ->
    [0] Confirm
    [one] Confirm 1 piece
   *[other] Confirm { $count } pieces
}
play-done = Done
play-no-connection = No connection at the moment. It comes back by itself.
play-moved-on = The game has moved on.
play-wait = One moment.
play-took-it = { $name } took it first. Your action is not used.

## Exchange, rewards, arrows, order

play-you-give = You give
play-choose-give = Choose the piece you give.
play-choose-first = Choose one first.
play-cannot-give = There is nothing to take for this piece. Choose another.
play-group-up = One level up
play-group-same = Same level
play-group-lower = Lower
play-group-rest = Same level or lower
play-group-one = One arrow
play-group-two = Two arrows
play-level-empty = The reserve has no pieces of level { $level }, so the next level applies.
play-reward-missing = Not in the reserve: { PIECE($piece) }
play-level-up = { $arrows ->
    [single] Upgrade one piece
    [split] Two arrows: upgrade one piece by up to two levels, or two pieces by one each
   *[both] Two arrows: upgrade one piece by up to two levels
}
play-order-puzzle = Puzzle { $slot }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, reward { PIECE($reward) }

## Recycle and split

play-recycle-title = { $deck ->
    [black] Recycle the black row
   *[white] Recycle the white row
}
play-recycle-reveals = New puzzles are revealed, so this cannot be undone.
play-recycle-instead = { $deck ->
    [black] The black row instead
   *[white] The white row instead
}
play-earlier = Puzzle { $place }: one place earlier
play-later = Puzzle { $place }: one place later
play-is-first = It is already first.
play-is-last = It is already last.
play-split-into = Split the { PIECE($piece) } into …
play-split-about = You may then place the new pieces, one on each puzzle.
play-split-filter = Show only splits with this piece

## Hints

play-needs = { $count ->
    [one] Needs 1 more piece: { PIECE($pieces) }
   *[other] Needs { $count } more pieces: { PIECE($pieces) }
}
play-hint-begin = Take a puzzle to begin.
play-hint-place = Drag a piece onto a puzzle. Or upgrade it, or take a level-1 piece or a puzzle.
play-hint-get-pieces = Get pieces that fit: take a level-1 piece, upgrade one, or take another puzzle.
play-hint-choose-puzzle = It fits on the highlighted puzzles.
play-hint-fits-nowhere = This piece fits on none of your puzzles now. Upgrade it, or keep it.
play-hint-fits = { $completes ->
    [yes] It fits and completes the puzzle. Press it again, or Place.
   *[no] It fits. Press it again, or Place.
}
play-hint-complete = All three actions used. Confirm or undo.
play-hint-touches = You may still place pieces. Each one costs 1 point.

## Finishing touches

play-your-score = Your score
play-score-pile = { $count ->
    [0] Victory pile, no puzzles
    [one] Victory pile, 1 puzzle
   *[other] Victory pile, { $count } puzzles
}
play-score-touched = Completed by finishing touches
play-score-touches = { $count ->
    [0] Nothing placed
    [one] 1 piece placed
   *[other] { $count } pieces placed
}
play-score-unfinished = { $count ->
    [0] Unfinished, no puzzles
    [one] Unfinished, 1 puzzle
   *[other] Unfinished, { $count } puzzles
}
play-score-now = Now
play-touch-gain = { $now } → { $after }
play-touch-gain-of = Place the { PIECE($piece) } here: { $now } → { $after }
play-touch-completion = { $count ->
    [one] Puzzle { $slot } can be completed with 1 piece: { $now } → { $after }
   *[other] Puzzle { $slot } can be completed with { $count } pieces: { $now } → { $after }
}
play-touch-no-gain = Completing another puzzle would gain nothing.
play-other-done = done
play-other-placing = still placing
play-done-really = Finish already?
play-done-better = One more piece would change your score from { $now } to { $after }.
play-back-to-table = Back to the table

## The list of keys

key-title = Keyboard shortcuts
key-region = next, previous part of the table
key-arrows = move within a part; move the piece on a puzzle
key-do = choose, do
key-back = one step back
key-stack = pick up one of your pieces
key-puzzle = go to your puzzle
key-turn = turn left, turn right, flip
key-next = next, previous place where it fits
key-rows = to the rows, to the decks
key-actions = level-1 piece, upgrade, Master Action
key-more-actions = Recycle, split a ghost, Ambassador
key-undo = undo, undo all
key-confirm = confirm the turn, the Master Action, the placement
key-read = read the turn, read my puzzles, to the log
key-list = this list

## Read aloud

sr-puzzle = { $colour ->
    [black] Black puzzle
   *[white] White puzzle
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, reward { PIECE($reward) }, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, { $open } open. Slot { $slot } of 4.
sr-puzzle-open = { $puzzle } Open: { $cells }.
sr-card = { $colour ->
    [black] Black puzzle
   *[white] White puzzle
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, reward { PIECE($reward) }, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}. Place { $slot } of the rows.
sr-deck = { $deck ->
    [black] Black deck, { $count } left
   *[white] White deck, { $count } left
}
sr-place-free = Place { $slot }, empty
sr-place = row { $row }, column { $column }
sr-cell-empty = row { $row }, column { $column }, open
sr-cell-board = row { $row }, column { $column }, outside the recess
sr-cell-piece = row { $row }, column { $column }, { PIECE($piece) }
sr-stack = { PIECE($piece) }: { $count }
sr-stack-new = { PIECE($piece) }: { $count }, new
sr-stack-no-fit = { PIECE($piece) }: { $count }, fits nowhere now
sr-stack-not-given = { PIECE($piece) }: { $count }, cannot be given
sr-reserve-piece = { PIECE($piece) }, { $count } in the reserve
sr-tiling = { PIECE($ghost) } as { PIECE($pieces) }
sr-picked = In hand: { PIECE($piece) }. { $count ->
    [0] It fits on none of your puzzles.
    [one] It fits on puzzle { $slots }.
   *[other] It fits on puzzles { $slots }.
}
sr-covers = Does not fit: it would cover the { PIECE($piece) }.
sr-lies = Puzzle { $slot }, row { $row }, column { $column }: the { PIECE($piece) } fits, { $open ->
    [0] the puzzle would be completed.
    [one] 1 cell stays open.
   *[other] { $open } cells stay open.
} { $count ->
    [one] It is the only place.
   *[other] { $count } places on this puzzle.
}
sr-lies-not = Puzzle { $slot }, row { $row }, column { $column }: { PIECE($piece) }. { $reason } { $count ->
    [0] There is no place for it on this puzzle.
    [one] There is 1 place on this puzzle.
   *[other] There are { $count } places on this puzzle.
}
sr-take-selected = { $reveals ->
    [yes] Press again to take it. A new puzzle is revealed, so this cannot be undone.
   *[no] Press again to take it.
}
sr-turn-complete = All actions used. Confirm or undo.
sr-your-turn = { $name ->
    [none] Your turn.
   *[other] { $name }, your turn.
} { $actions ->
    [0] No actions left.
    [one] 1 action.
   *[other] { $actions } actions.
} { $puzzles ->
    [0] No puzzles
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}, { $pieces ->
    [0] no pieces.
    [one] 1 piece.
   *[other] { $pieces } pieces.
}
sr-touches = Finishing touches. { $pieces ->
    [0] You have no pieces.
    [one] You have 1 piece.
   *[other] You have { $pieces } pieces.
}

### The table: drawing, waiting room, log, chat, menu, score sheet

close = Close
part-failed = This part stopped working. The rest of the table is fine.
part-reload = Show it again
bot-of-level = Level { $level }
name-numbered = { $name } ({ $number })
name-account = Account holder

table-title = project L
table-title-turn = ● Your turn · project L
table-home = Project L, home page
table-heading = The table
table-menu = Menu
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-turn-complete = Turn complete
table-actions-left = { $count ->
    [0] No actions left
    [one] 1 action left
   *[other] { $count } actions left
}
table-left-short = { $count } left
table-round = { $variant ->
    [solo] Round { $round }, solo
   *[other] Round { $round }
}
table-line-clear-turn = Line Clear, turn { $turn }
table-ends-black = ends when the black deck is empty
table-ends-deck = ends when the deck is empty
table-black-left = { $count ->
    [0] No black puzzles left in the deck
    [one] 1 black puzzle left in the deck
   *[other] { $count } black puzzles left in the deck
}
table-last-round = Last round
table-end-near = The game is about to end
table-end-reason = { $stage ->
    [last-round] { $variant ->
        [solo] The deck is empty. The finishing touches come after this round.
       *[other] The black deck is empty. The finishing touches come after this round.
    }
   *[other] { $variant ->
        [line-clear] The black deck is empty. The game ends once the first player has had both markers again.
        [solo] The deck is empty: this round, then one more.
       *[standard] The black deck is empty: this round, then one more.
    }
}
table-touches = Finishing touches
table-touches-explained = Each piece placed costs 1 point. No pieces come back.
table-touches-done = done
table-touches-open = { $count ->
    [one] 1 cell is still open
   *[other] { $count } cells are still open
}
table-touches-full = Completed
table-touches-nothing = You have no unfinished puzzles. There is nothing left to do.

table-row = { $deck ->
    [black] Black row
   *[white] White row
}
table-side = { $side ->
    [right] Right rows
   *[left] Left rows
}
table-side-yours = { $side ->
    [right] Right rows: yours
   *[left] Left rows: yours
}
table-side-of = { $side ->
    [right] Right rows: { $name }
   *[left] Left rows: { $name }
}
table-none-left = { $deck ->
    [black] No black puzzles left
   *[white] No white puzzles left
}
table-deck = Deck
table-its-supply = Its supply
table-mastermind = Mastermind
table-column = { $count ->
    [0] Column { $column }, open
    [one] Column { $column }, 1 lock
   *[other] Column { $column }, { $count } locks
}
table-pile-points = { $points ->
    [one] { $completed } taken · 1 point
   *[other] { $completed } taken · { $points } points
}
table-plan-if = If your turn ended now:
table-plan-most-points = it would take the { $points }-point puzzle of column { $column }, the most in its open columns. Locks on that column afterwards: { $locks }.
table-plan-reading-order = it would take the { $points }-point puzzle of column { $column }, the first of several with as many points. Locks on that column afterwards: { $locks }.
table-plan-all-locked = every column is locked, so it would take nothing and each column would lose one lock.
table-plan-nothing-open = its open columns hold no puzzle, so it would take nothing.

table-your-mat = Your mat
table-mat-of = { $name }’s mat
table-puzzles-of-four = { $count } of 4 puzzles
table-done = { $count } completed
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-points-short = { $count ->
    [one] 1 pt
   *[other] { $count } pts
}
table-take-a-puzzle = Take a puzzle
table-take-to-begin = Take a puzzle to begin
table-away = away { $time }
table-bot-plays = a bot is playing
table-stand-in = { $bot } is standing in
table-watch-seat = Watch { $name }
table-follow = Follow the active player
sr-chip = { $completed ->
    [0] { $name }, no completed puzzles. Show the mat.
    [one] { $name }, 1 completed puzzle. Show the mat.
   *[other] { $name }, { $completed } completed puzzles. Show the mat.
}
sr-clock = { $time } left
sr-clock-low = Less than 30 seconds left.
table-clock-low = running out
table-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}

table-side-panel = Log and chat
table-log = Log
table-log-empty = The first move will appear here.
table-log-round = Round { $round }
table-log-turn = Turn { $turn }
table-show-moment = Show this position
table-chat = Chat
table-chat-empty = No messages yet.
table-chat-off = The chat is off.
table-chat-on = Turn chat on
table-chat-switch-off = Turn chat off
table-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
table-message = Message to the table
table-send = Send
table-mute = Mute { $name }
table-muted = You won’t see messages from { $name } any more.
table-help = Help
table-help-take = Take: choose a puzzle from a row or a deck. You can have four unfinished ones.
table-help-place = Place: choose one of your pieces, then where it goes. A full puzzle gives you its points, its reward and all its pieces back.
table-help-piece = Level-1 piece: take a single from the reserve.
table-help-exchange = Upgrade: give a piece for one a level higher; or exchange it for one of the same or a lower level.
table-help-recycle = Recycle: put a whole row under its deck and deal a new one.
table-help-master = Master Action: place one piece on each of your puzzles, once a turn.
table-help-end = A turn has three actions. When the black deck (in solo: the deck) is empty, play this round, then one more.
table-rules = Rules

table-game = This game
table-ask-takeback = Ask to take back
table-takeback-open = There is already a takeback request.
table-takeback-asked = { $count ->
    [one] { $name } asks to take back the last action.
   *[other] { $name } asks to take back the last { $count } actions.
}
table-takeback-waiting = { $count ->
    [one] Taking back 1 action: waiting for the others to agree.
   *[other] Taking back { $count } actions: waiting for the others to agree.
}
table-handover = Hand over to a bot
table-handover-about = A bot plays for { $name } until you return.
table-handed-over = A bot plays for { $name }.
table-return = Take over again
table-offer-end = Offer to end the game
table-end-asked = { $name } offers to end the game now, without a winner.
table-end-waiting = You offer to end the game now. Waiting for the others.
table-resign = Resign
table-resign-about = { $players ->
    [1] The game ends now, without a score.
    [2] The game ends now, and the other player wins.
   *[other] You leave the game, and a bot takes over for you.
}
table-agree = Agree
table-decline = Decline
table-cancel = Cancel
table-leave = Leave
table-replay = Replay
table-connection-lost = Connection lost. Trying again…
table-moves-safe = Your moves are safe.
table-try-now = Try now
table-connected-again = Connected again.

table-waiting-for = { $count ->
    [0] The game begins
    [one] Waiting for 1 player
   *[other] Waiting for { $count } players
}
table-waiting-facts = { NAME($edition, of: "edition") } · { NAME($variant, of: "variant") } · { $players ->
    [one] 1 player
   *[other] { $players } players
}
table-seat-open = Empty seat
table-seat-you = { $name } (you)
table-sit-here = Sit here
table-sit-same-screen = Someone else at this screen
table-stand-up = Leave seat
table-your-name = Your name
table-guest = Guest
table-bot = Bot
table-fill-with-bots = Fill with bots
table-link = Link to this table
table-copy-link = Copy link
table-link-copied = The link is copied.
table-link-marked = The link is selected: copy it with the keyboard.
table-link-local = This address works only on this machine. To let others in, start the server with --lan.
table-share = Share
table-qr = QR code of the link to this table
table-not-found = No such game
table-not-found-about = The link may be mistyped, or the game was closed because nobody had played it for a long time.
table-to-start = Home page

table-score-sheet = Score sheet
table-score-facts = { $variant ->
    [line-clear] { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[other] { $round ->
        [one] 1 round
       *[other] { $round } rounds
    }
} · { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} · { NAME($edition, of: "edition") }
table-won = { $who ->
    [you] You win
   *[other] { $name } wins
}
table-won-completed = { $who ->
    [you] You win on the first tie-break
   *[other] { $name } wins on the first tie-break
}
table-won-pieces = { $who ->
    [you] You win on the second tie-break
   *[other] { $name } wins on the second tie-break
}
table-shared = Shared victory: { $names }
table-decided-score = { $score ->
    [one] Decided on points: 1 point.
   *[other] Decided on points: { $score } points.
}
table-decided-completed = { $score ->
    [one] Both have 1 point. Decided by completed puzzles: { $first } { $completed }, { $second } { $completed2 }.
   *[other] Both have { $score } points. Decided by completed puzzles: { $first } { $completed }, { $second } { $completed2 }.
}
table-decided-pieces = { $score ->
    [one] Both have 1 point and equally many completed puzzles ({ $completed }). Decided by pieces left: { $first } { $pieces }, { $second } { $pieces2 }.
   *[other] Both have { $score } points and equally many completed puzzles ({ $completed }). Decided by pieces left: { $first } { $pieces }, { $second } { $pieces2 }.
}
table-decided-shared = Level on points, completed puzzles and pieces left.
table-decided-solo-tie = { $score ->
    [one] Both have 1 point, and the Mastermind wins ties.
   *[other] Both have { $score } points, and the Mastermind wins ties.
}
table-place = Place
table-player = Player
table-sheet-points = Pile
table-sheet-touches = Touches
table-sheet-unfinished = Unfinished
table-sheet-score = Score
table-sheet-completed = Completed
table-sheet-pieces = Pieces left
table-ended-played = The game is over
table-ended-unreadable = The game could not be opened any more
table-ended-unplayed = It was not played to the end, so there is no score sheet.
table-play-again = Play again
table-rematch-join = Join the next game
table-record = Record
table-look = View the table
table-verify = Verify the shuffle

## The way from a new game to the editor of puzzles

new-puzzles-draw = Draw your own
