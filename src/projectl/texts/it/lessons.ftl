### Learn: the page of the lessons, the lessons, and the guided first game.

## The page

learn-lead = Dieci brevi lezioni su un tavolo vero, circa quindici minuti in tutto.
learn-base = Il gioco base
learn-more = Altre lezioni
learn-progress = { $done } di { $all }
learn-begin = Comincia
learn-continue = Continua
learn-continue-with = Continua: { $name }
learn-again = ripeti
learn-minutes = { $number ->
    [0] { $minutes ->
        [one] 1 minuto
        [many] { $minutes } minuti
       *[other] { $minutes } minuti
    }
   *[other] Lezione { $number } · { $minutes ->
        [one] 1 minuto
        [many] { $minutes } minuti
       *[other] { $minutes } minuti
    }
}
learn-steps = { $count ->
    [one] 1 passo
    [many] { $count } passi
   *[other] { $count } passi
}
learn-tile = { $number ->
    [0] { $name }
   *[other] Lezione { $number } di 10, { $name }
}, { $state ->
    [done] fatta
    [next] la prossima
   *[new] non cominciata
}
learn-failed = Le lezioni non sono state caricate.
learn-play = Gioca una partita
learn-play-about = Una partita contro un bot facile. Passo dopo passo ti si dice che cosa fare.
learn-play-guided = Gioca con la guida

## A lesson

lesson-heading = { $number ->
    [0] { $name }
   *[other] Lezione { $number } · { $name }
}
lesson-where = { $step } di { $all }
lesson-step-mark = Passo { $step } di { $all }, { $state ->
    [done] fatto
    [skipped] saltato
    [now] adesso
   *[later] in arrivo
}
lesson-skip = Salta questo passo
lesson-skip-short = Salta
lesson-show = Mostrami
lesson-next = Avanti
lesson-again = Di nuovo
lesson-back = Torna indietro
lesson-begin-again = Ricomincia
lesson-keep = La cosa da ricordare
lesson-wrong = Non ancora
lesson-other = Va bene anche così
lesson-missed-title = Questa volta no
lesson-ended = Era la lezione { $number }.
lesson-ended-more = Era la lezione “{ $name }”.
lesson-ended-next = Poi: { $name }.
lesson-ended-all = Ora conosci tutto il gioco base.
lesson-to-learn = Torna alle lezioni
lesson-your-pieces = I tuoi pezzi: { $pieces }.
lesson-board = Il tavolo della lezione
lesson-unknown = Non c’è nessuna lezione { $name }.
lesson-step-unknown = La lezione { $name } non ha il passo { $number }. I suoi passi vanno da 1 a { $last }.

## What is to be done

lesson-task-placed = Posiziona un pezzo sul puzzle
lesson-task-placed-on = Posiziona un pezzo sul puzzle { $slot }
lesson-task-placed-many = { $count ->
    [one] Posiziona un pezzo
    [many] Posiziona { $count } pezzi
   *[other] Posiziona { $count } pezzi
}
lesson-task-completed = { $count ->
    [one] Completa un puzzle
    [many] Completa { $count } puzzle
   *[other] Completa { $count } puzzle
}
lesson-task-rewarded = Vinci il quadrato rosso
lesson-task-taken = Prendi un puzzle
lesson-task-taken-black = Prendi un puzzle nero
lesson-task-taken-deck = Prendi il primo puzzle del mazzo bianco
lesson-task-piece-taken = Prendi un quadratino giallo
lesson-task-exchanged = Promuovi un pezzo
lesson-task-action = { $count ->
    [one] Usa 1 azione
    [many] Usa { $count } azioni
   *[other] Usa { $count } azioni
}
lesson-task-action-left = Usa le due azioni che restano
lesson-task-turn-ended = Finisci il tuo turno
lesson-task-master = Posiziona un pezzo su ogni puzzle con l’Azione Maestro
lesson-task-master-began = Usa la tua Azione Maestro
lesson-task-sequence-closed = { $count ->
    [one] Finisci di posizionare
    [many] Finisci di posizionare ogni volta
   *[other] Finisci di posizionare entrambe le volte
}
lesson-task-recycled = Ricicla la fila bianca
lesson-task-recycled-black = Ricicla la fila nera
lesson-task-end-triggered = Svuota il mazzo nero
lesson-task-touched = Riempi il puzzle che ne vale la pena
lesson-task-touches-done = Premi “Ho finito”
lesson-task-opponent-took = Lascia che l’avversario prenda un puzzle
lesson-task-lock-taken = Prendi da una colonna con blocchi
lesson-task-ghost-split = Dividi il Pezzo Fantasma
lesson-task-levelled-up = Usa la tua freccia
lesson-task-ambassador-began = Usa il tuo Ambasciatore

