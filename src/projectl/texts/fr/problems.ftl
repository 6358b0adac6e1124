### Problems: positions with a task, one for each day and more to practise.

## What can be wrong

problem-unknown = Il n’y a pas de problème { $name }.
problem-kind-unknown = Il n’y a pas de problèmes du type { $kind }. Les types sont { $known }.
problem-day-malformed = { $found } n’est pas un jour. Écrivez-le comme 2026-11-19.

## The tasks and how hard they are

problem-of-day = Problème du jour
problem-trainer = Entraînement
problem-complete =
    { $count ->
        [2] Terminez deux puzzles pendant ce tour
        [3] Terminez trois puzzles pendant ce tour
       *[four] Terminez quatre puzzles pendant ce tour
    }
problem-touches = Placez les meilleurs ajustements finaux
problem-difficulty =
    { $level ->
        [1] Facile
        [2] Moyen
       *[hard] Difficile
    }

## What comes of a try

problem-solved = Résolu
problem-tries =
    { $count ->
        [1] premier essai
       *[more] essais : { $count }
    }
problem-missed-complete = Pas encore. Terminés : { $result } sur { $best }.
problem-missed-touches = Bien, mais pas encore le mieux. Points : { $result }. Possibles : { $best }.
problem-look = Regardez le puzzle { $slot }.
problem-answer = La solution

## At the keyboard

problem-commands = undo · again · nudge · answer · help · legal · quit
problem-after-miss = Entrée : réessayer · nudge · answer · quit
problem-next = Entrée : le suivant · quit
problem-number = numéro { $number }, résolus { $solved }
problem-not-saved = Un problème ne s’enregistre pas. Recommencez-le quand vous voulez.
problem-generating = Parties
problem-generated = Écrit dans { $folder }. Jours : { $days }. Pour s’entraîner : { $practice }.

## The command

cli-problem = Résoudre le problème du jour, ou d’autres.
cli-problem-day = D’un autre jour, comme 2026-11-19.
cli-problem-kind = S’entraîner sur un type : complete ou touches.
cli-problem-trainer = S’entraîner, l’un après l’autre.
cli-problem-generate = Créer des problèmes à partir de parties entre bots.
cli-problem-folder = Où vont les fichiers.
cli-problem-seed = Le numéro de la première partie. Les mêmes parties donnent les mêmes problèmes.
cli-problem-games = Combien de parties.

## Days and the trainer

problem-day-to-come = Le problème du { $day } est encore à venir.
problem-day-too-early = Il n’y avait pas encore de problème le { $day }.
problem-results-malformed = { $found } ne sont pas des résultats. Écrivez 1 si résolu et 0 sinon.

## The page of a problem

problem-nudge = Un coup de pouce
problem-show-answer = Voir la solution
problem-again = Réessayer
problem-go-on = Suivant
problem-more = D’autres comme celui-ci
problem-time = Temps
problem-tried = Essais
problem-points = Points actuels : { $points }
problem-touches-about = Chaque pièce coûte 1 point, un puzzle inachevé coûte ses points.
problem-was-solved = Vous avez déjà résolu celui-ci.
problem-was-seen = Vous avez vu la solution. C’est maintenant un exercice.
problem-next-in = Le suivant arrive à minuit UTC. Heures d’ici là : { $hours }.
problem-in-a-row = Jours d’affilée : { $days }
problem-month-told = { $month } : résolus { $solved } sur { $all }.
problem-day-told = { $day }, { $state ->
        [solved] résolu
        [seen] solution vue
       *[open] à résoudre
    }
problem-in-set = Numéro { $number } sur 10, résolus : { $solved }
problem-kind-complete = Terminer en un tour
problem-kind-touches = Ajustements finaux
problem-share = Partager
problem-copied = Copié
