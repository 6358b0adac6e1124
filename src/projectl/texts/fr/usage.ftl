# Aide, erreurs d’emploi et tableaux de la ligne de commande.

usage-line = Usage : { $usage }
usage-word-options = options
usage-word-command = commande
usage-arguments = Arguments
usage-options = Options
usage-commands = Commandes
usage-help-option = Afficher cette aide et quitter.
usage-no-command = Il n’y a pas de commande { $found }.{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $near } ?
} Aide : { $help }
usage-no-option = Il n’y a pas d’option { $found }.{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $near } ?
} Aide : { $help }
usage-missing = Il manque { $name }. Aide : { $help }
usage-needs-value = { $name } demande une valeur. Aide : { $help }
usage-takes-no-value = { $name } ne prend pas de valeur. Aide : { $help }
usage-whole-number = { $name } doit être un nombre entier. Aide : { $help }
usage-number = { $name } doit être un nombre. Aide : { $help }
usage-value = { $name } ne peut pas avoir cette valeur. Aide : { $help }
usage-aborted = Annulé. Rien n’a été modifié.
usage-interrupted = Interrompu.
usage-extra = Ceci est en trop : { $found }. Aide : { $help }

head-bot = bot
head-level = niveau
head-won = victoires
head-margin = écart
head-turns = tours
head-ms-per-turn = ms/tour
head-evaluations-per-turn = éval./tour
head-wins = victoires
head-rating = force
head-score = points
head-against = contre
head-games = parties
head-better = mieux
head-row = ligne
head-floor = plancher
head-goal = objectif
head-repeat = répét.
head-identity = empreinte
head-solo = { $difficulty }, { $edition }, parties : { $games }
head-arena = Parties : { $games }
