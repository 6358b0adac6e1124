# Il gioco nel terminale e gli altri comandi.

prompt = >
menu-commands = undo · help · legal · look · save · quit
banner-complete = Turno completo. Invio lo finisce.

ask-take = { $decks ->
    [yes] Quale puzzle? Il numero sulla carta, o white o black per il primo di un mazzo. Invio torna indietro.
   *[no] Quale puzzle? Il numero sulla carta. Invio torna indietro.
}
ask-give = Quale pezzo dai? Invio torna indietro.
ask-get = Che cosa prendi per { PIECE($piece, case: "def") }? Invio torna indietro.
ask-piece = Quale pezzo? Invio torna indietro.
ask-puzzle = Su quale puzzle va { PIECE($piece, case: "def") }? Invio torna indietro.
ask-way = Modi di posizionarlo: { $count }. Quale? Invio torna indietro.
ask-ghost = Quale Pezzo Fantasma dividi? Invio torna indietro.
ask-split = In quali pezzi dividi { PIECE($piece, case: "def") }? Invio torna indietro.
ask-recycle = Quale fila ricicli? Invio torna indietro.
ask-order = In quale ordine vanno sotto il mazzo, dall’alto? Invio lascia { $slots }.
order-wrong = Indica ognuno di { $slots } una volta, per esempio: { $slots }.
level-skipped = La riserva comune non ha pezzi di livello { $level }: vale il livello successivo.
answer-number = Scegli tra { $numbers }.
puzzle-to-fill = { $colour ->
    [black] puzzle nero
   *[white] puzzle bianco
}, { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}, caselle libere: { $open }
puzzle-numbered = puzzle { $slot }
way-completes = { $number } pieno
row-of = { $deck ->
    [black] fila nera
   *[white] fila bianca
}
group-up = superiore
group-same = stesso livello
group-lower = inferiore

pass-to = { $name }, tocca a te. Premi Invio.
ask-seat = Chi agisce? I due turni si giocano insieme.
nobody-else = Ora non può agire nessun altro.
left = Alla prossima.
menu-number = Le scelte vanno da 1 a { $last }. Per le altre parole vedi help.
press-enter = Premi Invio.
look-which = La plancia di quale giocatore? Scrivi da look 1 a look { $last }.
ask-save = Salvare la partita? Scrivi il nome di un file, o Invio per uscire senza salvare.
ask-overwrite = { $path } esiste già. Sovrascriverlo? s o n
yes-letter = s
no-words = n no
saved = Salvato in { $path }.
save-not-done = Non è stato salvato nulla.
save-needs-name = Indica un file, per esempio: save game.txt

help-turn = Un turno ha tre azioni, in qualsiasi combinazione:
    – prendere un puzzle; puoi averne di fronte a te al massimo quattro da completare
    – prendere un pezzo di livello 1
    – promuovere un pezzo di un livello, o scambiarlo con uno dello stesso livello o inferiore
    – posizionare un pezzo su uno dei tuoi puzzle; ci resta finché il puzzle non è completato
    – Azione Maestro, una volta per turno: posizionare un pezzo su ognuno di più puzzle
help-deck = Invece di un puzzle scoperto puoi prendere il primo di un mazzo, senza vederlo.
help-recycle = Il Riciclo mette un’intera fila sotto il suo mazzo, nell’ordine che scegli, e ne dispone una nuova.
help-ghost = Un Pezzo Fantasma ha cinque caselle. Puoi dividerlo in pezzi che ne riempiono la forma e posizionarli nella stessa azione, uno su ogni puzzle.
    Ogni freccia di una ricompensa promuove un pezzo di un livello.
help-ambassador = Un puzzle Ambasciatore completato ti dà un’Azione Ambasciatore. Funziona come l’Azione Maestro e non la consuma.
help-endless = Quando il mazzo bianco è vuoto, i puzzle bianchi completati ne formano uno nuovo.
help-solo = Dopo il tuo turno l’avversario prende il puzzle con più punti dalle colonne senza blocchi. I suoi pezzi e un blocco di ogni altra colonna passano poi su quella colonna.
    Se prendi da una colonna bloccata, l’avversario riceve uno dei suoi blocchi. Ti servono più punti di lui: in caso di pareggio vince l’avversario.
