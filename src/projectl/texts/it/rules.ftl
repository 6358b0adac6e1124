# La pagina delle regole; la sua struttura è in rules_page.json.

rules-title = Le regole
rules-about = Come si gioca qui, con parole nostre. Questa pagina non è ufficiale: il gioco e il suo nome appartengono ai loro proprietari.
rules-edition = Edizione
rules-only = Solo in: { NAME($editions, of: "edition") }
rules-example = Esempio
rules-contents = Indice

rules-goal-title = Scopo
rules-goal-1 = Riempi i puzzle con i tuoi pezzi. Ogni puzzle completato ti dà punti e un nuovo pezzo, e riprendi i pezzi che c’erano sopra.
rules-goal-2 = Con più pezzi e più grandi completi puzzle più difficili. Vince chi alla fine ha più punti.

rules-components-title = Pezzi e puzzle
rules-components-1 = I pezzi hanno nove forme e quattro livelli. Il livello di un pezzo è il numero delle sue caselle.
rules-components-2 = Puoi girare e capovolgere un pezzo come vuoi.
rules-components-3 = Un puzzle ha un’area incassata da riempire, i suoi punti (in alto a sinistra) e la sua ricompensa (in alto a destra).
rules-components-4 = I puzzle bianchi sono più semplici e danno presto pezzi; i neri sono più difficili e valgono più punti.
rules-components-5 = Ci sono 15 pezzi di ogni forma.
rules-components-6 = Ci sono 10 pezzi di ogni forma.
rules-components-7 = Ci sono 10 pezzi di ogni forma, 15 con la scatola deluxe.

rules-setup-title = Preparazione
rules-setup-1 = Tutti i puzzle bianchi si mescolano nel mazzo bianco. Il mazzo nero si pesca a caso.
rules-setup-2 = Con 2, 3, 4, 5 o 6 giocatori il mazzo nero ha 12, 14, 16, 20 o 24 puzzle.
rules-setup-3 = Con 2, 3 o 4 giocatori il mazzo nero ha 12, 14 o 16 puzzle.
rules-setup-4 = Quattro puzzle di ogni mazzo stanno scoperti in una fila accanto a esso.
rules-setup-5 = Ogni giocatore comincia con un pezzo di livello 1 e uno di livello 2. Tutti gli altri pezzi sono la riserva comune.
rules-setup-6 = Il primo giocatore è scelto a caso, o da te.

rules-turn-title = Il tuo turno
rules-turn-1 = Si gioca in senso orario. Un turno ha tre azioni, in qualsiasi combinazione e ordine; solo l’Azione Maestro è una per turno.
rules-turn-2 = Non devi usarle tutte: puoi finire il turno quando vuoi.
rules-turn-3 = Vanno usate tutte e tre. Il turno finisce prima solo se non è possibile proprio nulla.
rules-turn-example = Prendi un puzzle bianco, posiziona la barra da 2 e poi il quadratino: l’area è piena, i due pezzi tornano e la ricompensa è tua.

rules-take-title = Prendere un puzzle
rules-take-1 = Prendi un puzzle scoperto da una fila e mettilo davanti a te. Uno nuovo dal mazzo di quella fila ne prende il posto.
rules-take-2 = Davanti a te possono stare al massimo quattro puzzle da completare.
rules-take-3 = Invece puoi prendere il primo puzzle di un mazzo. Lo vedi solo dopo averlo preso.

rules-piece-title = Prendere un pezzo di livello 1
rules-piece-1 = Prendi un pezzo di livello 1 dalla riserva comune per la tua riserva.
rules-piece-2 = Se non ce ne sono più, prendi un altro pezzo, come per una ricompensa che manca.

rules-upgrade-title = Promuovere un pezzo
rules-upgrade-1 = Rimetti un pezzo della tua riserva nella riserva comune e prendine uno superiore di un livello, di qualsiasi forma.
rules-upgrade-2 = Se la riserva comune non ha pezzi di quel livello, prendine uno del livello successivo che ne ha.
rules-upgrade-3 = Oppure scambialo con uno dello stesso livello e di forma diversa, o di qualsiasi livello inferiore.
rules-upgrade-example = Una barra da 2 diventa una barra da 3 o un angolo. Se sono finiti, diventa un qualsiasi pezzo di livello 4.

rules-place-title = Posizionare un pezzo
rules-place-1 = Posiziona un pezzo della tua riserva su uno dei tuoi puzzle. Deve stare tutto nell’area incassata e non sovrapporsi ad altri pezzi.
rules-place-2 = Una volta posizionato resta lì finché il puzzle non è completato.
rules-place-example = Scegli un pezzo, giralo e posizionalo sul puzzle.

