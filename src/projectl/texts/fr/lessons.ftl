### Learn: the page of the lessons, the lessons, and the guided first game.

## The page

learn-lead = Dix courtes leçons sur une vraie table, une quinzaine de minutes en tout.
learn-base = Le jeu de base
learn-more = Autres leçons
learn-progress = { $done } sur { $all }
learn-begin = Commencer
learn-continue = Continuer
learn-continue-with = Continuer : { $name }
learn-again = refaire
learn-minutes = { $number ->
    [0] { $minutes ->
        [one] 1 minute
        [many] { $minutes } minutes
       *[other] { $minutes } minutes
    }
   *[other] Leçon { $number } · { $minutes ->
        [one] 1 minute
        [many] { $minutes } minutes
       *[other] { $minutes } minutes
    }
}
learn-steps = { $count ->
    [one] 1 étape
    [many] { $count } étapes
   *[other] { $count } étapes
}
learn-tile = { $number ->
    [0] { $name }
   *[other] Leçon { $number } sur 10, { $name }
}, { $state ->
    [done] terminée
    [next] la suivante
   *[new] pas commencée
}
learn-failed = Les leçons n’ont pas pu être chargées.
learn-play = Jouer une partie
learn-play-about = Une partie contre un bot facile. Étape par étape, on vous dit quoi faire.
learn-play-guided = Jouer avec le guide

## A lesson

lesson-heading = { $number ->
    [0] { $name }
   *[other] Leçon { $number } · { $name }
}
lesson-where = { $step } sur { $all }
lesson-step-mark = Étape { $step } sur { $all }, { $state ->
    [done] terminée
    [skipped] passée
    [now] en cours
   *[later] à venir
}
lesson-skip = Passer cette étape
lesson-skip-short = Passer
lesson-show = Montrez-moi
lesson-next = Suivant
lesson-again = Refaire
lesson-back = Revenir en arrière
lesson-begin-again = Recommencer
lesson-keep = La chose à retenir
lesson-wrong = Pas encore
lesson-other = C’est possible aussi
lesson-missed-title = Pas cette fois
lesson-ended = C’était la leçon { $number }.
lesson-ended-more = C’était la leçon « { $name } ».
lesson-ended-next = Ensuite : { $name }.
lesson-ended-all = Vous connaissez maintenant tout le jeu de base.
lesson-to-learn = Retour aux leçons
lesson-your-pieces = Vos pièces : { $pieces }.
lesson-board = La table de la leçon
lesson-unknown = Il n’y a pas de leçon { $name }.
lesson-step-unknown = La leçon { $name } n’a pas d’étape { $number }. Ses étapes vont de 1 à { $last }.

## What is to be done

lesson-task-placed = Placez une pièce sur le puzzle
lesson-task-placed-on = Placez une pièce sur le puzzle { $slot }
lesson-task-placed-many = { $count ->
    [one] Placez une pièce
    [many] Placez { $count } pièces
   *[other] Placez { $count } pièces
}
lesson-task-completed = { $count ->
    [one] Terminez un puzzle
    [many] Terminez { $count } puzzles
   *[other] Terminez { $count } puzzles
}
lesson-task-rewarded = Gagnez le carré rouge
lesson-task-taken = Prenez un puzzle
lesson-task-taken-black = Prenez un puzzle noir
lesson-task-taken-deck = Prenez le puzzle du dessus de la pile blanche
lesson-task-piece-taken = Prenez un petit carré jaune
lesson-task-exchanged = Améliorez une pièce
lesson-task-action = { $count ->
    [one] Utilisez 1 action
    [many] Utilisez { $count } actions
   *[other] Utilisez { $count } actions
}
lesson-task-action-left = Utilisez les deux actions qui restent
lesson-task-turn-ended = Finissez votre tour
lesson-task-master = Placez une pièce sur chaque puzzle avec le Coup de Maître
lesson-task-master-began = Utilisez votre Coup de Maître
lesson-task-sequence-closed = { $count ->
    [one] Finissez de placer
    [many] Finissez de placer, chaque fois
   *[other] Finissez de placer, les deux fois
}
lesson-task-recycled = Recyclez la rangée blanche
lesson-task-recycled-black = Recyclez la rangée noire
lesson-task-end-triggered = Videz la pile noire
lesson-task-touched = Remplissez le puzzle qui en vaut la peine
lesson-task-touches-done = Appuyez sur « Terminé »
lesson-task-opponent-took = Laissez l’adversaire prendre un puzzle
lesson-task-lock-taken = Prenez dans une colonne à verrous
lesson-task-ghost-split = Divisez la pièce Fantôme
lesson-task-levelled-up = Utilisez votre flèche
lesson-task-ambassador-began = Utilisez votre Ambassadeur

