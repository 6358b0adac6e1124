# Ciò che dice il server: richieste rifiutate, messaggi dei tavoli.

command-unknown-seat = Il posto { $seat } non esiste. I posti vanno da 0 a { $last }.
seat-not-yours = Il posto { $number } non è tuo.
seat-taken = Il posto { $number } è occupato.
seat-is-open = Nessuno siede al posto { $number }.
seat-not-handed-over = Al posto { $number } giochi già tu.
seat-handed-over = Al posto { $number } gioca un bot. Prima riprendi il posto.
seat-resigned = Il giocatore al posto { $number } ha abbandonato.
seat-clock-empty = Il tempo del posto { $number } è finito: continua il bot.
not-the-host = Può farlo solo chi ha creato la partita.
game-not-started = La partita comincia quando tutti i posti sono occupati.
game-has-started = La partita è cominciata. Cedi il posto a un bot o abbandona.
game-is-over = La partita è finita.
game-not-over = La partita non è ancora finita.
game-unknown = Questa partita non esiste.
rematch-exists = C’è già una rivincita.
takeback-range = Si può tornare a un’azione da 0 a { $last }, non a { $found }.
takeback-open = C’è già una richiesta di tornare indietro. Rispondi prima a quella.
takeback-none = Nessuno ha chiesto di tornare indietro.
takeback-other-rules = La partita è cominciata con la versione { $found } delle regole: con la versione { $known } le sue azioni non si possono annullare.
clock-not-expired = Il posto { $number } ha ancora tempo.
command-id-used = L’id di comando { $id } è già stato usato per un altro comando.
name-wanted = Un nome ha da 1 a { $limit } caratteri stampabili.
chat-wanted = Un messaggio ha da 1 a { $limit } caratteri stampabili.
clock-seconds = Un orologio ha almeno un secondo.
setup-seats = Posti indicati: { $found }, giocatori: { $wanted }. Indica un posto per ogni giocatore.
identity-wanted = Chi sei? Chiedi prima un’identità di ospite.
origin-refused = Questa pagina non può parlare con questo server.
host-refused = Questo server non risponde a questo nome.
too-many = Troppe richieste. Riprova tra { $seconds } s.
too-many-games = Hai troppe partite non finite (massimo: { $limit }). Finiscine prima una.
too-many-sets = I tuoi set di puzzle occupano più di { $limit } KiB in partite non finite o cominciate oggi. Finiscine una o riprova domani.
too-many-mutes = Hai silenziato troppi giocatori (massimo: { $limit }). Prima riattivane uno.
too-large = La richiesta è troppo grande.
message-malformed = Il messaggio non si può leggere: { $reason }.
address-malformed = L’indirizzo non si può leggere.
few-open-files = Il sistema concede al server { $found } tra file e connessioni aperti insieme: pochi. Se ne consigliano almeno { $wanted } (ulimit -n, oppure LimitNOFILE nell’unità systemd).
not-stored = La tua mossa non è stata salvata. Riprova.
server-stopping = Il server si sta spegnendo.
replay-other-rules = La partita è cominciata con la versione { $found } delle regole e non si può mostrare turno per turno con la versione { $known }.
replay-too-long = Questa partita è troppo lunga per un replay (massimo: { $limit } azioni).
server-busy = Il server è troppo occupato. Riprova tra un momento.
database-away = Il database non risponde. Riprova tra un momento.
game-unreadable = Questa partita non si può più aprire ed è stata chiusa senza valutazione. Puoi ancora scaricarne la registrazione.
not-ready = Questa parte del server non funziona: { $part } ({ $reason }).
not-ready-database = Il database non risponde ({ $reason }).
not-ready-database-deleted = Il file del database è stato cancellato mentre il server era in funzione. Finché non torna, non si salva nulla.
not-ready-database-replaced = Il file del database è stato sostituito mentre il server era in funzione. Riavvia il server per usare quello nuovo.
not-ready-disk = Il disco è pieno. Finché non c’è spazio, non si può salvare nulla.
not-ready-journal = Il database non accetta ciò che vi si scrive ({ $reason }).
not-ready-news = Questo processo non sente gli altri ({ $reason }).
not-ready-leases = Questo processo non può agire per i bot e gli orologi ({ $reason }).
not-ready-sweep = Il riordino periodico delle partite non riesce ({ $reason }).
not-ready-orders = Gli ordini di chi gestisce il server non arrivano ({ $reason }).
internal-error = Qualcosa è andato storto sul server.

