# Ciò che dice il server: richieste rifiutate, messaggi dei tavoli.

command-unknown-seat = Non c’è un posto { $seat }; i posti vanno da 0 a { $last }.
seat-not-yours = Il posto { $number } non è tuo.
seat-taken = Il posto { $number } è occupato.
seat-is-open = Nessuno siede al posto { $number }.
seat-not-handed-over = Al posto { $number } giochi già tu.
seat-handed-over = Al posto { $number } gioca un bot; prima riprendilo.
seat-resigned = Il posto { $number } ha abbandonato.
seat-clock-empty = L’orologio del posto { $number } è a zero: continua il bot.
not-the-host = Può farlo solo chi ha creato la partita.
game-not-started = La partita comincia quando tutti i posti sono occupati.
game-has-started = La partita è cominciata; cedi il posto a un bot, o abbandona.
game-is-over = La partita è finita.
game-not-over = La partita non è ancora finita.
game-unknown = Questa partita non esiste.
rematch-exists = C’è già una rivincita.
takeback-range = Si può tornare alle azioni da 0 a { $last }, non a { $found }.
takeback-open = C’è già una richiesta di tornare indietro; rispondi prima a quella.
takeback-none = Nessuno ha chiesto di tornare indietro.
clock-not-expired = L’orologio del posto { $number } non è scaduto.
command-id-used = L’id di comando { $id } è stato usato per un altro comando.
name-wanted = Un nome ha da 1 a { $limit } caratteri stampabili.
chat-wanted = Un messaggio ha da 1 a { $limit } caratteri stampabili.
clock-seconds = Un orologio ha bisogno di almeno un secondo.
setup-seats = Sono nominati { $found } posti; la partita ne ha { $wanted }.
identity-wanted = Chi sei? Chiedi prima un’identità di ospite.
origin-refused = Questa pagina non può parlare con questo server.
host-refused = Questo server non risponde a quel nome.
too-many = Troppe richieste. Riprova tra { $seconds } s.
too-large = La richiesta è troppo grande.
message-malformed = Il messaggio non è comprensibile: { $reason }.
not-stored = Non è stato possibile salvare il comando, quindi non è stato eseguito. Riprova.
server-stopping = Il server si sta fermando.
replay-other-rules = La partita è cominciata con la versione { $found } delle regole e non si può mostrare turno per turno con la versione { $known }.
replay-too-long = Un replay mostra al massimo { $limit } azioni; questa partita ne ha di più.
server-busy = Il server ora ha troppo da fare. Riprova tra un momento.
internal-error = Qualcosa è andato storto sul server.

notice-name = Il server
notice-expires = Qui non si gioca da tempo. Il { $day } questa partita viene chiusa, a meno che qualcuno non continui.

account-exists = Hai già un profilo.
account-wanted = Per questo serve un profilo.
name-taken = Il nome { $name } è già preso. Scegline un altro.
password-wanted = Una password ha da { $least } a { $limit } caratteri.
login-wrong = Nome e password non corrispondono.
session-unknown = Questa sessione non esiste.
player-unknown = Questo giocatore non esiste.

rated-account = Le partite classificate sono per giocatori con un profilo.
rated-one-seat = In una partita classificata ognuno ha un posto solo.
rated-players = Una partita classificata ha almeno due giocatori.
rated-bots = Le partite classificate si giocano senza bot.
rated-handover = In una partita classificata nessun bot può giocare per te. Puoi abbandonare.
rated-clock = A una partita classificata serve un orologio.
rated-expiry = In una partita classificata con tre o più giocatori, per chi finisce il tempo continua un bot; la partita non finisce.
rated-own-puzzles = Le partite con puzzle propri non sono classificate.

client-missing = Le pagine del gioco non sono costruite
client-missing-about = Questo server è in funzione, ma è stato avviato dai sorgenti senza la parte per il browser. Esegui "make client" nella sua cartella (serve Node.js) e ricarica la pagina. I programmi possono già giocare: vedi docs/protocol.md.

admin-no-database = Non c’è un database in { $path }. Indicane un altro con --database, o avvia prima un server.
admin-database-fault = Il database non è utilizzabile: { $reason }.
admin-other-schema = Il database ha lo schema { $found }, questo programma { $wanted }. Aggiornalo con: projectl admin migrate
admin-newer-schema = Il database ha lo schema { $found }, di un programma più recente; questo arriva fino a { $wanted }.
admin-file-exists = { $path } esiste già. Scegli un altro nome.
admin-no-file = Non c’è un file { $path }.
admin-no-backup = { $path } non è una copia di questo tipo di database.
admin-tool-missing = Serve { $tool }, che fa parte dei programmi client di PostgreSQL. Installali prima.
admin-tool-failed = { $tool } non è riuscito: { $reason }.
