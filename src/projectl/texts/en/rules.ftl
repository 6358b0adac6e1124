# The rules page. `rules_page.json` beside the languages lists its sections in order, for which edition, variant or
# expansion a section or a paragraph applies, the ids of the rules that it tells, and its example. A paragraph that holds
# in some editions only has a key of its own; no text here takes the edition as a parameter.

rules-title = The rules
rules-about = How the game is played here, in our own words. This page is unofficial: the game and its name belong to their owners.
rules-edition = Edition
rules-only = Only in: { NAME($editions, of: "edition") }
rules-example = Example
rules-contents = Contents

rules-goal-title = Goal
rules-goal-1 = You fill puzzles with your pieces. Each completed puzzle gives you points and a new piece, and the pieces on it come back to you.
rules-goal-2 = More and larger pieces let you complete harder puzzles. Whoever has the most points at the end wins.

rules-components-title = Pieces and puzzles
rules-components-1 = The pieces have nine shapes and four levels. The level of a piece is the number of its cells.
rules-components-2 = You may turn and flip a piece as you like.
rules-components-3 = A puzzle has a recess to be filled, its points (top left) and its reward (top right).
rules-components-4 = White puzzles are simpler and bring pieces quickly; black ones are harder and are worth more points.
rules-components-5 = There are 15 pieces of each shape.
rules-components-6 = There are 10 pieces of each shape.
rules-components-7 = There are 10 pieces of each shape, 15 with the deluxe box.

rules-setup-title = Set-up
rules-setup-1 = All white puzzles are shuffled into the white deck. The black deck is drawn at random.
rules-setup-2 = With 2, 3, 4, 5 or 6 players the black deck has 12, 14, 16, 20 or 24 puzzles.
rules-setup-3 = With 2, 3 or 4 players the black deck has 12, 14 or 16 puzzles.
rules-setup-4 = Four puzzles of each deck lie face up in a row beside it.
rules-setup-5 = Every player starts with a piece of level 1 and a piece of level 2. All other pieces are the reserve.
rules-setup-6 = The first player is chosen at random, or by you.

rules-turn-title = Your turn
rules-turn-1 = Players take turns clockwise. A turn has three actions, in any mix and order; only Master is limited to once per turn.
rules-turn-2 = You need not use all three: you may end your turn at any time.
rules-turn-3 = All three have to be used. Your turn ends early only if nothing at all is possible.
rules-turn-example = Take a white puzzle, place the bar of 2, then the single: the recess is full, both pieces come back, and the reward is yours.

rules-take-title = Take a puzzle
rules-take-1 = Take a face-up puzzle from a row and put it before you. A new one from the deck of that row takes its place.
rules-take-2 = At most four unfinished puzzles may lie before you.
rules-take-3 = Instead you may take the top puzzle of a deck. You see it only once you have taken it.

rules-piece-title = Take a level-1 piece
rules-piece-1 = Take a piece of level 1 from the reserve into your supply.
rules-piece-2 = If the reserve has none left, you take another piece, as for a reward that is missing.

rules-upgrade-title = Upgrade a piece
rules-upgrade-1 = Return a piece of your supply to the reserve and take one that is one level higher, of any shape.
rules-upgrade-2 = If the reserve has no piece of that level, take one of the next level that has some.
rules-upgrade-3 = Or exchange it for a piece of the same level with another shape, or of any lower level.
rules-upgrade-example = A bar of 2 becomes a bar of 3 or a corner. If both have run out, it becomes any piece of level 4.

rules-place-title = Place a piece
rules-place-1 = Place a piece of your supply on one of your puzzles. It must lie wholly inside the recess and on no other piece.
rules-place-2 = Once placed, it stays there until the puzzle is completed.
rules-place-example = Pick a piece, turn it and place it on the puzzle.

rules-master-title = Master action
rules-master-1 = Once per turn: place a piece on each of your puzzles, or on some of them; at most one piece on each, at least one in all.
rules-master-2 = All these pieces must be in your supply when the action begins. What comes back from a completed puzzle comes too late for it.
rules-master-example = Three pieces on three puzzles, and it is one action only.

rules-recycle-title = Recycle
rules-recycle-1 = Choose a row. Its puzzles go under their deck, in an order of your choice, and the row is dealt anew.
rules-recycle-2 = With an empty deck there is no Recycle.

rules-completing-title = Completing puzzles
rules-completing-1 = A puzzle is completed if its recess is full when an action ends. One action can complete several puzzles.
rules-completing-2 = All its pieces come back to your supply, you get its reward, and the puzzle goes to your victory pile.
rules-completing-3 = The victory pile lies face up: the scores are known.
rules-completing-4 = The victory pile lies face down until the end; as an option it lies face up, so that scores are known.
rules-completing-5 = If the reserve does not have the piece of the reward, choose another piece of the same level. If there is none, choose one a level higher or of any lower level.
rules-completing-6 = If the reserve does not have the piece of the reward, choose any piece one level higher.
rules-completing-example = The last piece fills the recess: all pieces come back, and the reward comes with them.

rules-end-title = The end of the game
rules-end-1 = The end is triggered when the black deck is empty. Finish the round, so that all have had equally many turns, and play one last round.
rules-end-2 = From then on each player may take at most one black puzzle per turn.
rules-end-3 = If nobody could ever place or take again, finishing touches begin at once.

