# Why something cannot be done.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## An action that the rules forbid; $action is its notation, $rule the id of the rule

reason-unknown-action = There is no such action. Choose one of those that are offered.
reason-game-over = The game is over. Nothing more can be played.
reason-no-such-seat = This game has no such seat.
reason-not-your-turn = It is not your turn. Wait until it comes round to you.
reason-turn-is-over = Your turn is over. The markers pass on when the other turn is over too.
reason-no-actions-left = You have no action left. End your turn, or undo.
reason-choice-first = A completed puzzle waits for you. Answer the open choice first.
reason-sequence-first = You have begun something that is not finished. Go on with it, stop it or cancel it first.
reason-no-choice-open = There is nothing to choose now. Do one of your actions.
reason-no-sequence-open = Nothing is open that could go on, stop or be cancelled. Begin a Master or a Recycle first.
reason-only-touches = The last round is over. Only finishing touches are left: place pieces, or be done.
reason-touches-already-done = You are done with your finishing touches. The others are still at theirs.
reason-not-touches-yet = Finishing touches come after the last round. Do one of your actions, or end your turn.

reason-four-unfinished = You have 4 unfinished puzzles. Complete one before you take another.
reason-no-such-slot = The rows have no such slot. Choose a number that stands on a card.
reason-slot-is-empty = This slot is empty. Choose another puzzle.
reason-other-markers-rows = These rows belong to the other marker. Take from the rows of yours.
reason-one-black-per-turn = The end is near: one black puzzle per turn. You have taken yours; a white one is still possible.
reason-no-deck-take = In this edition puzzles are taken from the rows only. Choose a face-up puzzle.
reason-no-such-deck = In solo there is one deck. Take from it as from the white deck.
reason-deck-is-empty = This deck is empty. Choose a face-up puzzle.
reason-white-marker-only = Only the holder of the white marker may do this. Take a puzzle from your own rows.
reason-no-recycle = This edition has no Recycle. Take a puzzle to change the row.
reason-no-recycle-in-solo = There is no Recycle in solo. Take a puzzle to change the grid.
reason-nothing-to-reveal = The deck of this row is empty, so a Recycle would change nothing.
reason-not-in-recycled-row = This puzzle is not in the row that you recycle. Name one of that row.
reason-already-ordered = This puzzle has its place under the deck already. Name one of the others.

reason-no-level-1-piece = The reserve has no yellow single left. Exchange a piece instead.
reason-piece-not-in-supply = This piece is not in your supply. Use one that is, or exchange for it first.
reason-piece-not-in-reserve = The reserve has no such piece left. Choose another.
reason-same-shape = A piece cannot be exchanged for its own shape. Choose another one.
reason-ghosts-not-by-exchange = A ghost piece cannot be got by exchange. Only rewards and arrows give one.
reason-level-too-high = This is too many levels up. An exchange goes to the next level that the reserve has, sideways or down.
reason-not-a-level-up = Arrows only raise a piece. Choose a piece of a higher level, or decline.
reason-not-offered = This piece is not among those offered. Choose one of them.
reason-not-completed = This puzzle is not completed. Choose one that is.

reason-no-puzzle-there = There is no puzzle in this slot before you. Take one, or choose another slot.
reason-outside-recess = The piece would lie outside the recess. Turn it or move it.
reason-overlaps-piece = The piece would lie on another piece. Choose free cells.
reason-puzzle-used = Only one piece per puzzle, and this one has its piece already. Choose another puzzle, or stop.
reason-not-a-new-piece = Only the new pieces of the ghost may be placed now. Place one of them, or stop.
reason-nothing-fits = None of your pieces fits on your puzzles. Take a puzzle, or get another piece.
reason-master-is-used = Master is possible once per turn, and you have used it. Place a single piece instead.
reason-no-ambassador-left = You have no unused Ambassador puzzle. Complete one to get this action.
reason-ambassador-next-turn = An Ambassador puzzle can be used from your next turn on.
reason-no-ghost-in-supply = You have no such ghost piece in your supply, so there is nothing to split.
reason-split-not-in-reserve = The reserve lacks a piece of this split. Choose another split.
reason-nothing-placed = At least one piece has to be placed. Place one, or cancel.
reason-must-use-actions = In this edition a turn has exactly three actions. Use those that you have left.
reason-row-not-ordered = Every puzzle of the row needs its place under the deck. Name the next one, or cancel.

## Taking an action back

undo-nothing = There is nothing of yours in this turn to take back.
undo-turn-passed = Your turn has passed, so it stays as it is.
undo-revealed = A new puzzle was shown, so this action stays as it is.
undo-other-seat = Another player has acted since, so your action stays as it is.
undo-touches-done = You are done with your finishing touches, so they stay as they are.
undo-game-over = The game is over. Nothing can be taken back.

## Calls of a game

seat-needed = Several seats may act now: { $seats }. Say which one does.
seat-none-acts = No seat may act now.
seat-unknown = There is no seat { $seat }; the seats are 0 to { $last }.
example-unknown = There is no example { $name } in the edition { $edition }.
game-seed = A seed is { $wanted } bytes.
game-names = { $found } names for { $wanted } players; give one for each.
game-name = { $found } is no name of a player. A name has 1 to { $limit } printable characters.
game-first = There is no seat { $found } to begin; the seats are 0 to { $last }.
hint-unknown = There is no hint { $found }; the hints are { $known }.
bot-unknown = There is no bot { $found }. The bots are { $known }; a person is human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: bots from files are not loaded here.
net-unreadable = { $path }: a net is an array of shape { $wanted }, not { $found }.

## Options that do not go together

language-unknown = There are no texts in { $found }. The languages are { $known }.
edition-unknown = There is no edition { $edition }. The editions are { $known }.
options-unknown-variant = There is no variant { $found }. The variants are { $allowed }.
options-unknown-expansion = There is no expansion { $found }. The expansions are { $allowed }.
options-unknown-difficulty = There is no difficulty { $found }. The difficulties are { $allowed }.
options-turn-cap = A turn cap is from 0 (none) to { $limit }, not { $found }.
options-not-in-edition = The edition { $edition } does not have { NAME($what, of: "what") }. Choose another edition.
options-needs-deluxe = The edition { $edition } has { NAME($what, of: "what") } only with the deluxe box. Choose the deluxe box too.
options-first-player = The first player is one of the seats 1 to { $players }, not { $found }.
options-endless-solo = Endless White needs two or more players. Choose another variant, or play without it.
options-difficulty = Only the solo variant has a difficulty. Choose it, or leave the difficulty out.
options-players = { $variant ->
    [solo] Solo is for 1 player, not { $found }.
   *[other] With these options the { NAME($variant, of: "variant") } of { $edition } is for { $fewest } to { $most } players, not { $found }.{ $more ->
        [deluxe] {" "}More can play with the deluxe box, six with the Ghost expansion too.
        [expansion] {" "}Six can play with the Ghost expansion.
        [either] {" "}Six can play with the Ghost or the Phoenix expansion.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] This game needs { $needed } black puzzles; there are { $found }.
   *[white] This game needs { $needed } white puzzles; there are { $found }.
}
options-set-needs-expansion = The puzzle set { $set } belongs to the { NAME($expansion, of: "expansion") } expansion. Choose that expansion too.
seats-count = { $found ->
    [one] 1 seat is named
   *[other] { $found } seats are named
}, but the game has { $wanted ->
    [one] 1 player
   *[other] { $wanted } players
}. Name one for each.
