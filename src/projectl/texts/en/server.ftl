# What the server says: refusals of requests, messages of rooms.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

# $number is a seat as people count, from 1; $seat counts from 0, as programs do.

command-unknown-seat = There is no seat { $seat }. The seats are 0 to { $last }.
seat-not-yours = Seat { $number } is not yours.
seat-taken = Seat { $number } is taken.
seat-is-open = Nobody sits in seat { $number }.
seat-not-handed-over = You already play seat { $number } yourself.
seat-handed-over = A bot plays seat { $number }. Take over again first.
seat-resigned = The player in seat { $number } has resigned.
seat-clock-empty = Seat { $number } is out of time, so the bot plays on.
not-the-host = Only the host can do that.
game-not-started = The game begins once all seats are taken.
game-has-started = The game has begun. Hand your seat over to a bot, or resign.
game-is-over = The game is over.
game-not-over = The game is not over yet.
game-unknown = There is no such game.
rematch-exists = There is already a rematch.
takeback-range = You can take back to action 0 to { $last }, not { $found }.
takeback-open = There is already a takeback request. Answer it first.
takeback-none = Nobody has asked to take anything back.
takeback-other-rules = The game began under version { $found } of the rules, so its actions cannot be taken back under version { $known }.
clock-not-expired = Seat { $number } still has time.
command-id-used = The command id { $id } was already used for another command.
name-wanted = A name has 1 to { $limit } printable characters.
chat-wanted = A message has 1 to { $limit } printable characters.
clock-seconds = A clock needs at least one second.
setup-seats = Seats named: { $found }, players: { $wanted }. Name one seat for each player.
identity-wanted = Who are you? Ask for a guest identity first.
origin-refused = This page may not talk to this server.
host-refused = This server does not answer to that name.
too-many = Too many requests. Try again in { $seconds } s.
too-many-games = You have too many unfinished games (limit: { $limit }). Finish one of them first.
too-many-sets = Your own puzzle sets take more than { $limit } KiB in games that are unfinished or began today. Finish one of these games, or try again tomorrow.
too-many-mutes = You have muted too many players (limit: { $limit }). Unmute one of them first.
too-large = The request is too large.
message-malformed = The message cannot be read: { $reason }.
address-malformed = The address cannot be read.
few-open-files = The system lets the server have { $found } files and connections open at once, which is few: { $wanted } or more are advised (ulimit -n, or LimitNOFILE in the systemd unit).
not-stored = Your move wasn’t saved. Try it again.
server-stopping = The server is stopping.
replay-other-rules = The game began under version { $found } of the rules, so it cannot be shown turn by turn under version { $known }.
replay-too-long = This game is too long for a replay (limit: { $limit } actions).
server-busy = The server is too busy just now. Try again in a moment.
database-away = The database isn’t responding. Try again in a moment.
game-unreadable = This game can no longer be opened and was closed without a rating. You can still download its record.
not-ready = This part of the server isn’t working: { $part } ({ $reason }).
not-ready-database = The database isn’t responding ({ $reason }).
not-ready-database-deleted = The database file was deleted while the server was running. Nothing is stored until it is back.
not-ready-database-replaced = The database file was replaced while the server was running. Restart the server to use the new one.
not-ready-disk = The disk is full. Nothing can be stored until there is room.
not-ready-journal = The database does not accept what is written ({ $reason }).
not-ready-news = This process does not hear from the others ({ $reason }).
not-ready-leases = This process cannot act for bots and clocks ({ $reason }).
not-ready-sweep = The regular clean-up of games fails ({ $reason }).
not-ready-orders = The server host’s orders are not heard ({ $reason }).
internal-error = Something went wrong on the server.

## What the server says in the chat of a table

notice-name = The server
notice-expires = Nobody has played here for a long time. This game will be closed on { $day } unless someone plays.

## Accounts

account-exists = You already have an account.
account-wanted = This needs an account.
name-taken = The name { $name } is taken, or looks like one that is. Choose another.
name-reserved = The name { $name } is reserved for the game itself. Choose another.
reserved-names = Server, Project L, Projectl, Mastermind, Bot, System, Admin, Administrator, Moderator, Host, Operator, Support, Staff, Root
password-wanted = A password has { $least } to { $limit } characters.
login-wrong = Wrong name or password.
session-unknown = There is no such session.
player-unknown = There is no such player.

## Why a game cannot be rated

rated-account = You need an account to play rated games.
rated-one-seat = In a rated game everyone has one seat.
rated-players = A rated game needs at least two players.
rated-bots = Rated games are played without bots.
rated-handover = In a rated game no bot can play for you. You can resign.
rated-clock = A rated game needs a clock.
rated-expiry = In a rated game of three or more, a bot plays on for anyone who runs out of time; the game does not end.
rated-own-puzzles = Games with your own puzzle sets are not rated.

# What a browser shows when the server has no client to send.
client-missing = The game’s pages have not been built
client-missing-about = This server runs, but it was started from sources without the browser client. Run “make client” in its folder (it needs Node.js) and load this page again. Programs can play already: see docs/protocol.md.

## What `projectl admin` cannot do

settings-fault = The settings cannot be used. { $source }: { $fault }.
database-address = A database is given as { $wanted }, not as { $found }.
admin-no-database = There is no database at { $path }. Name another with --database, or start a server first.
admin-other-schema = The database has schema { $found }, this program { $wanted }. Bring it up to date with: projectl admin migrate
admin-newer-schema = The database is from a newer version of this program (schema { $found }, known up to { $wanted }). Install that version, or name another database with --database.
database-in-use = Another server is already running on { $path }. Use that one, or stop it first.
database-damaged = { $path } is damaged, or is not a database. Nothing was changed. Put a backup in its place with: projectl admin restore FILE
database-disk-full = The disk of { $path } is full. Nothing was changed. Make room, then try again.
database-unusable = { $path } can’t be used: { $reason }. Check who may read and write there, or name another database with --database.
database-unreachable = The database at { $address } isn’t available: { $reason }. Check the address, and that it is running.
admin-file-exists = { $path } already exists. Choose another name.
admin-no-file = There is no file { $path }.
admin-no-folder = There is no folder { $path }. Create it first, or choose another.
admin-no-backup = { $path } is not a backup of this kind of database.
admin-tool-missing = This needs { $tool }, which comes with the client programs of PostgreSQL. Install them first.
admin-tool-failed = { $tool } has failed: { $reason }.

## What is said while a database of an earlier version is brought up to date

migration-copying = Before the database is brought up to date, it is copied to { $path } …
migration-copy-part = Copied: { $percent } %
migration-copied = The database as it was is in { $path }. Once all is well, you can delete that file.
migration-step = Step { $step } of { $steps }: { $what } …
migration-no-copy = The database cannot be copied to { $path }: { $reason }. Nothing was changed. Make room there, then start again.
migration-failed = The database cannot be brought up to date: { $reason }. Nothing was changed.
