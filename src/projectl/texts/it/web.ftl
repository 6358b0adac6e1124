# Ciò che dice solo il browser.

page-document-title = { $page } · project L
page-skip = Vai al contenuto
page-home = Project L, pagina iniziale
page-nav = Pagine
page-unofficial = Una versione non ufficiale, fatta da appassionati.
page-loading = Caricamento…
page-try-again = Riprova
page-more = Mostra altro
page-no-connection = Il server non risponde. Controlla la connessione e riprova.
page-fault = Qualcosa è andato storto. Riprova.
nav-learn = Impara
nav-lobby = Tavoli
nav-records = Archivio
nav-ladder = Classifica
nav-rules = Regole
nav-account = Profilo
nav-settings = Impostazioni
nav-about = Informazioni
missing-title = Pagina non trovata
missing-lead = Qui non c’è nessuna pagina. Forse la partita è finita, o il link è incompleto.
missing-start = Pagina iniziale

start-title = Home
start-display = Pezzi piccoli. Incastri perfetti.
start-about = Riempi i puzzle, vinci pezzi più grandi, riempi puzzle più grandi. Una partita dura circa venti minuti.
start-play-now = Gioca subito
start-change = Cambia
start-name = Il tuo nome
start-default-names = Acero, Sassolino, Trifoglio, Pettirosso, Ginepro, Lontra, Cometa, Nocciola
start-what-solo = Tu contro l’avversario virtuale
start-what-bots = Tu contro { $bots ->
    [one] { $bots } bot
    [many] { $bots } di bot
   *[other] { $bots } bot
}
start-what-screen = { $people ->
    [one] { $people } persona
    [many] { $people } di persone
   *[other] { $people } persone
} su un solo schermo
start-what-mixed = { $people ->
    [one] { $people } persona
    [many] { $people } di persone
   *[other] { $people } persone
} e { $bots ->
    [one] { $bots } bot
    [many] { $bots } di bot
   *[other] { $bots } bot
}
start-what-open = Un tavolo con { $free ->
    [one] { $free } posto libero
    [many] { $free } di posti liberi
   *[other] { $free } posti liberi
}
start-detail-solo = { $difficulty } · { $edition }
start-detail-bots = Livello { $level } · { $edition }
start-detail-plain = { $edition }
start-running = Le tue partite in corso
start-your-turn = Tocca a te nella partita con { $names }
start-game-with = Partita con { $names }
start-game-alone = La tua partita in solitario
start-waiting = Il tuo tavolo aspetta { $free ->
    [one] { $free } giocatore
    [many] { $free } di giocatori
   *[other] { $free } giocatori
}
start-round = Round { $round }
start-resume = Continua
start-resume-named = Continua: { $names }
start-ways = Altri modi di giocare
start-way-solo = Solitario
start-way-solo-about = Contro l’avversario virtuale: difficoltà standard, impegnativa o imbattibile
start-way-solo-explained = Dopo ogni tuo turno l’avversario prende il miglior puzzle delle sue colonne aperte. Per vincere devi avere più punti di lui.
start-way-friends = Con gli amici
start-way-friends-about = Un tavolo tutto tuo: condividi un link o un codice QR
start-way-friends-explained = Apri un tavolo e condividi il link. La partita comincia quando tutti sono seduti; i posti liberi possono andare ai bot.
start-way-screen = Uno schermo
start-way-screen-about = Più persone, un solo dispositivo
start-way-screen-explained = Si gioca tutti su questo dispositivo, che passa di mano dopo ogni turno.
start-lobby-about = Tavoli aperti e partite da guardare
start-lobby-counts = { $open ->
    [0] Nessun tavolo aperto
    [one] { $open } tavolo aperto
    [many] { $open } di tavoli aperti
   *[other] { $open } tavoli aperti
} · { $running ->
    [0] nessuna partita da guardare
    [one] { $running } partita da guardare
    [many] { $running } di partite da guardare
   *[other] { $running } partite da guardare
}
start-names = Chi gioca
start-name-of = Nome del giocatore { $number }
start-all-options = Tutte le opzioni
start-open-table = Apri il tavolo
start-begin = Gioca
start-new-here = È la prima volta?
start-fit = Metti il quadrato rosso nel buco
start-fits = Ci sta. Il gioco è tutto qui: riempi un puzzle e i tuoi pezzi tornano con uno nuovo.

