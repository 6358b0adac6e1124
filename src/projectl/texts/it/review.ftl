# The review of a finished game: where it turned, what would have been better, luck and play.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why a game cannot be reviewed

review-running = Questa partita non è finita. Analizzala quando sarà terminata.
review-other-rules = Questa registrazione segue la versione { $found } delle regole e oggi andrebbe diversamente (versione { $known }). Si può solo rivedere.
review-too-short = Questa partita è troppo breve per un’analisi. Turni necessari: { $fewest }.
review-aborted = Questa partita è finita prima del tempo, quindi non si può analizzare.
review-private = Solo chi ha giocato vede l’analisi di questa partita. Chiedi un link.
review-not-made = L’analisi non è riuscita. Riprova.

## The turns; $name is a player, $round the round, in Line Clear the player’s turn

review-turn = Round { $round }, { $name }
review-own-turn = Turno { $round }, { $name }
review-touches = Ultimi Ritocchi, { $name }
review-played = Giocato
review-best = Il meglio trovato
review-did-nothing = Niente posizionato, niente preso.
review-error = Margine: { $error } %. Prove: { $count }.

## The parts of the page

review-title = Analisi
review-chances = Probabilità di vincere
review-before = in %, prima di ogni turno
review-moments = Momenti chiave
review-no-moments = Nessun turno spicca.
review-how-well = Qualità del gioco
review-accuracy = precisione
review-best-turns = migliori
review-slips = sviste
review-too-few = troppo breve per dirlo
review-hinted = { $name } ha usato consigli. Quei turni non contano per la precisione: { $count }.
review-way = Dal { $start } al { $result } %
review-own = Gioco proprio
review-others = Gioco degli altri
review-draw = La sorte
review-judged-by = Giudicato da { $name }, versione { $version }. Una perdita del { $slip } % o più è una svista.

## Kinds of key moments, and what is said of them; $points are points of chance

review-kind-slip = Svista
review-kind-best = Turno migliore
review-kind-turning = Svolta
review-kind-luck = Colpo di fortuna
review-said-slip = C’era un turno migliore. Probabilità persa: { $points } %.
review-said-best = Nessun turno migliore trovato. Vantaggio sulla scelta abituale: { $points } %.
review-said-turning = Da qui { $name } è in testa fino alla fine.
review-said-luck = Quello che è uscito ha aiutato { $name }. Probabilità: +{ $points } %.

## The page in the browser

review-turn-of = { $number } di { $total }
review-previous = Turno precedente
review-next = Turno successivo
review-on-board = Mostra sul tavolo
review-as-table = Come tabella
review-as-graph = Come grafico
review-as-good = Non si è trovato di meglio.
review-no-choice = Non c’era nulla da decidere.
review-loss = Probabilità persa: { $points } %.
review-now = { $name } { $chance } %
review-result = Risultato
review-replay = Rivedi

## The terminal

cli-review = Analizza una partita finita: svolte, turni migliori, fortuna e gioco.
cli-review-html = Scrivi l’analisi anche come pagina in questo file.
review-progress = Turni giudicati: { $done } di { $total }