## What is said to a try

lesson-missed = Ce coup ne se rattrape plus. Recommencez l’étape.
lesson-beside = Lâchez la pièce au-dessus des cases sombres d’un puzzle. À côté, elle retourne parmi vos pièces.
lesson-other-taken = Vous avez un puzzle de plus. Pour cette étape, revenez en arrière et essayez autre chose.
lesson-other-piece-taken = Vous avez un petit carré jaune de plus. Pour cette étape, revenez en arrière et essayez autre chose.
lesson-other-exchanged = Vous avez une autre pièce. Pour cette étape, revenez en arrière et essayez autre chose.
lesson-other-placed = La pièce est bien là. Pour cette étape, revenez en arrière et essayez une autre place ou une autre pièce.
lesson-other-recycled = La rangée est neuve. C’est une vraie action, mais cette étape en demande une autre.
lesson-other-touched = La pièce est placée et coûte 1 point. Revenez en arrière et cherchez une meilleure place.
lesson-other-turn-ended = Votre tour est fini. Recommencez l’étape pour l’utiliser en entier.

## 1 Place a piece

lesson-place = Placer une pièce
lesson-place-about = Faites glisser une pièce de votre réserve sur un puzzle.
lesson-place-keep = Une pièce doit être dans le puzzle, sur des cases libres. Une fois placée, elle y reste.
lesson-place-first = Votre première pièce
lesson-place-first-text = Les cases sombres d’un puzzle sont à remplir. Faites-y glisser la barre bleue, ou choisissez-la puis le puzzle.
lesson-place-first-done = Elle est placée. Une pièce va partout où elle tient, toujours dans le puzzle.
lesson-place-first-outside = Elle ne peut couvrir que des cases sombres. Trois d’entre elles sont l’une au-dessus de l’autre.
lesson-place-fits = Laquelle convient ?
lesson-place-fits-text = Ce puzzle est droit. Vous avez une barre et un coin.
lesson-place-fits-done = La barre convient. Il reste une case pour une autre pièce.
lesson-place-fits-bends = Le coin tourne : une de ses cases serait dehors. Essayez la barre verte.
lesson-place-two = Deux puzzles
lesson-place-two-text = Une pièce n’appartient pas à un puzzle. Trouvez une place sur chacun.
lesson-place-two-done = Toutes deux sont bien placées. Placer est une des cinq choses possibles à votre tour.
lesson-place-two-bends = Le coin n’a pas de place ici. L’autre puzzle en a une.

## 2 Turn and flip

lesson-turn = Tourner et retourner
lesson-turn-about = Tournez une pièce jusqu’à ce qu’elle convienne, ou retournez-la.
lesson-turn-keep = Toute pièce se tourne et se retourne à volonté, jusqu’à ce que vous la placiez.
lesson-turn-upright = Debout
lesson-turn-upright-text = Le puzzle est debout, votre barre est couchée. Choisissez-la et tournez-la.
lesson-turn-upright-done = Elle est debout. On tourne avec les boutons, avec Q et E, ou d’un second doigt.
lesson-turn-upright-lies = La barre est encore couchée. Un quart de tour, et elle convient.
lesson-turn-corner = Un coin tourné
lesson-turn-corner-text = Un coin peut regarder dans quatre directions. Tournez le vôtre jusqu’à ce qu’il convienne.
lesson-turn-corner-done = Il convient. Il reste une case pour un petit carré jaune.
lesson-turn-mirror = Retourner
lesson-turn-mirror-text = Certaines pièces ont une gauche et une droite. Retournez le L pour remplir le puzzle 2.
lesson-turn-mirror-done = Le L le remplit en entier. Les pièces n’ont pas d’envers : les deux faces sont permises.
lesson-turn-mirror-mirrored = Presque. Il tourne de l’autre côté : retournez-le, puis tournez-le.

## 3 Complete a puzzle