new-title = Nuova partita
new-lead = Cambia ciò che vuoi: il resto è già impostato. Se due scelte non vanno insieme, vedi perché.
new-group-game = Gioco
new-group-players = Giocatori
new-group-extras = Espansioni e aggiunte
new-group-table = Tavolo
new-summary = La tua partita
new-begin = Gioca
new-open = Apri il tavolo
new-variant = Variante
new-variant-about = In che modo si gioca.
new-difficulty = Difficoltà
new-difficulty-about = Con quanti pezzi comincia l’avversario.
new-edition = Edizione
new-edition-about = Le regole sono cambiate da una stampa all’altra; ogni edizione si gioca com’è stampata.
new-players = Numero di giocatori
new-players-about = Quanti siedono al tavolo, bot compresi.
new-expansions = Espansioni
new-expansions-about = Altri puzzle e altre azioni. Scegli tra quelle di questa edizione.
new-deluxe = Scatola deluxe
new-deluxe-about = 15 pezzi per forma invece di 10, per più giocatori e per le espansioni.
new-known-scores = Punteggi visibili
new-known-scores-about = Tutti vedono che cosa hanno completato gli altri e quanti punti hanno.
new-endless-white = Bianchi senza Fine
new-endless-white-about = Quando il mazzo bianco è vuoto, i puzzle bianchi completati si mescolano in uno nuovo.
new-seats = Chi siede dove
new-seats-about = Puoi occupare più posti e passare il dispositivo.
new-seat = Posto { $number }
new-seat-me = Tu
new-seat-here = Un’altra persona qui
new-seat-open = Posto libero
new-seat-bot = Bot, livello { $level }: { $name }
new-seat-me-about = Giochi come { $name }.
new-seat-open-about = Chi ha il link può sedersi.
new-first = Primo giocatore
new-first-about = Chi comincia; gli altri seguono in ordine.
new-first-lot = A sorte
new-puzzles = I tuoi puzzle
new-puzzles-about = Aggiungi fino a { $most } file di puzzle tuoi a quelli del gioco.
new-puzzles-file = Scegli un file di puzzle
new-puzzles-type = Scrivi o incolla un file di puzzle
new-puzzles-text = Il testo del file di puzzle
new-puzzles-add = Aggiungi questi puzzle
new-puzzles-remove = Togli
new-puzzles-remove-named = Togli { $title }
new-clock = Orologio
new-clock-about = Quanto tempo ha ciascuno.
new-clock-none = Senza orologio
new-clock-none-about = Prenditi tutto il tempo che vuoi.
new-clock-turn = Tempo per turno
new-clock-turn-about = Lo stesso tempo per ogni turno.
new-clock-bank = Tempo per tutta la partita
new-clock-bank-about = Una riserva di tempo per tutta la partita, con un po’ in più dopo ogni turno.
new-clock-days = Giorni per turno
new-clock-days-about = Passa ogni tanto: una partita dura settimane.
new-clock-turn-amount = Tempo per un turno
new-clock-bank-amount = Tempo per la partita
new-clock-days-amount = Tempo per un turno
new-clock-increment = In più dopo ogni turno
new-clock-turn-value = { $count ->
    [one] { $count } secondo
    [many] { $count } di secondi
   *[other] { $count } secondi
}
new-clock-bank-value = { $count ->
    [one] { $count } minuto
    [many] { $count } di minuti
   *[other] { $count } minuti
}
new-clock-days-value = { $count ->
    [one] { $count } giorno
    [many] { $count } di giorni
   *[other] { $count } giorni
}
new-clock-expiry = Quando il tempo finisce
new-clock-expiry-bot = Un bot continua a giocare
new-clock-expiry-end = La partita finisce
new-caretaker = Quale bot
new-caretaker-usual = Predefinito
new-public = Pubblica
new-public-about = Compare nell’elenco dei tavoli. Altrimenti entra o guarda solo chi ha il link.
new-rated = Classificata
new-rated-about = Conta per la classifica. A tutti servono un profilo, un posto e un orologio; i bot non possono giocare.
new-rated-account = Per le partite classificate serve un profilo. Creane prima uno nella pagina del profilo.
new-confirm = Conferma dei turni
new-confirm-about = Il turno finisce solo quando lo confermi, così puoi annullare anche l’ultima azione.

lobby-lead = Siediti a un tavolo o guarda una partita.
lobby-new = Apri un tavolo
lobby-open = Tavoli aperti
lobby-running = Partite da guardare
lobby-none-open = Nessun tavolo aperto.
lobby-open-one = Aprine uno
lobby-none-running = Al momento non ci sono partite pubbliche.
lobby-free = posto libero
lobby-what = { $variant } · { $edition }
lobby-rated = classificata
lobby-watch = Guarda
lobby-look = Vedi
lobby-join = Entra

records-lead = Partite finite da rivedere, scaricare e verificare.
records-whose = Di chi sono
records-mine = Mie
records-public = Pubbliche
records-variant = Variante
records-all-variants = Tutte le varianti
records-none = Ancora nessuna partita finita.
records-none-mine = Non hai ancora finito una partita.
records-play = Gioca
records-points = { $count ->
    [one] { $count } punto
    [many] { $count } di punti
   *[other] { $count } punti
}
records-ended-played = giocata fino alla fine
records-ended-agreed = finita di comune accordo
records-ended-resigned = finita per abbandono
records-ended-timeout = finita per tempo scaduto
records-ended-expired = abbandonata
records-ended-closed = chiusa da chi gestisce il server
records-ended-unreadable = non più apribile
records-download = Scarica
records-replay = Rivedi
records-open = Apri un file di partita
records-open-about = Scegli un file o rilascialo qui. Lo vedrai solo tu.
records-statistics = Le mie statistiche

ladder-lead = I migliori giocatori delle partite classificate. La valutazione è una stima prudente della forza: cresce con le vittorie e con le partite giocate.
ladder-none = Nessuno ha ancora giocato una partita classificata.
ladder-play = Apri un tavolo
ladder-top = In cima
ladder-rank = Posizione
ladder-player = Giocatore
ladder-rating = Valutazione
ladder-games = Partite
ladder-wins = Vittorie
player-title = Giocatore
player-guest = Ospite dal
player-account = Con profilo dal
player-rating = Valutazione, { $variant }
player-rank = posizione { $rank }
player-games = Partite
player-no-games = Ancora nessuna partita pubblica.
player-mute = Silenzia questo giocatore
player-unmute = Non silenziare più

