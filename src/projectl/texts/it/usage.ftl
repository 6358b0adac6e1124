# Aiuto, errori d’uso e tabelle della riga di comando.

usage-line = Uso: { $usage }
usage-word-options = opzioni
usage-word-command = comando
usage-arguments = Argomenti
usage-options = Opzioni
usage-commands = Comandi
usage-help-option = Mostra questo aiuto ed esce.
usage-no-command = Il comando { $found } non esiste.{ $near ->
    [none] {""}
   *[other] {" "}Intendevi { $near }?
} Aiuto: { $help }
usage-no-option = L’opzione { $found } non esiste.{ $near ->
    [none] {""}
   *[other] {" "}Intendevi { $near }?
} Aiuto: { $help }
usage-missing = Manca { $name }. Aiuto: { $help }
usage-needs-value = { $name } vuole un valore. Aiuto: { $help }
usage-takes-no-value = { $name } non vuole un valore. Aiuto: { $help }
usage-whole-number = { $name } deve essere un numero intero. Aiuto: { $help }
usage-number = { $name } deve essere un numero. Aiuto: { $help }
usage-value = { $name } non può avere questo valore. Aiuto: { $help }
usage-aborted = Interrotto. Non è stato modificato nulla.
usage-interrupted = Interrotto.
usage-extra = Questo è di troppo: { $found }. Aiuto: { $help }

head-bot = bot
head-level = livello
head-won = vittorie
head-margin = margine
head-turns = turni
head-ms-per-turn = ms/turno
head-evaluations-per-turn = valut./turno
head-wins = vittorie
head-rating = forza
head-score = totale
head-against = contro
head-games = partite
head-better = meglio
head-row = riga
head-floor = minimo
head-goal = obiettivo
head-repeat = ripet.
head-identity = impronta
head-solo = { $difficulty }, { $edition }, partite: { $games }
head-arena = Partite: { $games }
