# The terminal game and the other commands.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Playing; the command words and the notation are the same in every language

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Turn complete. Enter ends it.

## Questions

ask-take = { $decks ->
    [yes] Which puzzle? The number on its card, or white or black for the top of a deck. Enter goes back.
   *[no] Which puzzle? The number on its card. Enter goes back.
}
ask-give = Which piece do you give? Enter goes back.
ask-get = What do you take for the { PIECE($piece) }? Enter goes back.
ask-piece = Which piece? Enter goes back.
ask-puzzle = Which puzzle does the { PIECE($piece) } go on? Enter goes back.
ask-way = Ways to place it: { $count }. Which one? Enter goes back.
ask-ghost = Which ghost do you split? Enter goes back.
ask-split = Which pieces do you split the { PIECE($piece) } into? Enter goes back.
ask-recycle = Which row do you recycle? Enter goes back.
ask-order = In which order do they go under the deck, top first? Enter keeps { $slots }.
order-wrong = Give each of { $slots } once, such as: { $slots }.
level-skipped = The reserve has no pieces of level { $level }, so the next level applies.
answer-number = Choose one of { $numbers }.
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
ask-seat = Who acts? Both turns run at the same time.
nobody-else = Nobody else may act now.
left = Goodbye, until next time.
menu-number = The choices are 1 to { $last }. For other words see help.
press-enter = Press Enter.
look-which = Which player’s mat? Type look 1 to look { $last }.
ask-save = Save the game? Type a file name, or press Enter to leave without saving.
ask-overwrite = { $path } already exists. Overwrite it? y or n
yes-letter = y
no-words = n no
saved = Saved to { $path }.
save-not-done = Nothing was saved.
save-needs-name = Name a file, such as: save game.txt

## Help

help-turn =
    A turn has three actions, in any mix:
    – take a puzzle; you may have at most four unfinished ones in front of you
    – take a level-1 piece
    – upgrade a piece by one level, or exchange it for one of the same or a lower level
    – place a piece on one of your puzzles; it stays there until the puzzle is completed
    – Master Action, once per turn: place one piece on each of several puzzles
help-deck = Instead of a face-up puzzle you may take the top of a deck, unseen.
help-recycle = Recycle puts a whole row under its deck, in an order of your choice, and deals a new one.
help-ghost =
    A ghost piece has five cells. You can split it into pieces that fill its shape; you may place them in the same action, one on each puzzle.
    Each arrow in a reward upgrades a piece by one level.
help-ambassador = A completed Ambassador puzzle gives you one Ambassador action. It works like the Master Action and does not use it up.
help-endless = When the white deck is empty, the completed white puzzles become a new one.
help-solo =
    After your turn the Mastermind takes the puzzle with the most points from the columns without locks. Its own pieces and one lock of each other column then move onto that column.
    If you take from a locked column, the Mastermind gets one of its locks. You need more points than the Mastermind: it wins ties.
help-line-clear = Two players act at the same time, each with the rows of their marker. The word seat changes who is at the keyboard.
help-end-exact = You have to use all three actions. Once they are used, Enter ends the turn.
help-end-early = You may end your turn at any time. Once all actions are used, Enter ends it.
help-unfinished = At the end, unfinished puzzles cost their points.
help-completing =
    A full puzzle is completed: its pieces come back, you get its reward (top right on the card) and at the end its points (top left).
    When the deck that ends the game is empty, play this round, then one more. Then come the finishing touches.
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
    Place any pieces of your supply on your unfinished puzzles; each costs 1 point. No pieces come back, and there are no rewards.
    A puzzle that is full when you finish counts its points. In some editions one that is not full costs its points. Then type done.
help-choice-reward = The reserve is out of the piece of your reward. Choose a substitute.
help-choice-level-up = An arrow upgrades a piece of your supply. Choose which one, or decline.
help-choice-order = You completed several puzzles. Choose which reward you take first: a later arrow can upgrade an earlier reward.
help-sequence-master = Master Action: one piece on each puzzle, all from your supply. Place them one by one, then confirm; or cancel.
help-sequence-ambassador = Ambassador: one piece on each puzzle, all from your supply. Place them one by one, then confirm; or cancel.
help-sequence-ghost = You may place the new pieces now, one on each puzzle. Confirm keeps the rest in your supply; cancel undoes the split.
help-sequence-recycle = Give the puzzles of the row in the order in which they go under the deck, top first; or cancel.

