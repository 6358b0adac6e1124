# Advice that a player asks for: hints in three depths, and whether a puzzle can be finished.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why there is no advice

advice-not-now = Du bist nicht am Zug, also gibt es nichts zu raten.
advice-no-puzzle = Auf Platz { $slot } liegt kein unvollendetes Puzzle.

## What a hint points at first; $slot is an own puzzle or a slot of the rows, $open how many cells are open

hint-look-puzzle = Schau auf Puzzle { $slot }. Offene Felder: { $open }.
hint-look-row = Schau auf Platz { $slot } der Reihen.
hint-look-decks = Schau auf die Stapel.
hint-look-rows = Schau auf die Reihen. Andere Puzzles würden dir besser passen.
hint-look-pieces = Schau auf deine Teile.
hint-look-choice = Schau auf die Belohnung, die du wählen kannst.
hint-look-turn = Du brauchst nur noch zu bestätigen.
hint-even = Alle deine Züge sind etwa gleich gut. Heb dir ein Teil auf.

## Which action; the next step of a plan

hint-do-take = Nimm dieses Puzzle.
hint-do-take-deck = Nimm das oberste Puzzle eines Stapels.
hint-do-piece = Nimm ein Teil der Stufe 1.
hint-do-recycle = Recycle eine Reihe.
hint-do-order = Wähle die Reihenfolge der recycelten Reihe.
hint-do-upgrade = Werte ein Teil auf.
hint-do-master = Nutze deine Masteraktion.
hint-do-ambassador = Nutze dein Ambassador-Puzzle.
hint-do-ghost = Zerlege ein Ghost Piece.
hint-do-place = Lege dort ein Teil.
hint-do-stop = Beende das Legen.
hint-do-cancel = Brich ab, was du begonnen hast.
hint-do-end = Beende deinen Zug.
hint-do-choose = Wähle deine Belohnung.
hint-do-complete = Wähle, welche Belohnung zuerst kommt.
hint-do-level-up = Werte mit deinem Pfeil ein Teil auf.
hint-do-decline = Lehne den Pfeil ab.
hint-do-done = Lege nichts mehr.

## The same with what it is about

hint-step-take = Nimm das Puzzle auf Platz { $slot } der Reihen.
hint-step-take-deck = { $deck ->
    [white] Nimm das oberste Puzzle des weißen Stapels.
   *[black] Nimm das oberste Puzzle des schwarzen Stapels.
}
hint-step-upgrade = Tausche { PIECE($piece, case: "acc") } gegen { PIECE($taken, case: "acc") }.
hint-step-level-up = Pfeil: Tausche { PIECE($piece, case: "acc") } gegen { PIECE($taken, case: "acc") }.
hint-step-place = Lege { PIECE($piece, case: "acc") } auf Puzzle { $slot }.
hint-step-choose = Wähle { PIECE($taken, case: "acc") }.
hint-step-complete = Nimm zuerst die Belohnung von Puzzle { $slot }.

## Why: each sentence is true of the position; $slot is an own puzzle, $count points, cells, pieces

hint-why-completes = Damit vollendest du Puzzle { $slot }. Punkte: { $count }.
hint-why-completes-taken = Du vollendest es im selben Zug. Punkte: { $count }.
hint-why-reward = Belohnung: { PIECE($piece) }.
hint-why-returns = Zurück in deinen Vorrat: { PIECE($pieces) }.
hint-why-master-completes = Eine Aktion vollendet die Puzzles { $slots }.
hint-why-opens = Danach hast du alle Teile für Puzzle { $slot }.
hint-why-master = Teile in einer Masteraktion: { $count }.
hint-why-triggers-end = Der Stapel geht aus, und das Ende beginnt.
hint-why-takes = { $piece ->
    [none] Punkte: { $count }.
   *[other] Punkte: { $count }. Belohnung: { PIECE($piece) }.
}
hint-why-held = Du hast schon Teile, die es füllen.
hint-why-denies = { $name } hat die Teile, um es sofort zu vollenden.
hint-why-progress = Dann noch offen auf Puzzle { $slot }, Felder: { $count }.
hint-why-fits = Dieses Teil passt gleich auf Puzzle { $slot }.
hint-why-grows = Felder, um die deine Teile wachsen: { $count }.
hint-why-master-ready = Teile, die dann eine Masteraktion legen könnte: { $count }.
hint-why-last-turn = Das ist dein letzter Zug.
hint-why-touch-pays = Puzzle { $slot } lohnt sich. Punkte: { $count }.
hint-why-touch-costs = Punkte, die die Teile kosten: { $count }.