## What is said to a try

lesson-missed = Questa mossa non si rimedia più. Ricomincia il passo.
lesson-beside = Lascia il pezzo sopra le caselle scure di un puzzle. Fuori, torna tra i tuoi pezzi.
lesson-other-taken = Ora hai un puzzle in più. Per questo passo torna indietro e prova altro.
lesson-other-piece-taken = Ora hai un quadratino giallo in più. Per questo passo torna indietro e prova altro.
lesson-other-exchanged = Ora hai un altro pezzo. Per questo passo torna indietro e prova altro.
lesson-other-placed = Il pezzo lì sta bene. Per questo passo torna indietro e prova un altro posto o un altro pezzo.
lesson-other-recycled = La fila è nuova. È un’azione vera, ma questo passo ne chiede un’altra.
lesson-other-touched = Il pezzo è posato e costa 1 punto. Torna indietro e cerca un posto migliore.
lesson-other-turn-ended = Il tuo turno è finito. Ricomincia il passo per usarlo tutto.

## 1 Place a piece

lesson-place = Posizionare un pezzo
lesson-place-about = Trascina un pezzo dalla tua riserva su un puzzle.
lesson-place-keep = Un pezzo deve stare dentro il puzzle, su caselle libere. Una volta posizionato, resta lì.
lesson-place-first = Il tuo primo pezzo
lesson-place-first-text = Le caselle scure di un puzzle vanno riempite. Trascina lì la barra blu, oppure scegli prima lei e poi il puzzle.
lesson-place-first-done = È a posto. Un pezzo va dovunque ci stia, sempre dentro il puzzle.
lesson-place-first-outside = Può coprire solo caselle scure. Tre di esse stanno una sopra l’altra.
lesson-place-fits = Quale ci sta?
lesson-place-fits-text = Questo puzzle è dritto. Hai una barra e un angolo.
lesson-place-fits-done = La barra ci sta. Resta una casella per un altro pezzo.
lesson-place-fits-bends = L’angolo piega: una sua casella resterebbe fuori. Prova la barra verde.
lesson-place-two = Due puzzle
lesson-place-two-text = I pezzi non appartengono a un puzzle solo. Trova un posto su ciascuno.
lesson-place-two-done = Stanno bene entrambi. Posizionare è una delle cinque cose che puoi fare nel tuo turno.
lesson-place-two-bends = Lì l’angolo non ha posto. Sull’altro puzzle sì.

## 2 Turn and flip

lesson-turn = Girare e capovolgere
lesson-turn-about = Gira un pezzo finché ci sta, oppure capovolgilo.
lesson-turn-keep = Puoi girare e capovolgere ogni pezzo come vuoi, finché non lo posizioni.
lesson-turn-upright = In piedi
lesson-turn-upright-text = Il puzzle è in piedi, la tua barra è sdraiata. Scegli la barra e girala.
lesson-turn-upright-done = È in piedi. Puoi girare con i pulsanti, con Q ed E, o con un secondo dito.
lesson-turn-upright-lies = La barra è ancora sdraiata. Un quarto di giro, e ci sta.
lesson-turn-corner = Un angolo girato
lesson-turn-corner-text = Un angolo può guardare da quattro parti. Gira il tuo finché ci sta.
lesson-turn-corner-done = Ci sta. Resta una casella per un quadratino giallo.
lesson-turn-mirror = Capovolgi
lesson-turn-mirror-text = Alcuni pezzi hanno una destra e una sinistra. Capovolgi la L per riempire il puzzle 2.
lesson-turn-mirror-done = La L lo riempie tutto. I pezzi non hanno rovescio: valgono entrambi i lati.
lesson-turn-mirror-mirrored = Quasi. Piega dall’altra parte: capovolgila, poi girala.

## 3 Complete a puzzle

