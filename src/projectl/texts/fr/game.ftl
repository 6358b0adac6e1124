# Les choses du jeu et ce qui leur arrive : ce que disent le terminal et le navigateur.

list-comma = {", "}
list-and = {" et "}
list-counted = { $count } × { $thing }

piece-O1 = petit carré jaune
    .art = un petit carré jaune
    .def = le petit carré jaune
    .gender = m
piece-I2 = barre verte de 2
    .art = une barre verte de 2
    .def = la barre verte de 2
    .gender = f
piece-I3 = barre bleue de 3
    .art = une barre bleue de 3
    .def = la barre bleue de 3
    .gender = f
piece-V3 = coin orange
    .art = un coin orange
    .def = le coin orange
    .gender = m
piece-I4 = barre violette de 4
    .art = une barre violette de 4
    .def = la barre violette de 4
    .gender = f
piece-L4 = L turquoise
    .art = un L turquoise
    .def = le L turquoise
    .gender = m
piece-Z4 = Z rouge orangé
    .art = un Z rouge orangé
    .def = le Z rouge orangé
    .gender = m
piece-O4 = carré rouge
    .art = un carré rouge
    .def = le carré rouge
    .gender = m
piece-T4 = T rose
    .art = un T rose
    .def = le T rose
    .gender = m
piece-P5 = P blanc
    .art = un P blanc
    .def = le P blanc
    .gender = m
piece-U5 = U blanc
    .art = un U blanc
    .def = le U blanc
    .gender = m
piece-L5 = grand L blanc
    .art = un grand L blanc
    .def = le grand L blanc
    .gender = m
piece-up1 = une flèche
piece-up2 = deux flèches
piece-master = action d’Ambassadeur
    .art = une action d’Ambassadeur
    .def = l’action d’Ambassadeur

edition-deluxe-2019 = Boîte deluxe, 2019
edition-retail-2020 = Boîte de base, 2020
edition-revised-2021 = Règles révisées, 2021
edition-rulebook-2023 = Livret 2.5, 2023

variant-standard = partie classique
variant-solo = variante solo
variant-line-clear = Multijoueurs accélérée

expansion-ghost = Pièces Fantômes
expansion-ambassador = Ambassadeur
expansion-phoenix = Phénix

difficulty-standard = standard
difficulty-challenging = difficile
difficulty-unbeatable = impossible
difficulty-no-mercy = sans pitié (maison)

edition-deluxe-2019-about = 15 pièces de chaque forme, Pièces Fantômes et Ambassadeur, jusqu’à 6 joueurs, le tour peut s’arrêter plus tôt
edition-retail-2020-about = 10 pièces de chaque forme, jusqu’à 4 joueurs, le tour peut s’arrêter plus tôt
edition-revised-2021-about = exactement trois actions, Recyclage, piles de victoire face cachée, les puzzles inachevés coûtent des points
edition-rulebook-2023-about = comme 2021, avec 15 pièces de chaque forme, Phénix et Blancs sans Fin

variant-standard-about = 2 à 6 joueurs, chacun à son tour
variant-solo-about = vous contre un adversaire qui prend le meilleur puzzle de ses colonnes ouvertes
variant-line-clear-about = 4 à 6 joueurs, deux à la fois

expansion-ghost-about = des pièces de cinq cases que l’on peut diviser, et des flèches qui améliorent les pièces
expansion-ambassador-about = des puzzles qui donnent chacun un Coup de Maître de plus
expansion-phoenix-about = sept puzzles noirs de 6 points

what-deluxe-box = la boîte deluxe en option
what-ghost = l’extension Pièces Fantômes
what-ambassador = l’extension Ambassadeur
what-phoenix = l’extension Phénix
what-line-clear = la variante Multijoueurs accélérée
what-solo = la variante solo
what-endless-white = Blancs sans Fin

you = Vous
opponent = Adversaire
player-named = Joueur { $number }