lesson-complete = Terminer un puzzle
lesson-complete-about = Fermez le dernier trou et voyez ce qui revient.
lesson-complete-keep = Une pièce sur un puzzle est prêtée, pas dépensée. Les puzzles terminés la rendent, et davantage.
lesson-complete-gap = Fermez le trou
lesson-complete-gap-text = Un puzzle est terminé quand aucune case n’est libre. Trois le sont encore.
lesson-complete-gap-done = Terminé. Trois pièces y étaient, toutes trois sont revenues. Un carré rouge les a rejointes : il est imprimé en haut à droite.
lesson-complete-gap-bends = Presque, mais le coin tourne. Le trou est droit : deux de vos autres pièces font trois cases.
lesson-complete-gap-covered = Cette case est déjà prise. Les cases libres sont en bas.
lesson-complete-home = Tout revient
lesson-complete-home-text = Deux cases sont libres. Remplissez-les avec une seule pièce, puis comptez vos pièces.
lesson-complete-home-done = Le coin est revenu, la barre verte aussi, et un second coin en récompense. Le puzzle vaut 1 point.
lesson-complete-home-single = Le petit carré convient, mais il ne remplit qu’une case. Revenez en arrière : une pièce peut remplir les deux.
lesson-complete-reward = Points ou pièces ?
lesson-complete-reward-text = Un petit carré termine l’un ou l’autre. Le nombre donne les points, la pièce à côté la récompense.
lesson-complete-reward-done = Le carré rouge est à vous. En début de partie, les grandes pièces valent souvent mieux que des points.
lesson-complete-reward-green = Terminé, pour 1 point et une barre verte. Cette fois nous voulons le carré rouge : revenez en arrière et remplissez l’autre.

## 4 Take a puzzle

lesson-take = Prendre un puzzle
lesson-take-about = Choisissez dans les rangées ce que vos pièces peuvent remplir.
lesson-take-keep = Vous pouvez avoir quatre puzzles inachevés. Prenez ce que vos pièces rempliront bientôt.
lesson-take-row = Dans les rangées
lesson-take-row-text = Les puzzles du milieu sont à tout le monde. Prenez-en un : faites-le glisser vers vous, ou choisissez-le puis « Prendre ».
lesson-take-row-done = Il est à vous seul, et un nouveau est entré dans la rangée.
lesson-take-shape = Prenez ce qui convient
lesson-take-shape-text = Vous avez un coin. Un puzzle blanc a juste cette forme : prenez-le et remplissez-le.
lesson-take-shape-done = Pris et rempli. Les petits puzzles blancs donnent des pièces, les noirs des points.
lesson-take-shape-larger = Un beau puzzle, mais votre coin ne le remplit pas. Revenez en arrière et cherchez-en un de trois cases.
lesson-take-shape-outside = Le coin ne tiendrait pas dedans. Tournez-le, ou cherchez un puzzle de sa forme.
lesson-take-four = Quatre au plus
lesson-take-four-text = Vous avez quatre puzzles inachevés : il n’y a plus de place. Faites de la place, puis prenez-en un.
lesson-take-four-done = Un puzzle terminé fait de la place. Quatre, c’est beaucoup : leurs pièces vous manquent.
lesson-take-four-full = Il n’y a pas de place pour un cinquième. Il manque une seule case à l’un de vos puzzles.

## 5 Upgrade

lesson-upgrade = Améliorer
lesson-upgrade-about = Donnez une petite pièce, recevez celle qui convient.
lesson-upgrade-keep = Une action élève une pièce d’un niveau, ou la change contre une autre de son niveau.
lesson-upgrade-up = Un niveau de plus
lesson-upgrade-up-text = Votre barre verte a deux cases, le trou en a trois. Améliorez-la en la pièce qui convient.
lesson-upgrade-up-done = Le niveau 2 est devenu niveau 3, et le puzzle est terminé.
lesson-upgrade-up-straight = La barre bleue est droite, le trou ne l’est pas. Revenez en arrière et choisissez le coin.
lesson-upgrade-up-small = Elle convient, mais une case reste libre. Revenez en arrière et améliorez-la d’abord.
lesson-upgrade-up-step = Un niveau à la fois : de deux cases à trois.
lesson-upgrade-sideways = Sur le côté
lesson-upgrade-sideways-text = Vous avez un L, le puzzle veut une barre de 4. Changez l’un contre l’autre : tous deux sont de niveau 4.
lesson-upgrade-sideways-done = Même niveau, autre forme. C’est aussi une amélioration, et un pas vers le bas de même.
lesson-upgrade-sideways-other = Une bonne pièce, mais pas la droite. Revenez en arrière et cherchez la barre violette.
lesson-upgrade-sideways-same = Celle-là, vous l’avez déjà. Choisissez la pièce droite.
lesson-upgrade-sideways-bends = Le L tourne, le puzzle est droit. Améliorez-le d’abord en barre.
lesson-upgrade-single = La petite
lesson-upgrade-single-text = Une case est libre et vous n’avez rien de petit. Une action vous apporte un petit carré jaune.
lesson-upgrade-single-done = Un petit carré jaune n’est qu’à une action, tant qu’il en reste.
lesson-upgrade-single-large = La barre bleue est trop grande pour une case. Prenez un petit carré jaune.