lesson-complete = Completare un puzzle
lesson-complete-about = Chiudi l’ultimo buco e guarda che cosa torna.
lesson-complete-keep = Un pezzo su un puzzle è prestato, non speso. I puzzle completati lo rendono, e di più.
lesson-complete-gap = Chiudi il buco
lesson-complete-gap-text = Un puzzle è completato quando nessuna casella è libera. Ne restano tre.
lesson-complete-gap-done = Completato. C’erano tre pezzi, e sono tornati tutti e tre. Si è aggiunto un quadrato rosso: è stampato in alto a destra.
lesson-complete-gap-bends = Quasi, ma l’angolo piega. Il buco è dritto: due degli altri tuoi pezzi fanno tre caselle.
lesson-complete-gap-covered = Quella casella è già occupata. Le libere sono in basso.
lesson-complete-home = Tutto torna
lesson-complete-home-text = Due caselle sono libere. Riempile con un pezzo solo, poi conta i tuoi pezzi.
lesson-complete-home-done = È tornato l’angolo, anche la barra verde, e un secondo angolo come ricompensa. Il puzzle vale 1 punto.
lesson-complete-home-single = Il quadratino ci sta, ma riempie una sola casella. Torna indietro: un pezzo può riempirle entrambe.
lesson-complete-reward = Punti o pezzi?
lesson-complete-reward-text = Un quadratino completa l’uno o l’altro. Il numero sono i punti, il pezzo accanto la ricompensa.
lesson-complete-reward-done = Il quadrato rosso è tuo. All’inizio i pezzi grandi valgono spesso più dei punti.
lesson-complete-reward-green = Completato, per 1 punto e una barra verde. Questa volta vogliamo il quadrato rosso: torna indietro e riempi l’altro.

## 4 Take a puzzle

lesson-take = Prendere un puzzle
lesson-take-about = Scegli dalle file ciò che i tuoi pezzi possono riempire.
lesson-take-keep = Puoi avere quattro puzzle incompiuti. Prendi ciò che i tuoi pezzi riempiranno presto.
lesson-take-row = Dalle file
lesson-take-row-text = I puzzle al centro sono di tutti. Prendine uno: trascinalo da te, oppure sceglilo e premi “Prendi”.
lesson-take-row-done = È solo tuo, e uno nuovo è entrato nella fila.
lesson-take-shape = Prendi ciò che ci sta
lesson-take-shape-text = Hai un angolo. Un puzzle bianco ha proprio quella forma: prendilo e riempilo.
lesson-take-shape-done = Preso e riempito. I piccoli puzzle bianchi danno pezzi, i neri danno punti.
lesson-take-shape-larger = Un bel puzzle, ma il tuo angolo non lo riempie. Torna indietro e cercane uno di tre caselle.
lesson-take-shape-outside = L’angolo lì non starebbe dentro. Giralo, o cerca un puzzle della sua forma.
lesson-take-four = Quattro al massimo
lesson-take-four-text = Hai quattro puzzle incompiuti, quindi non c’è posto per un altro. Fai posto, poi prendine uno.
lesson-take-four-done = Un puzzle completato fa posto. Quattro sono molti: i pezzi che ci stanno ti mancano.
lesson-take-four-full = Non c’è posto per un quinto. A uno dei tuoi puzzle manca una sola casella.

## 5 Upgrade

lesson-upgrade = Promuovere
lesson-upgrade-about = Dai un pezzo piccolo, prendi quello che ci sta.
lesson-upgrade-keep = Un’azione alza un pezzo di un livello, o lo cambia con un altro del suo livello.
lesson-upgrade-up = Un livello in più
lesson-upgrade-up-text = La tua barra verde ha due caselle, il buco ne ha tre. Promuovila nel pezzo che ci sta.
lesson-upgrade-up-done = Il livello 2 è diventato livello 3, e il puzzle è completato.
lesson-upgrade-up-straight = La barra blu è dritta, il buco no. Torna indietro e scegli l’angolo.
lesson-upgrade-up-small = Ci sta, ma una casella resta libera. Torna indietro e promuovila prima.
lesson-upgrade-up-step = Un livello alla volta: da due caselle a tre.
lesson-upgrade-sideways = Di lato
lesson-upgrade-sideways-text = Hai una L, il puzzle vuole una barra da 4. Cambia l’una con l’altra: sono entrambe di livello 4.
lesson-upgrade-sideways-done = Stesso livello, altra forma. Anche questo è promuovere, e lo è anche scendere.
lesson-upgrade-sideways-other = Un buon pezzo, ma non è quello dritto. Torna indietro e cerca la barra viola.
lesson-upgrade-sideways-same = Quello ce l’hai già. Scegli il pezzo dritto.
lesson-upgrade-sideways-bends = La L piega, il puzzle è dritto. Promuovila prima in una barra.
lesson-upgrade-single = Il piccolo
lesson-upgrade-single-text = Una casella è libera e non hai niente di piccolo. Un’azione ti porta un quadratino giallo.
lesson-upgrade-single-done = Un quadratino giallo è a un’azione di distanza, finché ce ne sono.
lesson-upgrade-single-large = La barra blu è troppo grande per una casella. Prendi un quadratino giallo.

