# Perché qualcosa non si può fare.

reason-unknown-action = Quest’azione non esiste. Scegli una di quelle offerte.
reason-game-over = La partita è finita. Non si può più giocare nulla.
reason-no-such-seat = Questa partita non ha quel posto.
reason-not-your-turn = Non è il tuo turno. Aspetta che tocchi a te.
reason-turn-is-over = Il tuo turno è finito. I segnalini passano quando finisce anche l’altro turno.
reason-no-actions-left = Non hai più azioni. Finisci il turno, o torna indietro.
reason-choice-first = Hai completato un puzzle. Scegli prima la sua ricompensa.
reason-order-first = Hai completato più puzzle. Scegli prima quale ricompensa prendere per prima.
reason-arrows-first = Prima promuovi un pezzo con la freccia o rifiutala.
reason-sequence-first = Hai iniziato qualcosa che non è finito. Continua, conferma o annulla prima.
reason-no-choice-open = Ora non c’è nulla da scegliere. Fai una delle tue azioni.
reason-no-sequence-open = Non c’è nulla di aperto da continuare o annullare. Inizia prima un’Azione Maestro o un Riciclo.
reason-only-touches = Il round finale è concluso. Restano gli Ultimi Ritocchi: posiziona pezzi, o finisci.
reason-touches-already-done = Hai finito i tuoi Ultimi Ritocchi. Gli altri sono ancora ai loro.
reason-not-touches-yet = Gli Ultimi Ritocchi vengono dopo il round finale. Fai una delle tue azioni, o finisci il turno.

reason-four-unfinished = Hai 4 puzzle da completare. Completane uno prima di prenderne un altro.
reason-no-such-slot = Le file non hanno quel posto. Scegli un numero che sta su una carta.
reason-slot-is-empty = Questo posto è vuoto. Scegli un altro puzzle.
reason-other-markers-rows = Queste file sono dell’altro segnalino. Prendi dalle file del tuo.
reason-one-black-per-turn = La partita sta per finire: un puzzle nero per turno. Il tuo l’hai preso; uno bianco si può ancora.
reason-no-deck-take = In questa edizione i puzzle si prendono solo dalle file. Scegline uno scoperto.
reason-no-such-deck = In solitario c’è un solo mazzo. Prendi da quello come dal mazzo bianco.
reason-deck-is-empty = Questo mazzo è vuoto. Scegli un puzzle scoperto.
reason-white-marker-only = Può farlo solo chi ha il segnalino bianco. Prendi un puzzle dalle tue file.
reason-no-recycle = Questa edizione non ha il Riciclo. Prendi un puzzle per cambiare la fila.
reason-no-recycle-in-solo = In solitario non c’è il Riciclo. Prendi un puzzle per cambiare la griglia.
reason-nothing-to-reveal = Il mazzo di questa fila è vuoto: un Riciclo non cambierebbe nulla.
reason-not-in-recycled-row = Questo puzzle non è nella fila che ricicli. Indicane uno di quella fila.
reason-already-ordered = Questo puzzle ha già il suo posto sotto il mazzo. Indicane un altro.

reason-no-level-1-piece = La riserva comune non ha più quadratini gialli. Scambia un pezzo.
reason-piece-not-in-supply = Questo pezzo non è nella tua riserva. Usane uno che hai, o ottienilo prima con uno scambio.
reason-piece-not-in-reserve = Questo pezzo non è più nella riserva comune. Scegline un altro.
reason-same-shape = Un pezzo non si scambia con la sua stessa forma. Scegline un altro.
reason-ghosts-not-by-exchange = Un Pezzo Fantasma non si ottiene con uno scambio: lo danno solo ricompense e frecce.
reason-level-too-high = Sono troppi livelli. Si scambia con il livello successivo disponibile, con lo stesso o con uno inferiore.
reason-not-a-level-up = Le frecce promuovono soltanto. Scegli un pezzo di livello superiore, o rinuncia.
reason-not-offered = Questo pezzo non è tra quelli offerti. Scegline uno di quelli.
reason-not-completed = Questo puzzle non è completato. Scegline uno che lo sia.

reason-no-puzzle-there = In quel posto davanti a te non c’è un puzzle. Prendine uno, o scegli un altro posto.
reason-outside-recess = Il pezzo uscirebbe dall’area incassata. Giralo o spostalo.
reason-overlaps-piece = Il pezzo si sovrapporrebbe a un altro. Scegli caselle libere.
reason-puzzle-used = Un solo pezzo per puzzle, e questo ha già il suo. Scegli un altro puzzle, o conferma.
reason-not-a-new-piece = Ora si posizionano solo i nuovi pezzi del Pezzo Fantasma. Posizionane uno, o conferma.
reason-nothing-fits = Nessuno dei tuoi pezzi entra nei tuoi puzzle. Prendi un puzzle, o procurati un altro pezzo.
reason-master-is-used = L’Azione Maestro si usa una sola volta per turno e l’hai già usata. Posiziona invece un pezzo singolo.
reason-no-ambassador-left = Non hai puzzle Ambasciatore da usare. Completane uno per avere quest’azione.
reason-ambassador-next-turn = Un puzzle Ambasciatore si può usare dal tuo prossimo turno.
reason-no-ghost-in-supply = Non hai quel Pezzo Fantasma nella tua riserva: non c’è nulla da dividere.
reason-split-not-in-reserve = Alla riserva comune manca un pezzo di questa divisione. Scegline un’altra.
reason-nothing-placed = Bisogna posizionare almeno un pezzo. Posizionane uno, o annulla.
reason-must-use-actions = In questa edizione un turno ha esattamente tre azioni. Usa quelle che ti restano.
reason-row-not-ordered = Ogni puzzle della fila ha bisogno del suo posto sotto il mazzo. Indica il prossimo, o annulla.