## 6 Three actions

lesson-actions = Trois actions
lesson-actions-about = Chaque tour a trois actions. Pensez-les ensemble.
lesson-actions-keep = Trois actions, celles que vous voulez, dans l’ordre que vous voulez. Deux fois la même aussi.
lesson-actions-three = Un tour
lesson-actions-three-text = Votre tour a trois actions : prendre, améliorer, placer, un petit carré jaune. Faites-en trois, puis finissez votre tour.
lesson-actions-three-done = C’était un tour entier. Puis le joueur suivant a trois actions.
lesson-actions-three-used = Les trois sont utilisées. Finissez votre tour.
lesson-actions-three-left = Il vous reste des actions. Un tour en a exactement trois.
lesson-actions-plan = Pris, fait, rempli
lesson-actions-plan-text = Terminez un puzzle que vous n’avez pas encore, avec une pièce que vous n’avez pas encore. Trois actions suffisent.
lesson-actions-plan-done = Prendre, améliorer, placer : de rien à un puzzle terminé en un tour.
lesson-actions-plan-straight = La barre bleue peut convenir aussi, mais le petit puzzle veut un coin. Revenez en arrière, ou continuez pour voir.
lesson-actions-same = Deux fois la même
lesson-actions-same-text = Il manque une case à deux puzzles. Terminez les deux, et prenez un nouveau puzzle.
lesson-actions-same-done = Deux fois la même action, et une autre. Aucun ordre n’est imposé.
lesson-actions-same-used = Les trois sont utilisées. Revenez en arrière et refaites votre plan.

## 7 Master

lesson-master = Coup de Maître
lesson-master-about = Une action, une pièce sur chacun de vos puzzles.
lesson-master-keep = Une fois par tour : une action place une pièce sur chacun de vos puzzles. Avec deux puzzles devant vous, il en vaut la peine.
lesson-master-each = Une sur chacun
lesson-master-each-text = Il reste une action, mais deux puzzles attendent. Appuyez sur « Coup de Maître » et placez une pièce sur chacun.
lesson-master-each-done = Deux pièces pour une action. Avec quatre puzzles, quatre.
lesson-master-each-other = Ce puzzle a déjà sa pièce. La suivante va sur l’autre.
lesson-master-each-empty = Placez d’abord au moins une pièce.
lesson-master-both = Deux à la fois
lesson-master-both-text = Une action, deux trous d’une case. Vous savez où appuyer.
lesson-master-both-done = Les deux terminés ensemble. Leurs pièces reviennent quand toutes sont placées.
lesson-master-both-other = Ce puzzle a déjà sa pièce. La suivante va sur l’autre.
lesson-master-both-empty = Placez d’abord au moins une pièce.
lesson-master-once = Une fois par tour
lesson-master-once-text = Le Coup de Maître de ce tour est utilisé. Terminez quand même le puzzle 1.
lesson-master-once-done = On peut toujours placer une pièce seule, une par action.
lesson-master-once-used = Il revient à votre prochain tour. Pour l’instant, placez une seule pièce.

## 8 Recycle