## 6 Three actions

lesson-actions = Tre azioni
lesson-actions-about = Ogni turno ha tre azioni. Pensale insieme.
lesson-actions-keep = Tre azioni, quelle che vuoi, nell’ordine che vuoi. Anche due volte la stessa.
lesson-actions-three = Un turno
lesson-actions-three-text = Il tuo turno ha tre azioni: prendere, promuovere, posizionare, un quadratino giallo. Fanne tre, poi finisci il turno.
lesson-actions-three-done = Era un turno intero. Poi il prossimo giocatore ha tre azioni.
lesson-actions-three-used = Sono usate tutte e tre. Finisci il tuo turno.
lesson-actions-three-left = Hai ancora azioni. Un turno ne ha esattamente tre.
lesson-actions-plan = Preso, fatto, riempito
lesson-actions-plan-text = Completa un puzzle che non hai ancora, con un pezzo che non hai ancora. Bastano tre azioni.
lesson-actions-plan-done = Prendere, promuovere, posizionare: dal nulla a un puzzle completato in un turno.
lesson-actions-plan-straight = Anche la barra blu può starci, ma il puzzle piccolo vuole un angolo. Torna indietro, o prosegui e vedrai.
lesson-actions-same = Due volte lo stesso
lesson-actions-same-text = A due puzzle manca una casella. Completali entrambi e prendi un puzzle nuovo.
lesson-actions-same-done = Due volte la stessa azione, e un’altra. Nessun ordine è fisso.
lesson-actions-same-used = Sono usate tutte e tre. Torna indietro e rifai il piano.

## 7 Master

lesson-master = Azione Maestro
lesson-master-about = Un’azione, un pezzo su ciascuno dei tuoi puzzle.
lesson-master-keep = Una volta per turno: un’azione posiziona un pezzo su ogni tuo puzzle. Con due puzzle di fronte a te ne vale la pena.
lesson-master-each = Uno su ciascuno
lesson-master-each-text = Resta un’azione, ma due puzzle aspettano. Premi “Azione Maestro” e posiziona un pezzo su ciascuno.
lesson-master-each-done = Due pezzi per un’azione. Con quattro puzzle sono quattro.
lesson-master-each-other = Questo puzzle ha già il suo pezzo. Il prossimo va sull’altro.
lesson-master-each-empty = Prima posiziona almeno un pezzo.
lesson-master-both = Due insieme
lesson-master-both-text = Un’azione, due buchi di una casella. Sai che cosa premere.
lesson-master-both-done = Completati insieme. I loro pezzi tornano quando tutti sono posati.
lesson-master-both-other = Questo puzzle ha già il suo pezzo. Il prossimo va sull’altro.
lesson-master-both-empty = Prima posiziona almeno un pezzo.
lesson-master-once = Una volta per turno
lesson-master-once-text = L’Azione Maestro di questo turno è usata. Completa lo stesso il puzzle 1.
lesson-master-once-done = I pezzi singoli si possono sempre posizionare, uno per azione.
lesson-master-once-used = Torna nel tuo prossimo turno. Per ora posiziona un pezzo solo.

## 8 Recycle