## The start menu

begin-about = An unofficial terminal version of the board game. Its name and the game belong to their owners.
begin-enter = Enter
begin-play = play
begin-players = players
begin-game = game
begin-edition = edition
begin-expansions = expansions
begin-piles = piles
begin-resume = continue a saved game
begin-none = none
begin-piles-open = open scores
begin-piles-hidden = face down
begin-other = A number changes a setting, q quits.
begin-no-expansions = This edition has no expansions.
begin-solo-players = In solo you play alone.
ask-players = Who plays? A number, or a list such as: human greedy random. Enter goes back.
ask-variant = Which game? Enter goes back.
ask-difficulty = How hard? Enter for standard.
ask-edition = Which edition? Enter goes back.
ask-expansion = Which expansion do you add or remove? Enter goes back.
ask-resume = Which file? Enter goes back.

## Puzzles, verify and replay

puzzles-heading = { $title } ({ $origin }): { $white } white, { $black } black
puzzles-svg-written = Picture written to { $path }

verify-verdict = { $path }: { $verdict }
replay-set-up = The game is set up.
replay-action = { $name }: { $action }. { $words }
replay-moment = { $moment }/{ $last }
ask-replay = Enter goes forward, b goes back, a number goes to that action, q quits.

## What `projectl --help` tells

cli-about = The board game Project L: play it, look at its puzzles, replay and verify games.
cli-play = Play at the keyboard, alone, with others or against bots.
cli-puzzles = Show sets of puzzles, in the terminal and as a picture.
cli-replay = Step through a game record.
cli-verify = Replay a game record and compare its result.
cli-serve = Let people play over the network, with a browser or with programs.
cli-selfcheck = Play many games in every mode and check that the rules hold.
cli-train = Train the nets of the learned bots.
cli-train-mode = solo or table; both if left out. The judge’s net is judge.
cli-quick = A short training, of the table net if no mode is named.
cli-minutes = Train for this many minutes, instead of a fixed number of games.
cli-resume-training = Continue from the last checkpoint.
cli-folder = Where the nets go.
cli-train-seed = Where chance begins: another seed gives another net.
train-progress = { $mode }, games: { $games }
train-done = Net written to { $net }, learning curve to { $curve }.
train-judge-done = Net written to { $net }. Brier score on games that were held back: { $brier }.
train-stopped = Stopped. Games so far: { $games }. Continue with --resume.
train-finished = { $net } is finished; there is nothing to continue. For another training name another folder with --folder.
train-occupied = { $path } already exists, and a new training would overwrite it. Continue with --resume, or name another folder with --folder.
training-mode-unknown = There is no training { $found }. The trainings are { $known }.
cli-bots = List the bots with their levels.
cli-arena = Let bots play each other, and rate them.
cli-cluster = Play on a Ray cluster: the address of its head node, or local.
cli-bench-bots = Measure how fast the bots think.
cli-bench-turns = How many turns the planner plays.
cli-strength = Measure how strong the bots are, as published.
cli-strength-rows = The measurements to run; all if left out.
cli-strength-series = The series of deals; the last one named if left out.
cli-strength-folder = A folder for the games, so that an interrupted measurement can continue.
cli-strength-page = A page of the documentation to write the table into.
strength-unknown = There is no measurement { $found }. The measurements are { $known }.
strength-series-unknown = There is no series { $found } to play. The series are { $known }.
strength-series-uncommitted = The series { $series } is in no commit yet. Commit its name, note that commit beside it, and then play.
cli-solo = Measure bots against the Mastermind in solo.
cli-contestants = Bots by name, as projectl bots lists them, or your own as file.py:Class.
cli-series = The name of a series of deals: the same name gives the same deals.
cli-seconds = How long a bot may think about one action.
cli-store = Where finished games are kept, so that an interrupted run can continue.
arena-stopped = Stopped. Finished games are kept in { $path }; the same command continues.
arena-stopped-unkept = Stopped. No games were kept; name a file with --store next time.
arena-more-games = Games played: { $games }, asked for: { $asked }. Every deal is played in all seat orders.
arena-first-player = First player: { $share } of the victories ({ $interval }; even would be { $even }).
arena-rounds = Rounds: { $mean } on average, { $least } to { $most }.
arena-series = Series { $series }. Played by { $bots }.
arena-forfeit = Forfeit: { $what }
sprt-shares = The sequential test needs two shares between 0 and 1, the lower one first, not { $low } and { $high }.
sprt-bots = The sequential test compares two bots at a table for two, not { $bots }.
cli-sprt = Stop as soon as the first bot’s share is known to be this or that: --sprt 0.5 0.55. Each error: 5 %.
arena-sprt =
    Sequential test, deals: { $deals }. { $verdict ->
        [low] A share of { $low } rather than { $high }.
        [high] A share of { $high } rather than { $low }.
       *[open] Undecided between { $low } and { $high }.
    }
