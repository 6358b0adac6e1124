# Perché qualcosa non si può fare.

reason-unknown-action = Quest’azione non esiste. Scegline una di quelle proposte.
reason-game-over = La partita è finita. Non resta nulla da giocare.
reason-no-such-seat = Questa partita non ha quel posto.
reason-not-your-turn = Non è ancora il tuo turno.
reason-turn-is-over = Il tuo turno è finito. I segnalini passano quando finisce anche l’altro turno.
reason-no-actions-left = Non hai più azioni. Finisci il turno o torna indietro.
reason-choice-first = Hai completato un puzzle. Scegli prima la sua ricompensa.
reason-order-first = Hai completato più puzzle. Scegli quale ricompensa prendi per prima.
reason-arrows-first = Prima promuovi un pezzo con la freccia, o rinuncia.
reason-sequence-first = Finisci o annulla prima ciò che hai iniziato.
reason-no-choice-open = Ora non c’è nulla da scegliere. Fai una delle tue azioni.
reason-no-sequence-open = Non c’è nulla da confermare o annullare. Inizia prima un’Azione Maestro o un Riciclo.
reason-only-touches = Il round finale è concluso. Restano solo gli Ultimi Ritocchi: posiziona pezzi o finisci.
reason-touches-already-done = Hai finito i tuoi Ultimi Ritocchi. Gli altri stanno ancora posizionando.
reason-not-touches-yet = Gli Ultimi Ritocchi vengono dopo il round finale. Fai una delle tue azioni o finisci il turno.

reason-four-unfinished = Hai 4 puzzle da completare. Completane uno prima di prenderne un altro.
reason-no-such-slot = Nelle file non c’è questo posto. Scegli un numero tra quelli sulle carte.
reason-slot-is-empty = Questo posto è vuoto. Scegli un altro puzzle.
reason-other-markers-rows = Queste file sono dell’altro segnalino. Prendi dalle tue file.
reason-one-black-per-turn = La partita sta per finire: un puzzle nero per turno. Puoi ancora prenderne uno bianco.
reason-no-deck-take = In questa edizione i puzzle si prendono solo dalle file. Scegline uno scoperto.
reason-no-such-deck = In solitario c’è un solo mazzo. Prendi da quello come dal mazzo bianco.
reason-deck-is-empty = Questo mazzo è vuoto. Scegli un puzzle scoperto.
reason-white-marker-only = Può farlo solo chi ha il segnalino bianco. Prendi un puzzle dalle tue file.
reason-no-recycle = Questa edizione non ha il Riciclo. Prendi un puzzle per cambiare la fila.
reason-no-recycle-in-solo = In solitario non c’è il Riciclo. Prendi un puzzle per cambiare la griglia.
reason-nothing-to-reveal = Il mazzo di questa fila è vuoto: un Riciclo non cambierebbe nulla.
reason-not-in-recycled-row = Questo puzzle non è nella fila che ricicli. Scegline uno di quella fila.
reason-already-ordered = Questo puzzle ha già il suo posto sotto il mazzo. Scegline un altro.

reason-no-level-1-piece = La riserva comune non ha più quadratini gialli. Promuovi invece un pezzo.
reason-piece-not-in-supply = Questo pezzo non è nella tua riserva. Usane uno che hai, o procuratelo prima.
reason-piece-not-in-reserve = La riserva comune non ha più questo pezzo. Scegline un altro.
reason-same-shape = Allo stesso livello vale solo un’altra forma. Scegli un pezzo diverso.
reason-ghosts-not-by-exchange = Promuovendo non si ottiene un Pezzo Fantasma. Lo danno solo ricompense e frecce.
reason-level-too-high = Sono troppi livelli. Prendi un pezzo superiore di un livello, dello stesso livello o inferiore.
reason-not-a-level-up = Una freccia porta solo a un livello superiore. Scegli un pezzo così, o rinuncia.
reason-not-offered = Questo pezzo non è tra quelli proposti. Scegline uno di quelli.
reason-not-completed = Questo puzzle non è completato. Scegline uno che lo sia.

