# Why something cannot be done.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## An action that the rules forbid; $action is its notation, $rule the id of the rule

reason-unknown-action = There is no such action. Choose one of those offered.
reason-game-over = The game is over. There is nothing left to play.
reason-no-such-seat = This game has no such seat.
reason-not-your-turn = It isn’t your turn yet.
reason-turn-is-over = Your turn is over. The markers move on once the other turn is over too.
reason-no-actions-left = You have no actions left. End your turn, or undo.
reason-choice-first = You completed a puzzle. Choose its reward first.
reason-order-first = You completed several puzzles. Choose which reward you take first.
reason-arrows-first = Upgrade a piece with your arrow first, or decline it.
reason-sequence-first = Finish or cancel what you have begun first.
reason-no-choice-open = There is nothing to choose now. Do one of your actions.
reason-no-sequence-open = There is nothing to confirm or cancel. Begin a Master Action or a Recycle first.
reason-only-touches = The last round is over. Only finishing touches are left: place pieces, or finish.
reason-touches-already-done = You have finished your finishing touches. The others are still placing.
reason-not-touches-yet = Finishing touches come after the last round. Do one of your actions, or end your turn.

reason-four-unfinished = You have 4 unfinished puzzles. Complete one before you take another.
reason-no-such-slot = The rows have no such slot. Choose a number shown on a card.
reason-slot-is-empty = This slot is empty. Choose another puzzle.
reason-other-markers-rows = These rows belong to the other marker. Take from your own rows.
reason-one-black-per-turn = The game is about to end: one black puzzle per turn. You can still take a white one.
reason-no-deck-take = In this edition puzzles come from the rows only. Choose a face-up puzzle.
reason-no-such-deck = In solo there is one deck. Take from it as from the white deck.
reason-deck-is-empty = This deck is empty. Choose a face-up puzzle.
reason-white-marker-only = Only the holder of the white marker may do this. Take a puzzle from your own rows.
reason-no-recycle = This edition has no Recycle. Take a puzzle to change the row.
reason-no-recycle-in-solo = There is no Recycle in solo. Take a puzzle to change the grid.
reason-nothing-to-reveal = The deck of this row is empty, so a Recycle would change nothing.
reason-not-in-recycled-row = This puzzle isn’t in the row you recycle. Choose one of that row.
reason-already-ordered = This puzzle already has its place under the deck. Choose one of the others.

reason-no-level-1-piece = The reserve has no yellow single left. Upgrade a piece instead.
reason-piece-not-in-supply = This piece isn’t in your supply. Use one that is, or get it first.
reason-piece-not-in-reserve = The reserve has no such piece left. Choose another.
reason-same-shape = Sideways means another shape. Choose a different piece.
reason-ghosts-not-by-exchange = Upgrading cannot give you a ghost piece. Only rewards and arrows do.
reason-level-too-high = That is too many levels up. Take one level higher, sideways or lower.
reason-not-a-level-up = An arrow only leads to a higher level. Choose such a piece, or decline.
reason-not-offered = This piece isn’t among those offered. Choose one of them.
reason-not-completed = This puzzle isn’t completed. Choose one that is.

reason-no-puzzle-there = You have no puzzle there. Choose another, or take one.
reason-outside-recess = The piece would lie outside the recess. Turn it or move it.
reason-overlaps-piece = The piece would lie on another piece. Choose open cells.
reason-puzzle-used = This puzzle already has its one piece. Choose another puzzle, or confirm.
reason-not-a-new-piece = Only the new pieces of the ghost may be placed now. Place one, or confirm.
reason-nothing-fits = None of your pieces fits on your puzzles. Take a puzzle, or get another piece.
reason-master-is-used = You have used this turn’s Master Action. You can still place pieces one at a time.
reason-no-ambassador-left = You have no unused Ambassador puzzle. Complete one to get this action.
reason-ambassador-next-turn = You can use an Ambassador puzzle from your next turn on.
reason-no-ghost-in-supply = You have no such ghost piece in your supply, so there is nothing to split.
reason-split-not-in-reserve = The reserve lacks a piece of this split. Choose another split.
reason-nothing-placed = Place at least one piece, or cancel.
reason-must-use-actions = In this edition a turn has exactly three actions. Use the ones you have left.
reason-row-not-ordered = Every puzzle of the row needs its place under the deck. Choose the next one, or cancel.

## Taking an action back

undo-nothing = You have nothing to undo in this turn.
undo-turn-passed = Your turn has passed, so it stays as it is.
undo-revealed = A new puzzle was revealed, so this action stays as it is.
undo-other-seat = Another player has acted since, so your action stays as it is.
undo-touches-done = You have finished your finishing touches, so they stay as they are.
undo-game-over = The game is over. Nothing can be undone.

## Calls of a game