account-lead-in = Hai eseguito l’accesso come { $name }.
account-lead-out = Puoi giocare senza profilo. Con un profilo sei la stessa persona in ogni browser, conservi le tue partite e puoi giocare quelle classificate.
account-register = Crea un profilo
account-register-about = Un nome e una password, nient’altro. Le partite giocate finora restano tue.
account-register-submit = Crea il profilo
account-login = Accedi
account-login-about = Le partite giocate come ospite diventano tue.
account-login-submit = Accedi
account-password = Password
account-password-about = Almeno { $shortest } caratteri. Non si può recuperare: conservala bene.
account-name = Nome
account-name-about = Lo vedono tutti e dev’essere unico.
account-profile = La tua pagina, come la vedono gli altri
account-save = Salva
account-saved = Salvato.
account-new-password = Password
account-new-password-about = Cambiandola, esci da tutti gli altri dispositivi.
account-old = Password attuale
account-new = Nuova password
account-sessions = Dove hai eseguito l’accesso
account-sessions-about = Chiudi le sessioni che non riconosci o che non ti servono più.
account-session-unknown = Programma sconosciuto
account-session-here = qui
account-session-end = Chiudi
account-session-end-named = Chiudi la sessione: { $agent }
account-logout = Esci
account-logout-about = Solo su questo dispositivo.
account-data = I tuoi dati
account-data-about = Scarica tutto ciò che è salvato su di te, o fallo cancellare.
account-export = Scarica
account-delete = Elimina i miei dati
account-delete-title = Elimina i tuoi dati
account-delete-sure = Non si può annullare
account-delete-about = Lasci tutte le partite non finite. Nome, chat, valutazioni e password vengono eliminati; ciò che hai giocato resta, senza il tuo nome.
account-delete-yes = Elimina per sempre

settings-lead = Salvate su questo dispositivo. Le modifiche valgono subito.
settings-group-look = Aspetto
settings-group-play = Gioco
settings-group-words = Testi
settings-group-signals = Avvisi
settings-language = Lingua
settings-language-about = Si può cambiare anche durante una partita.
settings-theme = Tema
settings-theme-about = I colori del tavolo.
settings-theme-system = Come il sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-contrast = Alto contrasto
settings-marks = Segni sui pezzi
settings-marks-about = Come distinguere i pezzi senza i colori.
settings-marks-auto = Secondo il tema
settings-marks-letters = Lettere
settings-marks-patterns = Motivi
settings-marks-both = Entrambi
settings-marks-none = Nessuno
settings-speed = Animazioni
settings-speed-about = Velocità delle animazioni sul tavolo.
settings-speed-off = Disattivate
settings-speed-fast = Veloci
settings-speed-normal = Normali
settings-auto-confirm = Conferma automatica dei turni
settings-auto-confirm-about = Se il turno finisce da solo quando hai usato tutte le azioni. Il conto alla rovescia lascia tre secondi per annullare, e c’è solo contro i bot.
settings-auto-confirm-off = Mai
settings-auto-confirm-ring = Dopo un conto alla rovescia
settings-auto-confirm-at-once = Subito
settings-take-with-one-tap = Prendi con un tocco
settings-take-with-one-tap-about = Un tocco su un puzzle lo prende subito.
settings-single-keys = Scorciatoie da tastiera
settings-single-keys-about = Il tavolo si comanda con singoli tasti: Q ed E girano, F capovolge, U annulla, ? li mostra tutti.
settings-piece-names = Nomi dei pezzi
settings-piece-names-about = Se le frasi dicono «barra blu da 3» o I3.
settings-piece-names-auto = Nelle prime partite
settings-piece-names-on = Sempre
settings-piece-names-off = Mai
settings-notation = Notazione nella cronologia
settings-notation-about = Ogni azione anche in notazione, come nelle registrazioni: place V3@1 c3.
settings-chat = Chat
settings-chat-about = Mostra ciò che dicono gli altri al tavolo.
settings-sound = Suoni
settings-sound-about = Suoni brevi per ciò che accade; tutto si vede anche.
settings-notifications = Notifiche
settings-notifications-about = Una notifica del browser quando tocca a te e sei altrove.
settings-notifications-impossible = Questo browser permette le notifiche solo via https o su questo computer. Il titolo della scheda dice quando tocca a te.
settings-notifications-denied = Le notifiche sono bloccate. Consentile nelle impostazioni del browser.

about-lead = Project L nel browser, nel terminale e come libreria Python.
about-unofficial-title = Non ufficiale
about-unofficial = Questa è una versione gratuita fatta da appassionati. Non ha legami con l’editore né con gli autori del gioco da tavolo. Disegni, colori e testi sono tutti nostri. Se ti piace, compra il gioco.
about-licence-title = Licenze
about-licence = Il programma è software libero con licenza MIT. La parte per il browser usa inoltre:
about-privacy-title = I tuoi dati
about-privacy = Nessun tracciamento, nessuna condivisione con terzi. Il server conserva il tuo nome, le tue partite e ciò che dici al tavolo; nella pagina del profilo puoi scaricare tutto o farlo cancellare.
about-version = Versione { $version }

