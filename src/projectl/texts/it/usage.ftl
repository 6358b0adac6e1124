# Aiuto, errori d’uso e tabelle della riga di comando.

usage-line = Uso: { $usage }
usage-word-options = opzioni
usage-word-command = comando
usage-arguments = Argomenti
usage-options = Opzioni
usage-commands = Comandi
usage-help-option = Mostra questo aiuto ed esce.
usage-no-command = Non c’è un comando { $found }.{ $near ->
    [none] {""}
   *[other] {" "}Intendevi { $near }?
} Aiuto: { $help }
usage-no-option = Non c’è un’opzione { $found }.{ $near ->
    [none] {""}
   *[other] {" "}Intendevi { $near }?
} Aiuto: { $help }
usage-missing = Manca { $name }. Aiuto: { $help }
usage-needs-value = { $name } richiede un valore. Aiuto: { $help }
usage-takes-no-value = { $name } non prende valori. Aiuto: { $help }
usage-whole-number = { $name } deve essere un numero intero. Aiuto: { $help }
usage-number = { $name } deve essere un numero. Aiuto: { $help }
usage-value = { $name } non può avere questo valore. Aiuto: { $help }
usage-aborted = Annullato. Non è stato modificato nulla.
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
head-score = punti
head-against = contro
head-games = partite
head-better = meglio
head-solo = { $difficulty }, { $edition }, partite: { $games }
head-arena = Partite: { $games }
