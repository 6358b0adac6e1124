# The statistics of a player, on the player's page.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## What is looked at

statistics-edition = Edition
statistics-edition-all = All editions
statistics-players = Players
statistics-players-all = Any number
statistics-players-of = { $players ->
    [one] 1 player
   *[other] { $players } players
}
statistics-time = Time
statistics-time-all = All time
statistics-time-year = Last 12 months
statistics-time-month = Last 30 days
statistics-against = Against
statistics-against-bots = Against bots
statistics-against-people = Against people
statistics-against-mixed = People and bots at one table
statistics-against-solo = Solo

## The figures

statistics-games = Finished games
statistics-since = since { $date }
statistics-won = Won
statistics-likely = likely between { $low } and { $high }
statistics-mean = Average score
statistics-scored = games: { $count }

## The pictures; each can be read as a table

statistics-as-table = As a table
statistics-as-picture = As a picture
statistics-won-title = Games won
statistics-won-about = With the likely range. Pale: fewer than 10 games. Below: the number of games.
statistics-won-about-rows = With the likely range. Pale: fewer than 10 games. At the end: the number of games.
statistics-by-level = by level
statistics-by-difficulty = by difficulty
statistics-by-edition = by edition
statistics-by-players = by players
statistics-level = Level { $level }
statistics-mark = { $what }. Won: { $won } of { $games }.
statistics-mark-none = { $what }. No games.
statistics-points-title = Points, by round
statistics-points-about = Average of the latest games (games: { $count }). Half of them lie in the band.
statistics-points-sum = Round { $round }. { $name }: { $own }. Others: { $others }.
statistics-points-alone = Round { $round }. { $name }: { $own }.
statistics-others = Others
statistics-pieces-title = Pieces placed
statistics-pieces-about = In the latest games (games: { $count }).
statistics-puzzles-title = Puzzles completed
statistics-puzzles-about = The bar: how many of those taken were completed. Pale: never taken.
statistics-puzzle = { $puzzle }. Taken: { $taken }. Completed: { $completed }.
statistics-column-round = Round
statistics-column-games = Games
statistics-column-range = Likely range
statistics-column-half = Middle half
statistics-column-piece = Piece
statistics-column-placed = Placed
statistics-column-puzzle = Puzzle
statistics-column-taken = Taken
statistics-column-completed = Completed

## When there is little, and what counts

statistics-none = No finished games yet. Play one, and this page begins to fill.
statistics-none-here = No games match these filters.
statistics-few = Few games so far. They don’t tell much yet.
statistics-counts = What counts
statistics-counts-about = Finished games with a winner, played in one seat and without hints. Bots and people are never counted together. Points, pieces and puzzles are of the latest 60 games.
statistics-left-hinted = Left out because of hints: { $count }
statistics-left-undecided = Left out because undecided: { $count }
statistics-left-seats = Left out because of several seats: { $count }