replay-title = Replay
replay-none = Scegli una partita dell’archivio, o apri lì un file di partita.
replay-controls = Replay
replay-scrubber = Punto della partita
replay-position = Azione { $number } di { $total }
replay-start = L’inizio della partita
replay-round-of = Round { $round }, { $name }
replay-turn-of = Turno { $turn }, { $name }
replay-first = All’inizio
replay-back = Un’azione indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un’azione avanti
replay-last = Alla fine
replay-speed = Velocità
replay-times = { $speed }×
replay-graph = Grafico
replay-graph-points = Punti
replay-graph-pieces = Pezzi
replay-graph-name = { $name } { $value }
replay-graph-label = { $kind ->
    [pieces] Pezzi nel corso della partita. Ora: { $now }.
   *[points] Punti nel corso della partita. Ora: { $now }.
}
replay-log = Che cosa è successo
replay-now = Torna alla partita
replay-viewer = Punto di vista
replay-spectator = Come spettatore
replay-as = Come { $name }
replay-link = Copia il link a questa posizione
replay-link-copied = Il link a questa posizione è copiato.
replay-link-in-address = Il link a questa posizione è nella barra degli indirizzi.
replay-download = Scarica la registrazione
replay-verify = Verifica il mazzo
replay-verify-about = Prima della partita il server ha pubblicato un’impronta del seme che mescola i puzzle. Ora il seme è noto e chiunque può controllarlo.
replay-hash = Impronta pubblicata
replay-no-hash = Questa registrazione non ne ha.
replay-seed = Seme
replay-matches = Impronta e seme corrispondono.
replay-differs = Il seme non corrisponde all’impronta.
replay-seed-later = Il seme viene rivelato a fine partita.
sr-offered = { $colour ->
    [black] Puzzle nero
   *[white] Puzzle bianco
}, { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}, ricompensa { PIECE($reward) }, { $cells ->
    [one] { $cells } casella
    [many] { $cells } di caselle
   *[other] { $cells } caselle
}.

rules-live-try = Prova
rules-live-close = Chiudi l’esempio
rules-live-next = Mostra il passo seguente
rules-live-reset = Ricomincia
rules-live-begin = Tocca a te. Prova tu, o fatti mostrare i passi.

rules-example-take = Prendi il terzo puzzle della fila bianca. Dal mazzo ne arriva uno nuovo.
rules-example-take-deck = Prendi il primo puzzle del mazzo bianco, senza vederlo.
rules-example-piece = Prendi un quadratino giallo dalla riserva comune.
rules-example-piece-missing = Nella riserva comune non ci sono più quadratini gialli: al suo posto prendi un altro pezzo.
rules-example-upgrade-missing = Il livello 3 è esaurito: una barra da 2 diventa un pezzo di livello 4.
rules-example-exchange = Un pezzo scende a un livello inferiore qualsiasi, o cambia forma restando al suo livello.
rules-example-recycle = La fila bianca va sotto il suo mazzo nell’ordine che scegli e arrivano quattro nuovi puzzle.
rules-example-reward-missing = La riserva comune non ha più la ricompensa. Ecco che cosa ottieni al suo posto.
rules-example-end = Si scopre l’ultimo puzzle nero del mazzo: questo round, poi ancora uno.
rules-example-end-black = Da quel momento puoi prendere un solo puzzle nero per turno.
rules-example-scoring = Nessuno posiziona più pezzi: si contano i punti.
rules-example-solo-lock = Prendi un puzzle da una colonna bloccata: uno dei suoi blocchi passa all’avversario.
rules-example-solo-locked = Tutte le colonne sono bloccate: ognuna perde un blocco e l’avversario non prende nulla.
rules-example-line-clear = Prendi dalle file di sinistra mentre il terzo giocatore prende da quelle di destra.
rules-example-level-up = La ricompensa è una freccia: promuove un pezzo di un livello.
rules-example-level-up-two = La ricompensa sono due frecce.
rules-example-ambassador = Un puzzle Ambasciatore ti dà un’Azione Maestro in più.
rules-example-phoenix = Un puzzle Fenice vale 6 punti.
rules-example-endless = Il mazzo bianco è vuoto: i puzzle bianchi completati tornano in gioco.

play-your-pieces = I tuoi pezzi
play-actions = Azioni
play-piece = Pezzo di livello 1
play-exchange = Promuovi
play-master = Azione Maestro
play-master-used = Azione Maestro usata
play-ambassador = Ambasciatore ({ $count })
play-recycle = Ricicla
play-recycle-row = { $deck ->
    [black] Ricicla la fila nera
   *[white] Ricicla la fila bianca
}
play-split = Dividi
play-turn-left = Gira a sinistra
play-turn-right = Gira a destra
play-flip = Capovolgi
play-pick-first = Scegli prima uno dei tuoi pezzi.
play-new = { GENDER($piece) ->
    [f] nuova
   *[m] nuovo
}
play-place = Posiziona
play-take = Prendi
play-take-piece = Prendi { PIECE($piece, case: "art") }
play-take-reveals = Si scopre un nuovo puzzle: non potrai tornare indietro.
play-cancel = Annulla
play-skip = Salta
play-undo = Indietro
play-undo-not-past = Indietro (non oltre il nuovo puzzle)
play-restart = Annulla tutto
play-restart-nothing = C’è al massimo un’azione da annullare.
play-confirm-turn = Conferma il turno
play-end = Finisci il turno
play-end-unused = { $count ->
    [0] Finisci il turno
    [one] Finisci il turno, { $count } azione non usata
    [many] Finisci il turno, { $count } di azioni non usate
   *[other] Finisci il turno, { $count } azioni non usate
}
play-confirm-pieces = { $count ->
    [0] Conferma
    [one] Conferma { $count } pezzo
    [many] Conferma { $count } di pezzi
   *[other] Conferma { $count } pezzi
}
play-done = Ho finito
play-no-connection = La connessione manca. Si riprende da sola.
play-moved-on = Nel frattempo la partita è andata avanti.
play-wait = Un momento.
play-took-it = { $name } l’ha preso prima. La tua azione non è consumata.