seat-needed = Several seats may act now: { $seats }. Say which one does.
seat-none-acts = No seat may act now.
seat-unknown = There is no seat { $seat }. The seats are 0 to { $last }.
example-unknown = There is no example { $name } in the edition “{ NAME($edition, of: "edition") }”.
game-unknown-option = There is no option { $found }. The options are { $known }.
game-options-twice = Give either an Options or its fields by name, not both.
game-bots = Name one bot for each player: { $wanted }.
game-names = Names: { $found }, players: { $wanted }. Give one name for each player.
game-name = { $found } is not a valid player name. A name has 1 to { $limit } printable characters.
game-no-record = This game goes on from a position. How it began isn’t known, so it has no record.
hint-unknown = There is no hint { $found }. The hints are { $known }.
bot-unknown = There is no bot { $found }. The bots are { $known }; a person is human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: bots from files are not loaded here.
net-unreadable = { $path }: a net is an array of shape { $wanted }, not { $found }.
net-file = { $path } does not hold a net: { $reason }.
bot-raised = { $bot } failed: { $detail }.
bot-nonsense = { $bot } answered { $detail }, which is not one of the legal actions.
bot-overtime = { $bot } took longer than its { $detail } for a decision.
bot-died = The process of { $bot } ended during the game ({ $detail }).
bot-not-loaded = { $bot } cannot be loaded: { $detail }.
bot-changed = This changed while the games were being played: { $detail }. The last games are not kept; start again.
touches-unknown = This state does not say which pieces of seat { $seat } are finishing touches, so they cannot be hidden from the others. Compiled states do not keep them: play the end of the game with the interpreted engine.
store-damaged = { $path }, line { $line }: this is not a game of an arena. The file is left as it is.
store-other-setup = { $path } holds the games of another tournament. Name another file, or the same bots and options.
store-other-identity = { $path } holds games of something else. What differs: { NAME($what, of: "differs") } ({ $details }). Name another file.
store-identity-unknown = { $path } holds { $held } of the { $wanted } games, and does not say which bots played them. It can be read, but no games are added to it. Name another file.
differs-bot = the bot
differs-puzzles = the puzzles or the edition
differs-rules = the version of the rules
differs-engine = the engine
differs-package = the version of the program

## Options that do not go together

language-unknown = There are no texts in { $found }. The languages are { $known }.
extra-missing = This needs the package { $package }, which is not installed. Try: { $command }
value-whole = { $name } is a whole number, not { $found }.
value-range = { $name } is from { $low } to { $high }, not { $found }.
value-flag = { $name } is True or False, not { $found }.
value-text = { $name } is a text, not { $found }.
value-texts = { $name } is a list of texts, not { $found }.
value-kind = { $name } is of the type { $wanted }, not { $found }.
value-kinds = { $name } is a list of { $wanted }, not { $found }.
value-seed = A seed is a whole number, a text, or bytes (length { $wanted }), not { $found }.
value-action = An action is an Action, its notation or its code, not { $found }.
edition-unknown = There is no edition { $edition }. The editions are { $known }.
options-unknown-variant = There is no variant { $found }. The variants are { $allowed }.
options-unknown-expansion = There is no expansion { $found }. The expansions are { $allowed }.
options-unknown-difficulty = There is no difficulty { $found }. The difficulties are { $allowed }.
options-turn-cap = A turn cap is from 0 (none) to { $limit }, not { $found }.
options-not-in-edition = The edition “{ NAME($edition, of: "edition") }” does not have { NAME($what, of: "what") }. Choose another edition.
options-needs-deluxe = The edition “{ NAME($edition, of: "edition") }” has { NAME($what, of: "what") } only with the deluxe box. Choose the deluxe box too.
options-first-player = The first player is one of the seats 1 to { $players }, not { $found }.
options-endless-solo = Endless White needs two or more players. Choose another variant, or play without it.
options-difficulty = Only the solo variant has a difficulty. Choose it, or leave the difficulty out.
options-players = { $variant ->
    [solo] Solo is for 1 player, not { $found }.
   *[other] With these options the { NAME($variant, of: "variant") } of “{ NAME($edition, of: "edition") }” is for { $fewest }–{ $most } players, not { $found }.{ $more ->
        [deluxe] {" "}More can play with the deluxe box, six with the Ghost expansion too.
        [expansion] {" "}Six can play with the Ghost expansion.
        [either] {" "}Six can play with the Ghost or the Phoenix expansion.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] Black puzzles needed: { $needed }, found: { $found }.
   *[white] White puzzles needed: { $needed }, found: { $found }.
}
options-set-needs-expansion = The puzzle set { $set } belongs to the { NAME($expansion, of: "expansion") } expansion. Choose that expansion too.
seats-count = { $found ->
    [one] 1 seat is named
   *[other] { $found } seats are named
}, but the game has { $wanted ->
    [one] 1 player
   *[other] { $wanted } players
}. Name one for each.