lesson-recycle = Riciclare
lesson-recycle-about = Quattro puzzle nuovi quando la fila non ha niente per te.
lesson-recycle-keep = Un’azione porta quattro puzzle nuovi in una fila. I vecchi vanno sotto il mazzo.
lesson-recycle-row = Una fila nuova
lesson-recycle-row-text = Tutti i puzzle bianchi sono grandi. Ricicla la fila e scegli in che ordine vanno sotto il mazzo.
lesson-recycle-row-done = Quattro puzzle nuovi. I vecchi sono in fondo, nel tuo ordine.
lesson-recycle-row-again = Quello ha già il suo posto. Scegline un altro.
lesson-recycle-row-all = Ogni puzzle ha bisogno del suo posto. Scegli anche gli altri.
lesson-recycle-find = Trova il tuo puzzle
lesson-recycle-find-text = Hai un angolo e niente da riempire. Riciclare, prendere, posizionare: le tue tre azioni.
lesson-recycle-find-done = Trovato e riempito. Riciclare costa un’azione: fallo quando ne risparmia due.
lesson-recycle-find-black = I puzzle neri sono troppo grandi per un angolo. Ricomincia con la fila bianca.
lesson-recycle-black = La fila nera
lesson-recycle-black-text = Hai buoni pezzi, ma questi puzzle sono enormi. Ricicla la fila nera e prendine uno adatto a te.
lesson-recycle-black-done = Ora c’è qualcosa per te. Ricorda: i puzzle nuovi sono di tutti.
lesson-recycle-black-white = Era quella bianca. Questa volta cerchiamo puzzle neri.

## 9 The last rounds

lesson-ending = Gli ultimi round
lesson-ending-about = Quando il mazzo nero è vuoto, la partita sta per finire.
lesson-ending-keep = Il mazzo nero è l’orologio. Quando è vuoto, si finisce questo round e se ne gioca un altro.
lesson-ending-last = L’ultimo nero
lesson-ending-last-text = Resta un puzzle nel mazzo nero. Prendi un puzzle nero, e quello riempie il posto.
lesson-ending-last-done = Il mazzo nero è vuoto. Si finisce questo round, poi se ne gioca un altro.
lesson-ending-last-white = Uno bianco non cambia il mazzo nero. Prendine anche uno nero.
lesson-ending-one = Finire, non cominciare
lesson-ending-one-text = È l’ultimo round. Ciò che non completi costa i suoi punti, quindi completa ciò che puoi.
lesson-ending-one-done = Completato, e niente perso. L’altro può ancora costare 1 punto.
lesson-ending-one-taken = Puoi, ma resterà incompiuto e costerà i suoi punti. Torna indietro e completa un puzzle.
lesson-ending-one-black = Alla fine c’è al massimo un puzzle nero per turno. Meglio completarne uno.
lesson-ending-both = La tua ultima azione
lesson-ending-both-text = Un’azione, due puzzle con una casella libera ciascuno. Salvali entrambi.
lesson-ending-both-done = L’Azione Maestro è spesso la migliore ultima azione.

## 10 Finishing touches

lesson-touches = Ultimi Ritocchi
lesson-touches-about = Dopo l’ultimo round: riempire buchi, 1 punto a pezzo.
lesson-touches-keep = Un ritocco costa 1 punto. Un puzzle pieno dà i suoi punti, uno incompiuto li toglie.
lesson-touches-close = Ne vale la pena?
lesson-touches-close-text = I round sono finiti, ma si possono ancora riempire buchi. Ogni pezzo costa 1 punto, questo puzzle ne ha 2.
lesson-touches-close-done = Un punto pagato: 2 vinti e 2 non persi. Sono 3 punti in più.
lesson-touches-close-half = Una casella è ancora libera, e non hai un secondo quadratino. Torna indietro e usa la barra.
lesson-touches-close-open = Hai finito, e il puzzle ti è costato 2 punti. Un pezzo lo avrebbe salvato.
lesson-touches-worth = Scegli bene
lesson-touches-worth-text = A due puzzle manca una casella. Guarda i punti, riempi quello che rende, poi premi “Ho finito”.
lesson-touches-worth-done = 2 punti per 1. L’altro non ha punti da vincere né da perdere.
lesson-touches-worth-nothing = Questo puzzle ha 0 punti: il pezzo costa 1 punto per niente. Torna indietro.
lesson-touches-worth-open = Hai finito. Il puzzle con i punti resta incompiuto.
lesson-touches-leave = Lascia stare
lesson-touches-leave-text = Entrambi i puzzle hanno 0 punti. Qualcuno vale un pezzo?
lesson-touches-leave-done = No. Ora si contano i punti, e vince chi ne ha di più.
lesson-touches-leave-nothing = Costa 1 punto e non ne vince nessuno. Torna indietro.