## How good the turn is

hint-chance = Gewinnchance: { $chance }. Nächstbester Zug: { $next }.
hint-chance-alone = Gewinnchance: { $chance }. Ein anderer Zug ist etwa so gut.
hint-under = unter 1 %
hint-over = über 99 %
hint-percent = { $percent } %
hint-by-planner = Die volle Suche gibt es hier nicht. Dieser Tipp kommt vom Planer.

## Whether a puzzle can still be finished, and what could come between

hint-verdict-now = Ja, in diesem Zug
hint-verdict-turns = Ja, nötige Züge: { $turns }
hint-verdict-luck = Nur mit Glück
hint-verdict-too-late = Nicht vor dem Spielende
hint-risk-none = Nichts kommt dazwischen: Es braucht keine neue Karte, und kein Teil kann ausgehen.
hint-risk-draw = Im allgemeinen Vorrat fehlen Teile dafür. Sie müssten erst zurückkommen.
hint-risk-last-pieces = Der allgemeine Vorrat wird knapp. { PIECE($piece) }: noch { $count }.
hint-risk-both-act = Ein anderer Zug läuft gleichzeitig. Er kann dir ein Teil wegnehmen.
hint-risk-end-near = Das Spiel könnte vorher enden. Karten im Stapel: { $count }.

## The terminal

help-hint = Rat: hint zeigt auf etwas und sagt bei jeder Frage mehr. plan 2 sagt, ob du Puzzle 2 vollenden kannst.
cli-bench-hints = Messen, wie lange Tipps dauern und wie oft gewinnt, wer ihnen folgt.
cli-bench-hints-games = Spiele nach Tipps gegen Stufe 5

## The server: why there is no hint

hints-rated = In gewerteten Spielen gibt es keine Tipps.
hints-off = An diesem Tisch gibt es keine Tipps.
hint-not-answered = Der Tipp kam nicht rechtzeitig. Frag noch einmal.
hint-overtaken = Das Spiel ging weiter, bevor der Tipp fertig war. Frag noch einmal.
rated-hints = In einem gewerteten Spiel gibt es keine Tipps. Schalte eins von beiden aus.

## The table: buttons and what stands beside them

hint-button = Tipp
hint-tab = Tipp
hint-more = Sag mir mehr
hint-idea = Ich habe eine Idee
hint-act = Ersten Schritt tun
hint-plan-ask = Kann ich ein Puzzle vollenden?
hint-plan-show = Schritt für Schritt
hint-plan-another = Anderes Puzzle
hint-close = Tipp schließen
hint-why = Warum
hint-looked-at = Geprüfte Stellungen: { $count }.
hint-depth = { $depth } von 3
hint-steps = Schritte
hint-thinking = Denkt nach …
hint-open-to-all = Alle sehen, dass du einen Tipp genutzt hast. Die Aufzeichnung vermerkt es.
hint-none-here = An diesem Tisch gibt es keine Tipps
hint-used = hat in diesem Zug einen Tipp genutzt
hint-hinted = im Tipp
hint-puzzle = Puzzle { $slot }
hint-plan-none = Du hast kein unvollendetes Puzzle.
hint-risk-others = Die anderen können dir nötige Teile wegnehmen.
key-hint = Tipp · Kann ich ein Puzzle vollenden?
new-hints = Tipps erlaubt
new-hints-about = Wer am Zug ist, darf um Rat fragen. Nicht in gewerteten Spielen.