undo-nothing = In questo turno non c’è nulla di tuo da annullare.
undo-turn-passed = Il tuo turno è passato e resta com’è.
undo-revealed = È stato mostrato un nuovo puzzle: quest’azione resta com’è.
undo-other-seat = Nel frattempo ha giocato qualcun altro: la tua azione resta com’è.
undo-touches-done = Hai finito i tuoi Ultimi Ritocchi, e restano come sono.
undo-game-over = La partita è finita. Non si può annullare nulla.

seat-needed = Ora possono agire più posti: { $seats }. Di’ quale lo fa.
seat-none-acts = Ora nessun posto può agire.
seat-unknown = Il posto { $seat } non esiste; i posti vanno da 0 a { $last }.
example-unknown = Non c’è un esempio { $name } nell’edizione «{ NAME($edition, of: "edition") }».
game-seed = Un seme ha { $wanted } byte.
game-names = { $found } nomi per { $wanted } giocatori; danne uno a ciascuno.
game-name = { $found } non è il nome di un giocatore. Un nome ha da 1 a { $limit } caratteri stampabili.
game-no-record = Questa partita prosegue da una posizione: non si sa com’è cominciata, quindi non ce n’è una registrazione.
game-first = Il posto { $found } non può iniziare; i posti vanno da 0 a { $last }.
hint-unknown = Non c’è un suggerimento { $found }; i suggerimenti sono { $known }.
bot-unknown = Il bot { $found } non esiste. I bot sono { $known }; una persona è human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: qui non si caricano bot da file.
net-unreadable = { $path }: una rete è una matrice di forma { $wanted }, non { $found }.
net-file = { $path } non è un file con una rete: { $reason }.
bot-raised = { $bot } ha fallito: { $detail }.
bot-nonsense = { $bot } ha risposto { $detail }, che non è una delle azioni consentite.
bot-overtime = { $bot } ha pensato più dei { $detail } che aveva per una decisione.
bot-died = Il processo di { $bot } è terminato nel mezzo della partita ({ $detail }).
bot-not-loaded = Non si può caricare { $bot }: { $detail }.
bot-changed = Qualcosa è cambiato durante le partite: { $detail }. Le ultime partite non sono conservate; ricomincia.
touches-unknown = Questo stato non dice quali pezzi del posto { $seat } sono Ultimi Ritocchi, quindi non si possono nascondere agli altri. Gli stati compilati non li conservano: gioca la fine con il motore interpretato.
store-damaged = { $path }, riga { $line }: non è una partita di un’arena. Il file resta com’è.
store-other-setup = { $path } contiene le partite di un altro torneo. Indica un altro file, o gli stessi bot e opzioni.
store-other-identity = { $path } contiene partite di qualcos’altro. Differisce: { NAME($what, of: "differs") } ({ $details }). Indica un altro file.
store-identity-unknown = { $path } contiene { $held } delle { $wanted } partite e non dice quali bot le hanno giocate (identità sconosciuta). Si può leggere, ma non si aggiungono partite. Indica un altro file.
differs-bot = il bot
differs-puzzles = i puzzle o l’edizione
differs-rules = la versione delle regole
differs-engine = il motore
differs-package = la versione del programma

language-unknown = Non ci sono testi in { $found }. Le lingue sono { $known }.
edition-unknown = L’edizione { $edition } non esiste. Le edizioni sono { $known }.
options-unknown-variant = Non c’è una variante { $found }. Le varianti sono { $allowed }.
options-unknown-expansion = Non c’è un’espansione { $found }. Le espansioni sono { $allowed }.
options-unknown-difficulty = Non c’è una difficoltà { $found }. Le difficoltà sono { $allowed }.
options-turn-cap = Il limite di turni va da 0 (nessuno) a { $limit }, non { $found }.
options-not-in-edition = L’edizione «{ NAME($edition, of: "edition") }» non ha { NAME($what, of: "what") }. Scegli un’altra edizione.
options-needs-deluxe = L’edizione «{ NAME($edition, of: "edition") }» ha { NAME($what, of: "what") } solo con la scatola deluxe. Scegli anche quella.
options-first-player = Il primo giocatore è uno dei posti da 1 a { $players }, non { $found }.
options-endless-solo = Bianchi senza Fine richiede almeno due giocatori. Scegli un’altra variante, o gioca senza.
options-difficulty = Solo la variante solitario ha una difficoltà. Sceglila, o lascia stare la difficoltà.
options-players = { $variant ->
    [solo] Il solitario è per 1 giocatore, non { $found }.
   *[other] Con queste opzioni «{ NAME($variant, of: "variant") }» di «{ NAME($edition, of: "edition") }» è per { $fewest }–{ $most } giocatori, non { $found }.{ $more ->
        [deluxe] {" "}Con la scatola deluxe si può essere di più, con i Pezzi Fantasma anche in sei.
        [expansion] {" "}Con i Pezzi Fantasma si può giocare in sei.
        [either] {" "}Con i Pezzi Fantasma o la Fenice si può giocare in sei.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] Questa partita richiede { $needed } puzzle neri; ce ne sono { $found }.
   *[white] Questa partita richiede { $needed } puzzle bianchi; ce ne sono { $found }.
}
options-set-needs-expansion = L’insieme { $set } appartiene all’espansione { NAME($expansion, of: "expansion") }. Scegli anche quella.
seats-count = { $found ->
    [one] È nominato { $found } posto
    [many] Sono nominati { $found } di posti
   *[other] Sono nominati { $found } posti
}, ma la partita ha { $wanted ->
    [one] { $wanted } giocatore
    [many] { $wanted } di giocatori
   *[other] { $wanted } giocatori
}. Nominane uno per ciascuno.