## Solo

lesson-solo = Solitario
lesson-solo-about = Da solo contro l’avversario e i suoi blocchi.
lesson-solo-keep = Dopo ogni tuo turno l’avversario prende il miglior puzzle che raggiunge. I blocchi decidono quale.
lesson-solo-grid = La griglia
lesson-solo-grid-text = Nove puzzle stanno in tre colonne. Prendine uno: la colonna scorre.
lesson-solo-grid-done = La tua scelta cambia anche ciò che vede l’avversario.
lesson-solo-mastermind = Il suo turno
lesson-solo-mastermind-text = Resta un’azione. Usala e finisci il tuo turno: allora l’avversario prende un puzzle.
lesson-solo-mastermind-done = Ha preso il puzzle con più punti dalle colonne senza blocchi.
lesson-solo-mastermind-left = Hai ancora un’azione. Usala prima.
lesson-solo-lock = Blocchi
lesson-solo-lock-text = L’avversario non prende nulla da una colonna con blocchi. Se prendi lì un puzzle, un suo blocco va all’avversario. Prova.
lesson-solo-lock-done = Ora il blocco è suo. Quando prenderà un puzzle, i suoi blocchi andranno su quella colonna.
lesson-solo-lock-none = Un puzzle del mazzo non muove blocchi. Ricomincia il passo e prendi da una colonna.

## Line Clear

lesson-line-clear = Fila Libera
lesson-line-clear-about = Due giocatori agiscono insieme, ciascuno dal suo lato.
lesson-line-clear-keep = Due segnalini fanno il giro del tavolo. Chi ne ha uno gioca, sul lato di quel segnalino.
lesson-line-clear-side = Il tuo lato
lesson-line-clear-side-text = Hai il segnalino bianco, quindi un lato dei puzzle è tuo. Prendine uno da lì.
lesson-line-clear-side-done = Tuo. Chi ha l’altro segnalino gioca insieme a te, sull’altro lato.
lesson-line-clear-side-theirs = Quel lato è dell’altro segnalino. Il tuo ha una cornice.
lesson-line-clear-white = Il segnalino bianco
lesson-line-clear-white-text = Solo il segnalino bianco può riciclare. Ricicla la tua fila bianca.
lesson-line-clear-white-done = Una fila nuova, solo dal tuo lato.
lesson-line-clear-white-theirs = Quella fila è dell’altro segnalino. Ricicla la tua.
lesson-line-clear-pass = Passalo
lesson-line-clear-pass-text = Usa la tua ultima azione e finisci il turno. I segnalini passano quando entrambi hanno finito.
lesson-line-clear-pass-done = Ora aspetti l’altro segnalino. Nessuno aspetta più di un giocatore.
lesson-line-clear-pass-left = Hai ancora un’azione. Usala prima.

## Ghost

lesson-ghost = Fantasma
lesson-ghost-about = Pezzi da cinque caselle, e frecce come ricompensa.
lesson-ghost-keep = Un Pezzo Fantasma copre cinque caselle, o si divide in due pezzi quando aiuta di più.
lesson-ghost-five = Cinque caselle
lesson-ghost-five-text = Un Pezzo Fantasma è di livello 5. Giralo e capovolgilo finché ci sta.
lesson-ghost-five-done = Cinque caselle con un’azione. Solo ricompense e frecce portano fantasmi.
lesson-ghost-five-turn = È grande e deve stare dentro. Capovolgilo una volta, poi giralo.
lesson-ghost-split = Dividilo
lesson-ghost-split-text = Il tuo Pezzo Fantasma non sta bene da nessuna parte. Dividilo in due pezzi adatti e posizionali.
lesson-ghost-split-done = Un’azione: dividere e posizionare entrambi i pezzi.
lesson-ghost-split-whole = Prima dividi il Pezzo Fantasma: qui stanno un quadrato rosso e un quadratino.
lesson-ghost-arrow = Frecce
lesson-ghost-arrow-text = Questo puzzle ha una freccia come ricompensa. Completalo, poi promuovi un pezzo di un livello.
lesson-ghost-arrow-done = Una freccia promuove un pezzo subito, senza azione.
lesson-ghost-arrow-declined = Hai lasciato andare la freccia. Torna indietro e promuovi un pezzo.