lesson-recycle = Recycler
lesson-recycle-about = Quatre nouveaux puzzles quand la rangée n’a rien pour vous.
lesson-recycle-keep = Une action apporte quatre nouveaux puzzles dans une rangée. Les anciens vont sous la pile.
lesson-recycle-row = Une nouvelle rangée
lesson-recycle-row-text = Tous les puzzles blancs sont grands. Recyclez la rangée et choisissez dans quel ordre ils vont sous la pile.
lesson-recycle-row-done = Quatre nouveaux puzzles. Les anciens sont tout en bas, dans votre ordre.
lesson-recycle-row-again = Celui-là a déjà sa place. Choisissez-en un autre.
lesson-recycle-row-all = Chaque puzzle doit avoir sa place. Choisissez aussi les autres.
lesson-recycle-find = Trouvez votre puzzle
lesson-recycle-find-text = Vous avez un coin et rien à remplir avec. Recycler, prendre, placer : vos trois actions.
lesson-recycle-find-done = Trouvé et rempli. Recycler coûte une action : faites-le quand cela en épargne deux.
lesson-recycle-find-black = Les puzzles noirs sont trop grands pour un coin. Recommencez avec la rangée blanche.
lesson-recycle-black = La rangée noire
lesson-recycle-black-text = Vous avez de bonnes pièces, mais ces puzzles sont immenses. Recyclez la rangée noire et prenez celui qui vous va.
lesson-recycle-black-done = Maintenant il y a quelque chose pour vous. Les nouveaux puzzles sont à tout le monde.
lesson-recycle-black-white = C’était la blanche. Cette fois il s’agit des puzzles noirs.

## 9 The last rounds

lesson-ending = Les derniers tours
lesson-ending-about = Quand la pile noire est vide, la partie va finir.
lesson-ending-keep = La pile noire est l’horloge. Une fois vide, on finit ce tour de table et on en joue encore un.
lesson-ending-last = Le dernier noir
lesson-ending-last-text = Il reste un puzzle dans la pile noire. Prenez un puzzle noir, et il comble la place.
lesson-ending-last-done = La pile noire est vide. On finit ce tour de table, puis on en joue encore un.
lesson-ending-last-white = Un blanc ne change rien à la pile noire. Prenez aussi un noir.
lesson-ending-one = Finir, ne pas commencer
lesson-ending-one-text = C’est le dernier tour de table. Ce que vous ne terminez pas coûte ses points : terminez ce que vous pouvez.
lesson-ending-one-done = Terminé, et rien de perdu. L’autre peut encore coûter 1 point.
lesson-ending-one-taken = C’est permis, mais il restera inachevé et coûtera ses points. Revenez en arrière et terminez un puzzle.
lesson-ending-one-black = À la fin, un puzzle noir par tour au plus. Mieux vaut en terminer un.
lesson-ending-both = Votre dernière action
lesson-ending-both-text = Une action, deux puzzles avec une case libre chacun. Sauvez les deux.
lesson-ending-both-done = Le Coup de Maître est souvent la meilleure dernière action.

## 10 Finishing touches

lesson-touches = Ajustements finaux
lesson-touches-about = Après le dernier tour : remplir des trous, 1 point par pièce.
lesson-touches-keep = Un ajustement final coûte 1 point. Un puzzle rempli donne ses points, un inachevé les retire.
lesson-touches-close = Cela vaut-il la peine ?
lesson-touches-close-text = Les tours sont finis, mais on peut encore remplir des trous. Chaque pièce coûte 1 point, ce puzzle en vaut 2.
lesson-touches-close-done = Un point payé : 2 gagnés, et 2 non perdus. C’est 3 points de mieux.
lesson-touches-close-half = Une case reste libre, et vous n’avez pas de second petit carré. Revenez en arrière et prenez la barre.
lesson-touches-close-open = Vous avez fini, et le puzzle vous a coûté 2 points. Une pièce l’aurait sauvé.
lesson-touches-worth = Choisissez bien
lesson-touches-worth-text = Il manque une case à deux puzzles. Regardez leurs points, remplissez celui qui rapporte, puis « Terminé ».
lesson-touches-worth-done = 2 points pour 1. L’autre n’a rien à gagner ni à perdre.
lesson-touches-worth-nothing = Ce puzzle vaut 0 point : la pièce coûte 1 point pour rien. Revenez en arrière.
lesson-touches-worth-open = Vous avez fini. Le puzzle à points reste inachevé.
lesson-touches-leave = Laissez
lesson-touches-leave-text = Les deux puzzles valent 0 point. Une pièce en vaut-elle la peine ?
lesson-touches-leave-done = Non. On compte alors les points, et le plus grand total gagne.
lesson-touches-leave-nothing = Cela coûte 1 point et n’en rapporte aucun. Revenez en arrière.

