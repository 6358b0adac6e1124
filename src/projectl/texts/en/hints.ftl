# Advice that a player asks for: hints in three depths, and whether a puzzle can be finished.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why there is no advice

advice-not-now = It isn’t your turn, so there is nothing to advise.
advice-no-puzzle = There is no unfinished puzzle in slot { $slot }.

## What a hint points at first; $slot is an own puzzle or a slot of the rows, $open how many cells are open

hint-look-puzzle = Look at puzzle { $slot }. Open cells: { $open }.
hint-look-row = Look at slot { $slot } of the rows.
hint-look-decks = Look at the decks.
hint-look-rows = Look at the rows. Other puzzles would suit you better.
hint-look-pieces = Look at your pieces.
hint-look-choice = Look at the reward you can choose.
hint-look-turn = Nothing left to do but confirm.
hint-even = All your turns are about equal. Keep a piece for later.

## Which action; the next step of a plan

hint-do-take = Take that puzzle.
hint-do-take-deck = Take the top puzzle of a deck.
hint-do-piece = Take a level-1 piece.
hint-do-recycle = Recycle a row.
hint-do-order = Choose the order of the recycled row.
hint-do-upgrade = Upgrade a piece.
hint-do-master = Use your Master Action.
hint-do-ambassador = Use your Ambassador puzzle.
hint-do-ghost = Split a ghost piece.
hint-do-place = Place a piece there.
hint-do-stop = Finish placing.
hint-do-cancel = Cancel what you have begun.
hint-do-end = End your turn.
hint-do-choose = Choose your reward.
hint-do-complete = Choose which reward comes first.
hint-do-level-up = Upgrade a piece with your arrow.
hint-do-decline = Decline the arrow.
hint-do-done = Place nothing more.

## The same with what it is about

hint-step-take = Take the puzzle in slot { $slot } of the rows.
hint-step-take-deck = { $deck ->
    [white] Take the top of the white deck.
   *[black] Take the top of the black deck.
}
hint-step-upgrade = Upgrade { PIECE($piece, case: "art") } to { PIECE($taken, case: "art") }.
hint-step-level-up = Arrow: upgrade { PIECE($piece, case: "art") } to { PIECE($taken, case: "art") }.
hint-step-place = Place { PIECE($piece, case: "art") } on puzzle { $slot }.
hint-step-choose = Choose { PIECE($taken, case: "art") }.
hint-step-complete = Take the reward of puzzle { $slot } first.

## Why: each sentence is true of the position; $slot is an own puzzle, $count points, cells, pieces

hint-why-completes = That completes puzzle { $slot }. Points: { $count }.
hint-why-completes-taken = You complete it in the same turn. Points: { $count }.
hint-why-reward = Reward: { PIECE($piece) }.
hint-why-returns = Back in your supply: { PIECE($pieces) }.
hint-why-master-completes = One action completes puzzles { $slots }.
hint-why-opens = Then you hold all pieces that puzzle { $slot } needs.
hint-why-master = Pieces placed by one Master Action: { $count }.
hint-why-triggers-end = The deck runs out, so the end begins.
hint-why-takes = { $piece ->
    [none] Points: { $count }.
   *[other] Points: { $count }. Reward: { PIECE($piece) }.
}
hint-why-held = You already hold pieces that fill it.
hint-why-denies = { $name } holds the pieces to complete it at once.
hint-why-progress = Open cells left on puzzle { $slot }: { $count }.
hint-why-fits = That piece fits puzzle { $slot } at once.
hint-why-grows = Cells that your pieces gain: { $count }.
hint-why-master-ready = Pieces that one Master Action could place then: { $count }.
hint-why-last-turn = This is your last turn.
hint-why-touch-pays = Puzzle { $slot } pays off. Points: { $count }.
hint-why-touch-costs = Points that the pieces cost: { $count }.

## How good the turn is

hint-chance = Win chance: { $chance }. Next best: { $next }.
hint-chance-alone = Win chance: { $chance }. Another turn is about as good.
hint-under = under 1 %
hint-over = over 99 %
hint-percent = { $percent } %
hint-by-planner = The full search isn’t available here. This hint is the planner’s.

## Whether a puzzle can still be finished, and what could come between

hint-verdict-now = Yes, this turn
hint-verdict-turns = Yes, turns needed: { $turns }
hint-verdict-luck = Only with luck
hint-verdict-too-late = Not before the game ends
hint-risk-none = Nothing can come between: it needs no draw, and no piece can run out.
hint-risk-draw = The reserve lacks pieces for it. They would have to come back first.
hint-risk-last-pieces = The reserve is low. { PIECE($piece) }: { $count } left.
hint-risk-both-act = Another turn runs at the same time. It may take a piece you need.
hint-risk-end-near = The game could end first. Cards left in the deck: { $count }.

## The terminal

help-hint = Advice: hint points at something, and says more each time you ask. plan 2 tells whether you can finish puzzle 2.
cli-bench-hints = Measure how long hints take and how often following them wins.
cli-bench-hints-games = games played by hints against level 5

## The server: why there is no hint

hints-rated = Rated games have no hints.
hints-off = This table plays without hints.
hint-not-answered = No hint came in time. Ask again.
hint-overtaken = The game went on before the hint was ready. Ask again.
rated-hints = A rated game has no hints. Switch one of them off.

## The table: buttons and what stands beside them

hint-button = Hint
hint-tab = Hint
hint-more = Tell me more
hint-idea = I have an idea
hint-act = Do the first step
hint-plan-ask = Can I finish a puzzle?
hint-plan-show = Show step by step
hint-plan-another = Another puzzle
hint-close = Close the hint
hint-why = Why
hint-looked-at = Positions looked at: { $count }.
hint-depth = { $depth } of 3
hint-steps = Steps
hint-thinking = Thinking…
hint-open-to-all = Everyone sees that you used a hint. The record notes it.
hint-none-here = This table plays without hints
hint-used = used a hint this turn
hint-hinted = hinted
hint-puzzle = Puzzle { $slot }
hint-plan-none = You have no unfinished puzzle.
hint-risk-others = The others may take pieces you need.
key-hint = Hint · Can I finish a puzzle?
new-hints = Hints allowed
new-hints-about = Anyone may ask for advice on their turn. Not in rated games.
