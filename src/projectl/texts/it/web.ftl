# Ciò che dice solo il browser.

page-document-title = { $page } · project L
page-skip = Vai al contenuto
page-home = project L, pagina iniziale
page-nav = Pagine
page-unofficial = Una versione non ufficiale, fatta da giocatori.
page-loading = Caricamento…
page-try-again = Riprova
page-more = Mostra altro
page-no-connection = Il server non risponde. Controlla la connessione e riprova.
page-fault = Qualcosa è andato storto. Riprova.
nav-lobby = Tavoli
nav-records = Archivio
nav-ladder = Classifica
nav-rules = Regole
nav-account = Profilo
nav-settings = Impostazioni
nav-about = Informazioni
missing-title = Qui non c’è nulla
missing-lead = Quest’indirizzo non porta a nessuna pagina. Forse era una partita ormai finita, o il link non è completo.
missing-start = Vai alla pagina iniziale

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
}  su un solo schermo
start-what-mixed = { $people } persone e { $bots ->
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
start-way-solo-about = Contro l’avversario virtuale: standard, impegnativo o imbattibile
start-way-solo-explained = L’avversario prende il miglior puzzle delle sue colonne aperte dopo ogni tuo turno. Alla fine devi avere più punti di lui.
start-way-friends = Con gli amici
start-way-friends-about = Un tavolo tutto tuo: condividi un link o un codice QR
start-way-friends-explained = Apri un tavolo e condividi il link. La partita comincia quando tutti sono seduti; i posti liberi possono andare ai bot.
start-way-screen = Uno schermo
start-way-screen-about = Più persone, un dispositivo che passa di mano in mano
start-way-screen-explained = Tutti giocano su questo dispositivo. Passalo dopo ogni turno.
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
start-learn = Impara a giocare in tre minuti su un tavolo di prova

new-title = Nuova partita
new-lead = Scegli ciò che vuoi; il resto ha già valori sensati. Se qualcosa non è compatibile, vedi perché.
new-group-game = Gioco
new-group-players = Giocatori
new-group-extras = Espansioni e aggiunte
new-group-table = Tavolo
new-summary = La tua partita
new-begin = Gioca
new-open = Apri il tavolo
new-variant = Variante
new-variant-about = Come si gioca.
new-difficulty = Difficoltà
new-difficulty-about = Con quanti pezzi comincia l’avversario.
new-edition = Edizione
new-edition-about = Le regole sono cambiate da una stampa all’altra; ognuna si gioca esattamente com’è stampata.
new-players = Numero di giocatori
new-players-about = Quanti siedono al tavolo, bot compresi.
new-expansions = Espansioni
new-expansions-about = Altri puzzle e altre azioni. Scegli tra quelle che l’edizione ha.
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
new-seat-here = Un’altra persona su questo dispositivo
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
new-clock-none-about = Ognuno si prende il tempo che vuole.
new-clock-turn = Tempo per turno
new-clock-turn-about = Lo stesso tempo per ogni turno.
new-clock-bank = Tempo per tutta la partita
new-clock-bank-about = Una scorta di tempo per tutti i turni, con un po’ in più dopo ognuno.
new-clock-days = Giorni per turno
new-clock-days-about = Passa ogni tanto; una partita dura settimane.
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
new-clock-expiry = Allo scadere
new-clock-expiry-bot = Un bot continua a giocare
new-clock-expiry-end = La partita finisce
new-caretaker = Quale bot
new-caretaker-usual = Quello predefinito
new-public = Pubblica
new-public-about = Elencata tra i tavoli per tutti. Altrimenti entra o guarda solo chi ha il link.
new-rated = Classificata
new-rated-about = Conta per la classifica. A tutti servono un profilo, un posto e un orologio; i bot non possono giocare.
new-rated-account = Le partite classificate sono per chi ha un profilo. Creane prima uno nella pagina del profilo.
new-confirm = Conferma dei turni
new-confirm-about = Un turno finisce quando lo confermi, così la sua ultima azione si può ancora annullare.

lobby-lead = Siediti a un tavolo, o guarda una partita.
lobby-new = Apri un tavolo
lobby-open = Tavoli aperti
lobby-running = Partite da guardare
lobby-none-open = Nessun tavolo aperto.
lobby-open-one = Aprine uno
lobby-none-running = Ora non si gioca nessuna partita pubblica.
lobby-free = posto libero
lobby-what = { $variant } · { $edition }
lobby-rated = classificata
lobby-watch = Guarda
lobby-look = Dai un’occhiata
lobby-join = Entra

records-lead = Partite giocate, da rivedere, scaricare e controllare.
records-whose = Di chi
records-mine = Mie
records-public = Pubbliche
records-variant = Variante
records-all-variants = Tutte le varianti
records-none = Nessuna partita è stata ancora giocata fino alla fine.
records-none-mine = Non hai ancora finito una partita.
records-play = Giocane una
records-points = { $count ->
    [one] { $count } punto
    [many] { $count } di punti
   *[other] { $count } punti
}
records-ended-played = giocata fino alla fine
records-ended-agreed = finita di comune accordo
records-ended-resigned = finita per abbandono
records-ended-timeout = finita per tempo scaduto
records-ended-expired = lasciata da tutti
records-ended-closed = chiusa dall’host
records-ended-unreadable = non si è più potuta aprire
records-download = Scarica
records-replay = Rivedi
records-open = Apri una registrazione
records-open-about = Scegli un file, o rilascialo qui. Lo vedi solo tu.

ladder-lead = Chi gioca meglio le partite classificate. La cifra è una stima prudente del livello, perciò cresce con le vittorie e con le partite.
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
player-account = Iscritto dal
player-played = Partite
player-won = Vittorie
player-mean = Punteggio medio
player-rating = Valutazione, { $variant }
player-rank = posizione { $rank }
player-by = Variante ed edizione
player-games = Partite
player-no-games = Ancora nessuna partita pubblica.
player-mute = Non mostrare ciò che dice questo giocatore
player-unmute = Mostra di nuovo ciò che dice questo giocatore

account-lead-in = Hai effettuato l’accesso come { $name }.
account-lead-out = Puoi giocare senza profilo. Con un profilo sei la stessa persona in ogni browser, conservi le tue partite e puoi giocare quelle classificate.
account-register = Crea un profilo
account-register-about = Un nome e una password, nient’altro. Le partite giocate finora restano tue.
account-register-submit = Crea il profilo
account-login = Accedi
account-login-about = Le partite che giochi come ospite diventano tue.
account-login-submit = Accedi
account-password = Password
account-password-about = Almeno { $shortest } caratteri. Non si può recuperare: conservala bene.
account-name = Nome
account-name-about = Lo vedono tutti; nessun altro profilo ha lo stesso.
account-profile = La tua pagina, come la vedono gli altri
account-save = Salva
account-saved = Salvato.
account-new-password = Password
account-new-password-about = Dopo un cambio la sessione si chiude ovunque, tranne qui.
account-old = Vecchia password
account-new = Nuova password
account-sessions = Dove hai effettuato l’accesso
account-sessions-about = Chiudi una sessione che non conosci o che non ti serve più.
account-session-unknown = Programma sconosciuto
account-session-here = qui
account-session-end = Chiudi
account-session-end-named = Chiudi la sessione di { $agent }
account-logout = Esci
account-logout-about = Solo su questo dispositivo.
account-data = I tuoi dati
account-data-about = Scarica tutto ciò che è salvato su di te, o fallo cancellare.
account-export = Scarica tutto
account-delete = Elimina i miei dati
account-delete-title = Eliminare i tuoi dati
account-delete-sure = Non si può annullare
account-delete-about = Lasci tutte le partite non finite. Si cancellano nome, messaggi, valutazioni e password; ciò che è stato giocato resta senza il tuo nome.
account-delete-yes = Elimina per sempre

settings-lead = Le impostazioni restano su questo dispositivo e valgono subito.
settings-group-look = Aspetto
settings-group-play = Gioco
settings-group-words = Testi
settings-group-signals = Avvisi
settings-language = Lingua
settings-language-about = Cambia anche in una partita in corso.
settings-theme = Tema
settings-theme-about = Colori del tavolo.
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
settings-speed-fast = Veloce
settings-speed-normal = Medio
settings-auto-confirm = Conferma automatica dei turni
settings-auto-confirm-about = Se il turno finisce da solo quando hai usato tutte le azioni. Il conto alla rovescia lascia tre secondi per tornare indietro, e solo contro i bot.
settings-auto-confirm-off = Mai
settings-auto-confirm-ring = Dopo un conto alla rovescia
settings-auto-confirm-at-once = Subito
settings-take-with-one-tap = Prendere con un tocco
settings-take-with-one-tap-about = Un tocco su un puzzle lo prende, senza chiedere ancora.
settings-single-keys = Tasti
settings-single-keys-about = Il tavolo si comanda con singoli tasti: Q ed E girano, F capovolge, U annulla, ? li mostra tutti.
settings-piece-names = Nomi dei pezzi
settings-piece-names-about = Se le frasi dicono «barra blu da 3» o I3.
settings-piece-names-auto = Nelle prime partite
settings-piece-names-on = Sempre
settings-piece-names-off = Mai
settings-notation = Notazione nella cronologia
settings-notation-about = Ogni azione anche come si scrive nelle registrazioni, per esempio place V3@1 c3.
settings-chat = Chat
settings-chat-about = Mostra ciò che dicono gli altri al tavolo.
settings-sound = Suoni
settings-sound-about = Suoni brevi per ciò che accade; tutto si può anche vedere.
settings-notifications = Notifiche
settings-notifications-about = Un messaggio del browser quando tocca a te e guardi altrove.
settings-notifications-impossible = Questo browser permette le notifiche solo via https o su questo computer. Il titolo della scheda dice quando tocca a te.
settings-notifications-denied = Il browser ha il divieto di inviarti notifiche. Permettilo nelle sue impostazioni.

about-lead = Project L nel browser, nel terminale e come libreria Python.
about-unofficial-title = Non ufficiale
about-unofficial = Questa è una versione gratuita fatta da appassionati. Non ha legami con l’editore né con gli autori del gioco da tavolo. Tutti i disegni, i colori e i testi sono nostri. Se ti piace, compra il gioco.
about-licence-title = Licenze
about-licence = Il programma è software libero con licenza MIT. La parte per il browser usa inoltre:
about-privacy-title = I tuoi dati
about-privacy = Nessun tracciamento e nessuna condivisione con terzi. Il server conserva il tuo nome, le tue partite e ciò che dici al tavolo; nella pagina del profilo puoi scaricare tutto o farlo cancellare.
about-version = Versione { $version }

replay-title = Replay
replay-none = Scegli una partita tra le registrazioni, o apri lì un file.
replay-controls = Replay
replay-scrubber = Momento della partita
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
replay-now = Torna al presente
replay-viewer = Vista di
replay-spectator = Come spettatore
replay-as = Come { $name }
replay-link = Copia un link a questo momento
replay-link-copied = Il link a questo momento è copiato.
replay-link-in-address = Il link a questo momento è nella barra degli indirizzi.
replay-download = Scarica la registrazione
replay-verify = Verifica la mescolata
replay-verify-about = Prima della partita il server ha pubblicato un’impronta del seme che mescola i puzzle. Ora il seme è noto, e tutti possono controllarlo.
replay-hash = Impronta pubblicata
replay-no-hash = Questa registrazione non ne ha.
replay-seed = Seme
replay-matches = La mescolata corrisponde.
replay-differs = La mescolata non corrisponde all’impronta.
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
rules-live-begin = Tocca a te. Provaci, o fattelo mostrare passo per passo.

rules-example-take = Prendi il terzo puzzle della fila bianca. Uno nuovo arriva dal mazzo.
rules-example-take-deck = Prendi il primo puzzle del mazzo bianco senza averlo visto.
rules-example-piece = Prendi un quadratino giallo dalla riserva comune.
rules-example-piece-missing = Nella riserva comune non ci sono più quadratini gialli: al suo posto arriva un altro pezzo.
rules-example-upgrade-missing = Il livello 3 è esaurito: una barra da 2 diventa un pezzo di livello 4.
rules-example-exchange = Un pezzo scende a un qualsiasi livello inferiore, o diventa un’altra forma del suo livello.
rules-example-recycle = La fila bianca va sotto il suo mazzo nell’ordine che scegli, e arrivano quattro nuovi puzzle.
rules-example-reward-missing = La ricompensa è esaurita nella riserva comune. Guarda che cosa ottieni al suo posto.
rules-example-end = Si mostra l’ultimo puzzle nero del mazzo: questo round si conclude, e se ne gioca ancora uno.
rules-example-end-black = Da lì in poi puoi prendere un solo puzzle nero per turno.
rules-example-scoring = Nessuno posiziona più: si contano i punti.
rules-example-solo-lock = Prendi un puzzle da una colonna bloccata, e uno dei suoi blocchi passa all’avversario.
rules-example-solo-locked = Tutte le colonne sono bloccate: ognuna perde un blocco, e l’avversario non prende nulla.
rules-example-line-clear = Prendi dalle file di sinistra mentre il terzo giocatore prende da quelle di destra.
rules-example-level-up = La ricompensa è una freccia: promuove un pezzo di un livello.
rules-example-level-up-two = La ricompensa sono due frecce.
rules-example-ambassador = Un puzzle Ambasciatore vale come un’Azione Maestro in più.
rules-example-phoenix = Un puzzle Fenice vale 6 punti.
rules-example-endless = Il mazzo bianco è vuoto, e i puzzle bianchi completati ritornano.

play-your-pieces = I tuoi pezzi
play-actions = Azioni
play-piece = Pezzo di livello 1 (no-break space before 1)
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
play-fits = Entra
play-take = Prendi
play-take-piece = Prendi { PIECE($piece) }
play-offer = Il puzzle scelto tra quelli disponibili
play-take-reveals = Si mostra un nuovo puzzle: non si può annullare.
play-cancel = Annulla
play-skip = Salta
play-undo = Indietro
play-undo-not-past = Indietro (non prima del nuovo puzzle)
play-restart = Ricomincia il turno
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
play-done = Fatto
play-no-connection = Ora non c’è connessione. Torna da sola.
play-moved-on = Nel frattempo il gioco è andato avanti.
play-wait = Un momento, per favore.
play-took-it = L’ha preso { $name }. La tua azione non viene consumata.
play-pass-to = Ora tocca a { $name }. Passa il dispositivo.
play-pass-go = Gioca { $name }
play-fold = Abbassa, per guardare il tavolo
play-unfold = Mostra di nuovo la scelta

play-you-give = Dai
play-choose-give = Scegli il pezzo che dai.
play-choose-first = Prima scegline uno.
play-cannot-give = Questo pezzo ora non si può scambiare. Scegline un altro.
play-group-up = Un livello in più
play-group-same = Stesso livello
play-group-lower = Inferiore
play-group-one = Una freccia
play-group-two = Due frecce
play-level-empty = La riserva comune non ha nulla di livello { $level }: vale il livello successivo.
play-reward-missing = Nella riserva comune manca: { PIECE($piece) }
play-level-up = { $arrows ->
    [single] Promuovi un pezzo
    [split] Due frecce: promuovi un pezzo fino a due livelli o due pezzi di un livello ciascuno
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
play-recycle-about = I puzzle vanno sotto il mazzo in quest’ordine; altri nuovi ne prendono il posto.
play-recycle-reveals = Si mostrano nuovi puzzle: non si può annullare.
play-recycle-instead = { $deck ->
    [black] Piuttosto la fila nera
   *[white] Piuttosto la fila bianca
}
play-earlier = Puzzle { $place }: un posto prima
play-later = Puzzle { $place }: un posto dopo
play-is-first = È già il primo.
play-is-last = È già l’ultimo.
play-split-into = Dividi { PIECE($piece) } in…
play-split-about = Poi puoi posizionare un nuovo pezzo su ogni puzzle.
play-split-filter = Mostra solo le divisioni con questo pezzo

play-with-your-pieces = Con i tuoi pezzi:
play-needs = { $count ->
    [one] Ne manca uno: { PIECE($pieces) }
    [many] Ne mancano { $count }: { PIECE($pieces) }
   *[other] Ne mancano { $count }: { PIECE($pieces) }
}
play-hint-begin = Prendi un puzzle per cominciare: scegline uno tra quelli disponibili.
play-hint-place = Trascina un pezzo su un puzzle. Oppure scambialo, prendi un pezzo di livello 1 o un puzzle.
play-hint-get-pieces = Procurati pezzi che entrano: prendi un pezzo di livello 1, scambiane uno, o prendi un altro puzzle.
play-hint-choose-puzzle = Scegli un puzzle evidenziato.
play-hint-fits-nowhere = Questo pezzo ora non entra in nessuno dei tuoi puzzle. Scambialo, o tienilo.
play-hint-fits = { $completes ->
    [yes] Entra e completa il puzzle. Premilo ancora, o Posiziona.
   *[no] Entra. Premilo ancora, o Posiziona.
}
play-hint-complete = Il tuo turno è completo. Confermalo, o torna indietro.
play-hint-touches = Puoi ancora posizionare pezzi, ognuno costa 1 punto. Poi premi Fatto.

play-your-score = Il tuo punteggio
play-score-pile = Pila dei punti vittoria, { $count ->
    [one] { $count } puzzle
    [many] { $count } di puzzle
   *[other] { $count } puzzle
}
play-score-touched = Completati con i ritocchi
play-score-touches = Pezzi posizionati, { $count }
play-score-unfinished = Incompiuti, { $count ->
    [one] { $count } puzzle
    [many] { $count } di puzzle
   *[other] { $count } puzzle
}
play-score-now = Ora
play-touch-gain = { $now } → { $after }
play-touch-gain-of = Posiziona qui { PIECE($piece) }: { $now } → { $after }
play-touch-completion = Il puzzle { $slot } si completa con { $count ->
    [one] { $count } pezzo
    [many] { $count } di pezzi
   *[other] { $count } pezzi
}: { $now } → { $after }
play-touch-no-gain = Nessun puzzle si può completare con guadagno.
play-other-done = fatto
play-other-placing = sta ancora posizionando
play-done-really = Hai già finito?
play-done-better = Un altro pezzo cambierebbe il tuo punteggio da { $now } a { $after }.
play-back-to-table = Torna al tavolo

key-title = Tasti
key-region = parte seguente, precedente del tavolo
key-arrows = muoversi in una parte; muovere il pezzo su un puzzle
key-do = scegliere, fare
key-back = un passo indietro
key-stack = prendere in mano un pezzo della tua riserva
key-puzzle = al tuo puzzle
key-turn = girare a sinistra, a destra, capovolgere
key-next = posizione successiva, precedente in cui entra
key-rows = alle file, ai mazzi
key-actions = pezzo di livello 1, scambiare, Azione Maestro
key-more-actions = riciclare, dividere un Pezzo Fantasma, Ambasciatore
key-undo = tornare indietro, ricominciare il turno
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
sr-place-free = Posto { $slot }, libero
sr-place = riga { $row }, colonna { $column }
sr-cell-empty = riga { $row }, colonna { $column }, vuota
sr-cell-board = riga { $row }, colonna { $column }, bordo
sr-cell-piece = riga { $row }, colonna { $column }, { PIECE($piece) }
sr-stack = { PIECE($piece) }: { $count }
sr-stack-new = { PIECE($piece) }: { $count }, { GENDER($piece) ->
    [f] nuova
   *[m] nuovo
}
sr-stack-no-fit = { PIECE($piece) }: { $count }, ora non entra
sr-stack-not-given = { PIECE($piece) }: { $count }, non si può dare
sr-reserve-piece = { PIECE($piece) }, { $count } nella riserva comune
sr-tiling = { PIECE($ghost) } come { PIECE($pieces) }
sr-picked = In mano: { PIECE($piece) }. { $count ->
    [0] Non entra in nessuno dei tuoi puzzle.
    [one] Entra nel puzzle { $slots }.
    [many] Entra nei puzzle { $slots }.
   *[other] Entra nei puzzle { $slots }.
}
sr-covers = Non entra: coprirebbe un altro pezzo ({ PIECE($piece) }).
sr-lies = Puzzle { $slot }, riga { $row }, colonna { $column }: { PIECE($piece) } entra, { $open ->
    [0] il puzzle sarebbe completo.
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
    [yes] Premi ancora per prenderlo. Si mostra un nuovo puzzle: non si può annullare.
   *[no] Premi ancora per prenderlo.
}
sr-turn-complete = Turno completo. Confermalo, o torna indietro.
sr-your-turn = { $name ->
    [none] Tocca a te.
   *[other] { $name }, tocca a te.
} { $actions ->
    [one] { $actions } azione
    [many] { $actions } di azioni
   *[other] { $actions } azioni
}. { $puzzles ->
    [one] { $puzzles } puzzle
    [many] { $puzzles } di puzzle
   *[other] { $puzzles } puzzle
}, { $pieces ->
    [one] { $pieces } pezzo
    [many] { $pieces } di pezzi
   *[other] { $pieces } pezzi
}.
sr-touches = Ultimi Ritocchi. Hai { $pieces ->
    [one] { $pieces } pezzo
    [many] { $pieces } di pezzi
   *[other] { $pieces } pezzi
}.

close = Chiudi
part-failed = Questa parte non funziona. Il resto del tavolo va avanti.
part-reload = Mostrala di nuovo
bot-of-level = Livello { $level }
name-numbered = { $name } ({ $number })
name-account = Con profilo

table-title = project L
table-title-turn = ● Tocca a te · project L
table-home = project L, pagina iniziale
table-heading = Il tavolo
table-menu = Menu
table-your-turn = Tocca a te
table-turn-of = Turno di { $name }
table-turn-complete = Turno completo
table-actions-left = ancora { $count ->
    [one] { $count } azione
    [many] { $count } di azioni
   *[other] { $count } azioni
}
table-left-short = ancora { $count }
table-round = { $variant ->
    [solo] Round { $round }, solitario
   *[other] Round { $round }
}
table-line-clear-turn = Fila Libera, turno { $turn }
table-ends-black = finisce quando il mazzo nero è vuoto
table-ends-deck = finisce quando il mazzo è vuoto
table-black-left = ancora { $count ->
    [one] { $count } puzzle nero
    [many] { $count } di puzzle neri
   *[other] { $count } puzzle neri
} nel mazzo
table-last-round = Round finale
table-end-near = La partita sta per finire
table-end-reason = { $stage ->
    [last-round] { $variant ->
        [solo] Il mazzo è vuoto. Dopo questo round vengono gli Ultimi Ritocchi.
       *[other] Il mazzo nero è vuoto. Dopo questo round vengono gli Ultimi Ritocchi.
    }
   *[other] { $variant ->
        [line-clear] Il mazzo nero è vuoto. La partita finisce quando il primo giocatore riceve di nuovo entrambi i segnalini.
        [solo] Il mazzo è vuoto. Questo round e ancora uno.
       *[standard] Il mazzo nero è vuoto. Questo round e ancora uno.
    }
}
table-touches = Ultimi Ritocchi
table-touches-explained = Ogni pezzo posizionato costa 1 punto. Nessun pezzo torna indietro.
table-touches-done = fatto
table-touches-open = { $count ->
    [one] È ancora libera { $count } casella
    [many] Sono ancora libere { $count } di caselle
   *[other] Sono ancora libere { $count } caselle
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
} della colonna { $column }, quello di maggior valore nelle sue colonne aperte. Blocchi su quella colonna dopo: { $locks }.
table-plan-reading-order = prenderebbe il puzzle da { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
} della colonna { $column }, il primo di più puzzle uguali. Blocchi su quella colonna dopo: { $locks }.
table-plan-all-locked = tutte le colonne sono bloccate: non prenderebbe nulla e ogni colonna perderebbe un blocco.
table-plan-nothing-open = le sue colonne aperte non hanno puzzle: non prenderebbe nulla.

table-your-mat = La tua plancia
table-mat-of = Plancia di { $name }
table-puzzles-of-four = { $count } di 4 puzzle
table-done = fatti: { $count }
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
table-stand-in = lo sostituisce { $bot }
table-watch-seat = Guarda { $name }
table-follow = Segui chi gioca
sr-chip = { $name }, { $completed ->
    [one] { $completed } puzzle completato
    [many] { $completed } di puzzle completati
   *[other] { $completed } puzzle completati
}. Mostra la plancia.
sr-clock = ancora { $time }
sr-clock-low = Restano meno di 30 secondi.
table-clock-low = poco
table-clock-days = { $days ->
    [one] { $days } giorno
    [many] { $days } di giorni
   *[other] { $days } giorni
}

table-side-panel = Cronologia e chat
table-log = Cronologia
table-log-empty = Non è ancora successo nulla.
table-log-round = Round { $round }
table-log-turn = Turno { $turn }
table-show-moment = Guarda questo momento
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto nulla.
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
table-muted = Non vedrai più ciò che dice { $name }.
table-help = Aiuto
table-help-take = Prendere: scegli un puzzle da una fila o da un mazzo. Puoi averne quattro da completare.
table-help-place = Posizionare: scegli uno dei tuoi pezzi, poi dove va. Un puzzle pieno ti dà i suoi punti, la sua ricompensa e tutti i pezzi di ritorno.
table-help-piece = Pezzo di livello 1: prendi un quadratino dalla riserva comune.
table-help-exchange = Scambiare: dai un pezzo per uno dello stesso livello, inferiore, o di un livello in più.
table-help-recycle = Riciclare: metti un’intera fila sotto il suo mazzo e riempila di nuovo.
table-help-master = Azione Maestro: posiziona un pezzo su ognuno dei tuoi puzzle, una volta per turno.
table-help-end = Un turno ha tre azioni. Quando il mazzo nero (in solitario: il mazzo) è vuoto, si giocano questo round e ancora uno.
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
}: si aspetta che gli altri accettino.
table-handover = Cedi a un bot
table-handover-about = Un bot gioca per { $name } finché non torni.
table-handed-over = Un bot gioca per { $name }.
table-return = Torna a giocare tu
table-offer-end = Proponi di finire la partita
table-end-asked = { $name } propone di finire ora la partita, senza risultato.
table-end-waiting = Proponi di finire ora la partita. Si aspettano gli altri.
table-resign = Abbandona
table-resign-about = { $players ->
    [1] La partita finisce ora, senza risultato.
    [2] La partita finisce ora, e vince l’altro giocatore.
   *[other] Lasci la partita, e un bot continua per te.
}
table-agree = Accetta
table-decline = Rifiuta
table-cancel = Annulla
table-leave = Esci
table-replay = Rivedi
table-connection-lost = Connessione persa. Nuovo tentativo…
table-moves-safe = Le tue mosse sono al sicuro.
table-try-now = Prova ora
table-connected-again = Connessione ripristinata.

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
table-sit-same-screen = Qualcuno a questo schermo
table-stand-up = Lascia il posto
table-your-name = Il tuo nome
table-guest = Ospite
table-bot = Bot
table-fill-with-bots = Riempi con i bot
table-link = Link a questo tavolo
table-copy-link = Copia il link
table-link-copied = Il link è copiato.
table-link-marked = Il link è selezionato: copialo con la tastiera.
table-link-local = Quest’indirizzo funziona solo su questo computer. Per gli altri avvia il server con --lan.
table-share = Condividi
table-qr = Codice QR del link a questo tavolo
table-not-found = Questa partita non esiste
table-not-found-about = Forse il link è scritto male, o la partita è stata chiusa perché nessuno la giocava da tempo.
table-to-start = Vai alla pagina iniziale

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
   *[other] Vince { $name }
}
table-won-completed = { $who ->
    [you] Hai vinto al primo spareggio
   *[other] { $name } vince al primo spareggio
}
table-won-pieces = { $who ->
    [you] Hai vinto al secondo spareggio
   *[other] { $name } vince al secondo spareggio
}
table-shared = Vittoria condivisa: { $names }
table-decided-score = Ha deciso il punteggio: { $score ->
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
} ; puzzle completati: { $completed }. Hanno deciso i pezzi rimasti: { $first } { $pieces }, { $second } { $pieces2 }.
table-decided-shared = Punti, puzzle completati e pezzi rimasti sono pari.
table-decided-solo-tie = Entrambi hanno { $score ->
    [one] { $score } punto
    [many] { $score } di punti
   *[other] { $score } punti
}: in caso di pareggio vince l’avversario.
table-place = Posizione
table-player = Giocatore
table-sheet-points = Pila
table-sheet-touches = Ritocchi
table-sheet-unfinished = Incompiuti
table-sheet-score = Punti
table-sheet-completed = Completati
table-sheet-pieces = Pezzi rimasti
table-ended-played = La partita è finita
table-ended-agreed = Si è deciso di finire la partita
table-ended-resigned = { $name } ha abbandonato
table-ended-timeout = Il tempo di { $name } è scaduto
table-ended-expired = La partita è stata chiusa
table-ended-unreadable = La partita non si è più potuta aprire
table-ended-unplayed = Non è stata giocata fino alla fine, perciò non c’è un punteggio.
table-play-again = Gioca ancora
table-rematch-join = Entra nella prossima partita
table-record = Registrazione
table-look = Guarda il tavolo
table-verify = Verifica la mescolata