cli-record-games = Write a record of every game into this folder.
records-occupied = This folder already holds { $file }. Name another one.
cli-csv = Write the table to this file too.
cli-html = Write a page with plots to this file too.
cli-admin = For server hosts: backup, games, accounts. Servers may run meanwhile.
cli-admin-backup = Write a copy of the database to a new file.
cli-admin-restore = Replace everything in the database with a copy.
cli-admin-list = List games, newest first.
cli-admin-close = End games. Their players are told.
cli-admin-delete = Delete games with all that was played and said in them.
cli-admin-players = List the accounts.
cli-admin-reset-password = Give an account a new password, and print it.
cli-admin-migrate = Bring the tables of a database up to date. Servers do it when they start.
cli-bench = Measure how fast things are.
cli-bench-judge = Measure how well the judge’s chances hold.
cli-bench-judge-minutes = Stop playing after this many minutes.
bench-judge-left = Games of the series so far: { $games } / { $all }. The same command continues.
cli-bench-server = Measure a server with a thousand games, about five minutes.
cli-bench-crash = Kill a server under load and spoil its messages; nothing may be lost. About nine minutes.
cli-bench-history = Measure a server with very many finished games. About ten minutes.
cli-bench-history-games = How many finished games.
cli-bench-chaos = Let everything go wrong while people play: restarts, full disks, floods; nothing may be lost. Up to 15 minutes.
cli-bench-database = sqlite or postgresql; a fresh database of that kind is made and removed.
cli-bench-lab = Measure the environments for agents against PettingZoo and pgx, on one core.
cli-bench-engine = Measure the engine against python-chess.
cli-version = Show the version and exit.
cli-language = The language to speak, after any command too: cs, de, en, es, fr, it, ja, ru or uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 or rulebook-2023.
cli-players = How many players; 1 in solo.
cli-variant = standard, solo or line-clear.
cli-difficulty = Of solo: standard, challenging, unbeatable or no-mercy.
cli-expansion = ghost, ambassador or phoenix; may be given several times.
cli-deluxe = Play with the deluxe box, where it is an option.
cli-known-scores = Play with open scores.
cli-endless-white = Play with Endless White.
cli-own-puzzles = A puzzle file of your own; may be given several times.
cli-seats = Who plays, such as human,level:4: for each seat human or a bot (projectl bots lists them), also one of your own (FILE.py:Class).
cli-solo-difficulty = How strong the Mastermind is, unbeatable if left out; may be given several times.
cli-seed = What the shuffle is made of; the same seed gives the same game.
cli-resume = Continue a saved game.
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
cli-open = Open the game in the browser; if the port is taken, listen on the next free one.
cli-processes = How many processes serve together; more than one need PostgreSQL.
cli-logs = The log: people (only what goes wrong), text, json, or auto: people at a terminal, else json.

## What `projectl serve` tells