rules-touches-title = Finishing touches
rules-touches-1 = After the last round you may place any number of pieces of your supply on your unfinished puzzles. Each of them costs 1 point.
rules-touches-2 = Meanwhile no piece comes back, and there is no reward. What is full when you are done counts as completed.
rules-touches-example = Two pieces cost 2 points and complete a puzzle of 5: a gain of 3.

rules-scoring-title = Scoring
rules-scoring-1 = Add up the points of your victory pile and take off 1 for each finishing touch.
rules-scoring-2 = Also take off the points of every puzzle that is still unfinished.
rules-scoring-3 = Unfinished puzzles cost nothing.
rules-scoring-4 = In a tie the player with more completed puzzles wins, then the one with more pieces in supply. If there is still a tie, the victory is shared.

rules-solo-title = Solo
rules-solo-1 = You play against an opponent who takes puzzles and never places a piece.
rules-solo-2 = 15 white puzzles lie on top of 10 black ones: this is the one deck. Nine puzzles form a grid; over its three columns stand one, two and one lock.
rules-solo-3 = The opponent’s supply holds 6 pieces (standard), 3 (challenging) or none (unbeatable). With no mercy, a difficulty of our own, there are no locks either.
rules-solo-4 = When you take a puzzle from a column, one lock of that column moves to the opponent’s supply.
rules-solo-5 = A puzzle taken unseen from the deck moves no lock. There is no Recycle, and black puzzles are not limited.
rules-solo-6 = After your turn the opponent takes the puzzle with the most points from the columns without locks; among equals, the first in reading order.
rules-solo-7 = Then the opponent’s whole supply and one lock of each other column move onto that column.
rules-solo-8 = If all columns are locked, each loses one lock and the opponent takes nothing.
rules-solo-9 = When the deck is empty, finish the round and play one more. Then come your finishing touches.
rules-solo-10 = Unfinished puzzles cost their points. In a tie the opponent wins.
rules-solo-example = The first column is open: the opponent takes its best puzzle, and locks close the column.

rules-line-clear-title = Line Clear
rules-line-clear-1 = For large tables: two players play at the same time.
rules-line-clear-2 = Left and right of the decks lie a white and a black row of three puzzles each. The white marker stands for the left rows and goes to the first player; the black one stands for the right rows and goes to the third player, with six players to the fourth.
rules-line-clear-3 = Both holders play their turn and take puzzles only from the rows of their marker. When both are done, the markers pass clockwise.
rules-line-clear-4 = Only the holder of the white marker may take from a deck or recycle, and recycles only a left row.
rules-line-clear-5 = When the black deck is empty, play goes on until the first player has been passed both markers again. Then come finishing touches.

rules-ghost-title = Ghost
rules-ghost-1 = Ghost pieces are white pieces of level 5. You get them by rewards and arrows, never by upgrading.
rules-ghost-2 = Ghost action: return a ghost piece to the reserve and take two or more pieces of levels 1 to 4 that together form its shape. You may place them at once, at most one on each puzzle.
rules-ghost-3 = Some puzzles reward with arrows: each raises a piece of your supply by one level, up to level 5. You may decline.
rules-ghost-4 = Two arrows may also raise two pieces by one level each.
rules-ghost-5 = In the finishing touches ghost pieces may be placed, but not split.
rules-ghost-example = Choose how the ghost piece is split.

rules-ambassador-title = Ambassador
rules-ambassador-1 = An Ambassador puzzle gives no piece. It lets you do one Ambassador action: it works like Master, but does not count as the Master of the turn.
rules-ambassador-2 = You can use it from your next action on.
rules-ambassador-3 = You can use it from your next turn on.
rules-ambassador-4 = Used or not, its points count.

rules-phoenix-title = Phoenix
rules-phoenix-1 = Seven black puzzles of 6 points each are mixed with the others before the black deck is drawn.

rules-endless-title = Endless White
rules-endless-1 = When the white deck is empty, all completed white puzzles are shuffled into a new one. Points and completed puzzles stay with those who had them.

rules-differences-title = What differs by edition
rules-differences-copies = pieces of each shape
rules-differences-players = players
rules-differences-actions = actions in a turn
rules-differences-deck = take the top of a deck
rules-differences-recycle = Recycle
rules-differences-pile = victory pile
rules-differences-black = black puzzles near the end
rules-differences-unfinished = unfinished puzzles
rules-differences-reward = missing reward
rules-differences-expansions = expansions
rules-differences-line-clear = Line Clear
rules-value-yes = yes
rules-value-no = no
rules-value-up-to-three = up to three
rules-value-exactly-three = exactly three
rules-value-face-up = face up
rules-value-face-down = face down
rules-value-no-limit = no limit
rules-value-one-per-turn = one per turn
rules-value-cost-nothing = cost nothing
rules-value-cost-points = cost their points
rules-value-same-level = same level first
rules-value-next-level = one level higher
rules-value-deluxe = 10, with the deluxe box 15
rules-value-deluxe-players = 2–4, with the deluxe box 2–6
rules-value-with-deluxe = with the deluxe box
rules-value-deluxe-line-clear = 4–6, with the deluxe box