rules-master-title = Azione Maestro
rules-master-1 = Una volta per turno: posiziona un pezzo su ognuno dei tuoi puzzle, o su alcuni; al massimo uno su ciascuno, almeno uno in tutto.
rules-master-2 = Tutti questi pezzi devono essere nella tua riserva all’inizio dell’azione. Ciò che torna da un puzzle completato arriva troppo tardi.
rules-master-example = Tre pezzi su tre puzzle, ed è una sola azione.

rules-recycle-title = Riciclo
rules-recycle-1 = Scegli una fila. I suoi puzzle vanno sotto il loro mazzo nell’ordine che vuoi, e la fila si dispone di nuovo.
rules-recycle-2 = Con il mazzo vuoto non c’è Riciclo.

rules-completing-title = Completare i puzzle
rules-completing-1 = Un puzzle è completato se la sua area è piena alla fine di un’azione. Un’azione può completarne diversi.
rules-completing-2 = Tutti i suoi pezzi tornano nella tua riserva, ottieni la ricompensa e il puzzle va sulla tua pila dei punti vittoria.
rules-completing-3 = La pila dei punti vittoria è scoperta: i punteggi sono noti.
rules-completing-4 = La pila dei punti vittoria è coperta fino alla fine; se si vuole è scoperta, così i punteggi sono noti.
rules-completing-5 = Se il pezzo della ricompensa non è nella riserva comune, scegline un altro dello stesso livello. Se non c’è, uno superiore di un livello o di qualsiasi livello inferiore.
rules-completing-6 = Se il pezzo della ricompensa non è nella riserva comune, scegline uno qualsiasi superiore di un livello.
rules-completing-example = L’ultimo pezzo riempie l’area: tutti i pezzi tornano, e con loro la ricompensa.

rules-end-title = Fine della partita
rules-end-1 = La fine si attiva quando il mazzo nero è esaurito. Finite il round, così tutti hanno giocato gli stessi turni, e giocate un round finale.
rules-end-2 = Da allora ogni giocatore può prendere al massimo un puzzle nero per turno.
rules-end-3 = Se nessuno potesse più posizionare o prendere nulla, gli Ultimi Ritocchi iniziano subito.

rules-touches-title = Ultimi Ritocchi
rules-touches-1 = Dopo il round finale puoi posizionare quanti pezzi vuoi della tua riserva sui tuoi puzzle da completare. Ognuno costa 1 punto.
rules-touches-2 = Intanto nessun pezzo torna e non ci sono ricompense. Ciò che è pieno quando hai finito conta come completato.
rules-touches-example = Due pezzi costano 2 punti e completano un puzzle da 5: un guadagno di 3.

rules-scoring-title = Punteggio finale
rules-scoring-1 = Somma i punti della tua pila dei punti vittoria e togli 1 per ogni Ultimo Ritocco.
rules-scoring-2 = Togli anche i punti di ogni puzzle rimasto incompiuto.
rules-scoring-3 = I puzzle incompiuti non costano nulla.
rules-scoring-4 = In caso di pareggio vince chi ha completato più puzzle, poi chi ha più pezzi nella riserva. Se c’è ancora parità, la vittoria è condivisa.

rules-solo-title = Solitario
rules-solo-1 = Giochi contro un avversario che prende puzzle e non posiziona mai pezzi.
rules-solo-2 = 15 puzzle bianchi stanno sopra 10 neri: è l’unico mazzo. Nove puzzle formano una griglia; sopra le tre colonne ci sono uno, due e un blocco.
rules-solo-3 = La riserva dell’avversario ha 6 pezzi (standard), 3 (impegnativa) o nessuno (imbattibile). Senza pietà, una difficoltà nostra, non ci sono neppure blocchi.
rules-solo-4 = Quando prendi un puzzle da una colonna, uno dei suoi blocchi passa alla riserva dell’avversario.
rules-solo-5 = Un puzzle preso dal mazzo senza vederlo non sposta blocchi. Non c’è Riciclo e i puzzle neri non hanno limite.
rules-solo-6 = Dopo il tuo turno l’avversario prende il puzzle con più punti dalle colonne senza blocchi; a parità, il primo in ordine di lettura.
rules-solo-7 = Poi tutta la riserva dell’avversario e un blocco di ogni altra colonna si spostano su quella colonna.
rules-solo-8 = Se tutte le colonne sono bloccate, ognuna perde un blocco e l’avversario non prende nulla.
rules-solo-9 = Quando il mazzo è esaurito, finisci il round e giocane un altro. Poi vengono i tuoi Ultimi Ritocchi.
rules-solo-10 = I puzzle incompiuti costano i loro punti. In caso di pareggio vince l’avversario.
rules-solo-example = La prima colonna è aperta: l’avversario prende il suo miglior puzzle, e i blocchi la chiudono.