## Solo

lesson-solo = Solo
lesson-solo-about = Seul contre l’adversaire et ses verrous.
lesson-solo-keep = Après chacun de vos tours, l’adversaire prend le meilleur puzzle à sa portée. Les verrous décident lequel.
lesson-solo-grid = La grille
lesson-solo-grid-text = Neuf puzzles sont en trois colonnes. Prenez-en un : la colonne avance.
lesson-solo-grid-done = Votre choix change aussi ce que voit l’adversaire.
lesson-solo-mastermind = Son tour
lesson-solo-mastermind-text = Il reste une action. Utilisez-la et finissez votre tour : l’adversaire prend alors un puzzle.
lesson-solo-mastermind-done = Il a pris le puzzle qui a le plus de points dans les colonnes sans verrou.
lesson-solo-mastermind-left = Il vous reste une action. Utilisez-la d’abord.
lesson-solo-lock = Verrous
lesson-solo-lock-text = L’adversaire ne prend rien dans une colonne à verrous. Si vous y prenez un puzzle, un de ses verrous va à l’adversaire. Essayez.
lesson-solo-lock-done = Il a maintenant le verrou. Quand il prendra un puzzle, ses verrous iront sur cette colonne.
lesson-solo-lock-none = Un puzzle de la pile ne déplace aucun verrou. Recommencez l’étape et prenez dans une colonne.

## Line Clear

lesson-line-clear = Multijoueurs accélérée
lesson-line-clear-about = Deux joueurs agissent en même temps, chacun de son côté.
lesson-line-clear-keep = Deux marqueurs font le tour de la table. Qui en a un joue, du côté de ce marqueur.
lesson-line-clear-side = Votre côté
lesson-line-clear-side-text = Vous avez le marqueur blanc : un côté des puzzles est à vous. Prenez-en un.
lesson-line-clear-side-done = À vous. L’autre marqueur joue en même temps, de l’autre côté.
lesson-line-clear-side-theirs = Ce côté est à l’autre marqueur. Le vôtre a un cadre.
lesson-line-clear-white = Le marqueur blanc
lesson-line-clear-white-text = Seul le marqueur blanc peut recycler. Recyclez votre rangée blanche.
lesson-line-clear-white-done = Une nouvelle rangée, de votre côté seulement.
lesson-line-clear-white-theirs = Cette rangée est à l’autre marqueur. Recyclez la vôtre.
lesson-line-clear-pass = Passez-le
lesson-line-clear-pass-text = Utilisez votre dernière action et finissez votre tour. Les marqueurs avancent quand les deux joueurs ont fini.
lesson-line-clear-pass-done = Vous attendez maintenant l’autre marqueur. Personne n’attend plus d’un joueur.
lesson-line-clear-pass-left = Il vous reste une action. Utilisez-la d’abord.

## Ghost

lesson-ghost = Fantôme
lesson-ghost-about = Des pièces de cinq cases, et des flèches en récompense.
lesson-ghost-keep = Une pièce Fantôme couvre cinq cases, ou se divise en deux pièces quand cela aide mieux.
lesson-ghost-five = Cinq cases
lesson-ghost-five-text = Une pièce Fantôme est de niveau 5. Tournez-la et retournez-la jusqu’à ce qu’elle convienne.
lesson-ghost-five-done = Cinq cases en une action. Seules récompenses et flèches apportent des Fantômes.
lesson-ghost-five-turn = Elle est grande et doit être dedans. Retournez-la une fois, puis tournez-la.
lesson-ghost-split = Divisez-la
lesson-ghost-split-text = Votre Fantôme ne va bien nulle part. Divisez-la en deux pièces qui conviennent, et placez-les.
lesson-ghost-split-done = Une action : diviser, et placer les deux pièces.
lesson-ghost-split-whole = Divisez d’abord le Fantôme : un carré rouge et un petit carré conviennent ici.
lesson-ghost-arrow = Flèches
lesson-ghost-arrow-text = Ce puzzle a une flèche en récompense. Terminez-le, puis améliorez une pièce d’un niveau.
lesson-ghost-arrow-done = Une flèche améliore une pièce aussitôt, sans action.
lesson-ghost-arrow-declined = Vous avez renoncé à la flèche. Revenez en arrière et améliorez une pièce.

## Ambassador

