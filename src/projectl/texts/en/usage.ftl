# Help, usage errors and tables of the command line.

usage-line = Usage: { $usage }
usage-word-options = options
usage-word-command = command
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-help-option = Show this help and exit.
usage-no-command = There is no command { $found }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
} Help: { $help }
usage-no-option = There is no option { $found }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
} Help: { $help }
usage-missing = { $name } is missing. Help: { $help }
usage-needs-value = { $name } needs a value. Help: { $help }
usage-takes-no-value = { $name } takes no value. Help: { $help }
usage-whole-number = { $name } must be a whole number. Help: { $help }
usage-number = { $name } must be a number. Help: { $help }
usage-value = { $name } cannot have this value. Help: { $help }
usage-aborted = Stopped. Nothing was changed.
usage-interrupted = Stopped.
usage-extra = This is too much: { $found }. Help: { $help }

head-bot = bot
head-level = level
head-won = won
head-margin = margin
head-turns = turns
head-ms-per-turn = ms/turn
head-evaluations-per-turn = eval/turn
head-wins = wins
head-rating = rating
head-score = score
head-against = against
head-games = games
head-better = better
head-row = row
head-floor = floor
head-goal = goal
head-repeat = repeat
head-identity = identity
head-solo = { $difficulty }, { $edition }, games: { $games }
head-arena = Games: { $games }