bot-random = n’importe quelle action permise, toutes aussi probables
bot-greedy = prend ce qu’il peut terminer le plus vite
bot-planner = prévoit tout le tour, avec le moins d’actions par puzzle
bot-learned = examine tout son tour avec un petit réseau entraîné ; learned:1 un seul coup
bot-expert = le même réseau, sur de nombreuses dispositions des puzzles cachés ; expert:2s ou expert:35000 fixe la durée
bot-level-1 = Nouveau venu : prend le plus facile et oublie souvent son plan
bot-level-2 = Débutant : termine de petits puzzles et se perd parfois
bot-level-3 = Occasionnel : a un plan pour la plupart de ses tours
bot-level-4 = Habitué : compte ses actions et utilise bien le Coup de Maître
bot-level-5 = Adroit : commence à regarder toute la table
bot-level-6 = Aguerri : réunit des pièces avant de viser les points
bot-level-7 = Fort : gaspille rarement une action
bot-level-8 = Redoutable : joue la plupart des tours au mieux
bot-level-9 = Champion : examine chaque tour en entier
bot-level-10 = Grand maître : pense à ce que les piles peuvent cacher

level-name-1 = Nouveau venu
level-name-2 = Débutant
level-name-3 = Occasionnel
level-name-4 = Habitué
level-name-5 = Adroit
level-name-6 = Aguerri
level-name-7 = Fort
level-name-8 = Redoutable
level-name-9 = Champion
level-name-10 = Grand maître

menu-take = prendre un puzzle
menu-piece = pièce de niveau 1
menu-exch = améliorer ou échanger une pièce
menu-place = placer une pièce
menu-master = Coup de Maître
menu-recycle = recycler
menu-ambassador = action d’Ambassadeur
menu-split = diviser une pièce Fantôme
menu-end = finir le tour
menu-done = terminé
menu-stop = confirmer
menu-cancel = renoncer
menu-decline = refuser
menu-order = donner l’ordre

title-market = Puzzles disponibles
title-reserve = Stock
title-others = Autres joueurs
title-opponent = Grille de l’adversaire

heading-round = tour de table { $round }

deck = { $deck ->
    [black] noire
   *[white] blanche
}
deck-left = reste { $count }
deck-over-row = { $deck ->
    [black] pile noire : reste { $count }
   *[white] pile blanche : reste { $count }
}
deck-in-words = { $top ->
    [none] La pile est vide.
    [black] Pile : reste { $count }, des noirs
   *[white] Pile : reste { $count }, un blanc dessus
}
market-marker = { $marker ->
    [black] marqueur noir : { $name }
   *[white] marqueur blanc : { $name }
}
column-locks = { $count ->
    [0] ouverte
    [one] { $count } verrou
    [many] { $count } de verrous
   *[other] { $count } verrous
}

place-free = vide
card-completed = { $slot } plein
supply-empty = aucune pièce
pile-empty = La pile de victoire est vide.
mat-title = { $name } · terminés : { $completed } · { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}
mat-title-hidden = { $name } · terminés : { $completed }
mat-ambassadors =
    { $count ->
        [0] aucune action d’Ambassadeur à utiliser
        [one] { $count } action d’Ambassadeur à utiliser
        [many] { $count } d’actions d’Ambassadeur à utiliser
       *[other] { $count } actions d’Ambassadeur à utiliser
    }
other-title =
    { $name } · ✓ { $completed } · { $points ->
        [one] { $points } pt
        [many] { $points } de pts
       *[other] { $points } pts
    }
other-title-hidden = { $name } · ✓ { $completed }
small-puzzle = { $colour ->
    [black] noir { $points }
   *[white] blanc { $points }
} : { $filled }/{ $cells }
opponent-title =
    pris : { $completed } · { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } · { $supply ->
        [0] aucune pièce pour verrouiller
        [one] { $supply } pièce pour verrouiller
        [many] { $supply } de pièces pour verrouiller
       *[other] { $supply } pièces pour verrouiller
    }
plan-most-points = Si votre tour finissait maintenant, il prendrait le puzzle { $slot }.
plan-reading-order = Si votre tour finissait maintenant, il prendrait le puzzle { $slot }.
plan-all-locked = Si votre tour finissait maintenant, il ne prendrait rien.
plan-nothing-open = Si votre tour finissait maintenant, il ne prendrait rien.

banner-actions =
    { $count ->
        [0] plus d’action
        [one] encore { $count } action
        [many] encore { $count } d’actions
       *[other] encore { $count } actions
    }{ $master ->
        [used] , Coup de Maître utilisé
       *[free] {""}
    }