help-line-clear = Due giocatori agiscono insieme, ognuno con le file del proprio segnalino. La parola seat cambia chi è alla tastiera.
help-end-exact = Devi usare tutte e tre le azioni. Poi Invio finisce il turno.
help-end-early = Puoi finire il turno quando vuoi. Usate tutte le azioni, Invio lo finisce.
help-unfinished = Alla fine i puzzle incompiuti costano i loro punti.
help-completing = Un puzzle pieno è completato: i suoi pezzi tornano, ricevi la sua ricompensa (in alto a destra sulla carta) e alla fine i suoi punti (in alto a sinistra).
    Quando il mazzo che decide la fine è esaurito, si gioca questo round, poi ancora uno. Poi vengono gli Ultimi Ritocchi.
help-typing =
    Scegli con un numero, o scrivi un’azione, intera o in parte:
    – take 3, take white, piece, exch I2 V3, master, end
    – place V3@2 b2b3c3 mette un V3 sul tuo puzzle 2 sulle caselle b2, b3 e c3 (le lettere sono colonne, i numeri righe)
    – place V3 chiede il resto
help-commands = Altre parole:
    – undo annulla la tua ultima azione
    – legal elenca tutte le azioni, look 2 mostra la plancia di un giocatore, pile la tua pila, log ciò che è successo
    – save FILE, quit
help-touches = Posiziona sui tuoi puzzle incompiuti i pezzi che vuoi; ognuno costa 1 punto. Nessun pezzo torna e non ci sono ricompense.
    Un puzzle pieno quando finisci vale i suoi punti. In alcune edizioni uno non pieno costa i suoi punti. Poi scrivi done.
help-choice-reward = La riserva comune non ha più il pezzo della tua ricompensa. Scegli un sostituto.
help-choice-level-up = Una freccia promuove un pezzo della tua riserva. Scegli quale, o rinuncia.
help-choice-order = Hai completato più puzzle. Scegli quale ricompensa prendi per prima: una freccia che viene dopo può promuovere una ricompensa che viene prima.
help-sequence-master = Azione Maestro: un pezzo su ogni puzzle, tutti dalla tua riserva. Posizionali uno a uno, poi conferma o annulla.
help-sequence-ambassador = Azione Ambasciatore: un pezzo su ogni puzzle, tutti dalla tua riserva. Posizionali uno a uno, poi conferma o annulla.
help-sequence-ghost = Ora puoi posizionare i nuovi pezzi, uno su ogni puzzle. Confermare lascia gli altri nella tua riserva; annullare ricompone il Pezzo Fantasma.
help-sequence-recycle = Indica i puzzle della fila nell’ordine in cui vanno sotto il mazzo, dall’alto; o annulla.

begin-about = Una versione non ufficiale del gioco da tavolo per il terminale. Il nome e il gioco appartengono ai loro proprietari.
begin-enter = Invio
begin-play = gioca
begin-players = giocatori
begin-game = gioco
begin-edition = edizione
begin-expansions = espansioni
begin-piles = pile
begin-resume = continua una partita salvata
begin-none = nessuna
begin-piles-open = punteggi visibili
begin-piles-hidden = coperte
begin-other = Un numero cambia un’impostazione, q esce.
begin-no-expansions = Questa edizione non ha espansioni.
begin-solo-players = In solitario gioca una sola persona.
ask-players = Chi gioca? Un numero, o un elenco come: human greedy random. Invio torna indietro.
ask-variant = Quale gioco? Invio torna indietro.
ask-difficulty = Quanto difficile? Invio per standard.
ask-edition = Quale edizione? Invio torna indietro.
ask-expansion = Quale espansione aggiungi o togli? Invio torna indietro.
ask-resume = Quale file? Invio torna indietro.

puzzles-heading = { $title } ({ $origin }): { $white } bianchi, { $black } neri
puzzles-svg-written = Immagine scritta in { $path }

verify-verdict = { $path }: { $verdict }
replay-set-up = La partita è preparata.
replay-action = { $name }: { $action }. { $words }
replay-moment = { $moment }/{ $last }
ask-replay = Invio va avanti, b va indietro, un numero va a quell’azione, q esce.