notice-name = Il server
notice-expires = Qui nessuno gioca da molto tempo. Questa partita verrà chiusa il { $day }, se nessuno gioca.

account-exists = Hai già un profilo.
account-wanted = Per questo serve un profilo.
name-taken = Il nome { $name } è occupato, o somiglia a uno occupato. Scegline un altro.
name-reserved = Il nome { $name } è riservato al gioco stesso. Scegline un altro.
reserved-names = Server, Sistema, Admin, Amministratore, Amministratrice, Moderatore, Moderatrice, Assistenza, Bot
password-wanted = Una password ha da { $least } a { $limit } caratteri.
login-wrong = Nome o password errati.
session-unknown = Questa sessione non esiste.
player-unknown = Questo giocatore non esiste.

rated-account = Per le partite classificate serve un profilo.
rated-one-seat = In una partita classificata ognuno ha un posto solo.
rated-players = Per una partita classificata servono almeno due giocatori.
rated-bots = Le partite classificate si giocano senza bot.
rated-handover = In una partita classificata nessun bot può giocare per te. Puoi abbandonare.
rated-clock = Per una partita classificata serve un orologio.
rated-expiry = In una partita classificata di tre o più giocatori, per chi finisce il tempo continua un bot; la partita non finisce.
rated-own-puzzles = Le partite con set di puzzle propri non sono classificate.

client-missing = Le pagine del gioco non sono pronte
client-missing-about = Questo server è in funzione, ma è stato avviato dai sorgenti senza la parte per il browser. Esegui «make client» nella sua cartella (serve Node.js) e ricarica questa pagina. I programmi possono già giocare: vedi docs/protocol.md.

settings-fault = Le impostazioni non si possono usare. { $source }: { $fault }.
database-address = Un database si indica come { $wanted }, non come { $found }.
admin-no-database = In { $path } non c’è un database. Indicane un altro con --database, o avvia prima un server.
admin-other-schema = Il database ha lo schema { $found }, questo programma { $wanted }. Aggiornalo con: projectl admin migrate
admin-newer-schema = Il database è di una versione più recente di questo programma (schema { $found }, noto fino a { $wanted }). Installa quella versione, o indica un altro database con --database.
database-in-use = Un altro server è già in funzione su { $path }. Usa quello, o fermalo prima.
database-damaged = { $path } è danneggiato, o non è un database. Nulla è stato cambiato. Metti una copia al suo posto con: projectl admin restore FILE
database-disk-full = Il disco di { $path } è pieno. Nulla è stato cambiato. Libera spazio e riprova.
database-unusable = { $path } non si può usare: { $reason }. Controlla chi può leggere e scrivere lì, o indica un altro database con --database.
database-unreachable = Il database su { $address } non è disponibile: { $reason }. Controlla l’indirizzo e che sia in funzione.
admin-file-exists = { $path } esiste già. Scegli un altro nome.
admin-no-file = Il file { $path } non esiste.
admin-no-folder = La cartella { $path } non esiste. Creala prima, o scegline un’altra.
admin-no-backup = { $path } non è una copia di questo tipo di database.
admin-tool-missing = Serve { $tool }, che fa parte dei programmi client di PostgreSQL. Installali prima.
admin-tool-failed = { $tool } non è riuscito: { $reason }.

## Che cosa viene detto mentre un database precedente viene aggiornato

migration-copying = Prima dell’aggiornamento il database viene copiato in { $path } …
migration-copy-part = Copiato: { $percent } %
migration-copied = Il database com’era è in { $path }. Quando tutto va bene, puoi cancellare quel file.
migration-step = Passo { $step } di { $steps }: { $what } …
migration-no-copy = Il database non si può copiare in { $path }: { $reason }. Nulla è stato cambiato. Libera spazio e riavvia.
migration-failed = Il database non si può aggiornare: { $reason }. Nulla è stato cambiato.