banner-choice-order = Vous avez terminé plusieurs puzzles. Quelle récompense prenez-vous d’abord ?
banner-choice-reward = Votre récompense n’est plus dans le stock. Choisissez une autre pièce :
banner-choice-level-up = Améliorez une pièce ou refusez.
banner-sequence-master = Coup de Maître : une pièce sur chaque puzzle.
banner-sequence-ambassador = Action d’Ambassadeur : une pièce sur chaque puzzle.
banner-sequence-ghost = La pièce Fantôme est divisée. Vous pouvez placer les nouvelles pièces, une sur chaque puzzle.
banner-sequence-recycle = Recyclage : dans quel ordre les puzzles vont-ils sous la pile ?
banner-waiting = en attente des autres
banner-finish-round =
    { $variant ->
        [line-clear] La pile noire est vide. La partie finit quand le premier joueur a de nouveau reçu les deux marqueurs.
        [solo] La pile est vide : ce tour de table, puis encore un.
       *[standard] La pile noire est vide : ce tour de table, puis encore un.
    }
banner-last-round = Dernier tour de table.
banner-touches = Ajustements finaux : pile { $pile } + terminés { $touched } − placées { $touches } − inachevés { $unfinished } = { $total }
banner-touches-done = ajustements finaux terminés
banner-over = La partie est finie.

event-turn-began =
    { $marker ->
        [white] { $name } { $who ->
            [you] avez
           *[other] a
        } le marqueur blanc.
        [black] { $name } { $who ->
            [you] avez
           *[other] a
        } le marqueur noir.
       *[none] { $who ->
            [you] À vous de jouer.
           *[other] À { $name } de jouer.
        }
    }
event-taken = { $name } { $who ->
    [you] prenez
   *[other] prend
} { $deck ->
    [white] le premier puzzle de la pile blanche
    [black] le premier puzzle de la pile noire
   *[none] { $colour ->
        [black] le puzzle noir { $row_slot }
       *[white] le puzzle blanc { $row_slot }
    }
} : { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}, récompense : { PIECE($reward) }.
event-refilled =
    Un nouveau puzzle { $colour ->
        [black] noir
       *[white] blanc
    } arrive à la place { $row_slot }.
event-piece-taken =
    { $name } { $who ->
        [you] prenez
       *[other] prend
    } { PIECE($piece, case: "art") } dans le stock.
event-exchanged = { $name } { $who ->
    [you] échangez
   *[other] échange
} { PIECE($given, case: "art") } contre { PIECE($taken, case: "art") }.
event-placed = { $name } { $who ->
    [you] placez
   *[other] place
} { PIECE($piece, case: "art") } sur le puzzle { $slot }.
event-master-began = { $name } { $who ->
    [you] commencez
   *[other] commence
} un Coup de Maître.
event-ambassador-began = { $name } { $who ->
    [you] utilisez
   *[other] utilise
} un puzzle d’Ambassadeur.
event-ghost-split = { $name } { $who ->
    [you] divisez
   *[other] divise
} { PIECE($ghost, case: "art") } en { PIECE($pieces, case: "art") }.
event-sequence-closed = { $name } { $who ->
    [you] finissez
   *[other] finit
} de placer.
event-sequence-cancelled = { $name } { $who ->
    [you] annulez
   *[other] annule
} { $sequence ->
    [master] le Coup de Maître.
    [ambassador] l’action d’Ambassadeur.
    [ghost] la division.
   *[recycle] le Recyclage.
}
event-recycle-began = { $name } { $who ->
    [you] recyclez
   *[other] recycle
} { $deck ->
    [black] la rangée noire.
   *[white] la rangée blanche.
}
event-recycled =
    { $count ->
        [0] Aucun puzzle ne va sous la { NAME($deck, of: "deck-named") }.
        [one] { $count } puzzle va sous la { NAME($deck, of: "deck-named") }.
        [many] { $count } de puzzles vont sous la { NAME($deck, of: "deck-named") }.
       *[other] { $count } puzzles vont sous la { NAME($deck, of: "deck-named") }.
    }
event-pieces-returned = Retour : { PIECE($pieces) }.
event-rewarded =
    { $piece ->
        [none] Le stock n’a plus de pièce pour la récompense.
       *[other] Récompense : { PIECE($piece) }.
    }