cli-about = Il gioco da tavolo Project L: gioca, guarda i puzzle, rivedi e verifica le partite.
cli-play = Gioca alla tastiera: in solitario, con altri o contro i bot.
cli-puzzles = Mostra i set di puzzle, nel terminale e come immagine.
cli-replay = Scorri una registrazione passo per passo.
cli-verify = Ripeti una registrazione e confronta il risultato.
cli-serve = Fai giocare in rete, con un browser o con programmi.
cli-selfcheck = Gioca molte partite in ogni modo e controlla che le regole valgano.
cli-train = Addestra le reti dei bot addestrati.
cli-train-mode = solo o table; entrambi se manca. La rete del giudice è judge.
cli-quick = Un addestramento breve, della rete table se non è indicato un modo.
cli-minutes = Addestra per questi minuti, invece di un numero fisso di partite.
cli-resume-training = Continua dall’ultimo salvataggio.
cli-folder = Dove vanno le reti.
cli-train-seed = Da dove parte il caso: un altro seme dà un’altra rete.
train-progress = { $mode }, partite: { $games }
train-done = Rete scritta in { $net }, curva di apprendimento in { $curve }.
train-judge-done = Rete scritta in { $net }. Punteggio di Brier su partite tenute da parte: { $brier }.
train-stopped = Interrotto. Partite finora: { $games }. Continua con --resume.
train-finished = { $net } è finita: non c’è nulla da continuare. Per un altro addestramento indica un’altra cartella con --folder.
train-occupied = { $path } esiste già e un nuovo addestramento lo sovrascriverebbe. Continua con --resume, o indica un’altra cartella con --folder.
training-mode-unknown = L’addestramento { $found } non esiste. Gli addestramenti sono { $known }.
cli-bots = Elenca i bot con i loro livelli.
cli-arena = Fai giocare i bot tra loro e valutali.
cli-cluster = Gioca su un cluster Ray: l’indirizzo del nodo principale, o local.
cli-bench-bots = Misura quanto velocemente pensano i bot.
cli-bench-turns = Quanti turni gioca il planner.
cli-strength = Misura la forza dei bot, come pubblicata.
cli-strength-rows = Le misure da eseguire; tutte se mancano.
cli-strength-series = La serie di mescolate; se manca, l’ultima indicata.
cli-strength-folder = Una cartella per le partite, così una misura interrotta può continuare.
cli-strength-page = Una pagina della documentazione in cui scrivere la tabella.
strength-unknown = La misura { $found } non esiste. Le misure sono { $known }.
strength-series-unknown = La serie { $found } non esiste. Le serie sono { $known }.
strength-series-uncommitted = La serie { $series } non è ancora in nessun commit. Fai il commit del nome, annota il commit accanto, poi gioca.
cli-solo = Misura i bot contro l’avversario del solitario.
cli-contestants = Bot per nome, come li elenca projectl bots, o uno tuo come file.py:Class.
cli-series = Il nome di una serie di mescolate: lo stesso nome dà le stesse.
cli-seconds = Quanto può pensare un bot a un’azione.
cli-store = Dove si conservano le partite finite, così una misura interrotta può continuare.
arena-stopped = Interrotto. Le partite finite restano in { $path }; lo stesso comando continua.
arena-stopped-unkept = Interrotto. Nessuna partita è stata conservata; la prossima volta indica un file con --store.
arena-more-games = Partite giocate: { $games }, richieste: { $asked }. Ogni mescolata si gioca in tutti gli ordini di posto.
arena-first-player = Primo giocatore: { $share } delle vittorie ({ $interval }; in equilibrio sarebbe { $even }).
arena-rounds = Round: { $mean } in media, da { $least } a { $most }.
arena-series = Serie { $series }. Giocata da { $bots }.
arena-forfeit = Forfait: { $what }
sprt-shares = Il test sequenziale vuole due quote fra 0 e 1, la minore per prima, non { $low } e { $high }.
sprt-bots = Il test sequenziale confronta due bot a un tavolo da due, non { $bots }.
cli-sprt = Fermarsi appena si sa quale delle due quote ha il primo bot: --sprt 0.5 0.55. Ogni errore: 5 %.
arena-sprt =
    Test sequenziale, distribuzioni: { $deals }. { $verdict ->
        [low] Una quota di { $low } piuttosto che di { $high }.
        [high] Una quota di { $high } piuttosto che di { $low }.
       *[open] Indeciso fra { $low } e { $high }.
    }