lesson-ambassador = Ambassadeur
lesson-ambassador-about = Un second Coup de Maître, gagné par un puzzle.
lesson-ambassador-keep = Un puzzle d’Ambassadeur vous donne un Coup de Maître de plus, une fois.
lesson-ambassador-earn = Gagnez-en un
lesson-ambassador-earn-text = Ce puzzle n’a pas de pièce en récompense, mais une action. Terminez-le.
lesson-ambassador-earn-done = À partir de votre prochain tour vous pourrez l’utiliser, une fois dans la partie.
lesson-ambassador-use = Utilisez-le
lesson-ambassador-use-text = Votre Coup de Maître est utilisé, pas l’Ambassadeur. Placez deux pièces avec lui, puis confirmez.
lesson-ambassador-use-done = Un second Coup de Maître en un tour.
lesson-ambassador-use-master = Le Coup de Maître est utilisé. L’Ambassadeur est le bouton d’à côté.
lesson-ambassador-use-other = Ce puzzle a déjà sa pièce. Choisissez-en un autre, ou confirmez.
lesson-ambassador-both = Les deux en un tour
lesson-ambassador-both-text = Il reste deux actions. Utilisez le Coup de Maître et l’Ambassadeur, et remplissez ce que vous pouvez.
lesson-ambassador-both-done = Trois pièces avec deux actions. Gardez l’Ambassadeur pour un tour pareil.
lesson-ambassador-both-other = Ce puzzle a déjà sa pièce. Choisissez-en un autre, ou confirmez.

## What the revised rules changed

lesson-revised = Règles révisées
lesson-revised-about = Ce qui a changé pour qui connaît la boîte de 2019 ou de 2020.
lesson-revised-keep = Sont nouveaux : prendre dans la pile, recycler, exactement trois actions, et les puzzles inachevés qui coûtent des points.
lesson-revised-deck = Dans la pile
lesson-revised-deck-text = Vous pouvez prendre le puzzle du dessus d’une pile sans le voir, au lieu d’un de la rangée.
lesson-revised-deck-done = Une surprise : vous le voyez quand il est à vous, et ne pouvez plus le rendre.
lesson-revised-deck-row = C’est l’ancienne façon, toujours permise. Cette fois, prenez dans la pile blanche.
lesson-revised-recycle = Recycler
lesson-revised-recycle-text = Une action met une rangée sous sa pile et apporte quatre nouveaux puzzles.
lesson-revised-recycle-done = Cette action n’existait pas dans les premières boîtes.
lesson-revised-exact = Exactement trois
lesson-revised-exact-text = Un tour a maintenant exactement trois actions, sans en omettre. Utilisez les deux qui restent, puis finissez votre tour.
lesson-revised-exact-done = Même une petite action vaut mieux qu’aucune.
lesson-revised-exact-left = Il reste une action. Prenez un petit carré jaune si rien d’autre n’aide.
lesson-revised-black = Un noir par tour
lesson-revised-black-text = Une fois la fin commencée, vous pouvez prendre un puzzle noir par tour. Prenez-en un.
lesson-revised-black-done = Un second serait refusé, et à la fin les puzzles inachevés coûtent leurs points.
lesson-revised-black-second = Un puzzle noir par tour, et vous l’avez.

## The guided first game

guide-leave = Quitter le guide
guide-take = Prenez un puzzle. Un petit blanc est un bon début.
guide-place = Faites glisser une pièce sur votre puzzle. Tournez-la si elle ne convient pas encore.
guide-complete = Remplissez chaque case libre pour le terminer. Un petit carré jaune n’est qu’à une action.
guide-upgrade = Améliorez une pièce : donnez-en une petite, recevez-en une d’un niveau de plus.
guide-master = Utilisez le Coup de Maître : une action place une pièce sur chacun de vos puzzles. Ayez-en deux.
guide-done = Vous savez tout. Le reste de la partie est à vous.

## Problems, on the page of the lessons

learn-problem = Problème du jour
learn-problem-about = Une position, un tour, environ une minute. Le même pour tous.
learn-problem-solve = Le résoudre
learn-problem-solved = Résolu aujourd’hui
learn-trainer = Entraînement
learn-trainer-solved = résolus : { $solved }
learn-train-complete = Terminer en un tour
learn-train-touches = Ajustements finaux
learn-in-a-row = Jours d’affilée : { $days }
