# What the server says: refusals of requests, messages of rooms.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

# $number is a seat as people count, from 1; $seat counts from 0, as programs do.

command-unknown-seat = There is no seat { $seat }; the seats are 0 to { $last }.
seat-not-yours = Seat { $number } is not yours.
seat-taken = Seat { $number } is taken.
seat-is-open = Nobody sits in seat { $number }.
seat-not-handed-over = Seat { $number } is played by you already.
seat-handed-over = A bot plays seat { $number }; take it back first.
seat-resigned = Seat { $number } has resigned.
seat-clock-empty = The clock of seat { $number } is empty, so the bot plays on.
not-the-host = Only who created the game can do that.
game-not-started = The game begins when all seats are taken.
game-has-started = The game has begun; hand your seat over to a bot, or resign.
game-is-over = The game is over.
game-not-over = The game is not over yet.
game-unknown = There is no such game.
rematch-exists = There is a rematch already.
takeback-range = Actions 0 to { $last } can be taken back to, not { $found }.
takeback-open = There is a request to take back already; answer it first.
takeback-none = Nobody has asked to take anything back.
clock-not-expired = The clock of seat { $number } has not run out.
command-id-used = The command id { $id } was used for another command.
name-wanted = A name has 1 to { $limit } printable characters.
chat-wanted = A message has 1 to { $limit } printable characters.
clock-seconds = A clock needs at least one second.
setup-seats = { $found } seats are named; the game has { $wanted }.
identity-wanted = Who are you? Ask for a guest identity first.
origin-refused = This page may not talk to this server.
host-refused = This server does not go by that name.
too-many = Too many requests. Try again in { $seconds } s.
too-large = The request is too large.
message-malformed = The message is not understood: { $reason }.
not-stored = The command could not be stored, so it was not done. Try again.
server-stopping = The server is stopping.
replay-other-rules = The game was begun under version { $found } of the rules and cannot be shown turn by turn under version { $known }.
replay-too-long = A replay shows at most { $limit } actions; this game has more.
server-busy = The server has too much to do just now. Try again in a moment.
internal-error = Something went wrong on the server.

## What the server says in the chat of a table

notice-name = The server
notice-expires = Nobody has played here for long. On { $day } this game is closed, unless somebody plays on.

## Accounts

account-exists = You have an account already.
account-wanted = This needs an account.
name-taken = The name { $name } is taken. Choose another.
password-wanted = A password has { $least } to { $limit } characters.
login-wrong = There is no such name with this password.
session-unknown = There is no such session.
player-unknown = There is no such player.

## Why a game cannot be rated

rated-account = Rated games are for players with an account.
rated-one-seat = In a rated game everybody has one seat.
rated-players = A rated game has at least two players.
rated-bots = Rated games are played without bots.
rated-handover = In a rated game no bot can play for you. You can resign.
rated-clock = A rated game needs a clock.
rated-expiry = In a rated game of three and more, a bot plays on for who runs out of time; it does not end.
rated-own-puzzles = Games with puzzle sets of one’s own are not rated.

# What a browser shows when the server has no client to send.
client-missing = The pages of the game are not built
client-missing-about = This server runs, but it was started from sources without the browser client. Run "make client" in its folder (it needs Node.js) and load this page again. Programs can play already: see docs/protocol.md.

## What `projectl admin` cannot do

admin-no-database = There is no database at { $path }. Name another with --database, or start a server first.
admin-database-fault = The database cannot be used: { $reason }.
admin-other-schema = The database has schema { $found }, this program { $wanted }. Bring it up to date with: projectl admin migrate
admin-newer-schema = The database has schema { $found }, made by a newer program; this one knows up to { $wanted }.
admin-file-exists = { $path } exists already. Choose another name.
admin-no-file = There is no file { $path }.
admin-no-backup = { $path } is not a backup of this kind of database.
admin-tool-missing = This needs { $tool }, which comes with the client programs of PostgreSQL. Install them first.
admin-tool-failed = { $tool } has failed: { $reason }.