cli-record-games = Scrive una registrazione di ogni partita in questa cartella.
records-occupied = Questa cartella contiene già { $file }. Indicane un’altra.
cli-csv = Scrivi la tabella anche in questo file.
cli-html = Scrivi anche una pagina con grafici in questo file.
cli-admin = Per chi gestisce un server: copie, partite, profili. I server possono restare accesi.
cli-admin-backup = Scrivi una copia del database in un nuovo file.
cli-admin-restore = Sostituisci tutto il database con una copia.
cli-admin-list = Elenca le partite, le più recenti per prime.
cli-admin-close = Chiudi partite. Chi le gioca viene avvisato.
cli-admin-delete = Cancella partite con tutto ciò che vi è stato giocato e detto.
cli-admin-players = Elenca i profili.
cli-admin-reset-password = Dai a un profilo una nuova password e mostrala.
cli-admin-migrate = Aggiorna le tabelle di un database. I server lo fanno all’avvio.
cli-bench = Misura quanto è veloce ogni cosa.
cli-bench-judge = Misura quanto valgono le probabilità date dal giudice.
cli-bench-judge-minutes = Smette di giocare dopo questi minuti.
bench-judge-left = Partite della serie finora: { $games } / { $all }. Lo stesso comando continua.
cli-bench-server = Misura un server con mille partite, circa cinque minuti.
cli-bench-crash = Uccide un server sotto carico e ne rovina i messaggi; nulla deve andare perso. Circa nove minuti.
cli-bench-history = Misura un server con moltissime partite finite. Circa dieci minuti.
cli-bench-history-games = Quante partite finite.
cli-bench-chaos = Fa andare storto tutto mentre si gioca: riavvii, dischi pieni, valanghe; nulla deve andare perso. Fino a 15 minuti.
cli-bench-database = sqlite o postgresql; si crea e poi si elimina un nuovo database di quel tipo.
cli-bench-lab = Misura gli ambienti per agenti rispetto a PettingZoo e pgx, su un core.
cli-bench-engine = Misura il motore rispetto a python-chess.
cli-version = Mostra la versione ed esci.
cli-language = La lingua, anche dopo qualsiasi comando: cs, de, en, es, fr, it, ja, ru o uk.
cli-edition = deluxe-2019, retail-2020, revised-2021 o rulebook-2023.
cli-players = Quanti giocatori; 1 in solitario.
cli-variant = standard, solo o line-clear.
cli-difficulty = Del solitario: standard, challenging, unbeatable o no-mercy.
cli-expansion = ghost, ambassador o phoenix; si può indicare più volte.
cli-deluxe = Gioca con la scatola deluxe, dove è un’opzione.
cli-known-scores = Gioca con i punteggi visibili.
cli-endless-white = Gioca con Bianchi senza Fine.
cli-own-puzzles = Un tuo file di puzzle; si può indicare più volte.
cli-seats = Chi gioca, per esempio human,level:4: per ogni posto human o un bot (li elenca projectl bots), anche uno tuo (FILE.py:Class).
cli-solo-difficulty = Quanto è forte l’avversario, unbeatable se manca; si può indicare più volte.
cli-seed = Da che cosa nasce la mescolata; lo stesso seme dà la stessa partita.
cli-resume = Continua una partita salvata.
cli-sets = Set inclusi o file di puzzle; se mancano, tutti i set inclusi.
cli-svg = Disegna i puzzle in questo file.
cli-record = La registrazione di una partita.
cli-list = Elenca tutte le azioni a parole invece di scorrerle.
cli-games = Quante partite.
cli-workers = Quanti processi.
cli-json = Stampa un oggetto JSON.
cli-picture = Disegna i valori in questo file.
cli-lan = Apri il server alla rete; altrimenti può giocare solo questo computer.
cli-port = Dove ascoltare; 8421 se non indicato.
cli-database = sqlite:///PATH o postgresql://USER@HOST/NAME.
cli-config = Un file TOML di impostazioni.
cli-open = Apri il gioco nel browser; se la porta è occupata, ascolta sulla prima libera.
cli-processes = Quanti processi servono insieme; per più di uno serve PostgreSQL.
cli-logs = Il registro: people (solo ciò che va storto), text, json, o auto: people in un terminale, altrimenti json.