play-you-give = Dai
play-choose-give = Scegli il pezzo che dai.
play-choose-first = Scegline prima uno.
play-cannot-give = Per questo pezzo non c’è nulla da prendere. Scegline un altro.
play-group-up = Livello superiore
play-group-same = Stesso livello
play-group-lower = Livello inferiore
play-group-rest = Stesso livello o inferiore
play-group-one = Una freccia
play-group-two = Due frecce
play-level-empty = La riserva comune non ha pezzi di livello { $level }: vale il livello successivo.
play-reward-missing = Manca nella riserva comune: { PIECE($piece) }
play-level-up = { $arrows ->
    [single] Promuovi un pezzo
    [split] Due frecce: promuovi un pezzo fino a due livelli, o due pezzi di un livello ciascuno
   *[both] Due frecce: promuovi un pezzo fino a due livelli
}
play-order-puzzle = Puzzle { $slot }: { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}, ricompensa { PIECE($reward) }

play-recycle-title = { $deck ->
    [black] Ricicla la fila nera
   *[white] Ricicla la fila bianca
}
play-recycle-reveals = Si scoprono nuovi puzzle: non potrai tornare indietro.
play-recycle-instead = { $deck ->
    [black] Invece la fila nera
   *[white] Invece la fila bianca
}
play-earlier = Puzzle { $place }: un posto prima
play-later = Puzzle { $place }: un posto dopo
play-is-first = È già il primo.
play-is-last = È già l’ultimo.
play-split-into = Dividi { PIECE($piece, case: "def") } in…
play-split-about = Poi puoi posizionare i nuovi pezzi, uno su ogni puzzle.
play-split-filter = Mostra solo le divisioni con questo pezzo

play-needs = { $count ->
    [one] Manca { $count } pezzo: { PIECE($pieces) }
    [many] Mancano { $count } di pezzi: { PIECE($pieces) }
   *[other] Mancano { $count } pezzi: { PIECE($pieces) }
}
play-hint-begin = Per cominciare prendi un puzzle.
play-hint-place = Trascina un pezzo su un puzzle. Oppure promuovilo, o prendi un pezzo di livello 1 o un puzzle.
play-hint-get-pieces = Procurati pezzi che entrano: prendi un pezzo di livello 1, promuovine uno o prendi un altro puzzle.
play-hint-choose-puzzle = Entra nei puzzle evidenziati.
play-hint-fits-nowhere = Ora questo pezzo non entra in nessuno dei tuoi puzzle. Promuovilo o tienilo.
play-hint-fits = { $completes ->
    [yes] Entra e completa il puzzle. Premilo ancora, o premi Posiziona.
   *[no] Entra. Premilo ancora, o premi Posiziona.
}
play-hint-complete = Hai usato tutte e tre le azioni. Conferma o torna indietro.
play-hint-touches = Puoi ancora posizionare pezzi. Ognuno costa 1 punto.

play-your-score = Il tuo punteggio
play-score-pile = Pila dei punti vittoria, { $count ->
    [0] nessun puzzle
    [one] { $count } puzzle
    [many] { $count } di puzzle
   *[other] { $count } puzzle
}
play-score-touched = Completati con gli Ultimi Ritocchi
play-score-touches = { $count ->
    [0] Nessun pezzo posizionato
    [one] { $count } pezzo posizionato
    [many] { $count } di pezzi posizionati
   *[other] { $count } pezzi posizionati
}
play-score-unfinished = Incompiuti, { $count ->
    [0] nessun puzzle
    [one] { $count } puzzle
    [many] { $count } di puzzle
   *[other] { $count } puzzle
}
play-score-now = Ora
play-touch-gain = { $now } → { $after }
play-touch-gain-of = Posiziona qui { PIECE($piece, case: "def") }: { $now } → { $after }
play-touch-completion = Il puzzle { $slot } si può completare con { $count ->
    [one] { $count } pezzo
    [many] { $count } di pezzi
   *[other] { $count } pezzi
}: { $now } → { $after }
play-touch-no-gain = Completare un altro puzzle non darebbe punti in più.
play-other-done = ha finito
play-other-placing = sta ancora posizionando
play-done-really = Finire già?
play-done-better = Un altro pezzo cambierebbe il tuo punteggio da { $now } a { $after }.
play-back-to-table = Torna al tavolo

key-title = Scorciatoie da tastiera
key-region = parte successiva o precedente del tavolo
key-arrows = spostarsi in una parte; spostare il pezzo su un puzzle
key-do = scegliere, eseguire
key-back = un passo indietro
key-stack = prendere uno dei tuoi pezzi
key-puzzle = andare al tuo puzzle
key-turn = girare a sinistra, a destra, capovolgere
key-next = posizione successiva o precedente in cui entra
key-rows = alle file, ai mazzi
key-actions = pezzo di livello 1, promuovere, Azione Maestro
key-more-actions = Riciclo, dividere un Pezzo Fantasma, Ambasciatore
key-undo = tornare indietro, annullare tutto
key-confirm = confermare il turno, l’Azione Maestro, il posizionamento
key-read = leggere il turno, leggere i miei puzzle, alla cronologia
key-list = questo elenco