serve-processes-alone = Several processes (here { $count }) can serve together only on PostgreSQL: a database in a file belongs to one process. Add --database postgresql://USER@HOST/NAME.
serve-running = A server is already running at { $address }.
serve-port-taken = Port { $port } is taken by another program. Choose another one with --port.
serve-port-forbidden = Port { $port } isn’t open to this user. Choose one above 1023 with --port.
serve-host-unknown = { $host } is not an address of this computer: { $reason }. Leave the setting host out, or name another.
serve-ready = Project L is ready: { $address }
serve-only-here = Only this computer can join. To let others in: { $command }
serve-others = Others on your network: { $address }, or this code:
serve-others-named = Others find it at { $name }.
serve-stop = Press Ctrl+C to stop. Every game is saved.
serve-stopped = Stopped. Unfinished games go on next time.
log-database = The database isn’t answering as it should: { $reason }
log-bot = A bot had trouble with its turn ({ $event }: { $reason }). The game goes on.
log-game = A game can’t be opened ({ $reason }). All others go on.
log-other = Something went wrong ({ $event }: { $reason }). Start with --logs text to read more.

## What `projectl selfcheck` shows

selfcheck-title = Checked games by mode
selfcheck-running = Playing and checking
selfcheck-rate = { $rate } games/s
selfcheck-mode = mode
selfcheck-games = games
selfcheck-steps = steps
selfcheck-completions = completed
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
selfcheck-ok = Games: { $games }, minutes: { $minutes }. Nothing found.
selfcheck-few = Games: { $games }, minutes: { $minutes }. Nothing found. With fewer than { $enough } games in a mode, a thing that never happened is not a fault.
selfcheck-found = Games: { $games }, minutes: { $minutes }, faults: { $found }.
selfcheck-interrupted = Interrupted. Games: { $games }, minutes: { $minutes }.

## What `projectl bench engine` shows

