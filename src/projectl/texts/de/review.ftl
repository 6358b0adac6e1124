# The review of a finished game: where it turned, what would have been better, luck and play.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why a game cannot be reviewed

review-running = Dieses Spiel läuft noch. Analysiere es, wenn es zu Ende ist.
review-other-rules = Diese Aufzeichnung ist nach Regelversion { $found } und verläuft heute (Version { $known }) anders. Sie lässt sich nur ansehen.
review-too-short = Dieses Spiel ist zu kurz für eine Analyse. Nötige Züge: { $fewest }.
review-aborted = Dieses Spiel wurde vorzeitig beendet und lässt sich deshalb nicht analysieren.
review-private = Nur die Beteiligten sehen die Analyse dieses Spiels. Bitte sie um einen Link.
review-not-made = Die Analyse kam nicht zustande. Versuche es noch einmal.

## The turns; $name is a player, $round the round, in Line Clear the player’s turn

review-turn = Runde { $round }, { $name }
review-own-turn = Zug { $round }, { $name }
review-touches = Letzte Handgriffe, { $name }
review-played = Gespielt
review-best = Bestes gefunden
review-did-nothing = Nichts gelegt, nichts genommen.
review-error = Auf { $error } % genau. Stichproben: { $count }.

## The parts of the page

review-title = Analyse
review-chances = Gewinnchance
review-before = in %, vor jedem Zug
review-moments = Schlüsselmomente
review-no-moments = Kein Zug sticht heraus.
review-how-well = Wie gut gespielt
review-accuracy = Genauigkeit
review-best-turns = beste
review-slips = Patzer
review-too-few = zu kurz, um es zu sagen
review-hinted = { $name } hat Tipps genutzt. Diese Züge zählen nicht für die Genauigkeit: { $count }.
review-way = Von { $start } auf { $result } %
review-own = Eigenes Spiel
review-others = Spiel der anderen
review-draw = Das Aufdecken
review-judged-by = Beurteilt von { $name }, Version { $version }. Ab { $slip } % Verlust gilt ein Zug als Patzer.

## Kinds of key moments, and what is said of them; $points are points of chance

review-kind-slip = Patzer
review-kind-best = Bester Zug
review-kind-turning = Wendepunkt
review-kind-luck = Glück beim Aufdecken
review-said-slip = Es gab einen besseren Zug. Verlorene Gewinnchance: { $points } %.
review-said-best = Kein besserer Zug wurde gefunden. Vorsprung vor der üblichen Wahl: { $points } %.
review-said-turning = Von hier an führt { $name } bis zum Schluss.
review-said-luck = Was aufgedeckt wurde, half { $name }. Gewinnchance: +{ $points } %.

## The page in the browser

review-turn-of = { $number } von { $total }
review-previous = Voriger Zug
review-next = Nächster Zug
review-on-board = Auf dem Tisch zeigen
review-as-table = Als Tabelle
review-as-graph = Als Diagramm
review-as-good = Nichts Besseres gefunden.
review-no-choice = Hier gab es nichts zu entscheiden.
review-loss = Verlorene Gewinnchance: { $points } %.
review-now = { $name } { $chance } %
review-result = Ergebnis
review-replay = Ansehen

## The terminal

cli-review = Ein beendetes Spiel analysieren: Wendepunkte, bessere Züge, Glück und Spiel.
cli-review-html = Die Analyse auch als Seite in diese Datei schreiben.
review-progress = Beurteilte Züge: { $done } von { $total }