sr-puzzle = { $colour ->
    [black] Puzzle nero
   *[white] Puzzle bianco
}, { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}, ricompensa { PIECE($reward) }, { $cells ->
    [one] { $cells } casella
    [many] { $cells } di caselle
   *[other] { $cells } caselle
}, libere: { $open }. Posto { $slot } di 4.
sr-puzzle-open = { $puzzle } Libere: { $cells }.
sr-card = { $colour ->
    [black] Puzzle nero
   *[white] Puzzle bianco
}, { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}, ricompensa { PIECE($reward) }, { $cells ->
    [one] { $cells } casella
    [many] { $cells } di caselle
   *[other] { $cells } caselle
}. Posto { $slot } delle file.
sr-deck = { $deck ->
    [black] Mazzo nero, ancora { $count }
   *[white] Mazzo bianco, ancora { $count }
}
sr-place-free = Posto { $slot }, vuoto
sr-place = riga { $row }, colonna { $column }
sr-cell-empty = riga { $row }, colonna { $column }, libera
sr-cell-board = riga { $row }, colonna { $column }, fuori dall’area incassata
sr-cell-piece = riga { $row }, colonna { $column }, { PIECE($piece) }
sr-stack = { PIECE($piece) }: { $count }
sr-stack-new = { PIECE($piece) }: { $count }, { GENDER($piece) ->
    [f] nuova
   *[m] nuovo
}
sr-stack-no-fit = { PIECE($piece) }: { $count }, ora non entra da nessuna parte
sr-stack-not-given = { PIECE($piece) }: { $count }, non si può dare
sr-reserve-piece = { PIECE($piece) }: { $count } nella riserva comune
sr-tiling = { PIECE($ghost) } come { PIECE($pieces) }
sr-picked = In mano: { PIECE($piece) }. { $count ->
    [0] Non entra in nessuno dei tuoi puzzle.
    [one] Entra nel puzzle { $slots }.
    [many] Entra nei puzzle { $slots }.
   *[other] Entra nei puzzle { $slots }.
}
sr-covers = Non entra: coprirebbe { PIECE($piece, case: "def") }.
sr-lies = Puzzle { $slot }, riga { $row }, colonna { $column }: { PIECE($piece, case: "def") } entra, { $open ->
    [0] il puzzle sarebbe completato.
    [one] resta libera { $open } casella.
    [many] restano libere { $open } di caselle.
   *[other] restano libere { $open } caselle.
} { $count ->
    [one] È l’unico posto.
    [many] { $count } di posti su questo puzzle.
   *[other] { $count } posti su questo puzzle.
}
sr-lies-not = Puzzle { $slot }, riga { $row }, colonna { $column }: { PIECE($piece) }. { $reason } { $count ->
    [0] Su questo puzzle non c’è posto.
    [one] Su questo puzzle c’è { $count } posto.
    [many] Su questo puzzle ci sono { $count } di posti.
   *[other] Su questo puzzle ci sono { $count } posti.
}
sr-take-selected = { $reveals ->
    [yes] Premi ancora per prenderlo. Si scopre un nuovo puzzle: non potrai tornare indietro.
   *[no] Premi ancora per prenderlo.
}
sr-turn-complete = Tutte le azioni usate. Conferma o torna indietro.
sr-your-turn = { $name ->
    [none] Tocca a te.
   *[other] { $name }, tocca a te.
} { $actions ->
    [0] Nessuna azione.
    [one] { $actions } azione.
    [many] { $actions } di azioni.
   *[other] { $actions } azioni.
} { $puzzles ->
    [0] Nessun puzzle
    [one] { $puzzles } puzzle
    [many] { $puzzles } di puzzle
   *[other] { $puzzles } puzzle
}, { $pieces ->
    [0] nessun pezzo.
    [one] { $pieces } pezzo.
    [many] { $pieces } di pezzi.
   *[other] { $pieces } pezzi.
}
sr-touches = Ultimi Ritocchi. { $pieces ->
    [0] Non hai pezzi.
    [one] Hai { $pieces } pezzo.
    [many] Hai { $pieces } di pezzi.
   *[other] Hai { $pieces } pezzi.
}

close = Chiudi
part-failed = Questa parte ha smesso di funzionare. Il resto del tavolo va bene.
part-reload = Mostrala di nuovo
bot-of-level = Livello { $level }
name-numbered = { $name } ({ $number })
name-account = Profilo

table-title = project L
table-title-turn = ● Tocca a te · project L
table-home = Project L, pagina iniziale
table-heading = Il tavolo
table-menu = Menu
table-your-turn = Tocca a te
table-turn-of = Turno di { $name }
table-turn-complete = Turno completo
table-actions-left = { $count ->
    [0] Nessuna azione rimasta
    [one] { $count } azione rimasta
    [many] { $count } di azioni rimaste
   *[other] { $count } azioni rimaste
}
table-left-short = ancora { $count }
table-round = { $variant ->
    [solo] Round { $round }, solitario
   *[other] Round { $round }
}
table-line-clear-turn = Fila Libera, turno { $turn }
table-ends-black = finisce quando il mazzo nero è esaurito
table-ends-deck = finisce quando il mazzo è esaurito
table-black-left = { $count ->
    [0] Nessun puzzle nero nel mazzo
    [one] { $count } puzzle nero nel mazzo
    [many] { $count } di puzzle neri nel mazzo
   *[other] { $count } puzzle neri nel mazzo
}
table-last-round = Round finale
table-end-near = La partita sta per finire
table-end-reason = { $stage ->
    [last-round] { $variant ->
        [solo] Il mazzo è esaurito. Dopo questo round vengono gli Ultimi Ritocchi.
       *[other] Il mazzo nero è esaurito. Dopo questo round vengono gli Ultimi Ritocchi.
    }
   *[other] { $variant ->
        [line-clear] Il mazzo nero è esaurito. La partita finisce quando il primo giocatore ha ricevuto di nuovo entrambi i segnalini.
        [solo] Il mazzo è esaurito: questo round, poi ancora uno.
       *[standard] Il mazzo nero è esaurito: questo round, poi ancora uno.
    }
}
table-touches = Ultimi Ritocchi
table-touches-explained = Ogni pezzo posizionato costa 1 punto. Nessun pezzo torna indietro.
table-touches-done = ha finito
table-touches-open = { $count ->
    [one] { $count } casella ancora libera
    [many] { $count } di caselle ancora libere
   *[other] { $count } caselle ancora libere
}
table-touches-full = Completato
table-touches-nothing = Non hai puzzle incompiuti. Non resta nulla da fare.