event-levelled-up = { $name } { $who ->
    [you] améliorez
   *[other] améliore
} { PIECE($given, case: "art") } en { PIECE($taken, case: "art") }.
event-level-up-declined = { $name } { $who ->
    [you] refusez
   *[other] refuse
} la flèche.
event-completed = { $name } { $who ->
    [you] terminez
   *[other] termine
} le puzzle { $slot } : { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}.
event-completed-face-down = { $name } { $who ->
    [you] terminez
   *[other] termine
} le puzzle { $slot }.
event-reshuffled =
    { $count ->
        [one] { $count } puzzle blanc terminé devient la nouvelle pile blanche.
        [many] { $count } de puzzles blancs terminés sont mélangés en une nouvelle pile blanche.
       *[other] { $count } puzzles blancs terminés sont mélangés en une nouvelle pile blanche.
    }
event-end-triggered =
    { $variant ->
        [line-clear] La pile noire est vide. La partie finit quand le premier joueur a de nouveau reçu les deux marqueurs.
        [solo] La pile est vide : ce tour de table, puis encore un.
       *[standard] La pile noire est vide : ce tour de table, puis encore un.
    }
event-last-round-began = Le dernier tour de table commence.
event-turn-ended = { $name } { $who ->
    [you] finissez votre tour
   *[other] finit son tour
}{ $unused ->
    [0] .
    [one] {" "}avec { $unused } action non utilisée.
    [many] {" "}avec { $unused } d’actions non utilisées.
   *[other] {" "}avec { $unused } actions non utilisées.
}
event-markers-passed = Les marqueurs passent au suivant.
event-lock-taken = Un verrou de la colonne { $column } va dans la réserve de l’adversaire.
event-opponent-took =
    L’adversaire prend le puzzle { $row_slot } ({ $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }), celui qui rapporte le plus dans ses colonnes ouvertes ({ $open_columns }){ $why ->
        [reading-order] , et avant { $tied } dans l’ordre de lecture.
       *[most-points] .
    }
event-locks-moved = { $count ->
    [0] Aucun verrou ne bouge.
    [one] { $count } verrou passe sur la colonne { $column }.
    [many] { $count } de verrous passent sur la colonne { $column }.
   *[other] { $count } verrous passent sur la colonne { $column }.
}
event-locks-removed = Toutes les colonnes sont verrouillées : chacune perd un verrou et l’adversaire ne prend rien.
event-opponent-passed = Les colonnes ouvertes de l’adversaire ({ $open_columns }) n’ont pas de puzzle : il ne prend rien.
event-touches-began = { $reason ->
    [dead-position] Plus personne ne pourra placer ni prendre. Les ajustements finaux commencent.
    [turn-cap] La limite de tours est atteinte. Les ajustements finaux commencent.
   *[other] Le dernier tour de table est fini. Les ajustements finaux commencent.
}
event-touched = { $name } { $who ->
    [you] placez
   *[other] place
} { PIECE($piece, case: "art") } sur le puzzle { $slot } (−1 point).
event-touches-done = { $name } { $who ->
    [you] avez
   *[other] a
} terminé les ajustements finaux.
event-game-ended = La partie est finie.
event-undone =
    { $name } { $who ->
        [you] annulez
       *[other] annule
    } : { $action }.

log-stood-in = { $bot } joue à sa place : le bot de cette place n’a pas répondu.

deck-named-white = pile blanche
deck-named-black = pile noire

sheet-points = pile
sheet-touches = ajustements
sheet-unfinished = inachevés
sheet-score = score
sheet-completed = terminés
sheet-pieces = pièces restantes
winner = { $who ->
    [you] Vous avez gagné.
   *[other] { $names } a gagné.
}
winners = { $names } se partagent la victoire.
decided-score = Victoire aux points.
decided-completed = Égalité de points : départage par les puzzles terminés.
decided-pieces = Égalité de points et de puzzles terminés : départage par les pièces restantes.
decided-shared = Égalité parfaite : la victoire est partagée.
decided-solo-tie = Il y a égalité : l’adversaire gagne.
ended-black-deck-empty = La pile noire est épuisée.
ended-deck-empty = La pile est épuisée.
ended-dead-position = Plus personne ne pouvait placer ni prendre.
ended-turn-cap = La limite de tours est atteinte.
