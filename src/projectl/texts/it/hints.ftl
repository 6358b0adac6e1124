# Advice that a player asks for: hints in three depths, and whether a puzzle can be finished.
# How texts are written, and what NAME, PIECE and $who are: docs/translating.md.

## Why there is no advice

advice-not-now = Non è il tuo turno, quindi non c’è nulla da consigliare.
advice-no-puzzle = Non c’è un puzzle incompiuto al posto { $slot }.

## What a hint points at first; $slot is an own puzzle or a slot of the rows, $open how many cells are open

hint-look-puzzle = Guarda il puzzle { $slot }. Caselle aperte: { $open }.
hint-look-row = Guarda il posto { $slot } delle file.
hint-look-decks = Guarda i mazzi.
hint-look-rows = Guarda le file. Altri puzzle ti andrebbero meglio.
hint-look-pieces = Guarda i tuoi pezzi.
hint-look-choice = Guarda la ricompensa che puoi scegliere.
hint-look-turn = Resta solo da confermare.
hint-even = Tutti i tuoi turni valgono più o meno uguale. Tieni un pezzo per dopo.

## Which action; the next step of a plan

hint-do-take = Prendi quel puzzle.
hint-do-take-deck = Prendi il primo puzzle di un mazzo.
hint-do-piece = Prendi un pezzo di livello 1.
hint-do-recycle = Ricicla una fila.
hint-do-order = Scegli l’ordine della fila riciclata.
hint-do-upgrade = Promuovi un pezzo.
hint-do-master = Usa la tua Azione Maestro.
hint-do-ambassador = Usa il tuo puzzle Ambasciatore.
hint-do-ghost = Dividi un Pezzo Fantasma.
hint-do-place = Posiziona lì un pezzo.
hint-do-stop = Finisci di posizionare.
hint-do-cancel = Annulla ciò che hai iniziato.
hint-do-end = Finisci il turno.
hint-do-choose = Scegli la tua ricompensa.
hint-do-complete = Scegli quale ricompensa viene prima.
hint-do-level-up = Promuovi un pezzo con la freccia.
hint-do-decline = Rinuncia alla freccia.
hint-do-done = Non posizionare altro.

## The same with what it is about

hint-step-take = Prendi il puzzle al posto { $slot } delle file.
hint-step-take-deck = { $deck ->
    [white] Prendi il primo del mazzo bianco.
   *[black] Prendi il primo del mazzo nero.
}
hint-step-upgrade = Scambia { PIECE($piece, case: "art") } con { PIECE($taken, case: "art") }.
hint-step-level-up = Freccia: scambia { PIECE($piece, case: "art") } con { PIECE($taken, case: "art") }.
hint-step-place = Posiziona { PIECE($piece, case: "art") } sul puzzle { $slot }.
hint-step-choose = Scegli { PIECE($taken, case: "art") }.
hint-step-complete = Prendi prima la ricompensa del puzzle { $slot }.

## Why: each sentence is true of the position; $slot is an own puzzle, $count points, cells, pieces

hint-why-completes = Così completi il puzzle { $slot }. Punti: { $count }.
hint-why-completes-taken = Lo completi nello stesso turno. Punti: { $count }.
hint-why-reward = Ricompensa: { PIECE($piece) }.
hint-why-returns = Di nuovo nella tua riserva: { PIECE($pieces) }.
hint-why-master-completes = Una sola azione completa i puzzle { $slots }.
hint-why-opens = Poi hai tutti i pezzi per il puzzle { $slot }.
hint-why-master = Pezzi con un’Azione Maestro: { $count }.
hint-why-triggers-end = Il mazzo si esaurisce e inizia la fine.
hint-why-takes = { $piece ->
    [none] Punti: { $count }.
   *[other] Punti: { $count }. Ricompensa: { PIECE($piece) }.
}
hint-why-held = Hai già pezzi che lo riempiono.
hint-why-denies = { $name } ha i pezzi per completarlo subito.
hint-why-progress = Caselle ancora aperte sul puzzle { $slot }: { $count }.
hint-why-fits = Quel pezzo va subito sul puzzle { $slot }.
hint-why-grows = Caselle che guadagnano i tuoi pezzi: { $count }.
hint-why-master-ready = Pezzi che poi potrebbe posizionare un’Azione Maestro: { $count }.
hint-why-last-turn = È il tuo ultimo turno.
hint-why-touch-pays = Il puzzle { $slot } conviene. Punti: { $count }.
hint-why-touch-costs = Punti che costano i pezzi: { $count }.

## How good the turn is

hint-chance = Probabilità di vincere: { $chance }. Seconda scelta: { $next }.
hint-chance-alone = Probabilità di vincere: { $chance }. Un altro turno vale quasi lo stesso.
hint-under = meno dell’1 %
hint-over = più del 99 %
hint-percent = { $percent } %
hint-by-planner = Qui manca la ricerca completa. Questo consiglio è del pianificatore.

## Whether a puzzle can still be finished, and what could come between

hint-verdict-now = Sì, in questo turno
hint-verdict-turns = Sì, turni necessari: { $turns }
hint-verdict-luck = Solo con fortuna
hint-verdict-too-late = Non prima della fine
hint-risk-none = Niente può impedirlo: non serve pescare e nessun pezzo può finire.
hint-risk-draw = Nella riserva comune mancano pezzi. Prima dovrebbero tornare.
hint-risk-last-pieces = La riserva comune cala. { PIECE($piece) }: ancora { $count }.
hint-risk-both-act = Un altro turno corre insieme al tuo. Può prendere un pezzo che ti serve.
hint-risk-end-near = La partita potrebbe finire prima. Carte nel mazzo: { $count }.

## The terminal

help-hint = Consiglio: hint indica qualcosa e dice di più a ogni domanda. plan 2 dice se puoi completare il puzzle 2.
cli-bench-hints = Misura quanto durano i consigli e quanto vince chi li segue.
cli-bench-hints-games = partite giocate coi consigli contro il livello 5

## The server: why there is no hint

hints-rated = Le partite classificate non hanno consigli.
hints-off = Questo tavolo gioca senza consigli.
hint-not-answered = Il consiglio non è arrivato in tempo. Chiedi di nuovo.
hint-overtaken = La partita è andata avanti prima del consiglio. Chiedi di nuovo.
rated-hints = Una partita classificata non ha consigli. Disattiva una delle due cose.

## The table: buttons and what stands beside them

hint-button = Consiglio
hint-tab = Consiglio
hint-more = Dimmi di più
hint-idea = Ho un’idea
hint-act = Fai il primo passo
hint-plan-ask = Posso completare un puzzle?
hint-plan-show = Passo per passo
hint-plan-another = Un altro puzzle
hint-close = Chiudi il consiglio
hint-why = Perché
hint-looked-at = Posizioni esaminate: { $count }.
hint-depth = { $depth } di 3
hint-steps = Passi
hint-thinking = Sto pensando…
hint-open-to-all = Tutti vedono che hai chiesto consiglio. La registrazione lo annota.
hint-none-here = Questo tavolo gioca senza consigli
hint-used = ha chiesto consiglio in questo turno
hint-hinted = indicato dal consiglio
hint-puzzle = Puzzle { $slot }
hint-plan-none = Non hai puzzle incompiuti.
hint-risk-others = Gli altri possono prendere pezzi che ti servono.
key-hint = Consiglio · Posso completare un puzzle?
new-hints = Consigli permessi
new-hints-about = Nel proprio turno si può chiedere consiglio. Non nelle partite classificate.