table-row = { $deck ->
    [black] Fila nera
   *[white] Fila bianca
}
table-side = { $side ->
    [right] File di destra
   *[left] File di sinistra
}
table-side-yours = { $side ->
    [right] File di destra: tue
   *[left] File di sinistra: tue
}
table-side-of = { $side ->
    [right] File di destra: { $name }
   *[left] File di sinistra: { $name }
}
table-none-left = { $deck ->
    [black] Non ci sono più puzzle neri
   *[white] Non ci sono più puzzle bianchi
}
table-deck = Mazzo
table-its-supply = La sua riserva
table-mastermind = Avversario
table-column = { $count ->
    [0] Colonna { $column }, aperta
    [one] Colonna { $column }, { $count } blocco
    [many] Colonna { $column }, { $count } di blocchi
   *[other] Colonna { $column }, { $count } blocchi
}
table-pile-points = presi: { $completed } · { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
table-plan-if = Se il tuo turno finisse ora:
table-plan-most-points = prenderebbe il puzzle da { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
} della colonna { $column }, il valore più alto nelle sue colonne aperte. Blocchi su quella colonna dopo: { $locks }.
table-plan-reading-order = prenderebbe il puzzle da { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
} della colonna { $column }, il primo tra quelli di pari valore. Blocchi su quella colonna dopo: { $locks }.
table-plan-all-locked = tutte le colonne sono bloccate: non prenderebbe nulla e ogni colonna perderebbe un blocco.
table-plan-nothing-open = le sue colonne aperte non hanno puzzle: non prenderebbe nulla.

table-your-mat = La tua plancia
table-mat-of = Plancia di { $name }
table-puzzles-of-four = { $count } puzzle su 4
table-done = completati: { $count }
table-points = { $count ->
    [one] { $count } punto
    [many] { $count } di punti
   *[other] { $count } punti
}
table-points-short = { $count ->
    [one] { $count } p.
    [many] { $count } p.
   *[other] { $count } p.
}
table-take-a-puzzle = Prendi un puzzle
table-take-to-begin = Prendi un puzzle per cominciare
table-away = assente da { $time }
table-bot-plays = gioca un bot
table-stand-in = gioca { $bot } al suo posto
table-watch-seat = Guarda { $name }
table-follow = Segui chi è di turno
sr-chip = { $name }, { $completed ->
    [0] nessun puzzle completato
    [one] { $completed } puzzle completato
    [many] { $completed } di puzzle completati
   *[other] { $completed } puzzle completati
}. Mostra la plancia.
sr-clock = ancora { $time }
sr-clock-low = Restano meno di 30 secondi.
table-clock-low = quasi finito
table-clock-days = { $days ->
    [one] { $days } giorno
    [many] { $days } di giorni
   *[other] { $days } giorni
}

table-side-panel = Cronologia e chat
table-log = Cronologia
table-log-empty = La prima mossa comparirà qui.
table-log-round = Round { $round }
table-log-turn = Turno { $turn }
table-show-moment = Mostra questa posizione
table-chat = Chat
table-chat-empty = Ancora nessun messaggio.
table-chat-off = La chat è disattivata.
table-chat-on = Attiva la chat
table-chat-switch-off = Disattiva la chat
table-unread = { $count ->
    [one] { $count } nuovo messaggio
    [many] { $count } di nuovi messaggi
   *[other] { $count } nuovi messaggi
}
table-message = Messaggio al tavolo
table-send = Invia
table-mute = Silenzia { $name }
table-muted = Non vedrai più i messaggi di { $name }.
table-help = Aiuto
table-help-take = Prendere: scegli un puzzle da una fila o da un mazzo. Puoi averne quattro da completare.
table-help-place = Posizionare: scegli uno dei tuoi pezzi, poi dove va. Un puzzle pieno ti dà punti e ricompensa e ti restituisce tutti i pezzi.
table-help-piece = Pezzo di livello 1: prendi un quadratino dalla riserva comune.
table-help-exchange = Promuovere: dai un pezzo per uno superiore di un livello; oppure scambialo con uno dello stesso livello o inferiore.
table-help-recycle = Riciclo: metti un’intera fila sotto il suo mazzo e disponine una nuova.
table-help-master = Azione Maestro: posiziona un pezzo su ognuno dei tuoi puzzle, una volta per turno.
table-help-end = Un turno ha tre azioni. Quando il mazzo nero (in solitario: il mazzo) è esaurito, si gioca questo round, poi ancora uno.
table-rules = Regole

table-game = Questa partita
table-ask-takeback = Chiedi di tornare indietro
table-takeback-open = C’è già una richiesta di tornare indietro.
table-takeback-asked = { $count ->
    [one] { $name } chiede di annullare l’ultima azione.
    [many] { $name } chiede di annullare le ultime { $count } di azioni.
   *[other] { $name } chiede di annullare le ultime { $count } azioni.
}
table-takeback-waiting = Annullare { $count ->
    [one] { $count } azione
    [many] { $count } di azioni
   *[other] { $count } azioni
}: si aspetta il consenso degli altri.
table-handover = Cedi a un bot
table-handover-about = Un bot gioca per { $name } finché non torni.
table-handed-over = Un bot gioca per { $name }.
table-return = Riprendi il posto
table-offer-end = Proponi di finire la partita
table-end-asked = { $name } propone di finire ora la partita, senza vincitori.
table-end-waiting = Hai proposto di finire ora la partita. Si aspettano gli altri.
table-resign = Abbandona
table-resign-about = { $players ->
    [1] La partita finisce ora, senza punteggio.
    [2] La partita finisce ora e vince l’altro giocatore.
   *[other] Lasci la partita e un bot continua al tuo posto.
}
table-agree = Accetta
table-decline = Rifiuta
table-cancel = Annulla
table-leave = Esci
table-replay = Rivedi
table-connection-lost = Connessione persa. Si riprova…
table-moves-safe = Le tue mosse sono al sicuro.
table-try-now = Prova ora
table-connected-again = Di nuovo in linea.

table-waiting-for = { $count ->
    [0] La partita comincia
    [one] Si aspetta { $count } giocatore
    [many] Si aspettano { $count } di giocatori
   *[other] Si aspettano { $count } giocatori
}
table-waiting-facts = { NAME($edition, of: "edition") } · { NAME($variant, of: "variant") } · { $players ->
    [one] { $players } giocatore
    [many] { $players } di giocatori
   *[other] { $players } giocatori
}
table-seat-open = Posto libero
table-seat-you = { $name } (tu)
table-sit-here = Siediti qui
table-sit-same-screen = Un’altra persona a questo schermo
table-stand-up = Lascia il posto
table-your-name = Il tuo nome
table-guest = Ospite
table-bot = Bot
table-fill-with-bots = Riempi con i bot
table-link = Link a questo tavolo
table-copy-link = Copia il link
table-link-copied = Il link è copiato.
table-link-marked = Il link è selezionato: copialo con la tastiera.
table-link-local = Questo indirizzo funziona solo su questo computer. Per far entrare altri, avvia il server con --lan.
table-share = Condividi
table-qr = Codice QR del link a questo tavolo
table-not-found = Questa partita non esiste
table-not-found-about = Forse il link è scritto male, o la partita è stata chiusa perché nessuno giocava da molto tempo.
table-to-start = Pagina iniziale

table-score-sheet = Punteggio finale
table-score-facts = { $variant ->
    [line-clear] { $turns ->
        [one] { $turns } turno
        [many] { $turns } di turni
       *[other] { $turns } turni
    }
   *[other] { $round ->
        [one] { $round } round
        [many] { $round } di round
       *[other] { $round } round
    }
} · { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } di minuti
   *[other] { $minutes } minuti
} · { NAME($edition, of: "edition") }
table-won = { $who ->
    [you] Hai vinto
   *[other] Ha vinto { $name }
}
table-won-completed = { $who ->
    [you] Hai vinto al primo spareggio
   *[other] { $name } ha vinto al primo spareggio
}
table-won-pieces = { $who ->
    [you] Hai vinto al secondo spareggio
   *[other] { $name } ha vinto al secondo spareggio
}
table-shared = Vittoria condivisa: { $names }
table-decided-score = Vittoria con { $score ->
    [one] { $score } punto
    [many] { $score } di punti
   *[other] { $score } punti
}.
table-decided-completed = Entrambi hanno { $score ->
    [one] { $score } punto
    [many] { $score } di punti
   *[other] { $score } punti
}. Hanno deciso i puzzle completati: { $first } { $completed }, { $second } { $completed2 }.
table-decided-pieces = Entrambi hanno { $score ->
    [one] { $score } punto
    [many] { $score } di punti
   *[other] { $score } punti
} e lo stesso numero di puzzle completati ({ $completed }). Hanno deciso i pezzi rimasti: { $first } { $pieces }, { $second } { $pieces2 }.
table-decided-shared = Parità di punti, puzzle completati e pezzi rimasti.
table-decided-solo-tie = Entrambi hanno { $score ->
    [one] { $score } punto
    [many] { $score } di punti
   *[other] { $score } punti
}: in caso di pareggio vince l’avversario.
table-place = Posto
table-player = Giocatore
table-sheet-points = Pila
table-sheet-touches = Ritocchi
table-sheet-unfinished = Incompiuti
table-sheet-score = Totale
table-sheet-completed = Completati
table-sheet-pieces = Pezzi rimasti
table-ended-played = La partita è finita
table-ended-unreadable = La partita non si può più aprire
table-ended-unplayed = Non è stata giocata fino alla fine: non c’è un punteggio finale.
table-play-again = Gioca ancora
table-rematch-join = Entra nella prossima partita
table-record = Registrazione
table-look = Guarda il tavolo
table-verify = Verifica il mazzo

## The way from a new game to the editor of puzzles

new-puzzles-draw = Disegnane di tuoi