serve-processes-alone = Più processi (qui { $count }) possono servire insieme solo su PostgreSQL: un database in un file appartiene a un solo processo. Aggiungi --database postgresql://USER@HOST/NAME.
serve-running = Un server è già in funzione su { $address }.
serve-port-taken = La porta { $port } è occupata da un altro programma. Scegline un’altra con --port.
serve-port-forbidden = La porta { $port } non è permessa a questo utente. Scegline una oltre la 1023 con --port.
serve-host-unknown = { $host } non è un indirizzo di questo computer: { $reason }. Ometti l’impostazione host, o indicane un altro.
serve-ready = Project L è pronto: { $address }
serve-only-here = Solo questo computer può giocare. Per invitare altri: { $command }
serve-others = Per gli altri nella tua rete: { $address } o questo codice:
serve-others-named = Gli altri lo trovano su { $name }.
serve-stop = Premi Ctrl+C per fermarlo. Tutte le partite sono salvate.
serve-stopped = Fermato. Le partite non finite continueranno la prossima volta.
log-database = Il database non risponde come dovrebbe: { $reason }
log-bot = Un bot ha avuto problemi con il suo turno ({ $event }: { $reason }). La partita continua.
log-game = Una partita non si può aprire ({ $reason }). Le altre continuano.
log-other = Qualcosa è andato storto ({ $event }: { $reason }). Avvia con --logs text per saperne di più.

selfcheck-title = Partite controllate per modo
selfcheck-running = Si gioca e si controlla
selfcheck-rate = { $rate } partite/s
selfcheck-mode = modo
selfcheck-games = partite
selfcheck-steps = passi
selfcheck-completions = complet.
selfcheck-reward-choices = ricomp.
selfcheck-order-choices = ordini
selfcheck-masters = Maestro
selfcheck-level-ups = livelli
selfcheck-splits = divis.
selfcheck-ambassadors = Ambasc.
selfcheck-recycles = ricicli
selfcheck-deck-takes = mazzi
selfcheck-reshuffles = rimesc.
selfcheck-early-ends = prima
selfcheck-cancels = annull.
selfcheck-triggers = fini
selfcheck-dead-ends = blocc.
selfcheck-caps = limiti
selfcheck-touches = ritocchi
selfcheck-violation = Violato: { $what }
selfcheck-missing = Mai accaduto in { $mode }: { $thing }
selfcheck-ok = Partite: { $games }, minuti: { $minutes }. Nessun errore.
selfcheck-few = Partite: { $games }, minuti: { $minutes }. Nessun errore. Con meno di { $enough } partite in un modo, ciò che non è mai accaduto non è un errore.
selfcheck-found = Partite: { $games }, minuti: { $minutes }, errori: { $found }.
selfcheck-interrupted = Interrotto. Partite: { $games }, minuti: { $minutes }.