bench-net-database = There is no benchmark for { $found }. The databases are { $known }.
bench-net-no-postgres = PostgreSQL cannot be started: { $what }. Install its server (initdb and pg_ctl).
bench-net-stage-prepare = Filling a fresh database …
bench-net-stage-durable = Measuring the server …
bench-net-stage-volatile = Measuring the same server with storage switched off …
bench-net-stage-echo = Measuring a bare websocket echo …
bench-net-stage-crash = Playing and killing …
bench-net-stage-chaos = Playing while everything goes wrong …
bench-net-stage-faults = Spoiling messages …
bench-net-stage-check = Reading the log again …
bench-net-title = The server on { $backend }
bench-net-raised = Raised for the bench: { $limits }.
bench-net-realtime = Server, database and clients went before all other processes of the machine (as by chrt --rr 1).
bench-net-missed = Missed: { $figures }.
bench-net-processes = server processes
bench-net-load = load of the machine at the start
bench-net-load-after = load of the machine at the end
bench-net-restart-s = start with all games until ready, seconds
bench-net-connect-s = connecting all websockets, seconds
bench-net-games = running games of four players
bench-net-sockets = websockets
bench-net-clients = websockets of players
bench-net-actions = actions in the time measured
bench-net-errors = errors
bench-net-p50-ms = from sending to acknowledgement, half of all, ms
bench-net-p99-ms = from sending to acknowledgement, 99 of 100, ms
bench-net-max-ms = from sending to acknowledgement, the longest, ms
bench-net-kib-per-game = memory per running game and process, KiB
bench-net-kib-per-socket = memory per idle websocket, KiB
bench-net-cpu-us-per-action = processor time per action, µs
bench-net-durable-over-volatile-cpu = processor time, × storage switched off
bench-net-volatile-over-echo-cpu = processor time without storage, × bare echo
bench-net-kills = kill -9
bench-net-acknowledged = acknowledged actions
bench-net-lost = of them lost
bench-net-doubled = done twice, or although refused
bench-net-resume-s-max = from the server’s return to the last greeting, at most, seconds
bench-net-back-s-max = from the kill to the server’s return, at most, seconds
bench-net-views-checked = views compared with the log
bench-net-views-wrong = of them wrong
bench-net-log-faults = exceptions and errors in the servers’ logs
bench-net-cut = messages cut off with the line
bench-net-delayed = messages in two parts
bench-net-duplicated = messages sent twice
bench-net-reordered = messages in the wrong order
bench-net-garbage = messages of garbage
bench-net-faults-acknowledged = acknowledged in spite of it
bench-net-faults-lost = of them lost
bench-net-faults-doubled = done twice, or although refused
bench-net-faults-views-wrong = views that differ from the log
bench-net-answers-5xx = answers to requests that tell of a failure inside (5xx)
bench-net-stage-fill = Playing, and writing { $games } finished games …
bench-net-stage-migrate = Bringing the tables up to date …
bench-net-stage-start = Starting the server …
bench-net-stage-ask = Asking a server with few and one with many games in turn …
bench-net-stage-alone = Asking for somebody with very many games …
bench-net-finished-games = finished games
bench-net-fill-s = writing them, seconds
bench-net-database-mib = size of the database before, MiB
bench-net-migrate-s = bringing the tables up to date, with a copy before, seconds
bench-net-start-s = start until ready, seconds
bench-net-start-few-s = start with few games, seconds
bench-net-callback-ms-max = processor time of the longest callback of the event loop, ms
bench-net-lists-ratio = lists, × as long as with few games
bench-net-profile-ratio = profile, × as long as with few games
bench-net-export-ratio = export, × as long as with few games
bench-net-busy-profile-ms = profile of somebody with very many games, ms
bench-net-busy-mine-ms = their games, ms
bench-net-busy-running-ms = their running games, ms
bench-net-busy-solo-ms = their finished solo games, ms
bench-net-busy-export-ms = their export, ms
bench-net-leave-ms = being forgotten with 25 games, ms
bench-net-leave-new-ms = being forgotten without a game, ms
bench-net-skipped = Left out, because this machine does not allow it: { $faults }.
bench-net-backups-wrong = backups that were damaged
bench-net-visit-s-max = longest wait of a visitor during an attack, seconds
bench-net-visitors-refused = visitors turned away during an attack
bench-net-memory-second-over-first = memory after the second round, × the first
bench-net-memory-mib = memory of the servers after the first round, MiB
bench-net-tasks-dead = tasks of the servers that are dead at the end
bench-net-moves-s-max = from the end of a fault until the last table moved, at most, seconds
bench-net-faults = faults
bench-missing-peer = The benchmark compares with { $package }, which is not installed: pip install { $package }
bench-stage-record = Playing the games to be replayed …
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
bench-state-bytes = a compiled state, bytes
bench-load = load of the machine at the start
bench-picture-title = Legal actions + step, per second
bench-picture-scale = one core, logarithmic scale; two players, revised-2021; × python-chess
bench-bar-chess-moves-per-s = python-chess
bench-bar-interpreted-steps-per-s = interpreted, random games
bench-bar-interpreted-replay-steps-per-s = interpreted, recorded games
bench-bar-compiled-steps-per-s = compiled, random games
bench-bar-compiled-replay-steps-per-s = compiled, recorded games

## `projectl admin`

cli-admin-file = The file of the copy.
cli-admin-game = The ids of games.
cli-admin-name = The name of an account.
cli-admin-limit = At most this many.
cli-admin-status = Only games that are open, running or over.
cli-admin-player = Only games in which the player with this id has a seat.
cli-admin-yes = Do not ask first.
admin-ask-restore = Replace everything in the database with { $file }?
admin-ask-delete = { $count ->
    [one] Delete 1 game for good?
   *[other] Delete { $count } games for good?
}
admin-backed-up = Written: { $file } ({ $kib } KiB).
admin-restored = Restored from { $file }. Running servers have read everything anew.
admin-set-aside = The damaged database is kept as { $path }.
admin-closed = Closed: { $game }.
admin-deleted = Deleted: { $game }.
admin-password = The new password of { $name } is { $password }
admin-migrated = Schema before: { $before }; now: { $now }.
admin-none = There are none.
admin-one-of = { $found } is not one of { $known }.
admin-column-id = Id
admin-column-status = Status
admin-column-variant = Variant
admin-column-seats = Seats
admin-column-changed = Last action (UTC)
admin-column-name = Name
admin-column-since = Since (UTC)