## Ambassador

lesson-ambassador = Ambasciatore
lesson-ambassador-about = Una seconda Azione Maestro, guadagnata con un puzzle.
lesson-ambassador-keep = Un puzzle Ambasciatore ti dà un’Azione Maestro in più, una volta.
lesson-ambassador-earn = Guadagnane una
lesson-ambassador-earn-text = Questo puzzle non ha un pezzo come ricompensa, ma un’azione. Completalo.
lesson-ambassador-earn-done = Dal tuo prossimo turno puoi usarla, una volta nella partita.
lesson-ambassador-use = Usala
lesson-ambassador-use-text = La tua Azione Maestro è usata, l’Ambasciatore no. Posiziona con lui due pezzi, poi conferma.
lesson-ambassador-use-done = Una seconda Azione Maestro in un turno.
lesson-ambassador-use-master = L’Azione Maestro è usata. L’Ambasciatore è il pulsante accanto.
lesson-ambassador-use-other = Questo puzzle ha già il suo pezzo. Scegline un altro, o conferma.
lesson-ambassador-both = Entrambe in un turno
lesson-ambassador-both-text = Restano due azioni. Usa l’Azione Maestro e l’Ambasciatore, e riempi ciò che puoi.
lesson-ambassador-both-done = Tre pezzi con due azioni. Tieni l’Ambasciatore per un turno così.
lesson-ambassador-both-other = Questo puzzle ha già il suo pezzo. Scegline un altro, o conferma.

## What the revised rules changed

lesson-revised = Regole riviste
lesson-revised-about = Che cosa è cambiato per chi conosce la scatola del 2019 o del 2020.
lesson-revised-keep = Le novità: prendere dal mazzo, riciclare, esattamente tre azioni, e puzzle incompiuti che costano punti.
lesson-revised-deck = Dal mazzo
lesson-revised-deck-text = Puoi prendere il primo puzzle di un mazzo senza vederlo, invece di uno della fila.
lesson-revised-deck-done = Una sorpresa: lo vedi quando è tuo, e non puoi restituirlo.
lesson-revised-deck-row = Così si faceva prima, e vale ancora. Questa volta prendi dal mazzo bianco.
lesson-revised-recycle = Riciclare
lesson-revised-recycle-text = Un’azione mette una fila sotto il suo mazzo e porta quattro puzzle nuovi.
lesson-revised-recycle-done = Nelle prime scatole questa azione non c’era.
lesson-revised-exact = Esattamente tre
lesson-revised-exact-text = Ora un turno ha esattamente tre azioni; nessuna si può saltare. Usa le due che restano, poi finisci il turno.
lesson-revised-exact-done = Anche una piccola azione è meglio di nessuna.
lesson-revised-exact-left = Resta ancora un’azione. Prendi un quadratino giallo se nient’altro aiuta.
lesson-revised-black = Un nero per turno
lesson-revised-black-text = Una volta cominciata la fine, puoi prendere un puzzle nero per turno. Prendine uno ora.
lesson-revised-black-done = Un secondo sarebbe rifiutato, e alla fine i puzzle incompiuti costano i loro punti.
lesson-revised-black-second = Un puzzle nero per turno, e ce l’hai.

## The guided first game

guide-leave = Lascia la guida
guide-take = Prendi un puzzle. Uno bianco e piccolo è un buon inizio.
guide-place = Trascina un pezzo sul tuo puzzle. Giralo se ancora non ci sta.
guide-complete = Riempi ogni casella libera per completarlo. Un quadratino giallo è sempre a un’azione di distanza.
guide-upgrade = Promuovi un pezzo: danne uno piccolo, prendine uno di un livello in più.
guide-master = Usa l’Azione Maestro: un’azione posiziona un pezzo su ogni tuo puzzle. Abbine due.
guide-done = Ora sai tutto. Il resto della partita è tuo.

## Problems, on the page of the lessons

learn-problem = Problema del giorno
learn-problem-about = Una posizione, un turno, circa un minuto. Uguale per tutti.
learn-problem-solve = Risolvi
learn-problem-solved = Risolto oggi
learn-trainer = Allenamento
learn-trainer-solved = risolti: { $solved }
learn-train-complete = Completare in un turno
learn-train-touches = Ultimi Ritocchi
learn-in-a-row = Giorni di fila: { $days }