bench-net-database = Per { $found } non c’è una misura. I database sono { $known }.
bench-net-no-postgres = PostgreSQL non si avvia: { $what }. Installa il suo server (initdb e pg_ctl).
bench-net-stage-prepare = Si riempie un nuovo database…
bench-net-stage-durable = Si misura il server…
bench-net-stage-volatile = Si misura lo stesso server senza salvataggio…
bench-net-stage-echo = Si misura una semplice eco websocket…
bench-net-stage-crash = Si gioca e si abbatte il server…
bench-net-stage-chaos = Si gioca mentre tutto va storto…
bench-net-stage-faults = Si rovinano i messaggi…
bench-net-stage-check = Si rilegge il registro…
bench-net-title = Il server su { $backend }
bench-net-raised = Alzati per la misura: { $limits }.
bench-net-realtime = Server, database e client sono passati davanti a tutti gli altri processi (come con chrt --rr 1).
bench-net-missed = Mancati: { $figures }.
bench-net-processes = processi del server
bench-net-load = carico della macchina all’inizio
bench-net-load-after = carico della macchina alla fine
bench-net-restart-s = avvio con tutte le partite finché è pronto, secondi
bench-net-connect-s = connessione di tutti i websocket, secondi
bench-net-games = partite in corso con quattro giocatori
bench-net-sockets = numero di websocket
bench-net-clients = websocket di giocatori
bench-net-actions = azioni nel tempo misurato
bench-net-errors = errori
bench-net-p50-ms = dall’invio alla conferma, la metà, ms
bench-net-p99-ms = dall’invio alla conferma, 99 su 100, ms
bench-net-max-ms = dall’invio alla conferma, la più lunga, ms
bench-net-kib-per-game = memoria per partita in corso e processo, KiB
bench-net-kib-per-socket = memoria per websocket inattivo, KiB
bench-net-cpu-us-per-action = tempo di processore per azione, µs
bench-net-durable-over-volatile-cpu = tempo di processore, × senza salvataggio
bench-net-volatile-over-echo-cpu = tempo di processore senza salvataggio, × semplice eco
bench-net-kills = numero di kill -9
bench-net-acknowledged = azioni confermate
bench-net-lost = di cui perse
bench-net-doubled = fatte due volte, o benché rifiutate
bench-net-resume-s-max = dal ritorno del server all’ultimo saluto, al massimo, secondi
bench-net-back-s-max = dall’abbattimento al ritorno del server, al massimo, secondi
bench-net-views-checked = viste confrontate con il registro
bench-net-views-wrong = di cui sbagliate
bench-net-log-faults = eccezioni ed errori nei registri dei server
bench-net-cut = messaggi tagliati con la linea
bench-net-delayed = messaggi in due parti
bench-net-duplicated = messaggi inviati due volte
bench-net-reordered = messaggi nell’ordine sbagliato
bench-net-garbage = messaggi senza senso
bench-net-faults-acknowledged = confermate nonostante questo
bench-net-faults-lost = di cui perse
bench-net-faults-doubled = fatte due volte, o benché rifiutate
bench-net-faults-views-wrong = viste diverse dal registro
bench-net-answers-5xx = risposte che parlano di un guasto interno (5xx)
bench-net-stage-fill = Si giocano e si scrivono { $games } partite finite…
bench-net-stage-migrate = Si aggiornano le tabelle…
bench-net-stage-start = Si avvia il server…
bench-net-stage-ask = Si interrogano a turno un server con poche partite e uno con molte…
bench-net-stage-alone = Si chiede di qualcuno con moltissime partite…
bench-net-finished-games = partite finite
bench-net-fill-s = scriverle, secondi
bench-net-database-mib = dimensione del database prima, MiB
bench-net-migrate-s = aggiornamento delle tabelle, con la copia prima, secondi
bench-net-start-s = dall’avvio a quando è pronto, secondi
bench-net-start-few-s = avvio con poche partite, secondi
bench-net-callback-ms-max = tempo di processore della chiamata più lunga del ciclo di eventi, ms
bench-net-lists-ratio = elenchi, × il tempo con poche partite
bench-net-profile-ratio = profilo, × il tempo con poche partite
bench-net-export-ratio = esportazione, × il tempo con poche partite
bench-net-busy-profile-ms = profilo di qualcuno con moltissime partite, ms
bench-net-busy-mine-ms = le sue partite, ms
bench-net-busy-running-ms = le sue partite in corso, ms
bench-net-busy-solo-ms = le sue partite in solitario finite, ms
bench-net-busy-export-ms = la sua esportazione, ms
bench-net-leave-ms = essere dimenticati con 25 partite, ms
bench-net-leave-new-ms = essere dimenticati senza partite, ms
bench-net-skipped = Tralasciato, perché questa macchina non lo permette: { $faults }.
bench-net-backups-wrong = copie di sicurezza danneggiate
bench-net-visit-s-max = attesa più lunga di un visitatore durante un attacco, secondi
bench-net-visitors-refused = visitatori respinti durante un attacco
bench-net-memory-second-over-first = memoria dopo il secondo giro, × il primo
bench-net-memory-mib = memoria dei server dopo il primo giro, MiB
bench-net-tasks-dead = attività dei server morte alla fine
bench-net-moves-s-max = dalla fine di un guasto alla mossa dell’ultimo tavolo, al massimo, secondi
bench-net-faults = guasti provocati
bench-missing-peer = Il confronto è con { $package }, che non è installato: pip install { $package }
bench-stage-record = Si giocano le partite da rieseguire…
bench-stage-play = Si misurano le velocità…
bench-stage-start = Si misurano gli avvii in processi nuovi, circa un minuto…
bench-title = Il motore: un core, tempo di processore, mediana di tre
bench-figure = misura
bench-value = valore
bench-target = obiettivo
bench-verdict = esito
bench-at-least = ≥ { $limit }
bench-at-most = ≤ { $limit }
bench-met = raggiunto
bench-missed = mancato
bench-versions = Python { $python }, python-chess { $chess }
bench-interpreted-over-chess = partite casuali, interpretato, × python-chess
bench-compiled-over-chess = partite casuali, compilato, × python-chess
bench-interpreted-replay-over-chess = partite registrate, interpretato, × python-chess
bench-compiled-replay-over-chess = partite registrate, compilato, × python-chess
bench-compiled-over-interpreted = partite casuali, compilato × interpretato
bench-chess-moves-per-s = python-chess, mosse al secondo
bench-interpreted-steps-per-s = partite casuali, interpretato, passi al secondo
bench-interpreted-replay-steps-per-s = partite registrate, interpretato, passi al secondo
bench-compiled-steps-per-s = partite casuali, compilato, passi al secondo
bench-compiled-replay-steps-per-s = partite registrate, compilato, passi al secondo
bench-clone-step-ns = copia e passo di un figlio, 6 giocatori, nanosecondi
bench-batch-steps-per-s = migliaia di partite per chiamata, passi al secondo d’orologio
bench-batch-steps-per-s-2-threads = lo stesso in due thread insieme
bench-import-ms = import projectl.rules, millisecondi
bench-state-bytes = uno stato compilato, byte
bench-load = carico della macchina all’inizio
bench-picture-title = Azioni permesse + passo, al secondo
bench-picture-scale = un core, scala logaritmica; due giocatori, revised-2021; × python-chess
bench-bar-chess-moves-per-s = python-chess
bench-bar-interpreted-steps-per-s = interpretato, partite casuali
bench-bar-interpreted-replay-steps-per-s = interpretato, partite registrate
bench-bar-compiled-steps-per-s = compilato, partite casuali
bench-bar-compiled-replay-steps-per-s = compilato, partite registrate