rules-line-clear-title = Fila Libera
rules-line-clear-1 = Per tavoli grandi: due giocatori giocano contemporaneamente.
rules-line-clear-2 = A sinistra e a destra dei mazzi ci sono una fila bianca e una nera di tre puzzle. Il segnalino bianco vale per le file di sinistra e va al primo giocatore; il nero vale per quelle di destra e va al terzo, in sei al quarto.
rules-line-clear-3 = I due col segnalino giocano il loro turno e prendono solo dalle file del loro segnalino. Quando entrambi hanno finito, i segnalini passano in senso orario.
rules-line-clear-4 = Solo chi ha il segnalino bianco può prendere da un mazzo o riciclare, e solo una fila di sinistra.
rules-line-clear-5 = Quando il mazzo nero è esaurito si continua finché il primo giocatore riceve di nuovo entrambi i segnalini. Poi vengono gli Ultimi Ritocchi.

rules-ghost-title = Pezzi Fantasma
rules-ghost-1 = I Pezzi Fantasma sono pezzi bianchi di livello 5. Si ottengono con ricompense e frecce, mai promuovendo.
rules-ghost-2 = Azione Pezzo Fantasma: rimetti un Pezzo Fantasma nella riserva comune e prendi due o più pezzi di livello 1–4 che insieme ricreano la sua forma. Puoi posizionarli subito, al massimo uno su ogni puzzle.
rules-ghost-3 = Alcuni puzzle ricompensano con frecce: ognuna promuove un pezzo della tua riserva di un livello, fino al 5. Puoi rinunciare.
rules-ghost-4 = Due frecce possono anche promuovere due pezzi di un livello ciascuno.
rules-ghost-5 = Negli Ultimi Ritocchi i Pezzi Fantasma si possono posizionare, ma non dividere.
rules-ghost-example = Scegli come si divide il Pezzo Fantasma.

rules-ambassador-title = Ambasciatore
rules-ambassador-1 = Un puzzle Ambasciatore non dà pezzi. Ti permette un’Azione Ambasciatore: funziona come l’Azione Maestro, ma non conta come quella del turno.
rules-ambassador-2 = Puoi usarla dalla tua prossima azione.
rules-ambassador-3 = Puoi usarla dal tuo prossimo turno.
rules-ambassador-4 = Usata o no, i suoi punti contano.

rules-phoenix-title = Fenice
rules-phoenix-1 = Sette puzzle neri da 6 punti si mescolano agli altri prima di pescare il mazzo nero.

rules-endless-title = Bianchi senza Fine
rules-endless-1 = Quando il mazzo bianco è esaurito, tutti i puzzle bianchi completati si mescolano in uno nuovo. Ognuno conserva i suoi punti e i suoi puzzle completati.

rules-differences-title = In che cosa differiscono le edizioni
rules-differences-copies = pezzi di ogni forma
rules-differences-players = giocatori
rules-differences-actions = azioni per turno
rules-differences-deck = prendere il primo di un mazzo
rules-differences-recycle = Riciclo
rules-differences-pile = pila dei punti vittoria
rules-differences-black = puzzle neri verso la fine
rules-differences-unfinished = puzzle incompiuti
rules-differences-reward = ricompensa che manca
rules-differences-expansions = espansioni
rules-differences-line-clear = Fila Libera
rules-value-yes = sì
rules-value-no = no
rules-value-up-to-three = fino a tre
rules-value-exactly-three = esattamente tre
rules-value-face-up = scoperta
rules-value-face-down = coperta
rules-value-no-limit = senza limite
rules-value-one-per-turn = uno per turno
rules-value-cost-nothing = non costano nulla
rules-value-cost-points = costano i loro punti
rules-value-same-level = prima lo stesso livello
rules-value-next-level = un livello superiore
rules-value-deluxe = 10, con la scatola deluxe 15
rules-value-deluxe-players = 2–4, con la scatola deluxe 2–6
rules-value-with-deluxe = con la scatola deluxe
rules-value-deluxe-line-clear = 4–6, con la scatola deluxe