reason-no-puzzle-there = Lì non hai un puzzle. Scegline un altro o prendine uno.
reason-outside-recess = Il pezzo uscirebbe dall’area incassata. Giralo o spostalo.
reason-overlaps-piece = Il pezzo coprirebbe un altro pezzo. Scegli caselle libere.
reason-puzzle-used = Questo puzzle ha già il suo pezzo. Scegli un altro puzzle o conferma.
reason-not-a-new-piece = Ora si posizionano solo i nuovi pezzi del Pezzo Fantasma. Posizionane uno o conferma.
reason-nothing-fits = Nessuno dei tuoi pezzi entra nei tuoi puzzle. Prendi un puzzle o procurati un altro pezzo.
reason-master-is-used = Hai già usato l’Azione Maestro di questo turno. Puoi ancora posizionare pezzi uno alla volta.
reason-no-ambassador-left = Non hai puzzle Ambasciatore da usare. Completane uno per avere questa azione.
reason-ambassador-next-turn = Puoi usare un puzzle Ambasciatore dal tuo prossimo turno.
reason-no-ghost-in-supply = Non hai questo Pezzo Fantasma nella tua riserva: non c’è nulla da dividere.
reason-split-not-in-reserve = Alla riserva comune manca un pezzo di questa divisione. Scegline un’altra.
reason-nothing-placed = Posiziona almeno un pezzo o annulla.
reason-must-use-actions = In questa edizione un turno ha esattamente tre azioni. Usa quelle che ti restano.
reason-row-not-ordered = Ogni puzzle della fila deve avere un posto sotto il mazzo. Scegli il prossimo o annulla.

undo-nothing = In questo turno non hai nulla da annullare.
undo-turn-passed = Il tuo turno è passato: resta com’è.
undo-revealed = È stato scoperto un nuovo puzzle: l’azione resta com’è.
undo-other-seat = Nel frattempo ha giocato un altro: la tua azione resta com’è.
undo-touches-done = Hai finito i tuoi Ultimi Ritocchi: restano come sono.
undo-game-over = La partita è finita. Non si può annullare nulla.

seat-needed = Ora possono agire più posti: { $seats }. Indica quale.
seat-none-acts = Ora nessun posto può agire.
seat-unknown = Il posto { $seat } non esiste. I posti vanno da 0 a { $last }.
example-unknown = L’esempio { $name } non esiste nell’edizione «{ NAME($edition, of: "edition") }».
game-unknown-option = L’opzione { $found } non esiste. Le opzioni sono { $known }.
game-options-twice = Indica un Options oppure i suoi campi per nome, non entrambi.
game-bots = Indica un bot per ogni giocatore: { $wanted }.
game-names = Nomi: { $found }, giocatori: { $wanted }. Dai un nome a ciascuno.
game-name = { $found } non è un nome valido. Un nome ha da 1 a { $limit } caratteri stampabili.
game-no-record = Questa partita continua da una posizione. Non si sa com’è cominciata: non c’è una registrazione.
hint-unknown = Il suggerimento { $found } non esiste. I suggerimenti sono { $known }.
bot-unknown = Il bot { $found } non esiste. I bot sono { $known }; una persona è human.
bot-argument = { $bot }:{ $found }: { $reason }.
bot-code-refused = { $found }: qui non si caricano bot da file.
net-unreadable = { $path }: una rete è una matrice di forma { $wanted }, non { $found }.
net-file = { $path } non contiene una rete: { $reason }.
bot-raised = { $bot } non è riuscito a giocare: { $detail }.
bot-nonsense = { $bot } ha risposto { $detail }, che non è un’azione permessa.
bot-overtime = { $bot } ha superato il tempo per una decisione ({ $detail }).
bot-died = Il processo di { $bot } è terminato durante la partita ({ $detail }).
bot-not-loaded = { $bot } non si può caricare: { $detail }.
bot-changed = Qualcosa è cambiato durante le partite: { $detail }. Le ultime partite non vengono conservate; ricomincia.
touches-unknown = Questo stato non dice quali pezzi del posto { $seat } sono Ultimi Ritocchi, quindi non si possono nascondere agli altri. Gli stati compilati non li conservano: gioca la fine con il motore interpretato.
store-damaged = { $path }, riga { $line }: non è una partita di un’arena. Il file resta com’è.
store-other-setup = { $path } contiene le partite di un altro torneo. Indica un altro file, o gli stessi bot e opzioni.
store-other-identity = { $path } contiene partite di altro tipo. Che cosa differisce: { NAME($what, of: "differs") } ({ $details }). Indica un altro file.
store-identity-unknown = { $path } contiene { $held } delle { $wanted } partite e non dice quali bot le hanno giocate. Si può leggere, ma non si aggiungono partite. Indica un altro file.
differs-bot = il bot
differs-puzzles = i puzzle o l’edizione
differs-rules = la versione delle regole
differs-engine = il motore
differs-package = la versione del programma