cli-admin-file = Il file della copia.
cli-admin-game = Gli id delle partite.
cli-admin-name = Il nome di un profilo.
cli-admin-limit = Al massimo questo numero.
cli-admin-status = Solo partite open (aperte), running (in corso) o over (finite).
cli-admin-player = Solo partite in cui il giocatore con questo id ha un posto.
cli-admin-yes = Senza chiedere conferma.
admin-ask-restore = Sostituire tutto il database con { $file }?
admin-ask-delete = { $count ->
    [one] Cancellare una partita per sempre?
    [many] Cancellare { $count } di partite per sempre?
   *[other] Cancellare { $count } partite per sempre?
}
admin-backed-up = Scritto: { $file } ({ $kib } KiB).
admin-restored = Ripristinato da { $file }. I server in funzione hanno riletto tutto.
admin-set-aside = Il database danneggiato è conservato come { $path }.
admin-closed = Chiusa: { $game }.
admin-deleted = Cancellata: { $game }.
admin-password = La nuova password di { $name } è { $password }
admin-migrated = Schema prima: { $before }; ora: { $now }.
admin-none = Non ce ne sono.
admin-one-of = { $found } non è uno tra { $known }.
admin-column-id = Id
admin-column-status = Stato
admin-column-variant = Variante
admin-column-seats = Posti
admin-column-changed = Ultima azione (UTC)
admin-column-name = Nome
admin-column-since = Dal (UTC)