language-unknown = Non ci sono testi in { $found }. Le lingue sono { $known }.
extra-missing = Serve il pacchetto { $package }, che non è installato. Prova: { $command }
value-whole = { $name } è un numero intero, non { $found }.
value-range = { $name } va da { $low } a { $high }, non { $found }.
value-flag = { $name } è True o False, non { $found }.
value-text = { $name } è un testo, non { $found }.
value-texts = { $name } è un elenco di testi, non { $found }.
value-kind = { $name } è di tipo { $wanted }, non { $found }.
value-kinds = { $name } è un elenco di { $wanted }, non { $found }.
value-seed = Un seme è fatto di byte ({ $wanted }), un numero intero o un testo, non { $found }.
value-action = Un’azione è una Action, la sua notazione o il suo codice, non { $found }.
edition-unknown = L’edizione { $edition } non esiste. Le edizioni sono { $known }.
options-unknown-variant = La variante { $found } non esiste. Le varianti sono { $allowed }.
options-unknown-expansion = L’espansione { $found } non esiste. Le espansioni sono { $allowed }.
options-unknown-difficulty = La difficoltà { $found } non esiste. Le difficoltà sono { $allowed }.
options-turn-cap = Il limite di turni va da 0 (nessuno) a { $limit }, non { $found }.
options-not-in-edition = L’edizione «{ NAME($edition, of: "edition") }» non ha { NAME($what, of: "what") }. Scegli un’altra edizione.
options-needs-deluxe = L’edizione «{ NAME($edition, of: "edition") }» ha { NAME($what, of: "what") } solo con la scatola deluxe. Scegli anche quella.
options-first-player = Il primo giocatore è uno dei posti da 1 a { $players }, non { $found }.
options-endless-solo = Bianchi senza Fine richiede almeno due giocatori. Scegli un’altra variante o gioca senza.
options-difficulty = Solo il solitario ha una difficoltà. Sceglilo, o ometti la difficoltà.
options-players = { $variant ->
    [solo] Il solitario è per 1 giocatore, non { $found }.
   *[other] Con queste opzioni «{ NAME($variant, of: "variant") }» di «{ NAME($edition, of: "edition") }» è per { $fewest }–{ $most } giocatori, non { $found }.{ $more ->
        [deluxe] {" "}Con la scatola deluxe si gioca in più, in sei con i Pezzi Fantasma.
        [expansion] {" "}In sei si gioca con i Pezzi Fantasma.
        [either] {" "}In sei si gioca con i Pezzi Fantasma o con la Fenice.
       *[none] {""}
    }
}
options-too-few-puzzles = { $colour ->
    [black] Puzzle neri necessari: { $needed }, disponibili: { $found }.
   *[white] Puzzle bianchi necessari: { $needed }, disponibili: { $found }.
}
options-set-needs-expansion = Il set di puzzle { $set } appartiene all’espansione { NAME($expansion, of: "expansion") }. Scegli anche quella.
seats-count = { $found ->
    [one] È indicato { $found } posto
    [many] Sono indicati { $found } di posti
   *[other] Sono indicati { $found } posti
}, ma la partita ha { $wanted ->
    [one] { $wanted } giocatore
    [many] { $wanted } di giocatori
   *[other] { $wanted } giocatori
}. Indicane uno per ciascuno.
